// What a squad may do, as verbs: at most seven, each in its place. What a verb is about is asked
// for once it is tapped, or proposed.
#include <algorithm>

#include "engine/battle/effects/uses.h"
#include "engine/battle/steps.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

const char* key_of_shot(const Deed& deed) {
  return std::holds_alternative<SuppressiveFire>(deed) ? "battle.do.suppress"
         : std::holds_alternative<Fight>(deed)         ? "battle.do.fight"
         : std::holds_alternative<HitAndRun>(deed)     ? "battle.do.hitrun"
                                                       : "battle.do.fire";
}

class VerbBuilder {
 public:
  VerbBuilder(const Situation& situation, PromptView& out)
      : situation_(situation), state_(situation.seen), out_(out) {}

  void build() {
    add_walk();
    add_shot();
    if (const Draft* charge = situation_.may_begin<Charge>())
      add_aimed(*charge, "battle.do.charge");
    add_plain<TakeAim>("battle.deed.aim");
    add_plain<mael::battle::TakeCover>("battle.do.cover");
    add_plain<GoOnTheMove>("battle.deed.onthemove");
    add_orders();
    out_.verbs = true;
  }

  // What is given to others, and what the squad does about its own suppression.
  void list_orders() {
    for (const Draft* draft : orders()) {
      add(words_of(situation_, draft->action), intent_of(draft->action), draft->action.deed,
          price_in_words(draft->action));
      const auto* order = deed_of<Order>(draft->action);
      if (order) out_.named.push_back(order->to);
    }
  }

  // The same target shot at in another way, or another one charged.
  void list_other_ways(const Action& action) {
    for (const Draft& begun : situation_.begun) {
      const Deed& deed = begun.action.deed;
      if (begun.lack == Draft{}.lack) continue;
      const Volley* volley = volley_of(action.deed);
      if (volley && volley_of(deed) && deed.index() != action.deed.index()) {
        add_target(begun, volley->target, say(key_of_shot(deed)));
      }
      const auto* charge = std::get_if<Charge>(&action.deed);
      if (!charge || !std::holds_alternative<Charge>(deed)) continue;
      for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
        if (unit == charge->target) continue;
        if (add_target(begun, unit, brief_name_of_unit(state_, unit))) out_.named.push_back(unit);
      }
    }
  }

 private:
  void add(std::string label, Intent intent, const Deed& deed, std::string line = {}) {
    out_.choices.push_back(
        {std::move(label), std::move(line), icon_of(state_, deed), std::move(intent), false});
  }

  // Of what an ability offers.
  std::string price_in_words(const Action& action) const {
    const auto* use = deed_of<mael::battle::Use>(action);
    if (use == nullptr) return {};
    const int price = mael::battle::price_of(state_, state_.active.unit, *use);
    return price == 0 ? say("battle.use.free") : say("battle.use.price", {number(price)});
  }

  bool add_target(const Draft& begun, UnitId target, std::string label) {
    Draft draft = begun;
    if (Drafts<Rules>::add(state_, draft, {"target", {target}, {}})) return false;
    add(std::move(label), intent::AimAt{begun, target}, begun.action.deed);
    return true;
  }

  // How far: it is a Dash beyond that.
  void add_walk() {
    const Draft* walk = situation_.may_begin<Move>();
    const bool moves = walk != nullptr;
    if (!walk) walk = situation_.may_begin<Consolidate>();
    if (!walk) return;
    const auto way = battle::walk_of(state_, walk->action.deed);
    add(say(moves ? "battle.do.move" : "battle.do.consolidate"), intent::Begin{*walk},
        walk->action.deed, inches_of(way ? way->allowance : 0));
  }

  void add_shot() {
    for (const Draft* shot :
         {situation_.may_begin<Fight>(), situation_.may_begin<Fire>(),
          situation_.may_begin<HitAndRun>(), situation_.may_begin<SuppressiveFire>()}) {
      if (shot && add_aimed(*shot, key_of_shot(shot->action.deed))) return;
    }
  }

  bool add_aimed(const Draft& begun, const char* key) {
    const UnitId target = situation_.best_target(begun);
    if (target == kNone) return false;
    add(say(key), intent::AimAt{begun, target}, begun.action.deed);
    return true;
  }

  template <class D>
  void add_plain(const char* key) {
    const Draft* draft = situation_.may_begin<D>();
    if (draft) add(say(key), intent_of(draft->action), draft->action.deed);
  }

  std::vector<const Draft*> orders() const {
    std::vector<const Draft*> all;
    for (const Draft& draft : situation_.begun) {
      const Action& action = draft.action;
      if (deed_of<Order>(action) || deed_of<mael::battle::Use>(action) ||
          deed_of<mael::battle::Extinguish>(action) || deed_of<ShakeOff>(action) ||
          deed_of<Regroup>(action)) {
        all.push_back(&draft);
      }
    }
    return all;
  }
  void add_orders() {
    const std::vector<const Draft*> all = orders();
    if (all.empty()) return;
    const Action& first = all.front()->action;
    const char* key = deed_of<Order>(first)               ? "battle.do.order"
                      : deed_of<mael::battle::Use>(first) ? "battle.do.use"
                                                          : "battle.do.recover";
    add(say(key), all.size() == 1 ? intent_of(first) : Intent{intent::ListOrders{}}, first.deed);
  }

  // A die is cast for it, or the activation ends with it: neither can be taken back.
  Intent intent_of(const Action& action) const {
    State after = state_;
    apply(after, action);
    if (battle::is_at(after, Step::Acting)) return intent::Do{action.deed};
    return intent::Begin{Draft{action}};
  }

  const Situation& situation_;
  const State& state_;
  PromptView& out_;
};

}  // namespace

void build_verbs(const Situation& situation, const Selection& selection, PromptView& prompt) {
  VerbBuilder builder(situation, prompt);
  selection.orders ? builder.list_orders() : builder.build();
}

void list_other_ways(const Situation& situation, const Action& action, PromptView& prompt) {
  VerbBuilder(situation, prompt).list_other_ways(action);
}

}  // namespace mael::web::battle
