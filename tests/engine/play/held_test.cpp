// What is accepted is held: a position that validate accepts comes back from its link, its notation
// and its save as it was, whichever of its fields was changed. What a stage cannot hold is refused.
#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <vector>

#include "engine/core/table.h"
#include "tests/engine/play/random_game.h"
#include "tests/engine/play/scenario.h"
#include "tests/typed_games.h"

namespace mael {
namespace {

using Fields = std::vector<std::string>;  // the head, then KEY=VALUE

Fields fields_of(const std::string& text) { return words_of(text); }

std::string text_of(const Fields& fields) {
  std::string text;
  for (const std::string& field : fields) text += (text.empty() ? "" : " ") + field;
  return text;
}

std::string key_of(const std::string& field) { return field.substr(0, field.find('=')); }

class Changer {
 public:
  Changer(const std::vector<std::string>& texts, std::uint64_t seed) : random_(seed) {
    for (const std::string& text : texts) all_.push_back(fields_of(text));
  }

  // A position with one or two fields left out, put in, or changed in a number.
  std::string next() {
    Fields fields = any(all_);
    for (std::uint32_t changes = 1 + random_.below(2); changes > 0; --changes) change(fields);
    return text_of(fields);
  }

 private:
  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[random_.below(static_cast<std::uint32_t>(list.size()))];
  }

  void change(Fields& fields) {
    if (fields.size() < 2) return;
    const std::size_t at = 1 + random_.below(static_cast<std::uint32_t>(fields.size() - 1));
    switch (random_.below(6)) {
      case 0: fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(at)); return;
      case 1: return change_number(fields[at]);
      default: return put_in(fields);
    }
  }

  // A field of another position, or of another seat's in this.
  void put_in(Fields& fields) {
    const Fields& other = any(all_);
    if (other.size() < 2) return;
    const std::string field =
        other[1 + random_.below(static_cast<std::uint32_t>(other.size() - 1))];
    const auto same = std::find_if(fields.begin() + 1, fields.end(), [&](const std::string& each) {
      return key_of(each) == key_of(field);
    });
    if (same == fields.end()) {
      fields.push_back(field);
    } else {
      *same = field;
    }
  }

  void change_number(std::string& field) {
    std::vector<std::size_t> digits;
    for (std::size_t i = field.find('='); i < field.size(); ++i) {
      if (field[i] >= '0' && field[i] <= '9') digits.push_back(i);
    }
    if (!digits.empty()) field[any(digits)] = static_cast<char>('0' + random_.below(10));
  }

  Random random_;
  std::vector<Fields> all_;
};

template <class Of>
std::vector<std::string> positions_of() {
  using G = typename Of::Game;
  std::vector<std::string> texts;
  for (const std::string_view folder : Of::kIds) {
    for (const ScenarioFile& file : scenario_files(std::string(folder))) {
      for (const Scenario& scenario : file.scenarios) {
        if (scenario.given.text.find("/1 ") < 12) texts.push_back(scenario.given.text);
      }
    }
  }
  Random random(7);
  for (int game = 0; game < Of::kHeld.games; ++game) {
    auto match = Match<G>::begin(G::draw_odd_setup(random));
    REQUIRE(match.ok());
    play_random_game(
        std::move(*match), static_cast<std::uint64_t>(game), random,
        [&](const Match<G>& played) {
          const bool early = played.size() < 20;
          if (early || random.below(12) == 0) {
            texts.push_back(write_position(played.state()));
          }
        },
        [](const Match<G>&) { return false; });
  }
  return texts;
}

template <class Of>
void check_held(const typename Of::Game::State& state) {
  const auto opened = Of::unpack(pack(state), Of::kPacked);
  REQUIRE(opened.ok());
  CHECK((*opened == state));
  const auto told = Of::Game::read_position(write_position(state));
  REQUIRE(told.ok());
  CHECK((*told == state));
  const auto loaded = Of::load(save(Match<typename Of::Game>(state)));
  REQUIRE(loaded.ok());
  CHECK((loaded->match.state() == state));
}

// How many changed positions were accepted.
template <class Of>
int accepted() {
  Changer changer(positions_of<Of>(), 5);
  int count = 0;
  for (int i = 0; i < Of::kHeld.tries; ++i) {
    const std::string text = changer.next();
    const auto state = Of::Game::read_position(text);
    if (!state.ok()) continue;
    CAPTURE(text, write_position(*state));
    check_held<Of>(*state);
    ++count;
  }
  return count;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("what is accepted comes back from link, notation and save", "[held]",
                        EveryGame::Tuple) {
  CHECK(accepted<TestType>() > TestType::kHeld.least);
}

}  // namespace mael
