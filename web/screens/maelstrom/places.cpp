#include "web/screens/maelstrom/places.h"

#include <algorithm>
#include <cmath>

#include "web/screens/maelstrom/words.h"
#include "web/table/parts/learn_place.h"
#include "web/table/parts/prompt_rows.h"

namespace mael::web::maelstrom {

namespace {

constexpr float kDiscardTile = 92;

// ---- Prompt ------------------------------------------------------------------------------------

// Lines that so many letters will about take.
float lines_of(const std::string& text, float width, float letter) {
  return std::max(1.0F, std::ceil(static_cast<float>(text.size()) * letter / width));
}

float height_of(const PromptRow& row, float width) {
  switch (row.kind) {
    case RowKind::Title: return 28;
    case RowKind::Joiner: return 40;
    case RowKind::Tile: return 48;
    case RowKind::Sum: return 12 + 20 * lines_of(row.text, width, 7.9F);
    case RowKind::Outcome:
    case RowKind::Words: return 5 + 17 * lines_of(row.text, width, 6.4F);
    case RowKind::Text: return 8 + 20 * lines_of(row.text, width, 8.2F);
    case RowKind::Energy: return 48;
  }
  return 0;
}

class PromptBuilder {
 public:
  explicit PromptBuilder(std::vector<PromptRow>& rows) : rows_(rows) {}

  void attack(const AttackPreview& attack) {
    add(RowKind::Title, attack.title);
    for (const Joiner& joiner : attack.joiners) {
      add(RowKind::Joiner, joiner.title, std::to_string(joiner.combat), joiner.joins);
    }
    add(RowKind::Sum, attack.sum);
    if (!attack.order_note.empty()) add(RowKind::Words, attack.order_note);
    for (const std::string& sentence : attack.defence) add(RowKind::Words, sentence);
  }

  void summon(const SummonPreview& summon) {
    add(RowKind::Title, summon.title);
    for (const Payer& payer : summon.payers) {
      add(RowKind::Joiner, payer.title, std::to_string(payer.output), payer.pays);
    }
    if (summon.hoard > 0) {
      add(RowKind::Energy, say("ui.pay.energy", {std::to_string(summon.energy)}),
          std::to_string(summon.energy));
    }
    add(RowKind::Sum, summon.sum);
  }

  void text(const PromptView& prompt) {
    add(RowKind::Title, prompt.title);
    if (!prompt.told.empty()) add(RowKind::Words, prompt.told);
    if (!prompt.text.empty()) add(RowKind::Text, prompt.text);
    for (const PromptTile& tile : prompt.rows) {
      add(RowKind::Tile, tile.title, {}, tile.chosen);
      rows_.back().kind_of_tile = tile.kind;
      rows_.back().owner = tile.owner;
    }
    for (const std::string& sentence : prompt.outcome) add(RowKind::Outcome, sentence);
  }

 private:
  void add(RowKind kind, std::string text, std::string value = {}, bool chosen = false) {
    rows_.push_back({kind, {}, std::move(text), std::move(value), chosen, 0, Seat::A});
  }

  std::vector<PromptRow>& rows_;
};

class PlaceBuilder {
 public:
  PlaceBuilder(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe)
      : view_(view), layout_(layout), viewport_(viewport), safe_(safe) {}

  Places build() {
    static_cast<OverPlaces&>(out_) =
        place_over(view_, {sheet_height(), sheet_title()}, viewport_, safe_);
    place_table();
    place_prompt();
    add_hits(view_, commands(), out_, viewport_, out_.hits);
    if (view_.sheet == OpenSheet::Discard && out_.sheet.height > 0) place_discard();
    if (view_.sheet == OpenSheet::Help) place_learn(commands(), out_, out_.hits);
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

  auto prompt_heights() const {
    const float width = layout_.prompt.width() - 2 * kPromptPad;
    return [width](const PromptRow& row) { return height_of(row, width); };
  }

  void place_prompt() {
    PromptBuilder rows(out_.prompt_rows);
    if (view_.attack) rows.attack(*view_.attack);
    if (view_.summon) rows.summon(*view_.summon);
    if (view_.prompt) rows.text(*view_.prompt);
    if (out_.prompt_rows.empty()) return;
    drop_rows_without_room();
    out_.prompt = place_rows(out_.prompt_rows, layout_.prompt, true, prompt_heights());
    add_prompt_spots();
  }

  // Low screens show what matters most: explanations go first, the last of them first of all.
  void drop_rows_without_room() {
    drop_rows(out_.prompt_rows, layout_.prompt.height(), prompt_heights(),
              [&](const PromptRow& row) {
                const bool explains = row.kind == RowKind::Words || row.kind == RowKind::Text;
                return explains || (row.kind == RowKind::Joiner && view_.attack);
              });
  }

  Hex place_of(TileRef tile) const {
    for (const TileView& each : view_.tiles) {
      if (each.ref == tile) return each.at;
    }
    return kVortex;
  }

  void add_prompt_spots() {
    std::size_t joiner = 0, choice = 0;
    for (const PromptRow& row : out_.prompt_rows) {
      if (row.kind == RowKind::Joiner) {
        const TileRef tile =
            view_.attack ? view_.attack->joiners[joiner].tile : view_.summon->payers[joiner].tile;
        ++joiner;
        add("joiner " + std::to_string(joiner), row.at, intent::Tap{place_of(tile)});
      } else if (row.kind == RowKind::Tile) {
        add("choice " + std::to_string(choice + 1), row.at,
            intent::PickRow{view_.prompt->rows[choice].row});
        ++choice;
      } else if (row.kind == RowKind::Energy) {
        out_.hits.press(commands(), Own::LessEnergy,
                        box(row.at.max.x - 132, row.at.min.y + 2, 44, 44));
        out_.hits.press(commands(), Own::MoreEnergy,
                        box(row.at.max.x - 44, row.at.min.y + 2, 44, 44));
      }
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
  const Vec2 viewport_;
  const Insets safe_;
  Places out_;
};

}  // namespace

Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe) {
  return PlaceBuilder(view, layout, viewport, safe).build();
}

}  // namespace mael::web::maelstrom
