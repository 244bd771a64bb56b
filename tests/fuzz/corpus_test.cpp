// Every property over its corpus (a file or a line of a file each) and some thousand slips of it.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <vector>

#include "engine/core/base64.h"
#include "engine/core/random.h"
#include "engine/core/texts.h"
#include "engine/maelstrom/force_link.h"
#include "engine/maelstrom/force_text.h"
#include "tests/engine/play/stored.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {
namespace {

using Property = Finding (*)(std::string_view);
using Corpus = std::vector<std::string>;

constexpr int kSlips = 3000;

// The lines of a file in the corpus; `\n` in a line stands for a line end.
Corpus lines_of(const std::string& file) {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/fuzz/corpus/" + file);
  Corpus lines;
  for (std::string line; std::getline(stream, line);) {
    const std::size_t end = line.find("\\n");
    if (end != std::string::npos) line.replace(end, 2, "\n");
    lines.push_back(line);
  }
  REQUIRE_FALSE(lines.empty());
  return lines;
}

// A few bytes changed, left out, doubled, or taken from another entry of the corpus.
std::string with_slips(std::string text, const std::string& other, Random& random) {
  for (std::uint32_t slips = 1 + random.below(4); slips > 0 && !text.empty(); --slips) {
    const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(5)) {
      case 0:
        text[place] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(place, 1 + random.below(8));
        break;
      case 2:
        text.insert(place, text.substr(place, 1 + random.below(8)));
        break;
      case 3:
        text[place] = static_cast<char>(text[place] ^ (1 << random.below(8)));
        break;
      default:
        text.insert(place,
                    other.substr(random.below(static_cast<std::uint32_t>(other.size() + 1)), 6));
        break;
    }
  }
  return text;
}

void hold(Property property, const Corpus& corpus, int slips = kSlips) {
  Random random(1);
  for (const std::string& entry : corpus) {
    INFO(entry);
    REQUIRE(property(entry) == "");
  }
  const auto any = [&]() -> const std::string& {
    return corpus[random.below(static_cast<std::uint32_t>(corpus.size()))];
  };
  for (int i = 0; i < slips; ++i) {
    const std::string slip = with_slips(any(), any(), random);
    const Finding finding = property(slip);
    if (!finding.empty()) FAIL(finding << "\nfrom: " << slip);
  }
}

TEST_CASE("positions read are fixed points", "[fuzz][notation]") {
  hold(positions_read_are_fixed_points, lines_of("positions.txt"));
}

TEST_CASE("actions read are fixed points", "[fuzz][notation]") {
  hold(actions_read_are_fixed_points, lines_of("actions.txt"));
}

TEST_CASE("links opened hold valid positions", "[fuzz][link]") {
  hold(links_opened_hold_valid_positions, lines_of("links.txt"));
}

TEST_CASE("bytes unpacked are valid positions", "[fuzz][snapshot]") {
  Corpus corpus;
  for (const std::string& link : lines_of("links.txt")) {
    const auto bytes = from_base64(link.substr(4, link.size() - 7));
    REQUIRE(bytes.ok());
    corpus.emplace_back(bytes->begin(), bytes->end());
  }
  hold(bytes_unpacked_are_valid_positions, corpus);
}

TEST_CASE("forces unpacked are fixed points", "[fuzz][force]") {
  Corpus corpus;
  for (const maelstrom::ReadyForce& ready : maelstrom::ready_forces()) {
    const Bytes bytes = maelstrom::pack_force({ready.id, ready.edition, ready.lines});
    corpus.emplace_back(bytes.begin(), bytes.end());
  }
  hold(forces_unpacked_are_fixed_points, corpus);
}

TEST_CASE("force lists read are fixed points", "[fuzz][force]") {
  Corpus corpus;
  for (const maelstrom::ReadyForce& ready : maelstrom::ready_forces()) {
    corpus.push_back(
        maelstrom::write_force_text({ready.id, ready.edition, ready.lines}, english()));
  }
  hold(force_lists_read_are_fixed_points, corpus, kSlips / 10);
}

TEST_CASE("saves loaded are valid matches", "[fuzz][save]") {
  hold(saves_loaded_are_valid_matches, {stored("match-1.bin"), stored("edge-cards-match-1.bin")}, kSlips / 3);
}

}  // namespace
}  // namespace mael::fuzz
