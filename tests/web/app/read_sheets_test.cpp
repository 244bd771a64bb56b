// What opens over a table is told in words, at every table of the house: in random games and by
// every button and random taps, whatever a sheet shows is read while it lies there, and no longer.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "web/house/tables.h"

namespace mael::web {
namespace {

constexpr Vec2 kPhone{390, 844};

// A table at one position, where persons play.
template <class D>
class Reader {
 public:
  using G = typename D::Game;
  using Face = typename D::Face;

  explicit Reader(const typename G::State& state) {
    ScreenSettings settings;
    settings.reduced_motion = true;
    const PlayersOf<G> players{};
    face_.open(players, state, typename Face::Journal(players), settings);
    frame({});
    press("lift");
  }

  void press(std::string_view button) {
    face_.press(button, wishes_);
    frame({});
  }
  void point(GestureKind kind, Vec2 at) {
    frame({{.kind = kind, .device = PointerDevice::Touch, .at = at, .from = at}});
  }
  // It waits for what comes of it, which nobody carries out.
  bool acted() const { return !wishes_.actions.empty(); }
  const Chrome& chrome() const { return face_.chrome(); }
  std::string status() const { return face_.words().words.status; }

 private:
  void frame(std::vector<Gesture> gestures) {
    FrameInput input;
    input.viewport = kPhone;
    input.touch = true;
    input.now = now_ += 16;
    input.gestures = gestures;
    face_.read(input, wishes_);
  }

  Face face_;
  TableWishes<typename G::Action> wishes_;
  Milliseconds now_ = 0;
};

// Of the log and the menu the choices and lines stand elsewhere: their names are read alone.
bool is_told_elsewhere(OpenSheet sheet) {
  return sheet == OpenSheet::Log || sheet == OpenSheet::Menu || sheet == OpenSheet::Resign;
}

// What has opened is read before anything else, and put away nothing of it.
template <class D>
void check_open(Reader<D>& table, std::set<std::string_view>& opened) {
  const OpenSheet sheet = table.chrome().sheet;
  if (sheet == OpenSheet::None) return;
  const std::string open = table.status();
  table.press("close");
  INFO(name_of(sheet) << ": " << open);
  REQUIRE(table.chrome().sheet == OpenSheet::None);
  const std::string shut = table.status();
  CHECK(open != shut);
  if (!is_told_elsewhere(sheet)) CHECK(open.size() > shut.size() + 20);
  opened.insert(name_of(sheet));
}

template <class D>
void press_all(const typename D::Game::State& state, std::set<std::string_view>& opened) {
  const Reader<D> first(state);
  std::vector<std::string> names{"discard", "own_discard", "ledger", "titles", "shop", "trade"};
  for (const auto* buttons :
       {&first.chrome().buttons, &first.chrome().tools, &first.chrome().menu}) {
    for (const Button& button : *buttons) names.emplace_back(button.name);
  }
  for (const std::string& name : names) {
    Reader<D> table(state);
    table.press(name);
    if (!table.acted()) check_open(table, opened);
  }
}

template <class D>
void point_about(const typename D::Game::State& state, Random& random,
                 std::set<std::string_view>& opened) {
  Reader<D> table(state);
  for (int i = 0; i < 12 && !table.acted(); ++i) {
    const Vec2 at{static_cast<float>(random.below(static_cast<std::uint32_t>(kPhone.x))),
                  static_cast<float>(random.below(static_cast<std::uint32_t>(kPhone.y)))};
    table.point(i % 2 == 0 ? GestureKind::LongPress : GestureKind::Tap, at);
    if (!table.acted()) check_open(table, opened);
  }
}

// What opens in games that begin as those of `Of`.
template <class D, class Of = typename D::Game>
std::set<std::string_view> read_all() {
  using G = typename D::Game;
  INFO(Of::kId);
  Random random(20261130);
  std::vector<typename G::Action> actions;
  std::set<std::string_view> opened;
  for (int game = 0; game < 2; ++game) {
    typename G::State state = *start(Of::draw_setup(random));
    for (int i = 0; i < 240 && !outcome(state).over; ++i) {
      const bool is_chance = to_act(state).is_chance();
      if (!is_chance) legal_actions(state, actions);
      if (!is_chance && i % 12 == 0) {
        press_all<D>(state, opened);
        point_about<D>(state, random, opened);
      }
      apply(state, is_chance ? deal(state, random)
                             : actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  for (const std::string_view sheet : {"card", "log", "help", "menu"}) {
    INFO(sheet);
    CHECK(opened.contains(sheet));
  }
  return opened;
}

}  // namespace

TEST_CASE("what opens over a table is told in words", "[sheet][words][random]") {
  std::set<std::string_view> opened;
  HouseTables::all([&]<class... Tables>() { (opened.merge(read_all<Tables>()), ...); });
  read_all<MaelstromTable, mael::maelstrom::Vortex>();
  for (const std::string_view sheet : {"discard", "ledger", "shop", "trade"}) {
    INFO(sheet);
    CHECK(opened.contains(sheet));
  }
}

}  // namespace mael::web
