// Tables that come from outside: links, pasted notation, files.
#include "web/app/app.h"
#include "web/app/position_links.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using maelstrom::say;

}  // namespace

void App::ask_for_link() {
  const Question question{say("app.link.title"),
                          say("app.link.sentence"),
                          {{say("app.link.field"), "", false}},
                          {{"open", say("app.link.open")},
                           {"file", say("app.link.file")},
                           {"cancel", say("app.link.cancel")}}};
  dialogs_.ask(question, [this](std::string_view answer, std::string_view text) {
    if (answer == "open") open_position(std::string(text));
    if (answer == "file") platform_.pick_file();
  });
}

void App::open_position(const std::string& text) {
  if (open_force_link(text)) return;
  const auto state = open_link(text);
  if (!state) return tell_problem("app.link.bad.title", state.error().message);
  ask_before([this, state = *state] {
    put_on_table({{}, platform_.random_seed(), TableMatch(state), 0});
  });
}

void App::file_opened(std::span<const std::uint8_t> bytes) {
  auto table = read_table(bytes);
  if (!table) return tell_problem("app.file.bad.title", table.error().message);
  ask_before([this, table = *table] { put_on_table(table); });
}

// A game under way stays where it is, and stays stored; but nobody should lose sight of it unasked.
void App::ask_before(const std::function<void()>& open) {
  if (!host_.is_open() || outcome(host_.session().state()).over()) return open();
  const Question question{say("app.open.title"),
                          say("app.open.sentence", {title_of(host_.session().table())}),
                          {},
                          {{"open", say("app.link.open")}, {"stay", say("app.open.stay")}}};
  dialogs_.ask(question, [open](std::string_view answer, std::string_view) {
    if (answer == "open") open();
  });
}

void App::put_on_table(SavedTable table) {
  host_.open(std::move(table), {new_id(), 0}, settings_);
}

void App::tell_problem(std::string_view title, const std::string& sentence) {
  dialogs_.tell(say(title), sentence);
}

}  // namespace mael::web
