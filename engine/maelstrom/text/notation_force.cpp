// Forces: what both positions and set-ups begin with.
#include <algorithm>

#include "engine/maelstrom/force.h"
#include "engine/maelstrom/text/notation_words.h"

namespace mael::maelstrom::notation {
namespace {

// A tag of the catalogue; -1 after a failure.
int read_tag(TextReader& reader) {
  const std::string_view letters = reader.peek_letters();
  const int kind = letters.empty() ? -1 : catalogue().find(letters);
  if (kind < 0) reader.fail("a ready-made force or the tag of a tile");
  reader.advance(letters.size());
  return kind;
}

// Where two have the same name, the edition decides.
bool read_ready_made(TextReader& reader, Edition edition, std::vector<ForceLine>& force) {
  for (const ReadyForce& ready : ready_forces()) {
    if (!reader.accept_word(ready.id)) continue;
    Faction faction{};
    const bool of_faction = read_faction(ready.id, faction);
    const auto lines = of_faction ? ready_made_force(edition, faction) : std::span(ready.lines);
    force.assign(lines.begin(), lines.end());
    return true;
  }
  return false;
}

}  // namespace

void read_force(TextReader& reader, Edition edition, std::vector<ForceLine>& force) {
  if (read_ready_made(reader, edition, force)) return;
  int total = 0;
  do {
    const std::size_t place = reader.place();
    const int kind = read_tag(reader);
    const std::uint8_t count = read_count(reader);
    if (reader.failed()) return;
    const auto after = std::find_if(force.begin(), force.end(),
                                    [&](const ForceLine& line) { return line.kind >= kind; });
    if (after != force.end() && after->kind == kind) {
      reader.refuse_at(place, "a tile is listed twice in this force");
    } else if ((total += count) > kMaxForce) {
      reader.refuse_at(place,
                       "a force holds at most " + std::to_string(kMaxForce) + " tiles (MAE-215)");
    } else {
      force.insert(after, {static_cast<TileKind>(kind), count});
    }
  } while (reader.accept('+'));
}

}  // namespace mael::maelstrom::notation
