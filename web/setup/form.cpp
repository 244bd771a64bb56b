#include "web/setup/form.h"

namespace mael::web::setup {

std::vector<PlayerKind> all_kinds() {
  return {PlayerKind::Person,   PlayerKind::Novice, PlayerKind::Casual,
          PlayerKind::Seasoned, PlayerKind::Expert, PlayerKind::Master};
}

std::vector<Player> players_of(const Filled& filled) {
  std::vector<Player> players;
  for (const FilledSeat& seat : filled.seats) players.push_back({seat.kind, seat.name});
  return players;
}

}  // namespace mael::web::setup
