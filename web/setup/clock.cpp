#include "web/setup/clock.h"

#include <algorithm>

#include "web/base/say.h"

namespace mael::web::setup {

namespace {

constexpr std::string_view kClock = "clock";

bool shares_device(const Filled& filled) {
  return std::count_if(filled.seats.begin(), filled.seats.end(),
                       [](const FilledSeat& seat) { return seat.kind == PlayerKind::Person; }) > 1;
}

int last_place() { return static_cast<int>(all_clock_terms().size()) - 1; }

// Among all terms; none where nothing was chosen.
int chosen(const Filled& filled) { return number_of(filled.values, kClock, 0, 0, last_place()); }

std::string in_words(const ClockTerms& terms) {
  switch (terms.kind) {
    case ClockKind::Off: return say("start.clock.off");
    case ClockKind::Counts: return say("start.clock.counts");
    case ClockKind::Limits: break;
  }
  return say("start.clock.limits", {number(terms.minutes), number(terms.seconds)});
}

}  // namespace

void offer_clock(const Filled& filled, Form& form) {
  if (!shares_device(filled)) return;
  const int place = chosen(filled);
  form.numbers.push_back({std::string(kClock), say("start.clock"),
                          in_words(all_clock_terms()[static_cast<std::size_t>(place)]),
                          say("start.clock.less"), say("start.clock.more"), place, 0,
                          last_place()});
}

ClockTerms clock_of(const Filled& filled) {
  if (!shares_device(filled)) return {};
  return all_clock_terms()[static_cast<std::size_t>(chosen(filled))];
}

}  // namespace mael::web::setup
