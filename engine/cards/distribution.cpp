#include "engine/cards/distribution.h"

#include <algorithm>

namespace mael::cards {

Distribution distribute(int stock, int rate, int a, int b) {
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
