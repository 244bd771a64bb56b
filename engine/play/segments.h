// Saved matches in parts, for storage that appends: what an action changes of them is as large at
// the end of a long match as at its beginning.
//
//   head      header, the set-up or none, how many entries, the state they lead to
//   segment   header, its number, the state before it, at most kSegment entries
//
// The state in the head is the newest checkpoint, those in the segments are the ones before. A
// checkpoint holds where the log no longer leads to it, because rules have been corrected or a
// segment is damaged; where the newest is not valid itself, the one before serves. Entries are kept
// in the form of whole saves (save.h) and not in notation: that could be read in the right state
// only, so nothing behind a gap.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/save.h"

namespace mael {

inline constexpr int kSegment = 64;  // entries

struct MatchParts {
  Bytes head;
  std::vector<Bytes> segments;  // in their order
};

// How many segments a log of so many entries has: the first is there from the beginning.
constexpr int segments_of(int entries) { return std::max(1, (entries + kSegment - 1) / kSegment); }

namespace detail {

inline constexpr std::uint32_t kHeadMagic = 0x4845414du;     // "MAEH"
inline constexpr std::uint32_t kSegmentMagic = 0x5345414du;  // "MAES"

template <RuleSet G>
struct HeadBody {
  std::optional<typename G::Setup> setup;
  std::uint32_t entries = 0;
  typename G::State now{};
};

template <class Archive, RuleSet G>
void pass_body(Archive& archive, HeadBody<G>& body) {
  pass_setup(archive, body.setup);
  ranged(archive, body.entries, 0u, kMaxSavedActions);
  archive(body.now);
}

template <RuleSet G>
struct SegmentBody {
  std::uint32_t number = 0;
  typename G::State before{};
  std::vector<typename G::Action> log;
};

template <class Archive, RuleSet G>
void pass_body(Archive& archive, SegmentBody<G>& body) {
  ranged(archive, body.number, 0u, kMaxSavedActions / kSegment);
  archive(body.before);
  listed(archive, body.log, kSegment, [&](typename G::Action& action) { archive(action); });
}

template <RuleSet G>
Bytes save_segment(const Match<G>& match, int number, int entries) {
  const int from = number * kSegment;
  const auto begin = match.log().begin() + from;
  SegmentBody<G> body{static_cast<std::uint32_t>(number), match.state_at(from), {}};
  body.log.assign(begin, begin + std::min(kSegment, entries - from));
  return write_body<G>(kSegmentMagic, std::move(body));
}

// Puts a match together from its segments, each in its turn.
template <RuleSet G>
class Rejoining {
 public:
  using Segment = SegmentBody<G>;

  explicit Rejoining(const HeadBody<G>& head) : head_(head) {
    if (!head.setup) return;
    auto match = Match<G>::begin(*head.setup);
    if (match.ok()) match_ = std::move(*match);
  }

  // An error: it is missing or damaged.
  void add(int number, const Result<Segment>& segment) {
    const int from = number * kSegment;
    const int wanted = std::min(kSegment, static_cast<int>(head_.entries) - from);
    if (!segment || static_cast<int>(segment->number) != number ||
        static_cast<int>(segment->log.size()) != wanted) {
      return lose(from + 1);
    }
    begin_at(segment->before, from);
    if (match_) append(segment->log, from);
  }

  Result<Loaded<G>> finish() {
    const int entries = static_cast<int>(head_.entries);
    if (validate(head_.now)) {
      if (!match_) return Error{"This saved game is damaged."};
    } else if (!match_ || !(match_->state() == head_.now)) {
      break_off(std::max(1, entries));
      match_ = Match<G>(head_.now);
    }
    return Loaded<G>{std::move(*match_), broken_at_, is_damaged_};
  }

 private:
  void begin_at(const typename G::State& checkpoint, int from) {
    if (match_ && match_->state() == checkpoint) return;
    if (validate(checkpoint)) {
      if (!match_) lose(from + 1);
      return;
    }
    if (from > 0 || head_.setup) break_off(std::max(1, from));
    match_ = Match<G>(checkpoint);
  }

  void append(const std::vector<typename G::Action>& log, int from) {
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (match_->append(log[i])) return break_off(from + static_cast<int>(i) + 1);
    }
  }

  void lose(int entry) {
    is_damaged_ = true;
    break_off(entry);
  }
  void break_off(int entry) {
    if (broken_at_ == 0) broken_at_ = entry;
    match_.reset();
  }

  const HeadBody<G>& head_;
  std::optional<Match<G>> match_;  // up to here; none where the log does not lead here
  int broken_at_ = 0;
  bool is_damaged_ = false;
};

}  // namespace detail

// The first `entries` of a match in parts; of the segments those from `first` on.
template <RuleSet G>
MatchParts save_match_parts(const Match<G>& match, int entries, int first) {
  assert(entries >= 0 && entries <= match.size() && first >= 0);
  MatchParts parts;
  parts.head = detail::write_body<G>(
      detail::kHeadMagic, detail::HeadBody<G>{match.setup(), static_cast<std::uint32_t>(entries),
                                              match.state_at(entries)});
  for (int number = first; number < segments_of(entries); ++number) {
    parts.segments.push_back(detail::save_segment(match, number, entries));
  }
  return parts;
}

// The match of all its parts. Segments beyond the last entry are passed over.
template <RuleSet G>
Result<Loaded<G>> load_match_parts(const MatchParts& parts) {
  using Part = Result<detail::SegmentBody<G>>;
  const auto head = detail::read_body<G, detail::HeadBody<G>>(detail::kHeadMagic, parts.head);
  if (!head) return head.error();
  detail::Rejoining<G> match(*head);
  for (int number = 0; number < segments_of(static_cast<int>(head->entries)); ++number) {
    const auto place = static_cast<std::size_t>(number);
    const bool is_there = place < parts.segments.size();
    match.add(number, is_there ? detail::read_body<G, detail::SegmentBody<G>>(detail::kSegmentMagic,
                                                                              parts.segments[place])
                               : Part(Error{"A part of this saved game is missing."}));
  }
  return match.finish();
}

}  // namespace mael
