// The command line without a face: words in, JSON lines out. The program `maelstrom` and the
// browser build both answer through it, so a test can ask the same of either.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/arena.h"
#include "engine/play/game_log.h"
#include "engine/play/games.h"

namespace mael {

// What a command may ask of the world around it. What is left out makes the verbs that need it
// answer that they cannot be had here; jobs are then run one after another.
struct World {
  using NamedText = std::pair<std::string, std::string>;  // path, content

  Clock clock;
  std::function<Result<std::string>(const std::string& path)> read_file;
  // Every text file below a folder, sorted by path.
  std::function<Result<std::vector<NamedText>>(const std::string& folder)> read_folder;
  RunJobs run_jobs;
  Clock thread_clock;  // time of the thread that asks
  // A file to write to, in place of whatever stands there; it is asked in order, and by one thread
  // at a time.
  std::function<Result<GameLog::Write>(const std::string& path)> open_file;
};

struct Answer {
  std::string out;    // JSON, one object a line
  std::string error;  // one sentence; empty on success
  bool ok() const { return error.empty(); }
};

// Answers a command: the verb and the words behind it. Without words, an error that names the
// verbs. Never throws.
Answer answer(const std::vector<std::string>& words, const World& world = {});

// The same for the verbs that ask about a position alone (games, new, show, legal, why, apply): all
// the page needs of it.
Answer answer_on_positions(const std::vector<std::string>& words);

}  // namespace mael
