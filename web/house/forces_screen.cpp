// The force builder's wishes, carried out; forces that come as links and lists.
#include "engine/maelstrom/force_link.h"
#include "engine/maelstrom/force_text.h"
#include "engine/maelstrom/words.h"
#include "web/app/app.h"
#include "web/app/overloaded.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::Force;
using maelstrom::say;

// A link of ours, as far as one can tell without opening it.
bool looks_like_force_link(std::string_view text) {
  const std::size_t hash = text.find('#');
  return hash != std::string_view::npos && text.substr(hash + 1, 2) == "fm";
}

std::string lines_of(const Faults& faults) {
  constexpr std::size_t kShown = 8;
  std::string text;
  for (std::size_t i = 0; i < faults.size() && i < kShown; ++i) {
    text += (i == 0 ? "" : "\n") + describe(faults[i]);
  }
  if (faults.size() > kShown) {
    text += "\n" + say("forces.import.more", {std::to_string(faults.size() - kShown)});
  }
  return text;
}

}  // namespace

void App::carry_out(const forces::Wish& wanted) {
  std::visit(Overloaded{
                 [&](const forces::Leave& wish) { leave_forces(wish.unsaved); },
                 [&](const forces::Save& wish) { keep_force(wish); },
                 [&](const forces::ForgetForce& wish) { ask_to_forget_force(wish.id); },
                 [&](const forces::ShareForce& wish) {
                   platform_.share_link(say("forces.share.title", {wish.force.name}),
                                        mael::maelstrom::write_force_link(wish.force).substr(1));
                 },
                 [&](const forces::ShowList& wish) { show_force_list(wish.force); },
                 [&](const forces::PasteList&) { ask_for_force(); },
                 [&](const forces::EditText& wish) { edit_force_text(wish); },
                 [&](const forces::DrawRandom&) { forces_.draw(platform_.random_seed()); },
                 [&](const forces::ShowRule& wish) {
                   platform_.show_rules(mael::maelstrom::rule_reference(), wish.rule);
                 },
                 [&](const forces::AskToReplace& wish) {
                   ask_to_lose([this, id = wish.id] {
                     forces_.discard();
                     choose_force_item(id);
                   });
                 },
                 [&](const forces::Choose& wish) { choose_force_item(wish.id); },
             },
             wanted);
}

void App::open_forces() {
  building_ = true;
  if (forces_.force().lines.empty()) forces_.open_shelf();
  input_.reset();
  stir();
}

void App::leave_forces(bool unsaved) {
  const auto leave = [this] {
    building_ = false;
    input_.reset();
    stir();
  };
  if (!unsaved) return leave();
  ask_to_lose([this, leave] {
    forces_.discard();
    leave();
  });
}

void App::choose_force_item(const std::string& id) {
  forces::Wishes wishes;
  forces_.choose(id, wishes);
  for (const forces::Wish& each : wishes) carry_out(each);
}

// What is being made was not saved.
void App::ask_to_lose(const std::function<void()>& then) {
  const Question question{say("forces.leave.title"),
                          say("forces.leave.sentence"),
                          {},
                          {{"stay", say("forces.leave.stay")}, {"leave", say("forces.leave.yes")}}};
  dialogs_.ask(question, [this, then](std::string_view answer, std::string_view) {
    if (answer == "leave") then();
    stir();
  });
}

// ---- Keeping -----------------------------------------------------------------------------------

void App::keep_force(const forces::Save& wish) {
  own_forces_.keep({wish.id.empty() ? new_id() : wish.id, wish.force});
}

void App::force_stored(const OwnForce& force, bool gone, StoreProblem problem) {
  if (problem != StoreProblem::None) {
    return tell_problem("forces.failed.title", say("forces.failed.sentence"));
  }
  forces_.set_own(own_forces_.forces());
  start_.set_forces(own_forces_.forces());
  if (gone) return;
  forces_.saved(force);
  platform_.say(say("forces.kept", {force.force.name}));
}

void App::ask_to_forget_force(const std::string& id) {
  const OwnForce* force = own_forces_.find(id);
  if (force == nullptr) return;
  const Question question{say("forces.forget.title", {force->force.name}),
                          say("forces.forget.sentence"),
                          {},
                          {{"keep", say("app.forget.no")}, {"forget", say("app.forget.yes")}}};
  dialogs_.ask(question, [this, id](std::string_view answer, std::string_view) {
    if (answer == "forget") own_forces_.drop(id);
  });
}

// ---- In and out --------------------------------------------------------------------------------

void App::show_force_list(const Force& force) {
  const std::string list = mael::maelstrom::write_force_text(force, english());
  dialogs_.ask({say("forces.export.title"),
                say("forces.export.sentence"),
                {{say("forces.export.field"), list, true}},
                {{"close", say("app.close")}}},
               [](auto, auto) {});
}

void App::ask_for_force() {
  const Question question{
      say("forces.import.title"),
      say("forces.import.sentence"),
      {{say("forces.import.field"), "", false}},
      {{"import", say("forces.import.yes")}, {"cancel", say("app.link.cancel")}}};
  dialogs_.ask(question, [this](std::string_view answer, std::string_view text) {
    if (answer == "import") open_force(std::string(text));
  });
}

bool App::open_force_link(const std::string& text) {
  if (!looks_like_force_link(text)) return false;
  open_force(text);
  return true;
}

void App::open_force(const std::string& text) {
  if (looks_like_force_link(text)) {
    auto force = mael::maelstrom::read_force_link(text);
    if (!force) return tell_problem("app.link.bad.title", force.error().message);
    return build(std::move(*force));
  }
  auto force = mael::maelstrom::read_force_text(text, english());
  if (!force) return tell_problem("forces.import.bad", lines_of(force.error()));
  build(std::move(*force));
}

void App::build(Force force) {
  if (forces_.would_be_lost()) {
    return ask_to_lose([this, force = std::move(force)] {
      forces_.discard();
      build(force);
    });
  }
  if (host_.is_open()) leave();
  forces_.put(std::move(force));
  building_ = true;
  stir();
}

void App::edit_force_text(const forces::EditText& wish) {
  const int limit = wish.search ? 40 : static_cast<int>(mael::maelstrom::kMaxForceName);
  const Ticket ticket = platform_.edit_text(
      {wish.at, say(wish.search ? "forces.search" : "forces.name"), wish.current, limit});
  force_edited_ = {ticket, wish.search};
}

// ---- In words ----------------------------------------------------------------------------------

Words App::forces_in_words() {
  forces::Mirror mirror = forces_.mirror();
  Words words;
  words.table = "forces";
  words.title = std::move(mirror.title);
  words.status = std::move(mirror.status);
  words.alert = std::move(mirror.alert);
  words.scene = std::move(mirror.scene);
  for (forces::Choice& choice : mirror.choices) {
    add_choice(words, std::move(choice.label), std::move(choice.name), choice.wish);
  }
  return words;
}

}  // namespace mael::web
