#include "web/table/kinds/taught_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/play/games.h"
#include "engine/play/lesson_check.h"
#include "web/base/say.h"
#include "web/base/spoken.h"

namespace mael::web {

namespace {

// Which of so many a name like "light 2" means, from 0.
std::optional<std::size_t> numbered(std::string_view thing, std::string_view kind,
                                    std::size_t count) {
  int number = 0;
  if (!thing.starts_with(kind) ||
      !read_number(thing.substr(kind.size()), 1, static_cast<int>(count), number)) {
    return {};
  }
  return static_cast<std::size_t>(number) - 1;
}

std::unique_ptr<OpenGame> game_at(const OpenGame& game, const std::string& position) {
  auto at = game.from_position(position);
  assert(at.ok());
  return std::move(*at);
}

// The learner sits at the first seat.
Session::Seating learner_and(std::vector<Player> players) {
  players.front() = {};
  return {std::move(players), 0, {}, {"lesson", 0}, {}};
}

}  // namespace

TaughtTable::TaughtTable(TableHooks& hooks, std::unique_ptr<OpenGame> first, std::string_view id,
                         const Lesson& lesson, int step)
    : CardedTable(
          hooks, std::move(first), learner_and(bots_of(*first)),
          {false, false, [this](const auto&, const auto& action) { return refused(action); }, {}}),
      entry_(*find_game(id)),
      lesson_(lesson),
      progress_(lesson_, step),
      script_(progress_) {
  for (const Seat seat : game().seats(0)) session().set_decider(seat, script_);
  session().set_decider(Seat::Chance, script_);
}

std::string TaughtTable::title() const { return say(key("title")); }

bool TaughtTable::is_waiting() const {
  return screen().has_to_show() || !(progress_.asks() || progress_.is_over());
}

std::string_view TaughtTable::game_id() const { return entry_.card.id; }
std::unique_ptr<OpenTable> TaughtTable::again(std::uint64_t seed, Place place) const {
  return hosted(
      game().after_lesson(entry_.card.id, {session().players(), seed, {}, std::move(place), {}}));
}

void TaughtTable::read(const FrameInput& input) {
  CardedTable::read(card().read(input));
  place_card(input);
}

std::optional<Rect> TaughtTable::where(std::string_view thing) const {
  if (const auto at = card().where(thing)) return at;
  const LessonSight& sight = card().sight();
  if (const auto lit = numbered(thing, "light ", sight.lit.size())) return sight.lit[*lit];
  if (const auto on = numbered(thing, "way ", sight.way.size())) {
    return Rect{sight.way[*on], sight.way[*on]};
  }
  return CardedTable::where(thing);
}

void TaughtTable::tick(Milliseconds now) {
  now_ = now;
  if (screen().show_steps(now)) script_.go_on_at(now + pause(settings()));
  screen().set_waiting(!progress_.asks());
  if (progress_.is_over() || screen().is_moving(now)) return;
  if (progress_.asks()) {
    await_player();
  } else if (progress_.reply()) {
    session().let_decide(now);
  } else if (now >= script_.goes_on_at()) {
    turn_on();
  }
}

std::optional<Milliseconds> TaughtTable::wake_at(Milliseconds now) const {
  const auto face = screen().wake_at(now);
  if (face || card().is_beating(now)) return now;
  if (progress_.is_over() || progress_.asks()) return {};
  return std::max(now, script_.goes_on_at());
}

std::string TaughtTable::key(std::string_view what) const {
  return "lesson." + std::string(entry_.card.id) + "." + std::string(what);
}

const LessonStep& TaughtTable::step() const {
  return lesson_[static_cast<std::size_t>(progress_.step())];
}

void TaughtTable::opened() {
  screen().set_mode(TableMode::Carded);
  lay_out();
  show();
  hooks().opened(*this);
}

void TaughtTable::not_allowed(const std::string&) {
  lay_out();  // what was picked up is put down
  note("lesson.other");
  show();
}

// ---- What comes of it ------------------------------------------------------------------------

void TaughtTable::decide(const std::vector<std::string>& actions) {
  if (actions.empty() || !progress_.asks()) return;
  note_ = {};
  CardedTable::decide({actions.front()});
  show();
}

std::optional<std::string> TaughtTable::refused(const std::string& action) {
  if (!progress_.decided(action)) return say("lesson.other");
  script_.wait();
  return {};
}

// The player is awaited, and may have read what there was to read; or has no choice.
void TaughtTable::await_player() {
  if (progress_.now().looks) {
    if (progress_.reads(screen().reading())) hooks().platform().wake();
  } else if (const auto forced = screen().forced()) {
    if (progress_.now().is_met_by(*forced)) decide({*forced});
  }
}

// The lesson is elsewhere now than at step `before`.
void TaughtTable::turned(int before) {
  note_ = {};
  if (progress_.step() != before) {
    const bool over = progress_.is_over();
    hooks().learnt(entry_.card.id, over ? 0 : progress_.step(), over);
  }
  show();
  hooks().platform().wake();
}

void TaughtTable::lay(const std::string& position) { session().lay(game_at(game(), position)); }

void TaughtTable::turn_on() {
  const int before = progress_.step();
  progress_.go_on();
  if (!progress_.is_over() && !progress_.now().position.empty()) {
    lay(progress_.now().position);
  }
  turned(before);
}

void TaughtTable::skip() {
  const int before = progress_.step();
  progress_.skip();
  if (!progress_.is_over()) lay(position_of_step(entry_, lesson_, progress_.step()));
  turned(before);
}

void TaughtTable::note(std::string_view said) {
  note_ = said;
  held_when_noted_ = screen().held();
}

// An arrow alone does not say that a deed is passed over.
void TaughtTable::pressed(LessonCommand command) {
  constexpr std::string_view kAsked = "lesson.skip.ask";
  if (command != LessonCommand::Skip || !progress_.asks() || note_ == kAsked) {
    return obey(command);
  }
  note(kAsked);
  show();
  hooks().platform().wake();
}

void TaughtTable::obey(LessonCommand command) {
  switch (command) {
    case LessonCommand::Next:
    case LessonCommand::Skip: return skip();
    case LessonCommand::Leave: return carry_out_request(request::Leave{});
    case LessonCommand::Play: return carry_out_request(request::PlayAgain{});
    default: return;
  }
}

// Beside what is lit, once the table is laid out.
void TaughtTable::place_card(const FrameInput& input) {
  now_ = input.now;
  show();
  screen().keep_room(card().room_at_table(input));
  LessonSight sight{{}, {}, {}, screen().used(), screen().spare(), !screen().reading().empty()};
  const std::vector<std::string>& lit = card().view().lights;
  for (const std::string& name : lit) {
    const auto at = place_to_touch(name);
    if (!at) continue;
    sight.lit.push_back(*at);
    sight.way = screen().way_of(name);
  }
  for (const std::string& name : lights_beside(lit)) {
    if (const auto at = place_to_touch(name)) sight.beside.push_back(*at);
  }
  card().place(input, std::move(sight));
}

std::optional<Rect> TaughtTable::place_to_touch(const std::string& name) const {
  return screen().answers(name) ? screen().where(name) : std::nullopt;
}

// Those of the same step that have been touched, or are lit once these have been.
std::vector<std::string> TaughtTable::lights_beside(const std::vector<std::string>& lit) const {
  if (!progress_.asks() || lit.empty()) return {};
  std::vector<std::string> others;
  for (const LessonPart& part : step().parts) {
    others.insert(others.end(), part.lights.begin(), part.lights.end());
  }
  std::erase_if(others, [&](const std::string& name) {
    return std::find(lit.begin(), lit.end(), name) != lit.end();
  });
  return others;
}

// ---- What it says ----------------------------------------------------------------------------

// One thing after the other is lit, behind what is held already; what can be read, all at once.
std::vector<std::string> TaughtTable::lights() const {
  if (!progress_.asks()) return {};
  const std::vector<std::string>& lights = progress_.now().lights;
  if (progress_.now().looks || lights.empty()) return lights;
  const auto held = std::find(lights.begin(), lights.end(), screen().held());
  if (held == lights.end()) return {lights.front()};
  return {held + 1 == lights.end() ? *held : *(held + 1)};
}

std::string TaughtTable::sentence() const {
  const std::string asked = lesson_key(entry_.card.id, step(), progress_.part());
  if (progress_.asks()) return say(asked);
  const std::string then = asked + ".then";
  return spoken().find(then).empty() ? std::string() : say(then);
}

void TaughtTable::show() {
  LessonView view;
  const int steps = progress_.steps();
  view.progress = static_cast<float>(progress_.step()) / static_cast<float>(steps);
  if (progress_.is_over()) {
    view.heading = say("lesson.over.title");
    view.sentence = say(key("end"));
    view.main = LessonCommand::Play;
  } else {
    view.heading = say("lesson.step", {std::to_string(progress_.step() + 1), std::to_string(steps),
                                       say(lesson_key(entry_.card.id, step(), "title"))});
    view.sentence = sentence();
    // No player is made to read.
    const bool looks = progress_.asks() && progress_.now().looks;
    view.asides = {looks ? LessonCommand::Next : LessonCommand::Skip};
  }
  if (held_when_noted_ != screen().held()) note_ = {};
  if (!note_.empty()) view.note = say(note_);
  view.lights = lights();
  screen().set_lit(progress_.asks() ? progress_.now().lights : std::vector<std::string>{});
  card().show(std::move(view), now_);
}

}  // namespace mael::web
