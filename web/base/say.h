// Texts by key with things put in, for everything around the games as well as for their screens.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace mael::web {

using Parts = std::initializer_list<std::string>;

// The text `key` with {0}, {1} … replaced by `parts`.
std::string say(std::string_view key, Parts parts = {});
// The same for a number, as the language counts: `key.one` or `key.other`; {0} is the number.
std::string say_count(std::string_view key, int number, Parts more = {});

// "12".
inline std::string number(int value) { return std::to_string(value); }
// "+1", with a true minus below 0.
std::string signed_number(int number);

// What stands on a key of the keyboard: "Entrée" for "Enter".
std::string key_cap(const std::string& key);

}  // namespace mael::web
