// Treasure cards, chests and what is drawn (sheet sections 9, 10 and 16).
#include "engine/pirates/flow.h"

namespace mael::pirates {

// PIR-072 to PIR-075: rewards one after the other, then the penalty.
void Flow::claim(Seat seat, int card) {
  const TreasureData& data = treasure(card);
  Ship& ship = state_.ship(seat);
  if ((ship.cards & card_bit(card)) != 0) {
    ship.cards &= ~card_bit(card);
  } else {
    --ship.unknown_cards;
  }
  tell({.what = Happened::CardClaimed, .seat = seat, .thing = static_cast<std::uint8_t>(card)});
  if (data.clue == Clue::Illustration) {
    state_.removed |= card_bit(card);
    state_.lost_islands[static_cast<std::size_t>(data.goal - 1)] = ship.cell;  // PIR-R52
    tell({.what = Happened::IslandRevealed, .seat = seat, .thing = data.goal, .to = ship.cell});
    if (ship.islands < kMostCounted) ++ship.islands;
    if (ship.islands >= title(Feat::RevealIsland).times) win_title(seat, Feat::RevealIsland);
  } else {
    state_.discard |= card_bit(card);  // PIR-R55
  }
  if (data.penalty == Penalty::Wound)
    push({.kind = TaskKind::Wound, .seat = seat, .about = {.count = 1}});
  if (data.penalty == Penalty::Curse)
    push({.kind = TaskKind::Curse, .seat = seat, .about = {.forward = 1}});
  if (data.penalty == Penalty::Forban) push({.kind = TaskKind::Ambush, .seat = seat});
  if (data.cards > 0)
    push({.kind = TaskKind::Treasures, .seat = seat, .about = {.count = data.cards}});
  if (data.points > 0)
    push({.kind = TaskKind::Points, .seat = seat, .about = {.count = data.points}});
  if (data.chests > 0)
    push({.kind = TaskKind::Chests, .seat = seat, .about = {.count = data.chests}});
}

void Flow::draw_card(Seat seat, int card) {
  Ship& ship = state_.ship(seat);
  if (card == 0) {
    ++ship.unknown_cards;
  } else {
    ship.cards |= card_bit(card);
  }
  tell({.what = Happened::CardDrawn, .seat = seat, .thing = static_cast<std::uint8_t>(card)});
}

// PIR-079 to PIR-083. What it brings comes before it is stowed (PIR-R30).
void Flow::draw_chest(int kind) {
  Task& task = state_.top();
  const Seat seat = task.seat;
  --task.about.count;
  --state_.chests[static_cast<std::size_t>(kind - 1)];
  tell({.what = Happened::ChestDrawn, .seat = seat, .thing = static_cast<std::uint8_t>(kind)});
  if (chests_left(state_) == 0) state_.finder = seat;  // PIR-R76
  const ChestData& data = chest(kind);
  if (data.type == ChestType::Artifact) return push({.kind = TaskKind::Artifact, .seat = seat});
  push({.kind = TaskKind::Gain, .seat = seat, .about = {.item = static_cast<Item>(kind)}});
  if (data.type == ChestType::Cursed)
    push({.kind = TaskKind::Curse, .seat = seat, .about = {.forward = 1}});
  if (data.scroll) push({.kind = TaskKind::Treasures, .seat = seat, .about = {.count = 1}});
}

void Flow::draw_artifact(Item item) {
  const Seat seat = pop().seat;
  if (state_.artifacts != 0) {
    state_.artifacts = static_cast<std::uint16_t>(state_.artifacts & ~artifact_bit(item));
  } else {
    state_.sold.erase(0);
  }
  tell({.what = Happened::ArtifactDrawn, .seat = seat, .thing = item});
  push({.kind = TaskKind::Gain, .seat = seat, .about = {.item = item}});
}

// PIR-134
void Flow::draw_calamity(Kind kind) {
  state_.called = static_cast<std::uint16_t>(state_.called | 1u << kind);
  tell({.what = Happened::CalamityDrawn, .thing = kind});
  bring_up(pop(), kind);
}

// The first comes up on the printed island (PIR-034, PIR-R70).
void Flow::bring_up(const Task& summon, Kind kind) {
  if (!summon.about.printed) {
    return push({.kind = TaskKind::Call, .seat = summon.seat, .about = {.calamity = kind}});
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (content().cells[cell].feature == Feature::Cursed) {
      return place_token(kind, cell, Happened::TokenSummoned);
    }
  }
}

}  // namespace mael::pirates
