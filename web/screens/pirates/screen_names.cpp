// Where things lie that are named, as by those who teach, and what is held and read.
#include "engine/core/table.h"
#include "web/screens/pirates/screen.h"

namespace mael::web::pirates {

namespace {

Rect round(Vec2 middle) {
  return box(middle.x - kTouch / 2, middle.y - kTouch / 2, kTouch, kTouch);
}

constexpr std::string_view kTurnOf = "turn ";

// "turn B1": the middle circle a quarter clockwise, as in notation.
std::string name_of_turn(const Rotate& turn) {
  return std::string(kTurnOf) + static_cast<char>('A' + turn.circle) +
         std::to_string(turn.quarters);
}
std::optional<Rotate> lit_turn(std::string_view thing) {
  for (std::uint8_t circle = 0; circle < kCircles; ++circle) {
    for (std::uint8_t quarters = 1; quarters < 4; ++quarters) {
      if (thing == name_of_turn({circle, quarters})) return Rotate{circle, quarters};
    }
  }
  return {};
}

// "token 2": 2; 0 for anything else.
int number_behind(std::string_view kind, std::string_view thing) {
  int number = 0;
  const bool is_one =
      thing.starts_with(kind) && read_number(thing.substr(kind.size()), 1, 99, number);
  return is_one ? number : 0;
}

}  // namespace

// Where no ship is.
Rect Table::grip_of(int circle) const {
  const RingPlace free{{circle, 0}, 0.04F, 0.9F};
  return round(to_pixels(camera_, point_at(board_.scene, free)));
}

std::optional<Rect> Table::place_of(std::string_view thing) const {
  if (thing.starts_with("ring ") && thing.size() == 6) {
    const int ring = thing[5] - '1';
    return ring < 0 || ring >= kCircles ? std::nullopt : std::optional(grip_of(ring));
  }
  if (const auto turn = lit_turn(thing)) return grip_of(turn->circle);
  if (thing.starts_with("ship ") && thing.size() == 6) {
    return where_is({ThingKind::Ship, thing[5] - 'a'});
  }
  if (const int number = number_behind("token ", thing)) {
    return where_is({ThingKind::Token, number - 1});
  }
  if (const int number = number_behind("loot ", thing)) {
    return where_is({ThingKind::Loot, number - 1});
  }
  if (const int number = number_behind("isle ", thing)) return land_of(number);
  return cell_place(thing);
}

// "B3", of positions as they are written.
std::optional<Rect> Table::cell_place(std::string_view name) const {
  const Cell cell = mael::pirates::cell_named(name);
  if (cell == kNoCell) return {};
  return round(to_pixels(camera_, cell_center(board_.scene, ring_cell_of(cell))));
}

// A lost island that was found.
std::optional<Rect> Table::land_of(int island) const {
  if (island > kLostIslands) return {};
  const Cell cell = situation_.seen.lost_islands[static_cast<std::size_t>(island - 1)];
  if (cell == kNoCell) return {};
  return round(to_pixels(camera_, point_at(board_.scene, place_of_lost(cell))));
}

std::optional<Rect> Table::where_is(const BoardThing& thing) const {
  for (std::size_t i = 0; i < board_.things.size(); ++i) {
    if (!(board_.things[i] == thing)) continue;
    return round(to_pixels(camera_, piece_at(board_.scene, board_.scene.pieces[i])));
  }
  return {};
}

// ---- For those who teach -----------------------------------------------------------------------

std::string Table::held() const {
  if (view_.sheet == OpenSheet::Shop) return "button shop";
  if (selection_.ring) return name_of_turn({selection_.ring->circle, selection_.ring->quarters});
  if (selection_.target) {
    const Target target = *selection_.target;
    return target.is_ship() ? std::string("ship ") + letter_of(target.seat())
                            : "token " + std::to_string(target.place() + 1);
  }
  if (selection_.token) return "token " + std::to_string(*selection_.token + 1);
  if (selection_.sailing) return std::string("ship ") + letter_of(situation_.actor());
  return {};
}

std::string Table::reading() const {
  std::string sheet(web::name_of(view_.sheet));
  if (view_.sheet == OpenSheet::Card && view_.subject.kind == Subject::Kind::Treasure) {
    const int card = view_.subject.which;
    sheet += std::string(" T") + (card < 10 ? "0" : "") + std::to_string(card);
  }
  return sheet;
}

// Round the middle, by what is left of a turn.
std::vector<Vec2> Table::way_of(std::string_view light) const {
  constexpr int kSteps = 24;
  const auto turn = lit_turn(light);
  if (!turn) return {};
  const Vec2 arm = to_board(camera_, grip_of(turn->circle).center());
  const float wanted = static_cast<float>(turn->quarters) * kQuarter;
  const float left = signed_angle(wanted - turns_[turn->circle].shown());
  std::vector<Vec2> way;
  for (int i = 0; i <= kSteps; ++i) {
    const float angle = angle_of(arm) + left * static_cast<float>(i) / kSteps;
    way.push_back(to_pixels(camera_, towards(angle) * length(arm)));
  }
  return way;
}

std::vector<Rect> Table::used() const {
  std::vector<Rect> used{layout_.bar,   places_.prompt, places_.notice,
                         layout_.board, layout_.sheet,  layout_.hand};
  used.insert(used.end(), layout_.panels.begin(), layout_.panels.end());
  return used;
}

// The log can be read at any time on its sheet.
Rect Table::spare() const { return spare_in(layout_); }

}  // namespace mael::web::pirates
