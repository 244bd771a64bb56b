// Units as a set-up offers them: in words, with what they cost, and with all that their models may
// take.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/battle/content/roster.h"
#include "web/setup/form.h"

namespace mael::web::battle {

// A unit with what it costs, the figures of its first models and what they carry. Its id is the
// loadout in letters (write_loadout).
setup::Option option_of_unit(const mael::battle::Loadout& loadout);

// The unit of an id: one that is proposed (e01), or a loadout in letters. Nothing for any other
// text, and for squads of a former edition.
std::optional<mael::battle::Loadout> unit_named(std::string_view id);

// The units that are proposed, of one faction.
std::vector<setup::Option> ready_units(mael::battle::Faction faction);

// What a unit may take, and then what each of its models may: every offer is filled in as the
// loadout it leads to. None for a unit that may take nothing.
std::vector<setup::Part> parts_of_unit(const mael::battle::Loadout& loadout);

}  // namespace mael::web::battle
