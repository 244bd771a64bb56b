// A hand of cards along the lower edge: where each lies, which one a finger means, and how many fit
// into a place on the table. Knows nothing of what is on the cards. Pure.
#pragma once

#include <optional>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

inline constexpr float kCardAspect = 0.7F;  // width of a card, in heights

struct CardFanSpec {
  Rect room{};  // CSS pixels; the cards stand on its lower edge
  int count = 0;
  float height = 150;          // of a card at most
  float aspect = kCardAspect;  // its width, in heights
  int lifted = -1;  // hovered, pressed or selected: stands out and pushes its neighbours aside
  float lift = 1;   // 0..1, for gliding
  float least = 0;  // what must be seen of each card's width; where a fan shows less, two rows
                    // lie half over each other
};

struct CardSlot {
  Vec2 center{};   // CSS pixels
  Vec2 size{};     // of the card before it is turned
  float turn = 0;  // radians
  float lift = 0;  // 0..1
  int row = 0;     // 1: of the back one
};

// From left to right, none outside the room's width.
std::vector<CardSlot> layout_card_fan(const CardFanSpec& spec);

// What is seen of a card that others lie over.
Rect seen_part(const std::vector<CardSlot>& slots, std::size_t card);

// Whether the turned card lies under the point.
bool is_on_card(const CardSlot& slot, Vec2 pixels);
// The card under the point: the lifted one first, then the upper of two that overlap.
std::optional<int> card_at(const std::vector<CardSlot>& slots, Vec2 pixels);

struct SpreadSpec {
  Rect room{};
  int count = 0;
  Vec2 size{};  // of a card; never grown, shrunk only to the room
  float gap = 3;
  bool upwards = false;  // rows begin at the lower edge
};

// Cards side by side in as many rows as it takes, rows overlapping where there is too little room.
// Every place lies in the room.
std::vector<Rect> spread_cards(const SpreadSpec& spec);

}  // namespace mael::web
