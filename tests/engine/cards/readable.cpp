#include "engine/cards/content.h"
#include "tests/engine/cards/typed.h"

namespace mael {

// As they are built in, or what stands in for them (tests/mutants/stand_ins.h).
namespace embedded {
extern const std::string_view kCardsTsv;
}  // namespace embedded

bool OfCards::is_content_readable() { return cards::Catalogue::read(embedded::kCardsTsv).ok(); }

}  // namespace mael
