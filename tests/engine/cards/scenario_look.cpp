#include "tests/engine/cards/scenario_look.h"

#include <algorithm>
#include <array>

#include "engine/cards/derived.h"
#include "engine/cards/text/notation.h"
#include "engine/cards/text/notation_words.h"
#include "engine/cards/zones.h"
#include "tests/engine/play/look.h"

namespace mael::cards {
namespace {

std::string written(const State& state, const std::string& key) {
  return field_of(write_position(state), key);
}

std::string planets_text(const State& state, bool stock) {
  std::string text;
  for (const Planet& planet : state.planets) {
    text += text.empty() ? "" : ",";
    text += stock ? std::to_string(planet.stock) : write_kind(planet.kind);
  }
  return text.empty() ? "-" : text;
}

// P1 … or A1 … behind the dot of a key.
Place place_in(const std::string& key) {
  const std::string name = key.substr(key.find('.') + 1);
  const int number = std::stoi(name.substr(1)) - 1;
  return name[0] == 'P' ? static_cast<Place>(number) : stack_place(number);
}

std::string number_field(const State& state, const std::string& key) {
  const auto side = [&](Seat seat) -> const SideState& { return state.side(seat); };
  if (key == "turn") return std::to_string(state.turn);
  if (key == "actions") return std::to_string(state.actions_left);
  if (key == "empty") return std::to_string(state.empty_turns);
  if (key == "ceasefire") return std::to_string(state.ceasefire);
  if (key == "deck") return std::to_string(deck_size(state));
  if (key == "stockpile") return pair_text([&](Seat s) { return side(s).stockpile; });
  if (key == "hands") return pair_text([&](Seat s) { return hand_size(side(s)); });
  if (key == "stacks") return pair_text([&](Seat s) { return stack_count(side(s)); });
  if (key == "stock") return planets_text(state, true);
  if (key == "row") return planets_text(state, false);
  if (key.find('.') == std::string::npos) return {};
  const std::string word = key.substr(0, key.find('.'));
  if (word != "rate" && word != "rates" && word != "guard" && word != "attack") return {};
  const Place place = place_in(key);
  if (word == "rate") return std::to_string(rate_of(state.planets[place]));
  if (word == "rates") return pair_text([&](Seat s) { return syphon_rate(state, s, place); });
  if (word == "guard") return pair_text([&](Seat s) { return defence_at(side(s), place); });
  return pair_text([&](Seat s) { return attack_at(side(s), place); });
}

// What stands on a card: printed.Pic is military,copies:4,… with every value that is not 0; copies
// in the deck of the game.
std::string printed_field(const State& state, const std::string& key) {
  constexpr std::string_view kPrefix = "printed.";
  if (key.substr(0, kPrefix.size()) != kPrefix) return {};
  const int kind = catalogue().find(key.substr(kPrefix.size()));
  if (kind < 0) return "?";
  const CardData& card = catalogue()[static_cast<CardKind>(kind)];
  std::string text(name_of(card.type));
  const auto add = [&](const char* name, int value) {
    if (value != 0) text += "," + std::string(name) + ":" + std::to_string(value);
  };
  add("copies", card.copies_in(state.options.deck));
  add("cost", card.cost);
  add("rate", card.rate);
  add("syphon", card.syphon);
  add("attack", card.attack);
  add("defence", card.defence);
  return text;
}

constexpr std::array<KindWord<Deed>, 13> kKinds{{
    {"actions", [](const Deed&) { return true; }},
    {"plays", is_one_of<Deed, Play>},
    {"attacks", is_one_of<Deed, Attack>},
    {"moves", is_one_of<Deed, MoveShip>},
    {"answers", is_one_of<Deed, Play, Decline>},
    {"picks", is_one_of<Deed, PickNumber>},
    {"bids", is_one_of<Deed, Bid>},
    {"kills", is_one_of<Deed, Kill>},
    {"passes", is_one_of<Deed, Pass>},
    {"ends", is_one_of<Deed, EndTurn>},
    {"draws", is_one_of<Deed, DrawCard, Coin>},
    {"orders", is_one_of<Deed, ChooseOrder>},
    {"factions", is_one_of<Deed, ChooseFaction>},
}};

// In the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kEventWords{
    "drew",     "coin",    "order",     "faction",   "turn",    "generated", "yield",
    "shared",   "taken",   "begins",    "paid",      "played",  "declared",  "negated",
    "returned", "arrived", "attached",  "moved",     "gained",  "convoy",    "ceasefire",
    "numbers",  "planet",  "destroyed", "discarded", "nothing", "bids",      "won",
    "tied",     "raided",  "passed",    "done",      "ended"};

constexpr std::array<std::string_view, 24> kFields{
    "opt",       "step",    "await",  "to",     "first",   "window",  "factions", "planets",
    "ships.a",   "ships.b", "hand.a", "hand.b", "shown.a", "shown.b", "discard",  "declared",
    "maelstrom", "sealed",  "victor", "draws",  "left",    "end",     "win",      "turn"};

}  // namespace

bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found) {
  found = number_field(state, key);
  if (found.empty()) found = printed_field(state, key);
  if (found.empty() && std::find(kFields.begin(), kFields.end(), key) != kFields.end()) {
    found = written(state, key);
    if (found.empty()) found = "-";
    if (key == "to") found = letter_of(state.active);
    if (key == "first") found = letter_of(state.first);
  }
  if (found.empty()) found = "?";
  return found == value;
}

std::string_view word_of(const Event& event) { return kEventWords[event.index()]; }

bool is_kind(std::string_view word) { return find_kind(kKinds, word) != nullptr; }

bool is_of_kind(const Action& action, std::string_view word) {
  const auto* kind = find_kind(kKinds, word);
  return kind != nullptr && kind->covers(action.deed);
}

std::string ending_text(const State& state) { return mael::ending_text(state, notation::kEndings); }

}  // namespace mael::cards
