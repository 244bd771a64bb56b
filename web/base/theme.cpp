#include "web/base/theme.h"

namespace mael::web {
namespace {

constexpr Theme make_theme() {
  Theme t{};
  t.seats = {{{rgb(0xF8C76C), rgb(0x2A1C05)},
              {rgb(0x65BAFB), rgb(0x08182B)},
              {rgb(0xF5F3EF), rgb(0x1C1C1C)},
              {rgb(0xF26897), rgb(0x2E0A1B)},
              {rgb(0x108A3F), rgb(0xEDFBEF)}}};
  t.tints = {{{rgb(0x2C5C9E), rgb(0xEDF4FE), rgb(0x8FBCF5)},    // Blue
              {rgb(0x737C90), rgb(0xFFFDF6), rgb(0xEFE9DA)},    // White
              {rgb(0x2B6B43), rgb(0xEDF7E6), rgb(0x8FD09A)},    // Green
              {rgb(0x8C6510), rgb(0xFFF4D6), rgb(0xECC65F)},    // Gold
              {rgb(0xA84B18), rgb(0xFFEEDF), rgb(0xF8A570)},    // Orange
              {rgb(0x8E2231), rgb(0xFDE7E3), rgb(0xF28B8E)},    // Red
              {rgb(0x5B3490), rgb(0xF3EAFD), rgb(0xC2A2F0)},    // Violet
              {rgb(0x126A6E), rgb(0xE4F8F5), rgb(0x6CCDCA)},    // Teal
              {rgb(0x39445A), rgb(0xF1F3F7), rgb(0xB1BED2)}}};  // Slate
  return t;
}

constexpr Theme kTheme = make_theme();
constexpr Palette kColor = kTheme.color;

constexpr double kWords = 4.5;
constexpr double kSigns = 3.0;

constexpr std::array kPairs{
    ContrastPair{"text on panel", kColor.text, kColor.panel, kWords},
    ContrastPair{"text on raised panel", kColor.text, kColor.panel_raised, kWords},
    ContrastPair{"text on pressed panel", kColor.text, kColor.panel_pressed, kWords},
    ContrastPair{"text on the table", kColor.text, kColor.table_lit, kWords},
    ContrastPair{"muted text on panel", kColor.text_muted, kColor.panel, kWords},
    ContrastPair{"muted text on raised panel", kColor.text_muted, kColor.panel_raised, kWords},
    ContrastPair{"muted text on the table", kColor.text_muted, kColor.table_lit, kWords},
    ContrastPair{"text of what is off on panel", kColor.text_off, kColor.panel, kWords},
    ContrastPair{"text of what is off on raised panel", kColor.text_off, kColor.panel_raised,
                 kWords},
    ContrastPair{"ink on paper", kColor.paper_ink, kColor.paper, kWords},
    ContrastPair{"ink on shaded paper", kColor.paper_ink, kColor.paper_shade, kWords},
    ContrastPair{"muted ink on paper", kColor.paper_muted, kColor.paper, kWords},
    ContrastPair{"label of the main button", kColor.accent_ink, kColor.accent, kWords},
    ContrastPair{"label of the pressed main button", kColor.accent_ink, kColor.accent_pressed,
                 kWords},
    ContrastPair{"accent on panel", kColor.accent, kColor.panel, kWords},
    ContrastPair{"good news on panel", kColor.good, kColor.panel, kWords},
    ContrastPair{"danger on panel", kColor.danger, kColor.panel, kWords},
    ContrastPair{"danger on raised panel", kColor.danger, kColor.panel_raised, kWords},
    ContrastPair{"paper on deep danger", kColor.paper, kColor.danger_deep, kWords},
    ContrastPair{"edge of a control on panel", kColor.edge, kColor.panel, kSigns},
    ContrastPair{"edge of a control on raised panel", kColor.edge, kColor.panel_raised, kSigns},
    ContrastPair{"edge of a control on the table", kColor.edge, kColor.table_lit, kSigns},
    ContrastPair{"focus ring on panel", kColor.focus, kColor.panel_raised, kSigns},
    ContrastPair{"focus ring on the table", kColor.focus, kColor.table_lit, kSigns},
    ContrastPair{"legal mark on the table", kColor.legal, kColor.table_lit, kSigns},
    ContrastPair{"selected mark on the table", kColor.selected, kColor.table_lit, kSigns},
    ContrastPair{"path on the table", kColor.path, kColor.table_lit, kSigns},
    ContrastPair{"threat on the table", kColor.threatened, kColor.table_lit, kSigns},
    ContrastPair{"plate on the table", kColor.paper, kColor.table_lit, kSigns},
};

}  // namespace

const Theme& theme() {
  return kTheme;
}

std::span<const ContrastPair> contrast_pairs() {
  return kPairs;
}

}  // namespace mael::web
