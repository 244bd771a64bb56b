// Shots and fights of all sizes, up to their hit roll.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/battle/game.h"
#include "engine/battle/round/forecast.h"

namespace mael::battle::shots {

// The state in which hit dice are due after these actions, the last of which declares the shot.
inline State declared_in(const std::string& position, const std::vector<std::string>& actions) {
  State state = *read_position(position);
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) {
    const auto action = *read_action(state, actions[i]);
    REQUIRE_FALSE(check(state, action));
    apply(state, action);
  }
  const auto action = *read_action(state, actions.back());
  REQUIRE_FALSE(check(state, action));
  return declared(state, action);
}

inline const std::string kBare =
    "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K01:15/22+13.7/22+16.3/22+12.4/22+17.6/22,face:768";
inline const std::string kExample =
    "edge-battle/1 table=36x36 terrain=crates:12/20+18.4/20+18.4/21+12/21 "
    "a.i=E02:15.2/5.409+13.9/5.409+16.5/5.409+12.6/5.409+17.8/5.409,face:256 "
    "b.i=K01:15.2/21.591+13.9/21.591+16.5/21.591+12.6/21.591+17.8/21.591,face:768,supp:1,cover:1";
inline const std::string kCharge =
    "edge-battle/1 table=36x36 a.i=K02:15/15+13.8/13.8+16.2/13.8+12.5/13.8+15/12.5,face:256 "
    "b.i=K04:15/16.182+13.7/17.5+16.3/17.5,face:768,cover:2";
// Large ones: five drones near, two launchers and rifles, Tempests with cannons at Tempests, a
// fight of Praetorians with a master of drones and his.
inline const std::string kNear =
    "edge-battle/1 table=36x36 a.i=E04:15/15+13.7/15+16.3/15+12.4/15,face:256 "
    "b.i=K01:15/20+13.7/20+16.3/20+12.4/20+17.6/20,face:768,cover:2";
inline const std::string kLaunchers =
    "edge-battle/1 table=36x36 a.i=E03:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K03:15/22+13.7/22+16.3/22+12.4/22+17.6/22,face:768,cover:1";
inline const std::string kTempests =
    "edge-battle/1 table=36x36 a.i=K04:15/8+13.7/8+16.3/8,face:256 "
    "b.i=K04:15/20+13.7/20+16.3/20,face:768,cover:1";
inline const std::string kMixed =
    "edge-battle/1 table=36x36 a.i=K02:15/15+13.8/13.8+16.2/13.8+12.5/13.8+15/12.5,face:256 "
    "b.i=E05:15/16.182+13.7/17.5+16.3/17.5,face:768";

inline const std::string kPast =
    "edge-battle/1 table=36x36 a.i=E06:10/10+8.7/10+11.3/10,face:256 "
    "b.i=K01:10/14+8.7/14+11.3/14+7.4/14+12.6/14,face:768,cover:1";

// Weapons with abilities: emitters whose hits take two points of cover and a flip more, and a
// launcher that poisons.
inline const std::string kEmitters =
    "edge-battle/1 table=36x36 a.i=E01(1:;2*2:radwave-emitter):15/15+13.7/15+16.3/15,face:256 "
    "b.i=K04:15/20+13.7/20+16.3/20,face:768,cover:2";
inline const std::string kPoisoned =
    "edge-battle/1 table=36x36 a.i=E01(1:araldyne-grenade-launcher;2:maglock-assault-rifle):"
    "15/15+13.7/15,face:256 b.i=K05:15/20,face:768";

// Three lasers and a rifle, of like damage against two of FOR, and at those of one.
inline const std::string kBeams =
    "edge-battle/1 table=36x36 a.i=E01(1:;2*3:defender-laser-system;2:pulse-carbine):"
    "15/10+13.7/10+16.3/10+12.4/10+17.6/10,face:256 "
    "b.i=K01:15/20+13.7/20+16.3/20+12.4/20+17.6/20,face:768";
inline const std::string kBeamsAtElites =
    "edge-battle/1 table=36x36 a.i=E01(1:;2*2:defender-laser-system;2*2:pulse-carbine):"
    "15/10+13.7/10+16.3/10+12.4/10+17.6/10,face:256 "
    "b.i=K04:15/20+13.7/20+16.3/20,face:768";
// Defenses of abilities.
inline const std::string kDodging =
    "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K01(1:pulse-carbine;2*3:pulse-carbine!dodge:1):15/22+13.7/22+16.3/22+12.4/22,face:768,"
    "cover:1";
inline const std::string kCascading =
    "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K01(1*3:pulse-carbine;2*2:pulse-carbine!cascade-field):15/22+13.7/22+16.3/22+12.4/22+"
    "17.6/22,face:768";
// More flips than any skill comes to by itself.
inline const std::string kPaintedTarget = kBare + ",painted:14";

struct Example {
  const char* name;
  std::string position;
  std::vector<std::string> actions;
};
inline const std::vector<Example> kShots{
    {"the printed example", kExample, {"a activate:a1", "a fire:b1"}},
    {"two lasers and a carbine", kBeams, {"a activate:a1", "a aim", "a fire:b1:2a+3a+5a"}},
    {"lasers and carbines at elites", kBeamsAtElites, {"a activate:a1", "a fire:b1:2a+3a+4a"}},
    {"rifles at those who dodge", kDodging, {"a activate:a1", "a fire:b1:2a+3a+4a"}},
    {"rifles at a cascade field", kCascading, {"a activate:a1", "a fire:b1:2a+3a+4a"}},
    {"rifles at what is painted", kPaintedTarget, {"a activate:a1", "a aim", "a fire:b1:2a+3a+4a"}},
    {"three rifles and pistols", kBare, {"a activate:a1", "a aim", "a fire:b1:1b+2a+3a"}},
    {"a pod in a Hit & Run", kPast, {"a activate:a1", "a move:10/12", "a hitrun:b1:1a"}},
    {"blade and pistol against a field", kCharge, {"a activate:a1", "a fight:b1:1a+4b"}},
    {"a whole fight", kCharge, {"a activate:a1", "a fight:b1"}},
    {"four drones near", kNear, {"a activate:a1", "a aim", "a fire:b1"}},
    {"two launchers and rifles",
     kLaunchers,
     {"a activate:a1", "a aim", "a fire:b1:1a+2a+3a+4c+5c"}},
    {"cannons at many points", kTempests, {"a activate:a1", "a aim", "a fire:b1"}},
    {"two armors", kMixed, {"a activate:a1", "a fight:b1"}},
    {"two armors, one blade", kMixed, {"a activate:a1", "a fight:b1:1a+5b"}},
    {"poison and a rifle", kPoisoned, {"a activate:a1", "a aim", "a fire:b1"}},
    {"emitters", kEmitters, {"a activate:a1", "a aim", "a fire:b1:2a+3a", "~roll:24"}},
};

}  // namespace mael::battle::shots
