#include "web/screens/pirates/advice.h"

#include "engine/pirates/bots/reasons.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/board/marks.h"

namespace mael::web::pirates {

std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons) {
  return mael::pirates::reasons_in_words(reasons, situation.actor(), spoken(),
                                         seat_names(situation));
}

// ---- On the board ------------------------------------------------------------------------------

namespace {

Cell cell_of_deed(const Deed& deed) {
  if (const auto* move = std::get_if<Move>(&deed)) return move->cell;
  if (const auto* jump = std::get_if<Teleport>(&deed)) return jump->cell;
  if (const auto* place = std::get_if<PlaceShip>(&deed)) return place->cell;
  if (const auto* forban = std::get_if<PlaceForban>(&deed)) return forban->cell;
  if (const auto* back = std::get_if<ChooseReturn>(&deed)) return back->cell;
  if (const auto* island = std::get_if<ChooseIsland>(&deed)) return island->cell;
  if (const auto* leash = std::get_if<MoveCalamity>(&deed)) return leash->cell;
  if (const auto* step = std::get_if<FreeMove>(&deed)) return step->cell;
  return kNoCell;
}

}  // namespace

void show_on_board(const State& state, const Action& action, BoardView& board) {
  const Deed& deed = action.deed;
  const Cell cell = cell_of_deed(deed);
  if (cell != kNoCell) board.cells.push_back({cell, kMarkSelected});
  const bool sails = std::holds_alternative<Move>(deed) || std::holds_alternative<Teleport>(deed) ||
                     std::holds_alternative<FreeMove>(deed);
  if (sails && cell != kNoCell && action.by != Seat::Chance) {
    board.ways.push_back({state.ship(action.by).cell, cell});
  }
  if (const auto* rotate = std::get_if<Rotate>(&deed)) board.lit_ring = rotate->circle;
  if (const auto* leash = std::get_if<MoveCalamity>(&deed)) {
    board.tokens[leash->place] |= kMarkSelected;
  }
  const auto* attack = std::get_if<Attack>(&deed);
  if (!attack) return;
  if (attack->target.is_ship()) {
    board.ships[static_cast<std::size_t>(index_of(attack->target.seat()))] |= kMarkThreatened;
  } else {
    board.tokens[static_cast<std::size_t>(attack->target.place())] |= kMarkThreatened;
  }
}

// ---- Looking back ------------------------------------------------------------------------------

void build_review(const ReviewWords& words, View& view) {
  view.hand.clear();
  view.hand_covered = false;
  view.curtain.reset();
  view.title = words.step;
  view.todo = words.progress.empty() ? say("pirates.review.hint") : words.progress;
  view.told.clear();
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.sentences = sentences_of(words);
  view.prompt = prompt;
}

}  // namespace mael::web::pirates
