#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

/// What sudoku-cli says about itself, to hold against what is written about it elsewhere.
namespace sudoku::cli {

using Words = std::set<std::string>;

/// The options of a command without `--help`, each with the words that may follow it: none for a flag, and
/// for an option that takes numbers, texts and the like.
using Options = std::map<std::string, Words>;

/// The commands in `sudoku-cli --help`.
std::vector<std::string> helpCommands();

/// The options in `sudoku-cli COMMAND --help`.
Options helpOptions(const std::string& command);

/// The names of options.
Words namesOf(const Options& options);

/// A file under resources/.
std::string readResource(const std::string& name);

/// The words of a text, which blanks and line ends part.
Words wordsOf(const std::string& text);

}  // namespace sudoku::cli
