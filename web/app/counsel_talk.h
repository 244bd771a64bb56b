// What is said between the table and a counsellor that thinks elsewhere, in lines of text that know
// no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/play/counsel.h"
#include "engine/play/levels.h"

namespace mael::web {

struct CounselQuestion {
  Seat seat = Seat::A;
  std::uint64_t seed = 0;
  Budget budget;
  std::string position;  // in notation, as the seat sees it, and no more
  std::string done;      // an action to be judged; empty: advice is wanted
  friend bool operator==(const CounselQuestion& a, const CounselQuestion& b) {
    return a.seat == b.seat && a.position == b.position && a.done == b.done;
  }
};

std::string write_counsel_question(const CounselQuestion& question);
std::optional<CounselQuestion> read_counsel_question(std::string_view text);

// How far the counsellor has come, and what it says once it is done.
struct CounselReport {
  bool done = false;
  std::string counsel;  // engine/play/counsel.h
};

std::string write_counsel_report(double progress);
std::string write_counsel_report(const Counsel& counsel);
std::optional<CounselReport> read_counsel_report(std::string_view text);

}  // namespace mael::web
