// Rules told as text anybody who knows the rulebook can review (tests/scenarios/<game>/*.scn):
//
//   # a remark; scenarios are parted by empty lines, an indented line goes on with the one before
//   rule   MAE-088 MAE-R1  a tile may not move if that parts another tile from the mass
//   given  maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1,3.6bDHo1
//   when   a IrE1-2.1
//   then   refused MAE-088
//
//   given  POSITION                 in notation
//          new WORDS                the first state of a game, in the game's own words
//   when   ACTION; ACTION; …        chance speaks too: ~draw:KCr. All are taken in turn; if a
//                                   refusal follows, it is the last one's, which changes nothing
//   then   legal                    (said for the reader: what is not refused must be legal)
//          refused MAE-088          by this rule. Without a `when`: why the game cannot start
//          unlisted                 legal, but legal_actions does not offer it
//          listed ACTION; …         offered by legal_actions
//          only KIND ACTION; …      offered of this kind: just these, or none where none follow;
//                                   the kinds are the game's, `actions` are all
//          state KEY=VALUE …        what the game can tell of the position that follows
//          seen by SEAT KEY=VALUE … the same of what a seat can see
//          awaits SEAT …            a, b, chance or nobody
//          events KIND …            what the last action made happen, in order
//          over ENDING WINNER       WINNER is - for a draw
//          impossible MAE-086       the position given breaks this rule (no `when`)
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mael {

struct ScenarioLine {
  int number = 0;    // in its file, from 1
  std::string text;  // behind the word that opens the line
};

struct ScenarioStep {
  ScenarioLine when;  // number 0 in the first step, which only looks at what is given
  std::vector<ScenarioLine> thens;
};

struct Scenario {
  std::string file;
  int line = 0;
  std::vector<std::string> rules;
  std::string title;
  ScenarioLine given;
  std::vector<ScenarioStep> steps;
};

struct ScenarioFile {
  std::vector<Scenario> scenarios;
  std::vector<std::string> faults;  // "file:line: what is wrong"
};

ScenarioFile read_scenarios(const std::string& file, std::string_view text);

// The scenario files of tests/scenarios/<folder>, by name.
std::vector<ScenarioFile> scenario_files(const std::string& folder);

// The words of a text, parted by blanks.
std::vector<std::string> words_of(std::string_view text);

}  // namespace mael
