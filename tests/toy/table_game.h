// The toy at a table: its match as text, and words for a list of games.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/match_of.h"
#include "tests/toy/described.h"
#include "web/table/table_game.h"

namespace mael::toy {

class ToyGame final : public web::TableGame {
 public:
  explicit ToyGame(Match<Toy> match) : match_(std::move(match)) {}

  static std::unique_ptr<ToyGame> of_seats(int seats) {
    return std::make_unique<ToyGame>(*Match<Toy>::begin({seats}));
  }
  // An error: the text is no position, or one that is against the rules.
  static Result<std::unique_ptr<ToyGame>> from(const std::string& position) {
    const auto state = read_position(position);
    if (!state) return state.error();
    return std::make_unique<ToyGame>(Match<Toy>(*state));
  }
  // Of what `saved` made; null if it is none.
  static std::unique_ptr<ToyGame> load(const Bytes& saved) {
    const std::string text(saved.begin(), saved.end());
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      lines.push_back(text.substr(at, end - at));
      at = end + 1;
    }
    auto game = lines.empty() ? Error{"empty"} : from(lines.front());
    if (!game) return nullptr;
    lines.erase(lines.begin());
    return play_on((*game)->match(), lines) ? nullptr : std::move(*game);
  }

  char letter() const override { return Described::kLetter; }
  AnyMatch& match() override { return match_; }
  const AnyMatch& match() const override { return match_; }
  // The first position and every action, a line each.
  Bytes saved(int entries) const override {
    std::string text = write_position(match_.typed().first()) + "\n";
    for (int entry = 0; entry < entries; ++entry) text += match_.action(entry) + "\n";
    return {text.begin(), text.end()};
  }
  std::string title(const std::vector<web::Player>& players, int) const override {
    return std::to_string(players.size()) + " skiffs";
  }
  std::string line(int entries) const override {
    return "Round " + std::to_string(match_.typed().state_at(entries).round);
  }
  bool can_go_on(int) const override { return true; }
  const web::GameSecrets* secrets() const override { return nullptr; }

 private:
  MatchOf<Described> match_;
};

}  // namespace mael::toy
