#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

/// What sudoku-cli's help says, for comparison with what is written about the tool elsewhere.
namespace sudoku::cli {

using Words = std::set<std::string>;

/// The options of a command without `--help`, each with the words that may follow it: none for a flag, and
/// for an option that takes numbers, texts and the like.
using Options = std::map<std::string, Words>;

/// The commands that `sudoku-cli --help` lists.
std::vector<std::string> helpCommands();

/// The options that `sudoku-cli COMMAND --help` lists.
Options helpOptions(const std::string& command);

/// The names of options.
Words namesOf(const Options& options);

/// The text of a file under resources/.
std::string readResource(const std::string& name);

/// The words of a text, separated by blanks and line ends.
Words wordsOf(const std::string& text);

}  // namespace sudoku::cli
