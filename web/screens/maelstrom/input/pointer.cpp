#include "web/screens/maelstrom/input/pointer.h"

#include "web/board/hex_geometry.h"

namespace mael::web::maelstrom {

std::optional<Hex> Surface::space(Vec2 at) const {
  const bool on_board = !shown_.places.covered && !shown_.view.choosing_hand &&
                        is_on_board(shown_.layout, at) && !shown_.places.prompt.contains(at);
  return on_board ? std::optional(cell_at(to_board(camera_, at))) : std::nullopt;
}

const HandTileView* Surface::hand_tile(Vec2 at) const {
  const std::vector<HandTileView>& hand = shown_.view.hand;
  const std::optional<int> slot = hand_tile_at(shown_.layout, at);
  if (shown_.places.covered || shown_.places.prompt.contains(at)) return nullptr;
  if (!slot || *slot >= static_cast<int>(hand.size())) return nullptr;
  return &hand[static_cast<std::size_t>(*slot)];
}

bool Surface::is_on_list(Vec2 at) const {
  return shown_.places.covered ? shown_.places.sheet_place.body.contains(at)
                               : shown_.layout.log.contains(at);
}

void Surface::point(std::optional<Vec2> at) { want(intent::Point{at ? space(*at) : std::nullopt}); }

void Surface::tap(Vec2 at) {
  if (const HandTileView* tile = hand_tile(at)) return want(intent::TapHand{tile->row});
  if (const Hit<Intent>* hit = shown_.places.hits.at(at)) return want(hit->intent);
  if (const std::optional<Hex> there = space(at)) return want(intent::Tap{*there});
}

// The card of what lies there: a relic, a tile out of play that may be chosen.
void Surface::inspect_hit(const Hit<Intent>& hit) {
  Subject subject;
  if (const auto* relic = std::get_if<intent::TapRelic>(&hit.intent)) {
    const auto place = static_cast<std::size_t>(relic->place);
    subject.seat = relic->seat;
    for (const SideView& side : shown_.view.sides) {
      if (side.seat == relic->seat) subject.row = side.relics[place].row;
    }
  } else if (const auto* pick = std::get_if<intent::PickRow>(&hit.intent)) {
    subject.seat = shown_.situation.actor();
    subject.row = pick->row;
  } else {
    return;
  }
  want(intent::Inspect{subject});
}

void Surface::long_press(Vec2 at) {
  if (const HandTileView* tile = hand_tile(at)) {
    return want(intent::Inspect{{{}, shown_.situation.device.viewer, tile->row}});
  }
  if (const Hit<Intent>* hit = shown_.places.hits.at(at)) return inspect_hit(*hit);
  if (const std::optional<Hex> there = space(at)) {
    return want(intent::Inspect{{there, Seat::A, kNoRow}});
  }
}

PlainSurface::Grip Surface::grip(const Gesture& start) {
  const HandTileView* tile = hand_tile(start.from);
  if (tile && !shown_.view.choosing_hand && tile->enabled()) {
    return lift(tile->kind, intent::TakeHand{tile->row});
  }
  const std::optional<Hex> from = space(start.from);
  if (!from) return {};
  const TileView* piece = tile_shown_at(shown_.view, *from);
  const bool own = piece && piece->owner == shown_.situation.actor();
  if (piece && !piece->energy && (own || shown_.view.prompt) &&
      (piece->marks & (kMarkLegal | kMarkSelected)) != 0) {
    return lift(piece->kind, intent::Take{*from});
  }
  return point({}), Grip{.slides = true};
}

void Surface::drop(Vec2 at) {
  const std::optional<Hex> there = space(at);
  if (!there) return put_back();
  want(intent::Put{*there});
  want(intent::Point{});
}

void Surface::slide(const Gesture& gesture) { pan(camera_, shown_.limits, gesture.delta); }

void Surface::move_view(const Gesture& gesture) {
  if (shown_.places.covered || shown_.view.choosing_hand) return;
  move_camera(gesture, shown_.limits, camera_);
}

// ---- Keys --------------------------------------------------------------------------------------

namespace {

std::optional<Intent> read_letter(char letter, const Selection& selection) {
  if (letter >= '1' && letter <= '9') return intent::PickSlot{letter - '1'};
  switch (letter) {
    case 'n': return intent::NextChoice{+1};
    case 'p': return intent::NextChoice{-1};
    case 'i':
      if (selection.cursor) return intent::Inspect{{selection.cursor, Seat::A, kNoRow}};
      return {};
    default: return {};
  }
}

}  // namespace

std::optional<Intent> read_key(const KeyPress& key, const View& view, const Selection& selection) {
  if (key.control) return {};
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::Home: return intent::MoveCursor{key.key};
    case Key::Enter:
    case Key::Space: return intent::Activate{};
    case Key::Tab: return intent::NextChoice{key.shift ? -1 : +1};
    case Key::Plus: return intent::Press{Own::MoreEnergy};
    case Key::Minus: return intent::Press{Own::LessEnergy};
    case Key::Character:
      if (const auto intent = read_letter(key.character, selection)) return intent;
      break;
    default: break;
  }
  if (const auto command = command_at_key(key, view, commands())) return intent::Press{*command};
  return {};
}

}  // namespace mael::web::maelstrom
