#include "web/widgets/cards/card_fan.h"

#include <algorithm>
#include <cmath>

namespace mael::web {
namespace {

constexpr float kSpread = 1.04F;  // distance of neighbours where there is room, in widths
constexpr float kLean = 0.032F;   // radians between neighbours of a full fan
constexpr float kArch = 0.0055F;  // how far outer cards sink, in heights per place squared
constexpr float kRise = 0.22F;    // how far a lifted card rises, in heights
constexpr float kPush = 0.34F;    // how far neighbours of a lifted card give way, in widths

Vec2 fitting_size(const CardFanSpec& spec) {
  const float height = std::min(spec.height, spec.room.height() / (1 + kRise * 0.6F));
  return {std::min(height * spec.aspect, spec.room.width()), height};
}

void raise(CardSlot& slot, float floor, float lift) {
  slot.lift = lift;
  slot.turn *= 1 - lift;
  slot.center.y = floor - kRise * slot.size.y * lift;
}

// The first half behind, looking out above the second by what must be seen.
std::vector<CardSlot> layout_two_rows(const CardFanSpec& spec) {
  std::vector<CardSlot> slots;
  const float height = std::min(spec.height, spec.room.height() - spec.least);
  const Vec2 size{height * spec.aspect, height};
  const int behind = (spec.count + 1) / 2;
  const float step = std::min(
      size.x * kSpread, (spec.room.width() - size.x) / static_cast<float>(std::max(behind - 1, 1)));
  for (int i = 0; i < spec.count; ++i) {
    const bool back = i < behind;
    const int in_row = back ? behind : spec.count - behind;
    const float place =
        static_cast<float>(back ? i : i - behind) - static_cast<float>(in_row - 1) / 2;
    const float floor = spec.room.max.y - size.y / 2 - (back ? spec.least : 0);
    slots.push_back({{spec.room.center().x + place * step, floor}, size, 0, 0, back ? 1 : 0});
    if (i == spec.lifted) raise(slots.back(), floor, spec.lift);
  }
  return slots;
}

}  // namespace

std::vector<CardSlot> layout_card_fan(const CardFanSpec& spec) {
  std::vector<CardSlot> slots;
  if (spec.count <= 0) return slots;
  const Vec2 size = fitting_size(spec);
  const auto gaps = static_cast<float>(std::max(spec.count - 1, 1));
  const float lean = static_cast<float>(spec.count - 1) * kLean * size.y / 2;  // at both ends
  const float step = std::min(size.x * kSpread, (spec.room.width() - size.x - lean) / gaps);
  if (step < spec.least) return layout_two_rows(spec);
  const bool crowded = step < size.x;
  const float half = static_cast<float>(spec.count - 1) / 2;
  // Outer cards sink and lean over: so much that their corners still stand in the room.
  const float corner = crowded ? half * half * kArch * size.y + half * kLean * size.x / 2 : 0;
  const float floor = spec.room.max.y - size.y / 2 - corner;
  for (int i = 0; i < spec.count; ++i) {
    const float place = static_cast<float>(i) - half;
    const float sink = crowded ? place * place * kArch * size.y : 0;
    slots.push_back({{spec.room.center().x + place * step, floor + sink},
                     size,
                     crowded ? place * kLean : 0,
                     0,
                     0});
  }
  if (spec.lifted < 0 || spec.lifted >= spec.count) return slots;
  for (int i = 0; i < spec.count && crowded; ++i) {
    const float way = i < spec.lifted ? -1.0F : i > spec.lifted ? 1.0F : 0.0F;
    CardSlot& slot = slots[static_cast<std::size_t>(i)];
    slot.center.x = std::clamp(slot.center.x + way * kPush * size.x * spec.lift,
                               spec.room.min.x + size.x / 2, spec.room.max.x - size.x / 2);
  }
  raise(slots[static_cast<std::size_t>(spec.lifted)], floor, spec.lift);
  return slots;
}

Rect seen_part(const std::vector<CardSlot>& slots, std::size_t card) {
  const CardSlot& slot = slots[card];
  Rect seen{slot.center - slot.size / 2, slot.center + slot.size / 2};
  if (slot.lift > 0) return seen;
  for (std::size_t i = card + 1; i < slots.size(); ++i) {
    const CardSlot& other = slots[i];
    const Vec2 corner = other.center - other.size / 2;
    if (other.lift > 0) continue;
    if (other.row == slot.row) {
      if (i == card + 1) seen.max.x = std::min(seen.max.x, corner.x);
    } else {
      seen.max.y = std::min(seen.max.y, corner.y);
    }
  }
  return seen;
}

bool is_on_card(const CardSlot& slot, Vec2 pixels) {
  const Vec2 away = pixels - slot.center;
  const float cosine = std::cos(-slot.turn), sine = std::sin(-slot.turn);
  const Vec2 flat{away.x * cosine - away.y * sine, away.x * sine + away.y * cosine};
  return std::abs(flat.x) <= slot.size.x / 2 && std::abs(flat.y) <= slot.size.y / 2;
}

std::optional<int> card_at(const std::vector<CardSlot>& slots, Vec2 pixels) {
  std::optional<int> found;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!is_on_card(slots[i], pixels)) continue;
    found = static_cast<int>(i);
    if (slots[i].lift > 0) return found;
  }
  return found;
}

std::vector<Rect> spread_cards(const SpreadSpec& spec) {
  std::vector<Rect> places;
  if (spec.count <= 0) return places;
  const Rect& room = spec.room;
  const Vec2 size{std::min(spec.size.x, room.width()), std::min(spec.size.y, room.height())};
  const auto fitting = static_cast<int>((room.width() + spec.gap) / (size.x + spec.gap));
  const int columns = std::clamp(fitting, 1, spec.count);
  const int rows = (spec.count + columns - 1) / columns;
  const float step = rows < 2 ? 0
                              : std::min(size.y + spec.gap,
                                         (room.height() - size.y) / static_cast<float>(rows - 1));
  for (int i = 0; i < spec.count; ++i) {
    const int row = i / columns;
    const int in_row = std::min(columns, spec.count - row * columns);
    const float width = static_cast<float>(in_row) * (size.x + spec.gap) - spec.gap;
    const float x =
        room.center().x - width / 2 + static_cast<float>(i % columns) * (size.x + spec.gap);
    const float down = static_cast<float>(row) * step;
    const float y = spec.upwards ? room.max.y - size.y - down : room.min.y + down;
    places.push_back({{x, y}, Vec2{x, y} + size});
  }
  return places;
}

}  // namespace mael::web
