// The merchant's sheet, and the exchange with another ship.
#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/legality.h"
#include "web/base/say.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

class ShopBuilder {
 public:
  ShopBuilder(const Situation& situation, const Selection& selection)
      : situation_(situation),
        state_(situation.seen),
        selection_(selection),
        seat_(situation.near()),
        ship_(situation.seen.ship(situation.near())) {}

  ShopView build() {
    const bool here = ship_.is_afloat() && is_merchant(state_, ship_.cell);
    out_.title = here ? name_of_cell(state_, ship_.cell) : say("pirates.shop.title");
    out_.line = say(here ? "pirates.shop.line" : "pirates.shop.away");
    if (situation_.can_only_end()) out_.line = say("pirates.shop.last");
    out_.points = ship_.points;
    for (const Item item : ship_.hold) add_sale(item, Sell{item});
    if (ship_.box != 0) add_sale(ship_.box, Sell{0});
    out_.life = ship_.life;
    out_.most_life = most_life(ship_);
    out_.repair_price = value_of(Value::RepairPrice);
    out_.no_repair = no(Repair{});
    out_.card_price = value_of(Value::CardPrice);
    out_.pile = treasure_pile(state_);
    out_.no_card = no(BuyTreasure{});
    list_tiles();
    if (selection_.tile != 0) try_on(selection_.tile);
    // What was just refused is told here: no slip lies over a sheet.
    if (selection_.refusal) out_.line = out_.with_line = selection_.refusal->sentence;
    return std::move(out_);
  }

 private:
  std::optional<Refusal> no(const Deed& deed) const {
    const Verdict verdict = check(state_, {seat_, deed});
    return verdict ? std::optional(explain(situation_, *verdict)) : std::nullopt;
  }

  void add_sale(Item item, const Sell& sell) {
    SaleOffer sale;
    sale.loot = loot_view(item);
    sale.action = {seat_, sell};
    sale.price = price_of(ship_, item);
    sale.refusal = no(sell);
    out_.sales.push_back(std::move(sale));
  }

  // Movement, rotation, damage, life, armour, riposte: two of each.
  void list_tiles() {
    for (std::uint8_t tile = 1; tile <= kTileKinds; ++tile) {
      const TileData& data = pirates::tile(tile);
      TileOffer offer;
      offer.tile = tile;
      offer.name = name_of_tile(tile);
      offer.statistic = data.statistic;
      const bool life = data.statistic == Statistic::Life;
      offer.shows = life ? "+" + number(data.result - value_of(Value::Life)) : number(data.result);
      offer.cost = data.cost;
      offer.left = tiles_left(state_, tile);
      offer.fitted = ship_.tiles[static_cast<std::size_t>(data.statistic)] == tile;
      offer.selected = selection_.tile == tile;
      offer.refusal = no(BuyTile{tile});
      if (offer.selected) out_.no_buy = offer.refusal;
      out_.tiles.push_back(std::move(offer));
    }
  }

  void try_on(std::uint8_t tile) {
    const TileData& data = pirates::tile(tile);
    State then = state_;
    Ship& with = then.ship(seat_);
    const auto slot = static_cast<std::size_t>(data.statistic);
    with.tiles[slot] = tile;
    std::array<StatisticView, kStatistics> statistics{};
    for (std::size_t i = 0; i < statistics.size(); ++i) {
      const auto which = static_cast<Statistic>(i);
      const int was = statistic(ship_, which), is = statistic(with, which);
      statistics[i] = {which, is, with.tiles[i], was != is};
    }
    out_.with = statistics;
    out_.with_title = say("pirates.shop.with", {name_of_tile(tile)});
    if (out_.no_buy) {
      out_.with_line = out_.no_buy->sentence;
      return;
    }
    const int left = ship_.points - data.cost;
    // More room for life heals nothing.
    const bool life = data.statistic == Statistic::Life;
    out_.with_line = say(life ? "pirates.shop.with_line.life" : "pirates.shop.with_line",
                         {name_of(data.statistic), number(statistic(ship_, data.statistic)),
                          number(statistic(with, data.statistic)), number(ship_.points),
                          number(left), number(ship_.life)});
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  const Seat seat_;
  const Ship& ship_;
  ShopView out_;
};

// ---- Exchanges ---------------------------------------------------------------------------------

// The hold with so many pieces of each kind selected as change hands.
std::vector<LootView> chosen(const Ship& ship, FixedList<Item, 3> items) {
  std::vector<LootView> hold = hold_view(ship);
  for (LootView& loot : hold) {
    const auto* at = std::find(items.begin(), items.end(), loot.item);
    if (at == items.end()) continue;
    loot.selected = true;
    items.erase(static_cast<int>(at - items.begin()));
  }
  return hold;
}

}  // namespace

void build_shop(const Situation& situation, const Selection& selection, View& view) {
  view.shop = ShopBuilder(situation, selection).build();
}

void build_trade(const Situation& situation, const Selection& selection, View& view) {
  if (!situation.is_playing() || !selection.offer) return;
  const State& state = situation.seen;
  const Trade& trade = *selection.offer;
  TradeView out;
  out.by = situation.actor();
  out.to = trade.to;
  out.by_name = name_of(situation, out.by);
  for (const Seat seat : seats_of(state)) {
    if (includes(partners_of(situation), seat)) {
      out.partners.push_back({seat, name_of(situation, seat)});
    }
  }
  if (trade.to == Seat::Chance) {
    out.sentences.push_back(say("pirates.trade.partner"));
    view.trade = std::move(out);
    return;
  }
  out.to_name = name_of(situation, trade.to);
  out.give = chosen(state.ship(out.by), trade.give);
  out.want = chosen(state.ship(trade.to), trade.want);
  out.give_points = trade.give_points;
  out.want_points = trade.want_points;
  out.most_give = state.ship(out.by).points;
  out.most_want = state.ship(trade.to).points;
  out.sentences.push_back(say("pirates.trade.how", {out.to_name}));
  out.refusal = refused(situation, OfferTrade{trade});
  if (selection.refusal) out.sentences = {selection.refusal->sentence};
  view.trade = std::move(out);
}

}  // namespace mael::web::pirates
