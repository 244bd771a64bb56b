// The log of a game in words, kept once for each seat and once for onlookers: every line says only
// what its reader may know. A game tells what happened in sentences; the rest is here.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/seat.h"
#include "web/table/readers.h"
#include "web/table/seen.h"
#include "web/table/told.h"
#include "web/table/wishes.h"

namespace mael::web {

// The log as one of them reads it.
class ReaderLog {
 public:
  ReaderLog() = default;
  explicit ReaderLog(Seat reader, int turn = 0, Seat active = Seat::Chance)
      : reader_(reader), turn_(turn), active_(active) {}

  // Seat::Chance for onlookers.
  Seat reader() const { return reader_; }
  // Whose side of the table is "yours"; an onlooker is told it as the one who acts.
  Seat reader_or(Seat actor) const { return reader_ == Seat::Chance ? actor : reader_; }

  // The lines that follow belong to this turn, and to this seat's part of it; Chance for no seat's.
  void turn(int number, Seat active);
  void add(Tone tone, std::string text, Topic topic = {});
  const std::vector<ToldLine>& lines() const { return lines_; }
  // All that is told of one entry of the match has been added.
  void end_entry() { ends_.push_back(lines_.size()); }
  // How many lines there were after so many entries, and after how many the line was there. Entries
  // that were not recorded told nothing.
  std::size_t lines_after(int entries) const;
  int entries_until(std::size_t line) const;
  int entries() const { return static_cast<int>(ends_.size()); }  // that were recorded

 private:
  Seat reader_ = Seat::Chance;
  int turn_ = 0;
  Seat active_ = Seat::Chance;
  std::vector<ToldLine> lines_;
  std::vector<std::size_t> ends_;  // how many lines there were after each entry
};

// The last line of weight since a turn was announced; empty if there is none.
std::string last_told(const std::vector<ToldLine>& lines);

// `tell` adds to a log what happened after the state before, both as the log's reader may know
// them:
//
//   void tell(const State&, const PlayersOf<G>&, const Events&, ReaderLog&)
template <class G, auto tell>
class Journal {
 public:
  Journal() : Journal(PlayersOf<G>{}) {}
  explicit Journal(const PlayersOf<G>& players) : players_(players) {
    for (const Seat reader : logs_.readers()) logs_.of(reader) = ReaderLog(reader);
  }

  void record(const StepByReader<G>& step) {
    for (const Seat reader : logs_.readers()) {
      const SeenStep<G> seen = step.of(reader);
      tell(seen.before, players_, seen.events, logs_.of(reader));
      logs_.of(reader).end_entry();
    }
  }
  int entries() const { return logs_.of(Seat::Chance).entries(); }  // that were recorded

  // The lines a seat may read; those of an onlooker for Seat::Chance.
  const std::vector<ToldLine>& lines(Seat reader) const { return logs_.of(reader).lines(); }
  const ReaderLog& log_of(Seat reader) const { return logs_.of(reader); }

 private:
  PlayersOf<G> players_;
  PerReader<ReaderLog, G::kMostSeats> logs_;
};

}  // namespace mael::web
