#include "web/screens/maelstrom/pointer.h"

#include "web/board/hex_geometry.h"

namespace mael::web::maelstrom {

namespace {

// A dragged piece hangs above the finger, where it can be seen; it aims with its own middle.
constexpr float kAboveFinger = 44;

Vec2 aim_of(const Gesture& gesture) {
  return gesture.device == PointerDevice::Touch ? gesture.at - Vec2{0, kAboveFinger} : gesture.at;
}

bool meets_board(const Surface& surface, Vec2 at) {
  return !surface.places.covered && !surface.view.choosing_hand &&
         is_on_board(surface.layout, at) && !surface.places.prompt.contains(at);
}

std::optional<Hex> space_under(const Surface& surface, const Camera& camera, Vec2 at) {
  if (!meets_board(surface, at)) return {};
  return cell_at(to_board(camera, at));
}

const HandTileView* hand_tile_under(const Surface& surface, Vec2 at) {
  const std::optional<int> slot = hand_tile_at(surface.layout, at);
  if (surface.places.covered || surface.places.prompt.contains(at) || !slot || *slot >= static_cast<int>(surface.view.hand.size())) return nullptr;
  return &surface.view.hand[static_cast<std::size_t>(*slot)];
}

std::vector<Intent> read_tap(const Gesture& gesture, const Surface& surface,
                             const Camera& camera) {
  if (const HandTileView* tile = hand_tile_under(surface, gesture.at)) {
    return {intent::TapHand{tile->row}};
  }
  if (const Hit<Intent>* hit = surface.places.hits.at(gesture.at)) return {hit->intent};
  if (const std::optional<Hex> at = space_under(surface, camera, gesture.at)) {
    return {intent::Tap{*at}};
  }
  return {};
}

// The card of what lies there: a relic, a tile out of play that may be chosen.
std::vector<Intent> inspect_hit(const Surface& surface, const Hit<Intent>& hit) {
  Subject subject;
  if (const auto* relic = std::get_if<intent::TapRelic>(&hit.intent)) {
    const auto place = static_cast<std::size_t>(relic->place);
    subject.seat = relic->seat;
    for (const SideView& side : surface.view.sides) {
      if (side.seat == relic->seat) subject.row = side.relics[place].row;
    }
  } else if (const auto* pick = std::get_if<intent::PickRow>(&hit.intent)) {
    subject.seat = surface.situation.actor();
    subject.row = pick->row;
  } else {
    return {};
  }
  return {intent::Inspect{subject}};
}

std::vector<Intent> read_long_press(const Gesture& gesture, const Surface& surface,
                                    const Camera& camera) {
  if (const HandTileView* tile = hand_tile_under(surface, gesture.at)) {
    Subject subject;
    subject.seat = surface.situation.device.viewer;
    subject.row = tile->row;
    return {intent::Inspect{subject}};
  }
  if (const Hit<Intent>* hit = surface.places.hits.at(gesture.at)) return inspect_hit(surface, *hit);
  if (const std::optional<Hex> at = space_under(surface, camera, gesture.at)) {
    return {intent::Inspect{{at, Seat::A, kNoRow}}};
  }
  return {};
}

}  // namespace

std::vector<Intent> PointerReader::read(const Gesture& gesture, const Surface& surface,
                                        Camera& camera) {
  pointer_.follow(gesture);
  switch (gesture.kind) {
    case GestureKind::Press:
    case GestureKind::Hover:
      return {intent::Point{space_under(surface, camera, gesture.at)}};
    case GestureKind::HoverEnd: return {intent::Point{}};
    case GestureKind::PressEnd:
      if (gesture.device == PointerDevice::Touch) return {intent::Point{}};
      return {};
    case GestureKind::Tap: return read_tap(gesture, surface, camera);
    case GestureKind::LongPress: return read_long_press(gesture, surface, camera);
    case GestureKind::DragStart: return start_drag(gesture, surface, camera);
    case GestureKind::DragMove: return move_drag(gesture, surface, camera);
    case GestureKind::Drop: return drop(gesture, surface, camera);
    case GestureKind::DragCancel: let_go(); return {intent::Point{}};
    case GestureKind::Pinch:
    case GestureKind::Pan:
    case GestureKind::Zoom: move_or_scroll(gesture, surface, camera); return {};
    case GestureKind::PinchEnd: return {};
  }
  return {};
}

bool PointerReader::is_on_list(const Surface& surface, Vec2 at) {
  return surface.places.covered ? surface.places.sheet_place.body.contains(at)
                                : surface.layout.log.contains(at);
}

void PointerReader::move_or_scroll(const Gesture& gesture, const Surface& surface,
                                   Camera& camera) {
  if (is_on_list(surface, gesture.at)) {
    scroll_ += gesture.kind == GestureKind::Zoom ? (gesture.factor > 1 ? -60.0F : 60.0F)
                                                 : -gesture.delta.y;
  } else if (!surface.places.covered && !surface.view.choosing_hand) {
    move_camera(gesture, surface.limits, camera);
  }
}

void PointerReader::let_go() {
  holding_ = Holding::Nothing;
  carried_.reset();
}

std::vector<Intent> PointerReader::start_drag(const Gesture& gesture, const Surface& surface,
                                              const Camera& camera) {
  let_go();
  if (is_on_list(surface, gesture.from)) {
    holding_ = Holding::List;
    return {};
  }
  const HandTileView* tile = hand_tile_under(surface, gesture.from);
  if (tile && !surface.view.choosing_hand && tile->enabled()) {
    holding_ = Holding::Piece;
    carried_ = Carried{tile->kind, aim_of(gesture)};
    return {intent::TakeHand{tile->row}};
  }
  const std::optional<Hex> from = space_under(surface, camera, gesture.from);
  if (!from) return {};
  const TileView* piece = tile_shown_at(surface.view, *from);
  const bool own = piece && piece->owner == surface.situation.actor();
  if (piece && !piece->energy && (own || surface.view.prompt) &&
      (piece->marks & (kMarkLegal | kMarkSelected)) != 0) {
    holding_ = Holding::Piece;
    carried_ = Carried{piece->kind, aim_of(gesture)};
    return {intent::Take{*from}};
  }
  holding_ = Holding::Board;
  return {intent::Point{}};
}

std::vector<Intent> PointerReader::move_drag(const Gesture& gesture, const Surface& surface,
                                             Camera& camera) {
  if (holding_ == Holding::List) scroll_ -= gesture.delta.y;
  if (holding_ == Holding::Board) pan(camera, surface.limits, gesture.delta);
  if (holding_ != Holding::Piece || !carried_) return {};
  carried_->at = aim_of(gesture);
  return {intent::Point{space_under(surface, camera, carried_->at)}};
}

std::vector<Intent> PointerReader::drop(const Gesture& gesture, const Surface& surface,
                                        const Camera& camera) {
  const bool piece = holding_ == Holding::Piece;
  let_go();
  if (!piece) return {};
  const std::optional<Hex> at = space_under(surface, camera, aim_of(gesture));
  if (!at) return {intent::Point{}};
  return {intent::Put{*at}, intent::Point{}};
}

// ---- Keys --------------------------------------------------------------------------------------

namespace {

std::optional<Intent> read_letter(char letter, const View& view, const Selection& selection) {
  if (letter >= '1' && letter <= '9') return intent::PickSlot{letter - '1'};
  switch (letter) {
    case 'n': return intent::NextChoice{+1};
    case 'p': return intent::NextChoice{-1};
    case 'i':
      if (selection.cursor) return intent::Inspect{{selection.cursor, Seat::A, kNoRow}};
      return {};
    default: break;
  }
  if (const auto command = command_at_key(letter, view, commands())) return intent::Press{*command};
  return {};
}

}  // namespace

std::optional<Intent> read_key(const KeyPress& key, const View& view,
                               const Selection& selection) {
  if (key.control) return {};
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::Home: return intent::MoveCursor{key.key};
    case Key::Enter:
    case Key::Space: return intent::Activate{};
    case Key::Escape:
    case Key::Backspace: return intent::Press{Common::Cancel};
    case Key::Tab: return intent::NextChoice{key.shift ? -1 : +1};
    case Key::Plus: return intent::Press{Own::MoreEnergy};
    case Key::Minus: return intent::Press{Own::LessEnergy};
    case Key::Character: return read_letter(key.character, view, selection);
  }
  return {};
}

}  // namespace mael::web::maelstrom
