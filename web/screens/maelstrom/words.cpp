#include "web/screens/maelstrom/words.h"

#include <algorithm>
#include <cctype>

#include "engine/maelstrom/text/notation.h"
#include "web/base/spoken.h"

namespace mael::web::maelstrom {

namespace {

std::string lower_dashed(std::string_view name) {
  std::string key(name);
  for (char& letter : key) {
    letter =
        letter == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return key;
}

std::string_view key_of(Phase phase) {
  switch (phase) {
    case Phase::Primary: return "phase.primary";
    case Phase::OpeningHand: return "phase.hands";
    case Phase::FirstPlayer: return "phase.first";
    case Phase::Movement: return "phase.movement";
    case Phase::Action: return "phase.action";
    case Phase::Summon: return "phase.summon";
    case Phase::Over: return "phase.over";
  }
  return {};
}

}  // namespace

std::string title_of(TileKind kind) { return mael::maelstrom::name_of(kind, spoken()); }

std::string title_of(const State& state, TileRef tile) {
  return title_of(state.side(tile.seat).rows[state.tile(tile).row].kind);
}

std::string title_of(const State& state, TileName tile) {
  return title_of(state.side(tile.seat).rows[tile.row].kind);
}

std::string label_of(const State& state, TileRef tile) { return write_tile(state, tile); }
std::string label_of(const State& state, TileName tile) { return write_tile(state, tile); }

std::string title_of(Faction faction) {
  return say("faction." + std::string(mael::maelstrom::name_of(faction)) + ".name");
}

std::string title_of(Phase phase) { return say(key_of(phase)); }

std::string key_of(Trait trait) { return "trait." + lower_dashed(mael::maelstrom::name_of(trait)); }

Faction faction_of(const State& state, Seat seat) { return data_of(state, seat, 0).faction; }

std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat) {
  const auto called = [&](Seat at) {
    const std::string& name = players[static_cast<std::size_t>(index_of(at))].name;
    return name.empty() ? title_of(faction_of(state, at)) : name;
  };
  const std::string name = called(seat);
  if (name != called(opponent_of(seat))) return name;
  return say(seat == Seat::A ? "ui.name.first" : "ui.name.second", {name});
}

std::string name_of(const Situation& situation, Seat seat) {
  return name_of(situation.seen, situation.players, seat);
}

}  // namespace mael::web::maelstrom
