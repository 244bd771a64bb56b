// All a table shows, as plain data in board units with its words ready: the drawing only reads it.
// Built afresh from what the seat may know and what the player has picked up.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "web/board/hex_board.h"
#include "web/screens/maelstrom/card.h"
#include "web/screens/maelstrom/input/commands.h"
#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/preview.h"
#include "web/screens/maelstrom/situation.h"
#include "web/table/parts/chrome.h"

namespace mael::web::maelstrom {

struct TileView {
  TileRef ref;
  TileName name;
  Hex at;
  TileKind kind = 0;
  Seat owner = Seat::A;
  bool energy = false;  // face down
  bool minion = false;
  bool used = false;     // nothing more it could do this phase, though others of its kind might
  bool ability = false;  // has an ability it may use now
  int combat = 0;        // effective values
  int armor = 0;
  int movement = 0;
  int range = 0;
  int life = 0;
  int output = 0;
  int printed_combat = 0;
  int printed_armor = 0;
  int printed_movement = 0;
  int printed_output = 0;
  Traits traits = 0;  // printed and granted
  int wounds = 0;
  std::uint16_t marks = 0;  // BoardMark
  std::string title;
  std::string label;  // "DHo1"
};

struct SpaceView {
  Hex at;
  std::uint16_t marks = 0;  // BoardMark
};

// A line over the board: the way of a move, who attacks whom, who pays for what.
struct LinkView {
  std::vector<Hex> spaces;
  LinkStyle style = LinkStyle::Path;
};

// Where a tile would stand.
struct GhostView {
  Hex at;
  TileKind kind = 0;
  Seat owner = Seat::A;
};

struct HandTileView {
  Row row = 0;
  TileKind kind = 0;
  int count = 1;   // copies
  int picked = 0;  // of them, for the opening hand
  bool selected = false;
  bool lit = false;  // an event that may be played now
  std::string title;
  std::string window;              // when an event may be played
  std::optional<Refusal> refusal;  // of no use now, and why

  bool enabled() const { return !refusal; }
};

struct PhaseView {
  Phase phase = Phase::Movement;
  std::string title;
  bool current = false;
  bool done = false;
  bool skipped = false;  // on a first turn
};

struct DiscardView {
  TileKind kind = 0;
  Row row = 0;
  int count = 0;
};

// A relic beside the table.
struct RelicView {
  Row row = 0;
  TileKind kind = 0;
  std::string title;
  bool ability = false;  // may be used now
  bool used = false;
  bool selected = false;
};

struct SideView {
  Seat seat = Seat::A;
  Edition edition = Edition::Maelstrom;  // of the game
  std::string name;
  Faction faction = Faction::Arcanae;
  bool active = false;  // its turn
  Player player{};
  int essence = 0;
  int essence_full = 0;
  int hoard = 0;
  int hand = 0;
  int stack = 0;
  int discarded = 0;
  int sides = 0;         // of the Vortex
  bool passing = false;  // on every answer until the phase ends
  std::vector<DiscardView> discard;
  std::vector<RelicView> relics;
};

// A tile out of play that may be chosen: from hand, discards or stack, or an event to answer with.
struct PromptTile {
  Row row = 0;
  TileKind kind = 0;
  Seat owner = Seat::A;
  std::string title;
  bool chosen = false;
};

// What a text asks, and of whom: the ability of a tile picked up, choices for it, an answer.
struct PromptView {
  std::string title;
  std::string told;                // what happened; may be empty
  std::string text;                // what the text does; may be empty
  std::string ask;                 // what is to be chosen next
  bool offers_use = false;         // a line to begin the ability with
  std::optional<Refusal> refusal;  // why that cannot be
  std::vector<PromptTile> rows;
  std::vector<std::string> outcome;  // what would happen, in sentences
  std::vector<TileName> struck;      // who would be wounded
};

// What the pointer or the keyboard cursor is on.
struct PointerNote {
  std::string title;
  std::optional<Refusal> refusal;  // why what is picked up may not go there
};

struct View : Chrome {
  std::string turn;        // "Turn 5 · Brood"
  std::string turn_brief;  // "Turn 5"
  std::string todo;        // what is left to do, in plain words
  std::string hint;        // what the picked-up thing waits for; may be empty
  std::vector<PhaseView> phases;
  int actions_left = -1;               // below 0 outside an Action Phase
  std::array<SideView, kSeats> sides;  // the viewer's own first
  std::vector<TileView> tiles;
  std::vector<SpaceView> spaces;
  std::vector<LinkView> links;
  std::optional<GhostView> ghost;
  std::vector<HandTileView> hand;
  bool hand_covered = false;
  bool hand_is_used = false;   // what of it cannot be used now is greyed
  bool choosing_hand = false;  // `hand` shows the force to choose the opening hand from
  std::optional<AttackPreview> attack;
  std::optional<SummonPreview> summon;
  std::optional<BurnPreview> burn;
  std::optional<PromptView> prompt;
  std::optional<PointerNote> pointer;
  std::optional<Card> card;
  bool discard_of_own = false;  // whose discards the sheet shows
};

View build_view(const Situation& situation, const Selection& selection);

// The title of the phase that is on; empty outside a turn.
std::string current_phase(const View& view);

// The tile shown at a space, or none.
const TileView* tile_shown_at(const View& view, Hex at);

}  // namespace mael::web::maelstrom
