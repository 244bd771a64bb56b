#include "engine/maelstrom/powers.h"

#include <algorithm>

#include "engine/core/add_once.h"
#include "engine/maelstrom/abilities.h"

namespace mael::maelstrom {

namespace {

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

void add_parts(const std::vector<Pick>& parts, NextPicks& next) {
  for (const Pick& part : parts) {
    if (part.tile) {
      add_once(next.tiles, *part.tile);
    } else if (part.space) {
      add_once(next.spaces, *part.space);
    }
  }
}

}  // namespace

void Picks::add(Hex space) {
  if (ends_with_tile()) {
    list.back().space = space;
  } else {
    list.push_back({{}, space});
  }
}

const Effect& first_row(const Offers& all, const Power& power) {
  if (power.kind == Power::Kind::Trigger) return pending_ability(all.seen)[0];
  if (power.kind == Power::Kind::Ability) {
    return active_ability(all.seen, {all.by, power.user})[0];
  }
  return effect_table().of(all.seen.side(all.by).rows[power.row].kind)[0];
}

bool picks_tiles(const Effect& first) { return asks_for_tiles(first); }
bool picks_spaces(const Effect& first) { return first.verb == Verb::Move; }

Deed deed_for(const Power& power, const Choice& choice) {
  switch (power.kind) {
    case Power::Kind::Ability: return UseAbility{power.user, choice};
    case Power::Kind::Hand: return PlayEvent{power.row, choice};
    case Power::Kind::Trigger: break;
  }
  return Resolve{choice};
}

std::vector<Choice> choices_for(const Offers& all, const Power& power) {
  std::vector<Choice> choices;
  for (const Action& action : all.legal) {
    if (const auto* use = std::get_if<UseAbility>(&action.deed)) {
      if (power == Power{Power::Kind::Ability, use->tile, kNoRow}) choices.push_back(use->choice);
    } else if (const auto* event = std::get_if<PlayEvent>(&action.deed)) {
      if (power == Power{Power::Kind::Hand, 0, event->row}) choices.push_back(event->choice);
    } else if (const auto* trigger = std::get_if<Resolve>(&action.deed)) {
      if (power.kind == Power::Kind::Trigger) choices.push_back(trigger->choice);
    }
  }
  return choices;
}

NextPicks options_for(const Offers& all, const Power& power, const Picks& picks) {
  NextPicks next;
  const std::vector<Choice> choices = choices_for(all, power);
  if (choices.empty()) return next;
  const Effect& first = first_row(all, power);
  for (const Choice& choice : choices) {
    if (choice.row != kNoRow) {
      add_once(next.rows, choice.row);
      if (choice.row == picks.row) next.complete = choice;
      continue;
    }
    std::vector<Pick> parts = parts_of(first, choice);
    std::optional<Hex> open;
    if (!take_out(picks.list, parts, open)) continue;
    if (open) {
      add_once(next.spaces, *open);
    } else if (parts.empty()) {
      next.complete = choice;
    } else {
      add_parts(parts, next);
    }
  }
  return next;
}

Choice choice_of(const Picks& picks) {
  Choice choice;
  choice.row = picks.row;
  for (const Pick& pick : picks.list) {
    if (choice.count == choice.tiles.size()) break;
    choice.tiles[choice.count] = pick.tile.value_or(TileRef{});
    choice.spaces[choice.count] = pick.space.value_or(kVortex);
    ++choice.count;
  }
  return choice;
}

bool can_use(const Offers& all, std::uint8_t user) {
  return std::any_of(all.legal.begin(), all.legal.end(), [&](const Action& action) {
    const auto* use = std::get_if<UseAbility>(&action.deed);
    return use && use->tile == user;
  });
}

std::vector<Row> playable_events(const Offers& all) {
  std::vector<Row> rows;
  for (const Action& action : all.legal) {
    if (const auto* event = std::get_if<PlayEvent>(&action.deed)) add_once(rows, event->row);
  }
  return rows;
}

bool is_event(const State& state, Seat seat, Row row) {
  return data_of(state, seat, row).type == TileType::Event;
}

}  // namespace mael::maelstrom
