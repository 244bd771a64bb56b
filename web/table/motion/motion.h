// Motion over a table that already lies as it will: tracks from one moment to another, planned end
// to end from what happened. It can be cut short at any moment and is left out when motion is
// reduced; nothing depends on it. A game's timeline says which tracks an event makes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "web/app/sound.h"
#include "web/base/gesture.h"
#include "web/base/say.h"
#include "web/base/vec2.h"
#include "web/widgets/slips.h"

namespace mael::web {

// Slow at both ends.
float eased(float t);
// Up and down again over 0 … 1.
float arch(float t);

// From one moment until just before another.
struct Span {
  Milliseconds start = 0;
  Milliseconds end = 0;

  bool contains(Milliseconds now) const { return start <= now && now < end; }
  float progress(Milliseconds now) const;  // 0 before it, 1 after it
};

// Tracks of one kind, in the order they were planned.
template <class T>
class Tracks {
 public:
  struct Track {
    Span span;
    T what;
  };

  void add(Span span, T what) { all_.push_back({span, std::move(what)}); }
  void clear() { all_.clear(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

  // The first that is under way.
  const Track* at(Milliseconds now) const {
    const auto found = std::find_if(all_.begin(), all_.end(),
                                    [&](const Track& track) { return track.span.contains(now); });
    return found == all_.end() ? nullptr : &*found;
  }
  // All that are under way, with how far they have come: of what has a `t`, 0 … 1.
  std::vector<T> seen(Milliseconds now) const {
    std::vector<T> seen;
    for (const auto& [span, what] : all_) {
      if (!span.contains(now)) continue;
      seen.push_back(what);
      seen.back().t = span.progress(now);
    }
    return seen;
  }

 private:
  std::vector<Track> all_;
};

// When what is planned is shown.
class MotionClock {
 public:
  bool is_running(Milliseconds now) const { return now < end_; }
  // When all has been shown; 0 if there is nothing to show.
  Milliseconds end() const { return end_; }

  // How long what is planned from here on takes, in percent of what it takes as a rule.
  void set_time(int percent) { percent_ = percent; }

  // What is heard until now, in the order in which it happens; each once.
  std::vector<Sound> take_sounds(Milliseconds now);
  // All that has been planned, before its time: where nothing moves.
  std::vector<Sound> take_sounds() { return take_sounds(end_); }

 protected:
  // What is planned from here on follows what is planned already.
  void begin_after(Milliseconds now) { cursor_ = std::max(now, free_); }
  Milliseconds cursor() const { return cursor_; }
  // So long from the cursor on: something moves, and what another action brings waits for it.
  Span moving(Milliseconds length);
  // So long from the cursor on, waiting for nothing to be planned after it.
  Span beside(Milliseconds length, Milliseconds delay = 0) const;
  // It counts as under way until then, though what another action brings does not wait.
  void run_until(Milliseconds end) { end_ = std::max(end_, end); }
  // What is planned next begins so much later.
  void wait(Milliseconds length);
  // It is heard when what is planned next begins.
  void sound(Sound heard) { sounds_.push_back({cursor_, heard}); }
  void stop() {
    cursor_ = free_ = end_ = 0;
    sounds_.clear();
  }

 private:
  struct Cue {
    Milliseconds at = 0;
    Sound heard = Sound::Take;
  };

  Milliseconds paced(Milliseconds length) const { return length * percent_ / 100; }

  int percent_ = 100;
  std::vector<Cue> sounds_;
  Milliseconds cursor_ = 0;
  Milliseconds free_ = 0;  // from then on nothing moves
  Milliseconds end_ = 0;
};

// Something on its way from a place to another.
template <class Thing, class Place>
struct Flight {
  Thing what;
  Place from;
  Place to;
  Span way;
  float t = 0;  // 0 … 1, eased; 0 also while it waits to leave
};

// What is on its way; each is seen for a span that may begin before it leaves.
template <class Thing, class Place>
class Flights {
 public:
  using Each = Flight<Thing, Place>;

  void add(Milliseconds seen_from, Each flight) {
    const Milliseconds end = flight.way.end;
    tracks_.add({seen_from, end}, std::move(flight));
  }
  void clear() { tracks_.clear(); }
  const Tracks<Each>& all() const { return tracks_; }

  std::vector<Each> at(Milliseconds now) const {
    std::vector<Each> seen;
    for (const auto& [span, flight] : tracks_) {
      if (!span.contains(now)) continue;
      seen.push_back(flight);
      seen.back().t = eased(flight.way.progress(now));
    }
    return seen;
  }

 private:
  Tracks<Each> tracks_;
};

// Where something large that flies is seen between two places, and how it leans.
struct Flown {
  Vec2 at;
  float lift = 0;  // 0 … 1
  float turn = 0;  // radians
};
Flown flown(Vec2 from, Vec2 to, float t);

// Words that rise from a place.
template <class Place>
struct Rising {
  Place at;
  std::string text;
  RisingTone tone = RisingTone::Plain;
  float t = 0;  // 0 … 1
};

// The same as they are painted, in CSS pixels.
struct RisingWords {
  Vec2 at;
  std::string text;
  RisingTone tone = RisingTone::Plain;
  float opacity = 1;
};
RisingWords risen(Vec2 from, std::string text, RisingTone tone, float t);

// What all timelines show alike. Place is how a game names a place where something is read.
template <class Place>
class Motion : public MotionClock {
 public:
  // Words still rise: play may go on meanwhile.
  bool is_fading(Milliseconds now) const {
    return std::any_of(rising_.begin(), rising_.end(),
                       [&](const auto& track) { return now < track.span.end; });
  }
  std::vector<Rising<Place>> rising(Milliseconds now) const { return rising_.seen(now); }
  // What a number still reads; `actual` is what it is.
  int shown(const Place& of, int actual, Milliseconds now) const {
    for (const Change& change : changes_) {
      if (now < change.at && change.of == of) return change.before;
    }
    return actual;
  }

 protected:
  void rise(Span span, Place at, std::string text, RisingTone tone) {
    rising_.add(span, {std::move(at), std::move(text), tone});
  }
  // A number reads as before until the words begin to rise that say by how much it changes.
  void change(Span words, const Place& of, int before, int by) {
    if (by == 0) return;
    changes_.push_back({words.start, of, before});
    rise(words, of, signed_number(by), by < 0 ? RisingTone::Harm : RisingTone::Gain);
  }
  void stop() {
    MotionClock::stop();
    rising_.clear();
    changes_.clear();
  }

 private:
  struct Change {
    Milliseconds at = 0;
    Place of;
    int before = 0;
  };

  Tracks<Rising<Place>> rising_;
  std::vector<Change> changes_;
};

}  // namespace mael::web
