#include "engine/play/match_text.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/notation.h"
#include "engine/play/games.h"

namespace mael {
namespace {

constexpr std::string_view kBlanks = " \t\r";

// Of a line, what is not for people, without blanks around it.
std::string_view meant(std::string_view line) {
  const std::size_t from = line.find_first_not_of(kBlanks);
  if (from == std::string_view::npos || line[from] == '#') return {};
  line = line.substr(0, line.find(" >"));
  const std::size_t to = line.find_last_not_of(kBlanks);
  return to == std::string_view::npos || to < from ? std::string_view()
                                                   : line.substr(from, to - from + 1);
}

// Calls visit(number, line) for each line that has a meaning, counted from 1, until it answers
// false.
template <class Visit>
void each_line(std::string_view text, Visit&& visit) {
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = meant(text.substr(0, end));
    if (!line.empty() && !visit(number, line)) return;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// The game whose notation a line opens with; null for what is no set-up or position.
const GameEntry* game_in(std::string_view line) { return find_game(game_id_in(line)); }

// So much of what was found that it can be found again.
std::string quoted(std::string_view found) {
  constexpr std::size_t kMost = 60;
  return found.size() <= kMost ? std::string(found) : std::string(found.substr(0, kMost)) + "…";
}

// Reads line after line, up to the first that is wrong.
class Reader {
 public:
  bool take(int number, std::string_view line) {
    number_ = number;
    found_ = line;
    if (!read_.match) return begin(std::string(line));
    if (game_in(line) == read_.game) return compare(std::string(line));
    return play(std::string(line));
  }

  Result<ReadMatch> result() && {
    if (wrong_) return Error{std::move(*wrong_), number_};
    if (!read_.match) return Error{"There is no match in this text."};
    return std::move(read_);
  }

 private:
  bool fail(const std::string& why) {
    wrong_ = "Line " + std::to_string(number_) + ": found " + quoted(found_) + ", " + why;
    return false;
  }

  bool begin(const std::string& line) {
    const GameEntry* game = game_in(line);
    if (game == nullptr) return fail("expected the set-up or a position of one of our games.");
    auto match = game->begin({}, line);
    if (!match) match = game->resume(line);
    if (!match) return fail("expected the set-up or a position of one of our games.");
    read_ = {game, std::move(*match)};
    return true;
  }

  // A position stands where another one, or none, may be read from the same words.
  bool compare(const std::string& line) {
    const auto there = read_.game->resume(line);
    if (there && (*there)->position() == read_.match->position()) return true;
    return fail("expected " + read_.match->position() + ".");
  }

  bool play(const std::string& line) {
    const auto judged = read_.match->append(line);
    if (!judged) return fail("expected an action.");
    return judged->accepted || fail("which rule " + judged->rule + " does not allow.");
  }

  ReadMatch read_;
  int number_ = 0;
  std::string_view found_;
  std::optional<std::string> wrong_;
};

}  // namespace

std::string write_match(const AnyMatch& match, const MatchNotes& notes) {
  std::string text;
  for (const std::string& head : notes.heads) text += "# " + head + "\n";
  text += match.beginning() + "\n";
  int turn = match.turn(0);
  for (int entry = 0; entry < match.size(); ++entry) {
    const int now = match.turn(entry);
    if (now != turn) text += "\n# " + notes.turn + " " + std::to_string(now) + "\n";
    turn = now;
    text += match.action(entry) + "\n";
  }
  return text;
}

const GameEntry* game_of_match(std::string_view text) {
  int lines = 0;
  const GameEntry* game = nullptr;
  each_line(text, [&](int, std::string_view line) {
    if (lines == 0) game = game_in(line);
    return ++lines < 2 && game != nullptr;
  });
  return lines > 1 ? game : nullptr;
}

Result<ReadMatch> read_match(std::string_view text) {
  if (text.size() > kLongestMatchText) return Error{"This text is longer than any match."};
  Reader reader;
  each_line(text, [&](int number, std::string_view line) { return reader.take(number, line); });
  return std::move(reader).result();
}

Result<std::vector<ReadMatch>> read_matches(std::string_view text) {
  std::vector<ReadMatch> matches;
  std::optional<Error> wrong;
  Reader reader;
  const auto finish = [&] {
    auto read = std::exchange(reader, Reader()).result();
    if (read)
      matches.push_back(std::move(*read));
    else
      wrong = read.error();
    return !wrong;
  };
  each_line(text, [&](int number, std::string_view line) {
    return line == kBetweenMatches ? finish() : reader.take(number, line);
  });
  if (!wrong) finish();
  if (wrong) return *wrong;
  return matches;
}

}  // namespace mael
