#include <utility>

#include "web/app/problem_words.h"
#include "web/base/say.h"
#include "web/table/kinds/analysis_table.h"
#include "web/table/kinds/workbench_view.h"

namespace mael::web {

void AnalysisTable::show_bench() {
  if (!bench_) return;
  std::vector<std::string> names;
  for (const Seat seat : game().seats(session().at())) {
    names.push_back(name_of(seat));
  }
  const auto told = [&](const std::string& action) { return screen().words_for(action); };
  bench_->show(workbench_view(session().match(), session().at(), told), std::move(names));
  bench_->set_by_hand(chance_.is_by_hand());
}

void AnalysisTable::obey(const Workbench::Press& pressed) {
  if (pressed.command) return obey(*pressed.command);
  if (problem_of(pressed.deed).empty()) go(pressed.deed);
}

void AnalysisTable::obey(WorkbenchCommand command) {
  if (!bench_) return;
  hooks().platform().wake();
  Platform& page = hooks().platform();
  const WorkbenchView& view = bench_->view();
  if (bench_->obey(command)) return;
  switch (command) {
    case WorkbenchCommand::Close: script_chance(false); return bench_.reset();
    case WorkbenchCommand::Chance: return script_chance(!chance_.is_by_hand());
    case WorkbenchCommand::Filter:
      return ask_for_line("bench.filter", "bench_filter", bench_->filter());
    case WorkbenchCommand::Write:
      return ask_for_action(view.deeds.empty() ? "" : view.deeds.front().notation, {});
    case WorkbenchCommand::Draw:
      if (view.awaited.is_chance()) go(drawn());
      return;
    case WorkbenchCommand::CopyPosition:
      return page.copy_text(say("bench.copy"), view.position, say("bench.copied"));
    case WorkbenchCommand::Lay: return hooks().asked_for_position(view.position, {});
    case WorkbenchCommand::CopyMatch: return hooks().asked_to_copy_match();
    default: return;
  }
}

// What chance was to do by hand it does itself, once the player does not.
void AnalysisTable::script_chance(bool by_hand) {
  chance_.set_by_hand(by_hand);
  session().let_decide(now_);
  show_bench();
}

std::string AnalysisTable::drawn() {
  Random random(hooks().platform().random_seed());
  return session().match().branch_at(session().at())->dealt(random);
}

void AnalysisTable::ask_for_line(const std::string& text, const std::string& answer,
                                 const std::string& line, const std::string& problem) {
  hooks().asked_for_line({say(text),
                          problem.empty() ? say(text + ".sentence") : problem,
                          {{say(text + ".field"), line, false}},
                          {{answer, say(text + ".yes")}}});
}

void AnalysisTable::ask_for_action(const std::string& line, const std::string& problem) {
  ask_for_line("bench.write", "bench_write", line, problem);
}

// Who works at a workbench is told what the engine stumbled over, in its own words.
std::string AnalysisTable::why_unread(const Error& error) const {
  if (!bench_ || error.column == 0) return problem_in_words(error);
  return say("bench.engine", {std::to_string(error.column), error.message});
}

// Why this cannot be done now, in one sentence; empty if it can.
std::string AnalysisTable::problem_of(const std::string& action) const {
  const auto problem = screen().problem_of(action);
  return problem ? *problem : why_unread(problem.error());
}

void AnalysisTable::add_bench(AnyScreen::Said& said) const {
  for (std::string& row : bench_->scene()) said.words.scene.push_back(std::move(row));
  const std::string group = say("bench.title");
  for (const WorkbenchCommand command : bench_->commands()) {
    said.add(bench_->label(command), std::string(web::name_of(command)), {}, group);
    said.words.choices.back().pressed = bench_->pressed(command);
  }
  if (!bench_->view().awaited.is_chance()) return;
  for (const WorkbenchView::Deed& deed : bench_->view().deeds) {
    said.add(deed.notation, deed.notation, deed.notation, say("word.chance"));
  }
}

}  // namespace mael::web
