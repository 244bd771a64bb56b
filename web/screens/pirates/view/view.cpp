#include "web/screens/pirates/view/view.h"

#include <algorithm>

#include "engine/pirates/derived.h"
#include "web/base/say.h"
#include "web/screens/pirates/since.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {

View build_view(const Situation& situation, const Selection& selection, const Journal& journal) {
  View view;
  view.refusal = selection.refusal;
  view.sheet = selection.sheet;
  view.subject = selection.subject;
  view.pages = kHelpPages;
  view.page = std::clamp(selection.page, 0, kHelpPages - 1);
  build_sides(situation, selection, view);
  build_header(situation, journal, view);
  build_board(situation, selection, view);
  build_prompt(situation, selection, view);
  if (selection.sheet == OpenSheet::Shop) build_shop(situation, selection, view);
  if (selection.sheet == OpenSheet::Trade) build_trade(situation, selection, view);
  if (selection.sheet == OpenSheet::Card) view.detail = make_detail(situation, selection.subject);
  build_standings(situation, journal, view);
  build_buttons(situation, selection, view);
  return view;
}

// ---- Whose turn it is --------------------------------------------------------------------------

namespace {

const char* key_of(Stage stage) {
  switch (stage) {
    case Stage::Pawns: return "pawns";
    case Stage::Places: return "places";
    case Stage::Forbans: return "forbans";
    case Stage::Convert: return "convert";
    case Stage::Play: return "play";
    case Stage::Over: return "over";
    default: return "chance";
  }
}

const char* key_of(TaskKind kind) {
  switch (kind) {
    case TaskKind::Take: return "take";
    case TaskKind::Share: return "share";
    case TaskKind::Equip: return "equip";
    case TaskKind::Drop: return "drop";
    case TaskKind::Summon: return "summon";
    case TaskKind::Call: return "call";
    case TaskKind::Return: return "return";
    case TaskKind::Joint: return "joint";
    case TaskKind::Trade: return "trade";
    case TaskKind::Step: return "step";
    default: return "chance";
  }
}

const char* key_of_decision(const State& state) {
  return state.tasks.empty() ? key_of(state.stage) : key_of(state.top().kind);
}

// Movements, rotations and the attack; empty without any.
std::string means_left(const State& state) {
  const int moves = movement_left(state), turns = rotations_left(state);
  std::string words;
  const auto add = [&](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
  if (moves > 0) add(say_count("pirates.left.moves", moves));
  if (turns > 0) add(say_count("pirates.left.turns", turns));
  if (has_attack_left(state)) add(say("pirates.left.attack"));
  return words.empty() ? std::string() : say("pirates.left", {words});
}

bool has_action_left(const Situation& situation) {
  return situation.may<Move>() || situation.may<Teleport>() || situation.may<Rotate>() ||
         !targets_of(situation).empty();
}

// No button stands for a turn of a circle: how it is done is said in the first rounds.
std::string how_to_turn(const Situation& situation) {
  constexpr int kRounds = 2;
  const bool told = situation.seen.round > kRounds || situation.taught;
  return told || !situation.may<Rotate>() ? std::string() : " " + say("pirates.left.turns.how");
}

// The turn ends by itself after the last thing that may be done (PIR-048): that is said before.
std::string what_is_left(const Situation& situation) {
  if (has_action_left(situation)) return means_left(situation.seen) + how_to_turn(situation);
  return say(situation.can_only_end() ? "pirates.left.nothing" : "pirates.left.free");
}

std::string what_others_do(const Situation& situation) {
  const State& state = situation.seen;
  const Awaited awaited = to_act(state);
  if (awaited.is_nobody() || awaited.is_chance()) return say("pirates.wait.chance");
  const Seat seat = awaited.first();
  const std::string who = name_of(situation, seat);
  const bool plays = state.tasks.empty() && state.stage == Stage::Play;
  if (!plays) return say(std::string("pirates.wait.") + key_of_decision(state), {who});
  const bool thinks = situation.is_bot(seat);
  const std::string does = say(thinks ? "pirates.wait.think" : "pirates.wait.play", {who});
  const std::string left = means_left(state);
  return left.empty() ? does : does + " " + left;
}

std::string task_of(const Situation& situation) {
  const State& state = situation.seen;
  if (situation.device.is_table_covered()) {
    return say("pirates.curtain.todo", {name_of(situation, situation.device.next)});
  }
  if (state.stage == Stage::Over) return title_of_end(situation);
  if (situation.is_playing()) return what_is_left(situation);
  if (situation.decides()) return say(std::string("pirates.todo.") + key_of_decision(state));
  return what_others_do(situation);
}

// The first line told of the last action, unless that began a turn; empty without one.
std::string last_deed(const ReaderLog& log) {
  const std::size_t first = log.lines_after(log.entries() - 1);
  if (first >= log.lines().size() || log.lines()[first].tone == Tone::Heading) return {};
  return log.lines()[first].text;
}

// What others do while it moves: their deed, else what is awaited of them.
std::string what_moves(const Situation& situation, const Journal& journal, const View& view) {
  if (situation.decides()) return {};
  const std::string deed = last_deed(journal.log_of(situation.device.viewer));
  if (!deed.empty()) return deed;
  return situation.seen.stage == Stage::Over ? std::string() : view.todo;
}

std::string title_of(const Situation& situation) {
  const State& state = situation.seen;
  if (state.stage == Stage::Over) return say("pirates.title.over");
  if (state.is_setup()) return say("pirates.title.setup");
  const Seat decider = situation.decider();
  if (decider != Seat::Chance && decider != state.active) {
    return say("pirates.title.decides",
               {name_of(situation, decider), name_of(situation, state.active)});
  }
  if (situation.decides()) return say("pirates.title.own");
  return say("pirates.title.other", {name_of(situation, state.active)});
}

// Whether what a ship would get for the dearest piece on board makes its points those that end the
// game (PIR-016).
bool ends_soon(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  if (state.stage == Stage::Over || ship.status == Status::Gone) return false;
  int best = ship.box != 0 ? price_of(ship, ship.box) : 0;
  for (const Item item : ship.hold) best = std::max(best, price_of(ship, item));
  return best > 0 && ship.points + best >= value_of(Value::MostPoints);
}

// The one with most points of those besides who looks.
void build_threat(const Situation& situation, View& view) {
  const State& state = situation.seen;
  std::optional<Seat> nearest;
  for (const Seat seat : seats_of(state)) {
    if (seat == situation.device.viewer || !ends_soon(state, seat)) continue;
    if (!nearest || state.ship(seat).points > state.ship(*nearest).points) nearest = seat;
  }
  if (!nearest) return;
  const std::string points = number(state.ship(*nearest).points);
  const std::string most = number(value_of(Value::MostPoints));
  view.threat = say("pirates.threat", {name_of(situation, *nearest), points, most});
  view.threat_brief = points + "/" + most;
}

// Whose turn was the last one before it goes to this seat; Chance: no ship's.
Seat last_turn_before(const std::vector<ToldLine>& lines, Seat seat) {
  for (std::size_t i = lines.size(); i-- > 0;) {
    if (lines[i].tone == Tone::Heading && lines[i].seat != seat) return lines[i].seat;
  }
  return Seat::Chance;
}

CurtainView curtain_of(const Situation& situation, const Journal& journal) {
  CurtainView curtain;
  curtain.seat = situation.device.next;
  curtain.name = name_of(situation, curtain.seat);
  // Only what all may read: the curtain is seen by any player who holds the device.
  const std::vector<ToldLine>& lines = journal.lines(Seat::Chance);
  const Seat last = last_turn_before(lines, curtain.seat);
  curtain.over = last == Seat::Chance ? say("pirates.curtain.to")
                                      : say("pirates.curtain.after", {name_of(situation, last)});
  curtain.since = since_last_turn(situation, lines, curtain.seat);
  return curtain;
}

CurseView curse_of(const State& state) {
  CurseView curse;
  curse.space = state.curse;
  curse.last = value_of(Value::LastStep);
  for (int space = 1; space <= curse.last; ++space) {
    if (!is_step(space)) continue;
    curse.steps.push_back(space);
    if (space > state.curse && curse.next_step == 0) curse.next_step = space;
  }
  return curse;
}

}  // namespace

std::optional<PromptView> prompt_of_others(const Situation& situation, const Journal& journal) {
  PromptView prompt;
  prompt.title = say("pirates.prompt.since");
  const Seat viewer = situation.device.viewer;
  prompt.closes = true;
  prompt.sentences = since_last_turn(situation, journal.lines(viewer), viewer);
  if (prompt.sentences.empty()) return {};
  return prompt;
}

void build_header(const Situation& situation, const Journal& journal, View& view) {
  const State& state = situation.seen;
  const std::string who = name_of(situation, state.active);
  view.turn = state.is_setup() ? say("pirates.title.setup")
                               : say("pirates.round", {number(state.round), who});
  if (!state.is_setup()) view.round = number(state.round);
  view.title = title_of(situation);
  build_threat(situation, view);
  view.todo = task_of(situation);
  if (situation.is_playing() && !view.threat.empty()) view.todo += " " + view.threat;
  view.doing = what_moves(situation, journal, view);
  view.told = last_told(journal.lines(situation.device.viewer));
  view.curse = curse_of(state);
  view.pile = treasure_pile(state);
  view.chests = chests_left(state);
  view.artifacts = std::popcount(static_cast<unsigned>(state.artifacts)) + state.sold.size();
  if (situation.device.is_table_covered()) view.curtain = curtain_of(situation, journal);
}

// ---- Ships -------------------------------------------------------------------------------------

LootView loot_view(Item item) {
  const int coins = is_chest(item) ? chest(item).coins : value_of(Value::ArtifactPrice);
  return {item, name_of_item(item), coins, false};
}

std::vector<LootView> hold_view(const Ship& ship) {
  std::vector<LootView> hold;
  for (const Item item : ship.hold) hold.push_back(loot_view(item));
  return hold;
}

namespace {

class SideBuilder {
 public:
  SideBuilder(const Situation& situation, View& view)
      : situation_(situation), state_(situation.seen), view_(view) {}

  void build(const Selection& selection) {
    in_turn_order(state_, situation_.near(), [&](Seat seat) { view_.sides.push_back(side(seat)); });
    view_.own_turn = situation_.decides() && situation_.actor() == state_.active;
    build_means();
    build_hand(selection);
    build_calamities();
  }

 private:
  int value(Seat seat, Statistic which) const {
    const Ship& ship = state_.ship(seat);
    // A bastion helps the ships on its cell.
    if (which == Statistic::Armour && ship.is_afloat()) return armour_of(state_, seat);
    if (which == Statistic::Damage) return damage_of(state_, seat);
    return statistic(ship, which);
  }

  SideView side(Seat seat) const {
    const Ship& ship = state_.ship(seat);
    const Awaited awaited = to_act(state_);
    SideView view;
    view.seat = seat;
    view.name = name_of(situation_, seat);
    view.status = ship.status;
    view.active = !state_.is_setup() && state_.stage != Stage::Over && state_.active == seat;
    view.awaited = awaited.includes(seat);
    view.player = situation_.player(seat);
    view.life = ship.life;
    view.most_life = most_life(ship);
    view.points = ship.points;
    view.ends_soon = ends_soon(state_, seat);
    view.cards = cards_in_hand(ship);
    for (std::size_t i = 0; i < view.statistics.size(); ++i) {
      const auto which = static_cast<Statistic>(i);
      const int now = value(seat, which);
      view.statistics[i] = {which, now, ship.tiles[i], now != statistic(ship, which)};
    }
    view.artifact = ship.artifact;
    if (ship.artifact != 0) view.artifact_line = text_of_artifact(ship.artifact);
    view.box = ship.box;
    view.hold = hold_view(ship);
    for (int i = 0; i < kTitles; ++i) {
      if (state_.titles[static_cast<std::size_t>(i)] == seat) view.titles.push_back(i + 1);
    }
    return view;
  }

  void build_means() {
    if (state_.is_setup() || state_.stage == Stage::Over) return;
    MeansView& means = view_.means;
    means.moves_left = movement_left(state_);
    means.moves = means.moves_left + state_.turn.moved;
    means.rotations_left = rotations_left(state_);
    means.rotations = means.rotations_left + state_.turn.turned;
    means.attacks_left = has_attack_left(state_) ? 1 : 0;
    means.attacks = means.attacks_left + state_.turn.attacked;
  }

  void build_hand(const Selection& selection) {
    const Seat seat = situation_.device.viewer;
    view_.hand_covered = seat == Seat::Chance;
    if (view_.hand_covered) return;
    const Claim* advised = selection.advised ? deed_of<Claim>(selection.advised->action) : nullptr;
    for (std::uint8_t card = 1; card <= kTreasures; ++card) {
      if ((state_.ship(seat).cards & card_bit(card)) == 0) continue;
      TreasureView view = treasure_view(card);
      view.claimable = situation_.may(Claim{card});
      view.selected = advised && advised->card == card;
      view_.hand.push_back(std::move(view));
    }
  }

  static TreasureView treasure_view(std::uint8_t card) {
    const TreasureData& data = treasure(card);
    TreasureView view;
    view.card = card;
    view.clue = data.clue;
    view.words = clue_of(card);
    if (data.clue == Clue::Emblem) view.island = data.goal;
    if (data.clue == Clue::Illustration) view.lost_island = data.goal;
    view.chests = data.chests;
    view.points = data.points;
    view.cards = data.cards;
    view.penalty = data.penalty;
    return view;
  }

  void build_calamities() {
    for (Kind kind = 0; kind < kCalamities; ++kind) {
      const CalamityData& data = calamity(kind);
      CalamityView view{kind,
                        name_of_calamity(kind),
                        effect_of_calamity(kind),
                        data.damage,
                        data.life,
                        data.points,
                        {}};
      for (const Token& token : state_.tokens) {
        if (token.kind == kind) view.left.push_back(data.life - token.damage);
      }
      if (!view.left.empty()) view_.calamities.push_back(std::move(view));
    }
  }

  const Situation& situation_;
  const State& state_;
  View& view_;
};

}  // namespace

void build_sides(const Situation& situation, const Selection& selection, View& view) {
  SideBuilder(situation, view).build(selection);
}

}  // namespace mael::web::pirates
