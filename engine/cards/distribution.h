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
// exception contradicts its own example. The one reading true of all: whoever is short gets the
// own syphon rate, but no more than the planet's rate.
//
// Asked for every planet of every position a bot looks at: here to be inlined.
inline Distribution distribute(int stock, int rate, int a, int b) {
  Distribution result;
  result.shares[0].rate = a;
  result.shares[1].rate = b;
  const int both = std::min({a, b, stock / 2});
  for (Share& share : result.shares) share.card = both;
  stock -= 2 * both;
  if (a != b) {  // what is left goes to the higher rate; between equals it stays (ECG-038)
    Share& higher = result.shares[a > b ? 0 : 1];
    const int more = std::min(stock, higher.rate - both);
    higher.card += more;
    stock -= more;
  }
  for (Share& share : result.shares) {
    share.extra = std::max(0, std::min(share.rate, rate) - share.card);
  }
  result.left = stock;
  return result;
}

}  // namespace mael::cards
