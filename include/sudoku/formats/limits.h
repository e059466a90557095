#pragma once

#include <chrono>
#include <cstddef>

/// The limits on what the library and the command-line tools read, in one place. What is beyond them is
/// refused with a message, so that no text, however made, takes all memory or time.
namespace sudoku {

/// The most bytes of a file or of standard input that a command-line tool reads as a whole. Formats of one
/// puzzle a line are read line by line, without a limit.
inline constexpr std::size_t kMostFileBytes = std::size_t{256} * 1024 * 1024;
/// The most levels of arrays and objects within each other in JSON.
inline constexpr std::size_t kDeepestJson = 32;
/// The most values that a JSON text may have: many times those of a puzzle with all its notes and decoration.
inline constexpr std::size_t kMostJsonValues = std::size_t{1} << 18U;
/// The most UTF-16 units of JSON that are unpacked from a link: many times the size of the largest 9x9 puzzle
/// with all its decoration.
inline constexpr std::size_t kMostUnpacked = std::size_t{1} << 20U;
/// The longest time played that a file may give a puzzle: some thirty years.
inline constexpr std::chrono::milliseconds kLongestElapsed{1'000'000'000'000};

}  // namespace sudoku
