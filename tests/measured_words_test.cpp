// How wide and high words are is measured in the letters they are written in, never guessed by how
// many letters there are.
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace mael {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = MAELSTROM_SOURCE_DIR;

// What words are called where they are laid out.
const std::set<std::string, std::less<>> kWords{"words", "text",     "label",    "title",
                                                "name",  "line",     "note",     "heading",
                                                "sum",   "sentence", "sentences"};

bool is_of_name(char letter) {
  return letter == '_' || std::isalnum(static_cast<unsigned char>(letter)) != 0;
}

// The name that ends where this does: "words" of "row.words".
std::string_view last_name(std::string_view code) {
  std::size_t begin = code.size();
  while (begin > 0 && is_of_name(code[begin - 1])) --begin;
  return code.substr(begin);
}

// A width of letters that is a number of the source: kLetter, kSmallLetter and the like.
bool sets_letter_width(std::string_view line) {
  const std::size_t type = line.find("float k"), named = line.find("Letter");
  return type != std::string_view::npos && named != std::string_view::npos && type < named &&
         line.find('=', named) != std::string_view::npos;
}

// How many letters there are, taken for a measure: static_cast<float>(words.size()).
bool counts_letters(std::string_view line) {
  constexpr std::string_view kCast = "static_cast<float>(", kSize = ".size())";
  for (std::size_t at = line.find(kCast); at != std::string_view::npos;
       at = line.find(kCast, at + 1)) {
    const std::size_t from = at + kCast.size(), end = line.find(kSize, from);
    if (end == std::string_view::npos) continue;
    if (kWords.contains(last_name(line.substr(from, end - from)))) return true;
  }
  return false;
}

// Lines by the width of a letter: lines_of(words, width, kLetter), or a number as that.
bool breaks_by_letter(std::string_view line) {
  const std::size_t call = line.find("lines_of(");
  return call != std::string_view::npos && (line.find("etter", call) != std::string_view::npos ||
                                            line.find("F)", call) != std::string_view::npos);
}

bool guesses(std::string_view line) {
  return sets_letter_width(line) || counts_letters(line) || breaks_by_letter(line);
}

TEST_CASE("a guess at the width of words is known where it stands", "[measure]") {
  for (const char* line :
       {"constexpr float kLetter = 7.6F;  // about as wide as this",
        "inline constexpr float kSmallLetter = 6.6F;",
        "  constexpr float kPad = 12, kWideLetter = 8.4F;",
        "const float half = kLetter * static_cast<float>(words.size()) / 2;",
        "return std::ceil(static_cast<float>(row.text.size()) * letter / width);",
        "case RowKind::Sum: return 12 + 20 * lines_of(row.text, width, 7.9F);",
        "int lines = lines_of(sentence, width, kEndingLetter);"}) {
    CAPTURE(line);
    CHECK(guesses(line));
  }
  for (const char* line :
       {"static constexpr char kLetter = 'm';",
        "const float height = kLine * static_cast<float>(lines.size());",
        "const ChoiceLines lines = lines_of(choice, places.brief_choices);",
        "float letter_size(TextStyle style);", "return static_cast<float>(rows_.size()) * kRow;"}) {
    CAPTURE(line);
    CHECK_FALSE(guesses(line));
  }
}

// Digits of a board are cut from a picture of letters (web/board/glyph_sheet.h): their cells have
// the size that is set there.
TEST_CASE("no place on a screen is guessed by how many letters its words have", "[measure]") {
  int files = 0;
  for (const char* folder : {"web/app", "web/base", "web/house", "web/screens", "web/setup",
                             "web/table", "web/widgets"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      std::ifstream stream(entry.path());
      for (std::string line; std::getline(stream, line);) {
        if (!guesses(line)) continue;
        INFO(entry.path().string() << " says " << line);
        CHECK(line.empty());
      }
    }
  }
  CHECK(files > 300);
}

}  // namespace
}  // namespace mael
