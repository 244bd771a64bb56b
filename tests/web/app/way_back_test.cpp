// The way back at every table of the house, in random games and by random taps: wherever it is
// offered it is seen to lead somewhere, and what so many taps took up so many steps put away.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "web/house/tables.h"

namespace mael::web {
namespace {

constexpr Vec2 kPhone{390, 844};

bool has_way_back(const Chrome& chrome) {
  return chrome.sheet == OpenSheet::None && !chrome.notice &&
         button_of(chrome, Common::Cancel) != nullptr;
}

void add_buttons(const std::vector<Button>& buttons, std::string& seen) {
  for (const Button& button : buttons) {
    seen += button.label + (button.primary ? "!" : "") + (button.enabled() ? "\n" : "?\n");
  }
}

// What no words tell: a heap that is spread, the reach of a squad.
template <class Selection>
std::string seen_on_board(const Selection& selection) {
  std::string seen;
  if constexpr (requires { selection.fanned; }) seen += std::to_string(selection.fanned);
  if constexpr (requires { selection.looks; }) seen += std::to_string(selection.looks);
  if constexpr (requires { selection.measures; }) seen += selection.measures ? "measures" : "";
  return seen;
}

// A table at one position, where persons play, and a finger.
template <class D>
class AtTable {
 public:
  using G = typename D::Game;
  using Face = typename D::Face;

  explicit AtTable(const typename G::State& state) {
    ScreenSettings settings;
    settings.reduced_motion = true;
    const PlayersOf<G> players{};
    face_.open(players, state, typename Face::Journal(players), settings);
    frame({});
    if (face_.moment().device.cover != Cover::None) face_.press("lift", wishes_);
    wishes_ = {};
    frame({});
  }

  bool acted() const { return !wishes_.actions.empty() || !wishes_.requests.empty(); }
  const Chrome& chrome() const { return face_.chrome(); }

  void tap(Vec2 at) {
    frame({{.kind = GestureKind::Tap, .device = PointerDevice::Touch, .at = at, .from = at}});
  }
  void go_back() { tap(face_.where("button cancel")->center()); }

  // One of the buttons, one of the things that are lit, or anywhere.
  void tap_anything(Random& random) {
    const std::vector<Button>& bar = face_.chrome().buttons;
    if (!bar.empty() && random.below(4) == 0) {
      const Button& button = bar[random.below(static_cast<std::uint32_t>(bar.size()))];
      const auto at = face_.where("button " + std::string(button.name));
      if (at && !(button.command == Command(Common::Cancel))) return tap(at->center());
    }
    if (random.below(2) == 0) {
      frame({}, std::vector<KeyPress>(1 + random.below(8), {Key::Character, 'n', false, false}));
      if (const auto lit = face_.where(face_.cursor())) return tap(lit->center());
    }
    tap({static_cast<float>(random.below(static_cast<std::uint32_t>(kPhone.x))),
         static_cast<float>(random.below(static_cast<std::uint32_t>(kPhone.y)))});
  }

  // What is picked up, and what is read and heard of it.
  std::string seen() const {
    const Words words = face_.words().words;
    std::string seen = words.title + "\n" + words.status + "\n" + words.alert + "\n";
    for (const std::string& line : words.scene) seen += line + "\n";
    seen += face_.held() + "\n" + seen_on_board(face_.selection());
    add_buttons(face_.chrome().buttons, seen);
    return seen;
  }

 private:
  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.viewport = kPhone;
    input.touch = true;
    input.now = now_ += 16;
    input.gestures = gestures;
    input.keys = keys;
    face_.read(input, wishes_);
  }

  Face face_;
  TableWishes<typename G::Action> wishes_;
  Milliseconds now_ = 0;
};

// Some taps, as long as they decide nothing, and all the way back; false: none was offered.
template <class D>
bool goes_and_comes_back(const typename D::Game::State& state, Random& random) {
  AtTable<D> table(state);
  if (has_way_back(table.chrome())) return false;
  int taps = 0;
  std::string way;
  for (const int most = 1 + static_cast<int>(random.below(4)); taps < most; ++taps) {
    const std::string before = table.seen();
    table.tap_anything(random);
    if (table.acted() || table.chrome().sheet != OpenSheet::None || table.chrome().notice) {
      return false;
    }
    way += before + " -> ";
  }
  if (!has_way_back(table.chrome())) return false;
  INFO(write_position(state));
  for (int steps = 0; has_way_back(table.chrome()); ++steps) {
    INFO(way << table.seen());
    REQUIRE(steps < taps);
    const std::string before = table.seen();
    table.go_back();
    if (table.acted()) break;  // what it began with is taken back
    CHECK_FALSE(table.seen() == before);
  }
  return true;
}

// In games that begin as those of `Of`.
template <class D, class Of = typename D::Game>
void walk() {
  using G = typename D::Game;
  INFO(Of::kId);
  Random random(20261129);
  std::vector<typename G::Action> actions;
  int came_back = 0;
  for (int game = 0; came_back < 30; ++game) {
    REQUIRE(game < 100);
    typename G::State state =
        *start(game % 2 == 0 ? Of::draw_setup(random) : Of::draw_odd_setup(random));
    for (int i = 0; i < 150 && !outcome(state).over; ++i) {
      const bool is_chance = to_act(state).is_chance();
      if (!is_chance) {
        legal_actions(state, actions);
        for (int each = 0; each < 3; ++each) came_back += goes_and_comes_back<D>(state, random);
      }
      apply(state, is_chance ? deal(state, random)
                             : actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

}  // namespace

TEST_CASE("a way back that is offered leads back, by a step for every tap at most",
          "[touch][random]") {
  HouseTables::all([]<class... Tables>() { (walk<Tables>(), ...); });
  walk<MaelstromTable, mael::maelstrom::Vortex>();
}

}  // namespace mael::web
