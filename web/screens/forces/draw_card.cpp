#include "web/screens/forces/draw_card.h"

#include <imgui.h>

#include <algorithm>

#include "web/base/ink.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/scene.h"
#include "web/widgets/lists/column_paint.h"
#include "web/widgets/panel.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::catalogue;
using maelstrom::emblem_of;
using maelstrom::tint_of;

constexpr float kPiece = 46;  // centre to corner
constexpr float kBeside = 2 * kPiece + 12;

// The words of the card.
Column lay_out(const CardView& card, Rect inside) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, page_measure());
  column.words(TextStyle::Lead, color.text, card.title, kBeside);
  column.words(TextStyle::Caption, color.text_muted, card.line, kBeside);
  column.skip(4);
  std::string values;
  for (const std::string& value : card.values) values += (values.empty() ? "" : "   ") + value;
  column.words(TextStyle::Strong, color.accent, values, kBeside);
  column.down_to(inside.min.y + kPiece * 1.74F + 8);
  if (!card.text.empty()) column.words(TextStyle::Body, color.text, card.text);
  for (const std::string& trait : card.traits) {
    column.skip(6);
    column.words(TextStyle::Caption, color.text_muted, trait);
  }
  column.skip(8);
  column.words(TextStyle::Caption, color.text_off, card.flavour);
  return column.take();
}

}  // namespace

HexSprite plain_piece(TileKind kind) {
  HexSprite piece = maelstrom::make_hand_piece(kind, Seat::A);
  if (piece.icon == Icon::None) piece.icon = emblem_of(catalogue()[kind].faction);
  piece.owner_mark = OwnerMark::None;
  piece.owner = mix(piece.face, printed_theme().color.table, 0.45F);
  return piece;
}

void paint_card(ImDrawList& list, const CardView& card, Rect inside, Vec2 viewport) {
  HexScene scene;
  scene.table = false;
  HexSprite piece = plain_piece(card.kind);
  piece.center = {inside.min.x + kPiece, inside.min.y + kPiece * 0.87F + 2};
  piece.size = kPiece;
  scene.sprites.push_back(piece);
  look().renderer->queue(list, scene, camera_at(viewport, {}, 1), inside);
  paint_column(list, lay_out(card, inside), 0);
}

void paint_card_beside(const CardView& card, Rect about, Vec2 viewport) {
  constexpr float kWidth = 330, kMargin = 8, kPad = 14;
  const Rect probe = rect_at({}, {kWidth - 2 * kPad, 0});
  const float height = lay_out(card, probe).height + 2 * kPad;
  const bool right = about.max.x + kWidth + kMargin <= viewport.x;
  const float x = right ? about.max.x + kMargin + 40 : about.min.x - kWidth - kMargin;
  const float left = std::clamp(x, kMargin, std::max(kMargin, viewport.x - kWidth - kMargin));
  const float top = std::clamp(about.center().y - height / 2, kMargin,
                               std::max(kMargin, viewport.y - height - kMargin));
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const Rect slip = rect_at({left, top}, {kWidth, height});
  paint_panel(list, slip, PanelLook::Raised);
  paint_card(list, card, grown(slip, -kPad), viewport);
}

}  // namespace mael::web::forces
