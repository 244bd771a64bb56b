#include "web/screens/maelstrom/view/view_board.h"

#include <algorithm>
#include <bit>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/help/attempts.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/zones.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

class BoardBuilder {
 public:
  BoardBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), view_(view) {}

  void build() {
    add_tiles();
    if (state_.attack.attackers != 0) light_pending_attack();
    if (!state_.plays.empty()) light_pending_play();
    if (selection_.advised) {
      light_advised(selection_.advised->action);
    } else if (situation_.acts()) {
      light_choices();
    }
    if (selection_.hovered) mark(*selection_.hovered, kMarkHovered);
    if (selection_.cursor) mark(*selection_.cursor, kMarkFocused);
  }

 private:
  // ---- Tiles ---------------------------------------------------------------------------------

  void add_tiles() {
    const std::vector<TileRef> usable = usable_tiles(situation_);
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (int i = 0; i < state_.side(seat).tiles.size(); ++i) {
        const TileRef ref{seat, static_cast<std::uint8_t>(i)};
        TileView tile = make_tile(ref);
        tile.used = is_used(ref, usable);
        tile.ability = seat == situation_.actor() && can_use(situation_, ref.index);
        view_.tiles.push_back(tile);
      }
    }
  }

  TileView make_tile(TileRef ref) const {
    const BoardTile& tile = state_.tile(ref);
    const TileData& data = data_of(state_, ref);
    TileView view;
    view.ref = ref;
    view.name = mael::maelstrom::name_of(state_, ref);
    view.at = tile.at;
    view.kind = state_.side(ref.seat).rows[tile.row].kind;
    view.owner = ref.seat;
    view.energy = tile.is_energy();
    view.minion = data.is_minion();
    view.combat = combat_of(state_, ref);
    view.armor = armor_of(state_, ref);
    view.movement = movement_of(state_, ref);
    view.range = range_of(state_, ref);
    view.life = life_of(state_, ref);
    view.output = output_of(state_, ref);
    view.printed_combat = data.combat;
    view.printed_armor = data.armor;
    view.printed_movement = data.movement;
    view.printed_output = data.output;
    view.traits = traits_of(ref);
    view.wounds = tile.wounds;
    view.title = title_of(view.kind);
    view.label = label_of(state_, ref);
    return view;
  }

  Traits traits_of(TileRef ref) const {
    Traits traits = 0;
    for (int i = 0; i < kTraits; ++i) {
      const auto trait = static_cast<Trait>(1 << i);
      if (has_trait(state_, ref, trait)) traits = static_cast<Traits>(traits | (1 << i));
    }
    return traits;
  }

  // Dimmed: own tiles that have done their part in this phase.
  bool is_used(TileRef ref, const std::vector<TileRef>& usable) const {
    if (ref.seat != state_.active || state_.tile(ref).is_energy()) return false;
    const BoardTile& tile = state_.tile(ref);
    if (state_.phase == Phase::Movement) return tile.is(Mark::Moved);
    if (state_.phase == Phase::Summon) return tile.is(Mark::Spent);
    if (state_.phase != Phase::Action || !tile.is(Mark::Attacked)) return false;
    return std::find(usable.begin(), usable.end(), ref) == usable.end();
  }

  // ---- Marks ---------------------------------------------------------------------------------

  void mark(Hex at, std::uint16_t bits) {
    for (TileView& tile : view_.tiles) {
      if (tile.at == at) {
        tile.marks = static_cast<std::uint16_t>(tile.marks | bits);
        return;
      }
    }
    for (SpaceView& space : view_.spaces) {
      if (space.at == at) {
        space.marks = static_cast<std::uint16_t>(space.marks | bits);
        return;
      }
    }
    view_.spaces.push_back({at, bits});
  }
  void mark(TileRef ref, std::uint16_t bits) { mark(state_.tile(ref).at, bits); }
  void mark(const std::vector<TileRef>& refs, std::uint16_t bits) {
    for (const TileRef ref : refs) mark(ref, bits);
  }
  void mark(const std::vector<Hex>& spaces, std::uint16_t bits) {
    for (const Hex at : spaces) mark(at, bits);
  }
  void mark(TileMask mask, Seat seat, std::uint16_t bits) {
    for (; mask != 0; mask &= mask - 1) {
      mark(TileRef{seat, static_cast<std::uint8_t>(std::countr_zero(mask))}, bits);
    }
  }

  void link(TileRef from, Hex to, LinkStyle style) {
    view_.links.push_back({{state_.tile(from).at, to}, style});
  }

  // ---- What lights up ------------------------------------------------------------------------

  void light_pending_attack() {
    const TileRef target{opponent_of(state_.active), state_.attack.target};
    mark(target, kMarkThreatened);
    for (TileMask mask = state_.attack.attackers; mask != 0; mask &= mask - 1) {
      const TileRef attacker{state_.active, static_cast<std::uint8_t>(std::countr_zero(mask))};
      link(attacker, state_.tile(target).at, LinkStyle::Attack);
    }
    for (const Action& action : situation_.legal) {
      if (const Defend* choice = deed_of<Defend>(action)) {
        mark(TileRef{state_.active, choice->attacker}, kMarkLegal);
      }
    }
  }

  // What an announced ability or event is aimed at.
  void light_pending_play() {
    const Play& play = state_.plays[state_.plays.size() - 1];
    if (play.kind == Play::Kind::Attack) return;
    const TileKind kind = state_.side(play.controller).rows[play.tile.row].kind;
    const auto rows = play.kind == Play::Kind::Event ? effect_table().of(kind)
                                                     : effect_table().of(kind, Trigger::Action);
    for (std::size_t i = 0; i < play.choice.count; ++i) {
      const TileRef tile = play.choice.tiles[i];
      if (picks_tiles(rows[0]) && tile.index < state_.side(tile.seat).tiles.size()) {
        mark(tile, kMarkThreatened);
      }
      if (picks_spaces(rows[0])) mark(play.choice.spaces[i], kMarkPath);
    }
  }

  // ---- An action as a whole ------------------------------------------------------------------

  void light_advised(const Action& action) {
    std::visit([&](const auto& deed) { show(action.by, deed); }, action.deed);
  }

  void show(Seat by, const MoveMinion& deed) {
    const TileRef tile{by, deed.tile};
    mark(tile, kMarkSelected);
    show_way(tile, deed.to);
  }
  void show(Seat by, const Attack& deed) {
    const TileRef target{opponent_of(by), deed.target};
    mark(target, kMarkThreatened);
    mark(deed.attackers, by, kMarkSelected);
    link_all(by, deed.attackers, state_.tile(target).at, LinkStyle::Attack);
  }
  void show(Seat by, const Defend& deed) {
    mark(TileRef{opponent_of(by), deed.attacker}, kMarkThreatened);
  }
  void show(Seat by, const Consume& deed) {
    mark(TileRef{by, deed.tile}, kMarkSelected);
    mark(deed.energy, kMarkThreatened);
    link({by, deed.tile}, state_.tile(deed.energy).at, LinkStyle::Support);
  }
  void show(Seat by, const Summon& deed) {
    mark(deed.payers, by, kMarkSelected);
    if (deed.at == kVortex) return;  // a relic goes beside the table
    view_.ghost = GhostView{deed.at, state_.side(by).rows[deed.row].kind, by};
    mark(deed.at, kMarkSelected);
    link_all(by, deed.payers, deed.at, LinkStyle::Support);
  }
  void show(Seat by, const UseAbility& deed) {
    const TileRef tile{by, deed.tile};
    const bool relic = deed.tile >= kFirstRelic;
    if (!relic) mark(tile, kMarkSelected);
    const auto source = relic ? std::nullopt : std::optional(tile);
    show_choice(active_ability(state_, tile)[0], deed.choice, source);
  }
  void show(Seat by, const PlayEvent& deed) {
    show_choice(effect_table().of(state_.side(by).rows[deed.row].kind)[0], deed.choice, {});
  }
  void show(Seat, const Resolve& deed) {
    if (state_.pending.empty()) return;
    const Scope scope = pending_scope(state_);
    if (scope.source) mark(*scope.source, kMarkSelected);
    show_choice(pending_ability(state_)[0], deed.choice, scope.source);
  }
  template <class Elsewhere>  // on no space of the board
  void show(Seat, const Elsewhere&) {}

  void show_choice(const Effect& first, const Choice& choice, std::optional<TileRef> source) {
    for (std::size_t i = 0; i < choice.count; ++i) {
      Pick pick;
      if (picks_tiles(first)) pick.tile = choice.tiles[i];
      if (picks_spaces(first) && (pick.tile || source)) pick.space = choice.spaces[i];
      show_pick(pick, source);
    }
  }

  void link_all(Seat seat, TileMask mask, Hex to, LinkStyle style) {
    for (; mask != 0; mask &= mask - 1) {
      link({seat, static_cast<std::uint8_t>(std::countr_zero(mask))}, to, style);
    }
  }

  // ---- What may be chosen --------------------------------------------------------------------

  void light_choices() {
    if (const std::optional<Power> power = open_power(situation_, selection_)) {
      light_power(*power);
    } else if (selection_.hand) {
      light_summon();
    } else if (selection_.target) {
      light_target();
    } else if (selection_.tile) {
      light_tile();
    } else {
      mark(usable_tiles(situation_), kMarkLegal);
    }
  }

  void light_power(const Power& power) {
    const std::optional<TileRef> source = source_of(power);
    if (source) mark(*source, kMarkSelected);
    const Options options = options_for(situation_, power, selection_.picks);
    mark(options.tiles, kMarkLegal);
    mark(options.spaces, kMarkLegal);
    for (const Pick& pick : selection_.picks.list) show_pick(pick, source);
    const std::optional<Hex> to = pointed_space(options.spaces);
    if (to && !selection_.picks.list.empty() && selection_.picks.list.back().tile) {
      show_move(*selection_.picks.list.back().tile, *to);
    } else if (to && source) {
      show_move(*source, *to);
    }
    if (!view_.prompt) return;
    for (const TileName name : view_.prompt->struck) mark_named(name, kMarkStruck);
  }

  std::optional<TileRef> source_of(const Power& power) const {
    if (power.kind == Power::Kind::Ability && power.user < kFirstRelic) {
      return TileRef{situation_.actor(), power.user};
    }
    if (power.kind != Power::Kind::Trigger) return {};
    return pending_scope(state_).source;
  }

  void show_pick(const Pick& pick, std::optional<TileRef> source) {
    if (pick.tile) mark(*pick.tile, kMarkSelected);
    if (pick.space) return show_move(pick.tile ? *pick.tile : *source, *pick.space);
    if (source && pick.tile && *source != *pick.tile) {
      link(*source, state_.tile(*pick.tile).at, LinkStyle::Support);
    }
  }

  void show_move(TileRef tile, Hex to) {
    mark(to, kMarkPath);
    link(tile, to, LinkStyle::Path);
    const BoardTile& mover = state_.tile(tile);
    view_.ghost = GhostView{to, state_.side(tile.seat).rows[mover.row].kind, tile.seat};
  }

  void light_tile() {
    const TileRef tile = *selection_.tile;
    mark(tile, kMarkSelected);
    mark(spaces_for(situation_, tile), kMarkLegal);
    mark(targets_for(situation_, tile), kMarkLegal);
    mark(energies_for(situation_, tile), kMarkLegal);
    if (const std::optional<Hex> to = pointed_space(spaces_for(situation_, tile))) {
      show_way(tile, *to);
    }
  }

  // The space under the pointer, or else under the cursor, if it is one of these.
  std::optional<Hex> pointed_space(const std::vector<Hex>& spaces) const {
    for (const std::optional<Hex>& at : {selection_.hovered, selection_.cursor}) {
      if (at && std::find(spaces.begin(), spaces.end(), *at) != spaces.end()) return at;
    }
    return {};
  }

  void show_way(TileRef tile, Hex to) {
    LinkView way{{state_.tile(tile).at}, LinkStyle::Path};
    for (const Hex at : way_to(state_, tile, to)) {
      way.spaces.push_back(at);
      mark(at, kMarkPath);
    }
    view_.links.push_back(way);
    const BoardTile& mover = state_.tile(tile);
    view_.ghost = GhostView{to, state_.side(tile.seat).rows[mover.row].kind, tile.seat};
  }

  void light_target() {
    const TileRef target = *selection_.target;
    if (state_.tile(target).is_energy()) {
      return light_consumers(target);
    }
    mark(target, kMarkThreatened);
    const TileMask others = attackers_for(situation_, target) & ~selection_.attackers;
    mark(others, situation_.actor(), kMarkLegal);
    mark(selection_.attackers, situation_.actor(), kMarkSelected);
    for (TileMask mask = selection_.attackers; mask != 0; mask &= mask - 1) {
      link({situation_.actor(), static_cast<std::uint8_t>(std::countr_zero(mask))},
           state_.tile(target).at, LinkStyle::Attack);
    }
    mark_struck();
  }

  // Who alone could consume it is chosen already.
  void light_consumers(TileRef energy) {
    const std::vector<TileRef> consumers = consumers_of(situation_, energy);
    mark(energy, kMarkSelected);
    mark(consumers, consumers.size() == 1 ? kMarkSelected : kMarkLegal);
    if (consumers.size() == 1) {
      link(consumers.front(), state_.tile(energy).at, LinkStyle::Support);
    }
  }

  // Who would be wounded in at least one way the attack may go.
  void mark_struck() {
    if (!view_.attack) return;
    for (const Answer& answer : view_.attack->answers) {
      for (const auto* blows : {&answer.on_target, &answer.on_attackers}) {
        for (const Blow& blow : *blows) {
          if (blow.wounds > 0) mark_named(blow.tile, kMarkStruck);
        }
      }
    }
  }

  void mark_named(TileName name, std::uint16_t bits) {
    for (TileView& tile : view_.tiles) {
      if (tile.name == name) tile.marks = static_cast<std::uint16_t>(tile.marks | bits);
    }
  }

  void light_summon() {
    const std::vector<Hex> spaces = spaces_for_hand(situation_, *selection_.hand);
    mark(spaces, kMarkLegal);
    const std::optional<Hex> at = selection_.space ? selection_.space : pointed_space(spaces);
    if (!at) return;
    const TileKind kind = situation_.own().rows[*selection_.hand].kind;
    if (*at == kVortex) return;  // a relic goes beside the table
    view_.ghost = GhostView{*at, kind, situation_.actor()};
    if (!view_.summon) return;
    mark(*at, kMarkSelected);
    for (const Payer& payer : view_.summon->payers) {
      mark(payer.tile, payer.pays ? kMarkSelected : kMarkLegal);
      if (payer.pays) link(payer.tile, *at, LinkStyle::Support);
    }
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  View& view_;
};

}  // namespace

void build_board(const Situation& situation, const Selection& selection, View& view) {
  BoardBuilder(situation, selection, view).build();
}

std::optional<Refusal> refusal_at(const Situation& situation, const Selection& selection, Hex at) {
  if (!situation.acts() || open_power(situation, selection)) return {};
  const State& state = situation.seen;
  if (selection.hand) {
    return refused(situation, nearest_summon(state, situation.actor(), *selection.hand, at));
  }
  if (selection.tile && !selection.target) {
    return refused(situation, deed_onto(state, *selection.tile, at));
  }
  return {};
}

std::optional<PointerNote> make_pointer_note(const Situation& situation,
                                             const Selection& selection) {
  const std::optional<Hex> at = selection.hovered ? selection.hovered : selection.cursor;
  if (!at) return {};
  PointerNote note;
  if (const std::optional<TileRef> tile = tile_at(situation.seen, *at)) {
    note.title = title_of(situation.seen, *tile) + " · " + write_space(*at);
  } else if (*at == kVortex) {
    note.title = say("ui.vortex");
  }
  const std::optional<TileRef> under = tile_at(situation.seen, *at);
  const bool own = under && under->seat == situation.actor() && !selection.hand;
  if (!own) note.refusal = refusal_at(situation, selection, *at);
  if (note.title.empty() && !note.refusal) return {};
  return note;
}

const TileView* tile_shown_at(const View& view, Hex at) {
  for (const TileView& tile : view.tiles) {
    if (tile.at == at) return &tile;
  }
  return nullptr;
}

}  // namespace mael::web::maelstrom
