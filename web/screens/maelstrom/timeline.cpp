#include "web/screens/maelstrom/timeline.h"

#include <algorithm>
#include <utility>

#include "engine/maelstrom/help/offers.h"
#include "engine/maelstrom/zones.h"
#include "web/base/curves.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/flood.h"

namespace mael::web::maelstrom {

namespace {

// Milliseconds.
constexpr Milliseconds kStep = 130;  // one space of a move
constexpr Milliseconds kWound = 240;
constexpr Milliseconds kFlip = 340;
constexpr Milliseconds kDrop = 280;
constexpr Milliseconds kConsume = 360;
constexpr Milliseconds kWords = 1100;  // words rise on while play goes on
constexpr Milliseconds kPause = 420;   // before Essence burns
constexpr Milliseconds kLeave = 420;
constexpr Milliseconds kVortexTurn = 420;  // of the Vortex, by one side
constexpr Milliseconds kHoldUp = 1500;     // long enough to read a sentence
constexpr Milliseconds kBeat = 220;        // between a text and what it does

constexpr float kTurnsPerSecond = 1.4F;  // of the Vortex, in radians
constexpr float kOneSide = 1.0471976F;   // of it, in radians

std::optional<TileRef> find(const State& state, TileName name) {
  const SideState& side = state.side(name.seat);
  for (int i = 0; i < side.tiles.size(); ++i) {
    const BoardTile& tile = side.tiles[i];
    if (tile.row == name.row && tile.copy == name.copy) {
      return TileRef{name.seat, static_cast<std::uint8_t>(i)};
    }
  }
  return {};
}

}  // namespace

// Lays the tracks of one action's events one behind the other.
class Timeline::Planner {
 public:
  Planner(Timeline& out, const State& before, std::optional<Vec2> departure)
      : out_(out), before_(before), departure_(departure) {}

  void plan(const Events& events) {
    for (const Event& event : events) std::visit([&](const auto& one) { on(one); }, event);
  }

 private:
  void wait(Milliseconds length) { out_.wait(length); }
  void add(PieceStep step, TileName tile, Milliseconds length, std::vector<Vec2> points = {}) {
    out_.tiles_.add(tile, {step, out_.moving(length), std::move(points)});
  }
  void leave(TileName tile, bool face_up, Vec2 from, Vec2 to, Milliseconds length) {
    out_.leaving_.add(0, {{tile, face_up}, from, to, out_.moving(length)});
    wait(length);
  }
  // The tile that was acted with goes on from where it was then.
  std::optional<Vec2> take_departure() { return std::exchange(departure_, std::nullopt); }

  // What happens next does not wait for words, though play does.
  void words(Vec2 at, std::string text, RisingTone tone) {
    const Span span = out_.beside(kWords);
    out_.rise(span, at, std::move(text), tone);
    out_.run_until(span.end);
  }
  void gain(Vec2 at, int energy) {
    out_.sound(Sound::Energy);
    words(at, say("ui.gain", {std::to_string(energy)}), RisingTone::Gain);
  }
  void blow(Vec2 at, int damage, int armor) {
    out_.sound(Sound::Strike);
    words(at, say("ui.blow.short", {std::to_string(damage), std::to_string(armor)}),
          RisingTone::Plain);
  }

  void on(const happened::PrimaryPlaced& event) { drop(event.tile, event.at); }
  void on(const happened::Summoned& event) { drop(event.tile, event.at); }
  void drop(TileName tile, Hex at) {
    out_.sound(Sound::Put);
    const std::optional<Vec2> from = take_departure();
    add(PieceStep::Drop, tile, kDrop,
        from ? std::vector<Vec2>{*from, hex_center(at)} : std::vector<Vec2>{});
    wait(kDrop);
  }

  void on(const happened::Moved& event) {
    out_.sound(Sound::Slide);
    const std::vector<Vec2> points = way_of(event);
    const Milliseconds length = kStep * static_cast<Milliseconds>(points.size());
    add(PieceStep::Move, event.tile, length, points);
    wait(length);
  }
  std::vector<Vec2> way_of(const happened::Moved& event) {
    if (const std::optional<Vec2> from = take_departure()) return {*from, hex_center(event.to)};
    std::vector<Vec2> points{hex_center(event.from)};
    if (const std::optional<TileRef> tile = find(before_, event.tile)) {
      for (const Hex at : way_to(before_, *tile, event.to)) points.push_back(hex_center(at));
    }
    if (points.size() == 1) points.push_back(hex_center(event.to));
    return points;
  }

  // All attackers lunge at once; what comes of it is shown at the moment of the blow.
  void on(const happened::AttackerJoined& event) { attackers_.push_back(event); }
  void on(const happened::Attacked& event) {
    const Vec2 target = hex_center(event.at);
    for (const happened::AttackerJoined& attacker : attackers_) {
      lunge(attacker.tile, hex_center(attacker.at), target);
    }
    attackers_.clear();
    wait(kStrikeThere);
    blow(target, event.damage, event.armor);
  }
  void on(const happened::Struck& event) {
    const std::optional<TileRef> by = find(before_, event.by);
    const std::optional<TileRef> hit = find(before_, event.tile);
    if (!by || !hit) return;
    const Vec2 target = hex_center(before_.tile(*hit).at);
    lunge(event.by, hex_center(before_.tile(*by).at), target);
    wait(kStrikeThere);
    blow(target, event.damage, event.armor);
  }
  void lunge(TileName tile, Vec2 home, Vec2 target) {
    add(PieceStep::Lunge, tile, kStrike, {home, target});
  }
  // It is seen to its end, though play goes on.
  void impact(ImpactKind kind, Vec2 at, Seat seat) {
    const Span span = out_.beside(length_of(kind));
    out_.impacts_.add(span, {kind, at, index_of(seat)});
    out_.run_until(span.end);
  }
  void on(const happened::Wounded& event) {
    out_.sound(Sound::Wound);
    impact(ImpactKind::Wound, hex_center(event.at), event.tile.seat);
    wound(event.tile);
    words(hex_center(event.at), say_count("ui.blow.wounds", event.wounds), RisingTone::Harm);
    wait(kWound);
  }
  void wound(TileName name) {
    const std::optional<TileRef> tile = find(before_, name);
    const int wounds = tile ? before_.tile(*tile).wounds : 0;
    out_.tiles_.add(name, {PieceStep::Change, out_.moving(kWound), {}, wounds});
  }
  void on(const happened::Destroyed& event) {
    out_.sound(Sound::Break);
    impact(ImpactKind::BreakUp, hex_center(event.at), event.tile.seat);
    add(PieceStep::TurnDown, event.tile, kFlip);
    wait(kFlip / 2);
  }
  void on(const happened::Rewarded& event) {
    told_ = true;
    gain({}, event.energy);
  }
  void on(const happened::Consumed& event) {
    const std::optional<TileRef> tile = find(before_, event.tile);
    const Vec2 from = hex_center(event.at);
    const Vec2 to = tile ? hex_center(before_.tile(*tile).at) : from;
    gain(to, 1);
    told_ = true;
    leave(event.energy, false, from, to, kConsume);
  }
  void on(const happened::EssenceBurned& event) {
    out_.sound(Sound::Burn);
    impact(ImpactKind::Burn, {}, event.seat);
    words({}, say_count("ui.burned", event.left), RisingTone::Harm);
    wait(kPause);
  }
  void on(const happened::CoinFlipped& event) {
    words({}, say("ui.begins", {title_of(faction_of(before_, event.first))}), RisingTone::Plain);
  }

  // Nothing floods a board without a winner.
  void on(const happened::GameEnded& event) {
    if (event.winner == Seat::Chance) return;
    out_.flood_ = out_.moving(kFlood);
    wait(kFlood);
  }

  // ---- Abilities and events ------------------------------------------------------------------

  Vec2 place_of(TileName tile) const {
    const std::optional<TileRef> ref = find(before_, tile);
    return ref ? hex_center(before_.tile(*ref).at) : Vec2{};
  }
  void on(const happened::AbilityUsed& event) {
    of_text_ = true;
    words(place_of(event.tile), title_of(before_, event.tile), RisingTone::Plain);
    wait(kBeat);
  }
  void on(const happened::EventPlayed& event) {
    of_text_ = true;
    hold_up(event.seat, event.row);
  }
  void on(const happened::RelicPlaced& event) { hold_up(event.seat, event.row); }
  void hold_up(Seat seat, Row row) {
    out_.sound(Sound::Seal);
    out_.held_up_.add(out_.moving(kHoldUp), {seat, row});
    wait(kHoldUp);
  }
  void on(const happened::Cancelled&) {
    words({}, say("ui.cancelled"), RisingTone::Harm);
    wait(kBeat);
  }
  void on(const happened::Damaged& event) {
    blow(place_of(event.tile), event.damage, event.armor);
    wait(kBeat);
  }
  void on(const happened::Healed& event) {
    wound(event.tile);
    words(hex_center(event.at), say_count("ui.healed", event.wounds), RisingTone::Gain);
    wait(kWound);
  }
  void on(const happened::Affected& event) {
    const Effect& effect = effect_table()[event.effect];
    const bool harm = effect.verb == Verb::Forbid || effect.amount.number < 0;
    words(place_of(event.tile), words_of(effect), harm ? RisingTone::Harm : RisingTone::Gain);
    wait(kBeat);
  }
  void on(const happened::Swapped& event) {
    out_.sound(Sound::Slide);
    const Vec2 first = place_of(event.first), second = place_of(event.second);
    add(PieceStep::Move, event.first, 3 * kStep, {first, second});
    add(PieceStep::Move, event.second, 3 * kStep, {second, first});
    wait(3 * kStep);
  }
  void on(const happened::Raised& event) {
    out_.sound(Sound::Put);
    add(PieceStep::TurnUp, event.tile, kFlip);
    wait(kFlip);
  }
  void on(const happened::Returned& event) { leave(event.tile, event.from); }
  void on(const happened::PutOnStack& event) { leave(event.tile, event.from); }
  void on(const happened::Replaced& event) { leave(event.tile, event.at); }
  void leave(TileName tile, Hex from) {
    leave(tile, true, hex_center(from), hex_center(from), kLeave);
  }
  // What a text gives; what is consumed or won by destroying rises as such.
  void on(const happened::HoardChanged& event) {
    if (of_text_ && !told_ && event.by > 0) {
      gain({}, event.by);
    }
    told_ = false;
  }
  template <class Still>  // nothing that moves on the board
  void on(const Still&) {}

  Timeline& out_;
  const State& before_;
  std::optional<Vec2> departure_;
  std::vector<happened::AttackerJoined> attackers_;
  bool of_text_ = false;  // what happens now may come of a text
  bool told_ = false;     // the next change of a Hoard has been shown
};

namespace {

// An attack that an earlier action declared: its attackers lunge when it is answered.
Events declared_before(const State& before) {
  Events joined;
  const TileRef target{opponent_of(before.active), before.attack.target};
  for (int i = 0; i < before.side(before.active).tiles.size(); ++i) {
    if ((before.attack.attackers & bit_of(i)) == 0) continue;
    const TileRef ref{before.active, static_cast<std::uint8_t>(i)};
    joined.push_back(happened::AttackerJoined{mael::maelstrom::name_of(before, ref),
                                              before.tile(ref).at,
                                              mael::maelstrom::name_of(before, target)});
  }
  return joined;
}

}  // namespace

void Timeline::add(const State& before, const Events& events, Milliseconds now,
                   std::optional<Vec2> departure) {
  if (!is_running(now)) {
    finish();
    since_ = now;
  }
  begin_after(now);
  Planner planner(*this, before, departure);
  planner.plan(declared_before(before));
  planner.plan(events);
}

void Timeline::turn_vortex() {
  turns_.push_back(moving(kVortexTurn));
  wait(kVortexTurn);
}

void Timeline::finish() {
  turned_ = vortex_turn(end());
  stop();
  tiles_.clear();
  leaving_.clear();
  held_up_.clear();
  impacts_.clear();
  turns_.clear();
  flood_.reset();
}

std::vector<Leaving> Timeline::leaving(Milliseconds now) const {
  std::vector<Leaving> all;
  for (const auto& flight : leaving_.at(now)) {
    all.push_back(
        {flight.what.tile, pose_of_leaving(flight.from, flight.to, flight.t), flight.what.face_up});
  }
  return all;
}

std::optional<HeldUp> Timeline::held_up(Milliseconds now) const {
  const auto* track = held_up_.at(now);
  return track ? std::optional(track->what) : std::nullopt;
}

float Timeline::vortex_turn(Milliseconds now) const {
  const Milliseconds until = std::clamp(now, since_, std::max(since_, end()));
  float turn = turned_ + kTurnsPerSecond * static_cast<float>(until - since_) / 1000.0F;
  for (const Span& span : turns_) turn += kOneSide * turning(span.progress(now));
  return turn;
}

std::optional<float> Timeline::flood(Milliseconds now) const {
  return flood_ ? std::optional(flood_->progress(now)) : std::nullopt;
}

}  // namespace mael::web::maelstrom
