#include "web/base/theme.h"

#include <algorithm>

namespace mael::web {
namespace {

using SeatColors = std::array<SeatColor, kSeatColors>;
using Tints = std::array<TintColor, kTints>;

constexpr SeatColors kBrightSeats{{{rgb(0xF8C76C), rgb(0x2A1C05)},
                                   {rgb(0x65BAFB), rgb(0x08182B)},
                                   {rgb(0xF5F3EF), rgb(0x1C1C1C)},
                                   {rgb(0xF26897), rgb(0x2E0A1B)},
                                   {rgb(0x108A3F), rgb(0xEDFBEF)}}};
constexpr Rgba kOnDeep = rgb(0xFFFDF8);
constexpr SeatColors kDeepSeats{{{rgb(0x955601), kOnDeep},
                                 {rgb(0x4373E8), kOnDeep},
                                 {rgb(0x131520), kOnDeep},
                                 {rgb(0x7F040F), kOnDeep},
                                 {rgb(0x1A5B4D), kOnDeep}}};

constexpr Tints kTintsByNight{{{rgb(0x2C5C9E), rgb(0xEDF4FE), rgb(0x8FBCF5)},    // Blue
                               {rgb(0x737C90), rgb(0xFFFDF6), rgb(0xEFE9DA)},    // White
                               {rgb(0x2B6B43), rgb(0xEDF7E6), rgb(0x8FD09A)},    // Green
                               {rgb(0x8C6510), rgb(0xFFF4D6), rgb(0xECC65F)},    // Gold
                               {rgb(0xA84B18), rgb(0xFFEEDF), rgb(0xF8A570)},    // Orange
                               {rgb(0x8E2231), rgb(0xFDE7E3), rgb(0xF28B8E)},    // Red
                               {rgb(0x5B3490), rgb(0xF3EAFD), rgb(0xC2A2F0)},    // Violet
                               {rgb(0x126A6E), rgb(0xE4F8F5), rgb(0x6CCDCA)},    // Teal
                               {rgb(0x39445A), rgb(0xF1F3F7), rgb(0xB1BED2)}}};  // Slate

// By day, words are as deep as the enamel, which is the same in every theme.
constexpr Tints tints_by_day() {
  Tints tints = kTintsByNight;
  for (TintColor& tint : tints) tint.bright = tint.face;
  tints[static_cast<std::size_t>(Tint::White)].bright = rgb(0x566074);
  return tints;
}

constexpr Theme dark_theme() {
  Theme t{};
  t.seats = kBrightSeats;
  t.tints = kTintsByNight;
  const Ground house{t.color.table, t.color.table_lit, t.color.table_line, t.color.accent};
  t.grounds = {{house,
                {house.far, house.lit, house.line, rgb(0x74E0C0)},
                {rgb(0x120A1C), rgb(0x33204A), rgb(0x7D5CA2), rgb(0xD59BFF)},
                {rgb(0x05060F), rgb(0x18224A), rgb(0x5263A0), rgb(0x7CC8FF)},
                {rgb(0x05202C), rgb(0x0F4F60), rgb(0x4FA3AF), rgb(0xF2B46A)},
                {rgb(0x1E1B10), rgb(0x453E27), rgb(0x948758), rgb(0xC9D66B)}}};
  return t;
}

constexpr Palette day_palette() {
  return {.table = rgb(0xD9CFBB),
          .table_lit = rgb(0xF1EADB),
          .table_line = rgb(0xB9AC92),
          .panel = rgb(0xFBF7EE),
          .panel_raised = rgb(0xFFFDF8),
          .panel_pressed = rgb(0xEADFC8),
          .line = rgb(0xD3C6AA),
          .edge = rgb(0x7C6F58),
          .text = rgb(0x2B2116),
          .text_muted = rgb(0x5C4F3A),
          .text_off = rgb(0x75694F),
          .paper = rgb(0xF6EDD8),
          .paper_shade = rgb(0xE6D8B8),
          .paper_ink = rgb(0x2B2116),
          .paper_muted = rgb(0x5C4F3A),
          .accent = rgb(0x7E4F00),
          .brass = rgb(0xE3A63A),
          .brass_lit = rgb(0xF0C062),
          .brass_ink = rgb(0x251A08),
          .focus = rgb(0x0B5CAD),
          .good = rgb(0x23692A),
          .danger = rgb(0xA82A1C),
          .danger_deep = rgb(0xA82A1C),
          .legal = rgb(0x0B6E58),
          .selected = rgb(0x7E4F00),
          .path = rgb(0x2B2116),
          .threatened = rgb(0xB3301F),
          .shade = {84, 64, 30, 120},
          .shadow = {84, 64, 30, 150}};
}

constexpr Theme light_theme() {
  Theme t{};
  t.color = day_palette();
  t.seats = kDeepSeats;
  t.tints = tints_by_day();
  t.grounds = {{{t.color.table, t.color.table_lit, t.color.table_line, t.color.accent},
                {rgb(0xAEBBC6), rgb(0xDFE6EA), rgb(0x5F7488), rgb(0x0B6E58)},
                {rgb(0xC3B2D2), rgb(0xEDE3F4), rgb(0x76609A), rgb(0x6B2A9C)},
                {rgb(0xAEBFDD), rgb(0xE3EAF6), rgb(0x5B6FA0), rgb(0x0B4F96)},
                {rgb(0xA9D2D2), rgb(0xE3F1EC), rgb(0x3F7F82), rgb(0x8A4708)},
                {rgb(0xCBBF98), rgb(0xEFE8D0), rgb(0x80734A), rgb(0x4E5A08)}}};
  return t;
}

constexpr Rgba kBlack = rgb(0x000000);
constexpr Rgba kWhite = rgb(0xFFFFFF);

constexpr Palette contrast_palette() {
  return {.table = kBlack,
          .table_lit = kBlack,
          .table_line = kWhite,
          .panel = kBlack,
          .panel_raised = rgb(0x0B0B0B),
          .panel_pressed = rgb(0x2A2A2A),
          .line = kWhite,
          .edge = kWhite,
          .text = kWhite,
          .text_muted = rgb(0xE6E6E6),
          .text_off = rgb(0xB5B5B5),
          .paper = kWhite,
          .paper_shade = kWhite,
          .paper_ink = kBlack,
          .paper_muted = rgb(0x2A2A2A),
          .accent = rgb(0xFFD23F),
          .brass = rgb(0xFFD23F),
          .brass_lit = rgb(0xFFE074),
          .brass_ink = kBlack,
          .focus = rgb(0x00E5FF),
          .good = rgb(0x7CFF8A),
          .danger = rgb(0xFF9A8A),
          .danger_deep = rgb(0x7A0F04),
          .legal = rgb(0x3DFFD0),
          .selected = rgb(0xFFD23F),
          .path = kWhite,
          .threatened = rgb(0xFF8672),
          .shade = {0, 0, 0, 200},
          .shadow = {0, 0, 0, 0}};
}

constexpr Theme contrast_theme() {
  Theme t{};
  t.color = contrast_palette();
  t.seats = kBrightSeats;
  t.tints = kTintsByNight;
  // Words stand on the wall, so its lines stay faint.
  t.grounds = {{{kBlack, kBlack, rgb(0x2A2A2A), t.color.accent},
                {kBlack, kBlack, kWhite, rgb(0x3DFFD0)},
                {kBlack, kBlack, kWhite, rgb(0xE6B3FF)},
                {kBlack, kBlack, kWhite, rgb(0x8FD6FF)},
                {kBlack, kBlack, kWhite, rgb(0xFFC278)},
                {kBlack, kBlack, kWhite, rgb(0xE6F27A)}}};
  t.metrics.least_line = 2;
  return t;
}

constexpr std::array kLooks{dark_theme(), light_theme(), contrast_theme()};

Themed worn = Themed::Dark;

constexpr double kWords = 4.5;
constexpr double kSigns = 3.0;

// Words and marks stand out on every ground as well as on the house's own.
void add_grounds(const Theme& theme, std::vector<ContrastPair>& pairs) {
  for (const Ground& ground : theme.grounds) {
    pairs.push_back({"text on a ground", theme.color.text, ground.lit, kWords});
    pairs.push_back({"muted text on a ground", theme.color.text_muted, ground.lit, kWords});
    pairs.push_back({"text far from the lamp", theme.color.text, ground.far, kWords});
    pairs.push_back({"legal mark on a ground", theme.color.legal, ground.lit, kSigns});
    pairs.push_back({"accent on its ground", ground.accent, ground.lit, kWords});
    pairs.push_back({"accent on raised panel", ground.accent, theme.color.panel_raised, kWords});
  }
}

}  // namespace

const Theme& theme_of(Themed which) { return kLooks.at(static_cast<std::size_t>(which)); }

const Theme& theme() { return theme_of(worn); }

Themed worn_theme() { return worn; }

void wear_theme(Themed which) { worn = which; }

const Theme& printed_theme() { return theme_of(Themed::Dark); }

std::vector<ContrastPair> contrast_pairs(const Theme& theme) {
  const Palette& c = theme.color;
  // By day, what is known of a plate is its ink.
  const Rgba plate = std::max(c.paper, c.paper_ink, [&](Rgba a, Rgba b) {
    return contrast(a, c.table_lit) < contrast(b, c.table_lit);
  });
  std::vector<ContrastPair> pairs{
      {"text on panel", c.text, c.panel, kWords},
      {"text on raised panel", c.text, c.panel_raised, kWords},
      {"text on pressed panel", c.text, c.panel_pressed, kWords},
      {"text on the table", c.text, c.table_lit, kWords},
      {"muted text on panel", c.text_muted, c.panel, kWords},
      {"muted text on raised panel", c.text_muted, c.panel_raised, kWords},
      {"muted text on the table", c.text_muted, c.table_lit, kWords},
      {"text of what is off on panel", c.text_off, c.panel, kWords},
      {"text of what is off on raised panel", c.text_off, c.panel_raised, kWords},
      {"ink on paper", c.paper_ink, c.paper, kWords},
      {"ink on shaded paper", c.paper_ink, c.paper_shade, kWords},
      {"muted ink on paper", c.paper_muted, c.paper, kWords},
      {"label of the main button", c.brass_ink, c.brass, kWords},
      {"label of the pressed main button", c.brass_ink, c.brass_lit, kWords},
      {"accent on panel", c.accent, c.panel, kWords},
      {"good news on panel", c.good, c.panel, kWords},
      {"danger on panel", c.danger, c.panel, kWords},
      {"danger on raised panel", c.danger, c.panel_raised, kWords},
      {"paper on deep danger", c.paper, c.danger_deep, kWords},
      {"edge of a control on panel", c.edge, c.panel, kSigns},
      {"edge of a control on raised panel", c.edge, c.panel_raised, kSigns},
      {"edge of a control on the table", c.edge, c.table_lit, kSigns},
      {"focus ring on panel", c.focus, c.panel_raised, kSigns},
      {"focus ring on the table", c.focus, c.table_lit, kSigns},
      {"legal mark on the table", c.legal, c.table_lit, kSigns},
      {"selected mark on the table", c.selected, c.table_lit, kSigns},
      {"path on the table", c.path, c.table_lit, kSigns},
      {"threat on the table", c.threatened, c.table_lit, kSigns},
      {"brass as words on raised panel", c.accent, c.panel_raised, kWords},
      {"brass as words on the table", c.accent, c.table_lit, kWords},
      {"plate on the table", plate, c.table_lit, kSigns},
  };
  add_grounds(theme, pairs);
  return pairs;
}

}  // namespace mael::web
