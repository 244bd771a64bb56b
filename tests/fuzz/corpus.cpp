#include "tests/fuzz/corpus.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fstream>
#include <iterator>

#include "engine/core/base64.h"
#include "engine/core/texts.h"
#include "engine/maelstrom/text/force_link.h"
#include "engine/maelstrom/text/force_text.h"
#include "engine/play/link.h"
#include "tests/fuzz/parts.h"
#include "tests/typed_games.h"
#include "web/app/saved_games.h"
#include "web/app/saved_table.h"
#include "web/base/sketch.h"

namespace mael::fuzz {
namespace {

std::ifstream open(const std::string& file) {
  return std::ifstream(std::string(MAELSTROM_TESTS_DIR) + "/" + file, std::ios::binary);
}

// The lines of a file in the corpus; `\n` in a line stands for a line end.
Corpus lines_of(const std::string& file) {
  std::ifstream stream = open("fuzz/corpus/" + file);
  Corpus lines;
  for (std::string line; std::getline(stream, line);) {
    const std::size_t end = line.find("\\n");
    if (end != std::string::npos) line.replace(end, 2, "\n");
    lines.push_back(line);
  }
  return lines;
}

std::string text_of(const Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

Corpus positions() { return lines_of("positions.txt"); }
Corpus actions() { return lines_of("actions.txt"); }

std::string bytes_of(const std::string& file) {
  std::ifstream stream = open(file);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Calls visit(Of{}, moment) with moments at the beginning, in the middle and at the end of a stored
// match of every game.
template <class Visit>
void each_moment(const Visit& visit) {
  constexpr int kReach = 8;
  EveryGame::each([&]<class Of>(Of of) {
    const std::string save = bytes_of(std::string("saves/") + Of::kStoredMatch);
    const auto loaded = Of::load(Bytes(save.begin(), save.end()));
    assert(loaded.ok());
    const auto& match = loaded->match;
    for (const int at : {0, match.size() / 2, match.size()}) {
      visit(of, moment_around(match, at, kReach, match.size()));
    }
  });
}

Corpus moments() {
  Corpus corpus;
  each_moment([&](auto, const auto& moment) { corpus.push_back(text_of(pack(moment))); });
  return corpus;
}

Corpus links() {
  Corpus corpus = lines_of("links.txt");
  each_moment([&]<class Of>(Of, const auto& moment) {
    corpus.push_back(
        write_link(LinkKind::Moment, Of::kLetters.front(), int{Of::kPacked}, pack(moment)));
  });
  return corpus;
}

// Between the four letters of its head and the three of its check a link is its bytes.
Corpus payloads() {
  Corpus corpus;
  for (const std::string& link : links()) {
    const auto bytes = from_base64(link.substr(4, link.size() - 7));
    if (bytes) corpus.push_back(text_of(*bytes));
  }
  return corpus;
}

// The lines of built.txt are digits in base 64 that once broke a promise.
Corpus built() {
  Corpus corpus;
  for (const std::string& position : positions()) {
    const std::string digits = digits_of_position(position);
    if (!digits.empty()) corpus.push_back(digits);
  }
  for (const std::string& line : lines_of("built.txt")) {
    const auto bytes = from_base64(line);
    if (bytes) corpus.push_back(text_of(*bytes));
  }
  return corpus;
}

Corpus forces() {
  Corpus corpus;
  for (const maelstrom::ReadyForce& ready : maelstrom::ready_forces()) {
    corpus.push_back(text_of(maelstrom::pack_force({ready.id, ready.edition, ready.lines})));
  }
  return corpus;
}

Corpus set_ups() { return lines_of("set_ups.txt"); }

Corpus force_lists() {
  Corpus corpus;
  for (const maelstrom::ReadyForce& ready : maelstrom::ready_forces()) {
    corpus.push_back(
        maelstrom::write_force_text({ready.id, ready.edition, ready.lines}, english()));
  }
  return corpus;
}

// A match of every game, and some of former versions.
Corpus saves() {
  std::vector<std::string> files{"match-1.bin", "edge-cards-match-1.bin", "battle-match-1.bin"};
  EveryGame::each([&]<class Of>(Of) { files.emplace_back(Of::kStoredMatch); });
  Corpus corpus;
  for (const std::string& file : files) corpus.push_back(bytes_of("saves/" + file));
  return corpus;
}

// The matches of the saves.
Corpus parts() {
  Corpus corpus;
  const auto add = [&](const auto& loaded) {
    if (loaded) corpus.push_back(joined(save_parts(loaded->match, loaded->match.size(), 0)));
  };
  for (const std::string& save : saves()) {
    const Bytes bytes(save.begin(), save.end());
    EveryGame::each([&]<class Of>(Of) { add(Of::load(bytes)); });
  }
  return corpus;
}

// One of every form and ink.
Corpus sketches() {
  using web::Sketch;
  Corpus corpus;
  for (int form = 0; form <= static_cast<int>(Sketch::Form::Line); ++form) {
    web::SketchMaker maker({});
    for (int ink = 0; ink <= static_cast<int>(Sketch::Ink::Teal); ++ink) {
      maker.add(static_cast<Sketch::Form>(form), static_cast<Sketch::Ink>(ink), 1,
                {static_cast<float>(ink), static_cast<float>(form)});
    }
    corpus.push_back(text_of(write_sketch(maker.make())));
  }
  return corpus;
}

// Files of one game and of two, in parts and in one piece, of every game.
void add_games_in_files(char game, Corpus& corpus) {
  web::SavedBytes saved;
  saved.game = game;
  saved.players = {{web::PlayerKind::Person, "Ann"}, {web::PlayerKind::Casual, "Bot"}};
  saved.seed = 7;
  saved.match = {1, 2, 3};
  const web::StoredGame whole{"00ff", 3, 1'700'000'000'000, "Ann", "Turn 2", write_saved(saved)};
  const web::StoredGame parted{"17", 1, 5, "", "", write_head(saved, {}), 0, {{4, 5}, {}, {6}}};
  corpus.push_back(text_of(web::write_games({whole})));
  corpus.push_back(text_of(web::write_games({whole, parted})));
}

Corpus games_in_files() {
  Corpus corpus;
  EveryGame::each([&]<class Of>(Of) {
    for (const char letter : Of::kLetters) add_games_in_files(letter, corpus);
  });
  return corpus;
}

// The beginnings of games, as transcripts hold them.
Corpus matches() {
  constexpr int kLines = 24;
  Corpus corpus;
  for (const char* file : {"transcripts/arcanae-brood.txt", "transcripts/edge-cards-usual.txt",
                           "transcripts/pirates-2.txt", "transcripts/vortex-events.txt",
                           "transcripts/battle-usual.txt"}) {
    std::ifstream stream = open(file);
    std::string& text = corpus.emplace_back();
    std::string line;
    for (int i = 0; i < kLines && std::getline(stream, line); ++i) text += line + "\n";
  }
  return corpus;
}

constexpr std::array<Target, 14> kTargets{{
    {"positions_read_are_fixed_points", positions_read_are_fixed_points, positions},
    {"actions_read_are_fixed_points", actions_read_are_fixed_points, actions},
    {"links_opened_hold_valid_positions", links_opened_hold_valid_positions, links},
    {"bytes_unpacked_are_valid_positions", bytes_unpacked_are_valid_positions, payloads},
    {"moments_unpacked_are_fixed_points", moments_unpacked_are_fixed_points, moments},
    {"built_positions_keep_promises", built_positions_keep_promises, built},
    {"forces_unpacked_are_fixed_points", forces_unpacked_are_fixed_points, forces},
    {"force_lists_read_are_fixed_points", force_lists_read_are_fixed_points, force_lists},
    {"set_ups_read_are_fixed_points", set_ups_read_are_fixed_points, set_ups},
    {"sketches_read_are_fixed_points", sketches_read_are_fixed_points, sketches},
    {"games_in_a_file_are_fixed_points", games_in_a_file_are_fixed_points, games_in_files},
    {"saves_loaded_are_valid_matches", saves_loaded_are_valid_matches, saves},
    {"parts_loaded_are_valid_matches", parts_loaded_are_valid_matches, parts},
    {"matches_read_are_fixed_points", matches_read_are_fixed_points, matches},
}};

}  // namespace

std::span<const Target> targets() { return kTargets; }

const Target& target_named(std::string_view name) {
  const auto found = std::find_if(kTargets.begin(), kTargets.end(),
                                  [&](const Target& target) { return target.name == name; });
  assert(found != kTargets.end());
  return *found;
}

}  // namespace mael::fuzz
