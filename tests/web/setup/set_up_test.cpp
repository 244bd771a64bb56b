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
#include "tests/web/setup/set_up_screen.h"
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

TEST_CASE("a new game holds the clock that was chosen, and nothing else of it changes") {
  const auto game = std::move(*kMaelstrom.begin(usual(2), 7));
  const Bytes without = game->file();
  const ClockTerms terms{ClockKind::Limits, 20, 10};
  game->set_clock(terms);
  const auto saved = read_saved(game->file());
  REQUIRE(saved.ok());
  CHECK(saved->clock == KeptClock{terms});
  game->set_clock({});
  CHECK(game->file() == without);
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

}  // namespace
}  // namespace mael::web::setup
