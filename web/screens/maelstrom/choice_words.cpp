#include "web/screens/maelstrom/choice_words.h"

#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/text/notation.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

std::string text_of(TileKind kind) { return say("tile." + catalogue()[kind].tag + ".text"); }

namespace {

std::string tile_words(const State& state, TileRef tile) {
  return say("text_view.tile", {title_of(state, tile), write_space(state.tile(tile).at)});
}

void append(std::string& list, const std::string& item) {
  list += (list.empty() ? "" : ", ") + item;
}

const char* key_of(Zone zone) {
  switch (zone) {
    case Zone::Hand: return "ui.ask.row.hand";
    case Zone::Discard: return "ui.ask.row.discard";
    default: return "ui.ask.row.stack";
  }
}

}  // namespace

std::string words_of(const State& state, Seat by, const Effect& first, const Choice& choice) {
  if (choice.row != kNoRow) return title_of(state.side(by).rows[choice.row].kind);
  std::string words;
  for (std::size_t i = 0; i < choice.count; ++i) {
    std::string part;
    if (picks_tiles(first)) part = tile_words(state, choice.tiles[i]);
    if (picks_spaces(first)) {
      part = say(part.empty() ? "ui.choice.goes" : "ui.choice.to",
                 {part, write_space(choice.spaces[i])});
    }
    append(words, part);
  }
  return words;
}

std::string sentence_to_choose(const Situation& situation, const Power& power, const Picks& picks) {
  const Options options = options_for(situation, power, picks);
  if (!options.rows.empty()) return say(key_of(first_row(situation, power).zone));
  if (options.complete && options.wants_more()) return say("ui.ask.more");
  if (options.complete) return say(picks.empty() ? "ui.ask.now" : "ui.ask.ready");
  if (!options.spaces.empty() && !picks.list.empty() && picks.list.back().tile) {
    return say("ui.ask.space", {title_of(situation.seen, *picks.list.back().tile)});
  }
  if (!options.spaces.empty()) return say("ui.ask.way");
  return say(picks.list.empty() ? "ui.ask.tile" : "ui.ask.second");
}

std::string sentence_of_trigger(const State& state) {
  const Pending& pending = state.pending[state.pending.size() - 1];
  const std::string source = title_of(state, pending.source), that = title_of(state, pending.that);
  const std::string site = write_space(pending.site);
  switch (effect_table()[pending.effect].trigger) {
    case Trigger::Enters: return say("ui.told.enters", {that, site});
    case Trigger::Destroyed: return say("ui.told.destroyed", {that, site});
    case Trigger::Consumes: return say("ui.told.consumes", {that, site});
    case Trigger::Kills: return say("ui.told.kills", {source, that});
    case Trigger::Turn: return say("ui.told.turn");
    default: return say("ui.told.played", {that});
  }
}

namespace {

std::string sentence_of_attack(const State& state) {
  const TileRef target{opponent_of(state.active), state.attack.target};
  std::string attackers;
  for (TileMask mask = state.attack.attackers; mask != 0; mask &= mask - 1) {
    append(attackers, title_of(state, TileRef{state.active,
                                              static_cast<std::uint8_t>(std::countr_zero(mask))}));
  }
  const char* key =
      std::popcount(state.attack.attackers) == 1 ? "ui.told.attack.one" : "ui.told.attack.other";
  return say(
      key, {attackers, title_of(state, target), std::to_string(attack_damage(state, state.attack)),
            std::to_string(armor_of(state, target))});
}

}  // namespace

std::string sentence_of_play(const Situation& situation) {
  const State& state = situation.seen;
  const Play& play = state.plays[state.plays.size() - 1];
  if (play.kind == Play::Kind::Attack) return sentence_of_attack(state);
  const bool event = play.kind == Play::Kind::Event;
  const TileKind kind = state.side(play.controller).rows[play.tile.row].kind;
  const auto rows = event ? effect_table().of(kind) : effect_table().of(kind, Trigger::Action);
  const std::string player = name_of(situation, play.controller);
  const std::string chosen = words_of(state, play.controller, rows[0], play.choice);
  const std::string key = event ? "ui.told.event" : "ui.told.ability";
  if (chosen.empty()) return say(key, {player, title_of(kind)});
  return say(key + ".on", {player, title_of(kind), chosen});
}

namespace {

const char* key_of(Stat stat) {
  switch (stat) {
    case Stat::Combat: return "value.combat";
    case Stat::Armor: return "value.armor";
    case Stat::Movement: return "value.movement";
    case Stat::Range: return "value.range";
    case Stat::Output: return "value.output";
    case Stat::Presence: return "value.presence";
  }
  return "";
}

std::string trait_name(Traits traits) {
  return say(mael::web::maelstrom::key_of(static_cast<Trait>(traits)) + ".name");
}

}  // namespace

std::string words_of(const Effect& effect) {
  switch (effect.verb) {
    case Verb::Modify: return signed_number(effect.amount.number) + " " + say(key_of(effect.stat));
    case Verb::Grant: return trait_name(effect.trait);
    case Verb::Gateway: return say("ui.effect.gateway", {std::to_string(effect.amount.number)});
    case Verb::Forbid: return say("ui.effect.no_move");
    default: return text_of(effect.tile);
  }
}

std::string words_of_end(const State& state, const Lasting& lasting) {
  if (lasting.last_turn <= state.turn) return say("ui.until.turn");
  return say("ui.until.later", {std::to_string(lasting.last_turn)});
}

std::string window_of(TileKind kind) {
  if (catalogue()[kind].type != TileType::Event) return {};
  switch (effect_table().of(kind)[0].trigger) {
    case Trigger::PlayMovement: return say("ui.window.movement");
    case Trigger::PlayAction: return say("ui.window.action");
    case Trigger::PlaySummon: return say("ui.window.summon");
    case Trigger::PlayAttacked: return say("ui.window.attacked");
    default: return say("ui.window.answer");
  }
}

}  // namespace mael::web::maelstrom
