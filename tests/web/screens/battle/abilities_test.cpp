// What models and weapons can do is told on the card of their squad, each in a sentence that holds
// its figures.
#include <algorithm>
#include <cstdlib>

#include "tests/web/in_french.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

CardView card_of(const std::string& squad) {
  Played played("edge-battle/1 table=36x36 a.i=" + squad +
                " b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
                "stage=active gone=1 active=a1 frames=acting:a1");
  REQUIRE(played.view().card);
  return *played.view().card;
}

TEST_CASE("a card tells every ability of its models and weapons, each once", "[battle_abilities]") {
  const CardView card = card_of(
      "E03(1:maglock-assault-rifle!mobile;2*2:suppressor-machine-guns!mobile):"
      "18/10+17/9+19/9,face:256");
  REQUIRE(card.abilities.size() == 2);
  CHECK(card.abilities[0].name == "Mobile");
  CHECK(card.abilities[1].name == "Suppressor 2");
  CHECK(card.abilities[1].sentence.find('2') != std::string::npos);
  const auto guns =
      std::find_if(card.weapons.begin(), card.weapons.end(), [](const WeaponView& weapon) {
        return weapon.line.find("Suppressor 2") != std::string::npos;
      });
  CHECK(guns != card.weapons.end());
  CHECK(card_of("K01:18/10+17/9+19/9+16/8+20/8,face:256").abilities.empty());
}

TEST_CASE("what may be used is offered with its price", "[battle_abilities]") {
  Played played(
      "edge-battle/1 table=36x36 cp=3,0 a.i=K05(1:!inspire-zealotry):18/10,face:256 "
      "a.ii=K01:18/14+17/13+19/13+16/12+20/12,face:256,supp:1 "
      "b.i=E01:18/30+17/31+19/31+16/32+20/32,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1");
  played.tap("act use:inspire-zealotry:a2");  // opens what may be ordered and used
  int priced = 0;
  for (const ChoiceView& each : played.view().prompt->choices) {
    priced += each.line == "2 CP" && each.label.find("Inspire Zealotry") != std::string::npos;
  }
  CHECK(priced == 2);  // itself, and the squad before it
}

// Every figure of what an ability does stands in its sentence, in both languages.
void check_figures() {
  for (std::size_t i = 0; i < content().abilities.size(); ++i) {
    const Ability& ability = content().abilities[i];
    constexpr std::uint8_t kPrinted = 7;  // a value no other figure has
    const std::string sentence = rule_of_ability({static_cast<std::uint8_t>(i), kPrinted});
    const auto tells = [&](int figure) {
      return sentence.find(std::to_string(std::abs(figure))) != std::string::npos;
    };
    INFO(ability.name << ": " << sentence);
    CHECK(sentence.size() > 15);
    bool printed = false;
    for (const Clause& clause : ability.clauses) {
      printed = printed || clause.is_printed;
      const Effect& effect = clause.effect;
      if (!clause.is_printed && effect.amount != 0) CHECK(tells(effect.amount));
      if (effect.cost > 0) CHECK(tells(effect.cost));
      if (effect.range > 0 && effect.range != kOwnRange) CHECK(tells(effect.range));
    }
    if (printed) CHECK(tells(kPrinted));
  }
}

TEST_CASE("every figure of an ability stands in its sentence", "[battle_abilities]") {
  SECTION("English") { check_figures(); }
  SECTION("French") {
    const InFrench speaks("battle");
    check_figures();
  }
}

}  // namespace
}  // namespace mael::web::battle
