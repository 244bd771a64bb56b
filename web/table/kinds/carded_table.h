// A table with a card beside it that teaches, or poses a puzzle: the game's own screen and rules,
// and what the card says before everything else. Nothing of it is stored.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "web/table/kinds/lesson_card.h"
#include "web/table/kinds/session_table.h"
#include "web/table/kinds/workbench.h"

namespace mael::web {

class CardedTable : public SessionTable {
 public:
  using SessionTable::SessionTable;

  std::string_view name() const override { return "lesson"; }
  bool is_lesson() const override { return true; }
  int broken_at() const override { return 0; }
  LessonCard& card() { return card_; }
  const LessonCard& card() const { return card_; }
  // Null where none is open; its windows tell it what is pressed in them.
  virtual Workbench* workbench() const { return nullptr; }
  // Null where no position is set up by hand.
  virtual const Arranging* arranging() const { return nullptr; }
  // The game's own screen, without the card.
  void paint_game(const Frame& frame) const { screen().paint(frame); }
  void paint(const Frame& frame) const override { paint_with_painter(*this, frame); }

  // The screen gets its settings when it is opened.
  void begin(const ScreenSettings& settings) override;
  void set_settings(const ScreenSettings& settings) override;
  void carry_out() override;

 protected:
  virtual void obey(LessonCommand command) = 0;
  // Its button on the card, or its key: in words each says at length what it does.
  virtual void pressed(LessonCommand command) { obey(command); }

  void add_words(AnyScreen::Said& said) const override;
  void press(std::string_view button) override;

  // As many as seats at most, all of them persons, or bots.
  static std::vector<Player> persons_of(const OpenGame& game);
  static std::vector<Player> bots_of(const OpenGame& game);

 private:
  void kept() override {}
  void take_back(std::optional<int>) override {}
  void review() override {}
  void play_from(int) override {}

  LessonCard card_;
};

}  // namespace mael::web
