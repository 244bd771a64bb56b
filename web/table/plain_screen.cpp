#include "web/table/plain_screen.h"

#include "web/table/session/open_game.h"

namespace mael::web {

Analysed PlainScreen::analysed(int entries, std::uint64_t seed) const {
  const auto& game = static_cast<const OpenGame&>(session_.game());
  const int now = session_.at();
  const auto until = [&](int size) { return Analysed{game.table(size, {}).game, entries}; };
  if (game.ending(now).over && game.is_known(now)) return until(session_.size());
  if (game.is_known(entries) && game.position(entries) == seen()) return until(entries);
  return imagined(seed);
}

}  // namespace mael::web
