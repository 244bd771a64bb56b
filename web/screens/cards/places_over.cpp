#include "web/screens/cards/places_over.h"

#include <algorithm>
#include <functional>

#include "web/base/word_lines.h"
#include "web/screens/cards/words.h"
#include "web/table/parts/prompt_rows.h"

namespace mael::web::cards {
namespace {

constexpr float kKey = 46;
constexpr float kLetter = 7.6F;  // about as wide as this
constexpr float kSmallLetter = 6.6F;
constexpr float kTitleLine = 15;  // of a title of several

// A battle is fought over the hand, where its figures hide neither stack: a phone tells it in the
// bar.
bool is_told_in_bar(const PromptView& prompt, const Layout& layout) {
  return prompt.battle && layout.form == Form::Tall;
}

class Prompter {
 public:
  Prompter(const View& view, const Layout& layout, Places& out)
      : prompt_(*view.prompt), layout_(layout), out_(out) {
    collect();
  }

  void place() {
    drop_rows_without_room();
    out_.prompt =
        place_rows(out_.prompt_rows, layout_.prompt, layout_.form == Form::Tall, heights());
    out_.hits.add("prompt", out_.prompt, intent::Nothing{});
    for (const PromptRow& row : out_.prompt_rows) add_hits(row);
  }

  float height() const { return web::height_of_prompt(out_.prompt_rows, heights()); }

 private:
  float width() const { return layout_.prompt.width() - 2 * kPromptPad; }

  void add(RowKind kind, std::string text = {}, CardKind card = kNoCard) {
    out_.prompt_rows.push_back({kind, {}, std::move(text), card});
  }

  void collect() {
    const bool told = !is_told_in_bar(prompt_, layout_);
    const bool titled = told && (!prompt_.brief || layout_.form != Form::Tall);
    if (titled) add(RowKind::Title, prompt_.title);
    if (prompt_.card && layout_.form == Form::Wide) add(RowKind::Card, {}, *prompt_.card);
    if (prompt_.battle) add(RowKind::Battle);
    if (told) {
      for (const std::string& sentence : prompt_.sentences) add(RowKind::Words, sentence);
    }
    for (const CardKind faction : prompt_.factions) {
      add(RowKind::Faction, title_of(faction), faction);
    }
    if (prompt_.dial) add(prompt_.dial->keys ? RowKind::Keys : RowKind::Slider);
  }

  int key_columns() const {
    const int fitting = std::max(1, static_cast<int>(width() / kKey));
    const int keys = prompt_.dial->high + 1;
    const int rows = (keys + fitting - 1) / fitting;
    return (keys + rows - 1) / rows;
  }

  std::function<float(const PromptRow&)> heights() const {
    return [this](const PromptRow& row) { return height_of(row); };
  }
  float height_of(const PromptRow& row) const {
    switch (row.kind) {
      case RowKind::Title:
        return std::max(30.0F, kTitleLine * static_cast<float>(lines_of_title(row.text, width())));
      case RowKind::Card: return 190;
      case RowKind::Words: return 6 + 20 * static_cast<float>(lines_of(row.text, width(), kLetter));
      case RowKind::Battle: return width() < 300 ? 98 : 74;  // names in two lines
      case RowKind::Faction: return 52;
      case RowKind::Keys: {
        const int columns = key_columns();
        return kKey * static_cast<float>((prompt_.dial->high + columns) / columns) + 4;
      }
      case RowKind::Slider: return 60;
    }
    return 0;
  }

  // Low screens show what matters most: pictures go first, then sentences, the last first.
  void drop_rows_without_room() {
    for (const RowKind kind : {RowKind::Card, RowKind::Words}) {
      drop_rows(out_.prompt_rows, layout_.prompt.height(), heights(),
                [&](const PromptRow& row) { return row.kind == kind; });
    }
  }

  void add_hits(const PromptRow& row) {
    if (row.kind == RowKind::Faction) {
      out_.hits.add("faction " + catalogue()[row.card].tag, row.at, intent::TakeFaction{row.card},
                    true);
    } else if (row.kind == RowKind::Keys) {
      add_keys(row.at);
    } else if (row.kind == RowKind::Slider) {
      add_slider(row.at);
    }
  }

  void add_keys(Rect at) {
    const int columns = key_columns();
    const float step = at.width() / static_cast<float>(columns);
    for (int i = 0; i <= prompt_.dial->high; ++i) {
      const float x = at.min.x + step * static_cast<float>(i % columns);
      const float y = at.min.y + kKey * static_cast<float>(i / columns) + 2;
      const Rect key = box(x, y, step, kKey);
      out_.keys.push_back(key);
      out_.hits.add("number " + std::to_string(i), key, intent::SetNumber{i});
    }
  }

  void add_slider(Rect at) {
    const float y = at.center().y - 22;
    out_.hits.press(commands(), Own::Less, box(at.min.x, y, 44, 44));
    out_.hits.press(commands(), Own::More, box(at.max.x - 44, y, 44, 44));
    out_.track = {{at.min.x + 60, y}, {at.max.x - 60, y + 44}};
    out_.hits.add("dial", grown(out_.track, 8), intent::Nothing{});
  }

  const PromptView& prompt_;
  const Layout& layout_;
  Places& out_;
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

int lines_of_bar(const std::string& line, const Layout& layout) {
  return lines_of(line, layout.words.width(), kSmallLetter);
}

// Also on a low screen where a card stands in the prompt's place, as far as the bar has room.
bool is_said_in_bar(const View& view, const Layout& layout) {
  constexpr int kRoom = 2;
  if (!view.prompt || !view.prompt->quiet) return false;
  if (layout.form == Form::Tall) return true;
  const bool shared = layout.form == Form::Flat && layout.card.width() > 0;
  return shared && lines_of_bar(line_of_prompt(*view.prompt), layout) <= kRoom;
}

}  // namespace

int lines_of_title(const std::string& title, float width) {
  return lines_of(title, width, kSmallLetter);
}

BarWords words_of_bar(const View& view, const Layout& layout) {
  const bool told = view.prompt && is_told_in_bar(*view.prompt, layout);
  if (!told && !is_said_in_bar(view, layout)) return {view.title, view.todo, false};
  return {view.prompt->title, line_of_prompt(*view.prompt), true};
}

int lines_in_bar(const View& view, const Layout& layout) {
  return lines_of_bar(words_of_bar(view, layout).line, layout);
}

float height_of_prompt(const View& view, const Layout& layout) {
  Places unused;
  return view.prompt ? Prompter(view, layout, unused).height() : 0;
}

void place_prompt(const View& view, const Layout& layout, Places& places) {
  if (view.prompt && !is_said_in_bar(view, layout)) Prompter(view, layout, places).place();
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
  const Rect inside = places.sheet_place.inside;
  const float y = inside.max.y - 46, half = (inside.width() - 8) / 2;
  places.sheet_items = {box(inside.min.x, y, half, 44), box(inside.max.x - half, y, half, 44)};
  places.hits.press(commands(), view.page > 0 ? Command(Own::PreviousPage) : Common::Learn,
                    places.sheet_items[0], true);
  places.hits.press(commands(), view.page + 1 < view.pages ? Command(Own::NextPage) : Common::Close,
                    places.sheet_items[1], true);
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
