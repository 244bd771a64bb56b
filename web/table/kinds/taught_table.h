// A table at which a lesson is held: the game's own screen and rules, with a card beside it that
// says what to do. What was asked for is carried out, and what the lesson has others do about it;
// anything else is told and left undone. Nothing of it is stored.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_entry.h"
#include "engine/play/lesson.h"
#include "web/table/kinds/carded_table.h"
#include "web/table/session/script_decider.h"

namespace mael::web {

class TaughtTable final : public CardedTable {
 public:
  // From a step of the lesson of the game with this id on, from 0; `first` is at its position. The
  // lesson must outlive the table.
  TaughtTable(TableHooks& hooks, std::unique_ptr<OpenGame> first, std::string_view id,
              const Lesson& lesson, int step);

  std::string title() const override;
  bool is_waiting() const override;
  std::string_view game_id() const override;
  // Instead of the lesson once more, the game.
  std::unique_ptr<OpenTable> again(std::uint64_t seed, Place place) const override;
  void read(const FrameInput& input) override;
  // "lesson_card", "lesson_next" and the like, "light 1", "light 2" … for what is lit, and
  // "way 1", "way 2" … for the points on the way of a finger that drags it.
  std::optional<Rect> where(std::string_view thing) const override;
  void tick(Milliseconds now) override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override;

 private:
  std::string key(std::string_view what) const;
  const LessonStep& step() const;

  void opened() override;
  void not_allowed(const std::string& sentence) override;
  void decide(const std::vector<std::string>& actions) override;
  std::optional<std::string> refused(const std::string& action);
  void await_player();
  void turned(int before);
  void lay(const std::string& position);
  void turn_on();
  void skip();
  void note(std::string_view said);
  void pressed(LessonCommand command) override;
  void obey(LessonCommand command) override;

  void place_card(const FrameInput& input);
  std::optional<Rect> place_to_touch(const std::string& name) const;
  std::vector<std::string> lights_beside(const std::vector<std::string>& lit) const;
  std::vector<std::string> lights() const;
  std::string sentence() const;
  void show();

  const GameEntry& entry_;
  const Lesson& lesson_;
  LessonProgress progress_;
  ScriptDecider script_;
  std::string_view note_;        // the key of what is said below the sentence; empty: nothing
  std::string held_when_noted_;  // it is said until something else is picked up
  Milliseconds now_ = 0;
};

}  // namespace mael::web
