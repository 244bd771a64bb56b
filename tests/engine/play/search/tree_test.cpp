#include "engine/play/search/tree.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {
namespace {

using Tree = SearchTree<int, 2>;

std::vector<int> actions_at(const Tree& tree, Tree::Index at) {
  std::vector<int> actions;
  for (auto e = tree.node(at).first; e != Tree::kNone; e = tree.edge(e).next) {
    actions.push_back(tree.edge(e).action);
  }
  return actions;
}

// Hangs the node of this hash below another one.
Tree::Index hang(Tree& tree, Tree::Index above, int action, std::uint64_t hash) {
  const Tree::Index edge = tree.add_edge(above, action, 1, 0);
  const Tree::Index node = tree.find_or_add(hash);
  tree.edge(edge).child = node;
  return node;
}

}  // namespace

TEST_CASE("a node is found again by its hash", "[play][search]") {
  Tree tree(8, 8);
  const Tree::Index first = tree.find_or_add(5), second = tree.find_or_add(5 + 16);
  CHECK(first != second);
  CHECK(tree.find_or_add(5) == first);
  CHECK(tree.find(5 + 16) == second);
  CHECK(tree.find(6) == Tree::kNone);
  tree.clear();
  CHECK(tree.find(5) == Tree::kNone);
}

// All three belong at the same place of a table of 128.
TEST_CASE("what was cleared is not found again by way of a newer node", "[play][search]") {
  Tree tree(64, 8);
  for (const std::uint64_t hash : {5u, 133u, 261u}) tree.find_or_add(hash);
  tree.clear();
  tree.find_or_add(5);
  CHECK(tree.find(133) == Tree::kNone);
  CHECK(tree.find(261) == Tree::kNone);
  CHECK(tree.find_or_add(261) == 1);
}

TEST_CASE("edges stand by weight, equals in the order they came", "[play][search]") {
  Tree tree(2, 8);
  const Tree::Index at = tree.find_or_add(1);
  tree.add_edge(at, 1, 0.5f, 0);
  tree.add_edge(at, 2, 0.9f, 0);
  tree.add_edge(at, 3, 0.5f, 0);
  tree.add_edge(at, 4, 0.1f, 0);
  CHECK(actions_at(tree, at) == std::vector{2, 1, 3, 4});
}

TEST_CASE("a full pool says so", "[play][search]") {
  Tree tree(2, 1);
  const Tree::Index at = tree.find_or_add(1);
  CHECK_FALSE(tree.is_fuller_than(50));
  tree.find_or_add(2);
  CHECK(tree.is_fuller_than(50));
  CHECK(tree.find_or_add(3) == Tree::kNone);
  CHECK(tree.find_or_add(2) != Tree::kNone);
  CHECK(tree.add_edge(at, 1, 1, 0) != Tree::kNone);
  CHECK(tree.add_edge(at, 2, 1, 0) == Tree::kNone);
}

// 1 has the children 2 and 3, and both lead to 4; 5 hangs below 1 alone.
TEST_CASE("what cannot be reached from a node is forgotten", "[play][search]") {
  Tree tree(8, 16);
  const Tree::Index root = tree.find_or_add(1);
  hang(tree, root, 15, 5);
  const Tree::Index two = hang(tree, root, 12, 2);
  const Tree::Index three = hang(tree, root, 13, 3);
  hang(tree, two, 24, 4);
  hang(tree, three, 34, 4);
  tree.add_edge(three, 35, 2, 0.25f);
  tree.node(three).visits = 7;
  const Tree::Index kept = tree.keep(three);
  CHECK(tree.node(kept).hash == 3);
  CHECK(tree.node(kept).visits == 7);
  CHECK(actions_at(tree, kept) == std::vector{35, 34});
  CHECK(tree.edge(tree.node(kept).first).guess == 0.25f);
  CHECK(tree.edge(tree.node(kept).first).child == Tree::kNone);
  const Tree::Index four = tree.find(4);
  REQUIRE(four != Tree::kNone);
  CHECK(tree.edge(tree.edge(tree.node(kept).first).next).child == four);
  for (const std::uint64_t gone : {1u, 2u, 5u}) CHECK(tree.find(gone) == Tree::kNone);
  CHECK(tree.find_or_add(9) != Tree::kNone);
}

}  // namespace mael
