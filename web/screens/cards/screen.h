// The table of the Edge card game: everything between a frame's input and what is painted, without
// painting. It holds what the seats may know, never the full state.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/game.h"
#include "web/base/pointer_look.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/input.h"
#include "web/screens/cards/journal.h"
#include "web/screens/cards/mirror.h"
#include "web/screens/cards/places.h"
#include "web/screens/cards/pointer.h"
#include "web/screens/cards/timeline.h"
#include "web/screens/cards/view.h"
#include "web/table/lists.h"
#include "web/table/readers.h"
#include "web/table/table_face.h"
#include "web/widgets/shown_list.h"
#include "web/widgets/slip_place.h"

namespace mael::web::cards {

using Wishes = TableWishes<Action>;

// A card in the air, in CSS pixels.
struct FlyingCard {
  CardKind card = kUnknownCard;
  Seat seat = Seat::A;
  Vec2 at;
  Vec2 size;
  float turn = 0;
};

// Words in the air.
struct RisingWords {
  Vec2 at;
  std::string text;
  RisingTone tone = RisingTone::Plain;
  float opacity = 1;
};

// All that is painted in one frame. What it points to lives as long as nothing is read.
struct Picture {
  const View* view = nullptr;
  const Layout* layout = nullptr;
  const Places* places = nullptr;
  const Lists* lists = nullptr;
  std::size_t told = 0;                  // lines of the log that nothing in motion still has to show
  bool in_motion = false;                // what comes of it is not told before it is seen
  std::array<int, kSeats> stockpiles{};  // as shown now, near side first
  std::vector<int> stocks;               // of the planets
  std::vector<bool> hidden;              // ships of places.ships that have not arrived
  std::vector<FlyingCard> flying;
  std::array<bool, kSeats> bare{};       // nothing lies or flies in the attack area
  std::vector<RisingWords> rising;
  std::optional<Scene> scene;
  std::optional<Carried> carried;
  std::optional<Thing> aimed;            // what lies under the carried card
  int lifted = -1;                       // hand card that stands out
  Vec2 pointed{-1, -1};                  // CSS pixels; outside for none
  bool pressed = false;
  PointerLook pointer = PointerLook::Arrow;
  std::optional<Rect> cursor;            // of the keyboard
  Vec2 refused_at;                       // CSS pixels
  RefusalPlace refusal;                  // where it is told
  float scroll = 0;                      // of the list that is shown
};

// A CounselledFace (web/table/table_face.h).
class Table {
 public:
  using Game = EdgeCards;
  using Journal = cards::Journal;
  using Wishes = cards::Wishes;

  void open(const std::array<Player, kSeats>& players, const State& state, Journal journal,
            const ScreenSettings& settings);
  void applied(const State& before, const Action& action, const Events& events,
               const State& after, Milliseconds now);

  void set_may_take_back(bool may);
  void set_waiting(bool waiting) { waiting_ = waiting; }
  void set_taught() { taught_ = true; }
  void set_settings(const ScreenSettings& settings);

  // Whether the curtain also offers to let a bot play a seat; until something is done.
  void set_asks_who_plays(bool asks);
  std::optional<Seat> awaits_advice() const;
  State advice_position() const { return situation_.seen; }
  int advice_parts() const { return 1; }
  void advise(std::string_view counsel);
  void review(const State& first, std::vector<Action> log);
  std::optional<ReviewQuestion> unjudged() const;
  void judged(int entry, std::string_view counsel);

  std::optional<Action> forced() const;
  bool lets_play_on(Milliseconds now) const { return !review_ && !is_moving(now); }
  bool is_moving(Milliseconds now) const { return timeline_.is_running(now); }
  std::optional<Milliseconds> wake_at(Milliseconds now) const;

  void read(const FrameInput& input, Wishes& wishes);
  void handle(const Intent& intent, Wishes& wishes);
  void press(std::string_view button, Wishes& wishes);

  TableWords<Action> words() const { return make_words(situation_, view_, log()); }
  const std::vector<ToldLine>& log() const { return journal_.lines(situation_.device.viewer); }
  const State& seen() const { return situation_.seen; }
  // "hand 2" (from 1), "hand Res" by a card's tag, or the name of an answer (places.h).
  std::optional<Rect> where(std::string_view thing) const;
  // For those who teach at the table (TeachableFace).
  std::string held() const;
  std::string reading() const;
  std::vector<Rect> used() const;
  Rect spare() const;
  std::string cursor() const { return selection_.cursor; }

  // What to paint now.
  Picture picture(Milliseconds now) const;
  const View& view() const { return view_; }
  const Layout& layout() const { return layout_; }
  const Situation& situation() const { return situation_; }
  const Selection& selection() const { return selection_; }


 private:
  Seats persons() const { return persons_among(players_); }
  void keep_observations(const State& state);
  void look_at(const HandOver& device);
  void refresh();
  void place();
  int lifted_hand_card() const;
  PointerLook pointer_look() const;
  std::optional<std::size_t> hand_card_named(std::string_view name) const;
  Vec2 point_of(const Anchor& anchor) const;
  Vec2 point_of(Seat seat, Place place) const;
  FlyingCard fly(const Flight& flight) const;
  void mark_hidden(Milliseconds now, std::vector<bool>& hidden) const;

  float advantage_of(Seat seat) const;
  void look_back();
  bool handle_review(const Intent& intent, Wishes& wishes);
  void close_review();
  bool go_by_key(const KeyPress& key);
  bool scrub(const Gesture& gesture);

  void read_gesture(const Gesture& gesture, Wishes& wishes);
  void read_keyboard(const KeyPress& key, Wishes& wishes);
  void move_cursor(Key towards);
  void step_cursor(int by);
  std::vector<std::string> stops() const;
  void activate(Wishes& wishes);

  void lay_out_words(const FrameInput& input);
  std::size_t told(Milliseconds now) const;
  bool is_log_shown() const;

  std::array<Player, kSeats> players_;
  PerReader<State, kSeats> observations_;
  Journal journal_;
  // Lines of the journal that are told from then on; the first of them before all that moves.
  struct Telling {
    Milliseconds from = 0;
    std::size_t lines = 0;
  };
  std::vector<Telling> tellings_;
  ScreenSettings settings_;
  Situation situation_;
  Selection selection_;
  View view_;
  Layout layout_;
  Places places_;
  Timeline timeline_;
  PointerReader pointer_;
  bool may_take_back_ = false;
  bool asks_who_plays_ = false;
  bool waiting_ = false;
  bool taught_ = false;
  std::optional<State> held_;  // as an onlooker saw it, while the table lies as it did before
  std::optional<Review> review_;
  CurveSlider slider_;  // the curve of the review
  Vec2 viewport_{1280, 800};
  Insets safe_;
  Milliseconds now_ = 0;
  bool was_moving_ = false;
  Vec2 refused_at_;
  ShownList list_;
  Lists lists_;
  RefusalPlace refusal_place_;
};

static_assert(CounselledFace<Table>);
static_assert(TeachableFace<Table>);

}  // namespace mael::web::cards
