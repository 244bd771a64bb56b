#include "web/screens/maelstrom/powers.h"

#include <algorithm>

#include "engine/maelstrom/abilities.h"

namespace mael::web::maelstrom {

namespace {

template <class T>
void add_once(std::vector<T>& list, const T& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

// The parts of a choice, as its user names them.
std::vector<Pick> parts_of(const Effect& first, const Choice& choice) {
  std::vector<Pick> parts;
  for (std::size_t i = 0; i < choice.count; ++i) {
    Pick part;
    if (picks_tiles(first)) part.tile = choice.tiles[i];
    if (picks_spaces(first)) part.space = choice.spaces[i];
    parts.push_back(part);
  }
  return parts;
}

// Takes what was picked out of the parts; false if something else was picked. `open` becomes the
// space of a tile that was picked without one.
bool take_out(const std::vector<Pick>& picks, std::vector<Pick>& parts, std::optional<Hex>& open) {
  for (const Pick& pick : picks) {
    const auto part = std::find_if(parts.begin(), parts.end(), [&](const Pick& each) {
      return each.tile == pick.tile && (!pick.space || each.space == pick.space);
    });
    if (part == parts.end()) return false;
    if (!pick.space) open = part->space;
    parts.erase(part);
  }
  return true;
}

void add_parts(const std::vector<Pick>& parts, Options& options) {
  for (const Pick& part : parts) {
    if (part.tile) {
      add_once(options.tiles, *part.tile);
    } else if (part.space) {
      add_once(options.spaces, *part.space);
    }
  }
}

}  // namespace

std::optional<Power> open_power(const Situation& situation, const Selection& selection) {
  if (!situation.decides()) return {};
  if (situation.seen.awaiting == Awaiting::Trigger) return Power{Power::Kind::Trigger, 0, kNoRow};
  return selection.power;
}

TileKind kind_of(const Situation& situation, const Power& power) {
  if (power.kind == Power::Kind::Event) return situation.own().rows[power.row].kind;
  return first_row(situation, power).tile;
}

const Effect& first_row(const Situation& situation, const Power& power) {
  const State& state = situation.seen;
  if (power.kind == Power::Kind::Trigger) return pending_ability(state)[0];
  if (power.kind == Power::Kind::Ability) {
    return active_ability(state, {situation.actor(), power.user})[0];
  }
  return effect_table().of(situation.own().rows[power.row].kind)[0];
}

bool picks_tiles(const Effect& first) { return asks_for_tiles(first); }
bool picks_spaces(const Effect& first) { return first.verb == Verb::Move; }

Deed deed_for(const Power& power, const Choice& choice) {
  switch (power.kind) {
    case Power::Kind::Ability: return UseAbility{power.user, choice};
    case Power::Kind::Event: return PlayEvent{power.row, choice};
    case Power::Kind::Trigger: break;
  }
  return Resolve{choice};
}

std::vector<Choice> choices_for(const Situation& situation, const Power& power) {
  std::vector<Choice> choices;
  for (const Action& action : situation.legal) {
    if (const auto* use = deed_of<UseAbility>(action)) {
      if (power == Power{Power::Kind::Ability, use->tile, kNoRow}) choices.push_back(use->choice);
    } else if (const auto* event = deed_of<PlayEvent>(action)) {
      if (power == Power{Power::Kind::Event, 0, event->row}) choices.push_back(event->choice);
    } else if (const auto* trigger = deed_of<Resolve>(action)) {
      if (power.kind == Power::Kind::Trigger) choices.push_back(trigger->choice);
    }
  }
  return choices;
}

Options options_for(const Situation& situation, const Power& power, const Picks& picks) {
  Options options;
  const std::vector<Choice> choices = choices_for(situation, power);
  if (choices.empty()) return options;
  const Effect& first = first_row(situation, power);
  for (const Choice& choice : choices) {
    if (choice.row != kNoRow) {
      add_once(options.rows, choice.row);
      if (choice.row == picks.row) options.complete = choice;
      continue;
    }
    std::vector<Pick> parts = parts_of(first, choice);
    std::optional<Hex> open;
    if (!take_out(picks.list, parts, open)) continue;
    if (open) {
      add_once(options.spaces, *open);
    } else if (parts.empty()) {
      options.complete = choice;
    } else {
      add_parts(parts, options);
    }
  }
  return options;
}

bool can_use(const Situation& situation, std::uint8_t user) {
  return std::any_of(situation.legal.begin(), situation.legal.end(), [&](const Action& action) {
    const auto* use = deed_of<UseAbility>(action);
    return use && use->tile == user;
  });
}

std::vector<Row> playable_events(const Situation& situation) {
  std::vector<Row> rows;
  for (const Action& action : situation.legal) {
    if (const auto* event = deed_of<PlayEvent>(action)) add_once(rows, event->row);
  }
  return rows;
}

bool is_event(const Situation& situation, Seat seat, Row row) {
  return data_of(situation.seen, seat, row).type == TileType::Event;
}

}  // namespace mael::web::maelstrom
