#include "web/screens/pirates/text_view.h"

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::pirates {
namespace {

template <class Things, class Name>
std::string names_of(const Things& things, const Name& name) {
  std::string names;
  for (const auto& thing : things) names += (names.empty() ? "" : ", ") + name(thing);
  return names.empty() ? say("pirates.nothing") : names;
}

class TextWriter {
 public:
  TextWriter(const Situation& situation, const View& view)
      : situation_(situation), state_(situation.seen), view_(view) {}

  Words write() {
    out_.title = view_.turn == view_.title ? view_.title : view_.turn + " · " + view_.title;
    out_.status = status();
    write_scene();
    return std::move(out_);
  }

 private:
  std::string status() const {
    if (view_.notice) return view_.notice->title + ". " + view_.notice->sentence;
    if (view_.review) return view_.title + ". " + view_.advice;
    std::string status = view_.todo;
    if (view_.prompt) {
      status += " " + view_.prompt->title + ".";
      for (const PreviewLine& line : view_.prompt->lines) {
        status += " " + line.sentence + (line.detail.empty() ? "." : ", " + line.detail + ".");
      }
      for (const std::string& sentence : view_.prompt->sentences) status += " " + sentence;
    }
    return status;
  }

  void write_scene() {
    for (const SideView& side : view_.sides) write_side(side);
    for (int place = 0; place < state_.tokens.size(); ++place) write_token(place);
    for (const Dropped& each : state_.dropped) {
      add("pirates.text_view.dropped", {name_of_item(each.item), name_of_cell(state_, each.cell)});
    }
    if (!view_.hand.empty()) {
      add("pirates.text_view.hand", {names_of(view_.hand, [](const TreasureView& card) {
            return say("pirates.text_view.card", {card.words, reward_of(card.card)});
          })});
    }
    add("pirates.text_view.circles",
        {number(state_.turned[0]), number(state_.turned[1]), number(state_.turned[2])});
    add("pirates.text_view.curse",
        {number(view_.curse.space), number(view_.curse.next_step), number(view_.curse.last)});
    add("pirates.text_view.piles",
        {number(view_.pile), number(view_.chests), number(view_.artifacts)});
    if (view_.advantage && !view_.sides.empty()) {
      add("text_view.advantage", {view_.sides[0].name, percent(*view_.advantage)});
    }
  }

  void add(const char* key, Parts parts) { out_.scene.push_back(say(key, parts)); }

  void write_side(const SideView& side) {
    const Ship& ship = state_.ship(side.seat);
    const std::string at = ship.is_afloat()              ? name_of_cell(state_, ship.cell)
                           : side.status == Status::Gone ? say("pirates.standing.gone")
                                                         : say("pirates.detail.ashore");
    add("pirates.text_view.side",
        {side.name, at, number(side.life), number(side.most_life), number(side.points),
         names_of(side.hold, [](const LootView& loot) { return loot.name; }),
         say_count("pirates.cards", side.cards)});
    std::string line;
    for (const StatisticView& each : side.statistics) {
      if (each.which == Statistic::Life) continue;
      line += (line.empty() ? "" : ", ") + pirates::name_of(each.which) + " " + number(each.value);
    }
    if (side.artifact != 0) line += ", " + name_of_item(side.artifact);
    add("pirates.text_view.sheet", {side.name, line});
  }

  void write_token(int place) {
    const Token& token = state_.tokens[place];
    const int life = calamity(token.kind).life;
    add("pirates.text_view.token",
        {name_of_target(situation_, Target::token(place)), name_of_cell(state_, token.cell),
         number(life - token.damage), number(life),
         name_of_cell(state_, drift_target(token.cell, state_.turned))});
  }

  const Situation& situation_;
  const State& state_;
  const View& view_;
  Words out_;
};

std::string tile_in_words(const TileOffer& offer) {
  const std::string words = offer.name + ", " + name_of(offer.statistic) + " " + offer.shows + ", ";
  if (offer.fitted) return words + say("pirates.draw.fitted");
  return words + say_count("pirates.points", offer.cost) + ", " +
         say("pirates.draw.left", {number(offer.left)});
}

std::vector<std::string> shop_in_words(const ShopView& shop) {
  std::vector<std::string> words{say_count("pirates.points", shop.points)};
  // What a tile would change is what was asked for last.
  if (shop.with) words = {shop.with_title, shop.with_line, words[0]};
  if (!shop.with) words.push_back(shop.line);
  for (const SaleOffer& sale : shop.sales) {
    words.push_back(sale.loot.name + ", " + say_count("pirates.points", sale.price));
  }
  for (const TileOffer& offer : shop.tiles) words.push_back(tile_in_words(offer));
  return words;
}

std::string hold_in_words(const std::vector<LootView>& hold, int points, const std::string& name) {
  std::string words = name + ", ";
  for (const LootView& loot : hold) {
    if (loot.selected) words += loot.name + ", ";
  }
  return words + say_count("pirates.points", points);
}

// The sentences, then what changes hands.
std::vector<std::string> trade_in_words(const TradeView& trade) {
  std::vector<std::string> words = trade.sentences;
  if (trade.to == Seat::Chance) return words;
  words.push_back(hold_in_words(trade.give, trade.give_points, trade.by_name));
  words.push_back(hold_in_words(trade.want, trade.want_points, trade.to_name));
  return words;
}

}  // namespace

std::vector<std::string> things_in_words(const View& view) {
  if (view.sheet == OpenSheet::Shop && view.shop) return shop_in_words(*view.shop);
  if (view.sheet == OpenSheet::Trade && view.trade) return trade_in_words(*view.trade);
  if (view.sheet != OpenSheet::Ledger) return {};
  std::vector<std::string> words;
  for (const CountRow& row : view.count.rows) {
    words.push_back(row.name + ", " + say_count("pirates.points", row.total));
    if (!row.line.empty()) words.push_back(row.line);
  }
  return words;
}

Words describe(const Situation& situation, const View& view) {
  return TextWriter(situation, view).write();
}

}  // namespace mael::web::pirates
