// What the screens of all tables do alike, whatever is played on them: a frame's input is read in
// parts, motion is cut short, a finished game is looked back on and an earlier moment of one that
// goes on, buttons and numbers tell what they are, logs and refusals are laid out. The screen of a
// game is made of it by table_screen.h, which knows positions, actions and intents.
//
// A game answers all that is virtual and not answered by table_screen.h: what it has not, it says.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/words.h"
#include "web/table/journal.h"
#include "web/table/key_cursor.h"
#include "web/table/kinds/card_room.h"
#include "web/table/motion/motion.h"
#include "web/table/motion/told_so_far.h"
#include "web/table/parts/ending.h"
#include "web/table/parts/frame.h"
#include "web/table/parts/hint_words.h"
#include "web/table/parts/hits.h"
#include "web/table/parts/lists.h"
#include "web/table/parts/panels.h"
#include "web/table/parts/picture.h"
#include "web/table/parts/review_view.h"
#include "web/table/past_moment.h"
#include "web/table/pointer_reader.h"
#include "web/table/review_course.h"
#include "web/table/table_mode.h"
#include "web/table/wishes.h"
#include "web/widgets/lists/shown_list.h"
#include "web/widgets/share_curve.h"
#include "web/widgets/slip_place.h"

namespace mael::web {

// What every game's screen has in types of its own, as far as these are alike. They outlive it.
struct PlainParts {
  Moment& moment;
  Looking& looking;
  Chrome& chrome;
  FrameLayout& layout;
  OverPlaces& places;
  HitPlaces& hits;
  MotionClock& motion;
  PointerCourse& pointer;
  const CommandList& commands;
  Icon weighty;  // stands before lines of weight in logs
};

class ScreenCore : public CardRoom {
 public:
  ScreenCore(const ScreenCore&) = delete;
  ScreenCore& operator=(const ScreenCore&) = delete;
  virtual ~ScreenCore() = default;

  // ---- What happens (any_screen.h) -------------------------------------------------------------

  void set_may_take_back(bool may);
  void set_waiting(bool waiting);
  // Before `open`.
  void set_mode(TableMode mode) { mode_ = mode; }
  // What a lesson means the player to touch now, by name.
  virtual void set_lit(const std::vector<std::string>& names) = 0;
  void set_stopped(bool stopped);
  // It must outlive what it returns.
  virtual std::function<std::string(Vec2)> spots_by_hand() const = 0;
  void set_settings(const ScreenSettings& settings);
  // Whether a curtain also offers to let a bot play a seat; until something is done.
  void set_asks_who_plays(bool asks);

  std::optional<Seat> awaits_advice() const;
  // How many such questions the advice takes.
  virtual int advice_parts() const = 0;

  bool lets_play_on(Milliseconds now) const { return !review_ && !past_ && !is_moving(now); }
  bool is_moving(Milliseconds now) const { return parts_->motion.is_running(now); }
  std::optional<Milliseconds> wake_at(Milliseconds now) const;

  // ---- What there is ---------------------------------------------------------------------------

  std::optional<Rect> where(std::string_view thing) const;
  // Whether a tap means this thing: under an open sheet only what lies on that is meant.
  bool answers(std::string_view thing) const;
  // The way a finger drags a thing that is lit so, in CSS pixels; empty: it is tapped.
  virtual std::vector<Vec2> way_of(std::string_view light) const = 0;
  // For those who teach at the table (any_screen.h).
  virtual std::string held() const = 0;
  virtual std::string reading() const = 0;
  virtual std::vector<Rect> used() const = 0;
  virtual Rect spare() const = 0;
  virtual std::string cursor() const = 0;
  const Chrome& chrome() const { return parts_->chrome; }
  const Moment& moment() const { return parts_->moment; }
  const std::vector<ToldLine>& log() const { return log_of(reader()).lines(); }
  bool looks_back() const { return past_.has_value(); }
  void judged(int entry, std::string_view line);
  virtual std::optional<ReviewQuestion> unjudged() const = 0;
  void advise(std::string_view counsel);

 protected:
  ScreenCore() = default;
  // Before anything else.
  void made_of(const PlainParts& parts) { parts_.emplace(parts); }

  // ---- A game's own ----------------------------------------------------------------------------

  // The words on an open sheet of the game's own, if there are any.
  virtual std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const = 0;
  // What else lies on it, each thing in words.
  virtual std::vector<std::string> things_on_sheet() const = 0;
  // Where something is that is none of the hits.
  virtual std::optional<Rect> place_of(std::string_view thing) const = 0;
  // Where the keyboard's cursor may rest besides the hits that are choices.
  virtual std::vector<Stop> own_stops() const = 0;
  // What the pointer does over the table.
  virtual PointerLook pointer_look() const = 0;
  // What the panels of the seats say, in the order of the layout's: their numbers tell what they
  // are. None where panels show no number.
  virtual std::vector<SidePanel> side_panels() const = 0;
  // The facts in the line of the layout's notice: they tell themselves at length.
  virtual std::vector<Pill> pills() const = 0;
  // Whether the panel beside the board is free for the log.
  virtual bool docks_log() const = 0;
  virtual void begin_frame(const FrameInput& input) = 0;
  virtual void refreshed() = 0;    // the view is new
  virtual void looked_back() = 0;  // another position of a review is shown
  virtual bool moves_besides(Milliseconds now) const = 0;
  // Where what is shown now lies before the table: a tap there only ends it.
  virtual std::optional<Rect> covered_by_motion() const = 0;

  // ---- What the player does in a frame ---

  static bool has_touch(const FrameInput& input);
  static bool has_deed(const FrameInput& input) { return has_touch(input) || !input.keys.empty(); }
  // Whether this frame answers what others did, so that its marks may go: cutting their motion
  // short does not.
  bool looks_on() const { return looks_on_; }

  // ---- What it is made of ----------------------------------------------------------------------

  // Who plays: a game may have fewer seats than its rules allow.
  virtual std::span<const Player> playing() const = 0;
  Seats persons() const { return persons_among(playing()); }
  bool has_card() const { return mode_ != TableMode::Game; }
  bool is_laid_open() const { return has_card() && mode_ != TableMode::Carded; }
  bool is_arranged() const { return mode_ == TableMode::Arranged; }
  Seat reader() const { return parts_->moment.device.viewer; }
  std::size_t told(Milliseconds now) const;

  // What is known is shown anew.
  void refresh();
  void look_at(const HandOver& device);
  // A curtain that asks who plays comes down whatever was chosen.
  HandOver uncovered(const HandOver& device) const;

  ScreenSettings settings_;
  std::optional<AfterGame> ending_;  // of a game that is over
  ReviewCourse* review_ = nullptr;   // of a finished game that is looked back on
  Vec2 viewport_{1280, 800};
  Insets safe_;
  const Measure* measure_ = &fixed_measure();  // of the frame before: outlives the screen
  bool touch_ = false;
  Milliseconds now_ = 0;
  ShownList list_;
  Lists lists_;
  Vec2 refused_at_;
  RefusalPlace refusal_place_;

  // ---- What table_screen.h answers -------------------------------------------------------------

  // Shows what the viewer of the device knows now.
  virtual void lay_now(const HandOver& device) = 0;
  // Shows where a review is, as this viewer knows it.
  virtual void lay_reviewed(HandOver device) = 0;
  virtual void lay_past(HandOver device) = 0;  // likewise
  // The view of what is shown.
  virtual void build() = 0;
  virtual Outcome shown_outcome() const = 0;
  virtual Seat near_seat() const = 0;  // of the view
  // What a seat may expect as an onlooker would judge it, so that nobody is told what is hidden.
  virtual float advantage_of(Seat seat) const = 0;
  virtual std::string name_of_seat(Seat seat) const = 0;
  virtual const ReaderLog& log_of(Seat reader) const = 0;
  // What a seat decides next in a review, as it saw it; nothing where none does. It is lit up, or
  // the better action if there is one.
  virtual std::optional<DecisionWords> show_decision() = 0;
  virtual void build_words(const ReviewWords& words) = 0;  // in place of what is to be decided
  virtual void say_todo(std::string todo) = 0;
  virtual void finish_motion() = 0;
  // Where the thing stands out that is picked up from the hand.
  virtual std::optional<Vec2> standing() const = 0;
  // What is picked up as something is asked for that may decide: it stays as it was then, once it
  // does, until what comes of it is shown; or until it is given up.
  virtual void begin_acting() = 0;
  virtual void keep_acting() = 0;
  virtual void give_up_acting() = 0;
  // A long press begins, and was none after all.
  virtual void begin_hold() = 0;
  virtual void undo_hold() = 0;
  virtual void drop_cursor() = 0;
  // A review is left, for who has the device now.
  virtual HandOver leave_review() = 0;
  // What a counsellor says is shown as advice; false: it advises nothing here.
  virtual bool heed(std::string_view counsel) = 0;
  // Another position is shown: what was picked up is no more.
  virtual void put_all_down() = 0;
  // The game is left for an earlier moment, with all that is picked up.
  virtual void leave_now() = 0;
  // What was picked up when the game was left is picked up still.
  virtual void take_up_again() = 0;

  // ---- What table_screen.h is made with --------------------------------------------------------

  const HandOver& device() const { return parts_->moment.device; }
  bool is_waiting() const { return waiting_; }
  bool may_take_back() const { return may_take_back_; }

  // Everything is as at the beginning, before anything is laid out.
  void begin(const ScreenSettings& settings, bool is_over);
  // The course of a game that is over.
  void tell_course(AfterGame ending, const std::string& facts);

  // An action was carried out: before anything else, before it is told to whom has the device now
  // and its motion is planned, and after that.
  void begin_step(Milliseconds now);
  void begin_telling(const HandOver& next);
  void end_telling(const HandOver& next);

  // What a frame's keys and gestures come to, whose wishes a game keeps in its own types.
  class Acting {
   public:
    virtual void press(Command command) = 0;
    virtual std::size_t decided() const = 0;  // so many actions are wished
    virtual void read_own(const KeyPress& key) = 0;
    // Asks the game for the intents of a gesture: whether there are any.
    virtual bool read_own(const Gesture& gesture) = 0;
    // Carries them out: whether any means something.
    virtual bool act() = 0;

   protected:
    ~Acting() = default;
  };
  void read_frame(const FrameInput& input, Acting& acting, PlainWishes& wishes);
  void read_key(const KeyPress& key, Acting& acting);

  // What is wished, whatever else the game makes of it.
  struct Wanted {
    std::optional<Command> press;
    bool decides = false;
  };
  // Whether looking back answers that, or lets nothing be decided; the rest is looking around as
  // ever.
  bool is_answered(const Wanted& wanted, std::vector<Request>& requests);
  // A refusal that was not there before is heard.
  void hear_refusal(const std::optional<Refusal>& before);
  // What was said of a button goes with the next intent, also where none is answered to.
  void drop_refusal();

  // A review goes to where it is now.
  void look_back();
  // A game that is over is looked back on.
  void begin_review(ReviewCourse& course);
  // An earlier moment is looked at, as lay_past lays it, or again what is now.
  void look_at_past(int entries);
  void return_to_now();
  // A step to it is shown: before its motion is planned, and after that.
  void begin_replay(int entries);
  void end_replay(int entries);
  int entries() const { return log_of(Seat::Chance).entries(); }  // of the match, so far

  // Arrows, Tab, n and p, for games without a board of spaces; false for any other key.
  bool moves_cursor(const KeyPress& key, std::string& cursor) const;
  TableWish wish_for(std::size_t hand, int lifted) const;
  // All of a picture that is alike at all tables but the words that rise.
  void fill_plainly(PlainPicture& picture, Milliseconds now, int lifted) const;
  // The screen in words: what stands before the choices of the game, and after them. Each choice
  // once, though a notice may offer what the menu does.
  void tell_around(Words& words) const;
  void tell_commands(const std::string& decide, Words& words) const;
  // What to tell of a hint: never the phrase of the last one.
  HintWords hint_words(const std::vector<Reason>& reasons) { return hints_.next(reasons); }

 private:
  struct Past {
    PastMoment moment;
    HandOver device;       // who has it now, and will have it then
    Milliseconds due = 0;  // of the next step, while one comes after the other
  };

  // A long press whose finger is still down.
  struct Hold {
    bool told = false;  // more than the name of a button
  };

  // A frame: before its keys and gestures, and after them.
  struct Begun {
    std::optional<Rect> cover;  // a tap there only ends what moves
    bool held = false;          // something, before it
  };
  Begun begin_reading(const FrameInput& input);
  void end_reading(const FrameInput& input, const Begun& begun, PlainWishes& wishes);
  void read_gesture(const Gesture& gesture, Acting& acting, PlainWishes& wishes);
  bool read_hold_end(const Gesture& gesture, Acting& acting, PlainWishes& wishes);
  bool go_by_key(const KeyPress& key);
  bool scrub(const Gesture& gesture);
  bool read_log(Vec2 at, std::vector<Request>& requests);
  bool tells_button(const Gesture& gesture);
  bool tells_number(const Gesture& gesture);

  void close_review();
  void show_past(int entries);
  std::vector<Stop> stops() const;
  void settle_cover();
  void show_review(const std::optional<DecisionWords>& decision);
  void show_moment();
  void drop_buttons();
  void complete_end();
  bool holds_piece() const { return parts_->pointer.carries() || standing().has_value(); }
  bool answers_in_review(const Wanted& wanted, std::vector<Request>& requests);
  bool answers_in_past(const Wanted& wanted, std::vector<Request>& requests);
  std::string sheet_in_words() const;
  void ask_for_moment(int entries, std::vector<Request>& requests) const;
  std::optional<std::size_t> lines_by_then() const;
  std::optional<Refusal> told_by_number(Vec2 at, bool tapped) const;
  void lay_out_words(const FrameInput& input);
  void hear(std::vector<Sound>& sounds);

  std::optional<PlainParts> parts_;
  HintMemory hints_;
  ToldSoFar told_;
  std::vector<Sound> heard_;  // since the frame before
  std::optional<Past> past_;
  std::optional<Hold> hold_;
  std::vector<SeatClock> clocks_;  // this frame
  TableMode mode_ = TableMode::Game;
  bool may_take_back_ = false;
  bool asks_who_plays_ = false;
  bool waiting_ = false;
  bool stopped_ = false;
  bool was_moving_ = false;
  bool looks_on_ = false;  // this frame
  bool is_ended_ = false;  // the end of the game has been heard
  CurveSlider slider_;     // the curve of the review
};

}  // namespace mael::web
