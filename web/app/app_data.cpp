// All games at once: into one file, and out of it.
#include "web/app/app.h"
#include "web/app/saved_games.h"
#include "web/base/say.h"

namespace mael::web {

void App::data_wanted(std::string_view what) {
  if (what == "export") save_all_as_file();
  if (what == "import") platform_.pick_file();
}

void App::save_all_as_file() {
  if (shelf_.games().empty() && wins_.is_empty()) return platform_.say(say("app.games.none"));
  platform_.offer_file(say("app.games.file"), write_games(shelf_.games(), wins_));
}

// A game that is here stays as it is here: it may have been played on.
void App::take_in(std::vector<StoredGame> games) {
  const std::size_t before = taken_in_.size();
  for (StoredGame& game : games) {
    if (shelf_.find(game.id) != nullptr) continue;
    const Ticket ticket = platform_.store(game);
    taken_in_.emplace(ticket, std::move(game));
  }
  if (taken_in_.size() > before) return;
  platform_.say(say(games.empty() ? "app.games.wins" : "app.games.known"));
}

bool App::took_in(Ticket ticket, StoreProblem problem) {
  const auto entry = taken_in_.extract(ticket);
  if (!entry) return false;
  if (problem == StoreProblem::None) {
    ++games_taken_in_;
    shelf_.append(std::move(entry.mapped()));
    front_->set_games(shelf_.games());
  } else {
    tell_problem("app.file.bad.title", say("app.games.full"));
  }
  if (taken_in_.empty() && games_taken_in_ > 0) {
    platform_.say(say("app.games.taken", {std::to_string(games_taken_in_)}));
    games_taken_in_ = 0;
  }
  return true;
}

}  // namespace mael::web
