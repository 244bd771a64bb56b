// What drafts promise (engine/core/draft.h), held by finishing whatever may be begun in a position.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/draft.h"
#include "engine/core/random.h"

namespace mael {

template <Drafted G>
class DraftPromises {
 public:
  using State = typename G::State;
  using Draft = typename Drafts<G>::Draft;

  explicit DraftPromises(std::uint64_t seed) : random_(seed) {}

  // The promise that was broken and where; empty: none.
  const std::string& broken() const { return broken_; }
  int finished() const { return finished_; }

  // Everything `seat` may begin in what it sees. The state is the full one.
  void hold(const State& state, Seat seat) {
    const State seen = observe(state, seat);
    std::vector<Draft> drafts;
    Drafts<G>::begin(seen, seat, drafts);
    require(drafts.empty() != to_act(seen).includes(seat), "whoever is awaited can begin something",
            seen);
    for (Draft& draft : drafts) finish(state, seen, draft);
  }

 private:
  static constexpr int kTries = 24;

  void require(bool kept, const char* promise, const State& state, const std::string& text = {}) {
    if (!kept && broken_.empty()) {
      broken_ = std::string(promise) + ": " + write_position(state) + " ; " + text;
    }
  }

  void finish(const State& state, const State& seen, Draft& draft) {
    check_text(seen, draft);
    std::vector<Need> needs;
    for (int i = 0; i < kTries; ++i) {
      needs.clear();
      Drafts<G>::needs(seen, draft, needs);
      if (needs.empty()) break;
      add(seen, draft, needs[random_.below(static_cast<std::uint32_t>(needs.size()))]);
    }
    if (!is_whole<G>(seen, draft)) return;
    const auto action = Drafts<G>::action_of(seen, draft);
    const std::string text = write_action(seen, action);
    require(Drafts<G>::write(seen, draft) == text, "a whole draft is written as its action", seen,
            text);
    require(!check(seen, action), "a whole draft is a legal action", seen, text);
    const auto read = read_action(state, text);
    require(read.ok() && *read == action, "where everything is known the same is read", state,
            text);
    ++finished_;
  }

  void add(const State& seen, Draft& draft, const Need& need) {
    const Draft before = draft;
    const std::string begun = Drafts<G>::write(seen, before);
    if (Drafts<G>::add(seen, draft, drawn(need))) {
      require(draft == before, "a part that is refused changes nothing", seen, begun);
    }
    check_text(seen, draft);
  }

  void check_text(const State& seen, const Draft& draft) {
    const std::string text = Drafts<G>::write(seen, draft);
    const auto read = Drafts<G>::read(seen, text);
    require(read.ok() && *read == draft, "a draft is read as it was written", seen, text);
  }

  std::int32_t number(std::int32_t low, std::int32_t high) {
    return low +
           static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
  }

  DraftPart drawn(const Need& need) {
    DraftPart part{need.part, {}, {}};
    switch (need.kind) {
      case Need::Kind::Thing:
      case Need::Kind::Subset:
      case Need::Kind::Order: return drawn_things(need);
      case Need::Kind::Number: part.numbers = {number(need.least, need.most)}; break;
      case Need::Kind::Bearing: part.numbers = {number(0, 1023)}; break;
      case Need::Kind::Place:
      case Need::Kind::Path:
      case Need::Kind::Places:
        for (int left = number(need.least, need.most); left > 0; --left) {
          part.points.push_back({need.from.x + number(-need.reach, need.reach),
                                 need.from.y + number(-need.reach, need.reach)});
        }
        break;
    }
    return part;
  }

  DraftPart drawn_things(const Need& need) {
    std::vector<std::int32_t> things = need.things;
    random_.shuffle(things);
    const int size = static_cast<int>(things.size());
    const int count = need.kind == Need::Kind::Order
                          ? size
                          : number(std::min(need.least, size), std::min(need.most, size));
    things.resize(static_cast<std::size_t>(count));
    return {need.part, std::move(things), {}};
  }

  Random random_;
  std::string broken_;
  int finished_ = 0;
};

}  // namespace mael
