// The prompt that all tables have: what is measured, what is on pages, what leads on.
#include "web/table/parts/prompt.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "web/base/word_lines.h"

namespace mael::web {
namespace {

const Measure& font = fixed_measure();

struct Placed {
  Rect at;
  std::vector<PromptRow> rows;

  std::vector<const PromptRow*> of(RowKind kind) const {
    std::vector<const PromptRow*> found;
    for (const PromptRow& row : rows) {
      if (row.kind == kind) found.push_back(&row);
    }
    return found;
  }
};

Placed placed(PromptMaker& maker) {
  Placed out;
  out.at = maker.place(out.rows);
  return out;
}

PromptSpec room(float width, float height) {
  PromptSpec spec;
  spec.room = box(10, 20, width, height);
  return spec;
}

constexpr const char* kSentence = "Nobody may sail to the land of the dead before the tide turns.";

TEST_CASE("a row of a prompt is as high as its words", "[prompt]") {
  for (const float width : {160.0F, 240.0F, 400.0F}) {
    CAPTURE(width);
    PromptMaker maker(room(width, 600), font);
    maker.title("What now?");
    maker.words(kSentence);
    maker.words(kSentence, RowKind::Note);
    const Placed prompt = placed(maker);
    REQUIRE(prompt.rows.size() == 3);
    for (const PromptRow& row : prompt.rows) {
      const float words = height_in(font, row.style, row.text, row.at.width());
      CHECK(row.at.width() == width - 2 * kPromptPad);
      CHECK(row.at.height() > words);
      CHECK(row.at.height() <= words + 12);
    }
    CHECK(prompt.rows[1].at.min.y == prompt.rows[0].at.max.y);
    CHECK(prompt.rows[2].at.max.y == prompt.at.max.y - kPromptPad);
    CHECK(prompt.rows[2].at.height() < prompt.rows[1].at.height());
  }
}

TEST_CASE("a title is large where it fits into a line, else it has small letters", "[prompt]") {
  const auto title_in = [](float width, PromptSigns signs) {
    PromptSpec spec = room(width, 300);
    spec.signs = signs;
    PromptMaker maker(spec, font);
    maker.title("Fit the compass?");
    return placed(maker).rows.front();
  };
  CHECK(title_in(300, {}).style == TextStyle::Lead);
  CHECK(title_in(140, {}).style == TextStyle::Caption);
  const PromptRow beside = title_in(200, {true, true});
  CHECK(beside.style == TextStyle::Caption);
  CHECK(title_in(200, {}).style == TextStyle::Lead);
  CHECK(beside.at.max.x <= 10 + 200 - 2 * 44);
}

TEST_CASE("what is told is on pages where not all of it fits, and every row is on one",
          "[prompt]") {
  std::vector<std::string> read;
  for (int page = 0;; ++page) {
    PromptSpec spec = room(260, 180);
    spec.page = page;
    PromptMaker maker(spec, font);
    maker.title("Look");
    for (int i = 0; i < 7; ++i) maker.words(std::to_string(i) + " " + kSentence);
    REQUIRE(maker.turn_pages());
    const Placed prompt = placed(maker);
    CHECK(prompt.at == spec.room);  // whatever is on it: the sign stays under the finger
    for (const PromptRow* row : prompt.of(RowKind::Words)) {
      CHECK(row->at.max.y <= prompt.at.max.y);
      read.push_back(row->text.substr(0, 1));
    }
    const auto rest = prompt.of(RowKind::Rest);
    REQUIRE(rest.size() == 1);
    CHECK(rest[0]->index == 7 - read.size());
    CHECK(rest[0]->at.height() >= 44);
    CHECK(rest[0]->at.min.x >= prompt.rows.front().at.max.x);
    if (rest[0]->index == 0) break;
    REQUIRE(page < 7);
  }
  CHECK(read == std::vector<std::string>{"0", "1", "2", "3", "4", "5", "6"});
}

TEST_CASE("a prompt that fits has no pages", "[prompt]") {
  PromptMaker maker(room(260, 400), font);
  maker.title("Look");
  maker.words(kSentence);
  CHECK_FALSE(maker.turn_pages());
  const Placed prompt = placed(maker);
  CHECK(prompt.of(RowKind::Rest).empty());
  CHECK(prompt.at.height() < 400);
}

TEST_CASE("what is listed has one column, two where it is too much, and then a way to the rest",
          "[prompt]") {
  const auto listed = [](std::size_t items, int page) {
    PromptSpec spec = room(300, 30 + 24 + 4 * kPromptItem);
    spec.page = page;
    PromptMaker maker(spec, font);
    maker.title("Choose");
    maker.list(items);
    return placed(maker);
  };
  const Placed few = listed(4, 0);
  REQUIRE(few.of(RowKind::Item).size() == 4);
  CHECK(few.of(RowKind::Item)[0]->at.width() == 300 - 2 * kPromptPad);
  CHECK(few.of(RowKind::More).empty());

  const Placed eight = listed(8, 0);
  REQUIRE(eight.of(RowKind::Item).size() == 8);
  CHECK(eight.of(RowKind::Item)[1]->at.min.y == eight.of(RowKind::Item)[0]->at.min.y);
  CHECK(eight.of(RowKind::Item)[0]->at.max.x < eight.of(RowKind::Item)[1]->at.min.x);

  const Placed first = listed(10, 0), second = listed(10, 1), again = listed(10, 2);
  REQUIRE(first.of(RowKind::Item).size() == 7);
  REQUIRE(first.of(RowKind::More).size() == 1);
  CHECK(first.of(RowKind::More)[0]->at == second.of(RowKind::More)[0]->at);
  REQUIRE(second.of(RowKind::Item).size() == 3);
  CHECK(second.of(RowKind::Item)[0]->index == 7);
  CHECK(again.of(RowKind::Item)[0]->index == 0);
}

TEST_CASE("signs stand beside the title in the corner, for fingers", "[prompt]") {
  PromptSpec spec = room(300, 200);
  spec.signs = {true, true};
  PromptMaker maker(spec, font);
  maker.title("The Kraken");
  maker.words(kSentence);
  const Placed prompt = placed(maker);
  REQUIRE(prompt.of(RowKind::Close).size() == 1);
  REQUIRE(prompt.of(RowKind::About).size() == 1);
  const Rect close = prompt.of(RowKind::Close)[0]->at, about = prompt.of(RowKind::About)[0]->at;
  CHECK(close.max.x == prompt.at.max.x);
  CHECK(close.min.y == prompt.at.min.y);
  CHECK(about.max.x == close.min.x);
  CHECK((about.width() >= 44 && about.height() >= 44));
  CHECK(prompt.rows[1].at.min.y >= close.max.y);  // words begin below them
}

}  // namespace
}  // namespace mael::web
