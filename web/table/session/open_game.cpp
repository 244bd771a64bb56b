#include "web/table/session/open_game.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "web/table/session/secret_course.h"

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

Result<NewTable> OpenGame::taken_in(int entries, const Sealing& told, const KeptSecrets& kept,
                                    Session::Seating seating) const {
  if (!has_secrets()) return table_from(entries, std::move(seating));
  const auto arriving = sealed_from(entries);
  auto secrets = take_in(told, kept, *arriving);
  if (!secrets) return secrets.error();
  seating.secrets = std::move(*secrets);
  return table_of(arriving->any(), std::move(seating));
}

HandedOut OpenGame::handed_out(int entries, const TableSecrets& secrets) const {
  if (!has_secrets()) return {link(entries), {}, false};
  SecretTelling told = telling_of(*sealed_until(entries), secrets);
  const bool tells = !told.sealing.steps.empty();
  if (tells) told.sealing.from = position(told.first);
  return {link_to(id(told.end), position(told.end), told.sealing), std::move(told.given), tells};
}

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
