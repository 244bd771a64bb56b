// What fills the middle of the screen for a moment: a turn begins, a card is held up, two fleets
// meet and both bids are turned over, the numbers of The Maelstrom are counted.
#include <algorithm>
#include <cmath>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/table/motion/impacts.h"
#include "web/widgets/impact_paint.h"
#include "web/widgets/moment.h"

namespace mael::web::cards {
namespace {

class ScenePainter {
 public:
  ScenePainter(const Canvas& canvas, float t)
      : canvas_(canvas), list_(canvas.list), t_(t), color_(theme().color) {}

  void operator()(const scene::Turn& turn) const {
    paint_moment_words(list_, canvas_.layout().table.center(),
                       say("cards.turn", {std::to_string(turn.turn)}), true);
  }

  // Turned over on its way out of the hand, then held up to be read.
  void operator()(const scene::HeldUp& held) const {
    const Rect at = place(held);
    const Vec2 middle = at.center();
    paint_turning(
        list_, middle, passed(t_, 0, 0.2F), [&] { paint_back(list_, at); },
        [&] { paint_card(list_, at, held.card); });
    paint_moment_words(list_, {middle.x, at.max.y + 24}, side_of(canvas_.view(), held.seat).name,
                       false);
  }

  void operator()(const scene::Battle& battle) const;
  void operator()(const scene::Numbers& numbers) const;

 private:
  static int winner_of(const scene::Battle& scene);
  void paint_fleet(const scene::Battle& scene, int side, Rect at) const;
  void paint_side(const scene::Battle& scene, int side, Rect at) const;
  void paint_ships(const scene::Battle& scene, int side, Vec2 middle, float room) const;
  Rect place(const SceneKind& scene) const {
    return *place_of_scene(scene, canvas_.layout().table, canvas_.frame.viewport);
  }
  // A panel in the middle of the table.
  Rect panel(const SceneKind& scene) const {
    const Rect at = place(scene);
    paint_moment_panel(list_, at);
    return at;
  }

  void write(const ImFont& font, Vec2 middle, float room, Rgba ink,
             const std::string& words) const {
    write_sized(list_, font, middle, css_size(font), room, ink, words);
  }

  // A number on a card that is turned over when `turned` passes a half.
  void turn_over(Vec2 middle, Vec2 size, int number, float turned, Rgba plate, Rgba ink) const {
    const Rect at{middle - size / 2, middle + size / 2};
    paint_turning(
        list_, middle, turned, [&] { paint_back(list_, at); },
        [&] {
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

// ---- A battle ----------------------------------------------------------------------------------

// Those of one side, in a row about a middle; over each other where they are many.
void ScenePainter::paint_ships(const scene::Battle& scene, int side, Vec2 middle,
                               float room) const {
  const std::vector<Ship>& ships = scene.ships[static_cast<std::size_t>(side)];
  const Seat owner = side == 0 ? scene.attacker : opponent_of(scene.attacker);
  constexpr Vec2 kShip{52, 65};
  const auto gaps = static_cast<float>(std::max<std::size_t>(ships.size(), 2) - 1);
  const float step = std::min(kShip.x + 4, (room - kShip.x) / gaps);
  const float left = middle.x - step * (static_cast<float>(ships.size()) - 1) / 2;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const Vec2 at{left + step * static_cast<float>(i), middle.y};
    const Rect place{at - kShip / 2, at + kShip / 2};
    Rect seen = place;
    if (i + 1 < ships.size()) seen.max.x = std::min(place.max.x, place.min.x + step);
    paint_ship(list_, place, seen, ship_in_itself(ships[i]), owner);
  }
}

// Which side's total is greater: 0 the attacker's, 1 the defender's; -1: a tie, which destroys
// nothing (ECG-099).
int ScenePainter::winner_of(const scene::Battle& scene) {
  const happened::BidsRevealed& sums = scene.sums;
  const int attack = sums.attack + sums.attacker_bid, defence = sums.defence + sums.defender_bid;
  return attack > defence ? 0 : attack < defence ? 1 : -1;
}

// The greater total strikes, the other side is hit.
void ScenePainter::paint_fleet(const scene::Battle& scene, int side, Rect at) const {
  const float blow = passed(t_, 0.6F, 0.72F), hit = passed(t_, 0.66F, 0.8F);
  const int winner = winner_of(scene);
  const float inwards = side == 0 ? 1 : -1;
  const float lunge = winner == side ? 0.6F * at.width() * struck(blow) : 0;
  const Vec2 middle{at.center().x + inwards * lunge, at.min.y + 104};
  const int from = painted_so_far(list_);
  paint_ships(scene, side, middle, at.width() * 0.88F);
  if (winner != 1 - side || hit <= 0) return;
  fade_painted(list_, from, 1 - 0.55F * hit);
  paint_impact(list_, ImpactKind::Wound, middle, 44, hit, color_.paper);
}

// A side's share of the panel: who it is, its ships, what they are worth, the bid, the total.
void ScenePainter::paint_side(const scene::Battle& scene, int side, Rect at) const {
  const happened::BidsRevealed& sums = scene.sums;
  const Seat seat = side == 0 ? scene.attacker : opponent_of(scene.attacker);
  const int worth = side == 0 ? sums.attack : sums.defence;
  const int bid = side == 0 ? sums.attacker_bid : sums.defender_bid;
  const float x = at.center().x;
  draw_seat(list_, index_of(seat), {x, at.min.y + 26}, 26);
  write(*look().fonts.strong, {x, at.min.y + 52}, at.width() * 0.88F, color_.text,
        side_of(canvas_.view(), seat).name);
  paint_fleet(scene, side, at);
  paint_figure(list_, {x - 36, at.min.y + 178}, 46,
               {side == 0 ? Icon::Attack : Icon::Armor, worth, color_.paper, color_.paper_ink});
  turn_over({x + 36, at.min.y + 178}, {44, 62}, bid, passed(t_, 0.22F, 0.36F), color_.brass,
            color_.brass_ink);
  if (t_ < 0.45F) return;
  write(*look().fonts.display, {x, at.min.y + 232}, 90,
        winner_of(scene) == 1 - side ? color_.text_off : color_.accent,
        std::to_string(worth + bid));
}

// Both fleets face each other, and the sealed bids turn over.
void ScenePainter::operator()(const scene::Battle& scene) const {
  const Rect at = panel(scene);
  const float middle = at.center().x;
  paint_side(scene, 0, {at.min, {middle, at.max.y}});
  paint_side(scene, 1, {{middle, at.min.y}, at.max});
  write(*look().fonts.caption, {middle, at.min.y + 178}, 64, color_.text_muted,
        say("cards.battle.versus"));
  if (t_ < 0.66F) return;
  const int winner = winner_of(scene);
  const Seat seat = winner == 0 ? scene.attacker : opponent_of(scene.attacker);
  write(*look().fonts.lead, {middle, at.max.y - 20}, at.width() - 24, color_.text,
        winner < 0 ? say("cards.battle.equal")
                   : say("cards.battle.wins", {side_of(canvas_.view(), seat).name}));
}

// ---- The Maelstrom -----------------------------------------------------------------------------

void ScenePainter::operator()(const scene::Numbers& scene) const {
  const Rect at = panel(scene);
  const int total = scene.of.numbers[0] + scene.of.numbers[1];
  const Vec2 eye{at.center().x, at.min.y + 84};
  const int swirl = painted_so_far(list_);
  draw_icon(list_, find_icon("the-maelstrom"), eye, 132,
            with_alpha(theme().tint(Tint::Teal).bright, 0.34F));
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
    const float x =
        at.center().x + (static_cast<float>(i) - static_cast<float>(scene.planets - 1) / 2) * 62;
    list_.AddCircleFilled(im({x, at.min.y + 166}), 22,
                          packed(i == lit ? color_.accent : color_.panel_pressed), 32);
    write_sized(list_, *look().fonts.lead, {x, at.min.y + 166}, 22, 30,
                i == lit ? color_.brass_ink : color_.text, std::to_string(i + 1));
  }
  if (t_ > 0.72F) {
    const std::string words = scene.destroyed == kNoCard
                                  ? say("cards.numbers.none")
                                  : say("cards.numbers.destroyed", {title_of(scene.destroyed)});
    write(*look().fonts.lead, {at.center().x, at.max.y - 28}, at.width() - 24, color_.danger,
          words);
  }
}

}  // namespace

void paint_scene(const Canvas& canvas) {
  if (!canvas.picture.scene) return;
  const Scene& scene = *canvas.picture.scene;
  paint_moment(canvas.list, scene.t,
               [&] { std::visit(ScenePainter(canvas, scene.t), scene.kind); });
}

}  // namespace mael::web::cards
