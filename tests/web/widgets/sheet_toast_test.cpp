#include <catch2/catch_test_macros.hpp>

#include "web/widgets/sheet.h"
#include "web/widgets/toast.h"

namespace mael::web {
namespace {

TEST_CASE("a sheet comes from below on a phone", "[sheet]") {
  SheetSpec spec;
  spec.height = 300;
  spec.safe.bottom = 34;
  const Rect rect = sheet_rect(spec, {390, 844});
  CHECK(rect.min.x == 0);
  CHECK(rect.max.x == 390);
  CHECK(rect.max.y == 844);
  CHECK(rect.height() == 334);
  spec.shown = 0;
  CHECK(sheet_rect(spec, {390, 844}).min.y == 844);
}

TEST_CASE("a sheet stands in the middle of a wide page", "[sheet]") {
  SheetSpec spec;
  const Rect rect = sheet_rect(spec, {1280, 800});
  CHECK(rect.center().x == 640);
  CHECK(rect.center().y == 400);
  CHECK(rect.width() == spec.width);
}

TEST_CASE("a sheet is never larger than the page", "[sheet]") {
  SheetSpec spec;
  spec.width = 2000;
  spec.height = 2000;
  for (const Vec2 page : {Vec2{390, 844}, Vec2{320, 480}, Vec2{1024, 600}}) {
    const Rect rect = sheet_rect(spec, page);
    CHECK(rect.min.x >= 0);
    CHECK(rect.min.y >= 0);
    CHECK(rect.max.x <= page.x);
    CHECK(rect.max.y <= page.y);
  }
}

TEST_CASE("a toast comes, stays and goes", "[toast]") {
  Toast toast;
  toast.words = "Saved";
  toast.shown_at = 1000;
  CHECK(toast_opacity(toast, 999) == 0);
  CHECK(toast_opacity(toast, 1000 + kToastFade) == 1);
  CHECK(toast_opacity(toast, 1000 + toast_time(toast) - kToastFade) == 1);
  CHECK(toast_opacity(toast, 1000 + toast_time(toast)) == 0);
}

TEST_CASE("long sentences stay longer, within reason", "[toast]") {
  Toast brief;
  brief.words = "Saved";
  Toast wordy;
  wordy.words = std::string(60, 'x');
  Toast endless;
  endless.words = std::string(1000, 'x');
  CHECK(toast_time(wordy) > toast_time(brief));
  CHECK(toast_time(endless) <= 7000);
}

}  // namespace
}  // namespace mael::web
