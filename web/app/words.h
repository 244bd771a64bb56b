// What the page shows beside the canvas for those who do not see it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace mael::web {

struct Words {
  struct Choice {
    std::string label;
    std::string notation;  // of an action; of anything else the name of its button
    std::string group{};   // a heading over it and those after it of the same; empty for none
    std::optional<bool> pressed{};  // of what is chosen among others: whether it is
    friend bool operator==(const Choice&, const Choice&) = default;
  };
  std::string table;   // which table this is: the log of another one is not read on from here
  bool first = false;  // the screen the page begins with: none lies before it
  std::string title;   // "Turn 5 · Brood"
  std::string status;  // what is to be done
  std::string alert;   // why something was refused
  std::vector<std::string> scene;  // what lies on the table
  std::vector<std::string> log;
  std::vector<Choice> choices;
  friend bool operator==(const Words&, const Words&) = default;
};

}  // namespace mael::web
