// What fills the middle of the screen for a moment: a turn begins, a chest is opened, a card is
// shown to all, a calamity comes up, the curse goes on.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/widgets/moment.h"

namespace mael::web::pirates {

namespace {

class ScenePainter {
 public:
  ScenePainter(const Canvas& canvas, const Scene& scene)
      : list_(canvas.list), scene_(scene), middle_(canvas.layout().board.center()) {}

  void paint() const {
    switch (scene_.kind) {
      case Scene::Kind::Turn: paint_turn(); break;
      case Scene::Kind::Chest: paint_chest(); break;
      case Scene::Kind::Card:
        paint_sign(find_icon("treasure-map"), rgb(0x3A2413), rgb(0xF2D9A0));
        break;
      case Scene::Kind::Artifact:
        paint_sign(icon_of_item(static_cast<Item>(scene_.thing)), rgb(0x0F2B2A),
                   printed_theme().color.legal);
        break;
      case Scene::Kind::Calamity:
        paint_sign(icon_of_calamity(static_cast<Kind>(scene_.thing)),
                   ground_of(static_cast<Kind>(scene_.thing)), rgb(0xFFC9BE));
        break;
      case Scene::Kind::Title:
        paint_sign(icon_of_title(scene_.thing), printed_theme().color.paper,
                   printed_theme().color.paper_ink);
        break;
      case Scene::Kind::Curse: paint_sign(find_icon("curse"), rgb(0x3B1257), rgb(0xF3E3FF)); break;
    }
  }

 private:
  static constexpr float kSize = 120;

  void paint_words(float below) const {
    if (scene_.text.empty()) return;
    paint_moment_words(list_, middle_ + Vec2{0, below}, scene_.text, false);
  }

  void paint_turn() const {
    if (scene_.seat != Seat::Chance) {
      draw_seat(list_, index_of(scene_.seat), middle_ - Vec2{0, 58}, 64);
    }
    paint_moment_words(list_, middle_, scene_.text, true);
  }

  // Grows as it comes.
  void paint_sign(Icon icon, Rgba face, Rgba ink) const {
    const float radius = kSize / 2 * (0.75F + 0.25F * passed(scene_.t, 0, 0.15F));
    list_.AddCircleFilled(im(middle_ + Vec2{3, 9}), radius, packed({0, 0, 0, 120}), 56);
    list_.AddCircleFilled(im(middle_), radius, packed(face), 56);
    list_.AddCircle(im(middle_), radius - 2, packed(ink), 56, 3);
    draw_icon(list_, icon, middle_, radius * 1.25F, ink);
    paint_words(kSize / 2 + 26);
  }

  // Turned over: first its lid, then what is in it.
  void paint_chest() const {
    const Rect at = grown({middle_, middle_}, kSize / 2);
    LootView loot;
    loot.item = static_cast<Item>(scene_.thing);
    if (is_chest(loot.item)) loot.coins = chest(loot.item).coins;
    cast_shadow(list_, at, 12, 14, 0.6F);
    paint_turning(
        list_, middle_, passed(scene_.t, 0.08F, 0.30F),
        [&] {
          fill(list_, at, rgb(0x3A2413), rgb(0x22140A), 12);
          outline(list_, at, rgb(0xA9793A), 12, 2);
          draw_icon(list_, find_icon("chest"), at.center(), kSize * 0.6F, rgb(0xD8B673));
        },
        [&] {
          fill(list_, at, printed_theme().color.panel, 12);
          paint_loot(list_, at, loot);
        });
    paint_words(kSize / 2 + 26);
  }

  ImDrawList& list_;
  const Scene& scene_;
  const Vec2 middle_;
};

}  // namespace

void paint_scene(const Canvas& canvas) {
  if (!canvas.picture.scene) return;
  const Scene& scene = *canvas.picture.scene;
  paint_moment(canvas.list, scene.t, [&] { ScenePainter(canvas, scene).paint(); });
}

}  // namespace mael::web::pirates
