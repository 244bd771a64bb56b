#include "engine/maelstrom/bots/reasons.h"

#include <initializer_list>
#include <string_view>

#include "engine/core/reason_words.h"
#include "engine/maelstrom/bots/evaluate.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

namespace {

// What burns is what the game is about, though the evaluation finds it out by other terms: in words
// an Essence counts for more than a side.
constexpr int kEssence = 90;

constexpr std::array<std::string_view, kTopics> kNames{
    "essence",  "sides", "minions", "strongholds", "threats", "firmness",
    "distance", "ways",  "hand",    "energy",      "actions"};

using Counts = Standing<kTopics>;

class Counter {
 public:
  Counter(const Terms& terms, Counts& counts) : terms_(terms), counts_(counts) {}

  // A topic that counts the first of the terms and is worth all of them together.
  void set(Topic topic, std::initializer_list<Term> terms) {
    const auto place = static_cast<std::size_t>(topic);
    counts_.counts[place] = number(*terms.begin());
    for (const Term term : terms) counts_.worths[place] += number(term) * weight_of(term);
  }
  // A topic that counts all of the terms together.
  void set_sum(Topic topic, std::initializer_list<Term> terms) {
    set(topic, terms);
    const auto place = static_cast<std::size_t>(topic);
    counts_.counts[place] = 0;
    for (const Term term : terms) counts_.counts[place] += number(term);
  }

 private:
  int number(Term term) const { return terms_[static_cast<std::size_t>(term)]; }

  const Terms& terms_;
  Counts& counts_;
};

}  // namespace

Counts standing(const State& state, Seat seat) {
  const Terms terms = count_terms(state, seat);
  Counts counts;
  counts.lasting = kLastingTopics;
  Counter counter(terms, counts);
  counter.set(Topic::Essence, {Term::Essence, Term::LastEssence});
  counts.worths[static_cast<std::size_t>(Topic::Essence)] += kEssence * state.side(seat).essence;
  counter.set(Topic::Sides, {Term::Sides, Term::FiveSides});
  counter.set(Topic::Minions, {Term::Minions, Term::MinionCost, Term::Combat});
  counter.set(Topic::Strongholds, {Term::Strongholds, Term::Output});
  counter.set_sum(Topic::Threats, {Term::ThreatNow, Term::ThreatNext});
  counter.set(Topic::Firmness, {Term::RingArmor, Term::RingMinions});
  counter.set(Topic::Distance, {Term::Distance});
  counter.set_sum(Topic::Ways, {Term::StepNow, Term::StepNext, Term::OpenNow, Term::OpenNext});
  counter.set_sum(Topic::Hand, {Term::Hand, Term::LateHand});
  counter.set(Topic::Energy, {Term::Energy});
  counter.set(Topic::Actions, {Term::Actions});
  return counts;
}

std::optional<Action> idle_action(const State& state, Seat seat) {
  for (const Deed& deed : {Deed{EndPhase{}}, Deed{Decline{}}}) {
    if (const Action action{seat, deed}; !check(state, action)) return action;
  }
  return {};
}

std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names) {
  return mael::reasons_in_words(reasons, advised, {"reason.", kNames}, texts, names);
}

}  // namespace mael::maelstrom
