// How things stand, how the game ended, and what a sheet says of a thing.
#include <algorithm>
#include <bit>

#include "engine/pirates/derived.h"
#include "engine/pirates/text/notation.h"
#include "web/base/say.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

// ---- The count ---------------------------------------------------------------------------------

struct ShipCount {
  CountRow row;
  std::vector<LootView> hold;
};

ShipCount standing_of(const Situation& situation, Seat seat) {
  const State& state = situation.seen;
  const Ship& ship = state.ship(seat);
  const Total total = total_of(state, seat);
  ShipCount standing{{}, hold_view(ship)};
  if (ship.box != 0) standing.hold.push_back(loot_view(ship.box));
  CountRow& row = standing.row;
  row.seat = seat;
  row.name = name_of(situation, seat);
  row.points = total.saved;
  row.things = total.loot;
  row.titles = total.titles;
  row.total = total.sum();
  row.pieces = standing.hold.size();
  for (int i = 0; i < kTitles; ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (state.titles[place] != seat) continue;
    const int value = state.title_values[place];
    row.title_words.push_back(value == 0 ? name_of_title(i + 1)
                                         : name_of_title(i + 1) + " +" + number(value));
  }
  if (ship.status == Status::Gone) row.line = say("pirates.standing.gone");
  if (ship.has(Power::Crown) && state.seats > 1) row.line = say("pirates.standing.crown");
  return standing;
}

CountWords words_of_count() {
  return {.points = say("pirates.count.saved"),
          .things = say("pirates.count.hold"),
          .titles = say("pirates.count.titles"),
          .total = say("pirates.count.total"),
          .no_title = say("pirates.count.no_title"),
          .rounds = say("pirates.draw.rounds"),
          .icons = {find_icon("coins"), find_icon("chest"), Icon::Legendary},
          .lost = find_icon("sunk")};
}

const char* key_of(Cause cause) {
  switch (cause) {
    case Cause::Points: return "points";
    case Cause::Chests: return "chests";
    case Cause::Curse: return "curse";
    case Cause::LastShip: return "last_ship";
    case Cause::NoShip: return "no_ship";
    case Cause::Rounds: return "rounds";
    case Cause::None: break;
  }
  return "none";
}

const char* key_of(Rating rating) {
  switch (rating) {
    case Rating::Deckhand: return "deckhand";
    case Rating::Mate: return "mate";
    case Rating::Captain: return "captain";
    case Rating::Legend: return "legend";
  }
  return "";
}

std::vector<std::string> ending_of(const Situation& situation) {
  const State& state = situation.seen;
  std::vector<std::string> ending;
  ending.push_back(say(std::string("pirates.over.cause.") + key_of(state.cause),
                       {number(state.round), number(value_of(Value::MostPoints))}));
  if (state.seats == 1) {
    const int total = total_of(state, Seat::A).sum();
    ending.push_back(
        say(std::string("pirates.rating.") + key_of(rating_of(total)), {number(total)}));
    return ending;
  }
  std::string totals;
  for (const Seat seat : seats_of(state)) {
    totals += (totals.empty() ? "" : ", ") + name_of(situation, seat) + " " +
              number(total_of(state, seat).sum());
  }
  ending.push_back(say("pirates.over.totals", {totals}));
  return ending;
}

}  // namespace

std::string title_of_end(const Situation& situation) {
  const State& state = situation.seen;
  const Outcome end = outcome(state);
  if (end.winners.is_empty()) {
    return say(state.seats == 1 && end.draw ? "pirates.over.rated" : "pirates.over.lost");
  }
  std::string names;
  for (const Seat seat : end.winners) {
    names += (names.empty() ? "" : ", ") + name_of(situation, seat);
  }
  return say(end.winners.size() == 1 ? "pirates.over.wins" : "pirates.over.win_together", {names});
}

void build_standings(const Situation& situation, const Journal& journal, View& view) {
  const State& state = situation.seen;
  const Outcome end = outcome(state);
  const Seats ranked = ranked_of(state);
  std::vector<ShipCount> standings;
  for (const Seat seat : seats_of(state)) {
    standings.push_back(standing_of(situation, seat));
    standings.back().row.winner = end.over && end.winners.includes(seat);
  }
  std::stable_sort(standings.begin(), standings.end(), [&](const ShipCount& a, const ShipCount& b) {
    if (a.row.winner != b.row.winner) return a.row.winner;
    const bool counts = ranked.includes(a.row.seat);
    if (counts != ranked.includes(b.row.seat)) return counts;
    return a.row.total > b.row.total;
  });
  CountView& count = view.count;
  count.words = words_of_count();
  for (ShipCount& standing : standings) {
    CountRow& row = standing.row;
    row.rank = static_cast<int>(count.rows.size()) + 1;
    const bool shared = row.rank > 1 && row.winner && count.rows.back().winner;
    if (shared) row.rank = count.rows.back().rank;
    count.rows.push_back(std::move(row));
    view.holds.push_back(std::move(standing.hold));
  }
  for (const Journal::Round& round : journal.rounds()) {
    count.rounds.emplace_back(round.begin(), round.end());
  }
  count.goal = value_of(Value::MostPoints);
  if (end.over) view.ending = ending_of(situation);
}

// ---- Things ------------------------------------------------------------------------------------

namespace {

// What tells what such a thing is.
RuleId rule_of(const Subject& subject) {
  switch (subject.kind) {
    case Subject::Kind::None: return {};
    case Subject::Kind::Cell: return "PIR-052"_rule;
    case Subject::Kind::Ship: return "PIR-036"_rule;
    case Subject::Kind::Calamity: return subject.which == kForban ? "PIR-153"_rule : "PIR-131"_rule;
    case Subject::Kind::Loot: return "PIR-077"_rule;
    case Subject::Kind::Treasure: return "PIR-068"_rule;
    case Subject::Kind::Tile: return "PIR-092"_rule;
    case Subject::Kind::Title: return "PIR-163"_rule;
  }
  return {};
}

class ListWriter {
 public:
  ListWriter(const Situation& situation, const Subject& subject)
      : situation_(situation), state_(situation.seen), which_(subject.which), subject_(subject) {}

  std::optional<ThingSheet> write() {
    out_.rule = rule_of(subject_);
    switch (subject_.kind) {
      case Subject::Kind::None: return {};
      case Subject::Kind::Cell: write_cell(static_cast<Cell>(which_)); break;
      case Subject::Kind::Ship: write_ship(seat_at(which_)); break;
      case Subject::Kind::Calamity: write_calamity(static_cast<Kind>(which_)); break;
      case Subject::Kind::Loot: write_loot(static_cast<Item>(which_)); break;
      case Subject::Kind::Treasure: write_treasure(which_); break;
      case Subject::Kind::Tile: write_tile(which_); break;
      case Subject::Kind::Title: write_title(which_); break;
    }
    return std::move(out_);
  }

 private:
  void note(std::string words) { out_.notes.push_back(std::move(words)); }
  std::string names_of(Cells cells) const {
    std::string names;
    each_cell(cells, [&](Cell cell) {
      names += (names.empty() ? "" : ", ") + name_of_cell(state_, cell);
    });
    return names;
  }

  // ---- The board -------------------------------------------------------------------------------

  void write_cell(Cell cell) {
    out_.title = name_of_cell(state_, cell);
    out_.subtitle = name_of_circle(circle_of(cell));
    out_.label = mael::pirates::name_of(cell);
    if (is_merchant(state_, cell)) trait("pirates.land.merchant");
    if (is_cursed_island(state_, cell)) trait("pirates.land.cursed");
    if (has_bastion(state_, cell)) trait("pirates.land.bastion");
    if (is_inaccessible(state_, cell)) trait("pirates.land.closed");
    note(say("pirates.detail.touches", {names_of(touching(cell, state_.turned))}));
    note(say("pirates.detail.current", {name_of_cell(state_, drift_target(cell, state_.turned))}));
    for (const Seat seat : seats_of(state_)) {
      const Ship& ship = state_.ship(seat);
      if (ship.is_afloat() && ship.cell == cell) {
        note(say("pirates.detail.ship_here", {name_of(situation_, seat)}));
      }
    }
    for (const Token& token : state_.tokens) {
      if (token.cell == cell) {
        note(say("pirates.detail.token_here", {name_of_calamity(token.kind)}));
      }
    }
    const auto lies = std::count_if(state_.dropped.begin(), state_.dropped.end(),
                                    [&](const Dropped& each) { return each.cell == cell; });
    if (lies > 0) note(say_count("pirates.detail.loot_here", static_cast<int>(lies)));
  }

  void trait(const char* key) {
    out_.traits.push_back({say(std::string(key) + ".name"), say(key), Icon::None});
  }

  void write_calamity(Kind kind) {
    const CalamityData& data = calamity(kind);
    out_.title = name_of_calamity(kind);
    out_.subtitle = say("pirates.detail.calamity");
    int left = data.life;
    if (subject_.token >= 0 && subject_.token < state_.tokens.size()) {
      left -= state_.tokens[subject_.token].damage;
    }
    value(Icon::Attack, "pirates.value.damage", data.damage, data.damage);
    value(Icon::Life, "pirates.value.life", left, data.life);
    value(Icon::None, "pirates.value.worth", data.points, data.points);
    out_.text.sentence = effect_of_calamity(kind);
    note(say("pirates.detail.calamity.moves"));
  }

  void value(Icon icon, const char* key, int now, int printed) {
    out_.values.push_back({icon, say(key), now, printed, say(std::string(key) + ".means"), {}});
  }

  // ---- Ships -----------------------------------------------------------------------------------

  void write_ship(Seat seat) {
    const Ship& ship = state_.ship(seat);
    out_.title = name_of(situation_, seat);
    if (ship.is_afloat()) {
      out_.subtitle = say("pirates.detail.at", {name_of_cell(state_, ship.cell)});
    } else if (ship.status == Status::Dead) {
      out_.subtitle = say("pirates.detail.dead");
    } else if (ship.status == Status::Gone) {
      out_.subtitle = say("pirates.standing.gone");
    }
    value(Icon::Life, "pirates.value.life", ship.life, most_life(ship));
    value(Icon::None, "pirates.value.points", ship.points, ship.points);
    for (int i = 0; i < kStatistics; ++i) {
      const auto which = static_cast<Statistic>(i);
      if (which == Statistic::Life) continue;
      const bool armour = which == Statistic::Armour && ship.is_afloat();
      const int now = armour                       ? armour_of(state_, seat)
                      : which == Statistic::Damage ? damage_of(state_, seat)
                                                   : statistic(ship, which);
      ShownValue shown{
          icon_of(which), pirates::name_of(which), now, statistic(ship, which), {}, {}};
      const int tile = ship.tiles[static_cast<std::size_t>(i)];
      shown.meaning = tile > 0 ? name_of_tile(tile) : say("pirates.detail.base");
      out_.values.push_back(std::move(shown));
    }
    if (ship.artifact != 0) {
      out_.text = {name_of_item(ship.artifact), text_of_artifact(ship.artifact),
                   icon_of_item(ship.artifact)};
    }
    if (!ship.hold.empty()) {
      std::string names;
      for (const Item item : ship.hold) names += (names.empty() ? "" : ", ") + name_of_item(item);
      out_.traits.push_back({say("pirates.detail.in_hold"), names, icon_of_item(ship.hold[0])});
    }
    if (ship.box != 0) note(say("pirates.detail.box", {name_of_item(ship.box)}));
    note(say_count("pirates.detail.cards", cards_in_hand(ship)));
  }

  void write_loot(Item item) {
    out_.title = name_of_item(item);
    out_.label = write_item(item);
    if (is_artifact(item)) {
      out_.subtitle = say("pirates.detail.artifact");
      out_.text.sentence = text_of_artifact(item);
      note(say("pirates.detail.artifact.worth",
               {number(value_of(Value::ArtifactPrice)), number(value_of(Value::ArtifactWorth))}));
    } else if (is_chest(item)) {
      out_.subtitle = say("pirates.detail.chest");
      note(say(is_cursed(item) ? "pirates.detail.chest.cursed" : "pirates.detail.chest.gold",
               {number(chest(item).coins)}));
    }
  }

  // ---- Cards and tiles -------------------------------------------------------------------------

  void write_treasure(int card) {
    const TreasureData& data = treasure(card);
    out_.title = say("pirates.detail.treasure");
    out_.subtitle = clue_of(card);
    out_.text.sentence = say(data.clue == Clue::Illustration ? "pirates.detail.illustration"
                                                             : "pirates.detail.island_card");
    note(reward_of(card));
    if (data.clue != Clue::Illustration) return;
    Cells parts = 0;
    for (const Cell part : lost_island(data.goal).parts) {
      if (part != kNoCell) parts |= only(part);
    }
    note(say("pirates.detail.parts", {names_of(parts)}));
  }

  void write_tile(int tile) {
    const TileData& data = pirates::tile(tile);
    out_.title = name_of_tile(tile);
    out_.subtitle = pirates::name_of(data.statistic);
    value(icon_of(data.statistic), "pirates.value.result", data.result, data.result);
    value(Icon::None, "pirates.value.cost", data.cost, data.cost);
    note(say("pirates.shop.left", {number(tiles_left(state_, tile))}));
  }

  void write_title(int title) {
    out_.title = name_of_title(title);
    out_.text.sentence = say("pirates.feat.TI" + number(title));
  }

  const Situation& situation_;
  const State& state_;
  const int which_;
  const Subject& subject_;
  ThingSheet out_;
};

}  // namespace

std::optional<ThingSheet> make_detail(const Situation& situation, const Subject& subject) {
  return ListWriter(situation, subject).write();
}

}  // namespace mael::web::pirates
