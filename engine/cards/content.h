// The cards of the Edge card game: what is printed on each (sheet section 14), read once from
// assets/cards/cards.tsv. Words (names, texts) live in assets/texts instead.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace mael::cards {

// In the order of the catalogue.
enum class CardType : std::uint8_t { Faction, Planet, Syphon, Military, Event, Modifier };
inline constexpr int kCardTypes = 6;

// Place of a card in the catalogue. Only for use within one run: texts and links carry tags.
using CardKind = std::uint8_t;
inline constexpr int kMaxKinds = 40;

// The deck has been made up twice: 1 is that of games begun before the second, which is dealt now.
// Nothing but the copies of its cards differs.
inline constexpr int kDecks = 2;
using Deck = std::uint8_t;  // 1 … kDecks

// What an attached card changes.
enum class Figure : std::uint8_t { Rate, Syphon, Attack, Defence };
inline constexpr int kFigures = 4;

struct Change {
  Figure figure = Figure::Rate;
  bool times = false;  // multiplies instead of adding
  int amount = 0;
};

// What an event does when its instructions are followed (ECG-066); None where it is attached.
enum class Effect : std::uint8_t {
  None,
  Maelstrom,        // section 8
  TakeStock,        // takes up to so many resources from a planet with an own syphon
  Draw,             // draws so many cards
  Ceasefire,        // no attack for the rest of this player-turn
  DestroyAttacker,  // destroys an enemy attack-area ship of modified defence so high or less
  Gain,             // takes so many resources from the supply
};

struct CardData {
  std::string tag;   // short stable name for notation, never reused: Pic
  std::string id;    // long stable name: picket-cutter
  std::string icon;  // key in assets/icons
  CardType type = CardType::Faction;
  std::array<std::uint8_t, kDecks> copies{1, 1};  // in the box, by deck
  std::uint8_t cost = 0;                          // ECG-011
  std::uint8_t rate = 0;                          // of a planet (ECG-013)
  std::uint8_t syphon = 0;
  std::uint8_t attack = 0;  // ECG-012
  std::uint8_t defence = 0;
  std::uint8_t on = 0;          // types it is played onto, one bit each
  bool opponents_turn = false;  // an event for the opponent's player-turn only (ECG-065)
  Effect effect = Effect::None;
  std::uint8_t amount = 0;      // of the effect
  std::vector<Change> changes;  // of the card it is attached to (ECG-085)
  // What these come to for each figure, in their order: it is multiplied, then added to.
  std::array<int, kFigures> factors{1, 1, 1, 1}, sums{};

  int copies_in(Deck deck) const { return copies[static_cast<std::size_t>(deck - 1)]; }
  bool is_on(CardType other) const { return (on & (1u << static_cast<unsigned>(other))) != 0; }
  bool is_attached() const { return !changes.empty(); }
};

class Catalogue {
 public:
  // Reads the table, or says everything wrong with it.
  static Result<Catalogue, std::vector<Error>> read(std::string_view cards_tsv);

  int size() const { return static_cast<int>(cards_.size()); }
  const CardData& operator[](CardKind kind) const { return cards_[kind]; }
  // The card with this tag; -1 if there is none.
  int find(std::string_view tag) const;
  // The kinds of one type, from the first to the one behind the last.
  CardKind first(CardType type) const { return starts_[static_cast<std::size_t>(type)]; }
  CardKind last(CardType type) const { return starts_[static_cast<std::size_t>(type) + 1]; }
  int count(CardType type) const { return last(type) - first(type); }
  // Cards of the deck as it is dealt.
  int deck_size(Deck deck) const { return deck_sizes_[static_cast<std::size_t>(deck - 1)]; }

 private:
  std::vector<CardData> cards_;
  std::array<int, kDecks> deck_sizes_{};
  CardKind starts_[kCardTypes + 1] = {};
};

// The catalogue built into the program. Its table is checked by a test and by
// `maelstrom content --check`; a faulty built-in table is a programmer's mistake and aborts.
const Catalogue& read_catalogue();

// The same once it has been read; null before.
inline std::atomic<const Catalogue*> known_catalogue{};

// Asked for every card of every position a bot looks at: here to be inlined, and with no constant
// of its own to watch over, which would be too long for that.
inline const Catalogue& catalogue() {
  const Catalogue* const known = known_catalogue.load(std::memory_order_acquire);
  return known ? *known : read_catalogue();
}

inline CardType type_of(CardKind kind) { return catalogue()[kind].type; }
// Cards that go through the deck: all but factions, planets and syphons (ECG-R53).
inline bool is_deck_card(CardKind kind) { return type_of(kind) >= CardType::Military; }
// Cards a hand may hold.
inline bool is_hand_card(CardKind kind) { return type_of(kind) >= CardType::Syphon; }

// How a card's face is laid out: the ground of a type of card, and where a figure stands on it
// (ECG-005 to ECG-013). The look of a thing of assets/cards/faces.tsv; empty if there is none.
std::string_view look_of(std::string_view thing);
Result<std::vector<std::pair<std::string, std::string>>, std::vector<Error>> read_faces(
    std::string_view faces_tsv);

std::string_view name_of(CardType type);  // "military"

}  // namespace mael::cards
