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

Words App::table_in_words() {
  TableWords<mael::maelstrom::Action> all = host_.table().words();
  for (std::size_t i = 0; i < all.actions.size(); ++i) {
    if (all.actions[i]) {
      choices_.emplace_back(*all.actions[i]);
    } else {
      choices_.emplace_back(all.words.choices[i].notation);
    }
  }
  all.words.table = host_.session().place().id;
  return std::move(all.words);
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
  } else if (const auto* button = std::get_if<std::string>(&meaning)) {
    maelstrom::Wishes wishes;
    host_.table().press(*button, wishes);
    carry_out(wishes);
  } else if (const auto* wish = std::get_if<forces::Wish>(&meaning)) {
    carry_out(*wish);
  } else {
    carry_out(std::get<start::Wish>(meaning));
  }
  stir();
}

}  // namespace mael::web
