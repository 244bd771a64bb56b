#include "web/screens/maelstrom/input/input_power.h"

#include <algorithm>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/help/attempts.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/preview.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

template <class T>
bool holds(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

class PowerInput {
 public:
  PowerInput(const Situation& situation, const Power& power, Reaction& reaction)
      : situation_(situation),
        power_(power),
        reaction_(reaction),
        selection_(reaction.selection),
        picks_(reaction.selection.picks) {}

  void begin() {
    if (choices_for(situation_, power_).empty()) {
      selection_.refusal = refused(situation_, deed_for(power_, {}));
      return;
    }
    selection_ = cleared(selection_);
    selection_.power = power_;
    picks_ = chosen_of_itself();
  }

  void tap(Hex at) {
    if (pick(at)) return;
    if (is_last(at)) return confirm();
    if (unpick(at) || pick_instead(at)) return;
    turn_down(at);
  }

  void lift(Hex at) {
    const std::optional<TileRef> tile = tile_at(situation_.seen, at);
    if (tile && holds(options().tiles, *tile)) picks_.add(*tile);
  }

  bool pick_row(Row row) {
    if (!holds(options().rows, row)) return false;
    if (picks_.row == row) {
      confirm();
    } else {
      picks_.row = row;
    }
    return true;
  }

  // What was picked last is put back. What was chosen of itself goes with the power it was for.
  void step_back() {
    if (power_.kind != Power::Kind::Trigger && picks_ == chosen_of_itself()) {
      selection_ = cleared(selection_);
    } else if (picks_.row != kNoRow) {
      picks_.row = kNoRow;
    } else {
      unpick_last();
    }
  }

  void confirm() {
    const std::optional<Refusal> asked = selection_.refusal;
    selection_.refusal = refusal_to_use(situation_, power_, picks_);
    if (selection_.refusal) return;
    const Deed deed = deed_for(power_, *options().complete);
    if (asks_about_loss(deed, asked)) return;
    reaction_.actions.push_back({situation_.actor(), deed});
    selection_ = cleared(selection_);
  }

 private:
  Options options() const { return options_for(situation_, power_, picks_); }

  // Whether it is asked about first that nothing would come of it; what is picked stays picked.
  bool asks_about_loss(const Deed& deed, const std::optional<Refusal>& asked) {
    if (!situation_.asks_first) return false;
    const std::optional<std::string> warning = warning_before_use(situation_, deed);
    if (!warning) return false;
    const Refusal question{{}, *warning, true};
    if (asked && *asked == question) return false;
    selection_.refusal = question;
    return true;
  }

  // Where a single tile may be chosen, one has to be and nothing besides, it is chosen already.
  Picks chosen_of_itself() const {
    const Options now = options_for(situation_, power_, {});
    if (now.complete || now.tiles.size() != 1 || !now.spaces.empty() || !now.rows.empty()) {
      return {};
    }
    Picks picks;
    picks.add(now.tiles.front());
    const Options then = options_for(situation_, power_, picks);
    return then.complete && !then.wants_more() ? picks : Picks{};
  }

  void unpick_last() {
    if (picks_.list.empty()) return;
    if (picks_.list.back().tile && picks_.list.back().space) {
      picks_.list.back().space.reset();
    } else {
      picks_.list.pop_back();
    }
  }

  // A lit space, else a lit tile.
  bool pick(Hex at) {
    const Options now = options();
    if (holds(now.spaces, at)) {
      put(at);
      return true;
    }
    const std::optional<TileRef> tile = tile_at(situation_.seen, at);
    if (!tile || !holds(now.tiles, *tile)) return false;
    picks_.add(*tile);
    return true;
  }

  // A move is seen as it is chosen and done at once, if nothing else can be chosen with it.
  void put(Hex at) {
    picks_.add(at);
    const Options then = options();
    if (then.complete && !then.wants_more()) confirm();
  }

  Hex place_of(TileRef tile) const { return situation_.seen.tile(tile).at; }

  bool is_last(Hex at) const {
    if (picks_.list.empty()) return false;
    const Pick& last = picks_.list.back();
    return last.space ? *last.space == at : place_of(*last.tile) == at && options().complete;
  }

  // A tile tapped again is put back, with what was chosen after it.
  bool unpick(Hex at) {
    std::vector<Pick>& list = picks_.list;
    const auto picked = std::find_if(list.begin(), list.end(), [&](const Pick& pick) {
      return pick.tile && place_of(*pick.tile) == at;
    });
    if (picked == list.end()) return false;
    list.erase(picked, list.end());
    return true;
  }

  // Something else in place of what was chosen last.
  bool pick_instead(Hex at) {
    if (picks_.list.empty()) return false;
    const Picks before = picks_;
    if (picks_.list.back().tile && picks_.list.back().space) {
      picks_.list.back().space.reset();
      if (pick(at)) return true;
    }
    picks_.list.pop_back();
    if (pick(at)) return true;
    picks_ = before;
    return false;
  }

  // Tapping its own tile or an empty space puts a power away; anything else is refused.
  void turn_down(Hex at) {
    const std::optional<TileRef> tile = tile_at(situation_.seen, at);
    const bool spaces = picks_spaces(first_row(situation_, power_));
    const bool own = tile && power_.kind == Power::Kind::Ability && power_.user == tile->index &&
                     tile->seat == situation_.actor();
    if (power_.kind != Power::Kind::Trigger && (own || (!tile && !spaces))) {
      selection_ = cleared(selection_);
    } else {
      selection_.refusal = refused(situation_, deed_for(power_, choice_with(picks_, tile, at)));
    }
  }

  const Situation& situation_;
  const Power power_;
  Reaction& reaction_;
  Selection& selection_;
  Picks& picks_;
};

}  // namespace

void begin_power(const Situation& situation, const Power& power, Reaction& reaction) {
  PowerInput(situation, power, reaction).begin();
}

void tap_for_power(const Situation& situation, const Power& power, Hex at, Reaction& reaction) {
  PowerInput(situation, power, reaction).tap(at);
}

void lift_for_power(const Situation& situation, const Power& power, Hex at, Reaction& reaction) {
  PowerInput(situation, power, reaction).lift(at);
}

bool pick_row(const Situation& situation, const Power& power, Row row, Reaction& reaction) {
  return PowerInput(situation, power, reaction).pick_row(row);
}

void back_from_power(const Situation& situation, const Power& power, Reaction& reaction) {
  PowerInput(situation, power, reaction).step_back();
}

void confirm_power(const Situation& situation, const Power& power, Reaction& reaction) {
  PowerInput(situation, power, reaction).confirm();
}

void tap_relic(const Situation& situation, Seat seat, int place, Reaction& reaction) {
  const auto& relics = situation.seen.side(seat).relics;
  if (place < 0 || place >= relics.size()) return;
  const TileRef user{seat, static_cast<std::uint8_t>(kFirstRelic + place)};
  const bool acts = situation.decides() && situation.actor() == seat &&
                    situation.seen.awaiting == Awaiting::Turn &&
                    situation.seen.phase == Phase::Action;
  if (acts && !active_ability(situation.seen, user).empty()) {
    const Power power{Power::Kind::Ability, user.index, kNoRow};
    if (reaction.selection.power == power) {
      reaction.selection = cleared(reaction.selection);
    } else {
      begin_power(situation, power, reaction);
    }
    return;
  }
  reaction.selection.sheet = OpenSheet::Card;
  reaction.selection.subject = {{}, seat, relics[place].row};
}

}  // namespace mael::web::maelstrom
