#include "web/screens/pirates/scene.h"

#include <algorithm>
#include <cmath>

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/screens/pirates/icons.h"

namespace mael::web::pirates {

namespace {

// ---- Measures of the board ---------------------------------------------------------------------

constexpr std::array kRadii{0.36F, 1.16F, 1.98F, 2.82F};  // of the circles' edges, outwards
constexpr std::array kDepths{0.86F, 0.46F, 0.10F};
constexpr float kTrackInner = 2.90F, kTrackOuter = 3.06F;
constexpr float kTrackFrom = 0.60F * kTurn, kTrackTo = 1.40F * kTurn;  // lower left to lower right
constexpr float kLand = 0.27F, kLostLand = 0.185F;
constexpr float kShip = 0.215F, kToken = 0.185F, kCrate = 0.10F;
constexpr float kLandAlong = 0.40F, kLostAlong = 0.68F, kLostAcross = 0.74F;
constexpr float kExact = 0.02F;  // radians: so near a quarter a circle stands on it

// Where things stand in a cell, the first free one first; ships and tokens keep to opposite ends.
struct CellSpot {
  float along, across;
};
constexpr std::array kShipSpots{CellSpot{0.74F, 0.44F}, CellSpot{0.46F, 0.74F},
                                CellSpot{0.80F, 0.80F}, CellSpot{0.50F, 0.26F},
                                CellSpot{0.20F, 0.60F}};
constexpr std::array kTokenSpots{CellSpot{0.20F, 0.30F}, CellSpot{0.17F, 0.72F},
                                 CellSpot{0.42F, 0.17F}, CellSpot{0.40F, 0.84F},
                                 CellSpot{0.64F, 0.16F}};
constexpr std::array kLootSpots{CellSpot{0.92F, 0.20F}, CellSpot{0.93F, 0.42F},
                                CellSpot{0.84F, 0.12F}};

template <std::size_t N>
RingPlace place_in(Cell cell, const std::array<CellSpot, N>& spots, int number) {
  const auto n = static_cast<std::size_t>(number);
  const CellSpot& spot = spots[n % N];
  const float shift = 0.05F * static_cast<float>(n / N);
  return {ring_cell_of(cell), spot.along + shift, spot.across + shift};
}

// ---- Print -------------------------------------------------------------------------------------

std::string two_digits(int number) {
  return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

LandKind kind_of(Feature feature) {
  switch (feature) {
    case Feature::Merchant: return LandKind::Market;
    case Feature::Cursed: return LandKind::Cursed;
    default: return LandKind::Island;
  }
}

class BoardMaker {
 public:
  explicit BoardMaker(const BoardMoment& moment) : moment_(moment), seen_(moment.seen) {}

  Board make() {
    add_rings();
    for (Cell cell = 0; cell < kCells; ++cell) {
      add_print(cell);
      add_current(cell);
    }
    for (int island = 1; island <= kLostIslands; ++island) {
      add_lost(island);
      add_medals(island);
    }
    add_loot();
    add_tokens();
    add_ships();
    add_track();
    return std::move(board_);
  }

 private:
  void add_rings() {
    for (std::size_t i = 0; i < kCircles; ++i) {
      RingBand ring;
      ring.cells = size_of(static_cast<int>(i));
      ring.inner = kRadii.at(i);
      ring.outer = kRadii.at(i + 1);
      ring.turn = moment_.angles.at(i);
      ring.depth = kDepths.at(i);
      board_.scene.rings.push_back(ring);
    }
  }

  void add_land(RingLand land, std::string name) {
    land.shape = static_cast<std::uint16_t>(board_.scene.lands.size() + 1);
    board_.names.push_back({land.place, land.size, land.kind, std::move(name)});
    board_.scene.lands.push_back(land);
  }

  void add_print(Cell cell) {
    const CellData& data = content().cells[cell];
    if (data.feature == Feature::Sea) return;
    RingLand land;
    land.place = {ring_cell_of(cell), kLandAlong, 0.5F};
    land.size = kLand;
    land.kind = kind_of(data.feature);
    land.icon = icon_of_land(cell);
    land.fortified = data.bastion;
    add_land(land, say("cell." + mael::pirates::name_of(cell)));
  }

  void add_lost(int island) {
    const Cell cell = seen_.lost_islands[static_cast<std::size_t>(island - 1)];
    if (cell == kNoCell) return;
    RingLand land;
    land.place = place_of_lost(cell);
    land.size = kLostLand;
    land.kind = kind_of(lost_island(island).type);
    land.icon = icon_of_lost_island(island);
    land.fortified = lost_island(island).type == Feature::Bastion;
    add_land(land, say("island.L" + two_digits(island)));
  }

  void add_current(Cell cell) {
    constexpr float kBeside = 0.92F, kHalf = kTurn / 2;
    RingCurrent current;
    current.place.at = ring_cell_of(cell);
    const auto at = [&](float along, float across, float towards) {
      current.place.along = along;
      current.place.across = across;
      current.towards = towards;
    };
    switch (content().cells[cell].arrow) {
      case Arrow::Clockwise: at(kBeside, 0.66F, kQuarter); break;
      case Arrow::Counter: at(1 - kBeside, 0.66F, -kQuarter); break;
      case Arrow::In: at(0.36F, 0.11F, kHalf); break;
      case Arrow::Out: at(0.64F, 0.89F, 0); break;
      case Arrow::OutFirst: at(0.20F, 0.87F, 0); break;
      case Arrow::OutSecond: at(0.82F, 0.87F, 0); break;
    }
    current.strong = std::any_of(seen_.tokens.begin(), seen_.tokens.end(),
                                 [&](const Token& token) { return token.cell == cell; });
    board_.scene.currents.push_back(current);
  }

  // ---- Illustrations ---------------------------------------------------------------------------

  // Where two cells of neighbouring circles touch when they lie in one quarter, as parts of it.
  struct Touch {
    float from = 0, to = 1;
    friend bool operator==(const Touch&, const Touch&) = default;
  };
  static Touch touch_of(Cell inner, Cell outer) {
    const auto part = [](Cell cell, int more) {
      return static_cast<float>(slot_of(cell) + more) / static_cast<float>(circle_of(cell) + 1);
    };
    return {std::max(part(inner, 0), part(outer, 0)), std::min(part(inner, 1), part(outer, 1))};
  }

  // The pairs of parts that touch in an illustration are as many as it has parts, less one.
  static bool has_pair(const LostIsland& island, std::size_t pair) {
    return pair + 1 < island.parts.size() && island.parts.at(pair + 1) != kNoCell;
  }

  // Every pair has a place of its own along the edge, so that only halves of one picture meet.
  static float place_of(int island, std::size_t pair) {
    const auto& parts = lost_island(island).parts;
    const Touch touch = touch_of(parts.at(pair), parts.at(pair + 1));
    int all = 0, before = 0;
    for (int other = 1; other <= kLostIslands; ++other) {
      const LostIsland& data = lost_island(other);
      for (std::size_t i = 0; has_pair(data, i); ++i) {
        const bool beside = circle_of(data.parts.at(i)) == circle_of(parts.at(pair)) &&
                            touch_of(data.parts.at(i), data.parts.at(i + 1)) == touch;
        if (!beside) continue;
        if (other < island || (other == island && i < pair)) ++before;
        ++all;
      }
    }
    const float share = (static_cast<float>(before) + 0.5F) / static_cast<float>(all);
    return touch.from + (touch.to - touch.from) * share;
  }

  bool is_whole_now(int island) const {
    Turned turned{};
    for (std::size_t i = 0; i < kCircles; ++i) {
      const float quarters = moment_.angles.at(i) / kQuarter;
      const float nearest = std::round(quarters);
      if (std::abs(quarters - nearest) * kQuarter > kExact) return false;
      turned.at(i) = static_cast<std::uint8_t>(((static_cast<int>(nearest) % 4) + 4) % 4);
    }
    return is_whole(lost_island(island), turned);
  }

  bool has_card_of(int island) const {
    for (int card = 1; card <= kTreasures; ++card) {
      if ((moment_.cards & card_bit(card)) == 0) continue;
      const TreasureData& data = treasure(card);
      if (data.clue == Clue::Illustration && data.goal == island) return true;
    }
    return false;
  }

  void add_half(int island, Cell cell, float in_quarter, bool outer, MedalShown shown) {
    const auto per = static_cast<float>(circle_of(cell) + 1);
    RingMedal medal;
    medal.at = ring_cell_of(cell);
    medal.along = in_quarter * per - static_cast<float>(slot_of(cell));
    medal.outer = outer;
    medal.size = circle_of(cell) + (outer ? 1 : 0) == 1 ? 0.115F : 0.14F;
    medal.icon = icon_of_lost_island(island);
    medal.shown = shown;
    board_.scene.medals.push_back(medal);
  }

  void add_medals(int island) {
    const bool lies_there = seen_.lost_islands[static_cast<std::size_t>(island - 1)] != kNoCell;
    const bool whole = !lies_there && is_whole_now(island);
    const LostIsland& data = lost_island(island);
    for (std::size_t pair = 0; has_pair(data, pair); ++pair) {
      const float place = place_of(island, pair);
      if (whole) {
        const MedalShown shown = has_card_of(island) ? MedalShown::Lit : MedalShown::Whole;
        add_half(island, data.parts.at(pair), place, true, shown);
      } else {
        add_half(island, data.parts.at(pair), place, true, MedalShown::Half);
        add_half(island, data.parts.at(pair + 1), place, false, MedalShown::Half);
      }
    }
  }

  // ---- Pieces ----------------------------------------------------------------------------------

  void add_piece(const RingPiece& piece, BoardThing thing) {
    board_.scene.pieces.push_back(piece);
    board_.things.push_back(thing);
  }

  void add_loot() {
    std::array<int, kCells> lying{};
    for (int i = 0; i < seen_.dropped.size(); ++i) {
      const Cell cell = seen_.dropped[i].cell;
      RingPiece piece;
      piece.place = place_in(cell, kLootSpots, lying.at(cell)++);
      piece.body = RingBody::Crate;
      piece.size = kCrate;
      piece.icon = Icon::Help;
      add_piece(piece, {ThingKind::Loot, i});
    }
  }

  void add_tokens() {
    std::array<int, kCells> there{};
    for (int i = 0; i < seen_.tokens.size(); ++i) {
      const Token& token = seen_.tokens[i];
      const CalamityData& data = calamity(token.kind);
      RingPiece piece;
      piece.place = place_in(token.cell, kTokenSpots, there.at(token.cell)++);
      piece.body = RingBody::Beast;
      piece.size = kToken;
      piece.icon = icon_of_calamity(token.kind);
      piece.owner = token.kind == kForban ? rgb(0x16181F) : rgb(0x6A1D3C);
      piece.ink = token.kind == kForban ? rgb(0xF3ECDD) : rgb(0xFFD9CF);
      piece.value = static_cast<std::int8_t>(data.damage);
      piece.pips = data.life;
      piece.pips_lost = std::min(token.damage, data.life);
      add_piece(piece, {ThingKind::Token, i});
    }
  }

  void add_ships() {
    std::array<int, kCells> there{};
    in_turn_order(seen_, Seat::A, [&](Seat seat) {
      const Ship& ship = seen_.ship(seat);
      if (!ship.is_afloat()) return;
      const auto index = static_cast<std::size_t>(index_of(seat));
      RingPiece piece;
      piece.place = place_in(ship.cell, kShipSpots, there.at(ship.cell)++);
      piece.body = RingBody::Ship;
      piece.size = kShip;
      piece.owner_mark = static_cast<OwnerMark>(index + 1);
      piece.owner = printed_theme().seats.at(index).ring;
      piece.ink = printed_theme().seats.at(index).ink;
      piece.pips = static_cast<std::uint8_t>(most_life(ship));
      piece.pips_lost = static_cast<std::uint8_t>(piece.pips - std::min(ship.life, piece.pips));
      piece.awaited = moment_.awaited == seat;
      add_piece(piece, {ThingKind::Ship, static_cast<int>(index)});
    });
  }

  void add_track() {
    RingTrack& track = board_.scene.track;
    track.steps = value_of(Value::LastStep);
    for (int space = 1; space <= track.steps; ++space) {
      if (is_step(space) || space == track.steps) track.seals.push_back(space);
    }
    track.seal = icon_of_calamity(1);
    track.end = find_icon("curse");
    track.reached = static_cast<float>(seen_.curse);
    track.from = kTrackFrom;
    track.to = kTrackTo;
    track.inner = kTrackInner;
    track.outer = kTrackOuter;
  }

  const BoardMoment& moment_;
  const State& seen_;
  Board board_;
};

RingField& field_of(Board& board, Cell cell) {
  const RingCell at = ring_cell_of(cell);
  auto& fields = board.scene.fields;
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const RingField& field) { return field.at == at; });
  return found != fields.end() ? *found : fields.emplace_back(RingField{at});
}

}  // namespace

Angles angles_of(const Turned& turned) {
  Angles angles;
  for (std::size_t i = 0; i < angles.size(); ++i) {
    angles.at(i) = static_cast<float>(turned.at(i)) * kQuarter;
  }
  return angles;
}

RingPlace place_of_lost(Cell cell) { return {ring_cell_of(cell), kLostAlong, kLostAcross}; }

RingCell ring_cell_of(Cell cell) {
  if (cell >= kCells) return {};
  return {circle_of(cell), index_in_circle(cell)};
}

Cell cell_of(RingCell at) {
  if (at.ring < 0 || at.ring >= kCircles || at.cell < 0 || at.cell >= size_of(at.ring)) {
    return kNoCell;
  }
  return static_cast<Cell>(first_of(at.ring) + at.cell);
}

Board make_board(const BoardMoment& moment) { return BoardMaker(moment).make(); }

void mark_cell(Board& board, Cell cell, std::uint16_t marks) {
  field_of(board, cell).marks |= marks;
}

void mark_opened(Board& board, Cell cell) { field_of(board, cell).opened = true; }

RingPiece* piece_of(Board& board, BoardThing thing) {
  const auto found = std::find(board.things.begin(), board.things.end(), thing);
  if (found == board.things.end()) return nullptr;
  return &board.scene.pieces[static_cast<std::size_t>(found - board.things.begin())];
}

void mark_thing(Board& board, BoardThing thing, std::uint16_t marks) {
  if (RingPiece* piece = piece_of(board, thing)) piece->marks |= marks;
}

void show_drift(Board& board, int token, Cell to) {
  const RingPiece* piece = piece_of(board, {ThingKind::Token, token});
  if (piece == nullptr) return;
  RingPiece ghost = *piece;
  ghost.place = place_in(to, kTokenSpots, 0);
  ghost.opacity = 0.4F;
  ghost.pips = 0;
  ghost.value = -1;
  board.scene.arrows.push_back({piece->place, ghost.place, RingArrowKind::Drift});
  board.scene.pieces.push_back(ghost);
  board.things.push_back({ThingKind::Token, token});
}

void show_harm(Board& board, int token, Seat ship, int damage) {
  const RingPiece* from = piece_of(board, {ThingKind::Token, token});
  const RingPiece* hit = piece_of(board, {ThingKind::Ship, index_of(ship)});
  if (from == nullptr || hit == nullptr) return;
  board.scene.arrows.push_back({from->place, hit->place, RingArrowKind::Harm});
  board.scene.bursts.push_back({hit->place, {kShip * 0.95F, -kShip * 1.15F}, damage});
}

// ---- Heaps -------------------------------------------------------------------------------------

Cell heap_of(const Board& board, BoardThing thing, float near) {
  const auto& pieces = board.scene.pieces;
  const auto found = std::find(board.things.begin(), board.things.end(), thing);
  if (found == board.things.end()) return kNoCell;
  const RingPiece& piece = pieces[static_cast<std::size_t>(found - board.things.begin())];
  const Vec2 at = piece_at(board.scene, piece);
  const bool crowded = std::any_of(pieces.begin(), pieces.end(), [&](const RingPiece& other) {
    return &other != &piece && other.place.at == piece.place.at &&
           distance(piece_at(board.scene, other), at) < near;
  });
  return crowded ? cell_of(piece.place.at) : kNoCell;
}

void fan_out(Board& board, Cell cell, float pixel) {
  constexpr float kHalf = 22, kApart = 54, kRim = 8;  // CSS pixels
  RingScene& scene = board.scene;
  std::vector<RingPiece> fanned;
  std::vector<BoardThing> things;
  for (std::size_t i = scene.pieces.size(); i-- > 0;) {
    if (scene.pieces[i].place.at != ring_cell_of(cell)) continue;
    fanned.push_back(scene.pieces[i]);
    things.push_back(board.things[i]);
    scene.pieces.erase(scene.pieces.begin() + static_cast<std::ptrdiff_t>(i));
    board.things.erase(board.things.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (fanned.empty()) return;
  const auto count = static_cast<float>(fanned.size());
  const float round = fanned.size() < 2 ? 0 : kApart / 2 / std::sin(kTurn / 2 / count) * pixel;
  RingTray& tray = scene.tray;
  tray.radius = round + (kHalf * 1.3F + kRim) * pixel;
  // Near the edge of the board it moves inwards: nothing of it is cut.
  const Vec2 middle = cell_center(scene, ring_cell_of(cell));
  const float away = length(middle), most = kTrackOuter - tray.radius;
  tray.at = away > most ? middle * (std::max(most, 0.0F) / away) : middle;
  tray.from = scene.pieces.size();
  for (std::size_t i = 0; i < fanned.size(); ++i) {
    RingPiece& piece = fanned[i];
    piece.on_its_way = tray.at + towards(kTurn * static_cast<float>(i) / count) * round;
    piece.size = std::max(piece.size, kHalf * pixel);
    scene.pieces.push_back(piece);
    board.things.push_back(things[i]);
  }
  board.fanned = cell;
}

BoardPick pick_on(const Board& board, Vec2 at, float reach) {
  const RingPick found = pick(board.scene, at, reach);
  BoardPick picked{cell_of(found.cell), {}};
  if (found.piece >= 0) picked.thing = board.things[static_cast<std::size_t>(found.piece)];
  if (board.fanned == kNoCell) return picked;
  if (found.piece < static_cast<int>(board.scene.tray.from)) return {};
  picked.cell = board.fanned;
  return picked;
}

// ---- Names -------------------------------------------------------------------------------------

namespace {

// Whether a piece stands under words that are written so along a circle.
bool is_on_piece(const RingScene& scene, NamePlace place, Vec2 size) {
  constexpr int kSamples = 8;
  return std::any_of(scene.pieces.begin(), scene.pieces.end(), [&](const RingPiece& piece) {
    const Vec2 at = piece_at(scene, piece);
    const float clear = piece.size * 1.1F + size.y / 2;
    for (int i = 0; i <= kSamples; ++i) {
      const float along = (static_cast<float>(i) / kSamples - 0.5F) * size.x / place.radius;
      if (distance(towards(place.angle + along) * place.radius, at) < clear) return true;
    }
    return false;
  });
}

}  // namespace

std::optional<NamePlace> place_of_name(const RingScene& scene, const LandName& name, Vec2 size) {
  const Vec2 land = point_at(scene, name.place);
  const float away = name.land + size.y / 2, angle = angle_of(land);
  for (const float radius : {length(land) + away, length(land) - away}) {
    for (const float part : {0.0F, 0.3F, -0.3F, 0.55F, -0.55F}) {
      const NamePlace place{radius, angle + part * size.x / radius};
      if (radius > size.x / 2 && !is_on_piece(scene, place, size)) return place;
    }
  }
  return {};
}

Camera camera_for(Rect place, Vec2 viewport) {
  constexpr float kMargin = 0.10F;
  const float reach = kTrackOuter + kMargin;
  const Rect content{{-reach, -reach}, {reach, reach}};
  const CameraLimits limits{.min_scale = 16, .max_scale = 400, .content = content};
  const Insets insets{place.min.x, place.min.y, viewport.x - place.max.x, viewport.y - place.max.y};
  return fitted(viewport, content, insets, limits, limits.max_scale);
}

}  // namespace mael::web::pirates
