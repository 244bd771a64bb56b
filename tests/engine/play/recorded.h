// What signatures of random games miss, recorded in tests/tables/recorded.tsv: what tables say and
// offer, and what bots choose. Who changes rules, words or bots on purpose records anew what the
// failing test prints, and says why in the commit.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>

namespace mael {

struct Recording {
  int moments = 0;  // how many were looked at
  std::uint64_t hash = 0;
  friend bool operator==(const Recording&, const Recording&) = default;
};

std::ostream& operator<<(std::ostream& out, const Recording& record);

// Fails where `found` is not the record of this name.
void compare_with_record(std::string_view name, const Recording& found);

}  // namespace mael
