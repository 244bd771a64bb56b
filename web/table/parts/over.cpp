#include "web/table/parts/over.h"

#include <algorithm>
#include <utility>

#include "web/base/measure.h"
#include "web/base/say.h"
#include "web/table/parts/menu_place.h"

namespace mael::web {
namespace {

constexpr float kButtonRow = 50;  // with the gap below it
constexpr float kRowGap = 4;
constexpr float kLogHeight = 680;

class Placer {
 public:
  Placer(const Chrome& chrome, Vec2 viewport, const Insets& safe)
      : chrome_(chrome), viewport_(viewport), area_(shrunk({{}, viewport}, safe)) {
    out_.sheet.safe = safe;
    out_.sheet.height = 0;
  }

  OverPlaces place(const SheetWish& own) {
    if (shows_notice()) {
      place_notice();
    } else {
      place_sheet(wish(own));
    }
    return std::move(out_);
  }

 private:
  // A question, and a curtain, come before what is being read.
  bool shows_notice() const {
    if (!chrome_.notice) return false;
    return chrome_.notice->hides_table || chrome_.sheet == OpenSheet::None ||
           chrome_.sheet == OpenSheet::Resign;
  }

  void place_notice() {
    const NoticeView& notice = *chrome_.notice;
    out_.notice_words = notice.sentence;
    if (notice.aside) return place_aside(notice);
    const auto count = static_cast<float>(notice.buttons.size());
    const float width = std::min(440.0F, area_.width() - 24);
    const float height = std::min(190 + kButtonRow * count, area_.height() - 8);
    out_.covered = true;
    out_.notice = {area_.center() - Vec2{width, height} / 2,
                   area_.center() + Vec2{width, height} / 2};
    for (std::size_t i = 0; i < notice.buttons.size(); ++i) {
      const float y = out_.notice.max.y - 14 - kButtonRow * (count - static_cast<float>(i));
      out_.notice_buttons.push_back(
          box(out_.notice.min.x + 20, y, width - 40, kButtonRow - kRowGap));
    }
  }

  // The title, and below it all of the sentence: the course of the game must not lie under it.
  static float height_of_words(const std::string& words, float width) {
    constexpr float kTitle = 70, kLeast = 128, kAir = 3, kSides = 48;
    const float sentence = fixed_measure().size(TextStyle::Body, words, width - kSides).y;
    return std::max(kLeast, kTitle + sentence + kAir);
  }

  // At the right edge, or at the foot of an upright screen: the course of the game where there is
  // room, its first button above all others, these in pairs.
  void place_aside(const NoticeView& notice) {
    constexpr float kMargin = 12, kInset = 16, kWidest = 440, kColumn = 360;
    constexpr float kCourse = 84, kLeastCourse = 70;
    const auto rows = static_cast<float>(1 + notice.buttons.size() / 2);
    const bool tall = area_.height() > area_.width();
    const float width = std::min(tall ? kWidest : kColumn, area_.width() - 2 * kMargin);
    const float most = area_.height() - 8 - kButtonRow * rows - kMargin;  // of words and course
    const float needed = notice.course ? kLeastCourse : 0;
    const std::string all = notice.sentence + " " + notice.facts;
    if (!notice.facts.empty() && height_of_words(all, width) + needed <= most) {
      out_.notice_words = all;
    }
    const float words = height_of_words(out_.notice_words, width);
    const float least = words + kButtonRow * rows + kMargin;
    const float spare = std::min(kCourse, most - words);
    const float course = notice.course && spare >= kLeastCourse ? spare : 0;
    const float height = std::min(least + course, area_.height() - 8);
    const float left = tall ? area_.center().x - width / 2 : area_.max.x - kMargin - width;
    const float top = tall ? area_.max.y - kMargin - height : area_.center().y - height / 2;
    out_.covered = true;
    out_.notice = box(left, top, width, height);
    const Rect room{{left + kInset, out_.notice.max.y - kMargin - kButtonRow * rows},
                    {left + width - kInset, out_.notice.max.y - kMargin}};
    if (course > 0) {
      const float y = room.min.y - course;
      out_.notice_course = box(room.min.x, y, room.width(), course - 2 * kRowGap);
    }
    const float half = (room.width() + kRowGap) / 2;
    for (std::size_t i = 0; i < notice.buttons.size(); ++i) {
      const float y = room.min.y + kButtonRow * static_cast<float>((i + 1) / 2);
      const bool alone = i == 0 || (i + 1 == notice.buttons.size() && i % 2 == 1);
      const float x = i == 0 || i % 2 == 1 ? room.min.x : room.min.x + half;
      out_.notice_buttons.push_back(
          box(x, y, alone ? room.width() : half - kRowGap, kButtonRow - kRowGap));
    }
  }

  SheetWish wish(const SheetWish& own) const {
    switch (chrome_.sheet) {
      case OpenSheet::None:
      case OpenSheet::Resign: return {};
      case OpenSheet::Menu: return menu_wish();
      case OpenSheet::Log: return {kLogHeight, say("ui.panel.log")};
      default: return own;
    }
  }

  SheetWish menu_wish() const {
    const Vec2 size = size_of_menu(chrome_.menu, area_, viewport_);
    return {size.y, say("ui.panel.menu"), size.x};
  }

  void place_sheet(const SheetWish& wish) {
    if (wish.height <= 0) return;
    if (chrome_.sheet == OpenSheet::Card || chrome_.sheet == OpenSheet::Help) {
      out_.sheet.leads = Icon::Rules;
    }
    out_.covered = true;
    out_.sheet.height = wish.height;
    out_.sheet.width = wish.width;
    out_.sheet_title = wish.title;
    out_.sheet_place = web::place_sheet(out_.sheet, viewport_);
    out_.sheet_words = out_.sheet_place.inside;
    if (chrome_.sheet != OpenSheet::Menu) return;
    MenuPlaces menu = place_menu(chrome_.menu, out_.sheet_place.inside);
    out_.sheet_items = std::move(menu.rows);
    out_.menu_groups = std::move(menu.groups);
  }

  const Chrome& chrome_;
  const Vec2 viewport_;
  const Rect area_;
  OverPlaces out_;
};

}  // namespace

OverPlaces place_over(const Chrome& chrome, const SheetWish& own, Vec2 viewport,
                      const Insets& safe) {
  return Placer(chrome, viewport, safe).place(own);
}

void add_hits(const Chrome& chrome, const CommandList& commands, const OverPlaces& over,
              Vec2 viewport, HitPlaces& hits) {
  if (!over.covered) return;
  hits.clear();
  if (over.sheet.height > 0) {
    hits.add_press("aside", {{}, viewport}, Common::Close);
    hits.add_nothing("sheet", over.sheet_place.body);
    hits.press(commands, Common::Close, over.sheet_place.close);
    if (over.sheet.leads != Icon::None) {
      hits.press(commands, Common::OpenRule, over.sheet_place.leads);
    }
    if (chrome.sheet == OpenSheet::Menu) {
      hits.press_each(commands, chrome.menu, over.sheet_items, true);
    }
  } else {
    if (over.notice_course.height() > 0 && chrome.notice->course->size > 0) {
      hits.add_press("course", over.notice_course, Common::Review);
    }
    hits.press_each(commands, chrome.notice->buttons, over.notice_buttons, true);
  }
}

void place_foot(const CommandList& commands, std::initializer_list<Command> buttons,
                OverPlaces& over, HitPlaces& hits) {
  constexpr float kHeight = 44, kBelow = 2, kGap = 8;
  const Rect inside = over.sheet_place.inside;
  const float y = inside.max.y - kBelow - kHeight;
  const float step = (inside.width() + kGap) / static_cast<float>(buttons.size());
  over.sheet_items.clear();
  for (const Command& button : buttons) {
    const float x = inside.min.x + step * static_cast<float>(over.sheet_items.size());
    over.sheet_items.push_back(box(x, y, step - kGap, kHeight));
    hits.press(commands, button, over.sheet_items.back(), true);
  }
  over.sheet_words.max.y = y - kGap;
}

}  // namespace mael::web
