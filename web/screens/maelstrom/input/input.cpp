#include "web/screens/maelstrom/input/input.h"

#include <algorithm>
#include <string>

#include "engine/maelstrom/text/notation.h"
#include "web/base/say.h"
#include "web/screens/maelstrom/input/input_board.h"
#include "web/screens/maelstrom/input/input_commands.h"
#include "web/screens/maelstrom/input/input_power.h"
#include "web/screens/maelstrom/powers.h"
#include "web/table/key_cursor.h"

namespace mael::web::maelstrom {

namespace {

// ---- Keyboard cursor ---------------------------------------------------------------------------

// Flat-top hexagons have neighbours above and below; sideways steps alternate up and down so that
// a row of steps runs level.
Hex step_from(Hex at, Key towards) {
  const bool odd = (at.q & 1) != 0;
  switch (towards) {
    case Key::Up: return neighbour(at, 2);
    case Key::Down: return neighbour(at, 5);
    case Key::Right: return neighbour(at, odd ? 0 : 1);
    case Key::Left: return neighbour(at, odd ? 4 : 3);
    default: return kVortex;
  }
}

// The cursor stays near the tiles: two rings beyond the outermost.
int cursor_radius(const State& state) {
  int radius = 1;
  for (const SideState& side : state.sides) {
    for (const BoardTile& tile : side.tiles) radius = std::max(radius, ring_of(tile.at));
  }
  return std::min(radius + 2, kTableRadius);
}

void move_cursor(const Situation& situation, Selection& selection, Key towards) {
  const Hex from = selection.cursor.value_or(kVortex);
  const Hex to = step_from(from, towards);
  if (ring_of(to) <= cursor_radius(situation.seen)) selection.cursor = to;
  if (!selection.cursor) selection.cursor = kVortex;
}

bool reads_before(Hex a, Hex b) {
  const auto row = [](Hex at) { return 2 * at.r + at.q; };
  return row(a) != row(b) ? row(a) < row(b) : a.q < b.q;
}

// Everything lit on the board, in reading order.
std::vector<Hex> lit_spaces(const View& view) {
  std::vector<Hex> lit;
  for (const TileView& tile : view.tiles) {
    if ((tile.marks & (kMarkLegal | kMarkThreatened)) != 0) lit.push_back(tile.at);
  }
  for (const SpaceView& space : view.spaces) {
    if ((space.marks & kMarkLegal) != 0) lit.push_back(space.at);
  }
  std::sort(lit.begin(), lit.end(), reads_before);
  return lit;
}

void next_choice(const Situation& situation, Selection& selection, int by) {
  const std::vector<Hex> lit = lit_spaces(build_view(situation, selection));
  if (lit.empty()) return;
  std::optional<std::size_t> from;
  const auto here = std::find(lit.begin(), lit.end(), selection.cursor);
  if (here != lit.end()) from = static_cast<std::size_t>(here - lit.begin());
  selection.cursor = lit[step_round(from, by, lit.size())];
}

// ---- Dispatch ----------------------------------------------------------------------------------

class Responder {
 public:
  Responder(const Situation& situation, const Selection& selection)
      : situation_(situation), reaction_{selection, {}, {}, false, {}} {}

  Reaction take() { return std::move(reaction_); }

  void operator()(const intent::Tap& tap) {
    decide([&] { tap_space(situation_, tap.at, reaction_); });
  }
  void operator()(const intent::Take& take) {
    decide([&] { lift_tile(situation_, take.at, reaction_); });
  }
  void operator()(const intent::Put& put) {
    decide([&] { drop_on(situation_, put.at, reaction_); });
  }
  void operator()(const intent::TapHand& tap) {
    decide([&] { tap_hand(situation_, tap.row, reaction_); });
  }
  void operator()(const intent::TakeHand& take) {
    decide([&] { lift_hand(situation_, take.row, reaction_); });
  }
  void operator()(const intent::Press& press) {
    press_command(situation_, press.command, reaction_);
  }
  void operator()(const intent::Inspect& inspect) {
    selection().refusal.reset();
    if (!make_card(situation_, inspect.subject)) return name_space(inspect.subject.at);
    selection().sheet = OpenSheet::Card;
    selection().subject = inspect.subject;
  }
  void operator()(const intent::Point& point) { selection().hovered = point.at; }
  void operator()(const intent::MoveCursor& move) {
    look([&] { move_cursor(situation_, selection(), move.towards); });
  }
  void operator()(const intent::NextChoice& next) {
    look([&] { next_choice(situation_, selection(), next.by); });
  }
  void operator()(const intent::Activate&) { activate(); }
  void operator()(const intent::PickSlot& pick) {
    const View view = build_view(situation_, selection());
    const auto slot = static_cast<std::size_t>(pick.slot);
    if (view.prompt && !view.prompt->rows.empty()) {
      if (slot < view.prompt->rows.size()) (*this)(intent::PickRow{view.prompt->rows[slot].row});
    } else if (slot < view.hand.size()) {
      (*this)(intent::TapHand{view.hand[slot].row});
    }
  }
  void operator()(const intent::PickRow& pick) {
    decide([&] {
      const std::optional<Power> power = open_power(situation_, selection());
      if (power && pick_row(situation_, *power, pick.row, reaction_)) return;
      tap_hand(situation_, pick.row, reaction_);
    });
  }
  void operator()(const intent::TapRelic& tap) {
    decide([&] { tap_relic(situation_, tap.seat, tap.place, reaction_); });
  }
  void operator()(const intent::Nothing&) { selection().refusal.reset(); }

 private:
  Selection& selection() { return reaction_.selection; }

  // A space without a tile says how the log and the words call it.
  void name_space(std::optional<Hex> at) {
    if (!at || *at == kVortex) return;
    const std::string name = write_space(*at);
    const std::size_t dot = name.find('.');
    selection().refusal =
        Refusal{{}, say("ui.space", {name, name.substr(0, dot), name.substr(dot + 1)})};
  }

  // What is done puts advice aside.
  template <class F>
  void decide(F&& act) {
    look([&] {
      drop_advice(selection());
      act();
    });
  }

  // Table matters: nothing while a curtain or a sheet is in the way. The last refusal is answered
  // by the next thing done.
  template <class F>
  void look(F&& act) {
    if (situation_.device.cover == Cover::Table || selection().sheet != OpenSheet::None) return;
    selection().refusal.reset();
    act();
  }

  // The brass button of what is open, else the space under the cursor, else the brass button.
  void activate() {
    const View view = build_view(situation_, selection());
    if (view.notice) {
      if (const Button* button = primary(view.notice->buttons)) press(*button);
    } else if (selection().advised || is_power_ready()) {
      (*this)(intent::Press{Common::Confirm});
    } else if (selection().cursor && situation_.seen.turn > 0) {
      (*this)(intent::Tap{*selection().cursor});
    } else if (const Button* button = primary(view.buttons)) {
      press(*button);
    }
  }

  // All is chosen, and there is nothing more the cursor could add.
  bool is_power_ready() {
    const std::optional<Power> power = open_power(situation_, selection());
    if (!power) return false;
    const Options options = options_for(situation_, *power, selection().picks);
    return options.complete && !options.wants_more();
  }

  static const Button* primary(const std::vector<Button>& buttons) {
    for (const Button& button : buttons) {
      if (button.primary) return &button;
    }
    return nullptr;
  }

  void press(const Button& button) { (*this)(intent::Press{button.command}); }

  const Situation& situation_;
  Reaction reaction_;
};

}  // namespace

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent) {
  Responder responder(situation, selection);
  std::visit(responder, intent);
  return responder.take();
}

}  // namespace mael::web::maelstrom
