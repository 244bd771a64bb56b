// Information-set Monte Carlo tree search over what one seat may know.
//
// Every iteration imagines what the seat cannot see, walks down the tree by the actions that are
// legal then, and ends at a position not looked at before, which is judged at first sight: by the
// best its actor can do with one action, or by a playout. Nodes are what the seat would know, so
// the tree never depends on hidden truth; what the others may do is asked anew in every imagined
// world. Chance is a player whose actions are drawn.
//
// Time belongs to the caller: run() thinks for so many iterations and returns. The same seed,
// position and number of iterations give the same result on every platform.
//
// How a game may help stands in its BotHooks.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/core/bot_hooks.h"
#include "engine/play/search/one_ply.h"
#include "engine/play/search/skill.h"
#include "engine/play/search/tally.h"
#include "engine/play/search/tree.h"

namespace mael {

template <Searchable G>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Tree = SearchTree<Action, G::kMostSeats>;
  using Index = typename Tree::Index;

  explicit Search(std::uint64_t seed, const Skill& skill = {}, const SearchSize& size = {})
      : random_(seed), skill_(skill), seed_(seed), tree_(size.nodes, size.edges) {}

  // A list of bots moves them as it grows: a copy would have no room to remember anything.
  static_assert(std::is_nothrow_move_constructible_v<State>);

  // Turns to a position as `seat` sees it; the seat must be awaited. What was found out about it
  // while thinking about earlier ones is kept.
  void begin(const State& observation, Seat seat) {
    if (seat != seat_) tree_.clear();
    observation_ = observation;
    seat_ = seat;
    const std::uint64_t hash = hash_of(observation);
    const Index known = tree_.find(hash);
    if (known == Tree::kNone) {
      tree_.clear();
      root_ = tree_.find_or_add(hash);
    } else {
      root_ = tree_.is_fuller_than(50) ? tree_.keep(known) : known;
    }
    tree_.node(root_).awaited = to_act(observation);
    state_ = observation;
    if (is_sealed_now(observation)) return begin_sealed(hash);
    if (!tree_.node(root_).listed) list(root_, seat);
  }

  // Nothing that was found out serves the next position.
  void forget() { tree_.clear(); }

  void run(int iterations) {
    for (int i = 0; i < iterations; ++i) iterate();
  }

  // Iterations the present position has seen, those of earlier searches included.
  int iterations() const { return static_cast<int>(tree_.node(root_).visits); }

  // Whether `more` iterations could not change what best() says.
  bool is_decided(int more) const {
    std::uint32_t first = 0, second = 0;
    for_each_edge(root_, [&](const auto& edge) {
      if (edge.visits > first) {
        second = first;
        first = edge.visits;
      } else {
        second = std::max(second, edge.visits);
      }
    });
    return tree_.node(root_).edges <= 1 ||
           first > second + static_cast<std::uint32_t>(std::max(more, 0));
  }

  // What was found out about every action looked at, the most promising at first sight first.
  std::vector<Tally<Action>> tallies() const {
    std::vector<Tally<Action>> all;
    for_each_edge(root_, [&](const auto& edge) {
      all.push_back({edge.action, edge.visits, double{value_of(edge, seat_)} * edge.visits});
    });
    return all;
  }

  // What a seat may expect in the present position, by all that was tried.
  float mean_share(Seat seat) const {
    const Node& root = tree_.node(root_);
    return static_cast<float>(root.sums[static_cast<std::size_t>(index_of(seat))] /
                              std::max<std::uint32_t>(root.visits, 1));
  }

  Action best() const { return best_of(tallies()).action; }

  // What it expects in a world it came upon while thinking: the action tried most of those that are
  // allowed there; nothing if it was there fewer than `least` times.
  std::optional<Action> expected(const State& world, std::uint32_t least) const {
    const Index at = tree_.find(hash_of(observe(world, seat_)));
    if (at == Tree::kNone || tree_.node(at).visits < least) return {};
    const Edge* most = nullptr;
    for_each_edge(at, [&](const Edge& edge) {
      if (edge.visits > (most ? most->visits : 0) && !check(world, edge.action)) most = &edge;
    });
    return most ? std::optional(most->action) : std::nullopt;
  }

 private:
  using Node = typename Tree::Node;
  using Edge = typename Tree::Edge;
  using Shares = std::array<float, G::kMostSeats>;

  using Hooks = BotHooks<G>;

  static constexpr float kCuriosity = 0.15f;
  static constexpr float kPatience = 0.1f;  // a guess worse by this gets 1/e of the attention
  static constexpr int kMostEdges = 40;     // of what is legal in one world
  static constexpr int kMostSteps = 400;    // of one walk
  static constexpr float kFirstWidth = 4;   // actions a node tries at first …
  static constexpr float kWidening = 1.5f;  // … and this times the root of its visits more

  template <class F>
  void for_each_edge(Index at, F&& f) const {
    for (Index e = tree_.node(at).first; e != Tree::kNone; e = tree_.edge(e).next) f(tree_.edge(e));
  }

  // A secret decision is drawn at once, so that no plan can count on it; there is nothing to
  // search.
  void begin_sealed(std::uint64_t hash) {
    tree_.clear();
    root_ = tree_.find_or_add(hash);
    tree_.node(root_).awaited = to_act(observation_);
    state_ = imagine(observation_, random_);
    tree_.edge(draw_edge(root_)).guess = share_of<G>(evaluate(state_, seat_));
    tree_.node(root_).listed = true;
  }

  // ---- One iteration -------------------------------------------------------------------------

  void iterate() {
    ++iteration_;
    if (is_sealed_now(observation_)) {
      ++tree_.node(root_).visits;
      ++tree_.edge(tree_.node(root_).first).visits;
      return;
    }
    state_ = imagine(observation_, random_);
    nodes_.assign(1, root_);
    edges_.clear();
    const Shares shares = walk();
    for (const Index at : nodes_) {
      Node& node = tree_.node(at);
      ++node.visits;
      for (std::size_t i = 0; i < shares.size(); ++i) node.sums[i] += shares[i];
    }
    for (const Index edge : edges_) ++tree_.edge(edge).visits;
  }

  // Goes down to a position not looked at before and returns what it is worth to every seat.
  Shares walk() {
    for (Awaited awaited = to_act(state_);;) {
      if (awaited.is_nobody() || is_far_enough()) return judge();
      const Index edge = is_drawn(awaited) ? draw_edge(nodes_.back())
                                           : choose_edge(nodes_.back(), actor_of(awaited));
      if (edge == Tree::kNone) return judge();
      edges_.push_back(edge);
      apply(state_, tree_.edge(edge).action, nullptr);
      awaited = to_act(state_);
      const Index child = child_of(edge, awaited);
      if (child == Tree::kNone) return judge();
      nodes_.push_back(child);
      if (tree_.node(child).visits == 0) return look_at(child, awaited);
    }
  }

  bool is_far_enough() const {
    const auto steps = static_cast<int>(edges_.size());
    return steps >= kMostSteps || (skill_.depth > 0 && steps >= skill_.depth);
  }

  Seat actor_of(Awaited awaited) const { return awaited.includes(seat_) ? seat_ : awaited.first(); }

  // Where an action has led. What is hidden can make one action lead to different seats, so who
  // acts there must agree with what was found there before.
  Index child_of(Index edge, Awaited awaited) {
    const Index known = tree_.edge(edge).child;
    if (known != Tree::kNone && is_at(known, awaited)) return known;
    const Index child = tree_.find_or_add(hash_of(observe(state_, seat_)));
    if (child == Tree::kNone) return child;
    tree_.node(child).awaited = awaited;
    tree_.node(child).stage = stage_now();
    if (known == Tree::kNone) tree_.edge(edge).child = child;
    return child;
  }

  bool is_at(Index node, Awaited awaited) const {
    return tree_.node(node).awaited == awaited && tree_.node(node).stage == stage_now();
  }

  std::uint32_t stage_now() const {
    if constexpr (has(Hooks::stage_of)) return Hooks::stage_of(state_);
    return 0;
  }

  // ---- Judging -------------------------------------------------------------------------------

  Shares judge() {
    if (skill_.playout > 0) {
      play_on();
    } else if constexpr (has(Hooks::settle)) {
      Hooks::settle(state_, random_);
      return shares_for(seat_, share_of<G>(Hooks::evaluate_settled(state_, seat_)));
    }
    return shares_for(seat_, share_of<G>(evaluate(state_, seat_)));
  }

  // A position seen for the first time: as good to its actor as the best it can do at once, unless
  // the game knows how to settle it.
  Shares look_at(Index at, Awaited awaited) {
    if (awaited.is_nobody() || is_drawn(awaited) || has(Hooks::settle) || skill_.playout > 0) {
      return judge();
    }
    const Seat actor = actor_of(awaited);
    find_legal(at, actor);
    return shares_for(actor, tree_.node(at).best);
  }

  Shares shares_for(Seat seat, float share) const {
    Shares shares{};
    for (const Seat other : seats_of(state_)) {
      float& each = shares[static_cast<std::size_t>(index_of(other))];
      if (other == seat) {
        each = share;
      } else {
        each = G::kMostSeats == 2 ? 1 - share : share_of<G>(evaluate(state_, other));
      }
    }
    return shares;
  }

  void play_on() {
    for (int i = 0; i < skill_.playout && !to_act(state_).is_nobody(); ++i) {
      if (to_act(state_).is_chance()) {
        apply(state_, deal(state_, random_), nullptr);
      } else {
        legal_actions(state_, actions_);
        const auto count = static_cast<std::uint32_t>(actions_.size());
        apply(state_, actions_[random_.below(count)], nullptr);
      }
    }
  }

  // ---- Choosing ------------------------------------------------------------------------------

  // What is decided in secret is drawn like what chance does: no seat can answer it.
  static bool is_sealed_now(const State& state) {
    if constexpr (has(Hooks::is_sealed)) return Hooks::is_sealed(state);
    return false;
  }
  bool is_drawn(Awaited awaited) const { return awaited.is_chance() || is_sealed_now(state_); }

  Action drawn_action() {
    if constexpr (has(Hooks::weigh_sealed)) {
      if (is_sealed_now(state_)) {
        Hooks::weigh_sealed(state_, sealed_);
        return draw(sealed_, random_);
      }
    }
    return deal(state_, random_);
  }

  Index draw_edge(Index at) {
    const Action action = drawn_action();
    const Index known = find_edge(at, action);
    return known != Tree::kNone ? known : tree_.add_edge(at, action, 0, 0);
  }

  // The edge with the best prospects among the most promising ones that are legal.
  Index choose_edge(Index at, Seat actor) {
    const bool every = is_known(at, actor);
    if (!every) find_legal(at, actor);
    const Node& node = tree_.node(at);
    const float visits = std::sqrt(static_cast<float>(node.visits));
    const float chosen =
        actor == seat_ ? visits : std::sqrt(static_cast<float>(node.visits - node.unlisted + 1));
    const auto width = static_cast<int>(kFirstWidth + kWidening * visits);
    const float attention = kCuriosity / weight_within(at, width, every);
    Index best = Tree::kNone;
    float best_prospect = -1;
    for_each_legal(at, width, every, [&](Index index, const Edge& edge) {
      const float tried = every ? chosen : std::sqrt(static_cast<float>(edge.available));
      const float prospect = value_of(edge, actor) +
                             attention * edge.weight * tried / static_cast<float>(1 + edge.visits);
      if (prospect > best_prospect) {
        best_prospect = prospect;
        best = index;
      }
    });
    return every && best != Tree::kNone && !is_allowed(tree_.edge(best)) ? Tree::kNone : best;
  }

  // Whether all that is legal has been listed and is no secret.
  bool is_known(Index at, Seat actor) const {
    const Node& node = tree_.node(at);
    if (actor == seat_) return node.listed;
    if constexpr (has(Hooks::is_open)) return node.whole && Hooks::is_open(state_);
    return false;
  }

  // Where secrets are revealed, one node may stand for positions that allow different things: only
  // where nothing hidden matters, what was done before need not be judged again.
  bool is_allowed(const Edge& edge) const {
    if constexpr (has(Hooks::is_open)) {
      if (edge.child != Tree::kNone && Hooks::is_open(state_)) return true;
    }
    return !check(state_, edge.action);
  }

  template <class F>
  void for_each_legal(Index at, int width, bool every, F&& f) const {
    for (Index e = tree_.node(at).first; e != Tree::kNone && width > 0; e = tree_.edge(e).next) {
      if (!every && tree_.edge(e).stamp != iteration_) continue;
      f(e, tree_.edge(e));
      --width;
    }
  }

  float weight_within(Index at, int width, bool every) const {
    float sum = 0;
    for_each_legal(at, width, every, [&](Index, const Edge& edge) { sum += edge.weight; });
    return std::max(sum, 1e-6f);
  }

  // The mean of what was found behind an edge; its first guess counts as one visit.
  float value_of(const Edge& edge, Seat actor) const {
    if (edge.child == Tree::kNone) return edge.guess;
    const Node& child = tree_.node(edge.child);
    const double sum = child.sums[static_cast<std::size_t>(index_of(actor))] + edge.guess;
    return static_cast<float>(sum / (1 + child.visits));
  }

  // ---- Listing what may be done --------------------------------------------------------------

  Index find_edge(Index at, const Action& action) const {
    for (Index e = tree_.node(at).first; e != Tree::kNone; e = tree_.edge(e).next) {
      if (tree_.edge(e).action == action) return e;
    }
    return Tree::kNone;
  }

  // Stamps the edges of what is legal in the imagined world, and makes those that are missing. A
  // list made in other worlds serves again where nothing but what the actor hides is different.
  void find_legal(Index at, Seat actor) {
    if constexpr (has(Hooks::means_of)) {
      const auto means = Hooks::means_of(state_, actor);
      if (means && hash_of(observe(state_, seat_)) == tree_.node(at).hash) {
        if (has_listed(at, *means)) return stamp(at, *means);
        list(at, actor);
        tree_.node(at).means |= *means;
        return;
      }
    }
    list(at, actor);
  }

  // Whether whatever can be done with these means has an edge.
  bool has_listed(Index at, std::uint64_t means) const {
    const Node& node = tree_.node(at);
    return node.listed && !node.cut && (means & ~node.means) == 0;
  }

  void stamp(Index at, std::uint64_t means) {
    for (Index e = tree_.node(at).first; e != Tree::kNone; e = tree_.edge(e).next) {
      Edge& edge = tree_.edge(e);
      if ((Hooks::means_for(edge.action) & ~means) != 0) continue;
      edge.stamp = iteration_;
      ++edge.available;
    }
  }

  // The same by asking the rules.
  void list(Index at, Seat actor) {
    legal_actions_of<G>(state_, actor, actions_);
    if constexpr (has(Hooks::narrow)) {
      if (actions_.size() > 1) Hooks::narrow(state_, actions_);
    }
    guesses_.clear();
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const Index known = tree_.node(at).listed ? find_edge(at, actions_[i]) : Tree::kNone;
      if (known != Tree::kNone) {
        tree_.edge(known).stamp = iteration_;
        ++tree_.edge(known).available;
      } else if (!is_overlooked(at, i)) {
        guesses_.push_back({guess_at(actions_[i], actor), static_cast<std::uint32_t>(i)});
      } else {
        tree_.node(at).cut = true;
      }
    }
    add_edges(at);
  }

  void add_edges(Index at) {
    if (guesses_.empty()) return;
    std::sort(guesses_.begin(), guesses_.end(), [](const Guess& a, const Guess& b) {
      return a.share != b.share ? a.share > b.share : a.action < b.action;
    });
    Node& node = tree_.node(at);
    const bool whole = !node.listed && guesses_.size() <= kMostEdges;
    if (!node.listed) {
      node.best = guesses_[0].share;
      node.unlisted = node.visits;
    }
    node.listed = true;
    const float best = node.best;
    if (guesses_.size() > kMostEdges) {
      guesses_.resize(kMostEdges);
      node.cut = true;
    }
    for (const Guess& guess : guesses_) {
      const float behind = std::min(guess.share - best, 0.0f);
      const Index edge =
          tree_.add_edge(at, actions_[guess.action], fast_exp(behind / kPatience), guess.share);
      if (edge == Tree::kNone) {
        node.cut = true;
        return;
      }
      tree_.edge(edge).stamp = iteration_;
      tree_.edge(edge).available = 1;
    }
    node.whole = node.whole || whole;
  }

  float guess_at(const Action& action, Seat actor) {
    int evaluation = one_ply_.after(state_, action, actor);
    if (skill_.noise > 0) {
      const auto reach = static_cast<std::uint32_t>(skill_.noise);
      evaluation += static_cast<int>(random_.below(2 * reach + 1)) - skill_.noise;
    }
    return share_of<G>(evaluation);
  }

  // The same actions of the same position every time, and never all of them.
  bool is_overlooked(Index at, std::size_t place) const {
    if (skill_.oversight == 0 || place + 1 == actions_.size()) return false;
    Random lot(tree_.node(at).hash ^ (seed_ + place));
    return static_cast<int>(lot.below(1000)) < skill_.oversight;
  }

  struct Guess {
    float share = 0;
    std::uint32_t action = 0;  // place among the legal actions
  };

  Random random_;
  Skill skill_;
  std::uint64_t seed_;
  Tree tree_;
  OnePly<G> one_ply_;
  State observation_;
  State state_;  // of the iteration under way
  Seat seat_ = Seat::Chance;
  Index root_ = 0;
  std::uint32_t iteration_ = 0;
  std::vector<Index> nodes_, edges_;  // walked in this iteration
  std::vector<Action> actions_;
  std::vector<Guess> guesses_;
  std::vector<Weighted<Action>> sealed_;
};

}  // namespace mael
