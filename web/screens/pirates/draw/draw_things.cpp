#include "web/screens/pirates/draw/draw_things.h"

#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/base/whole_words.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/layout.h"
#include "web/widgets/chips.h"

namespace mael::web::pirates {

namespace {

constexpr Rgba kGold = rgb(0xE9B75C);
constexpr Rgba kCursed = rgb(0xC070F0);
constexpr Rgba kIsland = rgb(0x4F8A49);

Rgba color_of(Item item) {
  if (is_artifact(item)) return printed_theme().color.legal;
  return is_cursed(item) ? kCursed : kGold;
}

// A small number with a dark ground, at the lower right of something.
void paint_corner(ImDrawList& list, Rect at, int number, Rgba ink, Rgba ground) {
  const float size = std::clamp(at.height() * 0.36F, 12.0F, 17.0F);
  const Vec2 middle{at.max.x - size * 0.46F, at.max.y - size * 0.50F};
  list.AddCircleFilled(im(middle), size * 0.56F, packed(ground), 16);
  write_sized(list, *look().fonts.strong, middle, size, size * 1.4F, ink, std::to_string(number));
}

// A dashed outline: a place where something may lie.
void outline_dashed(ImDrawList& list, Rect at, Rgba color) {
  constexpr float kDash = 4;
  for (float x = at.min.x + kDash; x < at.max.x - kDash; x += 2 * kDash) {
    const float end = std::min(x + kDash, at.max.x - kDash);
    list.AddLine({x, at.min.y}, {end, at.min.y}, packed(color));
    list.AddLine({x, at.max.y}, {end, at.max.y}, packed(color));
  }
  for (float y = at.min.y + kDash; y < at.max.y - kDash; y += 2 * kDash) {
    const float end = std::min(y + kDash, at.max.y - kDash);
    list.AddLine({at.min.x, y}, {at.min.x, end}, packed(color));
    list.AddLine({at.max.x, y}, {at.max.x, end}, packed(color));
  }
}

}  // namespace

Rgba ground_of(Kind kind) { return kind == kForban ? rgb(0x1B1D24) : rgb(0x45142A); }

// ---- Loot and tiles ----------------------------------------------------------------------------

void paint_loot(ImDrawList& list, Rect at, const LootView& loot) {
  const Rgba color = color_of(loot.item);
  const float radius = std::min(8.0F, at.width() * 0.16F);
  fill(list, at, mix(printed_theme().color.panel, color, 0.22F),
       mix(printed_theme().color.panel, color, 0.08F), radius);
  outline(list, at, with_alpha(color, 0.75F), radius, loot.selected ? 3.0F : 1.4F);
  draw_icon(list, icon_of_item(loot.item), at.center(), at.height() * 0.66F, color);
  if (is_cursed(loot.item)) {
    draw_icon(list, find_icon("curse"), at.min + Vec2{at.width() * 0.2F, at.height() * 0.2F},
              at.height() * 0.36F, rgb(0xF3E3FF));
  }
  if (loot.coins > 0) {
    paint_corner(list, at, loot.coins, printed_theme().color.text, rgb(0x12151C));
  }
  if (loot.selected) outline(list, grown(at, 2), printed_theme().color.selected, radius + 2, 2);
}

void paint_no_loot(ImDrawList& list, Rect at) {
  outline_dashed(list, grown(at, -1), with_alpha(printed_theme().color.edge, 0.55F));
}

void paint_statistic(ImDrawList& list, Rect at, const StatisticView& statistic) {
  const Palette& color = printed_theme().color;
  const float radius = std::min(8.0F, at.width() * 0.16F);
  const bool fitted = statistic.tile != 0;
  if (fitted) {
    fill(list, at, mix(color.paper, rgb(0xFFFFFF), 0.35F), color.paper_shade, radius);
  } else {
    fill(list, at, color.panel_raised, color.panel, radius);
    outline(list, at, color.line, radius);
  }
  if (statistic.changed) outline(list, at, color.legal, radius, 2);
  const Rgba ink = fitted ? color.paper_ink : color.text_off;
  const Vec2 sign = at.center() - Vec2{at.width() * 0.05F, at.height() * 0.06F};
  draw_icon(list, icon_of(statistic.which), sign, at.height() * 0.62F, ink);
  const float size = std::clamp(at.height() * 0.40F, 12.0F, 18.0F);
  write_sized(list, *look().fonts.strong, at.max - Vec2{size * 0.45F, size * 0.52F}, size,
              size * 1.3F, fitted ? ink : color.text_muted, std::to_string(statistic.value));
}

void paint_artifact(ImDrawList& list, Rect at, Item artifact) {
  const Palette& color = printed_theme().color;
  const float radius = std::min(at.width(), at.height()) / 2;
  if (artifact == 0) {
    list.AddCircle(im(at.center()), radius, packed(with_alpha(color.edge, 0.5F)), 32, 1.4F);
    draw_icon(list, find_icon("relic"), at.center(), radius, with_alpha(color.text_off, 0.5F));
    return;
  }
  list.AddCircleFilled(im(at.center()), radius, packed(rgb(0x0F2B2A)), 40);
  list.AddCircle(im(at.center()), radius - 1, packed(color.legal), 40, 2);
  draw_icon(list, icon_of_item(artifact), at.center(), radius * 1.25F, color.legal);
}

// ---- Treasure cards ----------------------------------------------------------------------------

namespace {

// Round the middle of a place, so small that no word is broken and no line lost.
void write_whole(ImDrawList& list, TextStyle style, Rect at, Rgba ink, std::string_view words) {
  const WholeWords whole = whole_words(style, words, at.width(), page_measure());
  const ImFont& font = font_of(style);
  const float lines = static_cast<float>(whole.lines.size()) * line_height(font);
  const float scale = std::min(whole.scale, at.height() / lines);
  const float size = css_size(font) * scale, line = line_height(font) * scale;
  Vec2 middle = at.center() - Vec2{0, line * static_cast<float>(whole.lines.size() - 1) / 2};
  for (const std::string& each : whole.lines) {
    write_sized(list, font, middle, size, at.width(), ink, each);
    middle.y += line;
  }
}

class TreasurePainter {
 public:
  TreasurePainter(ImDrawList& list, Rect at, const TreasureView& card)
      : list_(list), at_(at), card_(card), color_(printed_theme().color), unit_(at.width() / 100) {}

  void paint() {
    paint_ground();
    paint_reward();
    const float sign = paint_sign();
    const TextStyle style = at_.width() > 150   ? TextStyle::Lead
                            : at_.width() > 120 ? TextStyle::Strong
                                                : TextStyle::Caption;
    write_whole(list_, style, {at_.min + Vec2{7 * unit_, 8 * unit_}, {at_.max.x - 7 * unit_, sign}},
                color_.paper_ink, card_.words);
    paint_penalty();
  }

 private:
  void paint_ground() {
    const float radius = 9 * unit_;
    cast_shadow(list_, at_, radius, 8, 0.5F);
    fill(list_, at_, mix(color_.paper, rgb(0xFFFFFF), 0.3F), color_.paper_shade, radius);
    if (card_.claimable || card_.selected) {
      outline(list_, grown(at_, 1.5F), card_.selected ? color_.selected : color_.legal, radius + 1,
              3);
    } else {
      outline(list_, at_, rgb(0x8C7346), radius, 1.5F);
    }
  }

  // Chests, points and cards gained, along the lower edge.
  void paint_reward() {
    const float size = std::clamp(19 * unit_, 12.0F, 26.0F);
    const Rgba ink = rgb(0x6B4A14);
    struct Gain {
      Icon icon;
      int number;
    };
    const std::array gains{Gain{find_icon("chest"), card_.chests},
                           Gain{find_icon("coins"), card_.points},
                           Gain{find_icon("treasure-map"), card_.cards}};
    const auto shown =
        std::count_if(gains.begin(), gains.end(), [](const Gain& gain) { return gain.number > 0; });
    const float each = size * 1.75F;
    float x = at_.center().x - each * static_cast<float>(shown) / 2;
    const float y = at_.max.y - size * 0.9F;
    for (const Gain& gain : gains) {
      if (gain.number == 0) continue;
      draw_icon(list_, gain.icon, {x + size * 0.5F, y}, size, ink);
      write_sized(list_, *look().fonts.strong, {x + size * 1.25F, y}, size * 0.85F, size,
                  color_.paper_ink, std::to_string(gain.number));
      x += each;
    }
  }

  // The emblem, or the picture that is to be put together. Answers its upper edge.
  float paint_sign() {
    const float radius = 21 * unit_;
    const Vec2 middle{at_.center().x, at_.max.y - 58 * unit_};
    if (card_.island > 0) {
      list_.AddCircleFilled(im(middle), radius, packed(kIsland), 40);
      list_.AddCircle(im(middle), radius, packed(rgb(0xD9C48E)), 40, 2);
      draw_icon(list_, icon_of_island(card_.island), middle, radius * 1.3F, rgb(0xFBF6E4));
    } else if (card_.lost_island > 0) {
      list_.AddCircle(im(middle), radius, packed(rgb(0x7A5A24)), 40, 2.2F);
      draw_icon(list_, icon_of_lost_island(card_.lost_island), middle, radius * 1.25F,
                color_.paper_ink);
      list_.AddLine(im(middle - Vec2{radius, 0}), im(middle + Vec2{radius, 0}),
                    packed(rgb(0xEBDDBB)), 2);  // its halves
    } else {
      return at_.max.y - 32 * unit_;  // a riddle needs the room for its words
    }
    return middle.y - radius - 2 * unit_;
  }

  void paint_penalty() {
    if (card_.penalty == Penalty::None) return;
    const Icon icon = card_.penalty == Penalty::Wound   ? Icon::Wound
                      : card_.penalty == Penalty::Curse ? find_icon("curse")
                                                        : icon_of_calamity(kForban);
    const float radius = std::max(11 * unit_, 9.0F);
    const Vec2 middle{at_.max.x - radius * 0.9F, at_.min.y + radius * 0.6F};
    list_.AddCircleFilled(im(middle), radius, packed(color_.danger_deep), 24);
    draw_icon(list_, icon, middle, radius * 1.35F, rgb(0xFFE7E0));
  }

  ImDrawList& list_;
  const Rect at_;
  const TreasureView& card_;
  const Palette& color_;
  const float unit_;
};

}  // namespace

void paint_treasure(ImDrawList& list, Rect at, const TreasureView& card) {
  TreasurePainter(list, at, card).paint();
}

void paint_treasure_back(ImDrawList& list, Rect at) {
  const float radius = at.width() * 0.09F;
  cast_shadow(list, at, radius, 8, 0.5F);
  fill(list, at, rgb(0x3A2413), rgb(0x22140A), radius);
  outline(list, grown(at, -at.width() * 0.06F), rgb(0xA9793A), radius, 1.5F);
  draw_icon(list, find_icon("treasure-map"), at.center(), at.width() * 0.6F, rgb(0xD8B673));
}

// ---- Calamities --------------------------------------------------------------------------------

namespace {

// Points at the right of the name, or below the strike where that is too narrow for both.
void paint_strike(ImDrawList& list, Vec2 at, const CalamityView& calamity) {
  const Palette& color = printed_theme().color;
  draw_icon(list, Icon::Combat, at + Vec2{7, 0}, 15, color.danger);
  write_left(list, *look().fonts.strong, {at + Vec2{18, -10}, at + Vec2{34, 10}}, color.danger,
             std::to_string(calamity.damage));
}

// A row of boxes for the life of one token.
float paint_life(ImDrawList& list, Vec2 at, float room, int left, int most) {
  const Palette& color = printed_theme().color;
  const float step = std::min(11.0F, room / static_cast<float>(std::max(most, 1)));
  for (int i = 0; i < most; ++i) {
    const float x = at.x + step * static_cast<float>(i);
    const Rect box{{x, at.y - 4}, {x + step - 2.5F, at.y + 4}};
    if (i < left) {
      fill(list, box, color.danger, 2);
    } else {
      outline(list, box, with_alpha(color.danger, 0.6F), 2);
    }
  }
  return at.x + step * static_cast<float>(most);
}

}  // namespace

void paint_calamity(ImDrawList& list, Rect at, const CalamityView& calamity) {
  const Palette& color = printed_theme().color;
  const Rgba ground = ground_of(calamity.kind);
  fill(list, at, mix(ground, rgb(0xFFFFFF), 0.05F), mix(ground, rgb(0x000000), 0.25F), 9);
  outline(list, at, mix(ground, rgb(0xFFB0C0), 0.45F), 9);
  const float pad = kCalamityPad, sign = 40;
  draw_icon(list, icon_of_calamity(calamity.kind),
            {at.min.x + pad + sign / 2, at.min.y + pad + sign / 2}, sign, rgb(0xFFC9BE));
  const float left = at.min.x + pad * 1.6F + sign;
  const float plate = 42;
  const bool wide = at.width() > 150;
  const Rect name{{left, at.min.y + 4}, {at.max.x - pad, at.min.y + 26}};
  write_left(list,
             fitting(*look().fonts.strong, *look().fonts.caption, calamity.name, name.width()),
             name, color.text, calamity.name);
  const float y = at.min.y + 36, end = wide ? at.max.x - plate - 6 : at.max.x;
  if (wide) paint_points(list, {{end, y - 11}, {at.max.x - 6, y + 11}}, calamity.points);
  paint_strike(list, {left, y}, calamity);
  float x = left + 36;
  for (const int life : calamity.left) {
    if (x + 20 > end) break;
    x = paint_life(list, {x, y}, end - 8 - x, life, calamity.life) + 8;
  }
  // Beside the picture where a line is enough, else below it.
  const ImFont& font = *look().fonts.caption;
  Rect effect{{left, at.min.y + kCalamityHead}, {at.max.x - pad, at.max.y - 1}};
  if (measure(font, calamity.effect).x > effect.width()) effect.min.x = at.min.x + pad;
  const float lines = measure(font, calamity.effect, effect.width()).y / measure(font, "I").y;
  if (lines * line_height(font) > effect.height() + 2) return;
  write_wrapped(list, font, effect, color.text_muted, calamity.effect, false);
}

// ---- Figures -----------------------------------------------------------------------------------

void paint_points(ImDrawList& list, Rect at, int points) {
  const Palette& color = printed_theme().color;
  fill(list, at, mix(color.accent, color.brass_lit, 0.6F), color.accent,
       std::min(8.0F, at.height() * 0.36F));
  const float size = std::min(at.height() * 0.74F, 26.0F);
  draw_icon(list, find_icon("coins"), {at.min.x + at.width() * 0.30F, at.center().y}, size * 0.9F,
            color.brass_ink);
  write_sized(list, *look().fonts.lead, {at.min.x + at.width() * 0.68F, at.center().y}, size,
              at.width() * 0.5F, color.brass_ink, std::to_string(points));
}

void paint_hearts(ImDrawList& list, Vec2 at, int left, int most, float size) {
  draw_pips(list, at, Icon::Life, left, most, size, printed_theme().color.danger);
}

void paint_means(ImDrawList& list, Vec2 middle, float size, Icon icon, bool left) {
  const Palette& color = printed_theme().color;
  const float radius = size / 2;
  if (left) {
    list.AddCircleFilled(im(middle), radius, packed(mix(color.panel, color.legal, 0.34F)), 32);
    list.AddCircle(im(middle), radius, packed(color.legal), 32, 1.6F);
  } else {
    list.AddCircle(im(middle), radius, packed(with_alpha(color.edge, 0.6F)), 32, 1.4F);
  }
  const Rgba ink = left ? rgb(0xE9FFF6) : with_alpha(color.text_off, 0.7F);
  draw_icon(list, icon, middle, size * 0.66F, ink);
}

}  // namespace mael::web::pirates
