// A table with a card beside it that teaches, or poses a puzzle: the game's own screen and rules,
// and what the card says before everything else. Nothing of it is stored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "web/table/arranging.h"
#include "web/table/faced_table.h"
#include "web/table/lesson_card.h"
#include "web/table/workbench.h"

namespace mael::web {

// What there is of it without a game.
class LessonTable : public OpenTable {
 public:
  using OpenTable::OpenTable;

  std::string_view name() const override { return "lesson"; }
  bool is_lesson() const override { return true; }
  LessonCard& card() { return card_; }
  const LessonCard& card() const { return card_; }
  // Null where none is open; its windows tell it what is pressed in them.
  virtual Workbench* workbench() const { return nullptr; }
  // Null where no position is set up by hand.
  virtual const Arranging* arranging() const { return nullptr; }
  int broken_at() const override { return 0; }

 private:
  LessonCard card_;
};

// D describes the table.
template <DescribedTable D>
class CardedTable : public FacedTable<D, LessonTable> {
 public:
  using Base = FacedTable<D, LessonTable>;
  using typename Base::Action;
  using Base::Base;

  std::string_view drawing() const override { return D::kLessonDrawing; }

  // The face gets its settings when it is opened.
  void begin(const ScreenSettings& settings) override {
    this->keep_settings(settings);
    this->card().set_calm(settings.reduced_motion);
    this->session().open();
  }
  void set_settings(const ScreenSettings& settings) override {
    Base::set_settings(settings);
    this->card().set_calm(settings.reduced_motion);
  }
  void carry_out() override {
    if (const auto command = this->card().take_press()) pressed(*command);
    Base::carry_out();
  }

 protected:
  virtual void obey(LessonCommand command) = 0;
  // Its button on the card, or its key: in words each says at length what it does.
  virtual void pressed(LessonCommand command) { obey(command); }

  void add_words(TableWords<Action>& said) const override {
    const LessonView& view = this->card().view();
    said.words.title = view.heading;
    said.words.status = view.sentence + (view.sentence.empty() ? "" : " ") + said.words.status;
    if (!view.note.empty()) said.words.alert = view.note;
    std::ptrdiff_t place = 0;
    for (const LessonCommand command : this->card().commands()) {
      said.words.choices.insert(said.words.choices.begin() + place,
                                {this->card().label(command), std::string(name_of(command))});
      said.actions.insert(said.actions.begin() + place, std::nullopt);
      ++place;
    }
  }
  void press(std::string_view button) override {
    if (const auto command = lesson_command_named(button)) return obey(*command);
    Base::press(button);
  }

 private:
  void kept() override {}
  void take_back() override {}
  void review() override {}
  void play_from(int) override {}
};

}  // namespace mael::web
