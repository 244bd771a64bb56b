// The verbs that ask about a position: games, new, show, legal, why, apply.
#include <array>
#include <memory>

#include "engine/play/command_parts.h"
#include "engine/play/link.h"

namespace mael {
namespace commands {
namespace {

// The game of the position that is the first plain word, or a failure.
Result<const GameEntry*> game_of_position(const Arguments& arguments) {
  if (arguments.plain().empty()) return Error{"expected a link or a position in notation"};
  if (const GameEntry* game = game_of(arguments.plain()[0])) return game;
  return Error{"this is neither a link nor a position of one of our games"};
}

using OwnedMatch = std::unique_ptr<AnyMatch>;

Answer answer_with(const GameEntry& game, const Result<OwnedMatch>& match) {
  return match ? one_line(line_of_match(game, **match)) : failure(match.error());
}

Answer list_games(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  Answer answer;
  for (const GameEntry* game : games()) {
    const GameCard& card = game->card;
    add_line(answer,
             JsonLine().add("id", card.id).add("title", card.title).add("seats", card.most_seats));
  }
  return answer;
}

Answer make_new(const Words& words, const World& world) {
  const auto arguments = Arguments::read(words, {"seed", "setup"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_named(*arguments);
  if (!game) return failure(game.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  const auto setup = read_setup(*arguments, **game, world);
  if (!setup) return failure(setup.error());
  return answer_with(**game, (*game)->begin(*seed, *setup));
}

Answer show(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  const std::string& text = arguments->plain()[0];
  if (!holds_link(LinkKind::Moment, text)) return answer_with(**game, (*game)->resume(text));
  const auto moment = (*game)->moment(text);
  if (!moment) return failure(moment.error());
  const int entries = moment->match->size();
  moment->match->rewind_to(moment->at);
  return one_line(
      line_of_match(**game, *moment->match).add("moment", moment->at).add("entries", entries));
}

Answer list_legal(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  const auto match = (*game)->resume(arguments->plain()[0]);
  if (!match) return failure(match.error());
  const std::vector<std::string> actions = (*match)->listed();
  if (actions.empty() && !(*match)->ending().over) {
    return failure(
        "nothing can be decided here: a value is sealed, and only the device that sealed "
        "it can open it");
  }
  Answer answer;
  for (const std::string& action : actions) add_line(answer, JsonLine().add("action", action));
  return answer;
}

Answer explain_why(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  if (arguments->plain().size() != 2) return missing("a position and one action");
  const auto match = (*game)->resume(arguments->plain()[0]);
  if (!match) return failure(match.error());
  const auto judgement = (*match)->why(arguments->plain()[1]);
  if (!judgement) return failure(judgement.error());
  JsonLine line;
  line.add("accepted", judgement->accepted);
  if (!judgement->accepted) {
    line.add("rule", judgement->rule).add("sentence", judgement->sentence);
  }
  return one_line(line);
}

Answer apply_actions(const Words& words, const World&) {
  const auto arguments = Arguments::read(words, {"seed"});
  if (!arguments) return failure(arguments.error());
  const auto game = game_of_position(*arguments);
  if (!game) return failure(game.error());
  const auto seed = arguments->seed("seed");
  if (!seed) return failure(seed.error());
  const Words& plain = arguments->plain();
  const auto match = (*game)->resume(plain[0]);
  if (!match) return failure(match.error());
  Random random(seed->value_or(0));
  const auto refused =
      play_on(**match, std::span(plain).subspan(1), seed->has_value() ? &random : nullptr);
  return refused ? failure(*refused) : answer_with(**game, match);
}

constexpr std::array kPositionVerbs{
    Verb{"games", "", "the list of games", &list_games},
    Verb{"new", "GAME [--seed N] [--setup TEXT|FILE]", "a fresh position", &make_new},
    Verb{"show", "LINK|POSITION", "the position behind a link, or the moment", &show},
    Verb{"legal", "LINK|POSITION", "every legal action", &list_legal},
    Verb{"why", "LINK|POSITION ACTION", "accepted, or the rule in the way", &explain_why},
    Verb{"apply", "LINK|POSITION ACTION... [--seed N]", "the position after", &apply_actions},
};

}  // namespace

std::span<const Verb> position_verbs() { return kPositionVerbs; }

}  // namespace commands

Answer answer_on_positions(const std::vector<std::string>& words) {
  return commands::answer_with(commands::position_verbs(), words, {});
}

}  // namespace mael
