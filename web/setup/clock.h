// The clock of persons who share a device, which every game is set up with alike. It is offered
// where two of them sit or more; else there is none, whatever was chosen.
#pragma once

#include "web/app/play_clock.h"
#include "web/setup/form.h"

namespace mael::web::setup {

// Adds it to the numbers of the form, if it is offered.
void offer_clock(const Filled& filled, Form& form);

ClockTerms clock_of(const Filled& filled);

}  // namespace mael::web::setup
