// The set-up of the games of the house: what their forms offer, and how any form is filled in.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "engine/play/ladder.h"
#include "engine/play/levels.h"
#include "tests/web/in_french.h"
#include "tests/web/screens/frames.h"
#include "web/app/saved_table.h"
#include "web/app/thinking/bot_levels.h"
#include "web/app/thinking/characters.h"
#include "web/house/battle_setup.h"
#include "web/house/cards_setup.h"
#include "web/house/maelstrom_setup.h"
#include "web/house/pirates_setup.h"
#include "web/house/shelved_games.h"
#include "web/setup/clock.h"
#include "web/setup/screen.h"

namespace mael::web::setup {
namespace {

using mael::maelstrom::Edition;
using mael::maelstrom::Faction;
using mael::maelstrom::Options;

struct Size {
  const char* name;
  Vec2 viewport;
};
constexpr std::array kSizes{Size{"phone", {390, 844}},
                            Size{"small phone", {360, 640}},
                            Size{"phone on its side", {844, 390}},
                            Size{"tablet", {1024, 768}},
                            Size{"tablet upright", {768, 1024}},
                            Size{"notebook", {1280, 800}},
                            Size{"desktop", {1920, 1080}}};
constexpr float kCorners = 52;  // the buttons of the page reach so far down

// A force that is evil and too small for most others.
const OwnForces kOwn{{"x1", {"Small", Edition::Maelstrom, {{0, 6}, {1, 2}}}}};
const MaelstromSetup kMaelstrom(Edition::Maelstrom, kOwn), kVortex(Edition::Vortex, kOwn);
const CardsSetup kCards;

// The screen as one frame after the other sees it.
struct Screen : Frames<Screen, SetUp> {
  Screen() { show(kMaelstrom, "maelstrom"); }

  Screen& tap(std::string_view id) {
    scroll_to(id);
    return Frames::tap(id);
  }
  Screen& scroll(float by) {
    Gesture drag;
    drag.kind = GestureKind::DragMove;
    drag.delta = {0, -by};
    return frame({drag});
  }
  Screen& show(const GameSetup& game, std::string_view id) { return show(game, id, usual(2)); }
  Screen& show(const GameSetup& game, std::string_view id, Filled filled) {
    face.show(game, cover_of(shelved_game(id)), std::move(filled));
    return frame({});
  }
  // As a player does who wants to press what is off the screen.
  void scroll_to(std::string_view id) {
    const std::optional<Rect> place = face.where(id);
    const Rect clip = clip_of(item(id).control, face.layout());
    if (!place || clip.contains(place->center())) return;
    scroll(place->center().y - clip.center().y);
  }
  // Where an item can be seen and pressed.
  Rect seen(std::size_t i) const {
    const Rect clip = clip_of(face.view().items[i].control, face.layout());
    const Rect at = face.layout().items[i];
    return {{at.min.x, std::max(at.min.y, clip.min.y)}, {at.max.x, std::min(at.max.y, clip.max.y)}};
  }
  const Item& item(std::string_view id) const {
    for (const Item& each : face.view().items) {
      if (each.id == id) return each;
    }
    FAIL("no such item: " << id);
    return face.view().items.front();
  }
  template <class W>
  bool wished() const {
    return wishes.size() == 1 && std::holds_alternative<W>(wishes[0]);
  }
  PlayerKind kind(std::size_t seat) const { return face.filled().seats[seat].kind; }
  const std::string& refusal() const { return face.view().form.refusal; }
  mael::maelstrom::Setup maelstrom() const { return kMaelstrom.setup_of(face.filled()); }
};

TEST_CASE("a game begins with what was chosen") {
  Screen screen;
  screen.tap("force a host").tap("force b draconis").tap("kind b novice").tap("options");
  screen.tap("essence more").tap("draw less").tap("option edge");
  screen.face.set_name(0, "Amélie");
  screen.tap("begin");
  CHECK(screen.wished<Begin>());
  Options options;
  options.essence = 4;
  options.draw_after = 10;
  options.edge_step = 0;
  CHECK(screen.maelstrom() ==
        mael::maelstrom::basic_setup(Faction::Host, Faction::Draconis, options));
  const std::vector<Player> players = players_of(screen.face.filled());
  REQUIRE(players.size() == 2);
  CHECK(players[0] == Player{PlayerKind::Person, "Amélie"});
  CHECK(players[1].kind == PlayerKind::Novice);
}

TEST_CASE("every bot is told of with its character and its time") {
  Screen screen;
  CHECK(screen.kind(1) == PlayerKind::Casual);
  for (const PlayerKind kind : all_kinds()) {
    if (kind == PlayerKind::Person) continue;
    const std::string id = "kind b " + std::string(mael::name_of(bot_of(kind)));
    const Item item = screen.item(id);
    screen.tap(id);
    CHECK(screen.kind(1) == kind);
    const SeatView& seat = screen.face.view().seats[1];
    CHECK(seat.player == item.label);
    CHECK(item.note.find(seat.about + " " + seat.time) == 0);
    CHECK(item.note.ends_with(seat.record));
    CHECK(seat.time.find("\u00A0s a decision") != std::string::npos);
  }
  screen.tap("kind b novice");
  const int tenths = level_of(BotKind::Novice).budget.milliseconds / 100;
  REQUIRE(tenths % 10 != 0);
  const std::string seconds = std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
  CHECK(screen.face.view().seats[1].time.find(" " + seconds + "\u00A0s") != std::string::npos);
  screen.tap("kind b person");
  CHECK(screen.face.view().seats[1].time.empty());
}

TEST_CASE("on a phone the name of a bot and its time stand beside each other") {
  const auto check_bots = [] {
    Screen screen;
    screen.input.viewport = {390, 844};
    for (const PlayerKind kind : all_kinds()) {
      if (kind == PlayerKind::Person) continue;
      screen.tap("kind b " + std::string(mael::name_of(bot_of(kind))));
      const SeatView& seat = screen.face.view().seats[1];
      INFO(seat.player << " " << seat.time);
      const float room = screen.face.layout().seats[1].note.width() - kFaceRoom;
      const float name = fixed_measure().size(TextStyle::Strong, seat.player).x;
      const float time = fixed_measure().size(TextStyle::Caption, seat.time).x;
      CHECK(name + 8 + time <= room);
    }
  };
  SECTION("English") { check_bots(); }
  SECTION("French") {
    const InFrench speaks;
    check_bots();
  }
}

TEST_CASE("every bot has a name and a face of its own, and persons have neither") {
  std::set<std::string> names;
  std::set<Icon> faces;
  for (int number = 1; number <= static_cast<int>(kLastPlayerKind); ++number) {
    const auto kind = static_cast<PlayerKind>(number);
    names.insert(name_of_character(kind));
    faces.insert(face_of(kind));
  }
  CHECK(names.size() == static_cast<std::size_t>(kLastPlayerKind));
  CHECK(faces.size() == static_cast<std::size_t>(kLastPlayerKind));
  CHECK_FALSE(faces.contains(Icon::None));
  CHECK(face_of(PlayerKind::Person) == Icon::None);
  CHECK(name_of_character(PlayerKind::Person).empty());
}

TEST_CASE("a bot is told of with what was measured of it, and what was won against it") {
  Screen screen;
  const Wins wins = Wins::read("wins/1 - maelstrom:faction.host.name:casual=3/1/0");
  screen.face.show(kMaelstrom, cover_of(shelved_game("maelstrom")), usual(2), &wins);
  screen.frame({});
  const std::string& record = screen.face.view().seats[1].record;
  const Rung* const rung = rung_of("maelstrom", BotKind::Casual);
  REQUIRE(rung != nullptr);
  CHECK(record == "Won " + std::to_string(rung->won) + " of " + std::to_string(rung->games) +
                      " games against Pip. You: 3 won, 1 lost.");
  screen.tap("kind b novice");  // nobody is below, and nothing was played
  CHECK(screen.face.view().seats[1].record.empty());
  screen.tap("kind b person");
  CHECK(screen.face.view().seats[1].record.empty());
}

TEST_CASE("whoever plays alone is told the score to beat") {
  Screen screen;
  const Wins wins = Wins::read("wins/1 - pirates:-:alone=2/1/0/27");
  const PiratesSetup pirates;
  screen.face.show(pirates, cover_of(shelved_game("pirates")), usual(1), &wins);
  screen.frame({});
  REQUIRE(screen.face.view().seats.size() == 1);
  CHECK(screen.face.view().seats[0].record == "You: 2 won, 1 lost. To beat: 27 points.");
  screen.tap("seat more");
  for (const SeatView& seat : screen.face.view().seats) {
    CHECK(seat.record.find("27") == std::string::npos);
  }
}

TEST_CASE("the same force twice takes an agreement", "[rule:MAE-R86]") {
  Screen screen;
  screen.tap("force b arcanae");
  CHECK_FALSE(screen.item("begin").enabled);
  CHECK_FALSE(screen.refusal().empty());
  CHECK(screen.face.text_view().alert == screen.refusal());
  screen.tap("begin");
  CHECK(screen.wishes.empty());
  screen.tap("options").tap("option same").tap("begin");
  CHECK(screen.wishes.size() == 1);
}

TEST_CASE("an advanced game is played with forces that were picked",
          "[rule:MAE-219][rule:MAE-228]") {
  Screen screen;
  screen.tap("play advanced");
  CHECK(screen.refusal().empty());
  screen.tap("pick b").tap("row deep").tap("pick a").tap("row dawnforge").tap("begin");
  CHECK(screen.wished<Begin>());
  const mael::maelstrom::Setup setup = screen.maelstrom();
  CHECK(setup.advanced);
  CHECK(mael::maelstrom::find_setup_faults(setup).empty());
  CHECK(same_lines(setup.forces[0], mael::maelstrom::find_ready_force("dawnforge")->lines));
}

TEST_CASE("every reason why two forces do not fit is told") {
  Screen screen;
  screen.tap("play advanced").tap("pick a").tap("row x1").tap("pick b").tap("row arcanae");
  CHECK_FALSE(screen.item("begin").enabled);
  const std::string& why = screen.refusal();
  CHECK(why.find("evil") != std::string::npos);
  CHECK(why.find("8 tiles meet 23") != std::string::npos);
}

TEST_CASE("it is said with which forces a game is played") {
  Screen screen;
  std::vector<std::string> notes;
  const auto note = [&] {
    notes.push_back(screen.face.view().form.note);
    CHECK_FALSE(notes.back().empty());
    CHECK(screen.face.layout().note.height() > 0);
  };
  for (const char* play : {"play basic", "play advanced"}) {
    screen.tap(play);
    note();
  }
  screen.show(kVortex, "vortex");
  note();
  CHECK_FALSE(screen.face.where("play basic"));
  screen.show(kCards, "cards");
  note();
  CHECK(notes[0].find("four") != std::string::npos);
  CHECK(notes[1].find("eight") != std::string::npos);
}

TEST_CASE("Vortex begins with whole forces, not with the decks of the demo") {
  Screen screen;
  screen.show(kVortex, "vortex").tap("begin");
  CHECK(screen.wished<Begin>());
  for (const auto& force : kVortex.setup_of(screen.face.filled()).forces) {
    CHECK(mael::maelstrom::size_of(force) > 12);
  }
}

TEST_CASE("Vortex begins with a discard of three tiles, which may be taken back", "[rule:VTX-R6]") {
  Screen screen;
  const auto options = [&] { return kVortex.setup_of(screen.face.filled()).options; };
  screen.show(kVortex, "vortex").tap("options");
  CHECK(options().essence == 3);
  CHECK(options().first_discards == 3);
  screen.tap("discard less").tap("discard less");
  CHECK(options().first_discards == 1);
  screen.tap("discard less");
  CHECK(options() == Options{});
  screen.show(kMaelstrom, "maelstrom");
  CHECK(screen.maelstrom().options == Options{});
  CHECK_FALSE(screen.face.where("discard less"));
}

TEST_CASE("decks of the demo begin with four Essence and a discard of one, if nothing was chosen",
          "[rule:VTX-013][rule:VTX-R6]") {
  Filled filled = usual(2);
  const auto options = [&] { return kVortex.setup_of(filled).options; };
  filled.seats[0].values["pick"] = "arcanaedemo";
  CHECK(options().first_discards == 3);
  filled.seats[1].values["pick"] = "brooddemo";
  CHECK(options().first_discards == 1);
  CHECK(options().essence == 4);
  filled.values["discard"] = "2";
  CHECK(options().first_discards == 2);
}

TEST_CASE("chance draws a force that fits the other one") {
  Screen screen;
  screen.show(kVortex, "vortex").tap("pick a").tap("random");
  REQUIRE(screen.wished<DrawValue>());
  const auto wish = std::get<DrawValue>(screen.wishes[0]);
  CHECK(wish.seat == 0);
  const auto before = kVortex.setup_of(screen.face.filled()).forces[0];
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const std::string drawn = kVortex.draw(screen.face.filled(), wish.choice, 0, seed);
    screen.face.take(wish.choice, 0, drawn);
    CHECK(screen.refusal().empty());
    CHECK_FALSE(same_lines(kVortex.setup_of(screen.face.filled()).forces[0], before));
    // What was drawn is kept as everything else is.
    const auto again = read_filled(write_filled(screen.face.filled()));
    REQUIRE(again);
    CHECK(kVortex.setup_of(*again) == kVortex.setup_of(screen.face.filled()));
  }
}

TEST_CASE("what lies behind the list of forces cannot be pressed") {
  Screen screen;
  screen.tap("play advanced").tap("pick a");
  CHECK_FALSE(screen.face.where("begin"));
  for (const Pressable& choice : screen.face.text_view().choices) CHECK(choice.name != "begin");
  screen.frame({}, {{Key::Escape, 0, false, false}});
  CHECK(screen.wishes.empty());
  CHECK(screen.face.where("begin"));
}

TEST_CASE("no faction of the card game is taken twice", "[rule:ECG-R54]") {
  Screen screen;
  screen.show(kCards, "cards");
  const auto before = kCards.setup_of(screen.face.filled()).factions;
  REQUIRE(before[0] != before[1]);
  screen.tap("force a " + mael::cards::catalogue()[before[1]].id);
  const auto after = kCards.setup_of(screen.face.filled()).factions;
  CHECK(after[0] == before[1]);
  CHECK(after[1] == before[0]);
  screen.tap("force a the-broken").tap("options").tap("option ask").tap("begin");
  CHECK(screen.wished<Begin>());
  const auto setup = kCards.setup_of(screen.face.filled());
  CHECK(mael::cards::catalogue()[setup.factions[0]].id == "the-broken");
  CHECK(setup.options.always_ask == 1);
}

TEST_CASE("what nobody could have filled in is set up as usual") {
  Screen screen;
  const auto usual_game = kMaelstrom.setup_of(usual(2));
  Filled odd = usual(2);
  odd.values = {{"play", "chess"}, {"essence", "40"}, {"draw", "13"}, {"same", "yes"}};
  odd.seats[0].values = {{"force", "gaians"}, {"pick", "#fm1nonsense"}};
  odd.seats[1].kind = PlayerKind::GreedyBot;
  screen.show(kMaelstrom, "maelstrom", odd);
  CHECK(screen.maelstrom() == usual_game);
  CHECK(screen.kind(1) == PlayerKind::Casual);
  odd.seats.resize(5);
  CHECK(screen.show(kMaelstrom, "maelstrom", odd).face.filled().seats.size() == 2);
  odd.seats.resize(1);
  CHECK(screen.show(kMaelstrom, "maelstrom", odd).face.filled().seats.size() == 2);
  odd.values["play"] = "advanced";
  CHECK(screen.show(kMaelstrom, "maelstrom", odd).refusal().empty());
}

TEST_CASE("every form begins a game as it is offered") {
  for (const auto* game : std::initializer_list<const GameSetup*>{&kMaelstrom, &kVortex, &kCards}) {
    const Filled filled = usual(2);
    const Form form = game->form(filled);
    INFO(form.status);
    CHECK(form.refusal.empty());
    CHECK(form.seats.size() == 2);
    CHECK(game->begin(filled, 7));
  }
}

TEST_CASE("the way back is a button and the Escape key") {
  Screen screen;
  CHECK(screen.tap("back").wished<Back>());
  CHECK(screen.frame({}, {{Key::Escape, 0, false, false}}).wished<Back>());
}

TEST_CASE("a name is edited where it stands") {
  Screen screen;
  screen.face.set_name(1, "Greg");
  screen.frame({}).tap("name b");
  const auto& wish = std::get<EditName>(screen.wishes.at(0));
  CHECK(wish.seat == 1);
  CHECK(wish.current == "Greg");
  CHECK(wish.at == *screen.face.where("name b"));
}

TEST_CASE("options stop at their ends") {
  Screen screen;
  screen.tap("options");
  for (int i = 0; i < 12; ++i) screen.tap("essence more");
  CHECK(screen.maelstrom().options.essence == 9);
  CHECK_FALSE(screen.item("essence more").enabled);
  for (int i = 0; i < 12; ++i) screen.tap("draw less");
  CHECK(screen.maelstrom().options.draw_after == 0);
}

TEST_CASE("persons who share a device may play by a clock, in every game") {
  const BattleSetup battle;
  const PiratesSetup pirates;
  const std::vector<std::pair<const GameSetup*, const char*>> all{{&kMaelstrom, "maelstrom"},
                                                                  {&kVortex, "vortex"},
                                                                  {&kCards, "cards"},
                                                                  {&battle, "battle"},
                                                                  {&pirates, "pirates"}};
  for (const auto& [game, id] : all) {
    INFO(id);
    Screen screen;
    screen.show(*game, id);
    screen.face.choose("options", screen.wishes);
    CHECK_FALSE(screen.face.where("clock more"));
    CHECK(clock_of(screen.face.filled()) == ClockTerms{});
    screen.tap("kind b person");
    if (!screen.face.view().is_unfolded) screen.tap("options");
    CHECK(screen.face.view().form.numbers.back().value == "off");
    CHECK_FALSE(screen.item("clock less").enabled);
    screen.tap("clock more");
    CHECK(screen.face.view().form.numbers.back().value == "counts");
    screen.tap("clock more");
    CHECK(screen.face.view().form.numbers.back().value == "5 + 5");
    CHECK(clock_of(screen.face.filled()) == ClockTerms{ClockKind::Limits, 5, 5});
    for (int i = 0; i < 9; ++i) screen.tap("clock more");
    CHECK_FALSE(screen.item("clock more").enabled);
    CHECK(clock_of(screen.face.filled()) == all_clock_terms().back());
    const PlayerKind bot = screen.face.view().form.kinds.back();
    screen.tap("kind b " + std::string(mael::name_of(bot_of(bot))));
    CHECK(clock_of(screen.face.filled()) == ClockTerms{});
  }
}

TEST_CASE("a new table holds the clock that was chosen, and nothing else of it changes") {
  const Bytes table = *kMaelstrom.begin(usual(2), 7);
  const ClockTerms terms{ClockKind::Limits, 20, 10};
  const auto saved = read_saved(with_clock(table, terms));
  REQUIRE(saved.ok());
  CHECK(saved->clock == KeptClock{terms});
  CHECK(with_clock(with_clock(table, terms), {}) == table);
}

TEST_CASE("a problem is shown until the next press") {
  Screen screen;
  screen.face.show_problem("These forces do not fit.");
  CHECK(screen.face.text_view().alert == "These forces do not fit.");
  screen.frame({}).tap("options");
  CHECK(screen.face.view().problem.empty());
}

TEST_CASE("everything can be pressed in words") {
  Screen screen;
  const TextView text_view = screen.face.text_view();
  CHECK(text_view.choices.size() == screen.face.view().items.size());
  CHECK(text_view.choices.front().name == "begin");
  const auto is_pressed = [](const TextView& of, std::string_view name) -> std::optional<bool> {
    for (const Pressable& each : of.choices) {
      if (each.name == name) return each.pressed;
    }
    return {};
  };
  CHECK(is_pressed(text_view, "force a arcanae") == true);
  CHECK(is_pressed(text_view, "force a brood") == false);
  CHECK_FALSE(is_pressed(text_view, "begin"));
  for (const Pressable& choice : text_view.choices) {
    CHECK(choice.label.find('[') == std::string::npos);
    CHECK_FALSE(choice.name.empty());
    if (choice.name != "force a brood") continue;
    screen.face.choose(std::get<Choose>(choice.wish).id, screen.wishes);
  }
  CHECK(screen.item("force a brood").selected);
  CHECK_FALSE(screen.item("force a arcanae").selected);
}

TEST_CASE("arrows reach every item on every screen, and what has the focus is seen") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.frame({}).tap("options");
    std::vector<bool> reached(screen.face.view().items.size(), false);
    std::deque<Screen> open{screen};
    while (!open.empty()) {
      const Screen from = open.front();
      open.pop_front();
      for (const Key towards : {Key::Up, Key::Down, Key::Left, Key::Right}) {
        Screen to = from;
        to.frame({}, {{towards, 0, false, false}});
        const auto focus = static_cast<std::size_t>(to.face.view().focus);
        REQUIRE(focus < reached.size());
        const Rect at = to.face.layout().items[focus];
        const Rect clip = clip_of(to.face.view().items[focus].control, to.face.layout());
        CHECK(at.max.y <= clip.max.y + 0.5F);
        CHECK(at.min.y >= clip.min.y - 0.5F);
        if (reached[focus]) continue;
        reached[focus] = true;
        open.push_back(to);
      }
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      INFO(screen.face.view().items[i].id);
      CHECK((reached[i] || !screen.face.view().items[i].enabled));
    }
  }
}

TEST_CASE("Enter presses what has the focus") {
  Screen screen;
  const auto focused = [&] {
    const int focus = screen.face.view().focus;
    return focus < 0 ? "" : screen.face.view().items[static_cast<std::size_t>(focus)].id;
  };
  for (const Key towards : {Key::Down, Key::Right}) {
    for (int i = 0; i < 15 && focused() != "begin"; ++i) {
      screen.frame({}, {{towards, 0, false, false}});
    }
  }
  screen.frame({}, {{Key::Enter, 0, false, false}});
  CHECK(screen.wished<Begin>());
}

TEST_CASE("nothing overlaps, and what does not fit is scrolled to") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.input.touch = true;
    screen.show(kVortex, "vortex").tap("options");
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Rect a = layout.items[i];
      if (a.height() <= 0) continue;
      INFO(screen.face.view().items[i].id);
      CHECK(a.height() >= 43.9F);
      CHECK(a.min.x >= 0);
      CHECK(a.max.x <= size.viewport.x);
      const Rect seen = screen.seen(i);
      for (std::size_t j = i + 1; j < layout.items.size(); ++j) {
        const Rect b = screen.seen(j);
        const float rounding = 0.1F;
        const bool apart = seen.max.x <= b.min.x + rounding || b.max.x <= seen.min.x + rounding ||
                           seen.max.y <= b.min.y + rounding || b.max.y <= seen.min.y + rounding ||
                           b.height() <= 0;
        CHECK(apart);
      }
    }
    screen.scroll(5000);
    const std::optional<Rect> last = screen.face.where("build");
    REQUIRE(last);
    CHECK(last->max.y <= screen.face.layout().page.max.y);
  }
}

TEST_CASE("the game can be begun from wherever the page is scrolled to") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    for (const float by : {0.0F, 120.0F, 400.0F, 5000.0F}) {
      INFO(by);
      screen.scroll(by);
      const std::optional<Rect> begin = screen.face.where("begin");
      REQUIRE(begin);
      CHECK(begin->min.y >= kCorners);
      CHECK(begin->max.y <= size.viewport.y);
      CHECK(begin->height() >= 48);
    }
    screen.tap_at(screen.face.where("begin")->center());
    CHECK(screen.wished<Begin>());
  }
}

TEST_CASE("nothing can be pressed under the buttons of the page, or through the bar") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.tap("options");
    for (float by = 0; by < 1600; by += 40) {
      screen.scroll(by > 0 ? 40.0F : -5000.0F);
      const Layout& layout = screen.face.layout();
      for (float x = 4; x < size.viewport.x; x += 20) {
        CHECK(item_at(screen.face.view(), layout, {x, kCorners - 4}) == -1);
        const int low = item_at(screen.face.view(), layout, {x, layout.bar.center().y});
        if (low < 0) continue;
        const Control control = screen.face.view().items[static_cast<std::size_t>(low)].control;
        CHECK(
            (control == Control::Begin || control == Control::Folded || control == Control::Back));
      }
    }
  }
}

TEST_CASE("options open where they are seen, and their button stays where it is") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.frame({});
    const std::optional<Rect> before = screen.face.where("options");
    screen.tap("options");
    CHECK(screen.face.where("options") == before);
    const Layout& layout = screen.face.layout();
    CHECK(layout.folded.min.y >= layout.page.min.y);
    CHECK(layout.folded.min.y + 100 <= layout.page.max.y);
  }
}

TEST_CASE("a set-up that comes up anew is seen from its top") {
  Screen screen;
  screen.input.viewport = {360, 640};
  screen.frame({}).scroll(5000);
  CHECK(screen.face.layout().scroll > 0);
  screen.show(kVortex, "vortex");
  CHECK(screen.face.layout().scroll == 0);
}

TEST_CASE("on a phone a set-up of two needs no scrolling") {
  const auto check_whole = [] {
    const PiratesSetup pirates;
    const CardsSetup cards;
    Screen screen;
    screen.input.viewport = {390, 844};
    screen.input.touch = true;
    using Shown = std::pair<const GameSetup*, const char*>;
    for (const auto& [game, id] : {Shown{&kMaelstrom, "maelstrom"}, Shown{&kVortex, "vortex"},
                                   Shown{&cards, "cards"}, Shown{&pirates, "pirates"}}) {
      INFO(id);
      screen.show(*game, id);
      const auto fits_with_all = [&] {
        const std::vector<PlayerKind> kinds = screen.face.view().form.kinds;
        for (const PlayerKind kind : kinds) {
          const bool person = kind == PlayerKind::Person;
          screen.tap("kind b " + (person ? "person" : std::string(mael::name_of(bot_of(kind)))));
          CHECK(screen.face.layout().scroll_limit == 0);
          CHECK(screen.face.layout().cover.title.height() > 0);
        }
      };
      fits_with_all();
      if (!screen.face.where("play advanced")) continue;
      screen.tap("play advanced");
      fits_with_all();
    }
  };
  SECTION("English") { check_whole(); }
  SECTION("French") {
    const InFrench speaks;
    check_whole();
  }
}

TEST_CASE("what is said of a person leaves no blank on a phone") {
  Screen screen;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{430, 1200}}) {
    screen.input.viewport = viewport;
    screen.frame({});
    const Layout& layout = screen.face.layout();
    CHECK(screen.kind(0) == PlayerKind::Person);
    CHECK(layout.seats[0].note.height() < 2 * 16);
    CHECK(layout.seats[1].note.height() > 2 * 16);
  }
}

// Every game at every size, in both languages.
template <class Check>
void for_all_set_ups(const Check& check) {
  const PiratesSetup pirates;
  const BattleSetup battle;
  using Shown = std::pair<const GameSetup*, const char*>;
  for (const auto& [game, id] :
       {Shown{&kMaelstrom, "maelstrom"}, Shown{&kVortex, "vortex"}, Shown{&kCards, "cards"},
        Shown{&pirates, "pirates"}, Shown{&battle, "battle"}}) {
    for (const Size& size : kSizes) {
      INFO(id << " on a " << size.name);
      Screen screen;
      screen.input.viewport = size.viewport;
      screen.show(*game, id);
      check(screen);
    }
  }
}

template <class Check>
void in_both_languages(const Check& check) {
  SECTION("English") { for_all_set_ups(check); }
  SECTION("French") {
    const InFrench speaks;
    for_all_set_ups(check);
  }
}

bool lies_in(Rect inner, Rect outer) {
  return inner.min.x >= outer.min.x && inner.min.y >= outer.min.y && inner.max.x <= outer.max.x &&
         inner.max.y <= outer.max.y;
}

Rect square(Vec2 middle, float side) {
  return box(middle.x - side / 2, middle.y - side / 2, side, side);
}

TEST_CASE("the words of a cover stand in it") {
  in_both_languages([](const Screen& screen) {
    const CoverPlace& cover = screen.face.layout().cover;
    const Rect inner{cover.at.min + Vec2{0, 3.5F}, cover.at.max - Vec2{0, 3.5F}};
    for (const Rect& words : {cover.title, cover.facts}) CHECK(lies_in(words, inner));
  });
}

TEST_CASE("names beside emblems are whole, free of the sign of a seat that has chosen the same") {
  in_both_languages([](const Screen& screen) {
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Item& item = screen.face.view().items[i];
      if (item.control != Control::Option || item.seat < 0) continue;
      const Choice& choice = choice_at(screen.face.view().form, item.seat, item.of);
      const ChoicePlace& place = layout.seats[static_cast<std::size_t>(item.seat)]
                                     .choices[static_cast<std::size_t>(item.of)];
      if (choice.look != ChoiceLook::Cells || place.upright) continue;
      INFO(item.label);
      const LyingCell cell = lying_cell(layout.items[i]);
      const Rect emblem = square(cell.emblem, 2 * cell.size), sign = square(cell.sign, kCellSign);
      CHECK(emblem.max.x < cell.words.min.x);
      CHECK(sign.max.x <= cell.words.min.x);
      const Vec2 words =
          screen.input.measure->size(place.words, item.label, cell.words.width() + 1);
      CHECK(words.y <= cell.words.height());
      const std::size_t blank = item.label.find(' ');
      for (const std::string& word : {item.label.substr(0, blank), item.label.substr(blank + 1)}) {
        CHECK(screen.input.measure->size(place.words, word).x <= cell.words.width());
      }
    }
  });
}

TEST_CASE("the card of a force is as high as its words") {
  in_both_languages([](const Screen& screen) {
    const View& view = screen.face.view();
    for (std::size_t i = 0; i < view.items.size(); ++i) {
      const Item& item = view.items[i];
      if (item.control != Control::List || item.seat < 0) continue;
      INFO(item.label);
      const CardPlace& card = screen.face.layout()
                                  .seats[static_cast<std::size_t>(item.seat)]
                                  .choices[static_cast<std::size_t>(item.of)]
                                  .card;
      const Rect place = screen.face.layout().items[i];
      for (const Rect& words : {card.title, card.line, card.about}) CHECK(lies_in(words, place));
      CHECK(card.title.max.y <= card.line.min.y);
      CHECK(card.line.max.y <= card.about.min.y);
      const std::string& title = choice_at(view.form, item.seat, item.of).chosen.label;
      const float whole = screen.input.measure->size(TextStyle::Title, title).x;
      const bool one = size_of_title(whole, whole, card.title.width()) <= card.title.width() + 1;
      CHECK((one || card.title.height() > 40));
    }
  });
}

TEST_CASE("what is said beside the name of a bot does not lie on it") {
  in_both_languages([](const Screen& screen) {
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
      const SeatView& seat = screen.face.view().seats[i];
      if (seat.face == Icon::None || !layout.seats[i].says_beside) continue;
      const float name = screen.input.measure->size(layout.styles.strong, seat.player).x;
      const float time = screen.input.measure->size(layout.styles.caption, seat.time).x;
      CHECK(name + 8 + time <= layout.seats[i].note.width() - kFaceRoom);
    }
  });
}

TEST_CASE("a phone on its side shows whom to play with, and buttons as wide as panels upright") {
  Screen screen;
  screen.input.viewport = {844, 390};
  screen.show(kMaelstrom, "maelstrom");
  const Rect cell = *screen.face.where("force a arcanae");
  CHECK(cell.max.y <= screen.face.layout().page.max.y);
  screen.input.viewport = {390, 844};
  screen.show(kVortex, "vortex");
  CHECK(screen.face.where("build")->width() == screen.face.layout().seats[0].panel.width());
}

TEST_CASE("wide screens put side by side what fits, and use their width") {
  Screen screen;
  const auto seat = [&](std::size_t i) { return screen.face.layout().seats[i].panel; };
  for (const Vec2 viewport : {Vec2{768, 1024}, Vec2{844, 390}, Vec2{1024, 768}}) {
    INFO(viewport.x);
    screen.input.viewport = viewport;
    screen.frame({});
    CHECK(seat(0).max.x < seat(1).min.x);
    CHECK(seat(0).min.y == seat(1).min.y);
  }
  screen.input.viewport = {1920, 1080};
  screen.frame({});
  const CoverPlace& cover = screen.face.layout().cover;
  CHECK(cover.beside);
  CHECK(cover.at.max.x < seat(0).min.x);
  CHECK(cover.at.width() + seat(0).width() + seat(1).width() >= 0.75F * 1920);
  CHECK(screen.face.layout().large);
}

}  // namespace
}  // namespace mael::web::setup
