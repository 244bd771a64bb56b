// A screen that says and sounds all it is given: none of it is more than its reader may know.
#include <map>

#include "tests/toy/screen/played.h"
#include "tests/toy/toy_table.h"
#include "tests/web/app/fake_platform.h"
#include "web/table/session/described_game.h"

namespace mael::web::toy {
namespace {

// How often something was given, and where it was more than whom it was given may know.
struct Given {
  std::map<std::string, int> times;
  std::vector<std::string> betrayed;

  void add(const std::string& where, bool is_known) {
    ++times[where];
    if (!is_known) betrayed.push_back(where);
  }
};
Given given;

bool is_known(const State& state, Seat reader) { return observe(state, reader) == state; }
bool is_known(const State& before, const Action& action, Seat reader) {
  return observe(before, action, reader) == action;
}
bool is_known(const State& before, const Event& event, Seat reader) {
  return is_known(before, event.action, reader) && is_known(event.after, reader);
}

void tell_all(const State& before, const Players&, const Events& events, ReaderLog& log) {
  given.add("log: before", is_known(before, log.reader()));
  log.add(Tone::Deed, write_position(before));
  for (const Event& event : events) {
    given.add("log: event", is_known(before, event, log.reader()));
    log.add(Tone::Detail, write_position(event.after));
  }
}

// It sounds as a refusal where somebody may not know what happened.
struct Loud : Timeline {
  void cue(bool is_known, Milliseconds now) {
    begin_after(now);
    sound(is_known ? Sound::Put : Sound::Refuse);
    run_until(cursor());
  }
};

struct TelltaleParts : ScreenParts {
  using Journal = web::Journal<Toy, &tell_all>;
  using Timeline = Loud;
};

class Telltale final : public TableScreen<TelltaleParts> {
 public:
  std::optional<Action> forced() const { return {}; }
  std::string cursor() const { return {}; }
  std::string held() const { return {}; }
  std::string reading() const { return {}; }
  std::vector<Rect> used() const { return {}; }
  Rect spare() const { return {}; }
  void set_lit(const std::vector<std::string>&) override {}
  std::function<std::string(Vec2)> spots_by_hand() const override { return {}; }
  std::vector<Vec2> way_of(std::string_view) const override { return {}; }

 private:
  HandOver follow(const HandOver& before, const State& state) const override {
    given.add("device", is_known(state, Seat::Chance));
    return web::follow(before,
                       {first_asked(to_act(state), persons(), before.viewer), Cover::None,
                        state.step == Step::Over, state.round},
                       persons());
  }
  View make_view() const override {
    given.add(review_        ? "review"
              : looks_back() ? "past"
                             : "view",
              is_known(situation_.seen, reader()));
    View view = build_view(situation_, shown_selection());
    view.title = since_;
    return view;
  }
  void refreshed() override { place(); }
  void place() override {
    layout_ = make_layout(wish(-1), static_cast<int>(view_.sides.size()));
    places_ = make_places(view_, layout_, viewport_, safe_);
  }
  std::vector<Intent> intents_of(const Gesture&) override { return {}; }
  void read_own_key(const KeyPress&, Wishes&) override {}
  void plan_motion(const SeenStep<Toy>& step) override {
    bool known = is_known(step.before, reader()) && is_known(step.after, reader()) &&
                 is_known(step.before, step.action, reader());
    for (const Event& event : step.events) {
      known = known && is_known(step.before, event, reader());
      since_ = write_position(event.after);
    }
    given.add("motion", known);
    timeline_.cue(known, now_);
  }
  void happened(const Action& action, Seat, const Selection&) override {
    const bool hides = std::holds_alternative<Bid>(action.deed) && action.by != reader();
    given.add("happened", !hides || std::get<Bid>(action.deed).amount == kUnknownSealed);
  }
  std::optional<Column> lay_out_sheet(Rect, const Measure&) const override { return {}; }
  std::vector<std::string> things_on_sheet() const override { return {}; }
  std::optional<Rect> place_of(std::string_view) const override { return {}; }
  PointerLook pointer_look() const override { return PointerLook::Arrow; }
  std::vector<SidePanel> side_panels() const override { return {}; }
  std::vector<Pill> pills() const override { return {}; }
  void opened() override {}
  bool answers_itself(const State&) const override { return false; }
  void take_advice(const Review::Advice& advice) override { show_advice(advice); }
  void complete(Situation&) const override {}
  void obey(const Reaction&) override {}
  std::vector<Stop> own_stops() const override { return {}; }
  bool docks_log() const override { return true; }
  void begin_frame(const FrameInput&) override {}
  void looked_back() override {}
  bool moves_besides(Milliseconds) const override { return false; }
  std::optional<Rect> covered_by_motion() const override { return {}; }

  std::string since_;  // what happened last, as whoever looked was shown it
};

struct TelltaleTable : ToyTable {
  using Face = Telltale;
};

// A game of three in which A alone looks, and everything is shown at once.
class Watched final {
 public:
  explicit Watched(const std::string& text)
      : session_(page_, deaf_,
                 std::make_unique<DescribedGame<TelltaleTable>>(Match<Toy>(position(text))),
                 seating(), {false, true, {}, {}}),
        screen_(session_) {
    given = {};
    session_.open();
    reopen();
  }
  void reopen() { screen_.open(without_motion()); }
  // By lot, so many decisions or to the end.
  void play(int most) {
    for (int i = 0; i < most && !session_.match().ending().over; ++i) {
      const int before = session_.size();
      const std::vector<std::string> listed = session_.match().listed();
      session_.decide({listed[random_.below(static_cast<std::uint32_t>(listed.size()))]});
      screen_.went_on(before);
      screen_.show_steps(now_ += 10);
      look();
    }
  }
  void look_back() {
    for (int entries = session_.size() - 1; entries > 0; --entries) {
      screen_.show_past(entries);
      look();
      screen_.replay(entries);
      look();
    }
  }
  void review() {
    screen_.review();
    for (int entries = 0; entries < session_.size(); ++entries) {
      const std::vector<KeyPress> back{{Key::Left}};
      look(back);
    }
  }
  bool is_over() const { return session_.match().ending().over; }

 private:
  static Session::Seating seating() {
    const Players players = persons_at(Seats::only(Seat::A));
    return {{players.begin(), players.end()}, 5, {}, {"game", 0}, {}};
  }
  // All that is said or heard now.
  void look(const std::vector<KeyPress>& keys = {}) {
    FrameInput input;
    input.now = now_ += 10;
    input.keys = keys;
    screen_.read(input);
    for (const Sound sound : screen_.take_wishes().sounds) {
      given.add("sounds", sound != Sound::Refuse);
    }
    const Words words = screen_.words().words;
    for (const std::string& line : words.log) say("words: log", line);
    if (words.title.starts_with(Toy::kId)) say("words: title", words.title);
  }
  static void say(const std::string& where, const std::string& line) {
    given.add(where, is_known(position_in(line), Seat::A));
  }
  static State position_in(const std::string& line) {
    const auto read = read_position(line);
    INFO(line);
    REQUIRE(read);
    return *read;
  }

  FakePlatform page_;
  Deaf deaf_;
  Session session_;
  DescribedScreen<TelltaleTable> screen_;
  Random random_{7};
  Milliseconds now_ = 0;
};

}  // namespace

TEST_CASE("a table that tells all it is given betrays no hand and no bid", "[toy][secret]") {
  Watched table("toy/1 seats=3 step=draw hands=1,-,- coins=5,5,5 at=0,0;0,0;0,0");
  table.play(9);
  table.look_back();
  table.reopen();
  table.play(200);
  REQUIRE(table.is_over());
  table.review();
  for (const char* where : {"log: before", "log: event", "device", "view", "past", "motion",
                            "happened", "sounds", "words: log", "words: title", "review"}) {
    INFO(where);
    CHECK(given.times[where] > 10);
  }
  CHECK(given.betrayed == std::vector<std::string>{});
}

}  // namespace mael::web::toy
