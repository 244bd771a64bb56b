// Names of squads are whole wherever they stand, in every language, on small screens: on choices,
// on the card, in the bar.
#include <array>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/battle/content.h"
#include "tests/web/in_french.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/game_texts.h"
#include "web/base/say.h"
#include "web/screens/battle/panels.h"
#include "web/screens/battle/words.h"
#include "web/table/parts/bar_line.h"
#include "web/widgets/choice_row.h"

namespace mael::web::battle {
namespace {

constexpr std::array kSizes{Vec2{390, 844}, Vec2{844, 390}, Vec2{640, 400}, Vec2{768, 1024},
                            Vec2{1024, 768}};

// In English, then in French.
template <class Look>
void in_each_language(const Look& look) {
  look();
  const InFrench french;
  std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/texts/fr_battle.tsv");
  REQUIRE(file);
  const std::string texts(std::istreambuf_iterator<char>(file), {});
  REQUIRE(take_up_game_texts(texts, false).empty());
  look();
}

// A squad in a line from here to the east; the next letter of its side's units.
std::string squad_at_spot(const char* unit, const Squad& squad, int x, int y, int heading) {
  std::string models;
  for (int i = 0; i < squad.models; ++i) {
    models += (i == 0 ? "" : "+") + std::to_string(x + 2 * i) + "/" + std::to_string(y);
  }
  return " " + std::string(unit) + "=" + std::string(squad.code) + ":" + models +
         ",face:" + std::to_string(heading);
}

// Two squads of each side; of one kind, where that is asked for.
std::string squads_of(const Squad& squad, bool alike) {
  const Squad& other = content().squads[squad.code == content().squads[0].code ? 1 : 0];
  const Squad& second = alike ? squad : other;
  return "edge-battle/1 table=36x36" + squad_at_spot("a.i", squad, 4, 8, 256) +
         squad_at_spot("a.ii", second, 20, 8, 256) + squad_at_spot("b.i", squad, 4, 20, 768) +
         squad_at_spot("b.ii", second, 20, 20, 768);
}

template <class Look>
void on_small_screens(const std::string& more, const Look& look) {
  in_each_language([&] {
    for (const Squad& squad : content().squads) {
      for (const bool alike : {false, true}) {
        const State state = position(squads_of(squad, alike) + more);
        for (const Vec2 size : kSizes) {
          Played played(state);
          played.viewport = size;
          played.frame({}, {});
          INFO(size.x << "x" << size.y << ", " << say("unit." + std::string(squad.code))
                      << (alike ? " twice" : ""));
          look(played);
        }
      }
    }
  });
}

// As paint_choice_row writes them.
void check_choices(const Played& played) {
  const Picture picture = played.table.picture(0);
  const Places& places = *picture.places;
  const PromptView& prompt = *played.view().prompt;
  REQUIRE_FALSE(places.choices.empty());
  for (std::size_t i = 0; i < places.choices.size(); ++i) {
    const ChoiceView& choice = prompt.choices[places.first_choice + i];
    const ChoiceLines lines = lines_of(choice, places.brief_choices);
    const Vec2 room{width_for_words(places.choices[i].width(), choice.icon != Icon::None),
                    places.choices[i].height() - 2 * kRoundRow};
    INFO(lines.label << " | " << lines.line);
    if (prompt.verbs) {
      CHECK(fits_small(choice.label, verb_words(places.choices[i]), fixed_measure()));
      continue;
    }
    const bool whole = fixed_measure().size(TextStyle::Strong, lines.label).x <= room.x;
    CHECK((whole || (lines.line.empty() && fits_small(lines.label, room, fixed_measure()))));
    CHECK(fixed_measure().size(TextStyle::Caption, lines.line).x <= room.x);
  }
}

void check_figures(const CardView& card, const CardParts& parts) {
  REQUIRE(parts.figures.size() == card.figures.size());
  for (std::size_t i = 0; i < card.figures.size(); ++i) {
    const FigureView& figure = card.figures[i];
    INFO(card.squad.name << ": " << figure.name << " " << figure.value);
    const float width = parts.figures[i].width();
    CHECK(fixed_measure().size(TextStyle::Caption, figure.name).x <= width);
    CHECK(fixed_measure().size(TextStyle::Strong, figure.value).x <= width);
  }
}

void check_card(const Played& played) {
  const Rect card = played.table.layout().card;
  if (card.height() <= 0) return;
  const SquadView& squad = played.view().card->squad;
  const CardParts parts = parts_of_card(*played.view().card, card, fixed_measure());
  const CardName& name = parts.name;
  const std::string& words = name.brief ? squad.brief : squad.name;
  INFO(words);
  const Vec2 room = name.at.max - name.at.min;
  CHECK((name.style == TextStyle::Caption ? fits_small(words, room, fixed_measure())
                                          : fixed_measure().size(name.style, words).x <= room.x));
  check_figures(*played.view().card, parts);
}

// The bar's words beside two buttons.
void check_bar(const Played& played) {
  const Layout& layout = played.table.layout();
  const FramePanels panels = panels_of(played.view(), layout, false);
  const std::string& line = panels.bar.words.line;
  INFO(line);
  CHECK((leaves_title(line, layout.words, fixed_measure()) ||
         fits_small(line, layout.words.max - layout.words.min, fixed_measure())));
}

}  // namespace

TEST_CASE("a squad to activate is called by its whole name", "[battle_names]") {
  on_small_screens("", [](const Played& played) {
    // A phone and an upright page have a strip for it.
    if (played.table.layout().form == Form::Wide) check_choices(played);
  });
}

TEST_CASE("a squad that acts, and those it may aim at, are called by their whole names",
          "[battle_names]") {
  on_small_screens(" stage=active gone=1 active=a1 frames=acting:a1", [](Played& played) {
    check_choices(played);
    check_card(played);
    check_bar(played);
    // On, with two buttons in the bar.
    played.tap("at 5/12");
    REQUIRE(played.view().buttons.size() >= 2);
    check_bar(played);
    // What else may be shot with stands below a shot.
    played.tap("squad b1");
    if (!played.view().prompt->choices.empty()) check_choices(played);
  });
}

TEST_CASE("figures stand whole on a card that is a line of a phone", "[battle_names]") {
  const Rect line{{12, 600}, {378, 648}};
  in_each_language([&] {
    for (const Squad& squad : content().squads) {
      const Played played(position(squads_of(squad, false) + " stage=active gone=1 active=a1" +
                                   " frames=acting:a1"));
      const CardParts parts = parts_of_card(*played.view().card, line, fixed_measure());
      check_figures(*played.view().card, parts);
      CHECK(parts.figures.front().min.x >= parts.name.at.max.x);
      CHECK(parts.figures.back().max.x <= line.max.x);
    }
  });
}

TEST_CASE("squads that leave the table are called by their whole names", "[battle_names]") {
  on_small_screens(" stage=retire", check_choices);
}

}  // namespace mael::web::battle
