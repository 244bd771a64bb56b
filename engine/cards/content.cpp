#include "engine/cards/content.h"

#include <algorithm>
#include <array>

#include "embedded/cards_content.h"
#include "engine/core/table.h"
#include "engine/core/text.h"

namespace mael::cards {
namespace {

constexpr std::array<std::string_view, kCardTypes> kTypeNames{"faction",  "planet", "syphon",
                                                              "military", "event",  "modifier"};
constexpr std::array<std::string_view, kFigures> kFigureNames{"rate", "syphon", "attack",
                                                              "defence"};
constexpr std::array<std::string_view, 7> kEffectNames{
    "-", "maelstrom", "take-stock", "draw", "ceasefire", "destroy-attacker", "gain"};
constexpr std::array<std::string_view, 3> kPlayNames{"-", "any", "opponent"};
constexpr std::array<std::string_view, 2> kSourceNames{"book", "proposed"};

constexpr int kMaxPrinted = 9;  // cost, attack and the like: one digit on the card
constexpr int kMaxCopies = 20;

// Places of the columns in the list given to TsvTable::read.
enum Column : int {
  kTag,
  kId,
  kType,
  kCopies,
  kFirstCopies,
  kCost,
  kRate,
  kSyphon,
  kAttack,
  kDefence,
  kOn,
  kPlay,
  kEffect,
  kIcon,
  kSource
};

// A capital and two letters, so that a tag stands out in notation.
bool is_tag(std::string_view text) {
  return text.size() == 3 && text[0] >= 'A' && text[0] <= 'Z' &&
         std::all_of(text.begin(), text.end(), is_letter);
}

bool is_id(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

template <class Names>
int place_in(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

// `rate*2`, `attack+1`: false if the word is no change.
bool read_change(std::string_view word, Change& change) {
  const std::size_t sign = word.find_first_of("+-*");
  if (sign == std::string_view::npos) return false;
  const int figure = place_in(kFigureNames, word.substr(0, sign));
  if (figure < 0 || !read_number(word.substr(sign + 1), 1, kMaxPrinted, change.amount))
    return false;
  change.figure = static_cast<Figure>(figure);
  change.times = word[sign] == '*';
  if (word[sign] == '-') change.amount = -change.amount;
  return true;
}

// `gain:3`, `ceasefire`: false if the word is no effect.
bool read_effect(std::string_view word, CardData& card) {
  const std::size_t colon = word.find(':');
  const int effect = place_in(kEffectNames, word.substr(0, colon));
  int amount = 0;
  if (effect <= 0) return false;
  if (colon != std::string_view::npos &&
      !read_number(word.substr(colon + 1), 1, kMaxPrinted, amount)) {
    return false;
  }
  card.effect = static_cast<Effect>(effect);
  card.amount = static_cast<std::uint8_t>(amount);
  return true;
}

void add_change(const Change& change, CardData& card) {
  card.changes.push_back(change);
  const auto place = static_cast<std::size_t>(change.figure);
  if (change.times) card.factors[place] *= change.amount;
  card.sums[place] =
      change.times ? card.sums[place] * change.amount : card.sums[place] + change.amount;
}

void read_instructions(const Record& record, CardData& card, Faults& faults) {
  for (const std::string_view word : record.words(kOn)) {
    const int type = place_in(kTypeNames, word);
    if (type < 0) {
      record.fault(kOn, "unknown type '" + std::string(word) + "'", faults);
    } else {
      card.on = static_cast<std::uint8_t>(card.on | (1u << type));
    }
  }
  for (const std::string_view word : record.words(kEffect)) {
    Change change;
    if (read_change(word, change)) {
      add_change(change, card);
    } else if (!read_effect(word, card)) {
      record.fault(kEffect, "unknown effect '" + std::string(word) + "'", faults);
    }
  }
}

// What the type of card forbids: a value where there can be none, or none where there must be one.
void check_type(const CardData& card, const Record& record, int play, Faults& faults) {
  const auto refuse = [&](bool wrong, int at, const char* message) {
    if (wrong) record.fault(at, message, faults);
  };
  const bool ship = card.type == CardType::Military;
  const bool event = card.type == CardType::Event;
  const bool modifier = card.type == CardType::Modifier;
  refuse(card.type != CardType::Planet && card.rate > 0, kRate, "only planets have a rate");
  refuse((card.type == CardType::Syphon) != (card.syphon > 0), kSyphon,
         "syphons, and only these, have a syphon value");
  refuse(!ship && card.attack > 0, kAttack, "only military ships have an attack value");
  refuse(!ship && card.defence > 0, kDefence, "only military ships have a defence value");
  refuse(event == (play == 0), kPlay, "events, and only these, say when they may be played");
  refuse(event != (card.effect != Effect::None || card.is_attached()) && !modifier, kEffect,
         "events have an effect, and only events and modifiers");
  refuse(modifier && (!card.is_attached() || card.on == 0), kEffect,
         "a modifier changes the card it is put on");
}

CardData card_of_record(const Record& record, Faults& faults) {
  const auto printed = [&](int at) {
    return static_cast<std::uint8_t>(record.number(at, 0, kMaxPrinted, faults));
  };
  CardData card;
  card.tag = record.text(kTag);
  card.id = record.text(kId);
  card.icon = record.text(kIcon);
  card.type = static_cast<CardType>(record.one_of(kType, kTypeNames, faults));
  card.copies = {static_cast<std::uint8_t>(record.number(kFirstCopies, 1, kMaxCopies, faults)),
                 static_cast<std::uint8_t>(record.number(kCopies, 1, kMaxCopies, faults))};
  card.cost = printed(kCost);
  card.rate = printed(kRate);
  card.syphon = printed(kSyphon);
  card.attack = printed(kAttack);
  card.defence = printed(kDefence);
  const int play = record.one_of(kPlay, kPlayNames, faults);
  card.opponents_turn = play == 2;
  read_instructions(record, card, faults);
  record.one_of(kSource, kSourceNames, faults);
  if (!is_tag(card.tag)) record.fault(kTag, "a tag is a capital and two letters", faults);
  if (!is_id(card.id)) {
    record.fault(kId, "an id is made of small letters and hyphens", faults);
  }
  check_type(card, record, play, faults);
  return card;
}

}  // namespace

Result<Catalogue, std::vector<Error>> Catalogue::read(std::string_view cards_tsv) {
  Catalogue catalogue;
  Faults faults;
  const TsvTable table =
      TsvTable::read(cards_tsv,
                     {"tag", "id", "type", "copies", "first_copies", "cost", "rate", "syphon",
                      "attack", "defence", "on", "play", "effect", "icon", "source"},
                     faults);
  for (const Record& record : table.records()) {
    CardData card = card_of_record(record, faults);
    for (const CardData& other : catalogue.cards_) {
      if (other.tag == card.tag) record.fault(kTag, "tag used before", faults);
      if (other.id == card.id) record.fault(kId, "id used before", faults);
    }
    if (!catalogue.cards_.empty() && card.type < catalogue.cards_.back().type) {
      record.fault(kType, "cards stand in the order of their types", faults);
    }
    catalogue.cards_.push_back(std::move(card));
  }
  if (catalogue.cards_.size() > kMaxKinds) faults.push_back({"more than 40 kinds of cards"});
  if (!faults.empty()) return faults;
  for (int type = 0; type <= kCardTypes; ++type) {
    const auto before = [&](const CardData& card) { return static_cast<int>(card.type) < type; };
    catalogue.starts_[type] = static_cast<CardKind>(
        std::count_if(catalogue.cards_.begin(), catalogue.cards_.end(), before));
  }
  for (const CardData& card : catalogue.cards_) {
    if (card.type < CardType::Military) continue;
    for (std::size_t i = 0; i < kDecks; ++i) catalogue.deck_sizes_[i] += card.copies[i];
  }
  return catalogue;
}

int Catalogue::find(std::string_view tag) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [&](const CardData& card) { return card.tag == tag; });
  return found == cards_.end() ? -1 : static_cast<int>(found - cards_.begin());
}

const Catalogue& read_catalogue() {
  static const Catalogue cards = built_in(Catalogue::read(embedded::kCardsTsv), "cards.tsv");
  known_catalogue.store(&cards, std::memory_order_release);
  return cards;
}

Result<std::vector<std::pair<std::string, std::string>>, std::vector<Error>> read_faces(
    std::string_view faces_tsv) {
  Faults faults;
  std::vector<std::pair<std::string, std::string>> faces;
  const TsvTable table = TsvTable::read(faces_tsv, {"thing", "look"}, faults);
  for (const Record& record : table.records()) faces.emplace_back(record.text(0), record.text(1));
  if (!faults.empty()) return faults;
  return faces;
}

std::string_view look_of(std::string_view thing) {
  static const auto faces = built_in(read_faces(embedded::kFacesTsv), "faces.tsv");
  const auto found = std::find_if(faces.begin(), faces.end(),
                                  [&](const auto& face) { return face.first == thing; });
  return found == faces.end() ? std::string_view() : std::string_view(found->second);
}

std::string_view name_of(CardType type) { return kTypeNames[static_cast<std::size_t>(type)]; }

}  // namespace mael::cards
