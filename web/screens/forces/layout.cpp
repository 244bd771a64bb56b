#include "web/screens/forces/layout.h"

#include <algorithm>
#include <cmath>

namespace mael::web::forces {

namespace {

constexpr float kGap = 8;
constexpr float kPad = 12;
constexpr float kRow = 44;
constexpr float kCell = 76;        // a tile of the catalogue
constexpr float kCellWidth = 236;  // at least
constexpr float kSide = 330;       // the force, beside the tiles
constexpr float kCurve = 92;
constexpr float kColours = 40;
constexpr float kFault = 60;
constexpr float kShelfRow = 60;
constexpr float kVerdict = 108;  // its words, on narrow screens
constexpr float kWide = 880;

class Builder {
 public:
  Builder(const View& view, const FrameInput& input, const Scrolls& scrolls)
      : view_(view), scrolls_(scrolls), area_(shrunk({{}, input.viewport}, input.safe)) {
    out_.items.resize(view.items.size());
    out_.regions.resize(view.items.size(), Region::Fixed);
    out_.wide = area_.width() >= kWide;
  }

  Layout build() {
    behind_ = view_.shelf_open || view_.card.has_value();
    if (out_.wide) {
      build_wide();
    } else {
      build_narrow();
    }
    behind_ = false;
    if (view_.shelf_open) build_shelf();
    if (view_.card) build_card();
    return std::move(out_);
  }

 private:
  float scroll(Region region) const { return scrolls_[static_cast<std::size_t>(region)]; }

  // Opens a region over `clip`; what is placed in it begins at the y that is returned.
  float open(Region region, Rect clip) {
    out_.clips[static_cast<std::size_t>(region)] = clip;
    return clip.min.y - scroll(region);
  }
  void close(Region region, float bottom) {
    const auto index = static_cast<std::size_t>(region);
    const float height = bottom + scroll(region) - out_.clips[index].min.y;
    out_.limits[index] = std::max(0.0F, height - out_.clips[index].height());
  }

  int find(Control control, int which = 0, bool in_force = false) const {
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (item.behind == behind_ && item.control == control && item.which == which &&
          item.in_force == in_force) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
  void put(int item, Rect at, Region region = Region::Fixed) {
    if (item < 0) return;
    out_.items[static_cast<std::size_t>(item)] = at;
    out_.regions[static_cast<std::size_t>(item)] = region;
  }
  void place(Control control, int which, Rect at, Region region = Region::Fixed) {
    put(find(control, which), at, region);
  }

  // ---- Columns -------------------------------------------------------------------------------

  void build_wide() {
    const float left = area_.min.x + kGap, right = area_.max.x - kGap;
    place_wide_header(left, right);
    const float top = out_.header.max.y + kGap, bottom = area_.max.y - kGap;
    const float side = right - std::min(kSide, area_.width() * 0.36F);
    place_filters(left, side - kGap, top);
    place_tiles({{left, out_.filters.max.y + kGap}, {side - kGap, bottom}});
    place_force({{side, top}, {right, bottom}});
  }

  void build_narrow() {
    const float left = area_.min.x + kGap, right = area_.max.x - kGap;
    place_narrow_header(left, right);
    const Rect tabs = box(left, area_.max.y - kRow - kGap, right - left, kRow);
    const float half = (tabs.width() - kVerdict) / 2;
    place(Control::Tab, 0, box(tabs.min.x, tabs.min.y, half, kRow));
    place(Control::Tab, 1, box(tabs.min.x + half, tabs.min.y, half, kRow));
    place(Control::Verdict, 0, box(tabs.max.x - kVerdict + 4, tabs.min.y, kVerdict - 4, kRow));
    const float top = out_.header.max.y + kGap, bottom = tabs.min.y - kGap;
    if (view_.tab == 1) return place_force({{left, top}, {right, bottom}});
    place(Control::Filters, 0, box(right - 2 * kRow - kGap, top, kRow, kRow));
    place(Control::Clear, 0, box(right - kRow, top, kRow, kRow));
    place(Control::Search, 0, box(left, top, right - left - 2 * (kRow + kGap), kRow));
    float under = top + kRow + kGap;
    if (view_.filters_open) {
      place_choices(left, right, under);
      under = out_.filters.max.y + kGap;
    }
    place_tiles({{left, under}, {right, bottom}});
  }

  // ---- Header --------------------------------------------------------------------------------

  void place_wide_header(float left, float right) {
    const float y = area_.min.y + kGap;
    out_.header = {{area_.min.x, area_.min.y}, {area_.max.x, y + kRow + kGap}};
    place(Control::Back, 0, box(left, y, kRow, kRow));
    float x = right - 104;
    place(Control::Save, 0, box(x, y, 104, kRow));
    x -= 148 + kGap;
    place(Control::Shelf, 0, box(x, y, 148, kRow));
    for (const Control control : {Control::Copy, Control::Share, Control::Export}) {
      x -= kRow + 4;
      place(control, 0, box(x, y, kRow, kRow));
    }
    x -= 196 + kGap;
    for (int edition = 0; edition < 2; ++edition) {
      place(Control::Edition, edition, box(x + 98 * static_cast<float>(edition), y, 98, kRow));
    }
    x -= 120 + kGap;
    place(Control::Verdict, 0, box(x, y, 120, kRow));
    place(Control::Name, 0, box(left + kRow + kGap, y, x - left - kRow - 2 * kGap, kRow));
  }

  void place_narrow_header(float left, float right) {
    const float y = area_.min.y + kGap, second = y + kRow + kGap;
    out_.header = {area_.min, {area_.max.x, second + kRow + kGap}};
    place(Control::Back, 0, box(left, y, kRow, kRow));
    place(Control::Save, 0, box(right - 84, y, 84, kRow));
    place(Control::Name, 0, box(left + kRow + kGap, y, right - left - kRow - 84 - 2 * kGap, kRow));
    float x = right;
    for (const Control control : {Control::Shelf, Control::Copy, Control::Share, Control::Export}) {
      x -= kRow;
      place(control, 0, box(x, second, kRow, kRow));
    }
    const float half = std::min(96.0F, (x - left - kGap) / 2);
    for (int edition = 0; edition < 2; ++edition) {
      place(Control::Edition, edition,
            box(left + half * static_cast<float>(edition), second, half, kRow));
    }
  }

  // ---- Filters -------------------------------------------------------------------------------

  void place_filters(float left, float right, float top) {
    place(Control::Search, 0, box(left, top, 200, kRow));
    place(Control::Clear, 0, box(left + 204, top, kRow, kRow));
    flow_ = {left + 256, top};
    place_choices(left, right, top);
  }

  // Choices one beside the other, in as many rows as they take.
  void place_choices(float left, float right, float top) {
    if (!out_.wide) flow_ = {left, top};
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const float width = width_of(view_.items[i].control);
      if (width <= 0) continue;
      // The numbers of Cost stay together.
      const bool first = view_.items[i].control == Control::Cost && view_.items[i].which == 0;
      const float needed = first ? (width + 2) * kCosts : width;
      if (flow_.x + needed > right + 0.5F) flow_ = {left, flow_.y + kRow + 4};
      put(static_cast<int>(i), box(flow_.x, flow_.y, width, kRow));
      flow_.x += width + 2;
    }
    out_.filters = {{left, top}, {right, flow_.y + kRow}};
  }

  float width_of(Control control) const {
    switch (control) {
      case Control::Faction:
      case Control::Trait: return kRow;
      case Control::Cost: return kRow;
      case Control::Type: return out_.wide ? 104.0F : 90.0F;
      default: return 0;
    }
  }

  // ---- Tiles ---------------------------------------------------------------------------------

  void place_tiles(Rect clip) {
    const float y = open(Region::Tiles, clip);
    const int columns = std::max(1, static_cast<int>((clip.width() + kGap) / (kCellWidth + kGap)));
    const float width =
        (clip.width() - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int cell = -1;
    Rect at{};
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (item.in_force || item.behind != behind_) continue;
      if (item.control == Control::Add) {
        ++cell;
        at = box(clip.min.x + (width + kGap) * static_cast<float>(cell % columns),
                 y + (kCell + kGap) * static_cast<float>(cell / columns), width, kCell);
        put(static_cast<int>(i), {at.min, {at.max.x - kRow, at.max.y}}, Region::Tiles);
      } else if (item.control == Control::Remove) {
        put(static_cast<int>(i), {{at.max.x - kRow, at.min.y}, at.max}, Region::Tiles);
      }
    }
    const auto rows = static_cast<float>(cell < 0 ? 0 : cell / columns + 1);
    close(Region::Tiles, y + rows * (kCell + kGap));
    if (cell < 0) out_.nothing = {clip.min, {clip.max.x, clip.min.y + 120}};
  }

  // ---- The force -----------------------------------------------------------------------------

  void place_force(Rect clip) {
    const float left = clip.min.x + kPad, right = clip.max.x - kPad;
    float y = open(Region::Force, clip) + kPad;
    out_.summary = box(left, y, right - left, 28);
    y += 32;
    for (int i = 0; i < static_cast<int>(view_.faults.size()); ++i) {
      place(Control::Rule, i, box(left, y, right - left, kFault), Region::Force);
      y += kFault + 4;
    }
    out_.curve = box(left, y, right - left, kCurve);
    y += kCurve + kGap;
    out_.colours = box(left, y, right - left, kColours);
    y += kColours + kGap;
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (!item.in_force || item.behind != behind_) continue;
      if (item.control == Control::Add) {
        put(static_cast<int>(i), box(left, y, right - left - kRow, kRow), Region::Force);
      } else if (item.control == Control::Remove) {
        put(static_cast<int>(i), box(right - kRow, y, kRow, kRow), Region::Force);
        y += kRow + 2;
      }
    }
    close(Region::Force, y + kPad);
  }

  // ---- Over everything -----------------------------------------------------------------------

  void build_shelf() {
    const float width = std::min(640.0F, area_.width() - (out_.wide ? 2 * kPad : 0));
    const float height = out_.wide ? std::min(720.0F, area_.height() - 2 * kPad) : area_.height();
    const Vec2 middle = area_.center();
    out_.shelf = box(middle.x - width / 2, middle.y - height / 2, width, height);
    const float left = out_.shelf.min.x + kPad, right = out_.shelf.max.x - kPad;
    const float top = out_.shelf.min.y + kPad;
    place(Control::Close, 0, box(right - kRow, top, kRow, kRow));
    const float buttons = top + kRow + kGap, third = (right - left - 2 * kGap) / 3;
    int column = 0;
    for (const Control control : {Control::New, Control::Random, Control::Import}) {
      place(control, 0,
            box(left + (third + kGap) * static_cast<float>(column++), buttons, third, kRow));
    }
    const Rect clip{{left, buttons + kRow + kGap}, {right, out_.shelf.max.y - kPad}};
    float y = open(Region::Shelf, clip);
    y = place_rows(Control::Own, out_.shelf_own, left, right, y);
    y = place_rows(Control::Ready, out_.shelf_ready, left, right, y);
    close(Region::Shelf, y);
  }

  float place_rows(Control control, Rect& heading, float left, float right, float y) {
    const bool own = control == Control::Own;
    const auto rows = static_cast<int>(own ? view_.own.size() : view_.ready.size());
    heading = box(left, y, right - left, 32);
    y += 34;
    for (int i = 0; i < rows; ++i) {
      const float room = own ? kRow + 4 : 0;
      place(control, i, box(left, y, right - left - room, kShelfRow - 4), Region::Shelf);
      if (own) place(Control::Forget, i, box(right - kRow, y + 6, kRow, kRow), Region::Shelf);
      y += kShelfRow;
    }
    return y + (rows == 0 ? 30 : kGap);
  }

  void build_card() {
    const float width = std::min(420.0F, area_.width() - 2 * kGap);
    const float height = std::min(420.0F, area_.height() - 2 * kGap);
    const Vec2 middle = area_.center();
    out_.card = box(middle.x - width / 2, middle.y - height / 2, width, height);
    const Rect inside = grown(out_.card, -kPad);
    place(Control::Close, 0, box(inside.max.x - kRow, inside.min.y, kRow, kRow));
    const float y = inside.max.y - kRow, half = (inside.width() - kGap) / 2;
    const int kind = view_.card->kind;
    put(find(Control::Add, kind, true), box(inside.max.x - half, y, half, kRow));
    put(find(Control::Remove, kind, true), box(inside.min.x, y, half, kRow));
  }

  const View& view_;
  const Scrolls& scrolls_;
  Rect area_;
  Vec2 flow_{};
  bool behind_ = false;  // whether the items to be placed lie behind a list or card
  Layout out_;
};

}  // namespace

Layout make_layout(const View& view, const FrameInput& input, const Scrolls& scrolls) {
  return Builder(view, input, scrolls).build();
}

int item_at(const View& view, const Layout& layout, Vec2 point) {
  for (std::size_t i = 0; i < layout.items.size(); ++i) {
    if (view.items[i].behind || !layout.items[i].contains(point)) continue;
    const Region region = layout.regions[i];
    if (region == Region::Fixed || layout.clip(region).contains(point)) return static_cast<int>(i);
  }
  return -1;
}

Region region_at(const View& view, const Layout& layout, Vec2 point) {
  if (view.card) return Region::Fixed;
  if (view.shelf_open) return Region::Shelf;
  for (const Region region : {Region::Tiles, Region::Force}) {
    if (layout.clip(region).contains(point)) return region;
  }
  return Region::Fixed;
}

}  // namespace mael::web::forces
