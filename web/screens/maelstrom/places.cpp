#include "web/screens/maelstrom/places.h"

#include <algorithm>

#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

constexpr float kDiscardTile = 92;

// ---- Prompt ------------------------------------------------------------------------------------

class PromptBuilder {
 public:
  explicit PromptBuilder(PromptMaker& rows) : rows_(rows) {}

  void attack(const AttackPreview& attack) {
    rows_.title(attack.title);
    add_each(kJoinerRow, kJoiner, attack.joiners.size());
    add_sum(attack.sum);
    if (!attack.order_note.empty()) rows_.words(attack.order_note, RowKind::Note);
    for (const std::string& sentence : attack.defence) rows_.words(sentence, RowKind::Note);
  }

  void summon(const SummonPreview& summon) {
    rows_.title(summon.title);
    add_each(kJoinerRow, kJoiner, summon.payers.size());
    if (summon.hoard > 0) add_each(kEnergyRow, kTile, 1);
    add_sum(summon.sum);
  }

  void text(const PromptView& prompt) {
    rows_.title(prompt.title);
    if (!prompt.told.empty()) rows_.words(prompt.told, RowKind::Note);
    if (!prompt.text.empty()) rows_.words(prompt.text);
    add_each(kTileRow, kTile, prompt.rows.size());
    for (const std::string& sentence : prompt.outcome) {
      const float wide = rows_.width() - kOutcomeStroke;
      add_words(kOutcomeRow, sentence, TextStyle::Caption, wide, kAboveOutcome);
    }
  }

 private:
  static constexpr float kJoiner = 40, kTile = 48;

  void add_each(OwnRow which, float height, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) rows_.add({RowKind::Own, {}, height, which, i});
  }
  void add_sum(const std::string& sum) {
    add_words(kSumRow, sum, TextStyle::Strong, rows_.width(), kAboveSum);
  }
  // As much is free below them as above them.
  void add_words(OwnRow which, const std::string& words, TextStyle style, float wide, float above) {
    rows_.add({RowKind::Own, words, rows_.high(style, words, wide) + 2 * above, which});
  }

  PromptMaker& rows_;
};

class PlaceBuilder {
 public:
  PlaceBuilder(const View& view, const Layout& layout, const Measure& measure, Vec2 viewport,
               const Insets& safe)
      : view_(view), layout_(layout), measure_(measure), viewport_(viewport), safe_(safe) {}

  Places build() {
    static_cast<OverPlaces&>(out_) =
        place_over(view_, {sheet_height(), sheet_title()}, viewport_, safe_);
    place_table();
    place_prompt();
    add_hits(view_, commands(), out_, viewport_, out_.hits);
    if (view_.sheet == OpenSheet::Discard && out_.sheet.height > 0) place_discard();
    if (view_.sheet == OpenSheet::Help) place_foot(commands(), {Common::Learn}, out_, out_.hits);
    return std::move(out_);
  }

 private:
  void add(std::string name, Rect at, Intent intent) {
    out_.hits.add(std::move(name), at, std::move(intent));
  }

  void place_table() {
    out_.hits.press_each(commands(), view_.buttons, layout_.button_places);
    out_.hits.press_each(commands(), view_.tools, layout_.tool_places);
    place_relics(layout_.own_relics, view_.sides[0].seat, "relic own ");
    place_relics(layout_.other_relics, view_.sides[1].seat, "relic other ");
    add("discard own", layout_.panels[0], intent::Press{Own::OwnDiscard});
    add("discard other", layout_.panels[1], intent::Press{Own::OtherDiscard});
  }

  void place_relics(const std::vector<Rect>& places, Seat seat, const std::string& name) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const int place = static_cast<int>(i);
      add(name + std::to_string(place + 1), places[i], intent::TapRelic{seat, place});
    }
  }

  // ---- Prompt --------------------------------------------------------------------------------

  void place_prompt() {
    if (!view_.attack && !view_.summon && !view_.prompt) return;
    PromptSpec spec{layout_.prompt, true};
    spec.title = TextStyle::Strong;
    PromptMaker rows(spec, measure_);
    PromptBuilder builder(rows);
    if (view_.attack) builder.attack(*view_.attack);
    if (view_.summon) builder.summon(*view_.summon);
    if (view_.prompt) builder.text(*view_.prompt);
    // Low screens show what matters most: explanations go first, the last of them first of all.
    rows.drop([&](const PromptRow& row) {
      return row.told || (view_.attack && row.kind == RowKind::Own && row.own == kJoinerRow);
    });
    out_.prompt = rows.place(out_.prompt_rows);
    for (const PromptRow& row : out_.prompt_rows) {
      if (row.kind == RowKind::Own) add_spot(row);
    }
  }

  Hex place_of(TileRef tile) const {
    for (const TileView& each : view_.tiles) {
      if (each.ref == tile) return each.at;
    }
    return kVortex;
  }

  void add_spot(const PromptRow& row) {
    const std::string number = std::to_string(row.index + 1);
    if (row.own == kJoinerRow) {
      const TileRef tile = view_.attack ? view_.attack->joiners[row.index].tile
                                        : view_.summon->payers[row.index].tile;
      add("joiner " + number, row.at, intent::Tap{place_of(tile)});
    } else if (row.own == kTileRow) {
      add("choice " + number, row.at, intent::PickRow{view_.prompt->rows[row.index].row});
    } else if (row.own == kEnergyRow) {
      out_.hits.press(commands(), Own::LessEnergy,
                      box(row.at.max.x - 132, row.at.min.y + 2, 44, 44));
      out_.hits.press(commands(), Own::MoreEnergy,
                      box(row.at.max.x - 44, row.at.min.y + 2, 44, 44));
    }
  }

  // ---- Sheets --------------------------------------------------------------------------------

  float sheet_height() const {
    switch (view_.sheet) {
      case OpenSheet::Card: return view_.card ? height_of(*view_.card, false) : 0;
      case OpenSheet::Help: return 640;
      case OpenSheet::Discard: return 470;
      default: return 0;
    }
  }

  std::string sheet_title() const {
    switch (view_.sheet) {
      case OpenSheet::Card: return view_.card ? view_.card->title : std::string();
      case OpenSheet::Help: return say("ui.panel.help");
      case OpenSheet::Discard: return say("ui.panel.discard_of", {discard_side().name});
      default: return {};
    }
  }

  const SideView& discard_side() const { return view_.sides[view_.discard_of_own ? 0 : 1]; }

  void place_discard() {
    const Rect inside = out_.sheet_place.inside;
    const SideView& side = discard_side();
    const int columns = std::max(1, static_cast<int>(inside.width() / kDiscardTile));
    for (std::size_t i = 0; i < side.discard.size(); ++i) {
      const int place = static_cast<int>(i);
      const Rect at = box(inside.min.x + kDiscardTile * static_cast<float>(place % columns),
                          inside.min.y + kDiscardTile * static_cast<float>(place / columns),
                          kDiscardTile - 6, kDiscardTile - 6);
      out_.sheet_items.push_back(at);
      Subject subject;
      subject.seat = side.seat;
      subject.row = side.discard[i].row;
      add("discarded " + std::to_string(place + 1), at, intent::Inspect{subject});
    }
  }

  const View& view_;
  const Layout& layout_;
  const Measure& measure_;
  const Vec2 viewport_;
  const Insets safe_;
  Places out_;
};

}  // namespace

Places make_places(const View& view, const Layout& layout, const Measure& measure, Vec2 viewport,
                   const Insets& safe) {
  return PlaceBuilder(view, layout, measure, viewport, safe).build();
}

}  // namespace mael::web::maelstrom
