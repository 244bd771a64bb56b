// The toy at a table: its match as text, and words for a list of games.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/match_of.h"
#include "tests/toy/described.h"
#include "tests/toy/saved.h"
#include "web/table/session/table_game.h"

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
  // Of what `parts` made, all segments together; null if it is none, or leads to another position.
  static std::unique_ptr<ToyGame> load(const MatchParts& parts) {
    auto loaded = toy::load(parts);
    return loaded ? std::make_unique<ToyGame>(std::move(loaded->match)) : nullptr;
  }

  char letter() const override { return Described::kLetter; }
  const AnyMatch& match() const override { return match_; }
  Result<Judgement> append(const std::string& action) override { return match_.append(action); }
  void forget_steps() override {}
  void rewind_to(int entries) override { match_.rewind_to(entries); }
  MatchParts parts(int entries, int first) const override {
    return save_parts(match_.typed(), entries, first);
  }
  web::Standing standing(const std::vector<web::Player>& players, int entries) const override {
    const State state = match_.typed().state_at(entries);
    web::Standing standing{web::typed(std::to_string(players.size()) + " skiffs"),
                           web::typed("Round " + std::to_string(state.round)),
                           to_act(state).seats()};
    if (!standing.awaited.is_empty()) {
      standing.first = web::typed(std::string("Skiff ") + letter_of(to_act(state).first()));
    }
    standing.sketch = sketch_of(observe(state, Seat::Chance));
    return standing;
  }
  static web::Sketch sketch_of(const State& seen) {
    constexpr float kSkiff = 600;
    const auto vec = [](Point at) {
      return web::Vec2{static_cast<float>(at.x), static_cast<float>(at.y)};
    };
    web::SketchMaker sketch(web::grown({}, static_cast<float>(kSea)));
    sketch.add(web::Sketch::Form::Disc, web::Sketch::Ink::Line, kReefSize, vec(kReef));
    std::vector<web::Vec2> way;
    for (const Point& at : seen.path) way.push_back(vec(at));
    sketch.add_line(web::Sketch::Ink::Edge, kSkiff / 3, way);
    for (const Seat seat : seats_of(seen)) {
      sketch.add(web::Sketch::Form::Disc, web::ink_of_seat(index_of(seat)), kSkiff,
                 vec(seen.of(seat).at));
    }
    return sketch.make();
  }
  bool can_go_on(int) const override { return true; }
  bool has_secrets() const override { return false; }
  std::unique_ptr<web::SealedMatch> sealed_until(int) const override { return nullptr; }
  std::unique_ptr<web::SealedMatch> sealed_from(int) const override { return nullptr; }

 private:
  MatchOf<Described> match_;
};

}  // namespace mael::toy
