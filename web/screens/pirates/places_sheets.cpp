// Sheets of the pirates' own: the shop, a trade, how all stand, help.
#include <algorithm>

#include "web/base/say.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/sheets.h"

namespace mael::web::pirates {
namespace {

constexpr float kSheetButton = 44;
constexpr float kSheetGap = 8;
constexpr float kTile = 44;  // least height of a tile
constexpr float kPartner = 44;
constexpr float kSale = 112, kSaleShare = 0.42F;  // wide, of what sells something; of its row

bool is_low(Vec2 viewport) { return viewport.y < 520; }

float width_of_sheet(const View& view) {
  switch (view.sheet) {
    case OpenSheet::Shop: return 800;
    case OpenSheet::Ledger: return 860;
    case OpenSheet::Trade: return 640;
    default: return 540;
  }
}

// Of the sentences that say how the game ended, above the count.
float height_of_ending(const View& view, const Measure& measure, float width) {
  return lay_out_ending(view, {{}, {width, 0}}, measure).height;
}

constexpr float kHead = 84;  // of a sheet, with its foot

float width_inside(const View& view, Vec2 viewport) {
  constexpr float kSides = 40;
  return std::min(width_of_sheet(view), viewport.x) - kSides;
}

float height_of_standings(const View& view, const Measure& measure, Vec2 viewport) {
  const float width = width_inside(view, viewport);
  return kHead + height_of_ending(view, measure, width) + height_of_count(view.count, width);
}

float height_of_card(const View& view, const Measure& measure, Vec2 viewport) {
  const Rect inside{{}, {width_inside(view, viewport), 0}};
  constexpr float kRest = 8;  // so that nothing is scrolled
  return kHead + kRest + lay_out(*view.detail, kDetailPicture, inside, measure).height;
}

float height_of_sheet(const View& view, const Measure& measure, Vec2 viewport) {
  switch (view.sheet) {
    case OpenSheet::Card: return view.detail ? height_of_card(view, measure, viewport) : 0;
    case OpenSheet::Help: return 480;
    case OpenSheet::Ledger: return height_of_standings(view, measure, viewport);
    case OpenSheet::Shop: return view.shop ? 740.0F : 0;
    case OpenSheet::Trade: return view.trade ? 520.0F : 0;
    default: return 0;
  }
}

std::string title_of_sheet(const View& view) {
  switch (view.sheet) {
    case OpenSheet::Card: return view.detail ? view.detail->title : std::string();
    case OpenSheet::Help: return say("pirates.help." + std::to_string(view.page + 1) + ".title");
    case OpenSheet::Ledger: return say("pirates.panel.standings");
    case OpenSheet::Shop: return view.shop ? view.shop->title : std::string();
    case OpenSheet::Trade: return say("pirates.panel.trade");
    default: return {};
  }
}

// The shop: the hold and what else there is at the left, tiles at the right; below each other on a
// phone, beside each other in three on a phone on its side.
class ShopPlacer {
 public:
  ShopPlacer(const ShopView& shop, Rect inside, bool narrow, bool low, Places& out)
      : shop_(shop), inside_(inside), narrow_(narrow), low_(low), out_(out) {}

  void place() {
    const float half = (inside_.width() - kSheetGap) / 2;
    if (low_) {
      const float side = inside_.width() * 0.3F;
      place_left({inside_.min, {inside_.min.x + side, inside_.max.y}});
      place_tiles({{inside_.min.x + side + kSheetGap, inside_.min.y},
                   {inside_.max.x - side - kSheetGap, inside_.max.y}});
      const Rect right{{inside_.max.x - side, inside_.min.y}, inside_.max};
      places_.with = {right.min, {right.max.x, right.max.y - 2 * (kSheetButton + kSheetGap)}};
      places_.buy = box(right.min.x, right.max.y - kSheetButton, side, kSheetButton);
      places_.leave =
          box(right.min.x, right.max.y - 2 * kSheetButton - kSheetGap, side, kSheetButton);
    } else {
      place_foot();
      if (narrow_) {
        place_narrow();
      } else {
        place_left({inside_.min, {inside_.min.x + half, places_.with.min.y - kSheetGap}});
        place_tiles({{inside_.min.x + half + kSheetGap, inside_.min.y},
                     {inside_.max.x, places_.buy.min.y - kSheetGap}});
      }
    }
    add_hits();
    out_.shop = std::move(places_);
  }

 private:
  void place_foot() {
    const float half = (inside_.width() - kSheetGap) / 2;
    const float y = inside_.max.y - kSheetButton;
    places_.leave = box(inside_.min.x, y, half, kSheetButton);
    places_.buy = box(inside_.max.x - half, y, half, kSheetButton);
    const float height = narrow_ ? 108.0F : 120.0F;
    const float width = narrow_ ? inside_.width() : half;
    places_.with = box(inside_.min.x, y - kSheetGap - height, width, height);
  }

  void place_narrow() {
    const float rows = static_cast<float>(shop_.sales.size()) * (kSheetButton + 4) + kSheetButton;
    const float split = inside_.min.y + rows + kSheetGap;
    place_left({inside_.min, {inside_.max.x, split}});
    place_tiles(
        {{inside_.min.x, split + kSheetGap}, {inside_.max.x, places_.with.min.y - kSheetGap}});
  }

  // A row for each piece of loot, then repair and a card.
  void place_left(Rect room) {
    const float step = std::min(
        60.0F, (room.height() + 4) / static_cast<float>(shop_.sales.size() + (narrow_ ? 1 : 2)));
    const float height = std::max(kSheetButton, step - 4);
    const float sale = std::min(kSale, room.width() * kSaleShare);
    float y = room.min.y;
    for (std::size_t i = 0; i < shop_.sales.size(); ++i) {
      const Rect row = box(room.min.x, y, room.width(), height);
      places_.sales.push_back(row);
      places_.sale_buttons.push_back(
          box(row.max.x - sale, row.center().y - kSheetButton / 2, sale, kSheetButton));
      y += height + 4;
    }
    const float half = (room.width() - kSheetGap) / 2;
    if (narrow_) {
      places_.repair = box(room.min.x, y, half, kSheetButton);
      places_.card = box(room.max.x - half, y, half, kSheetButton);
    } else {
      places_.repair = box(room.min.x, y, room.width(), height);
      places_.card = box(room.min.x, y + height + 4, room.width(), height);
    }
  }

  void place_tiles(Rect room) {
    const auto rows = static_cast<float>((shop_.tiles.size() + 1) / 2);
    const float step = std::min(80.0F, (room.height() + 4) / rows);
    const float height = std::max(kTile, step - 4);
    const float width = (room.width() - 4) / 2;
    for (std::size_t i = 0; i < shop_.tiles.size(); ++i) {
      const float x = room.min.x + (i % 2 == 0 ? 0 : width + 4);
      const float y = room.min.y + std::max(step, kTile) * static_cast<float>(i / 2);
      places_.tiles.push_back(box(x, y, width, height));
    }
  }

  void add_hits() {
    for (std::size_t i = 0; i < shop_.sales.size(); ++i) {
      out_.hits.add("sale " + std::to_string(i + 1), places_.sale_buttons[i],
                    intent::Do{shop_.sales[i].action}, true);
    }
    for (std::size_t i = 0; i < shop_.tiles.size(); ++i) {
      const std::uint8_t tile = shop_.tiles[i].tile;
      out_.hits.add("tile E" + std::string(tile < 10 ? "0" : "") + std::to_string(tile),
                    places_.tiles[i], intent::LookAtTile{tile}, true);
    }
    out_.hits.press(commands(), Own::Repair, places_.repair, true);
    out_.hits.press(commands(), Own::BuyCard, places_.card, true);
    out_.hits.press(commands(), Common::Close, places_.leave, true);
    if (shop_.with) out_.hits.press(commands(), Own::Buy, places_.buy, true);
  }

  const ShopView& shop_;
  const Rect inside_;
  const bool narrow_;
  const bool low_;
  Places& out_;
  ShopPlaces places_;
};

// Two holds beside each other, points below each.
class TradePlacer {
 public:
  TradePlacer(const TradeView& trade, Rect inside, bool low, Places& out)
      : trade_(trade), inside_(inside), low_(low), out_(out) {}

  void place() {
    Rect room = inside_;
    place_partners(room);
    const float half = (room.width() - kSheetGap) / 2;
    const float foot = room.max.y - kSheetButton;
    places_.leave = box(room.min.x, foot, half, kSheetButton);
    places_.offer = box(room.max.x - half, foot, half, kSheetButton);
    out_.hits.press(commands(), Common::Close, places_.leave, true);
    if (trade_.to != Seat::Chance) {
      out_.hits.press(commands(), Own::Offer, places_.offer, true);
      place_side({room.min, {room.min.x + half, foot - kSheetGap}}, false);
      place_side({{room.max.x - half, room.min.y}, {room.max.x, foot - kSheetGap}}, true);
    }
    out_.trade = std::move(places_);
  }

 private:
  void place_partners(Rect& room) {
    if (trade_.partners.size() < 2 && trade_.to != Seat::Chance) return;
    const auto count = static_cast<int>(trade_.partners.size());
    places_.partners = in_row(box(room.min.x, room.min.y, room.width(), kPartner), count);
    for (std::size_t i = 0; i < trade_.partners.size(); ++i) {
      const Seat seat = trade_.partners[i].first;
      out_.hits.add(std::string("partner ") + letter_of(seat), places_.partners[i],
                    intent::Partner{seat}, true);
    }
    room.min.y += kPartner + kSheetGap;
  }

  void place_side(Rect room, bool wants) {
    const std::vector<LootView>& hold = wants ? trade_.want : trade_.give;
    const std::string name = wants ? "want" : "give";
    const float title = low_ ? 20 : 30;
    (wants ? places_.want_title : places_.give_title) =
        box(room.min.x, room.min.y, room.width(), title);
    float y = room.min.y + title + 2;
    // Low screens have the pieces beside each other.
    const float width = low_ ? (room.width() - 8) / 3 : room.width();
    for (std::size_t i = 0; i < hold.size(); ++i) {
      const float x = low_ ? room.min.x + (width + 4) * static_cast<float>(i) : room.min.x;
      const Rect at = box(x, y, width, kSheetButton);
      (wants ? places_.want : places_.give).push_back(at);
      out_.hits.add(name + " " + std::to_string(i + 1), at,
                    intent::Give{static_cast<int>(i), wants}, true);
      if (!low_) y += kSheetButton + 4;
    }
    if (low_) y += kSheetButton + 4;
    const Rect points = box(room.min.x, y, room.width(), kSheetButton);
    (wants ? places_.want_points : places_.give_points) = points;
    out_.hits.add("less " + name, box(points.min.x, y, kSheetButton, kSheetButton),
                  intent::Points{-1, wants}, true);
    out_.hits.add("more " + name, box(points.max.x - kSheetButton, y, kSheetButton, kSheetButton),
                  intent::Points{+1, wants}, true);
    if (!wants)
      places_.words = {{inside_.min.x, points.max.y + kSheetGap}, {inside_.max.x, room.max.y}};
    places_.words.min.y = std::max(places_.words.min.y, points.max.y + kSheetGap);
  }

  const TradeView& trade_;
  const Rect inside_;
  const bool low_;
  Places& out_;
  TradePlaces places_;
};

// Above the rows how the game ended.
void place_standings(const View& view, const Measure& measure, Places& places) {
  Rect inside = places.sheet_place.inside;
  const float told = height_of_ending(view, measure, inside.width());
  inside.min.y += told > 0 ? told + kSheetGap / 2 : 0;
  place_count(view.count, inside, places.count);
  const CountPlaces& count = places.count;
  if (count.rows.empty()) return;
  places.sheet_words.max.y =
      (count.headings.height() > 0 ? count.headings : count.rows[0]).min.y - 4;
}

void place_help(const View& view, Places& places) {
  const bool first = view.page == 0, last = view.page + 1 >= view.pages;
  place_foot(commands(),
             {first ? Command(Common::Close) : Own::PreviousPage,
              last ? Command(Common::Close) : Own::NextPage},
             places, places.hits);
}

}  // namespace

SheetWish wish_of(const View& view, const Measure& measure, Vec2 viewport) {
  return {height_of_sheet(view, measure, viewport), title_of_sheet(view), width_of_sheet(view)};
}

void place_sheet_parts(const View& view, const Measure& measure, Vec2 viewport, Places& places) {
  if (places.sheet.height <= 0) return;
  const Rect inside = places.sheet_place.inside;
  const bool narrow = sheet_from_below(viewport), low = is_low(viewport);
  if (view.sheet == OpenSheet::Shop && view.shop) {
    ShopPlacer(*view.shop, inside, narrow, low, places).place();
  }
  if (view.sheet == OpenSheet::Trade && view.trade) {
    TradePlacer(*view.trade, inside, low, places).place();
  }
  if (view.sheet == OpenSheet::Ledger) place_standings(view, measure, places);
  if (view.sheet == OpenSheet::Help) place_help(view, places);
}

}  // namespace mael::web::pirates
