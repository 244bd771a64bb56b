// The table in words with everything that may be done at it, and its buttons by name.
#include <algorithm>

#include "engine/maelstrom/notation.h"
#include "engine/play/legal_of.h"
#include "web/screens/maelstrom/offers.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// Each once, though a notice may offer what the menu does.
void add_buttons(TableWords<Action>& all, const std::vector<Button>& buttons) {
  for (const Button& button : buttons) {
    const std::string name(button.name);
    const auto same = [&](const Words::Choice& choice) { return choice.notation == name; };
    const auto& choices = all.words.choices;
    if (!button.enabled() || std::any_of(choices.begin(), choices.end(), same)) continue;
    all.add(button.label, name);
  }
}

}  // namespace

TableWords<Action> Table::words() const {
  const Mirror mirror = make_mirror(situation_, view_);
  TableWords<Action> all;
  all.words.title = mirror.title;
  all.words.status = mirror.notice.empty() ? mirror.status : mirror.notice;
  all.words.alert = mirror.alert;
  all.words.scene = mirror.table;
  for (const ToldLine& line : log()) all.words.log.push_back(line.text);
  if (view_.notice) add_buttons(all, view_.notice->buttons);
  if (view_.refusal) {
    all.add(say("ui.button.why", {view_.refusal->rule.text()}),
            std::string(commands().name_of(Common::OpenRule)));
  }
  for (const WordChoice& choice : mirror.choices) {
    all.add(choice.label, choice.notation, choice.action);
  }
  if (review_) add_buttons(all, view_.buttons);
  add_buttons(all, view_.tools);
  add_buttons(all, view_.menu);
  return all;
}

std::string Table::cursor() const {
  return selection_.cursor ? write_space(*selection_.cursor) : std::string();
}

}  // namespace mael::web::maelstrom
