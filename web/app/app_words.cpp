// The screen that is up, in words: what the page shows beside the canvas, and what follows when one
// of the choices there is pressed.
#include <utility>

#include "web/app/app.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using maelstrom::say;

}  // namespace

void App::add_choice(Words& words, std::string label, std::string notation,
                     ChoiceMeaning meaning) {
  words.choices.push_back({std::move(label), std::move(notation)});
  choices_.push_back(std::move(meaning));
}

void App::add_buttons(Words& words, const std::vector<maelstrom::Button>& buttons) {
  for (const maelstrom::Button& button : buttons) {
    if (!button.enabled()) continue;
    add_choice(words, button.label, std::string(name_of(button.command)), button.command);
  }
}

Words App::table_in_words() {
  const maelstrom::Table& table = host_.table();
  const maelstrom::View& view = table.view();
  const maelstrom::Mirror mirror = table.mirror();
  Words words;
  words.table = host_.session().place().id;
  words.title = mirror.title;
  words.status = mirror.notice.empty() ? mirror.status : mirror.notice;
  words.alert = mirror.alert;
  words.scene = mirror.table;
  for (const maelstrom::LogLine& line : table.log()) words.log.push_back(line.text);
  if (view.notice) add_buttons(words, view.notice->buttons);
  if (view.refusal) {
    constexpr auto kWhy = maelstrom::Command::OpenRule;
    add_choice(words, say("ui.button.why", {view.refusal->rule.text()}),
               std::string(name_of(kWhy)), kWhy);
  }
  for (const maelstrom::WordChoice& choice : mirror.choices) {
    add_choice(words, choice.label, choice.notation, choice.action);
  }
  add_buttons(words, view.tools);
  add_buttons(words, view.menu);
  return words;
}

Words App::start_in_words() {
  const start::Mirror mirror = start_.mirror();
  Words words;
  words.title = say("app.title");
  words.status = mirror.status;
  words.alert = mirror.alert;
  for (const start::Choice& choice : mirror.choices) {
    add_choice(words, choice.label, choice.name, choice.wish);
  }
  return words;
}

void App::show_words() {
  choices_.clear();
  Words words = host_.is_open() ? table_in_words()
                : building_     ? forces_in_words()
                                : start_in_words();
  if (words == words_) return;
  words_ = std::move(words);
  platform_.show_words(words_);
}

void App::chosen(int choice) {
  if (choice < 0 || choice >= static_cast<int>(choices_.size())) return;
  const ChoiceMeaning meaning = choices_[static_cast<std::size_t>(choice)];
  if (const auto* action = std::get_if<mael::maelstrom::Action>(&meaning)) {
    host_.decide({*action});
  } else if (const auto* command = std::get_if<maelstrom::Command>(&meaning)) {
    maelstrom::Wishes wishes;
    host_.table().handle(maelstrom::intent::Press{*command}, wishes);
    carry_out(wishes);
  } else if (const auto* wish = std::get_if<forces::Wish>(&meaning)) {
    carry_out(*wish);
  } else {
    carry_out(std::get<start::Wish>(meaning));
  }
  stir();
}

}  // namespace mael::web
