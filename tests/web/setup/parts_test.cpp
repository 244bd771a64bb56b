// What is chosen of a list may come in parts that have this or that: how that is offered, filled in
// and laid out, on a form of its own.
#include <catch2/catch_test_macros.hpp>

#include "tests/web/setup/set_up_screen.h"
#include "web/house/battle_setup.h"
#include "web/setup/open_list.h"

namespace mael::web::setup {
namespace {

// A team of a captain and a mate. Each may have a lamp, and one of them a rope.
class TeamSetup final : public GameSetup {
 public:
  const GameCard& card() const override { return kLike.card(); }
  Form form(const Filled& filled) const override {
    Form form = kLike.form(filled);
    for (std::size_t seat = 0; seat < form.seats.size(); ++seat) {
      form.seats[seat].choices = {team(filled.seats[seat].values)};
    }
    return form;
  }
  LaidOut begin(const Filled&, std::uint64_t) const override { return Error{"never"}; }

 private:
  // Filled in are the colour and four letters: lamp and rope of the captain, then of the mate.
  static Choice team(const Values& values) {
    const std::string_view filled = value_of(values, "team");
    Choice choice{"team", ChoiceLook::List, "Team", "Teams"};
    choice.options = {{"red-0000", "Red"}, {"tan-0000", "Tan"}};
    const std::string has(filled.size() == 8 ? filled : "red-0000");
    choice.chosen = choice.options[has.starts_with("tan") ? 1 : 0];
    choice.fitting = "What it has";
    for (std::size_t part = 0; part < 2; ++part) {
      choice.parts.push_back({part == 0 ? "Captain" : "Mate", "a coat and a hat"});
      for (std::size_t what = 0; what < 2; ++what) {
        choice.parts.back().offers.push_back(offer(has, 4 + 2 * part + what));
      }
    }
    return choice;
  }
  static Offer offer(const std::string& has, std::size_t place) {
    const bool lamp = place % 2 == 0, on = has[place] == '1';
    Offer offer{lamp ? "lamp" : "rope", lamp ? "A lamp" : "The rope", "+1"};
    offer.on = on;
    offer.value = has;
    offer.value[place] = on ? '0' : '1';
    offer.fits = lamp || on || has[12 - place] != '1';
    if (!offer.fits) offer.about = "There is but one rope for a team, and the other has got it.";
    return offer;
  }
  static inline const BattleSetup kLike;
};

const TeamSetup kTeams;

struct TeamScreen : Screen {
  TeamScreen() { show(kTeams, "battle"); }
  std::string had(std::size_t seat) const {
    return std::string(value_of(face.filled().seats[seat].values, "team"));
  }
};

TEST_CASE("parts of what is chosen are given what they may have", "[setup]") {
  TeamScreen screen;
  screen.tap("fit team a").tap("offer 0 lamp").tap("offer 1 rope");
  CHECK(screen.had(0) == "red-1001");
  CHECK(screen.had(1).empty());
  CHECK(screen.item("offer 0 lamp").selected);
  screen.tap("offer 0 lamp");
  CHECK(screen.had(0) == "red-0001");
  screen.tap("close");
  CHECK_FALSE(screen.face.view().open);
}

TEST_CASE("what a rule is against is not given, and the rule stands beside it", "[setup]") {
  TeamScreen screen;
  screen.tap("fit team a").tap("offer 0 rope");
  const Item refused = screen.item("offer 1 rope");
  CHECK_FALSE(refused.enabled);
  CHECK(refused.note.find("but one rope") != std::string::npos);
  screen.tap("offer 1 rope");
  CHECK(screen.had(0) == "red-0100");
}

TEST_CASE("who chooses another option begins anew with what it has", "[setup]") {
  TeamScreen screen;
  screen.tap("fit team a").tap("offer 0 lamp").tap("close");
  screen.tap("team a").tap("row tan-0000");
  CHECK(screen.had(0) == "tan-0000");
}

TEST_CASE("what lies behind open parts cannot be pressed, and Escape closes them", "[setup]") {
  TeamScreen screen;
  screen.tap("fit team a");
  CHECK(screen.item("begin").behind);
  screen.face.press_key({.key = Key::Escape}, screen.wishes);
  CHECK_FALSE(screen.face.view().open);
  CHECK(screen.wishes.empty());
}

TEST_CASE("parts and what they may have stand in order on every screen, whole and met by fingers",
          "[setup]") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    TeamScreen screen;
    screen.input.viewport = size.viewport;
    screen.frame({}).tap("fit team a").tap("offer 0 rope");
    const Layout& layout = screen.face.layout();
    REQUIRE(layout.parts.size() == 2);
    float below = layout.list_rows.min.y;
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Item& item = screen.face.view().items[i];
      if (item.control != Control::Offer) continue;
      const Rect at = layout.items[i], title = layout.parts[static_cast<std::size_t>(item.of)];
      CHECK(at.height() >= 44);
      CHECK(at.min.y >= below);
      CHECK(at.min.y >= title.max.y);
      below = at.max.y;
      const Offer& offer = choice_at(screen.face.view().form, 0, 0)
                               .parts[static_cast<std::size_t>(item.of)]
                               .offers[static_cast<std::size_t>(item.which)];
      const OfferPlace words = place_offer(fixed_measure(), offer, at);
      for (const Rect& each : {words.label, words.price, words.about}) {
        CHECK(each.max.y <= at.max.y + 0.5F);
        CHECK(each.max.x <= at.max.x);
      }
      CHECK(words.about.min.y >= words.label.max.y - 0.5F);
    }
    CHECK(below - layout.list_rows.max.y <= layout.list_limit + 8);
  }
}

}  // namespace
}  // namespace mael::web::setup
