#include "web/house/forces_screen.h"

#include "engine/core/plain_text.h"
#include "engine/maelstrom/text/force_link.h"
#include "engine/maelstrom/text/force_text.h"
#include "web/app/overloaded.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/maelstrom_table.h"

namespace mael::web {

namespace {

using mael::maelstrom::Force;

std::string problem_of(const Error& fault) {
  if (fault.line == 0) return fault.message;
  return say("list.line", {std::to_string(fault.line), fault.message});
}

std::string lines_of(const Faults& faults) {
  constexpr std::size_t kShown = 8;
  std::string text;
  for (std::size_t i = 0; i < faults.size() && i < kShown; ++i) {
    text += (i == 0 ? "" : "\n") + problem_of(faults[i]);
  }
  if (faults.size() > kShown) {
    text += "\n" + say("forces.import.more", {std::to_string(faults.size() - kShown)});
  }
  return text;
}

// A list in the language of the page; one from an English page is read too.
Result<Force, Faults> read_list(const std::string& text) {
  auto force = mael::maelstrom::read_force_text(text, spoken());
  if (force) return force;
  auto of_english = mael::maelstrom::read_force_text(text, english());
  return of_english ? of_english : force;
}

}  // namespace

ForcesScreen::ForcesScreen(FrontServices& services, ForcesListener& listener, KeptForces& kept)
    : services_(services), listener_(listener), kept_(kept) {
  kept_.tell([this](const OwnForce& force, bool gone, StoreProblem problem) {
    stored(force, gone, problem);
  });
  face().set_own(kept_.forces());
}

void ForcesScreen::obey(const forces::Wish& wanted) {
  std::visit(
      Overloaded{
          [&](const forces::Leave& wish) { leave(wish.unsaved); },
          [&](const forces::Save& wish) { keep(wish); },
          [&](const forces::ForgetForce& wish) { ask_to_forget(wish.id); },
          [&](const forces::ShareForce& wish) {
            services_.platform().share_link(
                say("forces.share.title", {wish.force.name}),
                mael::maelstrom::write_force_link(wish.force).substr(1));
          },
          [&](const forces::ShowList& wish) { show_list(wish.force); },
          [&](const forces::PasteList&) { ask_for_force(); },
          [&](const forces::EditText& wish) { edit_text(wish); },
          [&](const forces::DrawRandom&) { face().draw(services_.platform().random_seed()); },
          [&](const forces::ShowRule& wish) {
            services_.platform().show_rules(MaelstromTable::kRules, wish.rule);
          },
          [&](const forces::AskToReplace& wish) {
            ask_to_lose([this, id = wish.id] {
              face().discard();
              choose_item(id);
            });
          },
          [&](const forces::Choose& wish) { choose_item(wish.id); },
      },
      wanted);
}

void ForcesScreen::open() {
  if (face().force().lines.empty()) face().open_shelf();
  listener_.build_forces();
}

void ForcesScreen::leave(bool unsaved) {
  if (!unsaved) return listener_.leave_forces();
  ask_to_lose([this] {
    face().discard();
    listener_.leave_forces();
  });
}

void ForcesScreen::choose_item(const std::string& id) {
  face().choose(id, wishes());
  carry_out();
}

// What is being made was not saved.
void ForcesScreen::ask_to_lose(const std::function<void()>& then) {
  const Question question{say("forces.leave.title"),
                          say("forces.leave.sentence"),
                          {},
                          {{"stay", say("forces.leave.stay")}, {"leave", say("forces.leave.yes")}}};
  services_.dialogs().ask(question, [this, then](std::string_view answer, std::string_view) {
    if (answer == "leave") then();
    services_.stir();
  });
}

// ---- Keeping -----------------------------------------------------------------------------------

void ForcesScreen::keep(const forces::Save& wish) {
  kept_.keep({wish.id.empty() ? services_.new_id() : wish.id, wish.force});
}

void ForcesScreen::stored(const OwnForce& force, bool gone, StoreProblem problem) {
  if (problem != StoreProblem::None) {
    return services_.tell_problem("forces.failed.title", say("forces.failed.sentence"));
  }
  face().set_own(kept_.forces());
  listener_.forces_changed();
  if (gone) return;
  face().saved(force);
  services_.platform().say(say("forces.kept", {force.force.name}));
}

void ForcesScreen::ask_to_forget(const std::string& id) {
  const OwnForce* force = kept_.find(id);
  if (force == nullptr) return;
  const Question question{say("forces.forget.title", {force->force.name}),
                          say("forces.forget.sentence"),
                          {},
                          {{"keep", say("app.forget.no")}, {"forget", say("app.forget.yes")}}};
  services_.dialogs().ask(question, [this, id](std::string_view answer, std::string_view) {
    if (answer == "forget") kept_.drop(id);
  });
}

// ---- In and out --------------------------------------------------------------------------------

void ForcesScreen::show_list(const Force& force) {
  const std::string list = mael::maelstrom::write_force_text(force, spoken());
  services_.dialogs().ask({say("forces.export.title"),
                           say("forces.export.sentence"),
                           {{say("forces.export.field"), list, true}},
                           {{"copy", say("forces.export.copy")}, {"close", say("app.close")}}},
                          [this, list](std::string_view answer, std::string_view) {
                            if (answer == "copy") {
                              services_.platform().copy_text(say("forces.export.title"), list,
                                                             say("forces.export.copied"));
                            }
                          });
}

void ForcesScreen::ask_for_force() {
  const Question question{
      say("forces.import.title"),
      say("forces.import.sentence"),
      {{say("forces.import.field"), "", false}},
      {{"import", say("forces.import.yes")}, {"cancel", say("app.link.cancel")}}};
  services_.dialogs().ask(question, [this](std::string_view answer, std::string_view text) {
    if (answer == "import") open_force(std::string(text));
  });
}

void ForcesScreen::open_force(const std::string& text) {
  if (is_force_link(text)) {
    auto force = mael::maelstrom::read_force_link(text);
    if (!force) return services_.tell_problem("app.link.bad.title", force.error());
    return build(std::move(*force));
  }
  auto force = read_list(unwrapped(text));
  if (!force) return services_.tell_problem("forces.import.bad", lines_of(force.error()));
  build(std::move(*force));
}

void ForcesScreen::build(Force force) {
  if (face().would_be_lost()) {
    return ask_to_lose([this, force = std::move(force)] {
      face().discard();
      build(force);
    });
  }
  services_.clear_table();
  face().put(std::move(force));
  listener_.build_forces();
}

void ForcesScreen::edit_text(const forces::EditText& wish) {
  const int limit = wish.search ? 40 : static_cast<int>(mael::maelstrom::kMaxForceName);
  const Ticket ticket = services_.platform().edit_text(
      {wish.at, say(wish.search ? "forces.search" : "forces.name"), wish.current, limit});
  text_edited_ = {ticket, wish.search};
}

bool ForcesScreen::text_edited(Ticket ticket, std::string_view text) {
  if (ticket != text_edited_.first) return false;
  face().set_text(text_edited_.second, text);
  return true;
}

// ---- In words ----------------------------------------------------------------------------------

Words ForcesScreen::words() {
  forces::TextView text_view = face().text_view();
  Words words;
  words.table = "forces";
  words.title = std::move(text_view.title);
  words.status = std::move(text_view.status);
  words.alert = std::move(text_view.alert);
  words.scene = std::move(text_view.scene);
  say_choices(std::move(text_view.choices), words);
  return words;
}

}  // namespace mael::web
