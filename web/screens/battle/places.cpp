#include "web/screens/battle/places.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/battle/notation.h"
#include "web/base/say.h"
#include "web/base/word_lines.h"
#include "web/table/learn_place.h"
#include "web/table/prompt_rows.h"

namespace mael::web::battle {
namespace {

constexpr float kLetter = 7.6F, kTitleLetter = 8.5F;  // about as wide as this
constexpr float kLine = 20, kTitleLine = 24;
constexpr float kNoteLetter = 6.2F, kNoteLine = 17;
constexpr float kStepPad = 5;
constexpr float kChartLine = 21, kProfile = 104, kCompare = 74;
constexpr float kDie = 44, kDieGap = 6;
constexpr float kChoice = 44, kBetween = 4;
constexpr float kTwoColumns = 300;  // from this width on choices stand in two columns,
constexpr float kTwoSteps = 380;    // and steps, with so much between them
constexpr float kAside = 12;
constexpr float kTarget = 44;
constexpr float kWeaponInset = 44;  // left of its words and right of them

class Prompter {
 public:
  Prompter(const View& view, const Layout& layout, int page, Places& out)
      : prompt_(*view.prompt), layout_(layout), page_(page), out_(out) {}

  void place() {
    out_.notes = shows_notes();
    collect();
    const float room = layout_.prompt.height();
    // What there is to choose stays; other things go where there is too little room.
    drop(RowKind::Words, room);
    drop(RowKind::Compare, room);
    if (layout_.form != Form::Wide) shorten_chart(room);
    for (const RowKind kind : {RowKind::Step, RowKind::Profile, RowKind::Chart, RowKind::Weapon}) {
      drop(kind, room);
    }
    fit_choices(room);
    out_.prompt = place_rows(out_.prompt_rows, layout_.prompt, false, height_of);
    out_.hits.add("prompt", out_.prompt, intent::Nothing{});
    for (const PromptRow& row : out_.prompt_rows) place_row(row);
  }

 private:
  static float height_of(const PromptRow& row) { return row.height; }
  void drop(RowKind kind, float room) {
    drop_rows(out_.prompt_rows, room, height_of,
              [kind](const PromptRow& row) { return row.kind == kind; });
  }
  // On a phone its words stand for it where not everything fits.
  void shorten_chart(float room) {
    if (!prompt_.chart || height_of_prompt(out_.prompt_rows, height_of) <= room) return;
    for (PromptRow& row : out_.prompt_rows) {
      if (row.kind != RowKind::Chart) continue;
      const auto lines = static_cast<float>(lines_of(prompt_.chart->words, width(), kLetter));
      row = {RowKind::Words, {}, prompt_.chart->words, lines * kLine + 4};
    }
  }
  float width() const { return layout_.prompt.width() - 2 * kPromptPad; }
  int columns() const { return width() >= kTwoColumns ? 2 : 1; }

  void add(RowKind kind, float height, std::string text = {}, std::size_t index = 0) {
    out_.prompt_rows.push_back({kind, {}, std::move(text), height, index});
  }

  void place_row(const PromptRow& row) {
    switch (row.kind) {
      case RowKind::Tray:
        return place_dice(row.at);
      case RowKind::Choices:
        return place_choices(row.at);
      case RowKind::Nudge:
        return place_arrows(row.at);
      case RowKind::Weapon:
        return place_weapons(row);
      case RowKind::Step:
        return place_steps(row);
      default:
        return;
    }
  }

  void place_arrows(Rect row) {
    constexpr std::array<intent::Nudge, kArrows> kPushes{{{-1, 0}, {1, 0}, {0, 1}, {0, -1}}};
    constexpr std::array<std::string_view, kArrows> kNames{"push west", "push east", "push north",
                                                           "push south"};
    const bool turns = has_turns();
    const std::vector<Rect> places = in_row({row.min, {row.max.x, row.max.y - kBetween}},
                                            static_cast<int>(kArrows) + (turns ? 2 : 0));
    for (std::size_t i = 0; i < kArrows; ++i) {
      const Rect at = places[i + (turns ? 1 : 0)];
      out_.arrows.push_back(at);
      out_.hits.add(std::string(kNames.at(i)), at, kPushes.at(i), true);
    }
    if (turns) place_turns(places.front(), places.back());
  }
  // Left of the arrows and right of them, where six are not too narrow for a finger; elsewhere the
  // ring and keys turn.
  bool has_turns() const {
    return prompt_.turns && width() >= static_cast<float>(kArrows + 2) * (kTarget + kBetween);
  }
  void place_turns(Rect left, Rect right) {
    out_.turns = {left, right};
    out_.hits.add("turn left", left, intent::Turn{+1}, true);
    out_.hits.add("turn right", right, intent::Turn{-1}, true);
  }

  // A phone has no room for what stands in small words.
  bool shows_notes() const { return layout_.form == Form::Wide; }

  // Two beside each other where a phone on its side has room for them.
  std::size_t steps_across() const {
    return layout_.form == Form::Flat && width() >= kTwoSteps ? 2 : 1;
  }
  float width_of_each(std::size_t across) const {
    return (width() - kAside * static_cast<float>(across - 1)) / static_cast<float>(across);
  }

  float height_of_step(std::size_t index) const {
    if (index >= prompt_.steps.size()) return 0;
    const StepView& step = prompt_.steps[index];
    const float wide = width_of_each(steps_across()) - (step.value.empty() ? 0 : kValue);
    const auto lines = static_cast<float>(lines_of(step.text, wide, kLetter));
    const float notes =
        shows_notes() ? static_cast<float>(lines_of(step.note, wide, kNoteLetter)) : 0;
    const float height = lines * kLine + notes * kNoteLine + 2 * kStepPad;
    const bool answers = !std::holds_alternative<intent::Nothing>(step.intent);
    return answers ? std::max(height, kTarget) : height;
  }

  void add_steps() {
    const std::size_t across = steps_across();
    for (std::size_t i = 0; i < prompt_.steps.size(); i += across) {
      float height = height_of_step(i);
      if (across == 2) height = std::max(height, height_of_step(i + 1));
      add(RowKind::Step, height, {}, i);
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

  // As high as the higher of those beside each other; a phone shows no figures below the name.
  float height_of_weapon(std::size_t index) const {
    if (index >= prompt_.weapons.size()) return 0;
    const WeaponView& weapon = prompt_.weapons[index];
    const float wide = weapon_width() - kWeaponInset;
    float height = 2 * kStepPad + kBetween;
    height += kLine * static_cast<float>(lines_of(weapon.label, wide, kLetter));
    if (shows_notes()) {
      height += kNoteLine * static_cast<float>(lines_of(weapon.line, wide, kNoteLetter));
    }
    return std::max(height, kTarget + kBetween);
  }
  std::size_t weapons_across() const { return shows_notes() ? 1 : 2; }
  float weapon_width() const {
    const auto across = static_cast<float>(weapons_across());
    return (width() - kBetween * (across - 1)) / across;
  }

  void add_weapons() {
    const std::size_t across = weapons_across();
    for (std::size_t i = 0; i < prompt_.weapons.size(); i += across) {
      float height = height_of_weapon(i);
      if (across == 2) height = std::max(height, height_of_weapon(i + 1));
      add(RowKind::Weapon, height, {}, i);
    }
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
  void collect() {
    const auto title = static_cast<float>(lines_of(prompt_.title, width(), kTitleLetter));
    add(RowKind::Title, title * kTitleLine + 4, prompt_.title);
    if (prompt_.tray) {
      const int across = dice_across();
      const auto count = static_cast<int>(prompt_.tray->dice.size());
      const int lines = (count + across - 1) / across;
      add(RowKind::Tray, static_cast<float>(lines) * (kDie + kDieGap) + kLine);
    }
    add_weapons();
    add_steps();
    if (prompt_.profile) add(RowKind::Profile, kProfile);
    if (prompt_.chart) {
      const auto lines = static_cast<float>(lines_of(prompt_.chart->words, width(), kLetter));
      add(RowKind::Chart, kBars + lines * kChartLine);
    }
    if (prompt_.compare) add(RowKind::Compare, kCompare);
    for (const std::string& sentence : prompt_.sentences) {
      const auto lines = static_cast<float>(lines_of(sentence, width(), kLetter));
      add(RowKind::Words, lines * kLine + 4, sentence);
    }
    if (prompt_.nudges) add(RowKind::Nudge, kTarget + kBetween);
    if (!prompt_.choices.empty()) add(RowKind::Choices, least_choices());
  }

  int dice_across() const {
    return std::max(1, static_cast<int>((width() + kDieGap) / (kDie + kDieGap)));
  }

  // A few choices are all shown, whatever else must go for them.
  float least_choices() const {
    const std::size_t rows = (prompt_.choices.size() + static_cast<std::size_t>(columns()) - 1) /
                             static_cast<std::size_t>(columns());
    return static_cast<float>(std::min<std::size_t>(rows, 2)) * (kChoice + kBetween);
  }

  // As many rows as fit; a page at a time where not all do.
  void fit_choices(float room) {
    if (prompt_.choices.empty()) return;
    const float others =
        height_of_prompt(out_.prompt_rows, height_of) - out_.prompt_rows.back().height;
    const auto across = static_cast<std::size_t>(columns());
    const std::size_t count = prompt_.choices.size();
    const auto rows = static_cast<std::size_t>(
        std::max(1.0F, std::floor((room - others + kBetween) / (kChoice + kBetween))));
    const std::size_t places = std::max<std::size_t>(rows * across, 2);
    shown_ = count;
    if (count > places) {
      const std::size_t each = places - 1;
      const std::size_t pages = (count + each - 1) / each;
      out_.first_choice = static_cast<std::size_t>(page_) % pages * each;
      shown_ = std::min(each, count - out_.first_choice);
      has_more_ = true;
    }
    const std::size_t used = (shown_ + (has_more_ ? 1 : 0) + across - 1) / across;
    out_.prompt_rows.back().height = static_cast<float>(used) * (kChoice + kBetween);
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
      return box(row.min.x + x * (wide + kBetween), row.min.y + y * (kChoice + kBetween), wide,
                 kChoice);
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
  int page_ = 0;
  Places& out_;
  std::size_t shown_ = 0;
  bool has_more_ = false;
};

SheetWish wish_of(const View& view) {
  if (view.sheet == OpenSheet::Card && view.card) return {420, view.card->squad.name};
  if (view.sheet == OpenSheet::Help) return {570, say("ui.button.help")};
  return {};
}

Rect target_at(Vec2 middle) {
  return box(middle.x - kTarget / 2, middle.y - kTarget / 2, kTarget, kTarget);
}

void place_squads(const View& view, const Layout& layout, const std::vector<Vec2>& squads,
                  Hits<Intent>& hits) {
  for (std::size_t i = 0; i < view.squads.size() && i < squads.size(); ++i) {
    const Vec2 at = squads[i];
    if (!layout.board.contains(at)) continue;
    const SquadView& squad = view.squads[i];
    const std::string name = std::string("squad ") + letter_of(squad.owner);
    int number = 1;
    for (std::size_t j = 0; j < i; ++j) number += view.squads[j].owner == squad.owner;
    hits.add(name + std::to_string(number), target_at(at), intent::TapUnit{squad.unit}, true);
  }
}

void place_ghosts(const View& view, const Layout& layout, const std::vector<Vec2>& ghosts,
                  Hits<Intent>& hits) {
  for (std::size_t i = 0; i < view.board.ghosts.size() && i < ghosts.size(); ++i) {
    if (!layout.board.contains(ghosts[i])) continue;
    hits.add("ghost " + std::to_string(i + 1), target_at(ghosts[i]),
             intent::TapGhost{view.board.ghosts[i].model}, true);
  }
}

}  // namespace

Places make_places(const View& view, const Layout& layout, const Spots& spots, int page,
                   Vec2 viewport, const Insets& safe) {
  Places places;
  static_cast<OverPlaces&>(places) = place_over(view, wish_of(view), viewport, safe);
  place_squads(view, layout, spots.squads, places.hits);
  place_ghosts(view, layout, spots.ghosts, places.hits);
  places.ring = spots.ring;
  if (places.ring)
    places.hits.add("facing", target_at(places.ring->grip), intent::TakeRing{}, true);
  places.map = spots.map;
  if (places.map.width() > 0) places.hits.add("map", places.map, intent::Press{Own::Fit}, true);
  if (layout.card.height() > 0 && view.card) {
    places.hits.add("card", layout.card, intent::Inspect{view.card->squad.unit});
  }
  places.hits.press_each(commands(), view.buttons, layout.button_places, true);
  places.hits.press_each(commands(), view.tools, layout.tool_places);
  if (view.prompt) Prompter(view, layout, page, places).place();
  add_hits(view, commands(), places, viewport, places.hits);
  if (view.sheet == OpenSheet::Help) place_learn(commands(), places, places.hits);
  return places;
}

}  // namespace mael::web::battle
