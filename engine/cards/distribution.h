// What a planet yields to the two players (ECG-031 to ECG-040, ECG-R1).
#pragma once

#include <algorithm>
#include <array>

namespace mael::cards {

struct Share {
  int rate = 0;   // the player's syphon rate
  int card = 0;   // taken from the planet
  int extra = 0;  // topped up from the supply
  int total() const { return card + extra; }
};

struct Distribution {
  std::array<Share, 2> shares;
  int left = 0;  // stays on the planet
};

// Shares out a stock of a planet with this generation rate between two syphon rates; none of the
// numbers is negative.
//
// The book gives a base rule, two exceptions and three examples, and taken to the letter the second
// exception contradicts its own example. The one reading true of all: the player who is short gets
// the own syphon rate, but no more than the planet's rate.
//
// Asked for every planet of every position a bot looks at: here to be inlined, with no share found
// by its place in a list, so that what is not asked for is not reckoned either.
inline Distribution distribute(int stock, int rate, int a, int b) {
  const int both = std::min(std::min(a, b), stock / 2);
  const int rest = stock - 2 * both;
  // What is left goes to the higher rate; between equals it stays (ECG-038).
  const int more_a = a > b ? std::min(rest, a - both) : 0;
  const int more_b = b > a ? std::min(rest, b - both) : 0;
  const auto share = [&](int own, int card) {
    return Share{own, card, std::max(0, std::min(own, rate) - card)};
  };
  return {{share(a, both + more_a), share(b, both + more_b)}, rest - more_a - more_b};
}

}  // namespace mael::cards
