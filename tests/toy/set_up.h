// How the toy is set up: one to five skiffs, each under a sail of its own.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/match.h"
#include "tests/toy/described.h"
#include "tests/toy/toy_table.h"
#include "web/setup/form.h"
#include "web/table/kinds/described_kind.h"

namespace mael::toy {

class ToySetup final : public web::setup::GameSetup {
 public:
  const GameCard& card() const override {
    static constexpr GameCard kCard{Toy::kId, Described::kLetter, Described::kTitle,
                                    Described::kFewestSeats, Toy::kMostSeats};
    return kCard;
  }
  web::setup::Form form(const web::setup::Filled& filled) const override {
    web::setup::Form form;
    for (std::size_t seat = 0; seat < filled.seats.size(); ++seat) {
      const std::string sail = sail_of(filled, seat);
      form.seats.push_back({"Skiff " + std::to_string(seat + 1), {sails(sail)}});
      form.status += (seat == 0 ? "" : ", ") + sail;
    }
    form.kinds = web::setup::all_kinds();
    const auto begun = start(setup_of(filled));
    if (begun) return form;
    for (const Violation& fault : begun.error()) form.refusal += Described::explain({}, fault);
    return form;
  }
  std::string draw(const web::setup::Filled&, std::string_view, int, std::uint64_t) const override {
    return {};
  }
  web::LaidOut begin(const web::setup::Filled& filled, std::uint64_t seed) const override {
    auto begun =
        web::begin_game<web::toy::ToyTable>(setup_of(filled), web::setup::players_of(filled), seed);
    if (!begun) return Error{Described::explain({}, begun.error().front())};
    return std::move(*begun);
  }

  Setup setup_of(const web::setup::Filled& filled) const {
    return {static_cast<int>(filled.seats.size())};
  }

 private:
  static constexpr std::array kSails{"red", "white", "blue", "black", "green"};

  static std::string sail_of(const web::setup::Filled& filled, std::size_t seat) {
    const std::string_view chosen = web::setup::value_of(filled.seats[seat].values, "sail");
    for (const char* sail : kSails) {
      if (sail == chosen) return sail;
    }
    return kSails.at(seat);
  }
  static web::setup::Choice sails(const std::string& chosen) {
    web::setup::Choice choice{"sail", web::setup::ChoiceLook::Cells};
    choice.apart = true;
    for (const char* sail : kSails) {
      choice.options.push_back({sail, sail});
      if (sail == chosen) choice.chosen = choice.options.back();
    }
    return choice;
  }
};

}  // namespace mael::toy
