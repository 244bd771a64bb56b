#include "web/screens/maelstrom/places.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

constexpr std::array<std::string_view, 42> kCommandNames{
    "end_phase", "draw", "energy_to_action", "actions_to_energy", "confirm", "less_energy",
    "more_energy", "use_ability", "next_relic", "pass", "pass_phase", "offer_draw",
    "accept_draw", "decline_draw", "resign", "cancel", "take_back", "lift", "log", "help",
    "menu", "own_discard", "other_discard", "ask_again", "close", "share", "save_file", "leave",
    "play_again", "open_rule", "advise", "show_advantage", "hide_advantage", "review",
    "bot_for_first", "bot_for_second", "back", "forward",
    "last_turning", "next_turning", "play_from", "close_review"};

constexpr float kPad = 12;
constexpr float kNoticeButton = 50;
constexpr float kDiscardTile = 92;
constexpr float kNarrowMenu = 400, kWideMenu = 660;  // with one column, with two

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
    case RowKind::Text: return 8 + 20 * lines_of(row.text, width, 7.4F);
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

class Builder {
 public:
  Builder(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe)
      : view_(view), layout_(layout), viewport_(viewport), safe_(safe) {}

  Places build() {
    place_table();
    place_prompt();
    place_sheet_parts();
    place_notice();
    return std::move(out_);
  }

 private:
  void spot(std::string name, Rect at, Intent intent) {
    out_.spots.push_back({std::move(name), at, std::move(intent)});
  }
  void spot(Command command, Rect at) {
    spot("button " + std::string(name_of(command)), at, intent::Press{command});
  }

  void place_table() {
    for (std::size_t i = 0; i < view_.buttons.size(); ++i) {
      spot(view_.buttons[i].command, layout_.button_places[i]);
    }
    for (std::size_t i = 0; i < view_.tools.size(); ++i) {
      spot(view_.tools[i].command, layout_.tool_places[i]);
    }
    place_relics(layout_.own_relics, view_.sides[0].seat, "relic own ");
    place_relics(layout_.other_relics, view_.sides[1].seat, "relic other ");
    spot("discard own", layout_.own, intent::Press{Command::OwnDiscard});
    spot("discard other", layout_.other, intent::Press{Command::OtherDiscard});
  }

  void place_relics(const std::vector<Rect>& places, Seat seat, const std::string& name) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const int place = static_cast<int>(i);
      spot(name + std::to_string(place + 1), places[i], intent::TapRelic{seat, place});
    }
  }

  // ---- Prompt --------------------------------------------------------------------------------

  void place_prompt() {
    PromptBuilder rows(out_.prompt_rows);
    if (view_.attack) rows.attack(*view_.attack);
    if (view_.summon) rows.summon(*view_.summon);
    if (view_.prompt) rows.text(*view_.prompt);
    if (out_.prompt_rows.empty()) return;
    drop_rows_without_room();
    out_.prompt = layout_.prompt;
    out_.prompt.min.y = out_.prompt.max.y - prompt_height();
    const float width = prompt_width();
    float y = out_.prompt.min.y + kPad;
    for (PromptRow& row : out_.prompt_rows) {
      row.at = box(out_.prompt.min.x + kPad, y, width, height_of(row, width));
      y = row.at.max.y;
    }
    add_prompt_spots();
  }

  float prompt_width() const { return layout_.prompt.width() - 2 * kPad; }
  float prompt_height() const {
    float height = 2 * kPad;
    for (const PromptRow& row : out_.prompt_rows) height += height_of(row, prompt_width());
    return height;
  }

  // Low screens show what matters most: explanations go first, the last of them first of all.
  void drop_rows_without_room() {
    const auto too_high = [&] { return prompt_height() > layout_.prompt.height(); };
    std::vector<PromptRow>& rows = out_.prompt_rows;
    while (too_high() && !rows.empty() && rows.back().kind == RowKind::Words) rows.pop_back();
    for (auto i = rows.size(); too_high() && i-- > 0;) {
      const bool explains = rows[i].kind == RowKind::Words || rows[i].kind == RowKind::Text;
      if (explains || (rows[i].kind == RowKind::Joiner && view_.attack)) {
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
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
        const TileRef tile = view_.attack ? view_.attack->joiners[joiner].tile
                                          : view_.summon->payers[joiner].tile;
        ++joiner;
        spot("joiner " + std::to_string(joiner), row.at, intent::Tap{place_of(tile)});
      } else if (row.kind == RowKind::Tile) {
        spot("choice " + std::to_string(choice + 1), row.at,
             intent::PickRow{view_.prompt->rows[choice].row});
        ++choice;
      } else if (row.kind == RowKind::Energy) {
        spot(Command::LessEnergy, box(row.at.max.x - 132, row.at.min.y + 2, 44, 44));
        spot(Command::MoreEnergy, box(row.at.max.x - 44, row.at.min.y + 2, 44, 44));
      }
    }
  }

  // ---- Sheets --------------------------------------------------------------------------------

  // About what its words will take; what is more is scrolled.
  static float card_height(const Card& card) {
    float height = 330 + 66 * static_cast<float>(card.traits.size());
    for (const CardValue& value : card.values) {
      height += 27 + 18 * static_cast<float>(value.changes.size());
    }
    return height + (card.text.sentence.empty() ? 0.0F : 66.0F);
  }

  float height_of_menu(std::size_t columns) const {
    return 96 + kNoticeButton * static_cast<float>((view_.menu.size() + columns - 1) / columns);
  }

  // Two where one is too high for the screen.
  std::size_t menu_columns() const {
    const Rect area = shrunk({{}, viewport_}, safe_);
    return height_of_menu(1) > area.height() - 32 && area.width() >= 560 ? 2 : 1;
  }

  float sheet_height() const {
    switch (view_.sheet) {
      case Sheet::Menu: return height_of_menu(menu_columns());
      case Sheet::Card: return view_.card ? card_height(*view_.card) : 0;
      case Sheet::Help: return 640;
      case Sheet::Log: return 680;
      case Sheet::Discard: return 470;
      case Sheet::None:
      case Sheet::Resign: break;
    }
    return 0;
  }

  std::string sheet_title() const {
    switch (view_.sheet) {
      case Sheet::Menu: return say("ui.panel.menu");
      case Sheet::Card: return view_.card ? view_.card->title : std::string();
      case Sheet::Help: return say("ui.panel.help");
      case Sheet::Log: return say("ui.panel.log");
      case Sheet::Discard: return say("ui.panel.discard_of", {discard_side().name});
      case Sheet::None:
      case Sheet::Resign: break;
    }
    return {};
  }

  const SideView& discard_side() const { return view_.sides[view_.discard_of_own ? 0 : 1]; }

  void place_sheet_parts() {
    out_.sheet.height = sheet_height();
    if (out_.sheet.height <= 0) return;
    out_.covered = true;
    out_.sheet_title = sheet_title();
    const float menu = menu_columns() > 1 ? kWideMenu : kNarrowMenu;
    out_.sheet.width = view_.sheet == Sheet::Menu ? menu : 520;
    out_.sheet.safe = safe_;
    out_.sheet_place = place_sheet(out_.sheet, viewport_);
    out_.spots.clear();
    spot("aside", {{}, viewport_}, intent::Press{Command::Close});
    spot("sheet", out_.sheet_place.body, intent::Point{});
    spot(Command::Close, out_.sheet_place.close);
    if (view_.sheet == Sheet::Menu) place_menu();
    if (view_.sheet == Sheet::Discard) place_discard();
  }

  void place_menu() {
    const Rect inside = out_.sheet_place.inside;
    const std::size_t columns = menu_columns();
    const float width = (inside.width() + 4) / static_cast<float>(columns);
    for (std::size_t i = 0; i < view_.menu.size(); ++i) {
      const float x = inside.min.x + width * static_cast<float>(i % columns);
      const float y = inside.min.y + kNoticeButton * static_cast<float>(i / columns);
      const Rect at = box(x, y, width - 4, kNoticeButton - 4);
      out_.sheet_items.push_back(at);
      spot(view_.menu[i].command, at);
    }
  }

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
      spot("discarded " + std::to_string(place + 1), at, intent::Inspect{subject});
    }
  }

  // ---- Notices -------------------------------------------------------------------------------

  void place_notice() {
    if (!view_.notice) return;
    out_.covered = true;
    out_.spots.clear();
    const NoticeView& notice = *view_.notice;
    const auto count = static_cast<float>(notice.buttons.size());
    const Rect area = shrunk({{}, viewport_}, safe_);
    const float width = std::min(440.0F, area.width() - 24);
    const float height = std::min(164 + kNoticeButton * count, area.height() - 8);
    out_.notice = {area.center() - Vec2{width, height} / 2, area.center() + Vec2{width, height} / 2};
    for (std::size_t i = 0; i < notice.buttons.size(); ++i) {
      const float y = out_.notice.max.y - 14 - kNoticeButton * (count - static_cast<float>(i));
      const Rect at = box(out_.notice.min.x + 20, y, width - 40, kNoticeButton - 4);
      out_.notice_buttons.push_back(at);
      spot(notice.buttons[i].command, at);
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
  return Builder(view, layout, viewport, safe).build();
}

const Spot* spot_at(const Places& places, Vec2 point) {
  for (auto spot = places.spots.rbegin(); spot != places.spots.rend(); ++spot) {
    if (spot->at.contains(point)) return &*spot;
  }
  return nullptr;
}

std::optional<Rect> spot_named(const Places& places, std::string_view name) {
  for (const Spot& spot : places.spots) {
    if (spot.name == name) return spot.at;
  }
  return {};
}

std::string_view name_of(Command command) {
  return kCommandNames[static_cast<std::size_t>(command)];
}

std::optional<Command> command_named(std::string_view name) {
  const auto found = std::find(kCommandNames.begin(), kCommandNames.end(), name);
  if (found == kCommandNames.end()) return {};
  return static_cast<Command>(found - kCommandNames.begin());
}

}  // namespace mael::web::maelstrom
