// What fills the middle of the screen for a moment: a turn begins, a card is held up, a planet's
// resources are shared out, both bids are turned over, the numbers of The Maelstrom are counted.
#include <algorithm>
#include <cmath>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/widgets/moment.h"

namespace mael::web::cards {
namespace {

class Painter {
 public:
  Painter(const Canvas& canvas, float t)
      : canvas_(canvas), list_(canvas.list), t_(t), color_(theme().color) {}

  void operator()(const scene::Turn& turn) const {
    paint_moment_words(list_, canvas_.layout().table.center(),
                       say("cards.turn", {std::to_string(turn.turn)}), true);
  }

  // Turned over on its way out of the hand, then held up to be read.
  void operator()(const scene::HeldUp& held) const {
    const Rect table = canvas_.layout().table;
    const float height = std::min(300.0F, table.height() * 0.78F);
    const Vec2 size{height * kCardAspect, height};
    const Vec2 middle = table.center();
    const Rect at{middle - size / 2, middle + size / 2};
    paint_turning(list_, middle, passed(t_, 0, 0.2F), [&] { paint_back(list_, at); },
                  [&] { paint_card(list_, at, held.card); });
    paint_moment_words(list_, {middle.x, at.max.y + 24}, side_of(canvas_.view(), held.seat).name,
                       false);
  }

  void operator()(const scene::Sums& sums) const;
  void operator()(const scene::Battle& battle) const;
  void operator()(const scene::Numbers& numbers) const;

 private:
  // A panel in the middle of the table.
  Rect panel(float width, float height) const {
    return paint_moment_panel(list_, canvas_.layout().table, canvas_.frame.viewport,
                              {width, height});
  }

  void write(const ImFont& font, Vec2 middle, float room, Rgba ink, const std::string& words) const {
    write_sized(list_, font, middle, css_size(font), room, ink, words);
  }

  // A number on a card that is turned over when `turned` passes a half.
  void turn_over(Vec2 middle, Vec2 size, int number, float turned, Rgba plate, Rgba ink) const {
    const Rect at{middle - size / 2, middle + size / 2};
    paint_turning(list_, middle, turned, [&] { paint_back(list_, at); }, [&] {
      cast_shadow(list_, at, 6, 8, 0.5F);
      fill(list_, at, plate, 6);
      outline(list_, at, ink, 6);
      write_sized(list_, *look().fonts.display, middle, size.y * 0.56F, size.x * 0.86F, ink,
                  std::to_string(number));
    });
  }

  const Canvas& canvas_;
  ImDrawList& list_;
  const float t_;
  const Palette& color_;
};

// ---- Sharing out -------------------------------------------------------------------------------

void Painter::operator()(const scene::Sums& scene) const {
  const happened::Distributed& of = scene.of;
  const Rect at = panel(430, 176);
  const float middle = at.center().x;
  draw_icon(list_, icon_of(of.planet), {middle, at.min.y + 40}, 54, theme().tint(Tint::Slate).bright);
  write(*look().fonts.lead, {middle, at.min.y + 84}, 150, color_.text, title_of(of.planet));
  write(*look().fonts.caption, {middle, at.min.y + 106}, 150, color_.text_muted,
        say("cards.sums.stock", {std::to_string(of.stock)}) + " · " +
            say("cards.sums.rate", {std::to_string(of.rate)}));
  for (std::size_t i = 0; i < kSeats; ++i) {
    const SideView& side = canvas_.view().sides[i];
    const Share& share = of.sums.shares[static_cast<std::size_t>(index_of(side.seat))];
    const float x = i == 0 ? at.min.x + 76 : at.max.x - 76;
    draw_seat(list_, index_of(side.seat), {x, at.min.y + 30}, 30);
    write(*look().fonts.caption, {x, at.min.y + 58}, 132, color_.text_muted, side.name);
    write(*look().fonts.caption, {x, at.min.y + 78}, 132, color_.text,
          say("cards.sums.syphons", {std::to_string(share.rate)}));
    if (t_ < 0.28F) continue;
    write(*look().fonts.caption, {x, at.min.y + 97}, 132, color_.text,
          say("cards.sums.takes", {std::to_string(share.card)}));
    if (share.extra > 0 && t_ > 0.4F) {
      write(*look().fonts.caption, {x, at.min.y + 115}, 140, color_.good,
            say("cards.sums.extra", {std::to_string(share.extra)}));
    }
    if (t_ < 0.5F) continue;
    paint_figure(list_, {x, at.max.y - 28}, 38,
                 {Icon::Resource, share.total(), color_.brass, color_.brass_ink});
  }
  if (t_ > 0.5F) {
    write(*look().fonts.strong, {middle, at.max.y - 28}, 130, color_.text,
          say("cards.sums.left", {std::to_string(of.sums.left)}));
  }
}

// ---- A battle ----------------------------------------------------------------------------------

void Painter::operator()(const scene::Battle& scene) const {
  const happened::BidsRevealed& sums = scene.sums;
  const Rect at = panel(450, 236);
  const int totals[2] = {sums.attack + sums.attacker_bid, sums.defence + sums.defender_bid};
  for (int i = 0; i < 2; ++i) {
    const Seat seat = i == 0 ? scene.attacker : opponent_of(scene.attacker);
    const float x = at.min.x + at.width() * (i == 0 ? 0.25F : 0.75F);
    draw_seat(list_, index_of(seat), {x, at.min.y + 30}, 30);
    write(*look().fonts.strong, {x, at.min.y + 60}, at.width() * 0.44F, color_.text,
          side_of(canvas_.view(), seat).name);
    paint_figure(list_, {x - 36, at.min.y + 118}, 52,
                 {i == 0 ? Icon::Attack : Icon::Armor, i == 0 ? sums.attack : sums.defence,
                  color_.paper, color_.paper_ink});
    turn_over({x + 36, at.min.y + 118}, {50, 70}, i == 0 ? sums.attacker_bid : sums.defender_bid,
              passed(t_, 0.22F, 0.36F), color_.brass, color_.brass_ink);
    if (t_ < 0.45F) continue;
    write(*look().fonts.display, {x, at.min.y + 178}, 90,
          totals[i] >= totals[1 - i] ? color_.accent : color_.text_off, std::to_string(totals[i]));
  }
  write(*look().fonts.caption, {at.center().x, at.min.y + 118}, 64, color_.text_muted,
        say("cards.battle.versus"));
  if (t_ > 0.58F) {
    const Seat winner = totals[0] > totals[1] ? scene.attacker : opponent_of(scene.attacker);
    const std::string words =
        totals[0] == totals[1] ? say("cards.battle.equal")
                               : say("cards.battle.wins", {side_of(canvas_.view(), winner).name});
    write(*look().fonts.lead, {at.center().x, at.max.y - 20}, at.width() - 24, color_.text, words);
  }
}

// ---- The Maelstrom -----------------------------------------------------------------------------

void Painter::operator()(const scene::Numbers& scene) const {
  const Rect at = panel(430, 246);
  const int total = scene.of.numbers[0] + scene.of.numbers[1];
  const Vec2 eye{at.center().x, at.min.y + 84};
  const int swirl = painted_so_far(list_);
  draw_icon(list_, find_icon("the-maelstrom"), eye, 132, with_alpha(theme().tint(Tint::Teal).bright, 0.34F));
  turn_painted(list_, swirl, eye, t_ * 5);
  for (int i = 0; i < 2; ++i) {
    const SideView& side = canvas_.view().sides[static_cast<std::size_t>(i)];
    const float x = at.min.x + at.width() * (i == 0 ? 0.25F : 0.75F);
    write(*look().fonts.strong, {x, at.min.y + 30}, at.width() * 0.44F, color_.text, side.name);
    turn_over({x, at.min.y + 92}, {58, 82},
              scene.of.numbers[static_cast<std::size_t>(index_of(side.seat))],
              passed(t_, 0.18F, 0.32F), color_.paper, color_.paper_ink);
  }
  if (t_ > 0.4F) {
    write(*look().fonts.display, {at.center().x, at.min.y + 92}, 90, color_.accent,
          std::to_string(total));
  }
  // The count goes over the planets, ever more slowly.
  const float counted = std::pow(passed(t_, 0.42F, 0.7F), 0.6F) * static_cast<float>(total);
  const int step = std::max(1, static_cast<int>(std::ceil(counted)));
  const int lit = scene.planets > 0 && total > 0 && t_ > 0.42F ? (step - 1) % scene.planets : -1;
  for (int i = 0; i < scene.planets; ++i) {
    const float x = at.center().x + (static_cast<float>(i) - static_cast<float>(scene.planets - 1) / 2) * 62;
    list_.AddCircleFilled(im({x, at.min.y + 166}), 22,
                          packed(i == lit ? color_.accent : color_.panel_pressed), 32);
    write_sized(list_, *look().fonts.lead, {x, at.min.y + 166}, 22, 30,
                i == lit ? color_.brass_ink : color_.text, std::to_string(i + 1));
  }
  if (t_ > 0.72F) {
    const std::string words = scene.destroyed == kNoCard
                                  ? say("cards.numbers.none")
                                  : say("cards.numbers.destroyed", {title_of(scene.destroyed)});
    write(*look().fonts.lead, {at.center().x, at.max.y - 28}, at.width() - 24, color_.danger, words);
  }
}

}  // namespace

void paint_scene(const Canvas& canvas) {
  if (!canvas.picture.scene) return;
  const Scene& scene = *canvas.picture.scene;
  paint_moment(canvas.list, scene.t,
               [&] { std::visit(Painter(canvas, scene.t), scene.kind); });
}

}  // namespace mael::web::cards
