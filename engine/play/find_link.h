// A link of ours in whatever was pasted, dropped or opened: a whole mail, a sentence, an address to
// which others have added something.
#pragma once

#include <string>
#include <string_view>

namespace mael {

// The longest link in the text whose check holds, with its #; empty if there is none. It may be
// wrapped over several lines, have what does not belong to it on either side, and be written as
// addresses and pages write signs (%23).
std::string find_link(std::string_view text);

// What a text is meant as: a link in it, or else its plain words (plain_text.h).
std::string meant_text(std::string_view text);

}  // namespace mael
