// The table of the Edge card game: everything between a frame's input and what is painted, without
// painting. It holds what the seats may know, never the full state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/bots/evaluate.h"
#include "engine/cards/game.h"
#include "engine/cards/observe.h"
#include "web/base/pointer_look.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/input/asked.h"
#include "web/screens/cards/input/input.h"
#include "web/screens/cards/input/pointer.h"
#include "web/screens/cards/journal.h"
#include "web/screens/cards/places.h"
#include "web/screens/cards/text_view.h"
#include "web/screens/cards/timeline.h"
#include "web/screens/cards/view/view.h"
#include "web/screens/cards/words.h"
#include "web/table/motion/fresh_marks.h"
#include "web/table/table_screen.h"

namespace mael::web::cards {

using Wishes = TableWishes<Action>;

// A card in the air, in CSS pixels.
struct FlyingCard {
  CardKind card = kUnknownCard;
  Vec2 at;
  Vec2 size;
  float turn = 0;
  std::optional<Seat> hull;  // of whom, where it flies as a ship
};

// All that is painted in one frame.
struct Picture : TablePicture<View, Layout, Places> {
  std::array<int, kSeats> stockpiles{};  // as shown now, near side first
  std::vector<int> stocks;               // of the planets
  std::vector<bool> hidden;              // ships of places.ships that have not arrived
  std::vector<Vec2> shifts;              // of ships that strike, from where they lie
  std::vector<FlyingCard> flying;
  std::vector<Vec2> crystals;  // on their way
  std::vector<PlacedImpact> impacts;
  std::array<bool, kSeats> bare{};  // nothing lies or flies in the attack area
  std::optional<Scene> scene;
  std::optional<Carried> carried;
  std::optional<Thing> aimed;  // what lies under the carried card
  std::optional<Rect> cursor;  // of the keyboard
};

// The parts of the screen (table_screen.h).
struct ScreenParts {
  using Game = EdgeCards;
  using Journal = cards::Journal;
  using Intent = cards::Intent;
  using Decisive = cards::Decisive;
  using Situation = cards::Situation;
  using Selection = cards::Selection;
  using View = cards::View;
  using Layout = cards::Layout;
  using Places = cards::Places;
  using Timeline = cards::Timeline;
  using Piece = CardKind;
  using Reaction = cards::Reaction;

  static const CommandList& commands() { return cards::commands(); }
  static constexpr Icon kWeighty = Icon::None;
  static constexpr auto is_table_talk = kAbsent;
  static constexpr auto advice_position = kAbsent;
  static constexpr auto advice_parts = kAbsent;
};

class Table final : public TableScreen<ScreenParts> {
 public:
  // The only thing a person here could do, to be done at once. Also the answer of whoever passes
  // until the player-turn ends.
  std::optional<Action> forced() const;

  // For those who teach at the table (any_screen.h).
  std::string held() const override;
  std::string reading() const override;
  std::vector<Rect> used() const override;
  Rect spare() const override;
  void set_lit(const std::vector<std::string>&) override {}
  std::function<std::string(Vec2)> spots_by_hand() const override { return {}; }
  std::vector<Vec2> way_of(std::string_view) const override { return {}; }
  std::string cursor() const override { return selection_.cursor; }

  // What to paint now.
  Picture picture(Milliseconds now) const;

 private:
  HandOver follow(const HandOver& before, const State& state) const override {
    return cards::follow(before, state, persons());
  }
  View make_view() const override;
  std::vector<SidePanel> side_panels() const override;
  std::vector<Pill> pills() const override;
  void place() override;
  std::vector<Intent> intents_of(const Gesture& gesture) override;
  std::vector<Stop> own_stops() const override;
  void read_own_key(const KeyPress& key, Wishes& wishes) override;
  void plan_motion(const SeenStep<EdgeCards>& step) override;
  std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const override;
  std::vector<std::string> things_on_sheet() const override { return things_in_words(view_); }
  // The prompt lies where the log would; it comes up when nothing moves.
  bool docks_log() const override { return places_.prompt_rows.empty() || is_moving(now_); }
  std::optional<Rect> place_of(std::string_view thing) const override;  // "hand 2", "hand Res"
  void opened() override {
    held_.reset();
    fresh_.clear();
    passing_ = {};
  }
  void take_advice(const Review::Advice& advice) override;
  void begin_frame(const FrameInput& input) override;
  void refreshed() override;
  bool answers_itself(const State& state) const override;
  void complete(Situation& situation) const override;
  void obey(const Reaction& reaction) override;
  PointerLook pointer_look() const override;
  std::optional<Rect> covered_by_motion() const override;
  bool moves_besides(Milliseconds now) const override { return timeline_.is_fading(now); }
  void looked_back() override {}
  void happened(const Action&, Seat, const Selection&) override {}

  bool is_passing(Seat seat) const;
  int lifted_hand_card() const;
  std::optional<std::size_t> hand_card_named(std::string_view name) const;
  // "fleet a 1", "new_stack b": where ships may be put, whether or not any are there.
  std::optional<Rect> berth_named(std::string_view name) const;
  Vec2 point_of(const Anchor& anchor) const;
  Vec2 point_of(Seat seat, Place place) const;
  FlyingCard fly(const CardFlight& flight) const;
  std::vector<Vec2> shifts(Milliseconds now) const;
  void add_crystals(Milliseconds now, std::vector<Vec2>& crystals) const;
  void mark_hidden(Milliseconds now, std::vector<bool>& hidden) const;

  void activate(Wishes& wishes);

  // What bots have played or moved since the last input, where it lies now.
  struct Fresh {
    Seat seat = Seat::A;
    CardKind card = kNoCard;
    Place at = 0;
    friend bool operator==(const Fresh&, const Fresh&) = default;
  };
  void mark_fresh(const Events& events);
  FreshMarks<Fresh> fresh_;

  // The player-turn until whose end a seat passes on every answer.
  struct PassingUntil {
    int turn = 0;  // 0: it does not
    Seat active = Seat::A;
  };
  std::array<PassingUntil, kSeats> passing_{};

  std::optional<State> held_;  // as an onlooker saw it, while the table lies as it did before
};

}  // namespace mael::web::cards
