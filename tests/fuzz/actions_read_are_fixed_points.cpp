#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/rules.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding actions_read_are_fixed_points(std::string_view input) {
  using namespace maelstrom;
  const std::size_t line = input.find('\n');
  if (line == std::string_view::npos) return {};
  const Result<State> state = read_position(input.substr(0, line));
  if (!state.ok()) return {};
  const Result<Action> action = read_action(*state, input.substr(line + 1));
  if (!action.ok()) return action.error().column > 0 ? "" : "an error without a place";
  const std::string text = write_action(*state, *action);
  const Result<Action> again = read_action(*state, text);
  if (!again.ok()) return "not read again: " + text;
  if (!(*again == *action)) return "read as something else: " + text;
  if (check(*state, *action)) return {};
  State after = *state;
  apply(after, *action);
  if (validate(after)) return "a legal action left the valid states: " + text;
  return {};
}

}  // namespace mael::fuzz
