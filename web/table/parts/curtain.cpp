#include "web/table/parts/curtain.h"

#include <algorithm>
#include <utility>

#include "web/base/say.h"
#include "web/base/word_lines.h"
#include "web/table/parts/frame.h"

namespace mael::web {
namespace {

constexpr float kCurtainGap = 8;
constexpr float kCurtainButton = 48;
constexpr float kSincePad = 14;
constexpr float kLowCurtain = 480;  // height of a page on which not all stands below each other

class CurtainPlacer {
 public:
  CurtainPlacer(const CurtainView& curtain, const NoticeView& notice, const Measure& measure,
                Rect area)
      : curtain_(curtain), notice_(notice), measure_(measure), area_(area) {}

  CurtainPlaces place() {
    if (area_.height() < kLowCurtain) {
      const float split = area_.min.x + area_.width() * 0.42F;
      place_head({area_.min, {split - kCurtainGap, area_.max.y}});
      place_rest({{split + kCurtainGap, area_.min.y}, area_.max});
    } else {
      const float width = std::min(area_.width(), 440.0F);
      const Rect column = box(area_.center().x - width / 2, area_.min.y, width, area_.height());
      place_rest({{column.min.x, column.min.y + column.height() * kHead}, column.max});
      place_head({column.min, {column.max.x, places_.secret.min.y}});
    }
    return std::move(places_);
  }

 private:
  static constexpr float kHead = 0.36F;  // of the height, at least
  static constexpr float kOver = 24, kName = 54, kTitle = 30, kMostSign = 190;

  // In the middle of the room, the sign as large as there is room for.
  void place_head(Rect room) {
    const float words = kOver + kName + 2 * kCurtainGap;
    const float size = std::clamp(room.height() - words - 3 * kCurtainGap, 0.0F,
                                  std::min(kMostSign, room.width() * 0.6F));
    const float y = room.min.y + std::max(0.0F, (room.height() - words - size) * 0.42F);
    places_.over = box(room.min.x, y, room.width(), kOver);
    places_.name = box(room.min.x, y + kOver, room.width(), kName);
    places_.sign =
        box(room.center().x - size / 2, places_.name.max.y + 2 * kCurtainGap, size, size);
  }

  // The first alone; below it, in one row, the seats that bots may play. Answers where they begin.
  float place_buttons(Rect room) {
    const auto bots = static_cast<int>(notice_.buttons.size()) - 1;
    const Rect row{{room.min.x, room.max.y - kCurtainButton}, room.max};
    float y = row.min.y;
    if (bots > 0) {
      y -= kOver;
      places_.bots = box(room.min.x, y, room.width(), kOver);
      y -= kCurtainButton + kCurtainGap;
    }
    places_.buttons = {box(room.min.x, y, room.width(), kCurtainButton)};
    if (bots > 0) {
      const std::vector<Rect> seats = in_row(row, bots);
      places_.buttons.insert(places_.buttons.end(), seats.begin(), seats.end());
    }
    return y;
  }

  // From below; of what happened as much as there is room for.
  void place_rest(Rect room) {
    const float y = place_buttons(room);
    const float secret = height_apart(measure_, TextStyle::Body, notice_.sentence, room.width());
    place_since({room.min + Vec2{0, secret + kCurtainGap}, {room.max.x, y - 2 * kCurtainGap}});
    const float end = places_.since.height() > 0 ? places_.since.min.y : y - kCurtainGap;
    places_.secret = box(room.min.x, end - 2 * kCurtainGap - secret, room.width(), secret);
  }

  // The last of what happened, as much of it as there is room for; over it, how much there was
  // before.
  void place_since(Rect room) {
    const std::vector<std::string>& since = curtain_.since;
    const float width = room.width() - 2 * kSincePad;
    float height = kTitle + 2 * kSincePad - kCurtainGap;
    const float line = height_apart(measure_, TextStyle::Body, " ", 0),
                earlier = line + kCurtainGap;
    std::size_t first = since.size();
    for (; first > 0; --first) {
      const float more =
          height_apart(measure_, TextStyle::Body, since[first - 1], width) + kCurtainGap;
      if (height + more + (first > 1 ? earlier : 0) > room.height()) break;
      height += more;
    }
    if (first == since.size()) return;
    if (first > 0) height += earlier;
    places_.since = {{room.min.x, room.max.y - height}, room.max};
    float y = places_.since.min.y + kSincePad + kTitle;
    if (first > 0) {
      places_.lines.push_back({box(room.min.x + kSincePad, y, width, line),
                               say("ui.curtain.earlier", {std::to_string(first)})});
      y += earlier;
    }
    for (std::size_t i = first; i < since.size(); ++i) {
      const float high = height_apart(measure_, TextStyle::Body, since[i], width);
      places_.lines.push_back({box(room.min.x + kSincePad, y, width, high), since[i]});
      y += high + kCurtainGap;
    }
  }

  const CurtainView& curtain_;
  const NoticeView& notice_;
  const Measure& measure_;
  const Rect area_;
  CurtainPlaces places_;
};

}  // namespace

CurtainPlaces place_curtain(const CurtainView& curtain, const NoticeView& notice,
                            const Measure& measure, Rect area) {
  return CurtainPlacer(curtain, notice, measure, area).place();
}

}  // namespace mael::web
