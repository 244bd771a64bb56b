// Commands, the chrome of every table, and what lies over it.
#include "web/table/parts/chrome.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "web/screens/cards/input/commands.h"
#include "web/screens/maelstrom/input/commands.h"
#include "web/table/motion/told_so_far.h"
#include "web/table/parts/over.h"
#include "web/table/past_moment.h"

namespace mael::web {
namespace {

enum class Own : std::uint8_t { Roll, Trade };

constexpr std::array<CommandSpec, 2> kOwn{{
    {.command = Own::Roll, .name = "roll", .key = "R", .decides = true},
    {.command = Own::Trade, .name = "trade", .key = "T"},
}};
constexpr CommandList kCommands(kOwn);

std::vector<std::string_view> names_of(const std::vector<Button>& buttons) {
  std::vector<std::string_view> names;
  for (const Button& button : buttons) names.push_back(button.name);
  return names;
}

using Names = std::vector<std::string_view>;

TEST_CASE("a command is a common one or a game's own", "[table]") {
  const Command roll = Own::Roll, log = Common::Log;
  CHECK(roll.own<Own>() == Own::Roll);
  CHECK_FALSE(roll.common());
  CHECK(log.common() == Common::Log);
  CHECK_FALSE(log.own<Own>());
  CHECK_FALSE(roll == log);
  CHECK(kCommands.is_decision(roll));
  CHECK_FALSE(kCommands.is_decision(log));
}

TEST_CASE("every command is found by its name, which no other has", "[table]") {
  for (const CommandList* list : {&kCommands, &cards::commands(), &maelstrom::commands()}) {
    std::set<std::string_view> names;
    for (int id = 0; id < kCommonCommands; ++id) {
      const Command command = static_cast<Common>(id);
      const std::string_view name = list->name_of(command);
      INFO(name);
      CHECK(names.insert(name).second);
      CHECK(list->named(name) == command);
    }
  }
  CHECK(kCommands.named("trade") == Command(Own::Trade));
  CHECK_FALSE(kCommands.named("nothing of the kind"));
}

TEST_CASE("a letter asks for what a button shows it for, else for the game's own", "[table]") {
  Chrome chrome;
  CHECK(command_at_key('t', chrome, kCommands) == Command(Own::Trade));
  CHECK(command_at_key('l', chrome, kCommands) == Command(Common::Log));
  CHECK_FALSE(command_at_key('w', chrome, kCommands));
  chrome.tools = {kCommands.button(Common::Advise)};  // T as well
  CHECK(command_at_key('t', chrome, kCommands) == Command(Common::Advise));
}

TEST_CASE("Escape and Backspace lead back, letters with Control ask for nothing", "[table]") {
  const Chrome chrome;
  CHECK(command_at_key({Key::Escape}, chrome, kCommands) == Command(Common::Cancel));
  CHECK(command_at_key({Key::Backspace}, chrome, kCommands) == Command(Common::Cancel));
  CHECK(command_at_key({Key::Character, 'l'}, chrome, kCommands) == Command(Common::Log));
  CHECK_FALSE(command_at_key({.key = Key::Character, .character = 'l', .control = true}, chrome,
                             kCommands));
  CHECK_FALSE(command_at_key({Key::Tab}, chrome, kCommands));
}

TEST_CASE("tools and menu say what is not possible, and what a lesson leaves out", "[table]") {
  Moment moment;
  const auto tools =
      make_tools(kCommands, moment, Refusal{{}, "no"}, {kCommands.button(Own::Trade, "x")});
  CHECK(names_of(tools) == Names{"take_back", "advise", "trade", "log", "help", "menu"});
  CHECK_FALSE(tools[0].enabled());
  CHECK_FALSE(tools[1].enabled());
  moment.may_take_back = true;
  CHECK(make_tools(kCommands, moment, {})[0].enabled());
  moment.offers_hints = false;
  CHECK(names_of(make_tools(kCommands, moment, {})) == Names{"take_back", "log", "help", "menu"});
  CHECK(refusal_to_advise(moment, true));

  CHECK(names_of(make_menu(kCommands, moment, true)) == Names{"review", "analyse", "show_advantage",
                                                              "share", "save_file", "open_rule",
                                                              "settings", "play_again", "leave"});
  moment.taught = moment.shows_advantage = true;
  CHECK(names_of(make_menu(kCommands, moment, true)) == Names{"analyse", "hide_advantage", "share",
                                                              "open_rule", "settings", "play_again",
                                                              "leave"});
  moment.laid_open = true;
  CHECK(names_of(make_menu(kCommands, moment, true)) == Names{"workbench", "hide_advantage",
                                                              "share", "open_rule", "settings",
                                                              "play_again", "leave"});
}

TEST_CASE("a menu has its parts in order, and a sign of its own for every entry", "[table]") {
  Moment moment;
  moment.has_past = true;
  Button gives_up = kCommands.button(Own::Trade, "Give up");
  gives_up.part = MenuPart::Game;
  gives_up.icon = Icon::Flag;
  Button counts = kCommands.button(Own::Roll, "Count");
  counts.icon = Icon::Discard;
  for (const bool laid_open : {false, true}) {
    for (const bool over : {false, true}) {
      moment.laid_open = laid_open;
      const std::vector<Button> menu = make_menu(kCommands, moment, over, {gives_up, counts});
      std::set<Icon> icons;
      for (std::size_t i = 0; i < menu.size(); ++i) {
        INFO(menu[i].name);
        CHECK(menu[i].icon != Icon::None);
        CHECK(icons.insert(menu[i].icon).second);
        if (i > 0) CHECK(menu[i - 1].part <= menu[i].part);
      }
      CHECK(menu.back().name == "trade");
    }
  }
}

TEST_CASE("on the way through a game only turning points carry their sign", "[table]") {
  for (const bool plays : {false, true}) {
    for (const Button& button : past_buttons(kCommands, {.at = 3, .size = 9, .plays = plays})) {
      INFO(button.name);
      CHECK(button.icon != Icon::LastTurning);
      CHECK(button.icon != Icon::NextTurning);
      if (button.command == Command(Common::Play)) {
        CHECK(button.icon == (plays ? Icon::Pause : Icon::Play));
      }
    }
  }
}

TEST_CASE("a bot can be given each seat that has a name", "[table]") {
  const std::array<std::string, 5> names{"Ada", "Ben", "Cleo", "Dan", "Eve"};
  const auto buttons = bot_buttons(kCommands, names);
  REQUIRE(buttons.size() == 5);
  for (int i = 0; i < 5; ++i) {
    const Button& button = buttons[static_cast<std::size_t>(i)];
    CHECK(button.label.find(names[static_cast<std::size_t>(i)]) != std::string::npos);
    CHECK(seat_for_bot(*button.command.common()) == seat_at(i));
  }
  CHECK_FALSE(seat_for_bot(Common::Review));
}

// What a command came to.
struct Looked {
  Looking looking;
  std::vector<Request> requests;
  bool lift = false;

  bool press(Common command, const Moment& moment = {}, RuleId rule = {}) {
    return look_around(command, moment, rule, {looking, requests, lift});
  }
};

TEST_CASE("looking around opens sheets, asks the app, and leaves decisions to the game",
          "[table]") {
  Looked at;
  CHECK(at.press(Common::Log));
  CHECK(at.looking.sheet == OpenSheet::Log);
  CHECK(at.press(Common::Help));
  CHECK(at.looking.sheet == OpenSheet::Help);
  CHECK(at.press(Common::Help));
  CHECK(at.looking.sheet == OpenSheet::None);
  CHECK_FALSE(at.looking.result_seen);
  CHECK(at.press(Common::Close));
  CHECK(at.looking.result_seen);

  CHECK(at.press(Common::TakeBack));
  CHECK(at.requests.empty());
  CHECK(at.looking.refusal);
  CHECK(at.press(Common::TakeBack, {.may_take_back = true}));
  CHECK(at.press(Common::BotForThird));
  REQUIRE(at.requests.size() == 2);
  CHECK(std::holds_alternative<request::TakeBack>(at.requests[0]));
  CHECK(std::get<request::HandToBot>(at.requests[1]).seat == Seat::C);

  CHECK(at.press(Common::Lift));
  CHECK_FALSE(at.lift);  // nothing is covered
  CHECK(at.press(Common::Lift, {.device = {.cover = Cover::Own}}));
  CHECK(at.lift);
  for (const Common own : {Common::Confirm, Common::Pass, Common::Cancel, Common::Advise}) {
    CHECK_FALSE(at.press(own));
  }
}

// What a game's selection has at least.
struct Picked : Looking {
  std::optional<int> advised;
  std::string cursor;
  int held = 0;
};

TEST_CASE("a step back closes a sheet, then takes back what was said", "[table]") {
  Picked picked;
  picked.sheet = OpenSheet::Log;
  picked.refusal = Refusal{{}, "no"};
  picked.advised = 3;
  CHECK(step_back(picked));
  CHECK(picked.sheet == OpenSheet::None);
  CHECK(picked.refusal);
  CHECK(step_back(picked));
  CHECK_FALSE(picked.refusal);
  CHECK(picked.advised);
  CHECK(step_back(picked));
  CHECK_FALSE(picked.advised);
  CHECK_FALSE(step_back(picked));
}

TEST_CASE("after a change of state nothing is held, and the cursor stays", "[table]") {
  Picked picked;
  picked.held = 2;
  picked.cursor = "ship a 1";
  CHECK(cleared(picked).held == 0);
  CHECK(cleared(picked).cursor == "ship a 1");
}

TEST_CASE("advice is for the seat that decides and sees its hand", "[table]") {
  const Moment sees{.device = {.viewer = Seat::C, .actor = Seat::C}};
  const Moment covered{.device = {.actor = Seat::C, .next = Seat::C, .cover = Cover::Own}};
  const Moment open{.device = {.actor = Seat::C}};  // it has nothing to hide, as in a battle
  CHECK_FALSE(refusal_to_advise(sees, true));
  CHECK_FALSE(refusal_to_advise(open, true));
  CHECK(refusal_to_advise(sees, false));
  CHECK(refusal_to_advise(covered, true));
}

TEST_CASE("an intent decides if it is named so, a command if its list says so", "[table]") {
  struct Throw {};
  struct Look {};
  using Intent = std::variant<intent::Nothing, intent::Press, Throw, Look>;
  using Decisive = DecisiveIntents<Throw>;
  CHECK(Decisive::hold(Intent(Throw{}), kCommands));
  CHECK_FALSE(Decisive::hold(Intent(Look{}), kCommands));
  CHECK(Decisive::hold(Intent(intent::Press{Own::Roll}), kCommands));
  CHECK_FALSE(Decisive::hold(Intent(intent::Press{Own::Trade}), kCommands));
}

TEST_CASE("the rule of a refusal is opened, and no sheet lies over it", "[table]") {
  Looked at;
  at.looking.sheet = OpenSheet::Menu;
  CHECK(at.press(Common::OpenRule, {}, "MAE-088"_rule));
  CHECK(at.looking.sheet == OpenSheet::None);
  REQUIRE(at.requests.size() == 1);
  CHECK(std::get<request::OpenRule>(at.requests[0]).rule == "MAE-088"_rule);
}

// ---- What lies over a table ---------------------------------------------------------------------

// So many buttons of each part.
Chrome with_menu(const std::vector<int>& parts) {
  Chrome chrome;
  chrome.sheet = OpenSheet::Menu;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    for (int i = 0; i < parts[part]; ++i) {
      chrome.menu.push_back(kCommands.button(Common::Leave));
      chrome.menu.back().part = static_cast<MenuPart>(part);
    }
  }
  return chrome;
}
// The longest of a game under way, of a finished one, and of one that is looked back on.
const std::vector<std::vector<int>> kMenus{{4, 3, 2, 5}, {6, 3, 2, 2}, {1, 0, 0, 1}};

constexpr std::array<Vec2, 6> kPages{
    {{390, 844}, {844, 390}, {640, 400}, {768, 1024}, {1280, 800}, {1920, 1080}}};

bool has_inside(Rect page, Rect at) {
  page = grown(page, 0.5F);
  return at.min.x >= page.min.x && at.min.y >= page.min.y && at.max.x <= page.max.x &&
         at.max.y <= page.max.y;
}

TEST_CASE("the buttons of a menu lie on its sheet, large enough for a finger", "[table]") {
  for (const Vec2 page : kPages) {
    for (const std::vector<int>& parts : kMenus) {
      INFO(page.x << "x" << page.y << ", at the table " << parts[0]);
      const Chrome chrome = with_menu(parts);
      const OverPlaces over = place_over(chrome, {}, page, {});
      CHECK(over.covered);
      REQUIRE(over.sheet_items.size() == chrome.menu.size());
      for (const Rect at : over.sheet_items) {
        CHECK(has_inside(over.sheet_place.inside, at));
        CHECK(at.height() >= 43.9F);
      }
    }
  }
}

TEST_CASE("the parts of a menu stand apart, their rows together", "[table]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    const OverPlaces over = place_over(with_menu({4, 3, 2, 5}), {}, page, {});
    REQUIRE(over.menu_groups.size() == 4);
    std::size_t row = 0;
    for (const std::size_t size : {4, 3, 2, 5}) {
      const Rect group = over.menu_groups[size == 4 ? 0 : size == 3 ? 1 : size == 2 ? 2 : 3];
      CHECK(over.sheet_items[row].min == group.min);
      for (std::size_t i = 1; i < size; ++i) {
        CHECK(over.sheet_items[row + i].min.x == over.sheet_items[row].min.x);
        CHECK(over.sheet_items[row + i].min.y == over.sheet_items[row + i - 1].max.y);
      }
      row += size;
      CHECK(over.sheet_items[row - 1].max == group.max);
    }
    for (std::size_t i = 1; i < over.menu_groups.size(); ++i) {
      const Rect above = over.menu_groups[i - 1], below = over.menu_groups[i];
      CHECK((below.min.y >= above.max.y + 4 || below.min.x >= above.max.x + 4));
    }
  }
}

TEST_CASE("on the smallest of pages every row of a menu is in sight", "[table]") {
  for (const Vec2 page : {Vec2{320, 568}, Vec2{568, 320}, Vec2{360, 640}}) {
    for (const std::vector<int>& parts : kMenus) {
      INFO(page.x << "x" << page.y << ", at the table " << parts[0]);
      const OverPlaces over = place_over(with_menu(parts), {}, page, {});
      for (const Rect at : over.sheet_items) {
        CHECK(has_inside(over.sheet_place.inside, at));
        CHECK(at.height() >= 30);
      }
    }
  }
}

TEST_CASE("a curtain and a question come before a sheet, the end after it", "[table]") {
  Chrome chrome;
  chrome.notice = end_notice(kCommands, "Over", "It is.");
  CHECK(place_over(chrome, {}, {1280, 800}, {}).notice.height() > 0);
  chrome.sheet = OpenSheet::Log;
  const OverPlaces reading = place_over(chrome, {}, {1280, 800}, {});
  CHECK(reading.notice.height() == 0);
  CHECK(reading.sheet.height > 0);
  chrome.notice->hides_table = true;
  CHECK(place_over(chrome, {}, {1280, 800}, {}).sheet.height == 0);
  chrome.notice->hides_table = false;
  chrome.sheet = OpenSheet::Resign;
  CHECK(place_over(chrome, {}, {1280, 800}, {}).notice.height() > 0);
}

using Intent = std::variant<intent::Nothing, intent::Press>;

TEST_CASE("what lies over a table leaves nothing below it to answer", "[table]") {
  const Chrome chrome = with_menu({3});
  const Vec2 page{1280, 800};
  const OverPlaces over = place_over(chrome, {}, page, {});
  Hits<Intent> hits;
  hits.add("tile", {{0, 0}, page}, intent::Press{Own::Roll});
  add_hits(chrome, kCommands, over, page, hits);
  CHECK_FALSE(hits.named("tile"));
  CHECK(hits.at({5, 5})->name == "aside");
  CHECK(hits.at(over.sheet_items[0].center())->name == "button leave");
  CHECK(std::holds_alternative<intent::Nothing>(
      hits.at(over.sheet_place.body.min + Vec2{3, 3})->intent));
}

TEST_CASE("a sheet that tells what something is leads to the rules", "[table]") {
  Chrome chrome;
  for (const Vec2 page : kPages) {
    for (const OpenSheet sheet : {OpenSheet::Card, OpenSheet::Help, OpenSheet::Discard}) {
      CAPTURE(page.x, name_of(sheet));
      chrome.sheet = sheet;
      const OverPlaces over = place_over(chrome, {400, "Iron Enforcer"}, page, {});
      Hits<Intent> hits;
      add_hits(chrome, kCommands, over, page, hits);
      const Hit<Intent>* const leads = hits.named("button open_rule");
      REQUIRE((leads != nullptr) == (sheet != OpenSheet::Discard));
      if (!leads) continue;
      CHECK(leads->at.width() >= 44);
      CHECK(leads->at.height() >= 44);
      CHECK(has_inside(over.sheet_place.body, leads->at));
      CHECK(leads->at.max.x <= over.sheet_place.close.min.x);
      CHECK(over.sheet_place.title.max.x <= leads->at.min.x);
    }
  }
}

TEST_CASE("a line of the log is told when what it is about has been seen", "[table]") {
  ToldSoFar told;
  CHECK(told.lines(0, 0) == 0);
  told.begin(4);
  told.add(100, 6);
  told.add(250, 7);
  CHECK(told.lines(99, 7) == 4);
  CHECK(told.lines(100, 7) == 6);
  CHECK(told.lines(300, 7) == 7);
  CHECK(told.lines(300, 5) == 5);  // another reader has fewer
}

TEST_CASE("the course of a game lies below all that is said of its end", "[chrome]") {
  Chrome chrome;
  chrome.notice = end_notice(kCommands, "Over", std::string(220, 'a'));
  for (std::size_t i = 12; i < chrome.notice->sentence.size(); i += 12) {
    chrome.notice->sentence[i] = ' ';
  }
  chrome.notice->course.emplace().size = 9;
  int shown = 0;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{360, 640}, Vec2{844, 390}, Vec2{1024, 768}}) {
    CAPTURE(viewport.x);
    const OverPlaces over = place_over(chrome, {}, viewport, {});
    if (over.notice_course.height() <= 0) continue;
    ++shown;
    const float width = over.notice.width() - 48;
    const float words = fixed_measure().size(TextStyle::Body, chrome.notice->sentence, width).y;
    CHECK(over.notice_course.min.y >= over.notice.min.y + 70 + words);
    CHECK(over.notice_course.max.y <= over.notice_buttons[0].min.y);
  }
  CHECK(shown >= 3);
}

TEST_CASE("facts are told where they leave the course of the game its room", "[chrome]") {
  Chrome chrome;
  chrome.notice = end_notice(kCommands, "Arcanae wins",
                             "You have won. Brood has no Essence left. Essence 3 to 0.");
  chrome.notice->buttons.push_back(kCommands.button(Common::PlayFrom));
  chrome.notice->facts = "It took 22 minutes. Against Brine: 3 won, 1 lost.";
  chrome.notice->course.emplace().size = 9;
  const OverPlaces tall = place_over(chrome, {}, {390, 844}, {});
  CHECK(tall.notice_words == chrome.notice->sentence + " " + chrome.notice->facts);
  CHECK(tall.notice_course.height() > 0);
  const OverPlaces low = place_over(chrome, {}, {844, 390}, {47, 0, 47, 21});
  CHECK(low.notice_words == chrome.notice->sentence);
  CHECK(low.notice_course.height() > 0);
}

TEST_CASE("the end of a game is told beside the middle of the table", "[chrome]") {
  Chrome chrome;
  chrome.notice = end_notice(kCommands, "Over", "It is.");
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{360, 640}, Vec2{844, 390}, Vec2{768, 1024},
                              Vec2{1024, 768}, Vec2{1920, 1080}}) {
    CAPTURE(viewport.x);
    const OverPlaces over = place_over(chrome, {}, viewport, {});
    CHECK(over.covered);
    CHECK_FALSE(over.notice.contains(viewport * 0.5F));
    REQUIRE(over.notice_buttons.size() == chrome.notice->buttons.size());
    for (std::size_t i = 0; i < over.notice_buttons.size(); ++i) {
      const Rect button = over.notice_buttons[i];
      CHECK((button.height() >= 44 && button.width() >= 120));
      CHECK(over.notice.contains(button.min));
      CHECK(over.notice.contains(button.max));
      for (std::size_t j = 0; j < i; ++j) {
        const Rect other = over.notice_buttons[j];
        CHECK((button.min.x >= other.max.x || other.min.x >= button.max.x ||
               button.min.y >= other.max.y || other.min.y >= button.max.y));
      }
    }
  }
}

}  // namespace
}  // namespace mael::web
