#include "web/house/battle_table.h"

#include "engine/battle/derived.h"
#include "web/board/plane_board.h"

namespace mael::web {

namespace {

using mael::battle::Feature;
using mael::battle::Look;
using mael::battle::State;

constexpr float kPiece = 1.3F, kModel = 0.75F;  // inches

Sketch::Ink ink_of(Look look) {
  switch (look) {
    case Look::Woods: return Sketch::Ink::Legal;
    case Look::Pond: return Sketch::Ink::Teal;
    case Look::Hill:
    case Look::Crater: return Sketch::Ink::Gold;
    default: return Sketch::Ink::Edge;
  }
}

}  // namespace

Result<Loaded<BattleTable::Game>> BattleTable::load(std::span<const std::uint8_t> bytes) {
  return mael::battle::load(bytes);
}

Result<Loaded<BattleTable::Game>> BattleTable::load(const MatchParts& parts) {
  return mael::battle::load(parts);
}

Phrase BattleTable::name_of(const PlayersOf<Game>& players, const State&, Seat seat) {
  return name_or_sign(players.at(static_cast<std::size_t>(index_of(seat))), seat);
}

Phrase BattleTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return keyed("app.game.title",
               {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

Phrase BattleTable::line_of(const State& state) {
  if (outcome(state).over) return keyed("app.game.over");
  return keyed("app.game.battle",
               {counted(state.turn), counted(state.points[0]), counted(state.points[1])});
}

Sketch BattleTable::sketch_of(const State& seen) {
  const mael::battle::Battlefield& field = battlefield_of(seen);
  const float wide = inches(field.width()), deep = inches(field.depth());
  SketchMaker sketch({{0, -deep}, {wide, 0}});
  for (const mael::battle::Part& part : field.parts()) {
    if (part.inset) continue;
    const Vec2 middle = (to_picture(part.box.low) + to_picture(part.box.high)) / 2;
    sketch.add(Sketch::Form::Card, ink_of(field.feature(part.feature).look), kPiece, middle);
  }
  for (mael::battle::UnitId unit = 0; unit < seen.units.size(); ++unit) {
    for (const mael::battle::ModelId model : living_of(seen, unit)) {
      sketch.add(Sketch::Form::Disc, ink_of_seat(index_of(seen.units[unit].owner)), kModel,
                 to_picture(seen.models[model].at));
    }
  }
  return sketch.make();
}

}  // namespace mael::web
