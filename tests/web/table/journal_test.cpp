// The log of a game for three that draws cards and counts them.
#include "web/table/journal.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "web/table/motion/event_walk.h"

namespace mael::web {
namespace {

struct Began {
  int turn = 0;
  Seat seat = Seat::A;
};
struct Drew {
  Seat seat = Seat::A;
  int card = 0;  // 0: unknown
};
struct Won {
  Seat seat = Seat::A;
};
using Event = std::variant<Began, Drew, Won>;

// So many cards have been drawn.
struct Drawn {
  int cards = 0;
};
struct Draw {};

Drawn observe(const Drawn& state, Seat) { return state; }
Draw observe(const Drawn&, const Draw& action, Seat) { return action; }
Event observe(const Drawn&, const Event& event, Seat reader) {
  const auto* drew = std::get_if<Drew>(&event);
  return drew && drew->seat != reader ? Event(Drew{drew->seat, 0}) : event;
}

// As much of a game as a log asks for.
struct Drawing {
  static constexpr int kMostSeats = 3;
  using State = Drawn;
  using Action = Draw;
  using Events = std::vector<Event>;
};

// Cards drawn one after the other are told in one line; only their owner knows them.
void tell_drawing(const Drawn& before, const PlayersOf<Drawing>& players,
                  const std::vector<Event>& events, ReaderLog& log) {
  EventWalk walk(events);
  const auto who = [&](Seat seat) {
    return players[static_cast<std::size_t>(index_of(seat))].name;
  };
  walk.each([&](const auto& event) {
    using E = std::remove_cvref_t<decltype(event)>;
    if constexpr (std::is_same_v<E, Began>) {
      log.turn(event.turn, event.seat);
      log.add(Tone::Heading, "Turn " + std::to_string(event.turn));
    } else if constexpr (std::is_same_v<E, Drew>) {
      int cards = 1;
      for (; walk.template next<Drew>(); walk.skip()) ++cards;
      const std::string one = event.card > 0 ? std::to_string(event.card) : "a card";
      log.add(Tone::Detail, who(log.reader_or(event.seat)) + " reads: " + who(event.seat) +
                                " draws " + (cards > 1 ? std::to_string(cards) : one));
    } else {
      log.add(Tone::Important, who(event.seat) + " wins after " + std::to_string(before.cards));
    }
  });
}

using DrawingLog = Journal<Drawing, &tell_drawing>;

void record(DrawingLog& journal, const Drawn& before, const std::vector<Event>& events) {
  journal.record({{before, {}, events, before}});
}

PlayersOf<Drawing> three() {
  PlayersOf<Drawing> players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    players[i].name = std::string(1, letter_of(seat_at(static_cast<int>(i))));
  }
  return players;
}

TEST_CASE("every reader of a log is told what it may know", "[journal]") {
  DrawingLog journal(three());
  record(journal, {0}, {Began{1, Seat::B}, Drew{Seat::C, 7}});
  const auto last = [&](Seat reader) { return journal.lines(reader).back().text; };
  CHECK(last(Seat::A) == "a reads: c draws a card");
  CHECK(last(Seat::C) == "c reads: c draws 7");
  CHECK(last(Seat::Chance) == "c reads: c draws a card");
}

TEST_CASE("lines belong to the turn they were told in, also after several steps", "[journal]") {
  DrawingLog journal(three());
  record(journal, {0}, {Drew{Seat::A, 1}});
  record(journal, {0}, {Began{4, Seat::B}});
  record(journal, {0}, {Drew{Seat::A, 1}, Drew{Seat::A, 2}, Won{Seat::A}});
  const std::vector<ToldLine>& lines = journal.lines(Seat::A);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].turn == 0);
  CHECK(lines[0].seat == Seat::Chance);
  CHECK(lines[1] == ToldLine{Tone::Heading, Seat::B, 4, "Turn 4"});
  CHECK(lines[2] == ToldLine{Tone::Detail, Seat::B, 4, "a reads: a draws 2"});
  CHECK(lines[3].tone == Tone::Important);
}

TEST_CASE("what was told last counts until a turn is announced", "[journal]") {
  DrawingLog journal(three());
  CHECK(last_told(journal.lines(Seat::A)).empty());
  record(journal, {9}, {Won{Seat::A}, Drew{Seat::A, 1}});
  CHECK(last_told(journal.lines(Seat::A)) == "a wins after 9");
  record(journal, {9}, {Began{2, Seat::A}});
  CHECK(last_told(journal.lines(Seat::A)).empty());
}

TEST_CASE("a walk knows what came before and what comes after", "[journal]") {
  const std::vector<Event> events{Drew{Seat::A, 1}, Won{Seat::A}, Drew{Seat::B, 2}};
  EventWalk walk(events);
  int seen = 0;
  walk.each([&](const auto&) {
    if (++seen != 2) return;
    CHECK(walk.last<Drew>()->card == 1);
    CHECK(walk.next<Drew>()->card == 2);
    CHECK_FALSE(walk.next<Won>());
    CHECK_FALSE(walk.later<Drew>([](const Drew& drew) { return drew.card > 2; }));
    CHECK(walk.later<Drew>([](const Drew& drew) { return drew.seat == Seat::B; }));
  });
  CHECK(seen == 3);
}

}  // namespace
}  // namespace mael::web
