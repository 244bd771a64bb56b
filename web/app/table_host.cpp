#include "web/app/table_host.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "web/base/say.h"

namespace mael::web {

namespace {

// The parts of a notation that was written by hand, a blank between two.
std::string in_one_line(std::string_view text) {
  std::string line(text);
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c < '!'; }, ' ');
  const auto both_blank = [](char a, char b) { return a == ' ' && b == ' '; };
  line.erase(std::unique(line.begin(), line.end(), both_blank), line.end());
  if (line.ends_with(' ')) line.pop_back();
  return line.starts_with(' ') ? line.substr(1) : line;
}

}  // namespace

TableHost::TableHost(Platform& platform, Dialogs& dialogs, Shelf& shelf, TableKinds kinds,
                     HostListener& listener)
    : platform_(platform), dialogs_(dialogs), shelf_(shelf), kinds_(kinds), listener_(listener) {}

std::optional<Error> TableHost::open(const SavedBytes& saved, Place place,
                                     const ScreenSettings& settings) {
  const auto laid = laid_out(saved);
  if (!laid) return laid.error();
  lay(**laid, std::move(place), settings);
  return {};
}

void TableHost::lay(LaidGame& laid, Place place, const ScreenSettings& settings) {
  TableHooks& hooks = *this;
  begin(laid.hosted(hooks, std::move(place)), settings);
}

void TableHost::begin(std::unique_ptr<OpenTable> table, const ScreenSettings& settings) {
  opening_ = std::move(table);
  OpenTable& opening = *opening_;
  opening.set_bot_pause(bot_pause_);
  opening.set_bot_iterations(bot_iterations_);
  if (!can_store_) opening.go_on_unstored();
  opening.begin(settings);
}

void TableHost::teach(std::string_view game, int step, const ScreenSettings& settings) {
  TableHooks& hooks = *this;
  if (auto table = taught_table(kinds_, hooks, game, step)) begin(std::move(table), settings);
}

std::optional<Error> TableHost::pose(const Puzzle& puzzle, const std::string& told,
                                     const ScreenSettings& settings) {
  TableHooks& hooks = *this;
  OpenedTable table = posed_table(kinds_, hooks, puzzle, told);
  if (!table) return table.error();
  begin(std::move(*table), settings);
  return {};
}

Result<LinkedTable> TableHost::linked(const std::string& text, std::uint64_t seed, Place place) {
  TableHooks& hooks = *this;
  return table_of_position(kinds_, hooks, text, shelf_.secrets(), seed, std::move(place));
}

OpenedTable TableHost::of_moment(const std::string& link) {
  TableHooks& hooks = *this;
  return table_of_moment(kinds_, hooks, link);
}

OpenedTable TableHost::of_match(const std::string& text, std::uint64_t seed, Place place) {
  TableHooks& hooks = *this;
  return table_of_match(kinds_, hooks, text, seed, std::move(place));
}

void TableHost::put_away() {
  if (!table_) return;
  table_->put_away();
  old_.push_back(std::move(table_));
}

void TableHost::leave() { put_away(); }

void TableHost::set_settings(const ScreenSettings& settings) {
  if (table_) table_->set_settings(settings);
  if (opening_) opening_->set_settings(settings);
}

void TableHost::set_bot_pause(Milliseconds pause) {
  bot_pause_ = pause;
  if (table_) table_->set_bot_pause(bot_pause_);
}

void TableHost::set_bot_iterations(int iterations) {
  bot_iterations_ = iterations;
  if (table_) table_->set_bot_iterations(bot_iterations_);
}

// ---- What tables tell --------------------------------------------------------------------------

void TableHost::opened(OpenTable& table) {
  if (&table != opening_.get()) return;
  put_away();
  table_ = std::move(opening_);
  if (!table_->written().head.empty()) shelf_.put(table_->written());
  listener_.table_opened();
}

OpenTable* TableHost::writing_table() {
  if (opening_ && opening_->is_writing()) return opening_.get();
  return table_ && table_->is_writing() ? table_.get() : nullptr;
}

// What is shown is not what is stored: all there is to do is to begin anew from that.
void TableHost::tell_of_other_tab(const std::string& what, const std::string& way_out) {
  const std::string key = "app.store." + what;
  dialogs_.ask({say(key + ".title"), say(key), {}, {{"reload", say("app.store." + way_out)}}},
               [this](auto, auto) { platform_.reload(); });
}

void TableHost::not_stored(StoreProblem problem) {
  if (problem == StoreProblem::Overtaken) return tell_of_other_tab("overtaken", "reload");
  if (problem == StoreProblem::Gone) return tell_of_other_tab("gone", "leave");
  ask_about_failure();
}

void TableHost::ask_about_failure() {
  const Question question{say("app.store.failed.title"),
                          say("app.store.failed"),
                          {},
                          {{"retry", say("app.store.retry")},
                           {"without", say("app.store.without")},
                           {"leave", say("app.store.leave")}}};
  dialogs_.ask(question, [this](std::string_view answer, std::string_view) {
    OpenTable* table = writing_table();
    if (!table) return;
    if (answer == "retry") {
      table->try_again();
    } else if (answer == "without") {
      table->go_on_unstored();
    } else {
      table->give_up();
    }
  });
}

// Whoever shares knows what the link shows before it leaves. The browser shares at no other time
// than in a press, of the dialog's button too.
void TableHost::asked_to_share() {
  const std::vector<SeatView> views = table_->views();
  if (views.empty()) return share_whole();
  Question question{say("app.share.hands.title"),
                    say("app.share.hands.sentence"),
                    {},
                    {{"whole", say("app.share.hands.whole")}}};
  for (std::size_t i = 0; i < views.size(); ++i) {
    question.choices.push_back({std::to_string(i), say("app.share.hands.view", {views[i].name})});
  }
  question.choices.push_back({"cancel", say("app.link.cancel")});
  dialogs_.ask(question, [this, views](std::string_view answer, std::string_view) {
    if (answer == "whole") return share_whole();
    for (std::size_t i = 0; i < views.size(); ++i) {
      if (std::to_string(i) != answer) continue;
      platform_.share_link(say("app.share.title"), views[i].link);
    }
  });
}

void TableHost::share_whole() {
  if (!table_) return;
  const Result<std::string> link = table_->hand_out();
  if (!link) return dialogs_.tell(say("app.share.refused.title"), link.error().message);
  platform_.share_link(say("app.share.title"), *link);
}

// Whoever copies a game that goes on knows what stands in it.
void TableHost::asked_to_copy_match() {
  const auto copy = [this] {
    if (!table_) return;
    platform_.copy_text(say("ui.button.copy_match"), table_->match_as_text(),
                        say("app.match.copied"));
  };
  if (table_->is_over() || table_->views().empty()) return copy();
  dialogs_.ask({say("app.match.hands.title"),
                say("app.match.hands.sentence"),
                {},
                {{"copy", say("ui.button.copy_match")}, {"cancel", say("app.link.cancel")}}},
               [copy](std::string_view answer, std::string_view) {
                 if (answer == "copy") copy();
               });
}

// One part of the notation a line, so that it can be read.
void TableHost::asked_for_position(const std::string& position, const std::string& problem) {
  std::string lines = position;
  std::replace(lines.begin(), lines.end(), ' ', '\n');
  dialogs_.ask({say("analysis.lay"),
                problem.empty() ? say("analysis.lay.sentence") : problem,
                {{say("analysis.lay.field"), lines, false}},
                {{"lay", say("analysis.lay.yes")}, {"cancel", say("app.link.cancel")}}},
               [this](std::string_view answer, std::string_view text) {
                 if (answer == "lay" && table_) table_->lay_position(in_one_line(text));
               });
}

void TableHost::asked_for_line(const Question& question) {
  Question with_cancel = question;
  with_cancel.choices.push_back({"cancel", say("app.link.cancel")});
  dialogs_.ask(with_cancel, [this](std::string_view answer, std::string_view text) {
    const bool given = !answer.empty() && answer != "cancel";
    if (given && table_) table_->line_given(answer, in_one_line(text));
  });
}

void TableHost::bot_failed() {
  if (std::exchange(bot_is_asked_about_, true)) return;
  dialogs_.ask(
      {say("app.bot.failed.title"), say("app.bot.failed"), {}, {{"retry", say("app.bot.retry")}}},
      [this](auto, auto) {
        bot_is_asked_about_ = false;
        if (table_) table_->ask_bot_again();
        platform_.wake();
      });
}

// The rules know no time, so it is for those who play to say what comes of it.
void TableHost::time_is_up(const std::string& who, bool may_resign) {
  Question question{
      say("app.clock.up.title"), say("app.clock.up", {who}), {}, {{"on", say("app.clock.on")}}};
  if (may_resign) question.choices.push_back({"resign", say("ui.button.resign")});
  dialogs_.ask(question, [this](std::string_view answer, std::string_view) {
    if (answer == "resign" && table_) table_->resign();
  });
}

// ---- Frames and answers of the page ------------------------------------------------------------

void TableHost::tick(Milliseconds now) {
  old_.clear();
  if (table_) table_->tick(now);
}

std::optional<Milliseconds> TableHost::wake_at(Milliseconds now) const {
  return table_ ? table_->wake_at(now) : std::nullopt;
}

std::optional<float> TableHost::thinking() const {
  return table_ ? table_->thinking() : std::nullopt;
}

std::vector<SeatClock> TableHost::clocks() const {
  return table_ ? table_->clocks() : std::vector<SeatClock>();
}

bool TableHost::is_asking_bots() const { return table_ && table_->is_asking_bots(); }

void TableHost::stored(Ticket ticket, StoreProblem problem) {
  if (opening_) opening_->stored(ticket, problem);
  if (table_) table_->stored(ticket, problem);
}

void TableHost::thought(Ticket ticket, int place, std::string_view report) {
  if (table_) table_->thought(ticket, place, report);
}

}  // namespace mael::web
