#include "web/screens/cards/detail.h"

#include "engine/cards/derived.h"
#include "web/screens/cards/legend.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

const char* name_of_figure(Figure figure) {
  switch (figure) {
    case Figure::Rate: return "rate";
    case Figure::Syphon: return "syphon";
    case Figure::Attack: return "attack";
    case Figure::Defence: return "defence";
  }
  return "";
}

class DetailWriter {
 public:
  DetailWriter(const Situation& situation, const Subject& subject)
      : situation_(situation), state_(situation.seen), subject_(subject) {}

  std::optional<Detail> write() {
    if (!find()) return {};
    const CardData& card = catalogue()[detail_.kind];
    detail_.title = title_of(detail_.kind);
    detail_.rule = rule_of(card.type);
    detail_.subtitle = subtitle(card);
    add_values(card);
    detail_.text.sentence = text_of(detail_.kind);
    add_notes(card);
    detail_.flavour = flavour_of(detail_.kind);
    return std::move(detail_);
  }

 private:
  bool find() {
    const Thing at = subject_.at;
    detail_.kind = subject_.kind;
    if (at.spot == Spot::Ship) {
      if (at.index >= state_.side(at.seat).ships.size()) return false;
      ship_ = &state_.ship(at);
      detail_.kind = ship_->kind;
    } else if (at.spot == Spot::Planet) {
      if (at.index >= state_.planets.size()) return false;
      planet_ = &state_.planets[at.index];
      detail_.kind = planet_->kind;
    }
    return detail_.kind < catalogue().size();
  }

  std::string subtitle(const CardData& card) const {
    const std::string type = title_of(card.type);
    if (!ship_) return type;
    return say("cards.detail.owned", {type, cards::name_of(situation_, subject_.at.seat),
                                      name_of_place(state_, ship_->at)});
  }

  // ---- Values ----------------------------------------------------------------------------------

  void add_values(const CardData& card) {
    if (card.type == CardType::Planet)
      add(Figure::Rate, card.rate, planet_ ? rate_of(*planet_) : card.rate);
    if (card.type == CardType::Syphon)
      add(Figure::Syphon, card.syphon, ship_ ? syphon_of(*ship_) : card.syphon);
    if (card.type == CardType::Military)
      add(Figure::Attack, card.attack, ship_ ? attack_of(*ship_) : card.attack);
    if (card.type == CardType::Military || card.type == CardType::Syphon) {
      add(Figure::Defence, card.defence, ship_ ? defence_of(*ship_) : card.defence);
    }
    if (card.type >= CardType::Syphon) {
      detail_.values.push_back({sign_of_value("cost"),
                                say("cards.value.cost"),
                                card.cost,
                                card.cost,
                                say("cards.value.cost.means"),
                                {}});
    }
  }

  void add(Figure figure, int printed, int now) {
    const std::string name = name_of_figure(figure), key = "cards.value." + name;
    ShownValue value{sign_of_value(name), say(key), now, printed, say(key + ".means"), {}};
    const Attached* attached = planet_ ? &planet_->attached : ship_ ? &ship_->attached : nullptr;
    for (int i = 0; attached && i < attached->size(); ++i) {
      add_changes(figure, (*attached)[i], value);
    }
    detail_.values.push_back(std::move(value));
  }

  static void add_changes(Figure figure, CardKind by, ShownValue& value) {
    for (const Change& change : catalogue()[by].changes) {
      if (change.figure != figure) continue;
      const std::string amount =
          change.times ? "×" + std::to_string(change.amount) : signed_number(change.amount);
      value.changes.push_back(say("cards.change", {amount, title_of(by)}));
    }
  }

  // ---- Notes -----------------------------------------------------------------------------------

  void add_notes(const CardData& card) {
    if (card.type == CardType::Event) detail_.notes.push_back(window_of(detail_.kind));
    if (card.type == CardType::Modifier) detail_.notes.push_back(say("cards.note.modifier"));
    if (card.type == CardType::Syphon) detail_.notes.push_back(say("cards.note.syphon"));
    if (card.type == CardType::Military) detail_.notes.push_back(say("cards.note.military"));
    if (planet_) add_stock();
    if (card.type >= CardType::Military) {
      detail_.notes.push_back(say_count("cards.note.copies", card.copies_in(state_.options.deck)));
    }
  }

  void add_stock() {
    const int place = subject_.at.index;
    const int rate = rate_of(*planet_);
    detail_.notes.push_back(say("cards.note.stock", {std::to_string(planet_->stock)}));
    const int a = syphon_rate(state_, Seat::A, place), b = syphon_rate(state_, Seat::B, place);
    if (a == 0 && b == 0) return;
    const Distribution next = distribute(planet_->stock + rate, rate, a, b);
    detail_.notes.push_back(
        say("cards.note.next",
            {cards::name_of(situation_, Seat::A), std::to_string(next.shares[0].total()),
             cards::name_of(situation_, Seat::B), std::to_string(next.shares[1].total()),
             std::to_string(next.left)}));
  }

  const Situation& situation_;
  const State& state_;
  const Subject& subject_;
  const Ship* ship_ = nullptr;
  const Planet* planet_ = nullptr;
  Detail detail_;
};

}  // namespace

std::optional<Detail> make_detail(const Situation& situation, const Subject& subject) {
  return DetailWriter(situation, subject).write();
}

}  // namespace mael::web::cards
