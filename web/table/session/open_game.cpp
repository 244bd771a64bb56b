#include "web/table/session/open_game.h"

#include <algorithm>
#include <cstddef>

namespace mael::web {

Standing OpenGame::standing(const Players& players, int entries) const {
  Standing standing{title(players, entries), line(entries)};
  standing.sketch = sketch(entries);
  standing.seats = seats(entries).size();
  const Awaited now = awaited(entries);
  if (now.seats().is_empty() || !can_go_on(entries)) {
    if (!ending(entries).over) standing.first = keyed("word.chance");
    return standing;
  }
  standing.awaited = now.seats();
  standing.first = name_of(players, entries, now.first());
  return standing;
}

std::string OpenGame::force_of(int entries, Seat seat) const {
  const Phrase name = name_of({}, entries, seat);
  const bool is_force = name.is_key && name.text.find(".seat.") == std::string::npos;
  return is_force ? name.text : std::string();
}

std::string OpenGame::link(int entries) const { return link_to(id(entries), position(entries)); }

std::vector<SeatView> OpenGame::views(const Players& players, int entries) const {
  std::vector<SeatView> views;
  if (!can_go_on(entries)) return views;
  const auto is_person = [&](Seat seat) {
    const auto place = static_cast<std::size_t>(index_of(seat));
    return place >= players.size() || players[place].is_person();
  };
  const Seats all = seats(entries);
  const bool persons = std::any_of(all.begin(), all.end(), is_person);
  for (const Seat seat : all) {
    const SeenPosition seen = seen_by(entries, seat);
    if (seen.can_go_on || (persons && !is_person(seat))) continue;
    views.push_back({said(name_of(players, entries, seat)), link_to(id(entries), seen.position)});
  }
  return views;
}

}  // namespace mael::web
