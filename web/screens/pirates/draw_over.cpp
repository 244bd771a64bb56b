// What lies over the table: the picture of a thing, the help, the count at the end, the curtain.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw_parts.h"
#include "web/screens/pirates/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/sheets.h"
#include "web/widgets/shading.h"

namespace mael::web::pirates {

namespace {

constexpr Rgba kPlaque = rgb(0x0F4F60);

// ---- A thing -----------------------------------------------------------------------------------

// A disc with the sign of what the sheet is about.
void paint_disc(ImDrawList& list, Rect at, Icon icon, Rgba face, Rgba ink) {
  const float radius = std::min(at.width(), at.height()) / 2 - 2;
  list.AddCircleFilled(im(at.center()), radius, packed(face), 56);
  list.AddCircle(im(at.center()), radius, packed(with_alpha(ink, 0.7F)), 56, 2);
  draw_icon(list, icon, at.center(), radius * 1.25F, ink);
}

struct LandLook {
  Icon icon = Icon::None;
  Rgba face = kPlaque;
};

LandLook look_of(Cell cell) {
  LandLook look{icon_of_land(cell)};
  switch (content().cells[cell].feature) {
    case Feature::Merchant: look.face = rgb(0xA9793A); break;
    case Feature::Cursed: look.face = rgb(0x56308A); break;
    case Feature::Sea: look.icon = Icon::Wave; break;
    default: look.face = rgb(0x4F8A49); break;
  }
  return look;
}

void paint_subject(const Canvas& canvas, Rect at) {
  const Subject& subject = canvas.view().subject;
  const Rgba paper = rgb(0xFBF6E4);
  switch (subject.kind) {
    case Subject::Kind::Cell: {
      const LandLook look = look_of(static_cast<Cell>(subject.which));
      return paint_disc(canvas.list, at, look.icon, look.face, paper);
    }
    case Subject::Kind::Ship:
      return draw_seat(canvas.list, subject.which, at.center(),
                       std::min(at.width(), at.height()) - 4);
    case Subject::Kind::Calamity: {
      const auto kind = static_cast<Kind>(subject.which);
      return paint_disc(canvas.list, at, icon_of_calamity(kind), ground_of(kind), rgb(0xFFC9BE));
    }
    case Subject::Kind::Loot: {
      LootView loot;
      loot.item = static_cast<Item>(subject.which);
      if (is_chest(loot.item)) loot.coins = chest(loot.item).coins;
      const float half = std::min(at.width(), at.height()) / 2 - 2;
      return paint_loot(canvas.list, grown({at.center(), at.center()}, half), loot);
    }
    case Subject::Kind::Treasure:
      for (const TreasureView& card : canvas.view().hand) {
        if (card.card == subject.which) return paint_treasure(canvas.list, at, card);
      }
      return;
    case Subject::Kind::Tile: {
      const Statistic statistic = tile(subject.which).statistic;
      return paint_disc(canvas.list, at, icon_of(statistic), theme().color.paper,
                        theme().color.paper_ink);
    }
    case Subject::Kind::Title:
      return paint_disc(canvas.list, at, icon_of_title(subject.which), theme().color.paper,
                        theme().color.paper_ink);
    case Subject::Kind::None: return;
  }
}

void paint_picture(const Canvas& canvas, Rect inside) {
  const Rect at = place_of_picture(kDetailPicture, inside);
  const Vec2 scrolled{0, canvas.picture.scroll};
  canvas.list.PushClipRect(im(inside.min), im(inside.max), true);
  paint_subject(canvas, {at.min - scrolled, at.max - scrolled});
  canvas.list.PopClipRect();
}

// ---- Help --------------------------------------------------------------------------------------

// A picture and what it stands for; not on the last page, the legend (sheets.h).
void paint_help_page(const Canvas& canvas, Rect inside) {
  constexpr std::array kPictures{"treasure-map", "sail", "helm", "chest", "shop",
                                 "k01",          "cannon", "curse", "relic", "coins"};
  const View& view = canvas.view();
  const auto page = static_cast<std::size_t>(view.page);
  const Rect picture = rect_at({inside.center().x - 56, inside.min.y}, {112, 112});
  paint_disc(canvas.list, picture, find_icon(kPictures.at(page % kPictures.size())), kPlaque,
             rgb(0xF2B46A));
  write(canvas.list, *look().fonts.body, {inside.min.x, picture.max.y + 18}, theme().color.text,
        say("pirates.help." + std::to_string(view.page + 1)), inside.width());
}

void paint_help(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  const auto& places = canvas.places().sheet_items;
  if (places.size() < 2) return;
  const bool first = view.page == 0, last = view.page + 1 == view.pages;
  if (!last) paint_help_page(canvas, inside);
  paint_command(canvas, commands().button(first ? Command(Common::Learn) : Own::PreviousPage),
                places[0]);
  paint_command(canvas,
                last ? commands().primary(Common::Close, say("pirates.button.done"))
                     : commands().primary(Own::NextPage, say("pirates.button.next")),
                places[1]);
}

// ---- The count ---------------------------------------------------------------------------------

void paint_title_pills(const Canvas& canvas, Rect room, const StandingView& row) {
  const Palette& color = theme().color;
  Vec2 at{room.min.x, room.center().y - 11};
  if (row.title_words.size() > 1 && room.height() > 48) at.y -= 12;
  for (const std::string& words : row.title_words) {
    const float width = std::min(measure(*look().fonts.caption, words).x + 16, room.width());
    if (at.x + width > room.max.x + 1) at = {room.min.x, at.y + 25};
    if (at.y + 22 > room.max.y) return;
    const Rect pill = rect_at(at, {width, 22});
    fill(canvas.list, pill, color.paper, 11);
    write_middle(canvas.list, *look().fonts.caption, pill, color.paper_ink, words);
    at.x += width + 6;
  }
}

void paint_count_ground(const Canvas& canvas, Rect at, bool winner) {
  const Palette& color = theme().color;
  if (winner) {
    fill(canvas.list, at, mix(color.panel, color.accent, 0.24F),
         mix(color.panel, color.accent, 0.10F), 10);
    outline(canvas.list, at, color.accent, 10, 2);
  } else {
    fill(canvas.list, at, color.panel_raised, 10);
    outline(canvas.list, at, color.line, 10);
  }
}

// Rank, ship, saved points, hold, titles, total: what there is room for between name and total.
void paint_standing(const Canvas& canvas, const StandingView& row, Rect at) {
  const Palette& color = theme().color;
  paint_count_ground(canvas, at, row.winner);
  const float y = at.center().y;
  const Rgba strong = row.winner ? color.accent : color.text;
  write_sized(canvas.list, *look().fonts.title, {at.min.x + 20, y}, 24, 30, strong,
              std::to_string(row.rank));
  draw_seat(canvas.list, index_of(row.seat), {at.min.x + 56, y}, 32);
  const bool wide = at.width() > 640;
  const float name_end = at.min.x + (wide ? 210.0F : at.width() * 0.46F);
  const bool two = !row.line.empty();
  write_left(canvas.list, *look().fonts.strong,
             {{at.min.x + 80, y - (two ? 20.0F : 13.0F)}, {name_end, y + (two ? 2.0F : 13.0F)}},
             color.text, row.name);
  if (two) {
    write_left(canvas.list, *look().fonts.caption, {{at.min.x + 80, y}, {name_end, y + 20}},
               color.text_muted, row.line);
  }
  write_sized(canvas.list, *look().fonts.title, {at.max.x - 34, y}, 34, 60, strong,
              std::to_string(row.total));
  if (!wide) {
    const std::string sum = std::to_string(row.saved) + " + " + std::to_string(row.loot) + " + " +
                            std::to_string(row.titles);
    write_middle(canvas.list, *look().fonts.caption, {{name_end, y - 10}, {at.max.x - 66, y + 10}},
                 color.text_muted, sum);
    return;
  }
  write_sized(canvas.list, *look().fonts.lead, {at.min.x + 240, y}, 22, 50, color.text,
              std::to_string(row.saved));
  const float size = std::min(36.0F, at.height() - 14);
  float x = at.min.x + 278;
  for (const LootView& loot : row.hold) {
    paint_loot(canvas.list, rect_at({x, y - size / 2}, {size, size}), loot);
    x += size + 5;
  }
  write_left(canvas.list, *look().fonts.strong,
             {{at.min.x + 410, y - 12}, {at.min.x + 450, y + 12}}, color.text,
             "+" + std::to_string(row.loot));
  paint_title_pills(canvas, {{at.min.x + 456, at.min.y + 4}, {at.max.x - 72, at.max.y - 4}}, row);
}

// Points by round, each ship in the stroke of its seat.
class CurvePainter {
 public:
  CurvePainter(const Canvas& canvas, Rect at) : canvas_(canvas), at_(grown(at, -14)) {
    const auto& rounds = canvas.view().rounds;
    for (const auto& round : rounds) {
      for (const int points : round) most_ = std::max(most_, points);
    }
  }

  void paint() const {
    const auto& rounds = canvas_.view().rounds;
    for (const SideView& side : canvas_.view().sides) {
      const int seat = index_of(side.seat);
      const Rgba color = theme().seats.at(static_cast<std::size_t>(seat)).ring;
      float along = 0;
      for (std::size_t i = 1; i < rounds.size(); ++i) {
        const Vec2 from = point(i - 1, rounds[i - 1].at(static_cast<std::size_t>(seat)));
        const Vec2 to = point(i, rounds[i].at(static_cast<std::size_t>(seat)));
        along = stroke(from, to, color, seat, along);
      }
      if (rounds.empty()) continue;
      draw_seat(canvas_.list, seat,
                point(rounds.size() - 1, rounds.back().at(static_cast<std::size_t>(seat))) +
                    Vec2{9, 0}, 14);
    }
  }

 private:
  Vec2 point(std::size_t round, int points) const {
    const std::size_t rounds = canvas_.view().rounds.size();
    const auto last = static_cast<float>(std::max<std::size_t>(rounds - 1, 1));
    return {at_.min.x + (at_.width() - 20) * static_cast<float>(round) / last,
            at_.max.y - at_.height() * static_cast<float>(points) / static_cast<float>(most_)};
  }

  // On and off, in pixels, of each seat's line; solid where off is 0.
  struct Dash {
    float on, off;
  };
  static Dash dash_of(int seat) {
    constexpr std::array kDashes{Dash{12, 0}, Dash{9, 5}, Dash{20, 3}, Dash{12, 4}, Dash{3, 4}};
    return kDashes.at(static_cast<std::size_t>(seat));
  }

  // Answers how far along its pattern it ended.
  float stroke(Vec2 from, Vec2 to, Rgba color, int seat, float along) const {
    const Dash dash = dash_of(seat);
    const float far = distance(from, to);
    if (dash.off <= 0) {
      canvas_.list.AddLine(im(from), im(to), packed(color), 2.2F);
      return along + far;
    }
    const Vec2 way = (to - from) / std::max(far, 0.01F);
    const float repeat = dash.on + dash.off;
    for (float at = -std::fmod(along, repeat); at < far; at += repeat) {
      const float begin = std::max(at, 0.0F), end = std::min(at + dash.on, far);
      if (end > begin) {
        canvas_.list.AddLine(im(from + way * begin), im(from + way * end), packed(color), 2.2F);
      }
    }
    return along + far;
  }

  const Canvas& canvas_;
  const Rect at_;
  int most_ = 1;
};

// ---- The curtain -------------------------------------------------------------------------------

// The seat's colour in rays from the middle of its disc.
void paint_rays(const Canvas& canvas, Vec2 heart, Rgba seat) {
  const Vec2 page = canvas.frame.viewport;
  const Rgba table = theme().color.table;
  const Rgba deep = mix(table, seat, 0.10F), lit = mix(table, seat, 0.26F);
  fill(canvas.list, {{}, {page.x, heart.y}}, deep, lit, 0);
  fill(canvas.list, {{0, heart.y}, page}, lit, deep, 0);
  constexpr int kRays = 16;
  const float reach = length(page);
  for (int i = 0; i < kRays; ++i) {
    const float angle = kTurn * static_cast<float>(i) / kRays;
    const Vec2 a = heart + towards(angle) * reach;
    const Vec2 b = heart + towards(angle + kTurn / kRays / 2) * reach;
    canvas.list.AddTriangleFilled(im(heart), im(a), im(b), packed(with_alpha(seat, 0.06F)));
  }
}

// What happened since, where there is room below the notice.
void paint_since(const Canvas& canvas, Rect at) {
  const std::vector<std::string>& since = canvas.view().since;
  if (since.empty() || at.height() < 70) return;
  fill(canvas.list, at, with_alpha(theme().color.panel, 0.94F), 12);
  outline(canvas.list, at, theme().color.line, 12);
  const Rect inside = grown(at, -14);
  write_left(canvas.list, *look().fonts.strong, {inside.min, {inside.max.x, inside.min.y + 22}},
             theme().color.accent, say("pirates.draw.since"));
  float y = inside.min.y + 28;
  for (const std::string& sentence : since) {
    const float height = measure(*look().fonts.body, sentence, inside.width()).y;
    if (y + height > inside.max.y + 2) return;
    write(canvas.list, *look().fonts.body, {inside.min.x, y}, theme().color.text, sentence,
          inside.width());
    y += height + 5;
  }
}

}  // namespace

void paint_standings(const Canvas& canvas) {
  const auto& rows = canvas.view().standings;
  const auto& places = canvas.places().standings;
  for (std::size_t i = 0; i < std::min(rows.size(), places.size()); ++i) {
    paint_standing(canvas, rows[i], places[i]);
  }
  const Rect rounds = canvas.places().rounds;
  if (rounds.height() <= 0 || canvas.view().rounds.size() < 2) return;
  paint_count_ground(canvas, rounds, false);
  write_left(canvas.list, *look().fonts.caption,
             {rounds.min + Vec2{12, 4}, {rounds.max.x, rounds.min.y + 22}},
             theme().color.text_muted, say("pirates.draw.rounds"));
  CurvePainter(canvas, {{rounds.min.x, rounds.min.y + 14}, rounds.max}).paint();
}

void paint_own_sheet(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  if (view.sheet == OpenSheet::Card && view.detail) paint_picture(canvas, inside);
  if (view.sheet == OpenSheet::Help) paint_help(canvas, inside);
  if (view.sheet == OpenSheet::Shop) paint_shop(canvas);
  if (view.sheet == OpenSheet::Trade) paint_trade(canvas);
  if (view.sheet == OpenSheet::Ledger) paint_standings(canvas);
}

void paint_curtain(const Canvas& canvas) {
  const View& view = canvas.view();
  const Rect notice = canvas.places().notice;
  if (view.curtain.empty() || notice.height() <= 0 || !view.notice->hides_table) return;
  const int seat = index_of(view.sides.front().seat);
  const Rgba color = theme().seats.at(static_cast<std::size_t>(seat)).ring;
  const float size = std::min({220.0F, notice.min.y * 0.7F, canvas.frame.viewport.x * 0.5F});
  const Vec2 heart{canvas.frame.viewport.x / 2, notice.min.y * 0.52F};
  paint_rays(canvas, heart, color);
  if (size > 40) draw_seat(canvas.list, seat, heart, size);
  const float margin = 14;
  const float width = std::min(canvas.frame.viewport.x - 2 * margin, 460.0F);
  const float left = (canvas.frame.viewport.x - width) / 2;
  paint_since(canvas, {{left, notice.max.y + margin},
                       {left + width, canvas.frame.viewport.y - margin}});
}

}  // namespace mael::web::pirates
