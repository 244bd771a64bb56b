// The memory of a search: nodes and edges in two flat pools of fixed size, so that nothing is
// allocated while it thinks.
//
// A node is what one seat knows of a position, found again by its hash: the orders in which a turn
// can reach the same position meet in one node, and the tree of one action serves the next. An edge
// is an action tried there.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "engine/core/seat.h"

namespace mael {

template <class Action, int kMostSeats>
class SearchTree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = 0xffffffffu;

  struct Edge {
    Action action;
    Index next = kNone;  // of the same node, by weight
    Index child = kNone;
    float weight = 0;  // how much of the attention it gets before anything is known
    float guess = 0;   // share of the actor as judged at first sight
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // visits of the node at which the action was legal
    std::uint32_t stamp = 0;      // last iteration at which it was legal
  };

  struct Node {
    std::uint64_t hash = 0;
    Index first = kNone;
    std::uint32_t visits = 0;
    std::uint32_t unlisted = 0;  // visits before its actions were listed
    std::uint16_t edges = 0;
    bool listed = false;  // its actions have been listed once
    bool whole = false;   // and each of them has an edge
    bool cut = false;     // some that was legal was left out
    Awaited awaited;
    std::uint32_t stage = 0;                // of the game, where it tells stages apart
    std::uint64_t means = 0;                // with which its actions have been listed
    float best = 0;                         // the best first guess among its edges
    std::array<double, kMostSeats> sums{};  // of the shares each seat got out of it
  };

  SearchTree(Index nodes, Index edges) {
    nodes_.reserve(nodes);
    edges_.reserve(edges);
    moved_.resize(nodes > edges ? nodes : edges);
    Index size = 1;
    while (size < 2 * nodes) size *= 2;
    table_.assign(size, kNone);
  }

  Node& node(Index index) { return nodes_[index]; }
  const Node& node(Index index) const { return nodes_[index]; }
  Edge& edge(Index index) { return edges_[index]; }
  const Edge& edge(Index index) const { return edges_[index]; }

  // Whether the pools are used up for more than `percent` of what they hold.
  bool is_fuller_than(int percent) const {
    return nodes_.size() * 100 > nodes_.capacity() * static_cast<std::size_t>(percent) ||
           edges_.size() * 100 > edges_.capacity() * static_cast<std::size_t>(percent);
  }

  // Costs as much as was remembered, not as could be.
  void clear() {
    forget_places();
    nodes_.clear();
    edges_.clear();
  }

  Index find(std::uint64_t hash) const { return table_[place_of(hash)]; }

  // The node of this hash, made if it is new; kNone when the pool is full.
  Index find_or_add(std::uint64_t hash) {
    const std::size_t place = place_of(hash);
    if (table_[place] != kNone) return table_[place];
    if (nodes_.size() == nodes_.capacity()) return kNone;
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.emplace_back().hash = hash;
    table_[place] = index;
    return index;
  }

  // Adds an edge behind those of the same or more weight; kNone when the pool is full.
  Index add_edge(Index at, const Action& action, float weight, float guess) {
    if (edges_.size() == edges_.capacity()) return kNone;
    const auto index = static_cast<Index>(edges_.size());
    Edge& edge = edges_.emplace_back();
    edge.action = action;
    edge.weight = weight;
    edge.guess = guess;
    Index* link = &nodes_[at].first;
    while (*link != kNone && edges_[*link].weight >= weight) link = &edges_[*link].next;
    edge.next = *link;
    *link = index;
    ++nodes_[at].edges;
    return index;
  }

  // Forgets whatever cannot be reached from `root` and returns its new place.
  Index keep(Index root) {
    mark_from(root);
    slide_nodes();
    slide_edges();
    table_.assign(table_.size(), kNone);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      table_[place_of(nodes_[i].hash)] = static_cast<Index>(i);
    }
    return find(kept_hash_);
  }

 private:
  // Few places are given back one by one, the last taken first: so the others are still found.
  void forget_places() {
    if (nodes_.size() * kFew > table_.size()) {
      table_.assign(table_.size(), kNone);
      return;
    }
    for (std::size_t i = nodes_.size(); i-- > 0;) table_[place_of(nodes_[i].hash)] = kNone;
  }

  std::size_t place_of(std::uint64_t hash) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash) & mask;
    while (table_[place] != kNone && nodes_[table_[place]].hash != hash) place = (place + 1) & mask;
    return place;
  }

  void mark_from(Index root) {
    kept_hash_ = nodes_[root].hash;
    for (std::size_t i = 0; i < nodes_.size(); ++i) moved_[i] = kNone;
    waiting_.assign(1, root);
    moved_[root] = 0;
    while (!waiting_.empty()) {
      const Index at = waiting_.back();
      waiting_.pop_back();
      for (Index e = nodes_[at].first; e != kNone; e = edges_[e].next) {
        const Index child = edges_[e].child;
        if (child == kNone || moved_[child] == 0) continue;
        moved_[child] = 0;
        waiting_.push_back(child);
      }
    }
  }

  // Kept nodes move to the front in their order; edges learn where their children went.
  void slide_nodes() {
    Index count = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (moved_[i] == 0) moved_[i] = count++;
    }
    for (Edge& edge : edges_) {
      edge.stamp = kNone;  // not kept, unless a kept node is found to own it
      if (edge.child != kNone) edge.child = moved_[edge.child];
    }
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (moved_[i] == kNone) continue;
      for (Index e = nodes_[i].first; e != kNone; e = edges_[e].next) edges_[e].stamp = 0;
      nodes_[moved_[i]] = nodes_[i];
    }
    nodes_.resize(count);
  }

  void slide_edges() {
    Index count = 0;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      moved_[i] = edges_[i].stamp == 0 ? count++ : kNone;
    }
    for (Node& node : nodes_) {
      if (node.first != kNone) node.first = moved_[node.first];
    }
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (moved_[i] == kNone) continue;
      Edge& edge = edges_[moved_[i]] = edges_[i];
      if (edge.next != kNone) edge.next = moved_[edge.next];
    }
    edges_.resize(count);
  }

  static constexpr std::size_t kFew = 16;  // one in so many places

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Index> table_;
  std::vector<Index> moved_;    // where nodes, then edges, go when the rest is forgotten
  std::vector<Index> waiting_;  // while what can be reached is marked
  std::uint64_t kept_hash_ = 0;
};

}  // namespace mael
