// The sea and what is written on it: names of lands, ships that would sink, the dial of a turn.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "web/base/ink.h"
#include "web/board/ring_renderer.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/slips.h"

namespace mael::web::pirates {

namespace {

constexpr float kScaleForNames = 66;  // pixels a unit of the board: below it names would collide

// One letter of a word, by the length of its first byte in UTF-8.
std::string_view letter_at(std::string_view words, std::size_t at) {
  const auto lead = static_cast<unsigned char>(words[at]);
  return words.substr(at, lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4);
}

// A letter with a dark rim, readable on any water.
void write_on_sea(ImDrawList& list, const ImFont& font, Vec2 middle, Rgba ink,
                  std::string_view letter) {
  const Rect room{middle - Vec2{12, 12}, middle + Vec2{12, 12}};
  constexpr std::array kRim{Vec2{-1.4F, 0}, Vec2{1.4F, 0}, Vec2{0, -1.4F}, Vec2{0, 1.6F}};
  for (const Vec2 off : kRim) {
    write_middle(list, font, {room.min + off, room.max + off}, rgb(0x04121A), letter);
  }
  write_middle(list, font, room, ink, letter);
}

// Along a circle round `heart`, its middle where `angle` points; never upside down.
void write_round(ImDrawList& list, const ImFont& font, Vec2 heart, float radius, float angle,
                 Rgba ink, std::string_view words) {
  const bool below = towards(angle).y > 0;
  const float way = below ? -1.0F : 1.0F;
  float along = -measure(font, words).x / 2;
  for (std::size_t at = 0; at < words.size();) {
    const std::string_view letter = letter_at(words, at);
    const float width = measure(font, letter).x;
    const float here = angle + way * (along + width / 2) / radius;
    const Vec2 middle = heart + towards(here) * radius;
    const int from = painted_so_far(list);
    write_on_sea(list, font, middle, ink, letter);
    turn_painted(list, from, middle, below ? here + kTurn / 2 : here);
    along += width;
    at += letter.size();
  }
}

Rgba ink_of(LandKind kind) {
  switch (kind) {
    case LandKind::Market: return rgb(0xFFDE9C);
    case LandKind::Cursed: return rgb(0xE3C2FF);
    case LandKind::Island: break;
  }
  return rgb(0xF3ECDD);
}

// Along the circle of its land; names give way to pieces.
void paint_name(const Canvas& canvas, const LandName& name) {
  constexpr float kHigh = 18;
  const Camera& camera = canvas.picture.camera;
  const ImFont& font = *look().fonts.caption;
  const Vec2 size{measure(font, name.words).x / camera.scale, kHigh / camera.scale};
  const auto place = place_of_name(canvas.picture.board.scene, name, size);
  if (!place) return;
  write_round(canvas.list, font, to_pixels(camera, Vec2{}), place->radius * camera.scale,
              place->angle, ink_of(name.kind), name.words);
}

void paint_sinking(const Canvas& canvas, Seat ship) {
  const Board& board = canvas.picture.board;
  for (std::size_t i = 0; i < board.things.size(); ++i) {
    if (board.things[i] != BoardThing{ThingKind::Ship, index_of(ship)}) continue;
    const RingPiece& piece = board.scene.pieces[i];
    const Vec2 at = to_pixels(canvas.picture.camera, piece_at(board.scene, piece)) +
                    Vec2{0, (piece.size * 1.35F) * canvas.picture.camera.scale};
    const std::string words = say("pirates.draw.sinks");
    const float width = width_of_label(words, true);
    paint_label(canvas.list, {.at = rect_at(at - Vec2{width / 2, 10}, {width, 20}),
                              .words = words,
                              .ink = rgb(0xFFD9CF),
                              .ground = rgb(0x4A1016),
                              .edge = printed_theme().color.danger,
                              .small = true});
  }
}

// Names of the player's own pictures that would be whole.
void paint_met(const Canvas& canvas, const MetView& met) {
  if (!met.own || met.name.empty()) return;
  const Board& board = canvas.picture.board;
  for (const RingMedal& medal : board.scene.medals) {
    if (medal.shown != MedalShown::Lit) continue;
    const Vec2 at = to_pixels(canvas.picture.camera, medal_at(board.scene, medal));
    const float width = width_of_label(met.name, true);
    paint_label(canvas.list, {.at = rect_at(at - Vec2{width / 2, 40}, {width, 22}),
                              .words = met.name,
                              .ink = rgb(0xFFE2A0),
                              .ground = rgb(0x2B2110),
                              .edge = rgb(0xFFD98A),
                              .small = true});
    return;
  }
}

// How many movements it takes to sail to a cell.
void paint_reach(const Canvas& canvas, const ReachView& reach) {
  constexpr float kDisc = 10;
  const RingScene& scene = canvas.picture.board.scene;
  const Vec2 at = to_pixels(canvas.picture.camera, cell_center(scene, ring_cell_of(reach.cell)));
  const Palette& color = printed_theme().color;
  canvas.list.AddCircleFilled(im(at), kDisc, packed(with_alpha(rgb(0x0B1A22), 0.9F)), 24);
  canvas.list.AddCircle(im(at), kDisc, packed(color.legal), 24, 1.5F);
  write_sized(canvas.list, *look().fonts.strong, at, 14, 16, rgb(0xF3ECDD),
              std::to_string(reach.movements));
}

}  // namespace

void paint_sea(const Canvas& canvas) {
  ring_renderer().paint(canvas.picture.board.scene, canvas.picture.camera,
                        {{}, canvas.frame.viewport}, look().pixel_ratio);
}

void paint_sea_words(const Canvas& canvas) {
  const bool fans = canvas.picture.board.fanned != kNoCell;
  if (canvas.picture.camera.scale >= kScaleForNames && !fans) {
    for (const LandName& name : canvas.picture.board.names) paint_name(canvas, name);
  }
  if (canvas.picture.in_motion) return;
  for (const HarmView& harm : canvas.view().board.harms) {
    if (harm.sinks) paint_sinking(canvas, harm.seat);
  }
  for (const MetView& met : canvas.view().board.met) paint_met(canvas, met);
  for (const ReachView& reach : canvas.view().board.reach) paint_reach(canvas, reach);
}

void paint_dial(const Canvas& canvas) {
  const auto& prompt = canvas.view().prompt;
  if (!canvas.picture.dial || !prompt || !prompt->dial) return;
  constexpr float kRadius = 27;
  constexpr std::array kParts{"0", "¼", "½", "¾"};
  const Palette& color = printed_theme().color;
  const Vec2 at = *canvas.picture.dial;
  const int quarters = prompt->dial->quarters;
  canvas.list.AddCircleFilled(im(at), kRadius, packed(with_alpha(rgb(0x12151C), 0.92F)), 40);
  canvas.list.AddCircle(im(at), kRadius, packed(color.selected), 40, 2);
  for (int i = 0; i < 4; ++i) {
    const Vec2 dot = at + towards(kQuarter * static_cast<float>(i)) * (kRadius - 7);
    const bool here = i == quarters;
    canvas.list.AddCircleFilled(im(dot), here ? 5.5F : 3.5F,
                                packed(here ? color.accent : with_alpha(color.edge, 0.8F)), 16);
  }
  write_sized(canvas.list, *look().fonts.lead, at, 20, 34, color.selected,
              kParts.at(static_cast<std::size_t>(quarters)));
}

void paint_carried(const Canvas& canvas) {
  if (!canvas.picture.carried) return;
  const int seat = index_of(canvas.picture.carried->kind);
  canvas.list.AddCircleFilled(im(canvas.picture.carried->at + Vec2{2, 6}), 20,
                              packed({0, 0, 0, 110}), 32);
  draw_seat(canvas.list, seat, canvas.picture.carried->at, 42);
}

}  // namespace mael::web::pirates
