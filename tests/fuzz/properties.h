// What must hold for whatever bytes a reader is given. Each property has a file of its own, named
// for it: as an ordinary test it runs over a small corpus and slips of it (corpus_test.cpp), and
// with MAELSTROM_FUZZ it is a target of libFuzzer (target.cpp).
#pragma once

#include <string>
#include <string_view>

namespace mael::fuzz {

// What is broken; empty if the property holds.
using Finding = std::string;

Finding positions_read_are_fixed_points(std::string_view input);
// A line with a position, then an action.
Finding actions_read_are_fixed_points(std::string_view input);
Finding links_opened_hold_valid_positions(std::string_view input);
// The payload alone, so that a fuzzer need not guess the check of a link.
Finding bytes_unpacked_are_valid_positions(std::string_view input);
// The payload of a link to a moment of a match.
Finding moments_unpacked_are_fixed_points(std::string_view input);
// Numbers of which a position of any game is built, and then what is done in it (digits.h).
Finding built_positions_keep_promises(std::string_view input);
// The numbers of a position in notation; none if it is not one.
std::string digits_of_position(std::string_view position);
// The payload of a link that holds a force.
Finding forces_unpacked_are_fixed_points(std::string_view input);
Finding force_lists_read_are_fixed_points(std::string_view input);
Finding saves_loaded_are_valid_matches(std::string_view input);
// What is filled in of a set-up form, as the page's settings keep it.
Finding set_ups_read_are_fixed_points(std::string_view input);
// A sketch, as the head of a stored game keeps it.
Finding sketches_read_are_fixed_points(std::string_view input);
// Many games in one file, as the page exports them.
Finding games_in_a_file_are_fixed_points(std::string_view input);
// A match in parts (parts.h).
Finding parts_loaded_are_valid_matches(std::string_view input);
// A match as text (engine/play/match_text.h).
Finding matches_read_are_fixed_points(std::string_view input);

}  // namespace mael::fuzz
