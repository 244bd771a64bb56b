#include "web/screens/maelstrom/timeline.h"

#include <algorithm>
#include <cmath>

#include "engine/maelstrom/offers.h"
#include "engine/maelstrom/zones.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// Milliseconds.
constexpr Milliseconds kStep = 130;      // one space of a move
constexpr Milliseconds kLunge = 300;     // towards the target and back
constexpr Milliseconds kWound = 240;
constexpr Milliseconds kFlip = 340;
constexpr Milliseconds kDrop = 280;
constexpr Milliseconds kConsume = 360;
constexpr Milliseconds kWords = 1100;    // words rise on while play goes on
constexpr Milliseconds kPause = 420;     // before Essence burns
constexpr Milliseconds kLeave = 420;
constexpr Milliseconds kHoldUp = 1500;   // long enough to read a sentence
constexpr Milliseconds kBeat = 220;      // between a text and what it does

constexpr float kTurnsPerSecond = 1.4F;  // of the Vortex, in radians

float progress(Milliseconds start, Milliseconds end, Milliseconds now) {
  if (now <= start) return 0;
  if (now >= end) return 1;
  return static_cast<float>(now - start) / static_cast<float>(end - start);
}

// Slow at both ends.
float eased(float t) { return t * t * (3 - 2 * t); }

// Up and down again over 0 … 1.
float arch(float t) { return 4 * t * (1 - t); }

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
  Planner(const State& before, std::vector<Track>& tracks, Milliseconds start)
      : before_(before), tracks_(tracks), cursor_(start) {}

  void plan(const Events& events) {
    for (const Event& event : events) std::visit([&](const auto& one) { on(one); }, event);
  }

 private:
  Track& add(Kind kind, TileName tile, Milliseconds length) {
    Track track;
    track.kind = kind;
    track.tile = tile;
    track.start = cursor_;
    track.end = cursor_ + length;
    tracks_.push_back(track);
    return tracks_.back();
  }

  // Words rise without holding anything up.
  void words(Vec2 at, std::string text, RisingTone tone) {
    Track& track = add(Kind::Words, {}, kWords);
    track.points = {at};
    track.text = std::move(text);
    track.tone = tone;
  }

  void on(const happened::PrimaryPlaced& event) { drop(event.tile); }
  void on(const happened::Summoned& event) { drop(event.tile); }
  void drop(TileName tile) {
    add(Kind::Drop, tile, kDrop);
    cursor_ += kDrop;
  }

  void on(const happened::Moved& event) {
    std::vector<Vec2> points{hex_center(event.from)};
    if (const std::optional<TileRef> tile = find(before_, event.tile)) {
      for (const Hex at : way_to(before_, *tile, event.to)) points.push_back(hex_center(at));
    }
    if (points.size() == 1) points.push_back(hex_center(event.to));
    const Milliseconds length = kStep * static_cast<Milliseconds>(points.size());
    add(Kind::Move, event.tile, length).points = std::move(points);
    cursor_ += length;
  }

  // All attackers lunge at once; what comes of it is shown at the moment of the blow.
  void on(const happened::AttackerJoined& event) { attackers_.push_back(event); }
  void on(const happened::Attacked& event) {
    const Vec2 target = hex_center(event.at);
    for (const happened::AttackerJoined& attacker : attackers_) {
      lunge(attacker.tile, hex_center(attacker.at), target);
    }
    attackers_.clear();
    cursor_ += kLunge / 2;
    words(target, say("ui.blow.short", {std::to_string(event.damage), std::to_string(event.armor)}),
          RisingTone::Plain);
  }
  void on(const happened::Struck& event) {
    const std::optional<TileRef> by = find(before_, event.by);
    const std::optional<TileRef> hit = find(before_, event.tile);
    if (!by || !hit) return;
    const Vec2 target = hex_center(before_.tile(*hit).at);
    lunge(event.by, hex_center(before_.tile(*by).at), target);
    cursor_ += kLunge / 2;
    words(target, say("ui.blow.short", {std::to_string(event.damage), std::to_string(event.armor)}),
          RisingTone::Plain);
  }
  void lunge(TileName tile, Vec2 home, Vec2 target) {
    add(Kind::Lunge, tile, kLunge).points = {home, target};
  }
  void on(const happened::Wounded& event) {
    const std::optional<TileRef> tile = find(before_, event.tile);
    add(Kind::Wound, event.tile, kWound).wounds = tile ? before_.tile(*tile).wounds : 0;
    words(hex_center(event.at), say_count("ui.blow.wounds", event.wounds), RisingTone::Harm);
    cursor_ += kWound;
  }
  void on(const happened::Destroyed& event) {
    add(Kind::Destroy, event.tile, kFlip);
    cursor_ += kFlip / 2;
  }
  void on(const happened::Rewarded& event) {
    told_ = true;
    words({}, say("ui.gain", {std::to_string(event.energy)}), RisingTone::Gain);
  }
  void on(const happened::Consumed& event) {
    const std::optional<TileRef> tile = find(before_, event.tile);
    const Vec2 from = hex_center(event.at);
    const Vec2 to = tile ? hex_center(before_.tile(*tile).at) : from;
    add(Kind::Consume, event.energy, kConsume).points = {from, to};
    words(to, say("ui.gain", {"1"}), RisingTone::Gain);
    told_ = true;
    cursor_ += kConsume;
  }
  void on(const happened::EssenceBurned& event) {
    add(Kind::Pause, {}, kPause);
    words({}, say_count("ui.burned", event.left), RisingTone::Harm);
    cursor_ += kPause;
  }
  void on(const happened::CoinFlipped& event) {
    words({}, say("ui.begins", {title_of(faction_of(before_, event.first))}), RisingTone::Plain);
  }

  // ---- Abilities and events ------------------------------------------------------------------

  Vec2 place_of(TileName tile) const {
    const std::optional<TileRef> ref = find(before_, tile);
    return ref ? hex_center(before_.tile(*ref).at) : Vec2{};
  }
  void on(const happened::AbilityUsed& event) {
    of_text_ = true;
    words(place_of(event.tile), title_of(before_, event.tile), RisingTone::Plain);
    cursor_ += kBeat;
  }
  void on(const happened::EventPlayed& event) {
    of_text_ = true;
    hold_up(event.seat, event.row);
  }
  void on(const happened::RelicPlaced& event) { hold_up(event.seat, event.row); }
  void hold_up(Seat seat, Row row) {
    add(Kind::HoldUp, {seat, row, 0}, kHoldUp);
    cursor_ += kHoldUp;
  }
  void on(const happened::Cancelled&) {
    words({}, say("ui.cancelled"), RisingTone::Harm);
    cursor_ += kBeat;
  }
  void on(const happened::Damaged& event) {
    words(place_of(event.tile),
          say("ui.blow.short", {std::to_string(event.damage), std::to_string(event.armor)}),
          RisingTone::Plain);
    cursor_ += kBeat;
  }
  void on(const happened::Healed& event) {
    const std::optional<TileRef> tile = find(before_, event.tile);
    add(Kind::Wound, event.tile, kWound).wounds = tile ? before_.tile(*tile).wounds : 0;
    words(hex_center(event.at), say_count("ui.healed", event.wounds), RisingTone::Gain);
    cursor_ += kWound;
  }
  void on(const happened::Affected& event) {
    const Effect& effect = effect_table()[event.effect];
    const bool harm = effect.verb == Verb::Forbid || effect.amount.number < 0;
    words(place_of(event.tile), words_of(effect), harm ? RisingTone::Harm : RisingTone::Gain);
    cursor_ += kBeat;
  }
  void on(const happened::Swapped& event) {
    const Vec2 first = place_of(event.first), second = place_of(event.second);
    add(Kind::Move, event.first, 3 * kStep).points = {first, second};
    add(Kind::Move, event.second, 3 * kStep).points = {second, first};
    cursor_ += 3 * kStep;
  }
  void on(const happened::Raised& event) {
    add(Kind::Raise, event.tile, kFlip);
    cursor_ += kFlip;
  }
  void on(const happened::Returned& event) { leave(event.tile, event.from); }
  void on(const happened::PutOnStack& event) { leave(event.tile, event.from); }
  void on(const happened::Replaced& event) { leave(event.tile, event.at); }
  void leave(TileName tile, Hex from) {
    add(Kind::Leave, tile, kLeave).points = {hex_center(from)};
    cursor_ += kLeave;
  }
  // What a text gives; what is consumed or won by destroying rises as such.
  void on(const happened::HoardChanged& event) {
    if (of_text_ && !told_ && event.by > 0) {
      words({}, say("ui.gain", {std::to_string(event.by)}), RisingTone::Gain);
    }
    told_ = false;
  }
  template <class Still>  // nothing that moves on the board
  void on(const Still&) {}

  const State& before_;
  std::vector<Track>& tracks_;
  Milliseconds cursor_;
  std::vector<happened::AttackerJoined> attackers_;
  bool of_text_ = false;  // what happens now may come of a text
  bool told_ = false;     // the next change of a Hoard has been shown
};

void Timeline::add(const State& before, const Events& events, Milliseconds now) {
  if (!is_running(now)) {
    turned_ = vortex_turn(now);
    tracks_.clear();
  }
  Milliseconds start = now;
  for (const Track& track : tracks_) {
    if (track.kind != Kind::Words) start = std::max(start, track.end);
  }
  Events all = events;
  if (before.attack.attackers != 0) {
    // The attack was declared by an earlier action; its attackers lunge now.
    Events joined;
    const TileRef target{opponent_of(before.active), before.attack.target};
    for (int i = 0; i < before.side(before.active).tiles.size(); ++i) {
      if ((before.attack.attackers & bit_of(i)) == 0) continue;
      const TileRef ref{before.active, static_cast<std::uint8_t>(i)};
      joined.push_back(happened::AttackerJoined{mael::maelstrom::name_of(before, ref),
                                                before.tile(ref).at,
                                                mael::maelstrom::name_of(before, target)});
    }
    all.insert(all.begin(), joined.begin(), joined.end());
  }
  Planner(before, tracks_, start).plan(all);
}

void Timeline::finish() {
  turned_ = vortex_turn(end());
  tracks_.clear();
}

Milliseconds Timeline::end() const {
  Milliseconds last = 0;
  for (const Track& track : tracks_) last = std::max(last, track.end);
  return last;
}

// ---- Poses -------------------------------------------------------------------------------------

void Timeline::pose_move(const Track& track, Milliseconds now, Pose& pose) {
  const float t = eased(progress(track.start, track.end, now));
  const float along = t * static_cast<float>(track.points.size() - 1);
  const auto leg = std::min(static_cast<std::size_t>(along), track.points.size() - 2);
  pose.at = lerp(track.points[leg], track.points[leg + 1], along - static_cast<float>(leg));
  pose.lift = arch(t) * 0.6F;
}

void Timeline::pose_lunge(const Track& track, Milliseconds now, Pose& pose) {
  const float t = progress(track.start, track.end, now);
  if (t <= 0 || t >= 1) return;
  pose.at = lerp(track.points[0], track.points[1], 0.42F * arch(t));
  pose.lift = 0.5F * arch(t);
}

void Timeline::pose_destroy(const Track& track, Milliseconds now, Pose& pose) {
  const float t = progress(track.start, track.end, now);
  pose.face_up = t < 0.5F;
  pose.flip = t < 0.5F ? 2 * t : 2 - 2 * t;
  pose.lift = 0.4F * arch(t);
}

void Timeline::pose_raise(const Track& track, Milliseconds now, Pose& pose) {
  const float t = progress(track.start, track.end, now);
  pose.face_down = t < 0.5F;
  pose.flip = t < 0.5F ? 2 * t : 2 - 2 * t;
  pose.lift = 0.4F * arch(t);
}

void Timeline::pose_drop(const Track& track, Milliseconds now, Pose& pose) {
  const float t = progress(track.start, track.end, now);
  pose.opacity = now < track.start ? 0 : std::min(1.0F, 2 * t);
  pose.lift = (1 - t) * (1 - t);
}

void Timeline::apply(const Track& track, Milliseconds now, Pose& pose) {
  switch (track.kind) {
    case Kind::Move: pose_move(track, now, pose); break;
    case Kind::Lunge: pose_lunge(track, now, pose); break;
    case Kind::Destroy: pose_destroy(track, now, pose); break;
    case Kind::Raise: pose_raise(track, now, pose); break;
    case Kind::Drop: pose_drop(track, now, pose); break;
    case Kind::Wound:
      if (now < track.start) pose.wounds = track.wounds;
      break;
    default: break;
  }
}

// Of several tracks of one kind the first that has not ended says where the tile seems to be.
Pose Timeline::pose_of(TileName tile, Milliseconds now) const {
  Pose pose;
  unsigned seen = 0;
  for (const Track& track : tracks_) {
    const unsigned kind = 1U << static_cast<unsigned>(track.kind);
    if (track.tile != tile || now >= track.end || (seen & kind) != 0) continue;
    if (track.kind >= Kind::Leave) continue;
    seen |= kind;
    apply(track, now, pose);
  }
  return pose;
}

std::vector<Leaving> Timeline::leaving(Milliseconds now) const {
  std::vector<Leaving> all;
  for (const Track& track : tracks_) {
    const bool leaves = track.kind == Kind::Leave;
    if ((!leaves && track.kind != Kind::Consume) || now >= track.end) continue;
    const float t = eased(progress(track.start, track.end, now));
    Pose pose;
    pose.at = leaves ? track.points[0] : lerp(track.points[0], track.points[1], t);
    pose.opacity = 1 - t;
    pose.lift = t;
    all.push_back({track.tile, pose, leaves});
  }
  return all;
}

std::optional<HeldUp> Timeline::held_up(Milliseconds now) const {
  for (const Track& track : tracks_) {
    if (track.kind != Kind::HoldUp || now < track.start || now >= track.end) continue;
    return HeldUp{track.tile.seat, track.tile.row};
  }
  return {};
}

std::vector<Floating> Timeline::floating(Milliseconds now) const {
  std::vector<Floating> all;
  for (const Track& track : tracks_) {
    if (track.kind != Kind::Words || now < track.start || now >= track.end) continue;
    const float t = progress(track.start, track.end, now);
    const Vec2 at = track.points[0] - Vec2{0, 0.35F + 0.6F * t};
    all.push_back({at, track.text, track.tone, std::min(1.0F, 3 * (1 - t))});
  }
  return all;
}

float Timeline::vortex_turn(Milliseconds now) const {
  if (tracks_.empty()) return turned_;
  const Milliseconds start = tracks_.front().start;
  const Milliseconds until = std::clamp(now, start, end());
  return turned_ + kTurnsPerSecond * static_cast<float>(until - start) / 1000.0F;
}

}  // namespace mael::web::maelstrom
