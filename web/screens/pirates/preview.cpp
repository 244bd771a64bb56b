#include "web/screens/pirates/preview.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/pirates/derived.h"
#include "engine/pirates/event.h"
#include "engine/pirates/legality.h"
#include "web/base/say.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

std::string loss(int damage) { return damage == 0 ? "0" : "−" + number(damage); }

// Loot that is taken is a chest rather than an artifact, which would ask for more.
bool asks_little(const Action& action) {
  if (const auto* take = deed_of<TakeLoot>(action)) return !is_artifact(take->item);
  if (const auto* share = deed_of<ShareLoot>(action)) return !is_artifact(share->item);
  const auto* equip = deed_of<ChooseEquip>(action);
  return !equip || !equip->equips;
}

// What is told does not hang on which loot is taken, shared out, equipped or dropped; all else is
// told up to the first decision that has more than one answer.
std::optional<Action> sure_answer(const State& state) {
  const Awaited awaited = to_act(state);
  if (state.tasks.empty() || awaited.is_chance() || awaited.is_nobody()) return {};
  std::vector<Action> legal;
  legal_actions(state, legal);
  switch (state.top().kind) {
    case TaskKind::Take:
    case TaskKind::Share:
    case TaskKind::Equip:
    case TaskKind::Drop: {
      const auto little = std::find_if(legal.begin(), legal.end(), asks_little);
      return little != legal.end() ? *little : legal.front();
    }
    default: return forced_action(state, awaited.first(), legal);
  }
}

void carry_on(State& state, Events* events) {
  while (const std::optional<Action> sure = sure_answer(state)) apply(state, *sure, events);
}

bool moves_curse(const Event& event) { return event.what == Happened::CurseMoved; }
bool curse_rises(const Event& event) {
  return moves_curse(event) && is_step(event.amount) && event.amount < value_of(Value::LastStep);
}
bool has(const Events& events, bool (*is_one)(const Event&)) {
  return std::any_of(events.begin(), events.end(), is_one);
}

// Reads what the engine says would happen, as one story for each token.
class Reader {
 public:
  Reader(const Situation& situation, int circle, int quarters)
      : situation_(situation), before_(situation.seen), after_(situation.seen) {
    for (const Seat seat : seats_of(before_)) cell(seat) = before_.ship(seat).cell;
    for (const Token& token : before_.tokens) tokens_.push_back({token.kind, token.cell});
    apply(after_,
          {situation.actor(),
           Rotate{static_cast<std::uint8_t>(circle), static_cast<std::uint8_t>(quarters)}},
          &events_);
    carry_on(after_, &events_);
  }

  TurnPreview read() {
    for (at_ = 0; at_ < events_.size(); ++at_) hear(events_[at_]);
    tell_drifts();
    tell_meetings();
    tell_ways();
    std::stable_sort(
        out_.lines.begin(), out_.lines.end(),
        [](const PreviewLine& a, const PreviewLine& b) { return a.weight < b.weight; });
    return std::move(out_);
  }

 private:
  struct Moving {
    Kind kind = 0;
    Cell at = 0;
    bool strikes = false;
    bool moved = false;
  };

  Cell& cell(Seat seat) { return cells_[static_cast<std::size_t>(index_of(seat))]; }
  std::string who(Seat seat) const { return name_of(situation_, seat); }
  bool is_own(Seat seat) const { return seat == situation_.actor(); }

  void hear(const Event& event) {
    switch (event.what) {
      case Happened::TokenMoved: return move(event);
      case Happened::Struck: return strike(event);
      case Happened::Swept: cell(event.seat) = event.to; return;
      case Happened::TokenKilled: return kill(event);
      default: return;
    }
  }

  // The first step is told in the order of the list; a second one of the same kind follows on.
  void move(const Event& event) {
    for (Moving& token : tokens_) {
      const bool first = next_ < tokens_.size();
      if (first && &token != &tokens_[next_]) continue;
      if (!first && (token.kind != event.thing || token.at != event.from)) continue;
      if (first) ++next_;
      token.at = event.to;
      token.moved = true;
      return;
    }
  }

  int striker(const Event& event) const {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Moving& token = tokens_[i];
      if (token.kind == event.thing &&
          token.at == cells_[static_cast<std::size_t>(index_of(event.seat))]) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }

  // What follows a blow, up to the next one.
  template <class Visit>
  void each_consequence(Visit&& visit) const {
    for (std::size_t i = at_ + 1; i < events_.size(); ++i) {
      if (events_[i].what == Happened::Struck || events_[i].what == Happened::TokenMoved) return;
      visit(events_[i]);
    }
  }

  void strike(const Event& event) {
    const int token = striker(event);
    if (token >= 0) tokens_[static_cast<std::size_t>(token)].strikes = true;
    bool sinks = false;
    std::string detail = life_line(event);
    each_consequence([&](const Event& next) {
      if (next.seat != event.seat) return;
      if (next.what == Happened::Fell) sinks = true;
      if (next.what == Happened::PointLost) append(detail, say("pirates.preview.robbed"));
      if (next.what == Happened::Riposted) {
        append(detail, say("pirates.preview.riposte", {number(next.amount)}));
      }
      if (next.what == Happened::Swept) {
        append(detail, say("pirates.preview.swept", {name_of_cell(after_, next.to)}));
      }
    });
    if (sinks) detail = fall_line();
    out_.harms.push_back({token, event.seat, event.amount, sinks});
    PreviewLine line;
    line.weight = sinks ? Weight::Sinks : event.amount > 0 ? Weight::Harms : Weight::Spares;
    line.icon = icon_of_calamity(event.thing);
    const char* key = is_own(event.seat)
                          ? (sinks ? "pirates.preview.sinks_you" : "pirates.preview.hits_you")
                          : (sinks ? "pirates.preview.sinks" : "pirates.preview.hits");
    line.sentence = say(key, {name_of_calamity(event.thing), who(event.seat), loss(event.amount)});
    line.detail = std::move(detail);
    out_.lines.push_back(std::move(line));
  }

  static void append(std::string& line, const std::string& more) {
    line += (line.empty() ? "" : ", ") + more;
  }

  // How much life is left, or what kept it.
  std::string life_line(const Event& event) {
    int& lost = lost_[static_cast<std::size_t>(index_of(event.seat))];
    const int life = before_.ship(event.seat).life - lost;
    lost += event.amount;
    if (event.amount == 0) return say("pirates.preview.spared");
    return say("pirates.preview.life", {number(life), number(std::max(0, life - event.amount))});
  }

  // The curse moves once all blows are struck: told with the last ship that falls.
  std::string fall_line() const {
    bool later = false;
    for (std::size_t i = at_ + 1; i < events_.size(); ++i) {
      if (later && events_[i].what == Happened::Fell) return {};
      later = later || events_[i].what == Happened::Fell;
    }
    std::string line;
    if (has(events_, moves_curse)) {
      const bool rises = has(events_, curse_rises);
      line = say(rises ? "pirates.preview.curse_rises" : "pirates.preview.curse",
                 {number(after_.curse)});
    }
    if (after_.stage >= Stage::Count) append(line, say("pirates.preview.ends"));
    return line;
  }

  void kill(const Event& event) {
    PreviewLine line;
    line.weight = Weight::Spares;
    line.icon = icon_of_calamity(event.thing);
    line.sentence = say("pirates.preview.killed", {name_of_calamity(event.thing)});
    out_.lines.push_back(std::move(line));
  }

  void tell_drifts() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Moving& token = tokens_[i];
      if (token.strikes || !token.moved) continue;
      out_.drifts.push_back({static_cast<int>(i), token.at});
      PreviewLine line;
      line.weight = Weight::Drifts;
      line.icon = icon_of_calamity(token.kind);
      line.sentence = say("pirates.preview.drifts",
                          {name_of_calamity(token.kind), name_of_cell(after_, token.at)});
      line.detail = say("pirates.preview.nobody");
      out_.lines.push_back(std::move(line));
    }
  }

  // ---- Illustrations ---------------------------------------------------------------------------

  int own_card(int island) const {
    const Cards cards = before_.ship(situation_.actor()).cards;
    for (int card = 1; card <= kTreasures; ++card) {
      const TreasureData& data = treasure(card);
      const bool shows = data.clue == Clue::Illustration && data.goal == island;
      if (shows && (cards & card_bit(card)) != 0) return card;
    }
    return 0;
  }

  void tell_meetings() {
    for (int island = 1; island <= kLostIslands; ++island) {
      const bool placed = before_.lost_islands[static_cast<std::size_t>(island - 1)] != kNoCell;
      if (placed || !is_whole(lost_island(island), after_.turned)) continue;
      const int card = own_card(island);
      out_.met.push_back({island, card > 0, name_of_lost_island(island)});
      if (is_whole(lost_island(island), before_.turned)) continue;
      PreviewLine line;
      line.weight = card > 0 ? Weight::Meets : Weight::Strange;
      line.icon = icon_of_lost_island(island);
      const bool claims = card > 0 && after_.ship(situation_.actor()).is_afloat() &&
                          !judge_place(after_, situation_.actor(), card);
      const char* key = claims     ? "pirates.preview.meets_claim"
                        : card > 0 ? "pirates.preview.meets_own"
                                   : "pirates.preview.meets";
      line.sentence = say(key, {name_of_lost_island(island)});
      if (card > 0) line.detail = reward_of(card);
      out_.lines.push_back(std::move(line));
    }
  }

  // ---- Ways ------------------------------------------------------------------------------------

  Cells reach(const State& state) const {
    const Ship& ship = state.ship(situation_.actor());
    if (!ship.is_afloat()) return 0;
    Cells cells = 0;
    each_cell(touching(ship.cell, state.turned), [&](Cell to) {
      if (!is_inaccessible(state, to)) cells |= only(to);
    });
    return cells;
  }

  void tell_ways() {
    const Cells was = reach(before_), is = reach(after_);
    out_.opened = is & ~was;
    out_.closed = was & ~is;
    out_.kept = was & is;
    if (out_.opened == 0 && out_.closed == 0) return;
    PreviewLine line;
    line.weight = Weight::Ways;
    line.icon = icon_of(Statistic::Movement);
    line.sentence = say("pirates.preview.ways",
                        {number(std::popcount(out_.opened)), number(std::popcount(out_.closed))});
    each_cell(out_.opened, [&](Cell to) { append(line.detail, name_of_cell(after_, to)); });
    out_.lines.push_back(std::move(line));
  }

  const Situation& situation_;
  const State& before_;
  State after_;
  Events events_;
  std::size_t at_ = 0;
  std::size_t next_ = 0;  // the token whose first step is told next
  std::vector<Moving> tokens_;
  std::array<Cell, kSeats> cells_{};
  std::array<int, kSeats> lost_{};
  TurnPreview out_;
};

}  // namespace

TurnPreview preview_turn(const Situation& situation, int circle, int quarters) {
  return Reader(situation, circle, quarters).read();
}

// ---- Attacks -----------------------------------------------------------------------------------

namespace {

// The attack carried out: who has not answered yet joins it, or not, as is looked at. Nothing
// happens where the rules forbid it.
State struck(const Situation& situation, Seat by, SeatBits mates, Target target, Events& events) {
  State state = situation.seen;
  if (state.tasks.empty() || state.top().kind != TaskKind::Joint) {
    const Action attack{by, Attack{target, mates}};
    if (check(state, attack)) return state;
    apply(state, attack, &events);
  }
  while (!state.tasks.empty() && state.top().kind == TaskKind::Joint) {
    const Seat asked = to_act(state).first();
    apply(state, {asked, AnswerJoint{includes(mates, asked)}}, &events);
  }
  carry_on(state, &events);
  return state;
}

// What comes of it beyond blow and riposte.
std::vector<std::string> follows(const Situation& situation, const State& after,
                                 const Events& events) {
  std::vector<std::string> sentences;
  if (has(events, moves_curse)) {
    sentences.push_back(say(has(events, curse_rises) ? "pirates.blow.rises" : "pirates.log.curse",
                            {number(after.curse)}));
  }
  for (const Event& event : events) {
    if (event.what != Happened::TitleWon) continue;
    sentences.push_back(
        say("pirates.log.title", {name_of(situation, event.seat), name_of_title(event.thing)}));
  }
  if (after.stage >= Stage::Count) sentences.push_back(say("pirates.log.ended"));
  return sentences;
}

void tell_blow_on_ship(const Situation& situation, Seat by, Seat target, BlowPreview& out) {
  const State& state = situation.seen;
  const int riposte = statistic(state.ship(target), Statistic::Riposte);
  const int back = std::max(0, riposte - armour_of(state, by));
  const std::string whom = name_of(situation, target);
  out.sentences.push_back(
      out.kills ? say("pirates.blow.sinks", {whom})
                : say("pirates.blow.left", {whom, number(out.left), number(out.most)}));
  const int armour = armour_of(state, target);
  if (armour > 0) out.sentences.push_back(say("pirates.blow.armour", {number(armour)}));
  if (riposte == 0) return;
  const bool falls = back >= state.ship(by).life;
  out.sentences.push_back(say(falls ? "pirates.blow.riposte_sinks" : "pirates.blow.riposte",
                              {name_of(situation, by), number(back)}));
}

void tell_blow_on_token(const Situation& situation, Kind kind, BlowPreview& out) {
  const std::string what = name_of_calamity(kind);
  if (!out.kills) {
    out.sentences.push_back(say("pirates.blow.left", {what, number(out.left), number(out.most)}));
    return;
  }
  std::string names;
  for (const auto& [seat, damage] : out.parts) {
    names += (names.empty() ? "" : ", ") + name_of(situation, seat);
  }
  out.sentences.push_back(say("pirates.blow.kills", {what}));
  out.sentences.push_back(say("pirates.blow.gain", {names, number(calamity(kind).points)}));
}

}  // namespace

BlowPreview preview_blow(const Situation& situation, Seat by, SeatBits mates, Target target) {
  const State& state = situation.seen;
  BlowPreview out;
  out.parts.push_back({by, damage_of(state, by)});
  for (const Seat seat : seats_of(state)) {
    if (includes(mates, seat)) out.parts.push_back({seat, damage_of(state, seat)});
  }
  for (const auto& [seat, damage] : out.parts) out.damage += damage;
  if (target.is_ship()) {
    const Ship& ship = state.ship(target.seat());
    out.damage = std::max(0, out.damage - armour_of(state, target.seat()));
    out.life = ship.life;
    out.most = most_life(ship);
  } else {
    const Token& token = state.tokens[target.place()];
    out.most = calamity(token.kind).life;
    out.life = out.most - token.damage;
  }
  out.left = std::max(0, out.life - out.damage);
  out.kills = out.left == 0;
  if (target.is_ship()) {
    tell_blow_on_ship(situation, by, target.seat(), out);
  } else {
    tell_blow_on_token(situation, state.tokens[target.place()].kind, out);
  }
  Events events;
  const State after = struck(situation, by, mates, target, events);
  out.follows = follows(situation, after, events);
  return out;
}

// ---- Sailing -----------------------------------------------------------------------------------

std::vector<ReachView> preview_reach(const Situation& situation) {
  struct Sailed {
    State state;
    int movements = 0;
  };
  const Seat seat = situation.actor();
  std::vector<ReachView> reach;
  const Cells here = only(situation.seen.ship(seat).cell);
  Cells reached = here;
  std::vector<Sailed> open{{situation.seen, 0}};
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Sailed from = open[i];
    const int cost = cost_of_leaving(from.state);
    each_cell(touching(from.state.ship(seat).cell, from.state.turned) & ~reached, [&](Cell to) {
      if (check(from.state, {seat, Move{to}})) return;
      reached |= only(to);
      Sailed next = from;
      next.movements += cost;
      apply(next.state, {seat, Move{to}}, nullptr);
      carry_on(next.state, nullptr);
      reach.push_back({to, next.movements});
      const bool sails_on = next.state.tasks.empty() && next.state.stage == Stage::Play &&
                            next.state.active == seat && next.state.ship(seat).cell == to;
      if (sails_on) open.push_back(std::move(next));
    });
  }
  return reach;
}

}  // namespace mael::web::pirates
