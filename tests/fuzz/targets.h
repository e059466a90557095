#pragma once

#include <span>
#include <string_view>

/// What is fuzzed: functions that take any bytes and end the program by require() if a law does not hold. The
/// fuzzer calls them with bytes that it makes up, CorpusTest with those of tests/fuzz/corpus.
namespace sudoku::fuzz {

struct Target {
  std::string_view name;  ///< that of its folder in tests/fuzz/corpus
  void (*run)(std::string_view input);
};

std::span<const Target> allTargets();

void readFormats(std::string_view input);       ///< text formats: what is read is written and read again
void readLinks(std::string_view input);         ///< links and packed texts of other programs
void readLibraryLines(std::string_view input);  ///< HoDoKu's library lines, and the steps that they name
void readIds(std::string_view input);           ///< ids of puzzles
void readHistory(std::string_view input);       ///< the JSON of exports
void readRows(std::string_view input);          ///< rows of the database
void readHandover(std::string_view input);      ///< what a second start says to the first
void readArguments(std::string_view input);     ///< the command line of the game
void readCommandLine(std::string_view input);   ///< the command line of sudoku-cli
void applyMoves(std::string_view input);        ///< moves on a game as a value
void growTree(std::string_view input);          ///< moves, undo and branches of the game's model
void checkProofs(std::string_view input);       ///< lemmas, against the solution
void countSolutions(std::string_view input);  ///< the fast solver against one that is too simple to be wrong
void findSteps(std::string_view input);       ///< hints against the solution

}  // namespace sudoku::fuzz
