#include "web/table/parts/menu_place.h"

#include <algorithm>
#include <cstddef>

namespace mael::web {
namespace {

constexpr float kMenuRow = 44;
constexpr float kGroupGap = 10;  // under each other
constexpr float kColumnGap = 12;
constexpr float kLeastColumn = 128;  // for small words in three lines
constexpr float kUsualColumn = 340;
constexpr float kSheetEdges = 40;  // left and right of what lies on a sheet,
constexpr float kSheetHead = 90;   // above it and below it
constexpr std::size_t kMostColumns = 3;

struct Division {
  std::vector<std::size_t> ends;  // of columns: places in the list of groups
  float height = 0;               // of the highest
  bool fits_in(float room) const { return height <= room + 0.5F; }
};

// So many buttons of each part.
std::vector<std::size_t> groups_of(std::span<const Button> menu) {
  std::vector<std::size_t> groups;
  for (std::size_t i = 0; i < menu.size(); ++i) {
    if (i == 0 || menu[i].part != menu[i - 1].part) groups.push_back(0);
    ++groups.back();
  }
  return groups;
}

// Bit i of `cuts`: a column ends behind group i.
Division divided(const std::vector<std::size_t>& groups, unsigned cuts) {
  Division out;
  float high = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    high += (high > 0 ? kGroupGap : 0) + kMenuRow * static_cast<float>(groups[i]);
    out.height = std::max(out.height, high);
    if (i + 1 < groups.size() && (cuts >> i & 1U) == 0) continue;
    out.ends.push_back(i + 1);
    high = 0;
  }
  return out;
}

// The fewest columns that are no higher than `room`, as level as they can be; else the lowest.
Division division_for(const std::vector<std::size_t>& groups, Vec2 room) {
  const auto across = static_cast<std::size_t>((room.x + kColumnGap) / (kLeastColumn + kColumnGap));
  const std::size_t most = std::clamp<std::size_t>(across, 1, kMostColumns);
  Division best = divided(groups, 0);
  for (unsigned cuts = 1; cuts < (1U << groups.size()) / 2; ++cuts) {
    Division tried = divided(groups, cuts);
    if (tried.ends.size() > most) continue;
    const bool fits = tried.fits_in(room.y), fitted = best.fits_in(room.y);
    const bool fewer = tried.ends.size() < best.ends.size();
    const bool as_few = tried.ends.size() == best.ends.size();
    const bool lower = tried.height < best.height;
    if (fitted ? fits && (fewer || (as_few && lower)) : lower) best = std::move(tried);
  }
  return best;
}

}  // namespace

Vec2 size_of_menu(std::span<const Button> menu, Rect area, Vec2 page) {
  const bool from_below = sheet_from_below(page);
  const float wide = from_below ? page.x : area.width() - 32;
  const float high = from_below ? page.y * 0.92F - (page.y - area.max.y) : area.height() - 32;
  const Division all = division_for(groups_of(menu), {wide - kSheetEdges, high - kSheetHead});
  const auto columns = static_cast<float>(all.ends.size());
  return {kUsualColumn * columns + kColumnGap * (columns - 1) + kSheetEdges,
          all.height + kSheetHead};
}

MenuPlaces place_menu(std::span<const Button> menu, Rect inside) {
  MenuPlaces places;
  const std::vector<std::size_t> groups = groups_of(menu);
  const Division all = division_for(groups, {inside.width(), inside.height()});
  const auto columns = static_cast<float>(std::max<std::size_t>(1, all.ends.size()));
  const float width = (inside.width() + kColumnGap) / columns - kColumnGap;
  // On the smallest of pages less than a finger likes, rather than out of sight.
  const float share = all.fits_in(inside.height()) ? 1 : inside.height() / all.height;
  std::size_t column = 0;
  float y = inside.min.y;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    if (group == all.ends[column]) {
      ++column;
      y = inside.min.y;
    }
    const float x = inside.min.x + (width + kColumnGap) * static_cast<float>(column);
    const float top = y;
    for (std::size_t row = 0; row < groups[group]; ++row) {
      places.rows.push_back({{x, y}, {x + width, y + kMenuRow * share}});
      y = places.rows.back().max.y;
    }
    places.groups.push_back({{x, top}, {x + width, y}});
    y += kGroupGap * share;
  }
  return places;
}

}  // namespace mael::web
