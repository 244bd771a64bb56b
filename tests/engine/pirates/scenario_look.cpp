#include "tests/engine/pirates/scenario_look.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/core/table.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"
#include "tests/engine/pirates/printed_look.h"
#include "tests/engine/play/look.h"

namespace mael::pirates {
namespace {

// The property of a ship as its field has it: points of "at:B0,points:3".
std::string property_of(const State& state, Seat seat, const std::string& name) {
  const std::string field = field_of(write_position(state), std::string("ship.") + letter_of(seat));
  for (const std::string_view part : split(field, ',')) {
    if (part.substr(0, name.size() + 1) == name + ":") {
      return std::string(part.substr(name.size() + 1));
    }
  }
  return {};
}

std::string place_of(const Ship& ship, const std::string& key) {
  const Status status = key == "at" ? Status::Afloat : key == "dead" ? Status::Dead : Status::Gone;
  return ship.status == status ? name_of(ship.cell) : "-";
}

std::string rating_text(Rating rating) {
  constexpr std::array<const char*, 4> kRatings{"deckhand", "mate", "captain", "legend"};
  return kRatings[static_cast<std::size_t>(rating)];
}

std::string of_ship(const State& state, Seat seat, const std::string& key) {
  const Ship& ship = state.ship(seat);
  const auto text = [](int number) { return std::to_string(number); };
  if (key == "at" || key == "dead" || key == "gone") return place_of(ship, key);
  if (key == "life") return text(ship.life);
  if (key == "points") return text(ship.points);
  if (key == "deaths") return text(ship.deaths);
  if (key == "pawn") return text(ship.pawn);
  if (key == "hand") return text(cards_in_hand(ship));
  if (key == "most") return text(most_life(ship));
  if (key == "armour") return text(armour_of(state, seat));
  if (key == "damage") return text(damage_of(state, seat));
  if (key == "rating") return rating_text(rating_of(total_of(state, seat).sum()));
  if (key == "riposte") return text(statistic(ship, Statistic::Riposte));
  if (key == "total") return text(total_of(state, seat).sum());
  const std::string found = property_of(state, seat, key);
  return found.empty() ? "-" : found;
}

std::string touching_text(const State& state, const std::string& name) {
  std::string text;
  each_cell(touching(cell_named(name), state.turned),
            [&](Cell cell) { text += (text.empty() ? "" : "+") + name_of(cell); });
  return text;
}

std::string with_argument(const State& state, const std::string& word,
                          const std::string& argument) {
  if (word.size() == 1 && word[0] >= 'a' && word[0] < 'a' + state.seats) {
    return of_ship(state, seat_at(word[0] - 'a'), argument);
  }
  if (word == "stock") return std::to_string(tiles_left(state, std::stoi(argument.substr(1))));
  if (word == "box") {
    return std::to_string(tokens_in_box(state, static_cast<Kind>(std::stoi(argument.substr(1)))));
  }
  if (word == "touches") return touching_text(state, argument);
  return word == "printed" ? printed_text(argument) : std::string();
}

constexpr std::array<std::string_view, 20> kFields{
    "opt",     "stage",  "first", "to",     "round",  "circles", "curse",
    "turn",    "tokens", "loot",  "isles",  "titles", "chests",  "called",
    "discard", "sold",   "tasks", "offers", "trade",  "cause"};

std::string look(const State& state, const std::string& key) {
  if (key == "movement") return std::to_string(movement_left(state));
  if (key == "rotations") return std::to_string(rotations_left(state));
  if (key == "attack") return std::to_string(has_attack_left(state));
  if (key == "pile") return std::to_string(treasure_pile(state));
  if (key == "chestpile") return std::to_string(chests_left(state));
  if (key == "calamities") return std::to_string(std::popcount(calamity_pile(state)));
  if (key == "turnnumber") return std::to_string(turn_number(state));
  const std::size_t dot = key.find('.');
  if (dot != std::string::npos) {
    const std::string found = with_argument(state, key.substr(0, dot), key.substr(dot + 1));
    if (!found.empty()) return found;
  }
  if (key == "to") return std::string(1, letter_of(state.active));
  if (key == "first") return std::string(1, letter_of(state.first));
  if (std::find(kFields.begin(), kFields.end(), key) == kFields.end()) return "?";
  const std::string found = field_of(write_position(state), key);
  return found.empty() ? "-" : found;
}

constexpr std::array<std::string_view, 52> kWords{
    "began",    "circles",  "pawn",      "placed",  "token",      "card",     "shuffled",
    "turn",     "returned", "converted", "moved",   "teleported", "rotated",  "drifted",
    "asked",    "answered", "attacked",  "struck",  "riposted",   "robbed",   "swept",
    "killed",   "healed",   "fell",      "gone",    "taken",      "shared",   "dropped",
    "picked",   "equipped", "kept",      "curse",   "calamity",   "summoned", "claimed",
    "revealed", "chest",    "artifact",  "gained",  "paid",       "sold",     "bought",
    "repaired", "stowed",   "unstowed",  "offered", "traded",     "wounded",  "title",
    "turned",   "ended",    "over"};

using Word = KindWord<Deed>;
constexpr std::array<Word, 22> kKinds{{
    {"actions", [](const Deed&) { return true; }},
    {"draws", [](const Deed& d) { return d.index() < 7; }},
    {"pawns", &is_one_of<Deed, ChoosePawn>},
    {"places", &is_one_of<Deed, PlaceShip>},
    {"forbans", &is_one_of<Deed, PlaceForban>},
    {"converts", &is_one_of<Deed, ChooseConvert>},
    {"moves", &is_one_of<Deed, Move, Teleport>},
    {"turns", &is_one_of<Deed, Rotate>},
    {"attacks", &is_one_of<Deed, Attack>},
    {"claims", &is_one_of<Deed, Claim>},
    {"picks", &is_one_of<Deed, PickUp>},
    {"boxes", &is_one_of<Deed, Stow, Unstow>},
    {"sells", &is_one_of<Deed, Sell>},
    {"buys", &is_one_of<Deed, BuyTile, BuyTreasure, Repair>},
    {"trades", &is_one_of<Deed, OfferTrade>},
    {"drags", &is_one_of<Deed, MoveCalamity>},
    {"returns", &is_one_of<Deed, ChooseReturn>},
    {"answers", &is_one_of<Deed, AnswerJoint, AnswerTrade, ChooseEquip>},
    {"loots", &is_one_of<Deed, TakeLoot, ShareLoot, DropLoot>},
    {"islands", &is_one_of<Deed, ChooseIsland, ChooseToken>},
    {"steps", &is_one_of<Deed, FreeMove>},
    {"ends", &is_one_of<Deed, EndTurn>},
}};

}  // namespace

bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found) {
  found = look(state, key);
  return found == value;
}

std::string_view word_of(const Event& event) {
  return kWords[static_cast<std::size_t>(event.what)];
}

bool is_kind(std::string_view word) { return find_kind(kKinds, word) != nullptr; }
bool is_of_kind(const Action& action, std::string_view word) {
  return find_kind(kKinds, word)->covers(action.deed);
}

std::string ending_text(const State& state) {
  const Outcome end = outcome(state);
  std::string winners;
  for (const Seat winner : end.winners) winners += letter_of(winner);
  const std::string cause = field_of(write_position(state), "cause");
  return cause + " " + (end.draw ? "draw" : winners.empty() ? "-" : winners);
}

}  // namespace mael::pirates
