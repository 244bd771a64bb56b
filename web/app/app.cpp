#include "web/app/app.h"

#include <algorithm>

#include "engine/core/table.h"
#include "engine/play/find_link.h"
#include "web/app/saved_table.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

// Widgets settle over a few frames after an input (hover, layout that depends on the last frame).
constexpr int kFramesPerInput = 3;

constexpr std::string_view kLesson = "lesson.", kLearnt = "learnt.";
constexpr int kMostSteps = 99;

bool is_link(std::string_view fragment) { return fragment.size() > 1; }  // more than its #
// Of games stored before that was written down nobody knows it.
bool is_over(const StoredGame& game) {
  const std::optional<Standing> standing = read_standing(game.head);
  return standing && standing->is_over();
}

bool is_readable(std::string_view link) { return is_link(link) && link.size() <= kLongestLink; }

std::optional<Milliseconds> sooner(std::optional<Milliseconds> a, std::optional<Milliseconds> b) {
  if (!a || !b) return a ? a : b;
  return std::min(*a, *b);
}

}  // namespace

App::App(Platform& platform, Painter& painter, const House& house)
    : platform_(platform),
      painter_(painter),
      house_(house),
      dialogs_(platform),
      wanted_(platform, dialogs_),
      host_(platform, dialogs_, shelf_, house.tables, *this),
      front_(house.make_front(*this)) {}

PageScreen& App::screen() {
  if (host_.is_open()) return host_.table();
  return front_->screen();
}

namespace {

// Whether the pointer is only on its way: what that comes to is told in words once it rests.
bool is_on_its_way(const Gesture& gesture) {
  switch (gesture.kind) {
    case GestureKind::Hover:
    case GestureKind::DragMove:
    case GestureKind::Pinch:
    case GestureKind::Pan:
    case GestureKind::Zoom: return true;
    case GestureKind::LongPress: return !is_hold(gesture);
    default: return false;
  }
}

}  // namespace

// ---- Frames ------------------------------------------------------------------------------------

void App::stir() {
  frames_wanted_ = kFramesPerInput;
  platform_.wake();
}

double App::frame(double time) {
  const Milliseconds now = input_.at(static_cast<Milliseconds>(time));
  ++frames_drawn_;
  frames_wanted_ = std::max(0, frames_wanted_ - 1);
  host_.tick(now);
  FrameInput input = input_.frame(viewport_.size, viewport_.safe);
  input.thinking = host_.thinking();
  input.clocks = host_.clocks();
  input.measure = &painter_.measure();
  const bool stirred = !input.keys.empty() ||
                       !std::all_of(input.gestures.begin(), input.gestures.end(), is_on_its_way);
  show(input);
  input_.clear();
  const Turn turn = host_.is_open() ? host_.table().turn() : Turn::None;
  if (turn != std::exchange(turn_, turn)) platform_.set_turn(turn);
  if (stirred || frames_wanted_ == 0) show_words();
  return next_frame_in();
}

void App::show(const FrameInput& input) {
  PageScreen& up = screen();
  up.read(input);
  painter_.paint(up, frame_of(input));
  up.carry_out();
  if (const std::string cursor = painter_.cursor(); cursor != cursor_) {
    platform_.set_cursor(cursor_ = cursor);
  }
}

double App::next_frame_in() {
  if (frames_wanted_ > 0) return 0;
  const Milliseconds now = input_.now();
  const auto due = sooner(screen().wake_at(now), input_.wake_at());
  return due ? static_cast<double>(std::max<Milliseconds>(0, *due - now)) : -1;
}

void App::show_words() {
  PageScreen& up = screen();
  Words words = up.words();
  words.first = up.is_first();
  said_by_ = &up;
  if (words == words_) return;
  words_ = std::move(words);
  platform_.show_words(words_);
}

// Of a screen that went down meanwhile nothing can be chosen any more.
void App::chosen(int choice) {
  PageScreen& up = screen();
  if (choice < 0 || said_by_ != &up) return;
  up.choose(static_cast<std::size_t>(choice));
  stir();
}

void App::resized(const Viewport& viewport) {
  viewport_ = viewport;
  painter_.resize(viewport);
  stir();
}

void App::pointer(const PointerEvent& event) {
  painter_.pointer(event);
  input_.feed(event);
  stir();
}

void App::wheel(const WheelEvent& event) {
  painter_.wheel(event);
  input_.feed(event);
  stir();
}

bool App::key(const KeyPress& key) {
  // Tab belongs to the page: it leads on to the words beside the table.
  if (key.key == Key::Tab) return false;
  if (key.control && !host_.is_open()) return false;
  input_.feed(key);
  stir();
  return true;
}

bool App::back_pressed() {
  if (!host_.is_open()) return !screen().is_first() && key({.key = Key::Escape});
  if (!host_.table().close_topmost()) leave_table();
  stir();
  return true;
}

void App::graphics_lost() { painter_.graphics_lost(); }

void App::graphics_restored() {
  painter_.graphics_restored();
  stir();
}

void App::touch_expected(bool touch) {
  input_.expect_touch(touch);
  stir();
}

void App::covered(bool covered) {
  host_.set_covered(covered);
  stir();
}

// ---- Answers of the page -----------------------------------------------------------------------

void App::stored(Ticket ticket, StoreProblem problem) {
  if (!took_in(ticket, problem) && !front_->stored(ticket, problem)) host_.stored(ticket, problem);
  stir();
}

void App::code_fetched(char letter, bool here) {
  wanted_.fetched(letter, here);
  stir();
}

void App::thought(Ticket ticket, int place, std::string_view report) {
  host_.thought(ticket, place, report);
}

void App::answered(Ticket ticket, std::string_view answer, std::string_view text) {
  if (text.size() > kLongestText) {
    dialogs_.answered(ticket, "", "");  // as if put aside
    tell_problem("app.text.long.title", say("app.text.long"));
  } else {
    dialogs_.answered(ticket, answer, text);
  }
  stir();
}

// ---- The beginning -----------------------------------------------------------------------------

void App::kept(StoredGame game) { shelf_.append(std::move(game)); }

void App::remembered(std::string_view key, std::string_view value) {
  if (front_->remembered(key, value) || read_setting(key, value, settings_)) return;
  if (key == "open") last_open_ = value;
  if (key == kSolved) solved_ = value;
  if (key == kWins) wins_ = Wins::read(value);
  if (key.starts_with(kLearnt)) finished_.emplace(key.substr(kLearnt.size()));
  if (key.starts_with(kLesson)) {
    read_number(value, 0, kMostSteps, learnt_[std::string(key.substr(kLesson.size()))]);
  }
}

std::optional<char> App::begins_with(std::string_view fragment) {
  if (is_readable(fragment)) return letter_of_position(house_.tables, fragment);
  const StoredGame* game = shelf_.find(last_open_);
  const bool goes_on = game && !is_over(*game);
  const auto saved = goes_on ? read_stored(*game) : Result<SavedBytes>(damaged_table());
  return saved ? std::optional(saved->game) : std::nullopt;
}

void App::started(std::string_view fragment, bool can_store) {
  if (!can_store) {
    host_.do_without_storage();
    platform_.say(say("app.store.none"));
  }
  settings_changed();
  platform_.set_title(say("app.title"));
  front_->set_games(shelf_.games());
  // A game that is over waits for no player: it stays on the shelf, which is up.
  if (const StoredGame* game = shelf_.find(last_open_); game && is_over(*game)) {
    last_open_.clear();
    platform_.remember("open", "");
  }
  if (is_readable(fragment)) {
    begin_with(meant_text(fragment));
  } else {
    resume(last_open_);
    fragment_changed(fragment);
  }
  stir();
}

// Who follows a link wants that table; the game of last time waits on the start screen, unless
// the link leads nowhere.
void App::begin_with(const std::string& link) {
  platform_.set_fragment("");
  if (front_->open_link(link)) return;
  with_code({letter_of_position(house_.tables, link)}, [this, link] {
    if (!open_known(link)) resume(last_open_);
  });
}

void App::text_edited(Ticket ticket, std::string_view text) {
  if (front_->text_edited(ticket, text)) stir();
}

void App::fragment_changed(std::string_view fragment) {
  if (!is_link(fragment)) return;
  platform_.set_fragment("");  // a reload goes on with the table, not with the link
  open_position(std::string(fragment));
}

}  // namespace mael::web
