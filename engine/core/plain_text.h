// Texts that people hand in went through other programs on their way: mails, messengers, word
// processors.
#pragma once

#include <string>
#include <string_view>

namespace mael {

// The text (UTF-8) without what was put round it: byte-order marks and other signs that are not
// seen, blanks and line ends of other kinds, the marks of a quoted mail, and of a text with a code
// fence all that stands outside of it. Its words stay as they are.
std::string unwrapped(std::string_view text);

// Every line of it, in plain signs: curly quotes and apostrophes, dots in one sign and wide letters
// are what a keyboard writes in their place, and nothing is there that is not seen. Dashes stay.
std::string in_plain_signs(std::string_view text);

// unwrapped() for notation, in plain signs and with short dashes.
std::string plain_text(std::string_view text);

}  // namespace mael
