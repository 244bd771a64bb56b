// A table at which a lesson is held: the game's own screen and rules, with a card beside it that
// says what to do. What was asked for is carried out, and what the lesson has others do about it;
// anything else is told and left undone. Nothing of it is stored.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play/lesson_check.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/table/carded_table.h"
#include "web/table/lesson_card.h"
#include "web/table/script_decider.h"

namespace mael::web {

// D describes the table, and has lessons (described_table.h).
template <DescribedTable D>
class TaughtTable : public CardedTable<D> {
 public:
  using Base = CardedTable<D>;
  using typename Base::Action;
  using typename Base::Game;
  using typename Base::State;
  static_assert(TeachableFace<typename D::Face>);

  // From a step of the lesson of the game with this id on, from 0.
  TaughtTable(TableHooks& hooks, std::string_view game, int step)
      : Base(hooks, first_of(*find_game(game), step), {learner_and_bots(), 0, {}, {"lesson", 0}},
             {false, false, [this](const auto&, const auto& action) { return refused(action); }, {}}),
        entry_(*find_game(game)),
        lesson_(D::lesson(entry_.card.id)),
        progress_(lesson_, step),
        script_(progress_) {
    for (const Seat seat : seats_of(this->state())) session().set_decider(seat, script_);
    session().set_decider(Seat::Chance, script_);
  }

  std::string title() const override { return say(key("title")); }

  bool is_waiting() const override {
    return this->has_to_show() || !(progress_.asks() || progress_.is_over());
  }
  std::string_view game_id() const override { return entry_.card.id; }
  // Instead of the lesson once more, the game.
  Bytes again(std::uint64_t seed) const override {
    Random random(seed);
    auto match = Match<Game>::begin(D::begin_after_lesson(entry_.card.id, random));
    assert(match.ok());
    return write_table<D>({this->players(), seed, std::move(*match), 0});
  }

  void read(const FrameInput& input) override {
    Base::read(this->card().read(input));
    place_card(input);
  }
  // "lesson_card", "lesson_next" and the like, "light 1", "light 2" … for what is lit, and
  // "way 1", "way 2" … for the points on the way of a finger that drags it.
  std::optional<Rect> where(std::string_view thing) const override {
    if (const auto at = this->card().where(thing)) return at;
    const LessonSight& sight = this->card().sight();
    if (const auto lit = numbered(thing, "light ", sight.lit.size())) return sight.lit[*lit];
    if (const auto on = numbered(thing, "way ", sight.way.size())) {
      return Rect{sight.way[*on], sight.way[*on]};
    }
    return Base::where(thing);
  }

  void tick(Milliseconds now) override {
    now_ = now;
    if (this->show_steps(now)) script_.go_on_at(now + this->pause(this->settings()));
    this->face().set_waiting(!progress_.asks());
    if (progress_.is_over() || this->face().is_moving(now)) return;
    if (progress_.asks()) {
      await_player();
    } else if (progress_.reply()) {
      session().let_decide(now);
    } else if (now >= script_.goes_on_at()) {
      turn_on();
    }
  }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    const auto face = this->face().wake_at(now);
    if (face || this->card().is_beating(now)) return now;
    if (progress_.is_over() || progress_.asks()) return {};
    return std::max(now, script_.goes_on_at());
  }

 private:
  using Base::session;

  // Which of so many a name like "light 2" means, from 0.
  static std::optional<std::size_t> numbered(std::string_view thing, std::string_view kind,
                                             std::size_t count) {
    int number = 0;
    if (!thing.starts_with(kind) ||
        !read_number(thing.substr(kind.size()), 1, static_cast<int>(count), number)) {
      return {};
    }
    return static_cast<std::size_t>(number) - 1;
  }
  static Match<Game> match_of(const std::string& position) {
    const auto state = Game::read_position(position);
    assert(state.ok());
    return Match<Game>(*state);
  }
  static Match<Game> first_of(const GameEntry& entry, int step) {
    return match_of(position_of_step(entry, D::lesson(entry.card.id), step));
  }
  std::string key(std::string_view what) const {
    return "lesson." + std::string(entry_.card.id) + "." + std::string(what);
  }
  const LessonStep& step() const {
    return lesson_[static_cast<std::size_t>(progress_.step())];
  }

  static std::vector<Player> learner_and_bots() {
    std::vector<Player> players(PlayersOf<Game>().size(), Player{PlayerKind::Novice, {}});
    players.front() = {};
    return players;
  }

  void opened() override {
    this->face().set_mode(TableMode::Carded);
    this->lay_out();
    show();
    this->hooks().opened(*this);
  }
  void not_allowed(const std::string&) override {
    this->lay_out();  // what was picked up is put down
    note("lesson.other");
    show();
  }

  // ---- What comes of it ------------------------------------------------------------------------

  void decide(const std::vector<Action>& actions) override {
    if (actions.empty() || !progress_.asks()) return;
    note_ = {};
    Base::decide({actions.front()});
    show();
  }
  std::optional<std::string> refused(const std::string& action) {
    if (!progress_.decided(action)) return say("lesson.other");
    script_.wait();
    return {};
  }

  // The player is awaited, and may have read what there was to read; or has no choice.
  void await_player() {
    if (progress_.now().looks) {
      if (progress_.reads(this->face().reading())) this->hooks().platform().wake();
    } else if (const std::optional<Action> forced = this->face().forced()) {
      if (progress_.now().is_met_by(write_action(this->state(), *forced))) decide({*forced});
    }
  }

  // The lesson is elsewhere now than at step `before`.
  void turned(int before) {
    note_ = {};
    if (progress_.step() != before) {
      const bool over = progress_.is_over();
      this->hooks().learnt(entry_.card.id, over ? 0 : progress_.step(), over);
    }
    show();
    this->hooks().platform().wake();
  }
  void lay(Match<Game> match) {
    session().lay(std::make_unique<DescribedGame<D>>(std::move(match)));
  }
  void turn_on() {
    const int before = progress_.step();
    progress_.go_on();
    if (!progress_.is_over() && !progress_.now().position.empty()) {
      lay(match_of(progress_.now().position));
    }
    turned(before);
  }
  void skip() {
    const int before = progress_.step();
    progress_.skip();
    if (!progress_.is_over()) lay(first_of(entry_, progress_.step()));
    turned(before);
  }

  void note(std::string_view said) {
    note_ = said;
    held_when_noted_ = this->face().held();
  }

  // An arrow alone does not say that a deed is passed over.
  void pressed(LessonCommand command) override {
    constexpr std::string_view kAsked = "lesson.skip.ask";
    if (command != LessonCommand::Skip || !progress_.asks() || note_ == kAsked) {
      return obey(command);
    }
    note(kAsked);
    show();
    this->hooks().platform().wake();
  }
  void obey(LessonCommand command) override {
    switch (command) {
      case LessonCommand::Next:
      case LessonCommand::Skip: return skip();
      case LessonCommand::Leave: return this->carry_out_request(request::Leave{});
      case LessonCommand::Play: return this->carry_out_request(request::PlayAgain{});
      default: return;
    }
  }


  // Beside what is lit, once the table is laid out.
  void place_card(const FrameInput& input) {
    now_ = input.now;
    show();
    this->face().keep_room(this->card().room_at_table(input));
    LessonSight sight{{}, {}, {}, this->face().used(), this->face().spare(),
                      !this->face().reading().empty()};
    const std::vector<std::string>& lit = this->card().view().lights;
    for (const std::string& name : lit) {
      const auto at = place_to_touch(name);
      if (!at) continue;
      sight.lit.push_back(*at);
      sight.way = this->face().way_of(name);
    }
    for (const std::string& name : lights_behind(lit)) {
      if (const auto at = place_to_touch(name)) sight.next.push_back(*at);
    }
    this->card().place(input, std::move(sight));
  }
  std::optional<Rect> place_to_touch(const std::string& name) const {
    return this->face().answers(name) ? this->face().where(name) : std::nullopt;
  }
  // Those of the same deed that are lit once these have been touched.
  std::vector<std::string> lights_behind(const std::vector<std::string>& lit) const {
    if (!progress_.asks() || lit.empty()) return {};
    const std::vector<std::string>& all = progress_.now().lights;
    const auto last = std::find(all.begin(), all.end(), lit.back());
    return last == all.end() ? all : std::vector<std::string>(last + 1, all.end());
  }

  // ---- What it says ----------------------------------------------------------------------------

  // One thing after the other is lit, behind what is held already; what can be read, all at once.
  std::vector<std::string> lights() const {
    if (!progress_.asks()) return {};
    const std::vector<std::string>& lights = progress_.now().lights;
    if (progress_.now().looks || lights.empty()) return lights;
    const auto held = std::find(lights.begin(), lights.end(), this->face().held());
    if (held == lights.end()) return {lights.front()};
    return {held + 1 == lights.end() ? *held : *(held + 1)};
  }

  std::string sentence() const {
    const std::string asked = lesson_key(entry_.card.id, step(), progress_.part());
    if (progress_.asks()) return say(asked);
    const std::string then = asked + ".then";
    return spoken().find(then).empty() ? std::string() : say(then);
  }

  void show() {
    LessonView view;
    const int steps = progress_.steps();
    view.progress = static_cast<float>(progress_.step()) / static_cast<float>(steps);
    if (progress_.is_over()) {
      view.heading = say("lesson.over.title");
      view.sentence = say(key("end"));
      view.main = LessonCommand::Play;
    } else {
      view.heading = say("lesson.step", {std::to_string(progress_.step() + 1),
                                         std::to_string(steps),
                                         say(lesson_key(entry_.card.id, step(), "title"))});
      view.sentence = sentence();
      // Nobody is made to read.
      const bool looks = progress_.asks() && progress_.now().looks;
      view.asides = {looks ? LessonCommand::Next : LessonCommand::Skip};
    }
    if (held_when_noted_ != this->face().held()) note_ = {};
    if (!note_.empty()) view.note = say(note_);
    view.lights = lights();
    this->face().set_lit(progress_.asks() ? progress_.now().lights : std::vector<std::string>{});
    this->card().show(std::move(view), now_);
  }

  const GameEntry& entry_;
  const Lesson& lesson_;
  LessonProgress progress_;
  ScriptDecider script_;
  std::string_view note_;  // the key of what is said below the sentence; empty: nothing
  std::string held_when_noted_;  // it is said until something else is picked up
  Milliseconds now_ = 0;
};

}  // namespace mael::web
