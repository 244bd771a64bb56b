#include "web/screens/start/screen.h"

#include <algorithm>

#include "engine/cards/words.h"
#include "engine/maelstrom/force_draw.h"
#include "engine/maelstrom/words.h"
#include "web/app/bot_levels.h"
#include "web/app/focus.h"
#include "web/base/spoken.h"
#include "web/screens/forces/view.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::start {

namespace {

using maelstrom::say;
using maelstrom::say_count;
using maelstrom::title_of;
using mael::maelstrom::Alignment;
using mael::maelstrom::alignment_of;
using mael::maelstrom::Edition;
using mael::maelstrom::ForceLine;
using mael::maelstrom::ReadyForce;

constexpr float kTopRoom = 16;   // CSS pixels above what has the focus
constexpr int kDrawStep = 10;  // turns
constexpr int kMaxDraw = 60;

std::size_t place_of(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

std::string letter(Seat seat) { return {letter_of(seat)}; }

std::string key_of(Faction faction) { return std::string(mael::maelstrom::name_of(faction)); }

std::string key_of(PlayerKind kind) {
  return kind == PlayerKind::Person ? "person" : std::string(name_of(bot_of(kind)));
}

// "0.2": of milliseconds, in tenths of a second.
std::string in_seconds(int milliseconds) {
  const int tenths = (milliseconds + 99) / 100;
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole
                          : say("start.kind.tenths", {whole, std::to_string(tenths % 10)});
}

std::string about(PlayerKind kind) { return say("start.kind." + key_of(kind) + ".note"); }

std::string time_of(PlayerKind kind) {
  if (kind == PlayerKind::Person) return {};
  return say("start.kind.time", {in_seconds(level_of(bot_of(kind)).budget.milliseconds)});
}

constexpr std::array kPlayKeys{"basic", "advanced", "vortex", "cards"};
constexpr std::array kGameKeys{"maelstrom", "vortex", "cards"};

// A ready-made force is called as its faction is, or has a name of its own.
std::string name_of(const ReadyForce& force) {
  Faction faction{};
  if (mael::maelstrom::read_faction(force.id, faction)) return title_of(faction);
  return say("force." + force.id + ".name");
}

// A sentence on a force, where there is one.
std::string about(const std::string& id) {
  for (const std::string& key : {"start.style." + id, "force." + id + ".about",
                                 "faction." + id + ".theme"}) {
    if (!spoken().find(key).empty()) return say(key);
  }
  return {};
}

Faction faction_of(const std::string& id) {
  Faction faction = Faction::Arcanae;
  mael::maelstrom::read_faction(id, faction);
  return faction;
}

Options with_step(Options options, Control control, int by) {
  const auto stepped = [by](int value, int step, int low, int high) {
    return static_cast<std::uint8_t>(std::clamp(value + by * step, low, high));
  };
  if (control == Control::Essence) options.essence = stepped(options.essence, 1, 1, 9);
  if (control == Control::DrawAfter) {
    options.draw_after = stepped(options.draw_after, kDrawStep, 0, kMaxDraw);
  }
  return options;
}

// The switch of the options that a control turns; null for controls that are none.
std::uint8_t* switch_of(Options& options, Control control) {
  switch (control) {
    case Control::EdgeStep: return &options.edge_step;
    case Control::Squeeze: return &options.squeeze;
    case Control::PrimaryLimited: return &options.primary_limited;
    case Control::SameForce: return &options.same_faction;
    default: return nullptr;
  }
}

const char* key_of(Control option) {
  switch (option) {
    case Control::EdgeStep: return "edge";
    case Control::Squeeze: return "squeeze";
    case Control::PrimaryLimited: return "limited";
    case Control::SameForce: return "same";
    default: return "";
  }
}

// Lists everything that can be pressed, in reading order.
class ItemLister {
 public:
  ItemLister(View& view, const std::array<Player, kSeats>& players) : view_(view), players_(players) {}

  void list() {
    if (view_.game == Game::Maelstrom) list_plays({Play::Basic, Play::Advanced});
    for (const SeatView& seat : view_.seats) list_seat(seat);
    add(Control::Begin, Seat::Chance, 0, "begin", say("start.begin"));
    view_.items.back().enabled = view_.refusal.empty();
    add(Control::Options, Seat::Chance, 0, "options", say("start.options"));
    view_.items.back().selected = view_.options_open;
    if (view_.options_open) list_options();
    if (view_.play == Play::Advanced || view_.play == Play::Vortex) {
      add(Control::Build, Seat::Chance, 0, "build", say("start.build"));
    }
    add(Control::Back, Seat::Chance, 0, "back", say("start.back"));
    if (view_.picking != Seat::Chance) list_picker();
  }

 private:
  Item& add(Control control, Seat seat, int which, std::string id, std::string label,
            std::string note = {}) {
    view_.items.push_back(
        {control, seat, which, std::move(id), std::move(label), std::move(note)});
    return view_.items.back();
  }

  void list_plays(std::initializer_list<Play> plays) {
    for (const Play play : plays) {
      const std::string key = kPlayKeys[static_cast<std::size_t>(play)];
      add(Control::Play, Seat::Chance, static_cast<int>(play), "play " + key,
          say("start.play." + key))
          .selected = view_.play == play;
    }
  }

  void list_seat(const SeatView& seat) {
    const Player& player = players_[place_of(seat.seat)];
    add(Control::Name, seat.seat, 0, "name " + letter(seat.seat), seat.name, say("start.name"));
    for (int i = 0; i < static_cast<int>(kKinds.size()); ++i) {
      const PlayerKind kind = kKinds[static_cast<std::size_t>(i)];
      const std::string key = key_of(kind);
      add(Control::Kind, seat.seat, i, "kind " + letter(seat.seat) + " " + key,
          say("start.kind." + key), about(kind) + " " + time_of(kind))
          .selected = player.kind == kind;
    }
    if (view_.play == Play::Cards) return list_card_factions(seat);
    if (view_.play != Play::Basic) {
      add(Control::Pick, seat.seat, 0, "pick " + letter(seat.seat),
          say("start.pick", {seat.force_name}), seat.style);
      return;
    }
    for (int i = 0; i < static_cast<int>(kForces.size()); ++i) {
      const Faction force = kForces[static_cast<std::size_t>(i)];
      add(Control::Force, seat.seat, i, "force " + letter(seat.seat) + " " + key_of(force),
          title_of(force), say("start.style." + key_of(force)))
          .selected = seat.force == force;
    }
  }

  void list_card_factions(const SeatView& seat) {
    const int count = mael::cards::catalogue().count(mael::cards::CardType::Faction);
    for (int i = 0; i < count; ++i) {
      const CardKind card = card_faction(i);
      const mael::cards::CardData& data = mael::cards::catalogue()[card];
      add(Control::Force, seat.seat, i, "force " + letter(seat.seat) + " " + data.id,
          mael::cards::name_of(card, spoken()), say("card." + data.tag + ".flavour"))
          .selected = seat.card == card;
    }
  }

  void list_picker() {
    for (Item& item : view_.items) item.behind = true;
    add(Control::Close, Seat::Chance, 0, "close", say("start.pick.close"));
    add(Control::Random, Seat::Chance, 0, "random", say("start.pick.random"));
    for (int i = 0; i < static_cast<int>(view_.rows.size()); ++i) {
      const PickRow& row = view_.rows[static_cast<std::size_t>(i)];
      add(Control::Row, Seat::Chance, i, "row " + row.id, row.name, row.line);
    }
  }

  void list_options() {
    if (view_.play == Play::Cards) {
      add(Control::AlwaysAsk, Seat::Chance, 0, "option ask", say("start.option.ask")).selected =
          view_.card_options.always_ask != 0;
      return;
    }
    const Options& options = view_.options;
    add(Control::Essence, Seat::Chance, 0, "essence less", say("start.essence.less"))
        .enabled = options.essence > 1;
    add(Control::Essence, Seat::Chance, 1, "essence more", say("start.essence.more"))
        .enabled = options.essence < 9;
    add(Control::DrawAfter, Seat::Chance, 0, "draw less", say("start.draw.less"))
        .enabled = options.draw_after > 0;
    add(Control::DrawAfter, Seat::Chance, 1, "draw more", say("start.draw.more"))
        .enabled = options.draw_after < kMaxDraw;
    for (const Control control : {Control::EdgeStep, Control::Squeeze, Control::PrimaryLimited,
                                  Control::SameForce}) {
      const std::string key = key_of(control);
      Options copy = options;
      add(control, Seat::Chance, 0, "option " + key, say("start.option." + key)).selected =
          *switch_of(copy, control) != 0;
    }
  }

  View& view_;
  const std::array<Player, kSeats>& players_;
};

}  // namespace

Start::Start() {
  card_factions_ = {card_faction(0), card_faction(1)};
  constexpr std::array<std::array<const char*, kSeats>, kForcePlays> kFirst{
      {{"arcanae", "brood"}, {"gaians", "necris"}, {"arcanaevortex", "broodvortex"}}};
  for (std::size_t play = 0; play < kFirst.size(); ++play) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      picks_[play][seat] = *find_force(kFirst[play][seat]);
    }
  }
  refresh();
}

// ---- What there is to play ---------------------------------------------------------------------

Edition Start::edition() const {
  return play_ == Play::Vortex ? Edition::Vortex : Edition::Maelstrom;
}

Game Start::game() const {
  if (play_ == Play::Cards) return Game::Cards;
  return play_ == Play::Vortex ? Game::Vortex : Game::Maelstrom;
}

Setup Start::setup() const {
  Setup setup;
  setup.edition = edition();
  setup.advanced = play_ != Play::Basic;
  setup.options = options_;
  for (std::size_t seat = 0; seat < kSeats; ++seat) setup.forces[seat] = picks()[seat].lines;
  return setup;
}

std::optional<Start::Picked> Start::find_force(const std::string& id) const {
  for (const OwnForce& own : own_) {
    if (own.id == id) return Picked{id, own.force.name, own.force.lines};
  }
  const ReadyForce* ready = mael::maelstrom::find_ready_force(id);
  if (ready == nullptr) return {};
  return Picked{id, name_of(*ready), ready->lines};
}

void Start::refresh_seats() {
  for (const Seat seat : {Seat::A, Seat::B}) {
    const Picked& force = picks()[place_of(seat)];
    const Player& player = players_[place_of(seat)];
    SeatView& view = view_.seats[place_of(seat)];
    view.seat = seat;
    view.force = faction_of(force.id);
    view.factions = forces::factions_of(force.lines);
    view.size = say_count("forces.tiles", mael::maelstrom::size_of(force.lines));
    view.heading = say("start.seat." + letter(seat));
    view.name = player.name.empty() ? force.name : player.name;
    view.force_name = force.name;
    view.style = about(force.id);
    if (view.style.empty()) view.style = forces::line_of(force.lines);
    view.player = say("start.kind." + key_of(player.kind));
    view.about = about(player.kind);
    view.time = time_of(player.kind);
  }
}

// What may be picked for a seat: own forces first, then those made for what is played.
void Start::refresh_rows() {
  Setup tried = setup();
  const auto add = [&](const std::string& id, std::string name, bool own,
                       const std::vector<ForceLine>& lines) {
    tried.forces[place_of(picking_)] = lines;
    view_.rows.push_back({id, std::move(name), forces::line_of(lines), forces::factions_of(lines),
                          own, mael::maelstrom::find_setup_faults(tried).empty()});
  };
  for (const OwnForce& own : own_) {
    if (own.force.edition == edition()) add(own.id, own.force.name, true, own.force.lines);
  }
  for (const ReadyForce& ready : mael::maelstrom::ready_forces()) {
    if (ready.edition == edition()) add(ready.id, name_of(ready), false, ready.lines);
  }
  std::stable_sort(view_.rows.begin(), view_.rows.end(), [](const PickRow& a, const PickRow& b) {
    return a.fits && !b.fits;
  });
}

void Start::refresh() {
  view_ = {};
  view_.game = game();
  const std::string key = kGameKeys[static_cast<std::size_t>(view_.game)];
  view_.title = say("shelf." + key + ".title");
  view_.subtitle = say("shelf." + key + ".line");
  view_.play = play_;
  view_.play_note =
      say(std::string("start.play.") + kPlayKeys[static_cast<std::size_t>(play_)] + ".note");
  view_.options_open = options_open_;
  view_.options = options_;
  view_.problem = problem_;
  view_.focus = focus_;
  view_.picking = picking_;
  view_.card_options = card_options_;
  refresh_seats();
  if (picking_ != Seat::Chance) refresh_rows();
  if (play_ == Play::Cards) {
    refresh_card_seats();
  } else {
    list_refusals();
  }
  ItemLister(view_, players_).list();
  layout_ = make_layout(view_, last_input_, scroll_, picker_scroll_);
}

void Start::list_refusals() {
  const mael::maelstrom::SeatNames names{view_.seats[0].force_name, view_.seats[1].force_name};
  for (const Violation& fault : mael::maelstrom::find_setup_faults(setup())) {
    view_.refusal += (view_.refusal.empty() ? "" : " ") +
                     mael::maelstrom::explain({}, fault, spoken(), names);
  }
}

// Who plays is the same in every game; factions stand where forces do.
void Start::refresh_card_seats() {
  for (SeatView& view : view_.seats) {
    view.card = card_factions_[place_of(view.seat)];
    view.force_name = mael::cards::name_of(view.card, spoken());
    const std::string& name = players_[place_of(view.seat)].name;
    view.name = name.empty() ? view.force_name : name;
    view.style = say("card." + mael::cards::catalogue()[view.card].tag + ".flavour");
  }
}

// No faction is played twice (ECG-R54): who takes the other's gives up the own for it.
void Start::take_card_faction(Seat seat, int which) {
  CardKind& own = card_factions_[place_of(seat)];
  CardKind& other = card_factions_[place_of(opponent_of(seat))];
  if (other == card_faction(which)) other = own;
  own = card_faction(which);
}

void Start::set_forces(OwnForces own) {
  own_ = std::move(own);
  // A force that is picked may have been changed; one that is gone stays as it was.
  for (Picks& picks : picks_) {
    for (Picked& picked : picks) {
      if (auto now = find_force(picked.id)) picked = std::move(*now);
    }
  }
  refresh();
}

void Start::draw_force(Seat seat, std::uint64_t seed) {
  Random random(seed);
  const auto& other = picks()[place_of(opponent_of(seat))].lines;
  const auto theirs = alignment_of(other);
  const bool good = theirs ? *theirs == Alignment::Evil : random.below(2) == 0;
  const int size = std::clamp(mael::maelstrom::size_of(other), mael::maelstrom::kOpeningHand + 1,
                              mael::maelstrom::kMaxForce);
  const Alignment alignment = good ? Alignment::Good : Alignment::Evil;
  picks()[place_of(seat)] = {"", say("forces.random.name"),
                             mael::maelstrom::draw_force(random, edition(), alignment, size)};
  picking_ = Seat::Chance;
  refresh();
}

void Start::pick(Seat seat, const PickRow& row) {
  if (auto force = find_force(row.id)) picks()[place_of(seat)] = std::move(*force);
  picking_ = Seat::Chance;
  focus_ = -1;
}

void Start::show(Game wanted) {
  if (game() == Game::Maelstrom) maelstrom_ = play_;
  constexpr std::array kPlayed{Play::Basic, Play::Vortex, Play::Cards};
  play_ = wanted == Game::Maelstrom ? maelstrom_ : kPlayed[static_cast<std::size_t>(wanted)];
  picking_ = Seat::Chance;
  options_open_ = false;
  problem_.clear();
  scroll_ = 0;
  focus_ = -1;
  refresh();
}

void Start::set_name(Seat seat, std::string name) {
  players_[place_of(seat)].name = std::move(name);
  refresh();
}

void Start::show_problem(std::string sentence) {
  problem_ = std::move(sentence);
  scroll_ = 0;
  refresh();
}

// ---- Presses -----------------------------------------------------------------------------------

void Start::change(const Item& item, Wishes& wishes) {
  const auto which = static_cast<std::size_t>(item.which);
  switch (item.control) {
    case Control::Play: play_ = static_cast<Play>(item.which); break;
    case Control::Force:
      if (play_ == Play::Cards) {
        take_card_faction(item.seat, item.which);
      } else {
        picks()[place_of(item.seat)] = *find_force(key_of(kForces[which]));
      }
      break;
    case Control::Pick:
      picking_ = item.seat;
      picker_scroll_ = 0;
      focus_ = -1;
      break;
    case Control::Row: pick(picking_, PickRow(view_.rows[which])); break;
    case Control::Random: wishes.push_back(DrawForce{picking_}); break;
    case Control::Close: picking_ = Seat::Chance; focus_ = -1; break;
    case Control::Build: wishes.push_back(BuildForces{}); break;
    case Control::Kind: players_[place_of(item.seat)].kind = kKinds[which]; break;
    case Control::Name:
      wishes.push_back(
          EditName{item.seat, players_[place_of(item.seat)].name, name_place(item.seat)});
      break;
    case Control::Begin:
      if (play_ == Play::Cards) {
        wishes.push_back(NewCardGame{card_factions_, card_options_, players_});
      } else {
        wishes.push_back(NewGame{setup(), players_});
      }
      break;
    case Control::Back: wishes.push_back(Back{}); break;
    case Control::Options: options_open_ = !options_open_; break;
    case Control::Essence:
    case Control::DrawAfter:
      options_ = with_step(options_, item.control, item.which == 0 ? -1 : 1);
      break;
    case Control::AlwaysAsk: card_options_.always_ask ^= 1U; break;
    default:
      if (std::uint8_t* on = switch_of(options_, item.control)) *on = *on == 0 ? 1 : 0;
  }
}

void Start::choose(int item, Wishes& wishes) {
  if (item < 0 || item >= static_cast<int>(view_.items.size())) return;
  const Item chosen = view_.items[static_cast<std::size_t>(item)];
  if (!chosen.enabled || chosen.behind) return;
  problem_.clear();
  change(chosen, wishes);
  refresh();
  // They open far from their button, which stays where it is.
  if (chosen.control == Control::Options && options_open_) {
    scroll_to(layout_.options, layout_.page);
  }
}

void Start::choose(std::string_view id, Wishes& wishes) {
  for (std::size_t i = 0; i < view_.items.size(); ++i) {
    const Item& item = view_.items[i];
    if (item.id == id && !item.behind) return choose(static_cast<int>(i), wishes);
  }
}

Rect Start::name_place(Seat seat) const { return where("name " + letter(seat)).value_or(Rect{}); }

std::optional<Rect> Start::where(std::string_view id) const {
  for (std::size_t i = 0; i < view_.items.size() && i < layout_.items.size(); ++i) {
    const bool shown = !view_.items[i].behind && layout_.items[i].height() > 0;
    if (shown && view_.items[i].id == id) return layout_.items[i];
  }
  return {};
}

Mirror Start::mirror() const {
  Mirror mirror;
  mirror.status = say("start.status", {view_.seats[0].force_name, view_.seats[1].force_name});
  mirror.alert = view_.problem.empty() ? view_.refusal : view_.problem;
  for (const Item& item : view_.items) {
    if (!item.enabled || item.behind) continue;
    std::string label = item.label;
    if (item.seat != Seat::Chance) label = say("ui.pair", {view_.seats[place_of(item.seat)].heading, label});
    if (item.control == Control::Kind) label += ". " + item.note;
    if (item.selected) label += " ✓";
    mirror.choices.push_back({std::move(label), item.id, Choose{item.id}});
  }
  return mirror;
}

// ---- Pointer and keys --------------------------------------------------------------------------

void Start::place(const FrameInput& input) {
  last_input_ = input;
  last_input_.gestures = {};
  last_input_.keys = {};
  layout_ = make_layout(view_, input, scroll_, picker_scroll_);
  scroll_ = std::clamp(scroll_, 0.0F, layout_.scroll_limit);
}

void Start::scroll_by(float pixels) {
  float& scroll = picking_ == Seat::Chance ? scroll_ : picker_scroll_;
  const float limit = picking_ == Seat::Chance ? layout_.scroll_limit : layout_.picker_limit;
  scroll = std::clamp(scroll + pixels, 0.0F, limit);
  layout_ = make_layout(view_, last_input_, scroll_, picker_scroll_);
}

void Start::read(const FrameInput& input, Wishes& wishes) {
  place(input);
  for (const KeyPress& key : input.keys) press_key(key, wishes);
  for (const Gesture& gesture : input.gestures) read_gesture(gesture, wishes);
  place(input);
}

void Start::read_gesture(const Gesture& gesture, Wishes& wishes) {
  const int under = item_at(view_, layout_, gesture.at);
  pointed_.follow(gesture, under);
  switch (gesture.kind) {
    case GestureKind::Press:
      focus_ = -1;
      refresh();
      break;
    case GestureKind::Tap: choose(under, wishes); break;
    case GestureKind::DragMove: scroll_by(-gesture.delta.y); break;
    case GestureKind::Pan: scroll_by(-gesture.delta.y); break;
    case GestureKind::Zoom: scroll_by(gesture.factor > 1 ? -60.0F : 60.0F); break;
    default: break;
  }
}

void Start::press_key(const KeyPress& key, Wishes& wishes) {
  if (key.control) return;
  switch (key.key) {
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right: move_focus(key.key); break;
    case Key::Enter:
    case Key::Space: choose(focus_, wishes); break;
    case Key::Escape:
      if (picking_ == Seat::Chance) wishes.push_back(Back{});
      picking_ = Seat::Chance;
      focus_ = -1;
      refresh();
      break;
    default: break;
  }
}

void Start::move_focus(Key towards) {
  std::vector<Rect> places = layout_.items;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!view_.items[i].enabled || view_.items[i].behind) places[i] = {};
  }
  focus_ = next_focus(places, focus_, towards);
  refresh();
  scroll_to_focus();
}

void Start::scroll_to_focus() {
  if (focus_ < 0) return;
  const auto focus = static_cast<std::size_t>(focus_);
  scroll_to(layout_.items[focus], clip_of(view_.items[focus].control, layout_));
}

// By value: scrolling lays out anew.
void Start::scroll_to(Rect at, Rect clip) {
  if (at.max.y > clip.max.y) {
    const float by = std::min(at.max.y - clip.max.y, at.min.y - clip.min.y) + kTopRoom;
    at.min.y -= by;
    scroll_by(by);
  }
  if (at.min.y < clip.min.y) scroll_by(at.min.y - clip.min.y - kTopRoom);
}

}  // namespace mael::web::start
