// What is to be decided, besides the buttons of the bar.
#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/tasks.h"
#include "web/base/say.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

class PromptBuilder {
 public:
  PromptBuilder(const Situation& situation, const Selection& selection)
      : situation_(situation), state_(situation.seen), selection_(selection) {}

  std::optional<PromptView> build() {
    if (!situation_.decides() || situation_.device.is_table_covered()) return waits();
    if (selection_.advised || selection_.asks_advice) return {};
    if (selection_.ring) return turns(*selection_.ring);
    if (selection_.target) return strikes(*selection_.target);
    if (selection_.attacking) return lists_targets();
    if (selection_.token || selection_.leashing) return leashes();
    if (const Task* task = situation_.task()) return asks(*task);
    return state_.stage == Stage::Play ? free_acts() : sets_up();
  }

 private:
  static PromptView titled(std::string title) {
    PromptView prompt;
    prompt.title = std::move(title);
    return prompt;
  }

  // What all at the table may know of a question to another player.
  std::optional<PromptView> waits() const {
    if (state_.tasks.empty() || situation_.device.is_table_covered()) return {};
    const Task& task = state_.top();
    if (task.kind != TaskKind::Joint && task.kind != TaskKind::Trade) return {};
    return asks(task);
  }

  // ---- A turn of a circle ----------------------------------------------------------------------

  PromptView turns(const RingHold& ring) const {
    PromptView prompt = titled(say("pirates.prompt.turn", {name_of_circle(ring.circle)}));
    prompt.dial = DialView{ring.circle, ring.quarters, ring.held};
    if (ring.quarters == 0) {
      prompt.sentences.push_back(say("pirates.prompt.turn.how"));
      return prompt;
    }
    prompt.lines = preview_turn(situation_, ring.circle, ring.quarters).lines;
    if (prompt.lines.empty()) prompt.sentences.push_back(say("pirates.prompt.turn.nothing"));
    return prompt;
  }

  // ---- Attacks ---------------------------------------------------------------------------------

  PromptView strikes(Target target) const {
    PromptView prompt = titled(say("pirates.prompt.attack", {name_of_target(situation_, target)}));
    prompt.blow = preview_blow(situation_, situation_.actor(), selection_.asked, target);
    prompt.sentences = prompt.blow->sentences;
    const std::vector<std::string>& follows = prompt.blow->follows;
    prompt.sentences.insert(prompt.sentences.end(), follows.begin(), follows.end());
    const SeatBits helpers = helpers_for(situation_, target);
    for (const Seat seat : seats_of(state_)) {
      if (!includes(helpers, seat)) continue;
      prompt.helpers.push_back({seat, name_of(situation_, seat), damage_of(state_, seat),
                                includes(selection_.asked, seat)});
    }
    if (!prompt.helpers.empty()) prompt.sentences.push_back(say("pirates.prompt.attack.ask"));
    return prompt;
  }

  TargetView target_view(Target target) const {
    TargetView view;
    view.target = target;
    const std::string name = name_of_target(situation_, target);
    int life = 0, most = 0;
    if (target.is_ship()) {
      life = state_.ship(target.seat()).life;
      most = most_life(state_.ship(target.seat()));
    } else {
      const Token& token = state_.tokens[target.place()];
      most = calamity(token.kind).life;
      life = most - token.damage;
      view.icon = icon_of_calamity(token.kind);
    }
    view.label = say("pirates.prompt.target", {name, number(life), number(most)});
    return view;
  }

  PromptView lists_targets() const {
    PromptView prompt = titled(say("pirates.prompt.targets"));
    for (const Target target : targets_of(situation_)) {
      prompt.targets.push_back(target_view(target));
    }
    return prompt;
  }

  PromptView leashes() const {
    PromptView prompt = titled(say("pirates.prompt.leash"));
    if (selection_.token) {
      const Target target = Target::token(*selection_.token);
      prompt.sentences.push_back(
          say("pirates.prompt.leash.where", {name_of_target(situation_, target)}));
      return prompt;
    }
    for (int place = 0; place < state_.tokens.size(); ++place) {
      prompt.targets.push_back(target_view(Target::token(place)));
    }
    return prompt;
  }

  // ---- Choices ---------------------------------------------------------------------------------

  ChoiceView choice(const Action& action) const {
    ChoiceView view;
    view.action = action;
    view.label = words_of(situation_, action);
    // What it brings stands on the card in the hand.
    if (const auto* claim = deed_of<Claim>(action)) {
      view.label = say("pirates.prompt.claim", {clue_of(claim->card)});
    }
    if (const auto* take = deed_of<TakeLoot>(action)) view.item = take->item;
    if (const auto* share = deed_of<ShareLoot>(action)) view.item = share->item;
    if (const auto* drop = deed_of<DropLoot>(action)) view.item = drop->item;
    if (const auto* pick = deed_of<PickUp>(action)) view.item = pick->item;
    if (const auto* stow = deed_of<Stow>(action)) view.item = stow->chest;
    if (deed_of<Unstow>(action)) view.item = state_.ship(action.by).box;
    if (const auto* token = deed_of<ChooseToken>(action)) view.icon = icon_of_calamity(token->kind);
    if (view.item != 0) view.icon = icon_of_item(view.item);
    return view;
  }

  void list_choices(PromptView& prompt) const {
    for (const Action& action : situation_.legal) prompt.choices.push_back(choice(action));
  }

  std::optional<PromptView> sets_up() const {
    switch (state_.stage) {
      case Stage::Pawns: {
        PromptView prompt = titled(say("pirates.prompt.pawn"));
        list_choices(prompt);
        return prompt;
      }
      case Stage::Places: return said("pirates.prompt.place", {say("pirates.prompt.place.how")});
      case Stage::Forbans: {
        PromptView prompt =
            said("pirates.prompt.forban", {say_count("pirates.prompt.forban.left", forbans_left()),
                                           say("pirates.prompt.forban.what")});
        prompt.about = {Subject::Kind::Calamity, kForban, -1};
        return prompt;
      }
      case Stage::Convert: {
        PromptView prompt = titled(say("pirates.prompt.convert"));
        list_choices(prompt);
        return prompt;
      }
      default: return {};
    }
  }

  int forbans_left() const { return state_.options.forbans - tokens_on_board(state_, kForban); }

  static PromptView said(const char* title, std::vector<std::string> sentences) {
    PromptView prompt = titled(say(title));
    prompt.sentences = std::move(sentences);
    return prompt;
  }

  // Free acts of the own turn that have no place of their own on the table; a claim has its button
  // where it is the only one.
  std::optional<PromptView> free_acts() const {
    PromptView prompt = titled(say("pirates.prompt.free"));
    prompt.quiet = true;
    const auto claims =
        std::count_if(situation_.legal.begin(), situation_.legal.end(),
                      [](const Action& action) { return deed_of<Claim>(action) != nullptr; });
    for (const Action& action : situation_.legal) {
      const bool listed = (claims > 1 && deed_of<Claim>(action)) || deed_of<PickUp>(action) ||
                          deed_of<Stow>(action) || deed_of<Unstow>(action) ||
                          deed_of<Teleport>(action);
      if (listed) prompt.choices.push_back(choice(action));
    }
    if (prompt.choices.empty()) return {};
    return prompt;
  }

  // ---- Questions -------------------------------------------------------------------------------

  PromptView asks(const Task& task) const {
    switch (task.kind) {
      case TaskKind::Joint: return asks_to_join(task);
      case TaskKind::Trade: return asks_to_trade();
      case TaskKind::Take: return lists("pirates.prompt.take", task.about.victim);
      case TaskKind::Share: return lists("pirates.prompt.share", task.about.victim);
      case TaskKind::Drop: return lists("pirates.prompt.drop", task.seat);
      case TaskKind::Equip: {
        PromptView prompt = titled(say("pirates.prompt.equip", {name_of_item(task.about.item)}));
        prompt.sentences.push_back(text_of_artifact(task.about.item));
        const Item worn = state_.ship(task.seat).artifact;
        if (worn != 0) {
          prompt.sentences.push_back(say("pirates.prompt.equip.worn", {name_of_item(worn)}));
        }
        return prompt;
      }
      case TaskKind::Summon: return lists("pirates.prompt.token", task.seat);
      case TaskKind::Call: {
        PromptView prompt =
            titled(say("pirates.prompt.island", {name_of_calamity(task.about.calamity)}));
        prompt.sentences.push_back(say("pirates.prompt.island.how"));
        return prompt;
      }
      case TaskKind::Return:
        return said("pirates.prompt.return", {say("pirates.prompt.return.how")});
      case TaskKind::Step: return said("pirates.prompt.step", {say("pirates.prompt.step.how")});
      default: return {};
    }
  }

  PromptView lists(const char* key, Seat seat) const {
    PromptView prompt = titled(say(key, {name_of(situation_, seat)}));
    list_choices(prompt);
    return prompt;
  }

  PromptView asks_to_join(const Task& task) const {
    const Seat asked = next_asked(state_, task);
    const Target target = Target::coded(task.about.target);
    const bool decides = situation_.decides();
    const std::string what = name_of_target(situation_, target);
    const std::string by = name_of(situation_, task.seat);
    PromptView prompt = titled(say("pirates.prompt.joint", {name_of(situation_, asked)}));
    prompt.sentences.push_back(say("pirates.prompt.joint.what", {by, what}));
    JointView joint;
    joint.asked = asked;
    joint.target = target;
    joint.without = preview_blow(situation_, task.seat, task.by.joined, target);
    joint.with = preview_blow(situation_, task.seat,
                              static_cast<SeatBits>(task.by.joined | bit_of(asked)), target);
    for (const std::string& sentence : joint.with.follows) {
      const bool anyway = std::find(joint.without.follows.begin(), joint.without.follows.end(),
                                    sentence) != joint.without.follows.end();
      const std::string who = name_of(situation_, asked);
      prompt.sentences.push_back(anyway ? sentence
                                        : say("pirates.prompt.joint.then", {who, sentence}));
    }
    prompt.joint = std::move(joint);
    if (decides) prompt.sentences.push_back(say("pirates.prompt.joint.cost"));
    return prompt;
  }

  static std::string list_of(const FixedList<Item, 3>& items, int points) {
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
    for (const Item item : items) add(name_of_item(item));
    if (points > 0) add(say_count("pirates.points", points));
    return words.empty() ? say("pirates.nothing") : words;
  }

  PromptView asks_to_trade() const {
    const Trade& trade = state_.trade;
    const std::string by = name_of(situation_, state_.active);
    const std::string to = name_of(situation_, trade.to);
    PromptView prompt = titled(say("pirates.prompt.trade", {to, by}));
    prompt.sentences.push_back(
        say("pirates.prompt.trade.gives", {by, list_of(trade.give, trade.give_points)}));
    prompt.sentences.push_back(
        say("pirates.prompt.trade.wants", {by, list_of(trade.want, trade.want_points)}));
    return prompt;
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
};

}  // namespace

void build_prompt(const Situation& situation, const Selection& selection, View& view) {
  view.prompt = PromptBuilder(situation, selection).build();
  if (view.prompt) view.prompt->page = selection.page;
  if (selection.advised) view.advice = selection.advised->sentence;
  if (selection.asks_advice) view.advice = say("ui.advice.thinks");
  if (view.advice.empty() || view.prompt) return;
  PromptView prompt;
  prompt.title = say("ui.button.advise");
  prompt.sentences.push_back(view.advice);
  prompt.page = selection.page;
  view.prompt = std::move(prompt);
}

}  // namespace mael::web::pirates
