// What the screens ask of the app: tables brought on and taken off, games kept and forgotten, links
// and files opened.
#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

#include "engine/core/notation.h"
#include "engine/core/plain_text.h"
#include "engine/core/table.h"
#include "engine/play/find_link.h"
#include "engine/play/games.h"
#include "engine/play/link.h"
#include "engine/play/match_text.h"
#include "web/app/app.h"
#include "web/app/problem_words.h"
#include "web/app/saved_games.h"
#include "web/app/saved_table.h"
#include "web/base/say.h"

namespace mael::web {

// ---- Tables ------------------------------------------------------------------------------------

void App::with_code(std::string letters, std::function<void()> then) {
  wanted_.when_here(letters, [this, letters, then = std::move(then)] {
    painter_.use_icons_of(letters);
    then();
  });
}

// A game of more players counts for none of them, but that is known when it ends.
std::string App::begin_counted() {
  const std::string id = new_id();
  wins_.begun(id);
  remember_wins();
  return id;
}

void App::begin_game(std::unique_ptr<LaidGame> game) {
  host_.lay(*game, {begin_counted(), 0}, for_screens());
}

Score App::game_ended(const Ended& end) {
  const int before = wins_.against(end.game, end.bot).best;
  if (!wins_.ended(end)) return {};
  remember_wins();
  const Score score = wins_.against(end.game, end.bot);
  if (score.best > before) platform_.say(say_count("app.alone.best", score.best));
  return score;
}

void App::remember_wins() { platform_.remember(std::string(kWins), wins_.write()); }

void App::resume(const std::string& id) {
  const StoredGame* game = shelf_.find(id);
  if (!game) return;
  const auto saved = read_stored(*game);
  if (!saved) return tell_bad_game(saved.error());
  with_code({saved->game}, [this, saved = *saved, place = Place{id, game->revision}] {
    if (const auto error = host_.open(saved, place, for_screens())) tell_bad_game(*error);
  });
}

void App::tell_bad_game(const Error& problem) {
  tell_problem("app.game.bad.title", say(problem.newer ? "app.game.newer" : "app.game.damaged"));
}

// A lesson goes on where it was left; the game it was asked from stays the one that is open.
void App::learn(std::string_view game) {
  const TableKind* kind = kind_that_teaches(house_.tables, game);
  if (kind == nullptr) return;
  with_code({kind->letter},
            [this, game = std::string(game)] { host_.teach(game, learnt_[game], for_screens()); });
}

void App::learnt(std::string_view game, int steps, bool over) {
  const std::string id(game);
  learnt_[id] = steps;
  platform_.remember("lesson." + id, std::to_string(steps));
  if (over && finished_.insert(id).second) platform_.remember("learnt." + id, "1");
}

// ---- Puzzles -----------------------------------------------------------------------------------

void App::show_puzzle(const std::string& after) { platform_.show_puzzles(solved_, after); }

void App::puzzle_chosen(std::string_view table, std::string_view told) {
  const auto puzzles = read_puzzles(table);
  if (!puzzles || puzzles->size() != 1) {
    return tell_problem("puzzle.title", say("puzzle.broken"));
  }
  const Puzzle& puzzle = puzzles->front();
  with_code({letter_of_position(house_.tables, puzzle.position)},
            [this, puzzle, told = std::string(told)] {
              if (const auto error = host_.pose(puzzle, told, for_screens())) {
                tell_problem("puzzle.title", *error);
              }
            });
}

// Only the first time counts: after a hint, whoever comes back knows how it begins.
void App::puzzle_solved(const std::string& id, bool helped) {
  platform_.puzzle_solved(id);
  const std::vector<std::string_view> known = split(solved_, ' ');
  const std::string with_hint = id + "?";
  const auto is_it = [&](std::string_view each) { return each == id || each == with_hint; };
  if (std::any_of(known.begin(), known.end(), is_it)) return;
  if (!solved_.empty()) solved_ += ' ';
  solved_ += helped ? with_hint : id;
  platform_.remember(std::string(kSolved), solved_);
}

void App::analyse(OpenedTable board) {
  if (!board) return tell_problem("analysis.title", board.error());
  lay(std::move(*board));
}

// ---- Tables once more --------------------------------------------------------------------------

// What was opened at a position begins there again, and counts no more than it did.
void App::play_again() {
  const OpenTable& table = host_.table();
  const std::uint64_t seed = platform_.random_seed();
  lay(table.again(seed, {table.has_setup() ? begin_counted() : new_id(), 0}));
}

// It is the same game, at the same place.
void App::hand_to_bot(Seat seat) {
  const StoredGame* game = shelf_.find(last_open_);
  auto saved = game ? read_stored(*game) : Result<SavedBytes>(damaged_table());
  const auto place = static_cast<std::size_t>(index_of(seat));
  if (!saved || place >= saved->players.size()) return;
  saved->players[place].kind = PlayerKind::Casual;
  if (const auto error = host_.open(*saved, {game->id, game->revision}, for_screens())) {
    tell_bad_game(*error);
  }
}

void App::table_opened() {
  const OpenTable& table = host_.table();
  front_->table_opened();
  platform_.set_title(table.title());
  if (table.is_lesson()) return screen_changed();
  last_open_ = table.place().id;
  platform_.remember("open", last_open_);
  if (const int entry = table.broken_at(); entry > 0) {
    platform_.say(table.is_damaged() ? say("app.game.holed")
                                     : say("app.file.broken", {std::to_string(entry)}));
  }
  screen_changed();
}

void App::leave_table() {
  const bool lesson = host_.table().is_lesson();
  host_.leave();
  if (lesson && shelf_.find(last_open_)) return resume(last_open_);
  last_open_.clear();
  platform_.remember("open", "");
  platform_.set_title(say("app.title"));
  front_->set_games(shelf_.games());
  screen_changed();
}

void App::clear_table() {
  if (host_.is_open()) leave_table();
}

void App::screen_changed() {
  said_by_ = nullptr;
  input_.reset();
  stir();
}

// ---- Games that are kept -----------------------------------------------------------------------

void App::ask_to_forget(const std::string& id) {
  const StoredGame* game = shelf_.find(id);
  if (!game) return;
  const Question question{say("app.forget.title"),
                          say("app.forget.sentence", {game->title}),
                          {},
                          {{"keep", say("app.forget.no")},
                           {"file", say("app.forget.file")},
                           {"forget", say("app.forget.yes")}}};
  dialogs_.ask(question, [this, id](std::string_view answer, std::string_view) {
    const StoredGame* kept = shelf_.find(id);
    if (!kept) return;
    if (answer == "file") return save_as_file(*kept);
    if (answer == "forget") platform_.forget(id);
  });
}

void App::forgotten(std::string_view id, bool gone) {
  if (!gone) return tell_problem("app.forget.failed.title", say("app.forget.failed.sentence"));
  shelf_.drop(std::string(id));
  front_->set_games(shelf_.games());
  stir();
}

void App::save_table_as_file() {
  if (const StoredGame* game = shelf_.find(last_open_)) save_as_file(*game);
}

void App::save_as_file(const StoredGame& game) {
  const auto saved = read_stored(game);
  with_code(saved ? std::string{saved->game} : "", [this, game] {
    const auto file = host_.file_of(game);
    if (!file) return tell_bad_game(file.error());
    platform_.offer_file(say("app.file.name", {game.title}), *file);
  });
}

// Never the same twice: sixteen hexadecimal digits of chance.
std::string App::new_id() {
  std::array<char, 17> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), platform_.random_seed(), 16);
  return {digits.data(), end.ptr};
}

// ---- Links and files ---------------------------------------------------------------------------

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

// For whoever is asked first; once.
std::function<void()> App::laying(std::unique_ptr<OpenTable> table) {
  return [this, kept = std::make_shared<std::unique_ptr<OpenTable>>(std::move(table))] {
    lay(std::move(*kept));
  };
}

void App::open_match(const std::string& text) {
  with_code({letter_of_match(house_.tables, text)}, [this, text] {
    const std::uint64_t seed = platform_.random_seed();
    auto table = host_.of_match(text, seed, {new_id(), 0});
    if (!table) return tell_problem("app.match.bad.title", table.error());
    ask_before(laying(std::move(*table)));
  });
}

void App::open_position(const std::string& given) {
  const std::string plain = plain_text(given);
  if (game_of_match(plain)) return open_match(plain);
  const std::string link = find_link(given);
  // Blanks and what else falls away do not make a text short that holds no link.
  if ((link.empty() ? given : link).size() > kLongestLink) {
    return tell_problem("app.link.bad.title", say("problem.link.long"));
  }
  const std::string& text = link.empty() ? plain : link;
  if (front_->open_link(text)) return;
  with_code({letter_of_position(house_.tables, text)}, [this, text] { open_known(text); });
}

bool App::open_moment(const std::string& link) {
  auto board = host_.of_moment(link);
  if (!board) {
    tell_problem("app.link.bad.title", board.error());
    return false;
  }
  ask_before(laying(std::move(*board)));
  return true;
}

bool App::open_known(const std::string& position) {
  if (holds_link(LinkKind::Moment, position)) return open_moment(position);
  const std::uint64_t seed = platform_.random_seed();
  auto table = host_.linked(position, seed, {new_id(), 0});
  if (!table) {
    tell_problem("app.link.bad.title", table.error());
    return false;
  }
  const bool is_doubtful = table->is_doubtful;
  const auto open = [this, linked = std::make_shared<LinkedTable>(std::move(*table))] {
    host_.lay(std::move(linked->table), for_screens());
    if (const auto opened = linked->opened) {
      platform_.say(say("app.link.pledge.kept", {std::to_string(*opened)}));
    }
  };
  if (is_doubtful) {
    ask_to_open({say("app.link.doubt.title"), say("app.link.doubt.sentence"), {}, {}}, open);
  } else {
    ask_before(open);
  }
  return true;
}

// Whether a file holds what could be pasted as well. Notation on one line says itself what is wrong
// with it.
bool App::is_text_of_ours(const std::string& text) const {
  if (text.size() > kLongestMatchText) return game_of_match(text) != nullptr;
  const std::string meant = plain_text(text);
  if (game_of_match(meant) || find_game(game_id_in(meant))) return true;
  return text.size() <= kLongestText && !find_link(text).empty();
}

void App::file_opened(std::span<const std::uint8_t> bytes) {
  if (are_games(bytes)) {
    Wins wins;
    auto games = read_games(bytes, &wins);
    if (!games) return tell_problem("app.file.bad.title", games.error());
    wins_.take_in(wins);
    remember_wins();
    return take_in(std::move(*games));
  }
  const auto saved = read_saved(bytes);
  if (!saved) {
    if (const std::string text(bytes.begin(), bytes.end()); is_text_of_ours(text)) {
      return open_position(text);
    }
    return tell_problem("app.file.bad.title", saved.error());
  }
  with_code({saved->game}, [this, saved = *saved] {
    auto laid = host_.laid_out(saved);
    if (!laid) return tell_problem("app.file.bad.title", laid.error());
    ask_before([this, game = std::shared_ptr<LaidGame>(std::move(*laid))] {
      host_.lay(*game, {new_id(), 0}, for_screens());
    });
  });
}

// A game under way stays where it is, and stays stored; but nobody should lose sight of it unasked.
void App::ask_before(const std::function<void()>& open) {
  if (!host_.is_open() || host_.table().is_over()) return open();
  ask_to_open({say("app.open.title"), say("app.open.sentence", {host_.table().title()}), {}, {}},
              open);
}

void App::ask_to_open(Question question, const std::function<void()>& open) {
  question.choices = {{"open", say("app.link.open")}, {"stay", say("app.open.stay")}};
  dialogs_.ask(question, [open](std::string_view answer, std::string_view) {
    if (answer == "open") open();
  });
}

void App::tell_problem(std::string_view title, const std::string& sentence) {
  dialogs_.tell(say(title), sentence);
}

void App::tell_problem(std::string_view title, const Error& problem) {
  dialogs_.tell(say(title), problem_in_words(problem));
}

}  // namespace mael::web
