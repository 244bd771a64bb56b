#include <set>

#include "tests/fuzz/properties.h"
#include "web/app/saved_games.h"
#include "web/app/saved_table.h"

namespace mael::fuzz {

Finding games_in_a_file_are_fixed_points(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  const auto games = web::read_games(bytes);
  if (!games) return games.error().message.empty() ? "refused without a word" : "";
  if (!web::are_games(bytes)) return "not known by its beginning";
  std::set<std::string> ids;
  for (const web::StoredGame& game : *games) {
    if (game.revision < 1 || !ids.insert(game.id).second) return "a game that is no other";
    if (!web::read_stored(game)) return "a game that cannot be read";
  }
  const Bytes written = web::write_games(*games);
  const auto again = web::read_games(written);
  if (!again || again->size() != games->size()) return "lost when written";
  return web::write_games(*again) == written ? "" : "written as another";
}

}  // namespace mael::fuzz
