#include "tests/toy/screen/screen.h"

#include "web/base/theme.h"

namespace mael::web::toy {
namespace {

// What the pointer meets.
class Surface final : public PointerSurface<Intent, Seat> {
 public:
  Surface(const View& view, const Layout& layout, const Places& places)
      : view_(view), layout_(layout), places_(places) {}

  bool is_on_list(Vec2 at) const override {
    return (places_.covered ? places_.sheet_place.body : layout_.log).contains(at);
  }
  void tap(Vec2 at) override {
    if (const Hit<Intent>* hit = places_.hits.at(at)) return want(hit->intent);
    if (is_on_sea(at)) want(intent::TapSea{layout_.at_sea(at)});
  }
  void long_press(Vec2) override {}
  Grip grip(const Gesture& start) override {
    const SideView& near = view_.sides[0];
    const Vec2 way = layout_.on_screen(near.at) - start.from;
    if (!is_on_sea(start.from) || dot(way, way) > kReach * kReach) return {};
    return lift(near.seat);
  }
  void drop(Vec2 at) override {
    if (!is_on_sea(at)) return put_back();
    want(intent::Put{layout_.at_sea(at)});
  }
  void put_back() override { want(intent::Press{Common::Cancel}); }
  Grip grip_rested(const Gesture&) override { return {}; }
  void point(std::optional<Vec2>) override {}
  void slide(const Gesture&) override {}
  void hold(const Gesture&) override {}
  void move_view(const Gesture&) override {}

 private:
  static constexpr float kReach = 22;

  bool is_on_sea(Vec2 at) const { return !places_.covered && layout_.sea.contains(at); }

  const View& view_;
  const Layout& layout_;
  const Places& places_;
};

}  // namespace

HandOver Table::follow(const HandOver& before, const State& state) const {
  // What is bid needs only coins, which all see; what interrupts asks for nothing hidden.
  const Cover cover = !state.interrupts.empty() ? Cover::None
                      : state.step == Step::Bid ? Cover::Own
                                                : Cover::Table;
  const Seat asked = first_asked(to_act(state), persons(), before.viewer);
  return web::follow(before, {asked, cover, state.step == Step::Over, state.round}, persons());
}

std::optional<Action> Table::forced() const {
  if (review_ || !situation_.decides()) return {};
  return forced_action(situation_.seen, situation_.actor(), situation_.legal);
}

void Table::place() {
  layout_ = make_layout(wish(-1), static_cast<int>(view_.sides.size()));
  places_ = make_places(view_, layout_, viewport_, safe_);
}

void Table::plan_motion(const SeenStep<Toy>& step) {
  for (const Event& event : step.events) timeline_.add(step.before, event, now_);
}

std::vector<Intent> Table::intents_of(const Gesture& gesture) {
  Surface surface(view_, layout_, places_);
  return pointer_.read(gesture, surface);
}

void Table::read_own_key(const KeyPress& key, Wishes& wishes) {
  const bool is_digit = key.key == Key::Character && key.character >= '0' && key.character <= '9';
  if (key.key == Key::Plus) return handle(intent::Press{Own::More}, wishes);
  if (key.key == Key::Minus) return handle(intent::Press{Own::Less}, wishes);
  if (is_digit) return handle(intent::SetNumber{key.character - '0'}, wishes);
  if (move_cursor(key)) return;
  if (key.key == Key::Enter || key.key == Key::Space) return activate_stop(wishes);
  if (const auto command = command_at_key(key, view_, commands())) {
    handle(intent::Press{*command}, wishes);
  }
}

std::optional<Column> Table::lay_out_sheet(Rect inside, const Measure& measure) const {
  if (view_.sheet != OpenSheet::Help) return {};
  ColumnMaker column(inside, measure);
  column.words(TextStyle::Body, theme().color.text, kHelp);
  return column.take();
}

// "skiff a": where it lies at sea.
std::optional<Rect> Table::place_of(std::string_view thing) const {
  for (const SideView& side : view_.sides) {
    if (thing == std::string("skiff ") + letter_of(side.seat)) {
      return grown({layout_.on_screen(side.at), layout_.on_screen(side.at)}, 20);
    }
  }
  return {};
}

PointerLook Table::pointer_look() const {
  const Hit<Intent>* hit = places_.hits.at(pointer_.pointer().at());
  const bool answers = hit && !std::holds_alternative<intent::Nothing>(hit->intent);
  return answers ? PointerLook::Hand : PointerLook::Arrow;
}

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, -1);
  picture.voyages = timeline_.voyages(now);
  for (const SideView& side : view_.sides) {
    picture.coins.push_back(timeline_.shown(side.seat, side.coins, now));
  }
  if (!selection_.cursor.empty()) picture.cursor = where(selection_.cursor);
  return picture;
}

}  // namespace mael::web::toy
