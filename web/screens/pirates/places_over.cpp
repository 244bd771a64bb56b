#include "web/screens/pirates/places_over.h"

#include <algorithm>
#include <string>

#include "web/base/say.h"
#include "web/base/word_lines.h"

namespace mael::web::pirates {
namespace {

class Prompter {
 public:
  Prompter(const View& view, const Layout& layout, const Measure& measure)
      : prompt_(*view.prompt), layout_(layout), measure_(measure) {
    claims_ = std::any_of(view.hand.begin(), view.hand.end(),
                          [](const TreasureView& card) { return card.claimable; });
  }

  void place(Places& out) const {
    PromptMaker rows = rows_in(room());
    if (!rows.turn_pages()) drop_rows_without_room(rows);
    out.prompt = rows.place(out.prompt_rows);
    out.hits.add("prompt", out.prompt, intent::Nothing{});
    for (PromptRow& row : out.prompt_rows) add_hits(row, out);
  }

  float height() const { return rows_in(layout_.prompt).height(); }

 private:
  // Beside the treasure cards where all of it is read there; over them otherwise, as previews of
  // turns and attacks are, which need the width. What lists claims leaves cards and hold in sight
  // in any case.
  Rect room() const {
    if (layout_.aside.height() <= 0 || prompt_.dial || prompt_.blow || prompt_.joint) {
      return layout_.prompt;
    }
    const bool lists_claims = claims_ && !prompt_.choices.empty();
    const bool is_aside = lists_claims || rows_in(layout_.aside).fits();
    return is_aside ? layout_.aside : layout_.prompt;
  }

  // What takes the place of the bar covers it.
  PromptMaker rows_in(Rect room) const {
    PromptMaker rows({.room = room,
                      .at_bottom = layout_.form != Form::Wide,
                      .fills = layout_.asks_in_bar,
                      .page = prompt_.page,
                      .signs = {prompt_.about.kind != Subject::Kind::None, prompt_.closes}},
                     measure_);
    rows.title(prompt_.title);
    const auto own = [&](OwnRow which, float height) {
      rows.add({RowKind::Own, {}, height, which});
    };
    if (prompt_.dial) own(kDialRow, kPromptItem);
    if (prompt_.blow) own(kBlowRow, 58);
    if (prompt_.joint) own(kJointRow, height_of_joint(rows.width()));
    for (std::size_t i = 0; i < prompt_.lines.size(); ++i) add_line(rows, i);
    for (const std::string& sentence : prompt_.sentences) rows.words(sentence);
    for (std::size_t i = 0; i < prompt_.helpers.size(); ++i) {
      rows.add({RowKind::Own, {}, kPromptItem, kHelperRow, i});
    }
    rows.list(prompt_.targets.size() + prompt_.choices.size());
    return rows;
  }

  void add_line(PromptMaker& rows, std::size_t index) const {
    const PreviewLine& line = prompt_.lines[index];
    const float wide = rows.width() - kLineIcon;
    const float words = rows.high(style_of(line), line.sentence, wide) +
                        rows.high(TextStyle::Caption, line.detail, wide);
    rows.add({RowKind::Own, {}, words + 2 * kRoundLine, kLineRow, index, true});
  }

  // Both halves have room for the first of their sentences.
  float height_of_joint(float width) const {
    const bool beside = width >= kJointBeside;
    const float wide = (beside ? width / 2 : width) - 2 * kJointPad;
    float words = 0;
    for (const BlowPreview* blow : {&prompt_.joint->without, &prompt_.joint->with}) {
      if (blow->sentences.empty()) continue;
      words = std::max(words, measure_.size(TextStyle::Caption, blow->sentences.front(), wide).y);
    }
    const float half = 2 * kJointPad + kJointTitle + kJointFigures + words;
    return beside ? half : 2 * half;
  }

  // Sentences go first, then what a turn would do, the least last; then the picture of a blow. What
  // answers never goes.
  static void drop_rows_without_room(PromptMaker& rows) {
    rows.drop([](const PromptRow& row) { return row.kind == RowKind::Words; });
    for (const OwnRow own : {kLineRow, kBlowRow, kJointRow}) {
      rows.drop([own](const PromptRow& row) { return row.kind == RowKind::Own && row.own == own; });
    }
    rows.drop([](const PromptRow& row) { return row.kind == RowKind::Title; });
  }

  void add_hits(PromptRow& row, Places& out) const {
    const std::string number = std::to_string(row.index + 1);
    const Rect at{row.at.min, row.at.max - Vec2{0, kBelowItem}};
    switch (row.kind) {
      case RowKind::Own:
        if (row.own == kDialRow) add_quarters(at, out);
        if (row.own == kHelperRow) add_helper(prompt_.helpers[row.index].seat, at, out);
        return;
      case RowKind::Item:
        if (prompt_.choices.empty()) {
          return out.hits.add("target " + number, at,
                              intent::Aim{prompt_.targets[row.index].target}, true);
        }
        return out.hits.add("choice " + number, at, intent::Do{prompt_.choices[row.index].action},
                            true);
      case RowKind::More:
        row.text = say("pirates.button.more");
        return out.hits.add("more choices", at, intent::Press{Own::NextPage}, true);
      case RowKind::Rest:
        if (row.index > 0) row.text = say("pirates.prompt.more", {std::to_string(row.index)});
        return out.hits.add("more told", row.at, intent::Press{Own::NextPage}, true);
      case RowKind::About:
        return out.hits.add("about", row.at, intent::Inspect{prompt_.about}, true);
      case RowKind::Close: return out.hits.add("close told", row.at, intent::PutAway{}, true);
      default: return;
    }
  }

  static void add_helper(Seat seat, Rect at, Places& out) {
    out.hits.add(std::string("helper ") + letter_of(seat), at, intent::Ask{seat}, true);
  }

  static void add_quarters(Rect at, Places& out) {
    out.quarters = in_row(at, 3);
    for (std::uint8_t i = 0; i < 3; ++i) {
      out.hits.add("quarter " + std::to_string(i + 1), out.quarters[i],
                   intent::TurnRing{static_cast<std::uint8_t>(i + 1)});
    }
  }

  const PromptView& prompt_;
  const Layout& layout_;
  const Measure& measure_;
  bool claims_ = false;  // a treasure card of the hand
};

}  // namespace

BarWords words_of_bar(const View& view) { return {view.title, view.todo, false}; }

int lines_in_bar(const View& view, const Layout& layout, const Measure& measure) {
  const std::string line = words_of_bar(view).line;
  return static_cast<int>(lines_in(measure, TextStyle::Caption, line, layout.words.width()));
}

std::vector<int> lines_of_calamities(const View& view, const Layout& layout,
                                     const Measure& measure) {
  std::vector<int> lines(view.calamities.size());
  if (layout.calamities.empty()) return lines;
  const float width = layout.calamities.front().width() - 2 * kCalamityPad;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& effect = view.calamities[i].effect;
    lines[i] = static_cast<int>(lines_in(measure, TextStyle::Caption, effect, width));
  }
  return lines;
}

float height_of_prompt(const View& view, const Layout& layout, const Measure& measure) {
  return view.prompt ? Prompter(view, layout, measure).height() : 0;
}

float height_of_question(const View& view, const Layout& layout, const Measure& measure) {
  if (!view.prompt || !view.buttons.empty() || view.review || view.past) return 0;
  const PromptView& prompt = *view.prompt;
  const bool only_words = !prompt.dial && !prompt.blow && !prompt.joint && prompt.targets.empty() &&
                          prompt.choices.empty() && prompt.helpers.empty();
  return only_words ? height_of_prompt(view, layout, measure) : 0;
}

void place_prompt(const View& view, const Layout& layout, const Measure& measure, Places& places) {
  if (view.prompt) Prompter(view, layout, measure).place(places);
}

}  // namespace mael::web::pirates
