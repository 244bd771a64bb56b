// What is shown of a battle, worked out from what is known and picked up: no places yet.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/battle/ground/sight.h"
#include "web/board/plane_board.h"
#include "web/screens/battle/input/input.h"
#include "web/screens/battle/journal.h"
#include "web/screens/battle/sights.h"
#include "web/table/parts/chrome.h"
#include "web/table/parts/review_view.h"
#include "web/table/parts/thing_sheet.h"

namespace mael::web::battle {

struct SideView {
  Seat seat = Seat::A;
  std::string name;
  int points = 0;
  int due = 0;  // for what was destroyed in this turn, at its end
  int command = 0;
  int squads = 0;   // that stand
  int waiting = 0;  // … and were not activated this turn
  bool active = false;
  Player player{};
};

// The one model of a squad that is injured.
struct InjuredView {
  int left = 0, full = 0;  // of its FOR
  std::string words;       // "Model 1 is injured: 3 of 4 left."
  Point at;
  std::int32_t radius = 0;
};

// A squad as its tag and its card show it.
struct SquadView {
  UnitId unit = kNone;
  std::string code;  // in notation: "a1"
  Seat owner = Seat::A;
  std::string name, brief;  // "Contractor Defenders", "Defenders"
  int standing = 0, models = 0;
  int suppression = 0, cover = 0, moving = 0;
  int protection = 0;                         // what its cover is worth
  int painted = 0, burning = 0, zealous = 0;  // tokens of abilities
  bool activated = false, acts = false, selected = false;
  bool marches = false;  // with others
  bool may_be_picked = false;
  std::optional<InjuredView> injured;
};

// A fact of a card: "SKL" and "2".
struct FigureView {
  std::string name, value;
};

// A kind of weapon, and its figures below its name. In a shot: whether it is fired, or left out.
struct WeaponView {
  std::string label, line;
  bool used = false;
  friend bool operator==(const WeaponView&, const WeaponView&) = default;
};

// What models of a squad or their weapons can do: "Poison 2", and in a sentence what that is.
struct AbilityView {
  std::string name, sentence;
  friend bool operator==(const AbilityView&, const AbilityView&) = default;
};

// The selected squad: its figures, what it carries and can do, how it stands.
struct CardView {
  SquadView squad;
  std::vector<FigureView> figures;
  std::vector<WeaponView> weapons;
  std::vector<std::string> condition;
  std::vector<AbilityView> abilities{};
};

// One of several things that may be done; a tap asks for it.
struct ChoiceView {
  std::string label;
  std::string line;  // what it is about; may be empty
  Icon icon = Icon::None;
  Intent intent;
  bool primary = false;
  // Where there is too little room, in place of the line, or of the label where there is none.
  std::string brief{};
};

// How likely so many models fall, 0 … 1.
struct ChartView {
  std::vector<float> lost;
  std::string words;
};

// A line of what is read out: what is said, the figure it comes to, and what a tap on it opens.
struct StepView {
  std::string text;
  std::string note;   // smaller, below it; may be empty
  std::string value;  // at the right; may be empty
  Intent intent;      // Nothing: no tap is answered
};

// A number on the way from dice to losses, in a word what it is, and which of
// the prompt's lines say why.
struct LinkView {
  std::string figure, word;
  std::size_t first = 0, lines = 0;
};

// What comes of an answer and of none, side by side.
struct CompareView {
  struct Half {
    std::string head, figure, line;
  };
  Half without, with;
};

// Heights along a line from left to right, in inches.
struct ProfileView {
  struct Piece {
    float from = 0, to = 0;  // along the line
    float top = 0;
    bool endless = false;  // hides at any height
    std::string name;
  };
  struct End {
    float level = 0, top = 0;  // the ground, and what stands there
    std::optional<Seat> owner;
  };
  End left, right;
  std::vector<Piece> pieces;
  // The ray of sight, where anything looks, and how far along the line it comes where it is
  // stopped.
  bool looks = false;
  float ray_from = 0, ray_to = 0;
  std::optional<float> stop;
};

struct DieView {
  int fell = 1, shown = 1;
  bool counts = false;  // it hits, or it holds
  bool perfect = false;
  bool may_turn = false;
};
// Dice on the table, which are turned with flips.
struct TrayView {
  std::vector<DieView> dice;
  std::string words;  // "2 of 5 flips spent"
};

// A model that choices name by its number.
struct NumberedView {
  int number = 0;
  Point at;
  std::int32_t radius = 0;
  bool leads = false, usual = false;  // usual: the proposal is about it
  std::string role, arms;             // what sets it apart; may be empty
};
// The models of a squad as they stand on the table, with their numbers.
struct RosterView {
  std::vector<NumberedView> models;
};

// A way to stand round the leader.
struct FormView {
  Formation formation = Formation::Clump;
  std::string word;
};

struct PromptView {
  std::string title;
  std::vector<StepView> steps;
  std::vector<LinkView> chain;
  std::optional<std::size_t> link;  // that is open: its lines stand below it
  std::vector<std::string> sentences;
  std::vector<WeaponView> weapons;
  std::optional<ProfileView> profile;
  std::optional<ChartView> chart;
  std::optional<CompareView> compare;
  std::optional<TrayView> tray;
  std::optional<RosterView> roster;
  bool nudges = false;          // four arrows push a ghost,
  bool turns = false;           // and two turn the squad
  std::vector<FormView> forms;  // that the others may stand in
  std::vector<ChoiceView> choices;
  std::vector<UnitId> named;  // squads it speaks of, beside those of the board
  bool verbs = false;         // they are tiles: a sign above a word
  bool squads = false;        // they are own squads
};

// A model where it would stand.
struct GhostView {
  ModelId model = 0;
  Point at;
  bool picked = false;      // arrows push it
  Heading heading = 0;      // of its squad, there
  std::int32_t radius = 0;  // of its base, mils
};
struct RayView {
  Point from, to;
  PlaneLine line = PlaneLine::Harm;
};

// A part of a line round what can be reached: headings counter-clockwise from `from`.
struct BandView {
  Point at;
  std::int32_t radius = 0;
  Heading from = 0;
  std::uint16_t span = 0;
  PlaneLine line = PlaneLine::Harm;
};

// Where a squad of the other side went, and where its models stood before.
struct TrailView {
  UnitId unit = kNone;
  std::vector<Point> way;
  std::vector<Disc> stood;
};

// A piece of terrain that the chosen squad can reach.
struct GroundView {
  Point at;            // its middle
  int cover = 0;       // that it gives
  std::string height;  // in inches; empty: flat, or it hides at any height
  bool hides = false;  // who stands behind it
};

// What lies over the table.
struct BoardView {
  std::vector<GhostView> ghosts;
  Heading heading = 0;
  bool turns = false;  // the heading is to be chosen: a ring goes round them
  std::vector<Point> path;
  PlaneLine path_line = PlaneLine::Own;
  std::string path_words;                // inches, at its end
  std::vector<UnitId> marching;          // squads that walk together, in the order of their going,
  std::vector<std::vector<Point>> ways;  // and how
  std::vector<RayView> rays;
  std::optional<Hindrance> barred;  // where somebody may not stand
  std::optional<Segment> ruler;
  std::string ruler_words;
  std::vector<BandView> bands;  // how far weapons and charges of the squad reach that is looked at
  UnitId looks = kNone;         // whose sight and reach are shown
  std::vector<UnitId> lit;      // may be picked, or are aimed at
  UnitId selected = kNone, target = kNone;
  std::vector<Target> targets;  // that may be aimed at by a tap
  std::vector<GroundView> grounds;
  std::vector<TrailView> trails;
};

struct HandView {
  bool selected = false;
};

struct View : Chrome {
  std::string title, todo, turn, told;
  std::string turn_brief;       // "Turn 3"
  std::string goal;             // "Turn 3 of 5, to 4 points",
  std::string goal_told;        // and what brings them
  std::string brief_todo;       // with squads called as briefly as can be
  std::vector<SideView> sides;  // the near one first
  std::vector<HandView> hand;   // a battle has none
  std::vector<SquadView> squads;
  std::optional<CardView> card;
  std::optional<PromptView> prompt;
  std::vector<UnitId> stretch;  // those of a march that go now
  BoardView board;
  std::vector<std::string> ending;
};

View build_view(const Situation& situation, const Selection& selection, const Journal& journal);
// Words of a review stand in place of what is to be decided.
void build_review(const ReviewWords& words, View& view);

// A ray of sight: free to its end, or cut where something stops it.
void add_ray(const mael::battle::Sight& sight, PlaneLine free, BoardView& board);

// Whether ghosts stand that may be turned: they are let go of, and none of them is advised.
bool is_turnable(const Situation& situation, const Selection& selection);

// ---- Its parts, each in a file of its own ----
void build_squads(const Situation& situation, const Selection& selection, View& view);
void build_board(const Situation& situation, const Selection& selection, const Sights& sights,
                 View& view);
void build_prompt(const Situation& situation, const Selection& selection, const Sights& sights,
                  View& view);
void build_verbs(const Situation& situation, const Selection& selection, PromptView& prompt);
// What else may be done in place of a shot or a charge that is made.
void list_other_ways(const Situation& situation, const Action& action, PromptView& prompt);
// What others did since the last go of whoever chooses a squad.
void build_others(const Situation& situation, const Journal& journal, View& view);
// Squads that are put together to walk, in place of those to choose from.
void build_march(const Situation& situation, const Selection& selection, View& view);
void build_buttons(const Situation& situation, const Selection& selection, View& view);
// A volley as a sentence, and what it leads to.
void build_shot(const Situation& situation, const Draft& draft, const Sights& sights,
                PromptView& prompt);
// The ground the squad can reach.
void build_ground(const State& state, UnitId unit, BoardView& board);
// What a charge must expect of its target.
void build_charge(const Situation& situation, const Action& charge, PromptView& prompt);
// A squad that is looked at, or a ruler: over the table, and in words.
void build_look(const Situation& situation, const Selection& selection, const Sights& sights,
                BoardView& board);
void describe_look(const Situation& situation, const Selection& selection, const Sights& sights,
                   PromptView& prompt);

}  // namespace mael::web::battle
