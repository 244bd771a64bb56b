// Which tables of the content are changed: scenarios of their games must notice it.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace mael::mutants {

// What is left as it is: references and what is judged by other tests, each by its name or the end
// of it.
inline constexpr std::array kUnchangedTables{
    "rules.tsv",         // references of the rules
    "lesson.tsv",        // played by `content --check`
    "lessons.tsv",       // likewise
    "examples.tsv",      // likewise
    "glossary.tsv",      // words
    "puzzles.tsv",       // solved by their own tests
    "ready_forces.tsv",  // proposals, judged by the rules of forces
    "faces.tsv",         // how cards look
    "left_out.tsv",      // what is not played
    "tuned.tsv",         // what is not printed: held against the book by its own test
    "ready.tsv"};        // proposals, judged by the rules of units

// All others of the games of the house, by their paths below assets/.
std::vector<std::string> changed_tables();

}  // namespace mael::mutants
