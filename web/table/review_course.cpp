#include "web/table/review_course.h"

#include <algorithm>

namespace mael::web {

ReviewCourse::ReviewCourse(std::vector<Entry> entries, Seats seats, const Outcome& end)
    : entries_(std::move(entries)),
      seats_(seats),
      end_(end),
      counsels_(entries_.size()),
      at_(size()) {
  for (const Entry& entry : entries_) decisions_ += entry.decides;
}

void ReviewCourse::go_to(int entries) { at_ = std::clamp(entries, 0, size()); }

void ReviewCourse::go_to_turning(int direction) {
  std::vector<TurningPoint> points = turnings();
  if (direction < 0) std::reverse(points.begin(), points.end());
  for (const TurningPoint& point : points) {
    if (direction < 0 ? point.entry < at_ : point.entry > at_) return go_to(point.entry);
  }
}

bool ReviewCourse::has_turning(int direction) const {
  const std::vector<TurningPoint> points = turnings();
  return std::any_of(points.begin(), points.end(), [&](const TurningPoint& point) {
    return direction < 0 ? point.entry < at_ : point.entry > at_;
  });
}

void ReviewCourse::follow(Key towards) {
  switch (towards) {
    case Key::Left: step(-1); break;
    case Key::Right: step(+1); break;
    case Key::Up: go_to_turning(-1); break;
    case Key::Down: go_to_turning(+1); break;
    case Key::End: go_to(size()); break;
    default: go_to(0); break;
  }
}

void ReviewCourse::judged(int entry, const Counsel& counsel) {
  if (entry < 0 || entry >= size()) return;
  const auto place = static_cast<std::size_t>(entry);
  if (!entries_[place].decides) return;
  judged_ += !counsels_[place];
  counsels_[place] = counsel;
}

void ReviewCourse::judged(int entry, std::string_view line) {
  if (const std::optional<Counsel> counsel = read_counsel(line)) return judged(entry, *counsel);
  judged_ = decisions_;
}

std::optional<float> ReviewCourse::share_of(Seat seat, int entries) const {
  if (entries == size()) return static_cast<float>(end_.points_of(seat));
  const auto place = static_cast<std::size_t>(entries);
  const std::optional<Counsel>& said = counsels_[place];
  if (!said) return {};
  if (entries_[place].seat == seat) return said->share;
  return seats_.size() == 2 ? std::optional(1 - said->share) : std::nullopt;
}

std::vector<TurningPoint> ReviewCourse::turnings() const {
  std::vector<float> lost;
  for (const std::optional<Counsel>& said : counsels_) lost.push_back(said ? said->lost : 0);
  return turning_points(lost, kMostTurnings);
}

std::optional<TurningPoint> ReviewCourse::costliest(Seat seat) const {
  std::optional<TurningPoint> worst;
  if (!is_judged()) return worst;
  for (const TurningPoint& point : turnings()) {
    if (seat_of(point.entry) == seat && (!worst || point.lost > worst->lost)) worst = point;
  }
  return worst;
}

std::vector<int> ReviewCourse::turn_begins() const {
  std::vector<int> begins;
  for (int entry = 0; entry < size(); ++entry) {
    if (entries_[static_cast<std::size_t>(entry)].begins_turn) begins.push_back(entry);
  }
  return begins;
}

bool ReviewCourse::shows_decision() const { return at_ < size() && seat_of(at_) != Seat::Chance; }

bool ReviewCourse::is_open() const {
  if (at_ == size() || is_judged()) return false;
  return entries_[static_cast<std::size_t>(at_)].decides && !counsel();
}

const Counsel* ReviewCourse::counsel() const {
  if (!shows_decision()) return nullptr;
  const std::optional<Counsel>& said = counsels_[static_cast<std::size_t>(at_)];
  return said ? &*said : nullptr;
}

int ReviewCourse::first_unjudged() const {
  if (is_judged()) return size();
  for (int entry = 0; entry < size(); ++entry) {
    const auto place = static_cast<std::size_t>(entry);
    if (entries_[place].decides && !counsels_[place]) return entry;
  }
  return size();
}

}  // namespace mael::web
