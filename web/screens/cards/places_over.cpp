#include "web/screens/cards/places_over.h"

#include <algorithm>

#include "web/base/word_lines.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

constexpr float kKey = 46;

// A battle is fought over the hand, where its figures hide neither stack: a phone tells it in the
// bar.
bool is_told_in_bar(const PromptView& prompt, const Layout& layout) {
  return prompt.battle && layout.form == Form::Tall;
}

class Prompter {
 public:
  Prompter(const View& view, const Layout& layout, const Measure& measure)
      : prompt_(*view.prompt),
        layout_(layout),
        rows_({layout.prompt, layout.form == Form::Tall}, measure) {
    collect();
  }

  // Low screens show what matters most: pictures go first, then sentences, the last first.
  void place(Places& out) {
    rows_.drop([](const PromptRow& row) { return is_own(row, kCardRow); });
    rows_.drop([](const PromptRow& row) { return row.told; });
    out.prompt = rows_.place(out.prompt_rows);
    out.hits.add("prompt", out.prompt, intent::Nothing{});
    for (const PromptRow& row : out.prompt_rows) {
      if (row.kind == RowKind::Own) add_hits(row, out);
    }
  }

  float height() const { return rows_.height(); }

 private:
  static bool is_own(const PromptRow& row, OwnRow which) {
    return row.kind == RowKind::Own && row.own == which;
  }

  void add(OwnRow which, float height, CardKind card = kNoCard) {
    rows_.add({RowKind::Own, {}, height, which, card});
  }

  void collect() {
    const bool told = !is_told_in_bar(prompt_, layout_);
    const bool titled = told && (!prompt_.brief || layout_.form != Form::Tall);
    if (titled) rows_.title(prompt_.title);
    if (prompt_.card && layout_.form == Form::Wide) add(kCardRow, 190, *prompt_.card);
    if (prompt_.battle) add(kBattleRow, height_of_battle());
    if (told) {
      for (const std::string& sentence : prompt_.sentences) rows_.words(sentence);
    }
    for (const CardKind faction : prompt_.factions) add(kFactionRow, 52, faction);
    if (!prompt_.dial) return;
    if (prompt_.dial->keys) {
      const int columns = key_columns();
      add(kKeysRow, kKey * static_cast<float>((prompt_.dial->high + columns) / columns) + 4);
    } else {
      add(kSliderRow, 60);
    }
  }

  // Both names have room over the figures.
  float height_of_battle() const {
    float names = 0;
    for (const BattleSideView& side : *prompt_.battle) {
      const float wide = 2 * kBattleName * rows_.width();
      names = std::max(names, rows_.high(TextStyle::Caption, side.name, wide));
    }
    return kBattleFigures + names;
  }

  int key_columns() const {
    const int fitting = std::max(1, static_cast<int>(rows_.width() / kKey));
    const int keys = prompt_.dial->high + 1;
    const int rows = (keys + fitting - 1) / fitting;
    return (keys + rows - 1) / rows;
  }

  void add_hits(const PromptRow& row, Places& out) const {
    if (row.own == kFactionRow) {
      const auto faction = static_cast<CardKind>(row.index);
      out.hits.add("faction " + catalogue()[faction].tag, row.at, intent::TakeFaction{faction},
                   true);
    } else if (row.own == kKeysRow) {
      add_keys(row.at, out);
    } else if (row.own == kSliderRow) {
      add_slider(row.at, out);
    }
  }

  void add_keys(Rect at, Places& out) const {
    const int columns = key_columns();
    const float step = at.width() / static_cast<float>(columns);
    for (int i = 0; i <= prompt_.dial->high; ++i) {
      const float x = at.min.x + step * static_cast<float>(i % columns);
      const float y = at.min.y + kKey * static_cast<float>(i / columns) + 2;
      const Rect key = box(x, y, step, kKey);
      out.keys.push_back(key);
      out.hits.add("number " + std::to_string(i), key, intent::SetNumber{i});
    }
  }

  static void add_slider(Rect at, Places& out) {
    const float y = at.center().y - 22;
    out.hits.press(commands(), Own::Less, box(at.min.x, y, 44, 44));
    out.hits.press(commands(), Own::More, box(at.max.x - 44, y, 44, 44));
    out.track = {{at.min.x + 60, y}, {at.max.x - 60, y + 44}};
    out.hits.add("dial", grown(out.track, 8), intent::Nothing{});
  }

  const PromptView& prompt_;
  const Layout& layout_;
  PromptMaker rows_;
};

// What a card says is read on the card.
std::string line_of_prompt(const PromptView& prompt) {
  std::string line;
  const std::size_t from = prompt.card_speaks ? 1 : 0;
  for (std::size_t i = from; i < prompt.sentences.size(); ++i) {
    line += (i == from ? "" : " ") + prompt.sentences[i];
  }
  return line;
}

std::size_t lines_of_bar(const std::string& line, const Layout& layout, const Measure& measure) {
  return lines_in(measure, TextStyle::Caption, line, layout.words.width());
}

// Also on a low screen where a card stands in the prompt's place, as far as the bar has room.
bool is_said_in_bar(const View& view, const Layout& layout, const Measure& measure) {
  constexpr std::size_t kRoom = 2;
  if (!view.prompt || !view.prompt->quiet) return false;
  if (layout.form == Form::Tall) return true;
  const bool shared = layout.form == Form::Flat && layout.card.width() > 0;
  return shared && lines_of_bar(line_of_prompt(*view.prompt), layout, measure) <= kRoom;
}

}  // namespace

BarWords words_of_bar(const View& view, const Layout& layout, const Measure& measure) {
  const bool told = view.prompt && is_told_in_bar(*view.prompt, layout);
  if (!told && !is_said_in_bar(view, layout, measure)) return {view.title, view.todo, false};
  return {view.prompt->title, line_of_prompt(*view.prompt), true};
}

int lines_in_bar(const View& view, const Layout& layout, const Measure& measure) {
  return static_cast<int>(lines_of_bar(words_of_bar(view, layout, measure).line, layout, measure));
}

float height_of_prompt(const View& view, const Layout& layout, const Measure& measure) {
  return view.prompt ? Prompter(view, layout, measure).height() : 0;
}

void place_prompt(const View& view, const Layout& layout, const Measure& measure, Places& places) {
  if (!view.prompt || is_said_in_bar(view, layout, measure)) return;
  Prompter(view, layout, measure).place(places);
}

// ---- Sheets ------------------------------------------------------------------------------------

namespace {

float height_of_sheet(const View& view, bool narrow) {
  switch (view.sheet) {
    case OpenSheet::Card: return view.detail ? height_of(*view.detail, narrow) : 0;
    case OpenSheet::Help: return 470;
    case OpenSheet::Discard: return 480;
    case OpenSheet::Ledger: return view.ledger.empty() ? 180 : 640;
    default: return 0;
  }
}

std::string title_of_sheet(const View& view) {
  switch (view.sheet) {
    case OpenSheet::Card: return view.detail ? view.detail->title : std::string();
    case OpenSheet::Help: return say("cards.help." + std::to_string(view.page + 1) + ".title");
    case OpenSheet::Discard: return say("cards.panel.discard");
    case OpenSheet::Ledger: return say("cards.panel.ledger");
    default: return {};
  }
}

void place_discard(const View& view, Places& places) {
  const Rect inside = places.sheet_place.inside;
  const int columns = std::max(1, static_cast<int>(inside.width() / kDiscardCard));
  // Where there are many they overlap downwards, the titles staying in sight.
  const int rows = (static_cast<int>(view.discard.size()) + columns - 1) / columns;
  const float height = (kDiscardCard - 6) / kCardAspect;
  const float step =
      rows < 2 ? 0
               : std::min(height + 6, (inside.height() - height) / static_cast<float>(rows - 1));
  for (std::size_t i = 0; i < view.discard.size(); ++i) {
    const int place = static_cast<int>(i);
    const Rect at =
        box(inside.min.x + kDiscardCard * static_cast<float>(place % columns),
            inside.min.y + step * static_cast<float>(place / columns), kDiscardCard - 6, height);
    places.sheet_items.push_back(at);
    places.hits.add("discarded " + std::to_string(place + 1), at,
                    intent::Inspect{{view.discard[i].kind, {}}}, true);
  }
}

void place_help(const View& view, Places& places) {
  const bool first = view.page == 0, last = view.page + 1 >= view.pages;
  place_foot(commands(),
             {first ? Command(Common::Learn) : Own::PreviousPage,
              last ? Command(Common::Close) : Own::NextPage},
             places, places.hits);
}

}  // namespace

SheetWish wish_of(const View& view, Vec2 viewport) {
  return {height_of_sheet(view, sheet_from_below(viewport)), title_of_sheet(view)};
}

void place_sheet_parts(const View& view, Places& places) {
  if (places.sheet.height <= 0) return;
  if (view.sheet == OpenSheet::Discard) place_discard(view, places);
  if (view.sheet == OpenSheet::Help) place_help(view, places);
}

}  // namespace mael::web::cards
