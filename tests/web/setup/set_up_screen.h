// The screen that sets up a game, as the tests of it see it: a frame at a time, at sizes of
// devices.
#pragma once

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "tests/web/screens/frames.h"
#include "web/house/cards_setup.h"
#include "web/house/maelstrom_setup.h"
#include "web/house/shelved_games.h"
#include "web/setup/screen.h"

namespace mael::web::setup {

using mael::maelstrom::Edition;
using mael::maelstrom::Faction;
using mael::maelstrom::Options;

struct Size {
  const char* name;
  Vec2 viewport;
};
inline constexpr std::array kSizes{Size{"phone", {390, 844}},
                                   Size{"small phone", {360, 640}},
                                   Size{"phone on its side", {844, 390}},
                                   Size{"tablet", {1024, 768}},
                                   Size{"tablet upright", {768, 1024}},
                                   Size{"notebook", {1280, 800}},
                                   Size{"desktop", {1920, 1080}}};
inline constexpr float kCorners = 52;  // the buttons of the page reach so far down

// A force that is evil and too small for most others.
inline const OwnForces kOwn{{"x1", {"Small", Edition::Maelstrom, {{0, 6}, {1, 2}}}}};
inline const MaelstromSetup kMaelstrom(Edition::Maelstrom, kOwn), kVortex(Edition::Vortex, kOwn);
inline const CardsSetup kCards;

// The screen as one frame after the other sees it.
struct Screen : Frames<Screen, SetUp> {
  Screen() { show(kMaelstrom, "maelstrom"); }

  Screen& tap(std::string_view id) {
    scroll_to(id);
    return Frames::tap(id);
  }
  Screen& scroll(float by) {
    Gesture drag;
    drag.kind = GestureKind::DragMove;
    drag.delta = {0, -by};
    return frame({drag});
  }
  Screen& show(const GameSetup& game, std::string_view id) { return show(game, id, usual(2)); }
  Screen& show(const GameSetup& game, std::string_view id, Filled filled) {
    face.show(game, cover_of(shelved_game(id)), std::move(filled));
    return frame({});
  }
  // As a player does who wants to press what is off the screen.
  void scroll_to(std::string_view id) {
    const std::optional<Rect> place = face.where(id);
    const Rect clip = clip_of(item(id).control, face.layout());
    if (!place || clip.contains(place->center())) return;
    scroll(place->center().y - clip.center().y);
  }
  // Where an item can be seen and pressed.
  Rect seen(std::size_t i) const {
    const Rect clip = clip_of(face.view().items[i].control, face.layout());
    const Rect at = face.layout().items[i];
    return {{at.min.x, std::max(at.min.y, clip.min.y)}, {at.max.x, std::min(at.max.y, clip.max.y)}};
  }
  const Item& item(std::string_view id) const {
    for (const Item& each : face.view().items) {
      if (each.id == id) return each;
    }
    FAIL("no such item: " << id);
    return face.view().items.front();
  }
  template <class W>
  bool wished() const {
    return wishes.size() == 1 && std::holds_alternative<W>(wishes[0]);
  }
  PlayerKind kind(std::size_t seat) const { return face.filled().seats[seat].kind; }
  const std::string& refusal() const { return face.view().form.refusal; }
  mael::maelstrom::Setup maelstrom() const { return kMaelstrom.setup_of(face.filled()); }
};

}  // namespace mael::web::setup
