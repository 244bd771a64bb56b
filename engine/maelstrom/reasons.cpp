#include "engine/maelstrom/reasons.h"

#include <cstdlib>
#include <initializer_list>
#include <string_view>

#include "engine/maelstrom/evaluate.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

namespace {

// What burns is what the game is about, though the evaluation finds it out by other terms: in words
// an Essence counts for more than a side.
constexpr int kEssence = 90;

constexpr std::array<std::string_view, kTopics> kNames{
    "essence", "sides", "minions", "strongholds", "threats", "firmness",
    "distance", "ways", "hand", "energy", "actions"};

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

std::string name_of(Seat seat, const Texts& texts, const SeatNames& names) {
  const std::string& name = names[static_cast<std::size_t>(index_of(seat))];
  return name.empty() ? texts.get(seat == Seat::A ? "word.seat.a" : "word.seat.b") : name;
}

// The text for a reason, the closest there is: some topics are told alike now and later, or of
// whatever number.
std::string_view text_of(const Reason& reason, Seat advised, const Texts& texts) {
  switch (reason.kind) {
    case Reason::Kind::WinsNow: return texts.find("reason.wins_now");
    case Reason::Kind::Wins: return texts.find("reason.wins");
    case Reason::Kind::Saves: return texts.find("reason.saves");
    case Reason::Kind::Now:
    case Reason::Kind::Later: break;
  }
  std::string key = "reason." + std::string(kNames[reason.topic]);
  key += reason.seat == advised ? ".own" : ".other";
  const std::string_view number = std::abs(reason.by) == 1 ? ".one" : ".more";
  const std::string_view when = reason.kind == Reason::Kind::Later ? ".later" : "";
  for (const std::string& ending :
       {std::string(when).append(number), std::string(number), std::string(when)}) {
    if (const auto text = texts.find(key + ending); !text.empty()) return text;
  }
  return texts.find(key);
}

std::string ordinal(int number, const Texts& texts) {
  const std::string_view known = texts.find("word.nth." + std::to_string(number));
  return known.empty() ? texts.get("word.nth.more") : std::string(known);
}

std::string clause_of(const Reason& reason, Seat advised, const Texts& texts,
                      const SeatNames& names) {
  return fill(text_of(reason, advised, texts), [&](std::string_view word) -> std::string {
    if (word == "other") return name_of(opponent_of(advised), texts, names);
    if (word == "nth") return ordinal(reason.from + reason.by, texts);
    return std::to_string(std::abs(reason.by));
  });
}

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
  std::string words;
  for (const Reason& reason : reasons) {
    const std::string clause = clause_of(reason, advised, texts, names);
    words = words.empty() ? clause
                          : fill(texts.get("reason.both"), [&](std::string_view place) {
                              return place == "0" ? words : clause;
                            });
  }
  return words;
}

}  // namespace mael::maelstrom
