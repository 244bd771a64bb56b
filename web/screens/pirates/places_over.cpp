#include "web/screens/pirates/places_over.h"

#include <algorithm>
#include <functional>

#include "web/base/say.h"
#include "web/base/word_lines.h"
#include "web/table/parts/prompt_rows.h"

namespace mael::web::pirates {
namespace {

constexpr float kLetter = 7.6F;  // about as wide as this
constexpr float kSmallLetter = 6.8F;
constexpr float kWideLetter = 8.4F;  // in a column so narrow that no line is an average one
constexpr float kNarrow = 200;
constexpr float kRow = 48;  // of what answers, with a gap
constexpr float kBetween = 4;
constexpr float kLeastTold = 46;             // a sentence of two lines
constexpr float kSign = 44, kMoreSign = 92;  // beside the title: to close, to read on

class Prompter {
 public:
  Prompter(const View& view, const Layout& layout, Places& out)
      : prompt_(*view.prompt), layout_(layout), out_(out), room_(layout.prompt) {
    claims_ = std::any_of(view.hand.begin(), view.hand.end(),
                          [](const TreasureView& card) { return card.claimable; });
    collect();
  }

  void place() {
    choose_room();
    page_told();
    if (!pages_) drop_rows_without_room();
    fit_items();
    place_all();
    out_.hits.add("prompt", out_.prompt, intent::Nothing{});
    spread_items();
    place_signs();
    for (const PromptRow& row : out_.prompt_rows) add_hits(row);
  }

  float height() const { return web::height_of_prompt(out_.prompt_rows, heights()); }

 private:
  float width() const { return room_.width() - 2 * kPromptPad; }

  // Beside the treasure cards where all of it is read there; over them otherwise, as previews of
  // turns and attacks are, which need the width. What lists claims leaves cards and hold in sight
  // in any case.
  void choose_room() {
    if (layout_.aside.height() <= 0 || prompt_.dial || prompt_.blow || prompt_.joint) return;
    room_ = layout_.aside;
    const bool lists_claims = claims_ && !prompt_.choices.empty();
    if (!lists_claims && height() > room_.height()) room_ = layout_.prompt;
  }

  void add(RowKind kind, std::string text = {}, std::size_t index = 0) {
    out_.prompt_rows.push_back({kind, {}, std::move(text), index});
  }

  void collect() {
    add(RowKind::Title, prompt_.title);
    if (prompt_.dial) add(RowKind::Dial);
    if (prompt_.blow) add(RowKind::Blow);
    if (prompt_.joint) add(RowKind::Joint);
    for (std::size_t i = 0; i < prompt_.lines.size(); ++i) {
      add(RowKind::Line, prompt_.lines[i].sentence, i);
    }
    for (const std::string& sentence : prompt_.sentences) add(RowKind::Words, sentence);
    for (std::size_t i = 0; i < prompt_.helpers.size(); ++i) {
      add(RowKind::Helper, prompt_.helpers[i].name, i);
    }
    // Targets or choices are one row until it is known how many fit.
    if (items() == 0) return;
    add(prompt_.choices.empty() ? RowKind::Target : RowKind::Choice);
    items_height_ = kRow * static_cast<float>(items());
  }

  std::size_t items() const { return prompt_.targets.size() + prompt_.choices.size(); }

  // ---- What is told -----------------------------------------------------------------------------

  static bool is_told(const PromptRow& row) {
    return row.kind == RowKind::Line || row.kind == RowKind::Words;
  }

  // Of sentences and of what a turn would do as many as there is room for; where there are more, a
  // sign beside the title says how many, and leads on.
  void page_told() {
    std::vector<PromptRow>& rows = out_.prompt_rows;
    if (items() > 0 || height() <= room_.height()) return;
    const auto first = std::find_if(rows.begin(), rows.end(), is_told);
    const auto end = std::find_if_not(first, rows.end(), is_told);
    const std::vector<PromptRow> told(first, end);
    pages_ = true;  // so the title has less room
    float room = room_.height() - height();
    for (const PromptRow& row : told) room += height_of(row);
    pages_ = room >= kLeastTold;
    if (!pages_) return;
    most_told_ = room;
    const std::vector<std::size_t> begins = pages_of(told, room);
    pages_ = begins.size() > 1;
    if (!pages_) return;
    const std::size_t page = static_cast<std::size_t>(prompt_.page) % begins.size();
    const std::size_t next = page + 1 < begins.size() ? begins[page + 1] : told.size();
    unread_ = told.size() - next;
    rows.erase(first + static_cast<std::ptrdiff_t>(next), end);
    rows.erase(first, first + static_cast<std::ptrdiff_t>(begins[page]));
  }

  // The first row of each page.
  std::vector<std::size_t> pages_of(const std::vector<PromptRow>& told, float room) const {
    std::vector<std::size_t> begins;
    float left = 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
      const float height = height_of(told[i]);
      if (i == 0 || height > left) {
        begins.push_back(i);
        left = room;
      }
      left -= height;
    }
    return begins;
  }

  // All pages are as high as there is room, so that the sign stays under the finger; what takes the
  // place of the bar covers it.
  void place_all() {
    const bool fills = pages_ || layout_.asks_in_bar;
    const bool at_bottom = layout_.form != Form::Wide && !fills;
    out_.prompt = place_rows(out_.prompt_rows, room_, at_bottom, heights());
    if (fills) out_.prompt = room_;
  }

  bool leads_on() const { return prompt_.about.kind != Subject::Kind::None; }
  // What the signs take of the width of the rows.
  float width_of_signs() const {
    const float signs =
        (pages_ ? kMoreSign : 0) + (prompt_.closes ? kSign : 0) + (leads_on() ? kSign : 0);
    return std::max(0.0F, signs - kPromptPad);
  }

  void place_signs() {
    if (out_.prompt_rows.empty() || out_.prompt_rows.front().kind != RowKind::Title) return;
    out_.prompt_rows.front().at.max.x -= width_of_signs();
    float right = out_.prompt.max.x;
    const auto add_sign = [&](RowKind kind, float width, std::string text) {
      const Rect at = box(right - width, out_.prompt.min.y, width, kSign);
      out_.prompt_rows.push_back({kind, at, std::move(text), 0});
      right = at.min.x;
    };
    if (prompt_.closes) add_sign(RowKind::Close, kSign, {});
    if (leads_on()) add_sign(RowKind::About, kSign, {});
    if (!pages_) return;
    const std::string more = say("pirates.prompt.more", {std::to_string(unread_)});
    add_sign(RowKind::Rest, kMoreSign, unread_ > 0 ? more : std::string());
  }

  // ---- What is listed ---------------------------------------------------------------------------

  void fit_items() {
    if (items() == 0) return;
    const float others = web::height_of_prompt(out_.prompt_rows, heights()) - items_height_;
    const float room = room_.height() - others;
    const auto rows = static_cast<std::size_t>(std::max(1.0F, room / kRow));
    columns_ = items() <= rows ? 1 : 2;
    const std::size_t places = rows * columns_;
    shown_ = items() <= places ? items() : places - 1;
    const std::size_t used = shown_ + (shown_ < items() ? 1 : 0);
    items_height_ = kRow * static_cast<float>((used + columns_ - 1) / columns_);
  }

  // In place of the one row those that are shown.
  void spread_items() {
    if (items() == 0) return;
    const PromptRow all = out_.prompt_rows.back();
    out_.prompt_rows.pop_back();
    const std::size_t pages = (items() + shown_ - 1) / shown_;
    const std::size_t first = shown_ * (static_cast<std::size_t>(prompt_.page) % pages);
    const std::size_t end = std::min(first + shown_, items());
    std::size_t place = 0;
    for (std::size_t i = first; i < end; ++i) {
      const std::string& label =
          all.kind == RowKind::Choice ? prompt_.choices[i].label : prompt_.targets[i].label;
      out_.prompt_rows.push_back({all.kind, item_place(all.at, place++), label, i});
    }
    if (pages < 2) return;
    const std::size_t last = columns_ * static_cast<std::size_t>(items_height_ / kRow) - 1;
    out_.prompt_rows.push_back(
        {RowKind::More, item_place(all.at, last), say("pirates.button.more"), 0});
  }

  Rect item_place(Rect all, std::size_t place) const {
    const float width = all.width() / static_cast<float>(columns_);
    const float gap = columns_ > 1 ? kBetween : 0;
    return box(all.min.x + width * static_cast<float>(place % columns_),
               all.min.y + kRow * static_cast<float>(place / columns_), width - gap, kRow);
  }

  std::function<float(const PromptRow&)> heights() const {
    return [this](const PromptRow& row) { return height_of(row); };
  }

  float height_of(const PromptRow& row) const {
    return is_told(row) ? std::min(wanted_height_of(row), most_told_) : wanted_height_of(row);
  }

  float wanted_height_of(const PromptRow& row) const {
    const auto lines = [&](const std::string& text, float room, float letter) {
      return static_cast<float>(text.empty() ? 0 : lines_of(text, room, letter));
    };
    constexpr float kIcon = 32;
    switch (row.kind) {
      case RowKind::Title: {
        const float signs = width_of_signs();
        return std::max(14 + 16 * lines(row.text, width() - signs, kSmallLetter),
                        signs > 0 ? kSign - kPromptPad : 0);
      }
      case RowKind::Words:
        return 6 + 20 * lines(row.text, width(), width() < kNarrow ? kWideLetter : kLetter);
      case RowKind::Line:
        return 8 + 19 * lines(row.text, width() - kIcon, kLetter) +
               17 * lines(prompt_.lines[row.index].detail, width() - kIcon, kSmallLetter);
      case RowKind::Dial: return kRow;
      case RowKind::Blow: return 58;
      case RowKind::Joint: return width() < kJointBeside ? 2 * 112 : 112;
      case RowKind::Helper: return kRow;
      case RowKind::Target:
      case RowKind::Choice:
      case RowKind::More: return items_height_;
      case RowKind::Rest:
      case RowKind::About:
      case RowKind::Close: break;  // beside the title
    }
    return 0;
  }

  // Sentences go first, then what a turn would do, the least last; then the picture of a blow. What
  // answers never goes.
  void drop_rows_without_room() {
    for (const RowKind kind :
         {RowKind::Words, RowKind::Line, RowKind::Blow, RowKind::Joint, RowKind::Title}) {
      drop_rows(out_.prompt_rows, room_.height(), heights(),
                [&](const PromptRow& row) { return row.kind == kind; });
    }
  }

  void add_hits(const PromptRow& row) {
    const std::string number = std::to_string(row.index + 1);
    const Rect at{row.at.min, row.at.max - Vec2{0, kBetween}};
    switch (row.kind) {
      case RowKind::Dial: return add_quarters(at);
      case RowKind::Helper: {
        const Seat seat = prompt_.helpers[row.index].seat;
        return out_.hits.add(std::string("helper ") + letter_of(seat), at, intent::Ask{seat}, true);
      }
      case RowKind::Target:
        return out_.hits.add("target " + number, at, intent::Aim{prompt_.targets[row.index].target},
                             true);
      case RowKind::Choice:
        return out_.hits.add("choice " + number, at, intent::Do{prompt_.choices[row.index].action},
                             true);
      case RowKind::More:
        return out_.hits.add("more choices", at, intent::Press{Own::NextPage}, true);
      case RowKind::Rest:
        return out_.hits.add("more told", row.at, intent::Press{Own::NextPage}, true);
      case RowKind::About:
        return out_.hits.add("about", row.at, intent::Inspect{prompt_.about}, true);
      case RowKind::Close: return out_.hits.add("close told", row.at, intent::PutAway{}, true);
      default: return;
    }
  }

  void add_quarters(Rect at) {
    out_.quarters = in_row(at, 3);
    for (std::uint8_t i = 0; i < 3; ++i) {
      out_.hits.add("quarter " + std::to_string(i + 1), out_.quarters[i],
                    intent::TurnRing{static_cast<std::uint8_t>(i + 1)});
    }
  }

  const PromptView& prompt_;
  const Layout& layout_;
  Places& out_;
  Rect room_;
  bool claims_ = false;  // a treasure card of the hand
  std::size_t columns_ = 1;
  std::size_t shown_ = 0;  // of the targets or choices, at once
  float items_height_ = 0;
  float most_told_ = 1e6F;  // height of one row that tells something
  bool pages_ = false;      // not all that is told fits at once
  std::size_t unread_ = 0;  // rows on the pages after this one
};

}  // namespace

BarWords words_of_bar(const View& view) { return {view.title, view.todo, false}; }

int lines_in_bar(const View& view, const Layout& layout) {
  return lines_of(words_of_bar(view).line, layout.words.width(), kSmallLetter);
}

std::vector<int> lines_of_calamities(const View& view, const Layout& layout) {
  std::vector<int> lines(view.calamities.size());
  if (layout.calamities.empty()) return lines;
  const float width = layout.calamities.front().width() - 2 * kCalamityPad;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i] = lines_of(view.calamities[i].effect, width, kSmallLetter);
  }
  return lines;
}

float height_of_prompt(const View& view, const Layout& layout) {
  Places unused;
  return view.prompt ? Prompter(view, layout, unused).height() : 0;
}

float height_of_question(const View& view, const Layout& layout) {
  if (!view.prompt || !view.buttons.empty() || view.review || view.past) return 0;
  const PromptView& prompt = *view.prompt;
  const bool only_words = !prompt.dial && !prompt.blow && !prompt.joint && prompt.targets.empty() &&
                          prompt.choices.empty() && prompt.helpers.empty();
  return only_words ? height_of_prompt(view, layout) : 0;
}

void place_prompt(const View& view, const Layout& layout, Places& places) {
  if (view.prompt) Prompter(view, layout, places).place();
}

}  // namespace mael::web::pirates
