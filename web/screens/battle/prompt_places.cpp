#include "web/screens/battle/prompt_places.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/base/measure.h"
#include "web/table/parts/prompt_rows.h"
#include "web/widgets/choice_row.h"

namespace mael::web::battle {
namespace {

constexpr float kBelow = 4;  // free below a title and below sentences
constexpr float kStepPad = 5;
constexpr float kProfile = 104;
constexpr float kRoster = 124, kTallRoster = 80, kFlatRoster = 62;
constexpr float kDie = 44;
constexpr float kChoice = 44, kBetween = 4;
constexpr float kVerb = 64;         // high, of a verb: its sign and two small lines,
constexpr float kFourVerbs = 320;   // four of which stand beside each other from this width on
constexpr float kChain = 56;        // high, of numbers one after the other,
constexpr float kChainGap = 14;     // between which there is an arrow
constexpr float kTwoColumns = 300;  // from this width on choices stand in two columns,
constexpr float kTwoSteps = 380;    // and steps, with so much between them
constexpr float kAside = 12;
constexpr float kWeaponInset = 44;  // left of its words and right of them
constexpr float kTurner = 58;       // wide, of what turns the page,
constexpr float kTurnerTop = 2;     // and how far from the prompt's edges

class Prompter {
 public:
  Prompter(const PromptView& prompt, const Layout& layout, OpenPages pages, const Measure& measure,
           Places& out)
      : prompt_(prompt), layout_(layout), pages_(pages), measure_(measure), out_(out) {}

  void place() {
    out_.figures = shows_figures();
    out_.notes = shows_notes();
    collect();
    const float room = layout_.prompt.height();
    if (is_chained()) {
      drop_rows(out_.prompt_rows, room, height_of, [&](const PromptRow& row) {
        return row.kind == RowKind::Step && row.index >= end_of_chain();
      });
    }
    if (layout_.form != Form::Wide) shorten_chart(room);
    turn_pages(room);
    fit_choices(room);
    out_.prompt = place_rows(out_.prompt_rows, layout_.prompt, false, height_of);
    out_.hits.add("prompt", out_.prompt, intent::Nothing{});
    for (PromptRow& row : out_.prompt_rows) place_row(row);
  }

 private:
  static float height_of(const PromptRow& row) { return row.height; }
  // Rows begin at whole pixels.
  float high(TextStyle style, std::string_view words, float wide) const {
    return words.empty() ? 0 : std::ceil(measure_.size(style, words, wide).y);
  }

  // On a phone its words stand for it where not everything fits.
  void shorten_chart(float room) {
    if (!prompt_.chart || height_of_prompt(out_.prompt_rows, height_of) <= room) return;
    for (PromptRow& row : out_.prompt_rows) {
      if (row.kind != RowKind::Chart) continue;
      row = {RowKind::Words,
             {},
             prompt_.chart->words,
             high(prompt_style::kWords, prompt_.chart->words, width()) + kBelow};
    }
  }

  // What is decided with is on every page.
  static bool stays(const PromptRow& row) {
    return row.kind == RowKind::Title || row.kind == RowKind::Tray || row.kind == RowKind::Roster ||
           row.kind == RowKind::Nudge || row.kind == RowKind::Forms || row.kind == RowKind::Choices;
  }

  // Where not everything fits, what is to be read is on pages. What is higher than a page is not
  // shown.
  void turn_pages(float room) {
    std::vector<PromptRow>& rows = out_.prompt_rows;
    if (height_of_prompt(rows, height_of) <= room) return;
    PromptRow& title = rows.front();
    title.height = std::max(high(prompt_style::kTitle, title.text, width() - kTurner) + kBelow,
                            kTurnerTop + kTouch - kPromptPad);
    float free = room - 2 * kPromptPad;
    for (const PromptRow& row : rows) free -= stays(row) ? row.height : 0;
    keep_rows([free](const PromptRow& row) { return stays(row) || row.height <= free; });
    const std::vector<float> pages = number_pages(free);
    const auto count = static_cast<int>(pages.size());
    const int open = pages_.reading % count;
    keep_rows([open](const PromptRow& row) { return stays(row) || row.page == open; });
    fill_up(*std::max_element(pages.begin(), pages.end()) - pages[static_cast<std::size_t>(open)]);
    out_.turner = {{}, open, count};
  }
  // What is decided with stays in its place from page to page.
  void fill_up(float height) {
    std::vector<PromptRow>& rows = out_.prompt_rows;
    const auto below = std::find_if(rows.begin(), rows.end(), [](const PromptRow& row) {
      return row.kind == RowKind::Nudge || row.kind == RowKind::Choices;
    });
    if (height > 0 && below != rows.end()) rows.insert(below, {RowKind::Words, {}, {}, height});
  }
  template <class Keeps>
  void keep_rows(const Keeps& keeps) {
    std::vector<PromptRow>& rows = out_.prompt_rows;
    rows.erase(
        std::remove_if(rows.begin(), rows.end(), [&](const PromptRow& row) { return !keeps(row); }),
        rows.end());
  }
  // Each page as full as it can be; returns how high they are.
  std::vector<float> number_pages(float free) {
    std::vector<float> pages{0};
    for (PromptRow& row : out_.prompt_rows) {
      if (stays(row)) continue;
      if (pages.back() + row.height > free) pages.push_back(0);
      pages.back() += row.height;
      row.page = static_cast<int>(pages.size()) - 1;
    }
    return pages;
  }

  // In the upper right corner, beside the title.
  void place_turner(Rect& title) {
    if (out_.turner.pages == 1) return;
    const Rect corner = out_.prompt;
    out_.turner.at =
        box(corner.max.x - kTurner - kTurnerTop, corner.min.y + kTurnerTop, kTurner, kTouch);
    title.max.x -= kTurner;
    out_.hits.add("read on", out_.turner.at, intent::ReadOn{}, true);
  }

  bool has_choices() const {
    return !prompt_.choices.empty() && (!prompt_.squads || layout_.lists_squads);
  }
  float width() const { return layout_.prompt.width() - 2 * kPromptPad; }
  int columns() const { return columns_; }
  // Two beside each other where that cuts no words off, or where there is no room for one below the
  // other.
  void choose_columns(float room) {
    columns_ = 1;
    if (prompt_.verbs) {
      columns_ = width() < kFourVerbs ? 3 : 4;
      return;
    }
    if (width() < kTwoColumns) return;
    const float others = height_of_prompt(out_.prompt_rows, height_of);
    const float each = row_of_choices();
    const auto count = static_cast<float>(prompt_.choices.size());
    if (all_fit(2) || others + count * each > room) columns_ = 2;
  }
  bool all_fit(int columns) const {
    return std::all_of(prompt_.choices.begin(), prompt_.choices.end(),
                       [&](const ChoiceView& each) { return fits(each, columns); });
  }
  // Squads are called briefly where any name would be cut.
  void choose_names() { out_.brief_choices = !prompt_.verbs && !all_fit(columns_); }
  float row_of_choices() const { return (prompt_.verbs ? kVerb : kChoice) + kBetween; }
  bool fits(const ChoiceView& choice, int columns) const {
    const auto across = static_cast<float>(columns);
    const float wide =
        width_for_words((width() - kBetween * (across - 1)) / across, choice.icon != Icon::None);
    if (measure_.size(TextStyle::Caption, choice.line).x > wide) return false;
    if (measure_.size(TextStyle::Strong, choice.label).x <= wide) return true;
    const float line = measure_.size(TextStyle::Caption, {}).y;
    return choice.line.empty() &&
           measure_.size(TextStyle::Caption, choice.label, wide).y < 2.5F * line;
  }

  void add(RowKind kind, float height, std::string text = {}, std::size_t index = 0) {
    out_.prompt_rows.push_back({kind, {}, std::move(text), height, index});
  }

  void place_row(PromptRow& row) {
    switch (row.kind) {
      case RowKind::Title: return place_turner(row.at);
      case RowKind::Tray: return place_dice(row.at);
      case RowKind::Choices: return place_choices(row.at);
      case RowKind::Nudge: return place_arrows(row.at);
      case RowKind::Forms: return place_forms(row.at);
      case RowKind::Weapon: return place_weapons(row);
      case RowKind::Step: return place_steps(row);
      case RowKind::Chain: return place_chain(row.at);
      default: return;
    }
  }

  void place_arrows(Rect row) {
    constexpr std::array<std::pair<int, int>, kArrows> kPushes{{{-1, 0}, {1, 0}, {0, 1}, {0, -1}}};
    constexpr std::array<std::string_view, kArrows> kNames{"push west", "push east", "push north",
                                                           "push south"};
    const bool turns = has_turns();
    const std::vector<Rect> places = in_row({row.min, {row.max.x, row.max.y - kBetween}},
                                            static_cast<int>(kArrows) + (turns ? 2 : 0));
    for (std::size_t i = 0; i < kArrows; ++i) {
      const Rect at = places[i + (turns ? 1 : 0)];
      out_.arrows.push_back(at);
      const auto [east, north] = layout_.lie.meant_way(kPushes.at(i).first, kPushes.at(i).second);
      out_.hits.add(std::string(kNames.at(i)), at, intent::Nudge{east, north}, true);
    }
    if (turns) place_turns(places.front(), places.back());
  }
  // Left of the arrows and right of them, where six are not too narrow for a finger; elsewhere the
  // ring and keys turn.
  bool has_turns() const {
    return prompt_.turns && width() >= static_cast<float>(kArrows + 2) * (kTouch + kBetween);
  }
  void place_turns(Rect left, Rect right) {
    out_.turns = {left, right};
    out_.hits.add("turn left", left, intent::Turn{+1}, true);
    out_.hits.add("turn right", right, intent::Turn{-1}, true);
  }

  void place_forms(Rect row) {
    row.max.y -= kBetween;
    out_.forms = in_row(row, static_cast<int>(prompt_.forms.size()));
    for (std::size_t i = 0; i < out_.forms.size(); ++i) {
      const Formation formation = prompt_.forms[i].formation;
      out_.hits.add("form " + std::string(name_of(formation)), out_.forms[i],
                    intent::Form{formation}, true);
    }
  }

  // A phone on its side is too low for them.
  bool shows_notes() const { return layout_.form != Form::Flat; }
  // A phone has no room for those of weapons.
  bool shows_figures() const { return layout_.form == Form::Wide; }

  // On a phone the numbers stand beside each other, with the lines of one of
  // them at a time.
  bool is_chained() const { return !prompt_.chain.empty() && layout_.form != Form::Wide; }
  std::size_t end_of_chain() const {
    return prompt_.chain.back().first + prompt_.chain.back().lines;
  }

  // Two beside each other where a phone on its side has room for them.
  std::size_t steps_across() const {
    return !is_chained() && layout_.form == Form::Flat && width() >= kTwoSteps ? 2 : 1;
  }
  float width_of_each(std::size_t across) const {
    return (width() - kAside * static_cast<float>(across - 1)) / static_cast<float>(across);
  }

  float height_of_step(std::size_t index) const {
    const StepView& step = prompt_.steps[index];
    const float wide = width_of_each(steps_across()) - (step.value.empty() ? 0 : kValue);
    const float note = shows_notes() ? high(prompt_style::kNote, step.note, wide) : 0;
    const float height = high(prompt_style::kStep, step.text, wide) + note + 2 * kStepPad;
    const bool answers = !std::holds_alternative<intent::Nothing>(step.intent);
    return answers ? std::max(height, kTouch) : height;
  }

  // So many beside each other, as high as the highest of them.
  template <class Height>
  void add_lines(RowKind kind, std::size_t count, std::size_t across, const Height& height_of) {
    for (std::size_t i = 0; i < count; i += across) {
      float height = 0;
      for (std::size_t j = i; j < std::min(i + across, count); ++j) {
        height = std::max(height, height_of(j));
      }
      add(kind, height, {}, i);
    }
  }

  void add_steps(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) add(RowKind::Step, height_of_step(i), {}, i);
  }
  // What comes before it, its lines in place of what it leads to, and what
  // comes after it.
  void add_chain() {
    add_steps(0, prompt_.chain.front().first);
    add(RowKind::Chain, kChain + kBetween);
    if (prompt_.link && *prompt_.link < prompt_.chain.size()) {
      const LinkView& open = prompt_.chain[*prompt_.link];
      if (prompt_.link == 0) add_weapons();
      add_steps(open.first, open.first + open.lines);
      add(RowKind::Words, kBelow);
    } else {
      prompt_.compare ? add(RowKind::Compare, height_of_compare()) : add_chart();
    }
    add_steps(end_of_chain(), prompt_.steps.size());
  }
  void place_chain(Rect row) {
    const auto count = static_cast<float>(prompt_.chain.size());
    const float wide = (row.width() - kChainGap * (count - 1)) / count;
    for (std::size_t i = 0; i < prompt_.chain.size(); ++i) {
      const float left = row.min.x + static_cast<float>(i) * (wide + kChainGap);
      out_.links.push_back(box(left, row.min.y, wide, kChain));
      out_.hits.add("link " + std::to_string(i + 1), out_.links.back(), intent::OpenLink{i}, true);
    }
  }

  void place_steps(const PromptRow& row) {
    const std::size_t across = steps_across();
    for (std::size_t i = 0; i < across && row.index + i < prompt_.steps.size(); ++i) {
      const float wide = width_of_each(across);
      const float left = row.at.min.x + static_cast<float>(i) * (wide + kAside);
      const Rect at = box(left, row.at.min.y, wide, row.at.height());
      const std::size_t index = row.index + i;
      out_.steps.push_back({at, index});
      const Intent& intent = prompt_.steps[index].intent;
      if (std::holds_alternative<intent::Nothing>(intent)) continue;
      out_.hits.add("step " + std::to_string(index + 1), at, intent, true);
    }
  }

  // A phone shows no figures below the name.
  float height_of_weapon(std::size_t index) const {
    const WeaponView& weapon = prompt_.weapons[index];
    const float wide = weapon_width() - kWeaponInset;
    const float figures = shows_figures() ? high(prompt_style::kNote, weapon.line, wide) : 0;
    const float words = high(prompt_style::kWeapon, weapon.label, wide) + figures;
    return std::max(words + 2 * kStepPad, kTouch) + kBetween;
  }
  std::size_t weapons_across() const { return shows_figures() ? 1 : 2; }
  float weapon_width() const {
    const auto across = static_cast<float>(weapons_across());
    return (width() - kBetween * (across - 1)) / across;
  }

  void place_weapons(const PromptRow& row) {
    for (std::size_t i = 0; i < weapons_across(); ++i) {
      const std::size_t index = row.index + i;
      if (index >= prompt_.weapons.size()) return;
      const float left = row.at.min.x + static_cast<float>(i) * (weapon_width() + kBetween);
      const Rect at = box(left, row.at.min.y, weapon_width(), row.at.height() - kBetween);
      out_.weapons.push_back({at, index});
      out_.hits.add("weapon " + std::to_string(index + 1), at,
                    intent::TapWeapon{static_cast<int>(index)}, true);
    }
  }

  // Without its answer and with it: a head of as many lines as it takes, a figure, a line of words.
  float height_of_compare() const {
    const float wide = compare_width(width());
    float head = 0, line = 0;
    for (const CompareView::Half* half : {&prompt_.compare->without, &prompt_.compare->with}) {
      head = std::max(head, high(prompt_style::kNote, half->head, wide));
      line = std::max(line, high(prompt_style::kNote, half->line, wide));
    }
    out_.compare_head = head;
    const float figure = high(prompt_style::kFigure, prompt_.compare->with.figure, 0);
    return head + figure + line + 2 * (kComparePad + kBetween);
  }

  // What comes of it before how that is reckoned, where it must be weighed against something, and
  // where all of it may not fit.
  void collect() {
    add(RowKind::Title, high(prompt_style::kTitle, prompt_.title, width()) + kBelow, prompt_.title);
    if (prompt_.tray) {
      const int across = dice_across();
      const auto count = static_cast<int>(prompt_.tray->dice.size());
      const int lines = (count + across - 1) / across;
      add(RowKind::Tray, static_cast<float>(lines) * (kDie + kDieGap) +
                             high(prompt_style::kTray, prompt_.tray->words, width()));
    }
    if (prompt_.roster) {
      add(RowKind::Roster, layout_.form == Form::Flat   ? kFlatRoster
                           : layout_.form == Form::Tall ? kTallRoster
                                                        : kRoster);
    }
    is_chained() ? add_chain() : add_reckoning();
    for (const std::string& sentence : prompt_.sentences) {
      add(RowKind::Words, high(prompt_style::kWords, sentence, width()) + kBelow, sentence);
    }
    if (prompt_.nudges) add(RowKind::Nudge, kTouch + kBetween);
    if (!prompt_.forms.empty()) add(RowKind::Forms, kTouch + kBetween);
    if (!has_choices()) return;
    choose_columns(layout_.prompt.height());
    choose_names();
    add(RowKind::Choices, least_choices());
  }
  void add_weapons() {
    add_lines(RowKind::Weapon, prompt_.weapons.size(), weapons_across(),
              [&](std::size_t i) { return height_of_weapon(i); });
  }
  void add_reckoning() {
    add_weapons();
    if (prompt_.compare) add(RowKind::Compare, height_of_compare());
    const bool first = prompt_.compare || layout_.form != Form::Wide;
    if (first) add_chart();
    if (prompt_.profile) add(RowKind::Profile, kProfile);
    add_lines(RowKind::Step, prompt_.steps.size(), steps_across(),
              [&](std::size_t i) { return height_of_step(i); });
    if (!prompt_.steps.empty()) add(RowKind::Words, kBelow);  // below their last line
    if (!first) add_chart();
  }
  void add_chart() {
    if (!prompt_.chart) return;
    add(RowKind::Chart,
        kBars + high(prompt_style::kLosses, prompt_.chart->words, width()) + kBelow);
  }

  int dice_across() const {
    return std::max(1, static_cast<int>((width() + kDieGap) / (kDie + kDieGap)));
  }

  // A few choices are all shown, whatever else must go for them.
  float least_choices() const {
    const std::size_t rows = (prompt_.choices.size() + static_cast<std::size_t>(columns()) - 1) /
                             static_cast<std::size_t>(columns());
    return static_cast<float>(std::min<std::size_t>(rows, 2)) * row_of_choices();
  }

  // As many rows as fit; a page at a time where not all do.
  void fit_choices(float room) {
    if (!has_choices()) return;
    const float others =
        height_of_prompt(out_.prompt_rows, height_of) - out_.prompt_rows.back().height;
    const auto across = static_cast<std::size_t>(columns());
    const std::size_t count = prompt_.choices.size();
    const auto rows = static_cast<std::size_t>(
        std::max(1.0F, std::floor((room - others + kBetween) / row_of_choices())));
    const std::size_t places = std::max<std::size_t>(rows * across, 2);
    shown_ = count;
    if (count > places) {
      const std::size_t each = places - 1;
      const std::size_t pages = (count + each - 1) / each;
      out_.first_choice = static_cast<std::size_t>(pages_.choices) % pages * each;
      shown_ = std::min(each, count - out_.first_choice);
      has_more_ = true;
    }
    const std::size_t used = (shown_ + (has_more_ ? 1 : 0) + across - 1) / across;
    out_.prompt_rows.back().height = static_cast<float>(used) * row_of_choices();
  }

  void place_dice(Rect row) {
    const int across = dice_across();
    const auto count = static_cast<int>(prompt_.tray->dice.size());
    for (int i = 0; i < count; ++i) {
      const auto x = static_cast<float>(i % across), y = static_cast<float>(i / across);
      const Rect at =
          box(row.min.x + x * (kDie + kDieGap), row.min.y + y * (kDie + kDieGap), kDie, kDie);
      out_.dice.push_back(at);
      if (!prompt_.tray->dice[static_cast<std::size_t>(i)].may_turn) continue;
      out_.hits.add("die " + std::to_string(i + 1), at, intent::TapDie{i}, true);
    }
  }

  void place_choices(Rect row) {
    const int across = columns();
    const float wide =
        (row.width() - kBetween * static_cast<float>(across - 1)) / static_cast<float>(across);
    const auto at = [&](std::size_t place) {
      const auto x = static_cast<float>(place % static_cast<std::size_t>(across));
      const auto y = static_cast<float>(place / static_cast<std::size_t>(across));
      return box(row.min.x + x * (wide + kBetween), row.min.y + y * row_of_choices(), wide,
                 row_of_choices() - kBetween);
    };
    for (std::size_t i = 0; i < shown_; ++i) {
      const std::size_t choice = out_.first_choice + i;
      out_.choices.push_back(at(i));
      out_.hits.add("choice " + std::to_string(choice + 1), at(i), prompt_.choices[choice].intent,
                    true);
    }
    if (!has_more_) return;
    out_.more = at(shown_);
    out_.hits.add("more choices", out_.more, intent::MoreChoices{}, true);
  }

  const PromptView& prompt_;
  const Layout& layout_;
  const OpenPages pages_;
  const Measure& measure_;
  Places& out_;
  int columns_ = 1;
  std::size_t shown_ = 0;
  bool has_more_ = false;
};

}  // namespace

void place_prompt(const PromptView& prompt, const Layout& layout, OpenPages pages,
                  const Measure& measure, Places& out) {
  Prompter(prompt, layout, pages, measure, out).place();
}

}  // namespace mael::web::battle
