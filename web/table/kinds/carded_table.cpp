#include "web/table/kinds/carded_table.h"

#include <cstddef>
#include <string>

namespace mael::web {

void CardedTable::begin(const ScreenSettings& settings) {
  keep_settings(settings);
  card_.set_calm(settings.reduced_motion);
  session().open();
}

void CardedTable::set_settings(const ScreenSettings& settings) {
  SessionTable::set_settings(settings);
  card_.set_calm(settings.reduced_motion);
}

void CardedTable::carry_out() {
  if (const auto command = card_.take_press()) pressed(*command);
  SessionTable::carry_out();
}

void CardedTable::add_words(AnyScreen::Said& said) const {
  const LessonView& view = card_.view();
  said.words.title = view.heading;
  said.words.status = view.sentence + (view.sentence.empty() ? "" : " ") + said.words.status;
  if (!view.note.empty()) said.words.alert = view.note;
  std::ptrdiff_t place = 0;
  for (const LessonCommand command : card_.commands()) {
    said.words.choices.insert(said.words.choices.begin() + place,
                              {card_.label(command), std::string(web::name_of(command))});
    said.actions.insert(said.actions.begin() + place, std::nullopt);
    ++place;
  }
}

void CardedTable::press(std::string_view button) {
  if (const auto command = lesson_command_named(button)) return obey(*command);
  SessionTable::press(button);
}

std::vector<Player> CardedTable::persons_of(const OpenGame& game) {
  return std::vector<Player>(static_cast<std::size_t>(game.most_seats()));
}

std::vector<Player> CardedTable::bots_of(const OpenGame& game) {
  return std::vector<Player>(static_cast<std::size_t>(game.most_seats()),
                             Player{PlayerKind::Novice, {}});
}

}  // namespace mael::web
