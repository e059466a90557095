#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/puzzlerecord.h>

/// Puzzles for the tests of formats.
namespace sudoku::support {

/// The puzzle that the foreign samples show.
inline constexpr std::string_view kSample =
    ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8";

enum class Entries { Right, AlsoWrong };

/// Puzzles with entries, notes and labels, the same for the same seed. Among right entries notes always hold
/// the digit of the solution; otherwise both are any.
std::vector<PuzzleRecord> makeRecords(std::size_t count, Entries entries, std::uint64_t seed);

/// The text so many times.
std::string repeated(std::string_view text, int times);

}  // namespace sudoku::support

namespace sudoku {

/// How GoogleTest shows a record.
void PrintTo(const PuzzleRecord& record, std::ostream* stream);  // NOLINT(readability-identifier-naming)

}  // namespace sudoku
