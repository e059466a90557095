#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "solving/engines.h"

/// Functions for timing several solvers side by side. Puzzles are 81 characters, `.` or `0` for an empty
/// cell.
// NOLINTBEGIN(readability-identifier-naming): names for C, as the timing program looks them up
extern "C" {

/// Counts solutions up to a limit and, unless `solution` is null, writes the first as characters. The third
/// argument, a configuration, is ignored, and no guesses are counted.
__attribute__((visibility("default"))) std::size_t sudoku_count(const char* puzzle, std::size_t limit,
                                                                std::uint32_t configuration, char* solution,
                                                                std::size_t* guesses);

/// Counts the solutions of many puzzles, `stride` bytes apart. A limit above 255 counts as 255.
__attribute__((visibility("default"))) void sudoku_count_batch(const char* puzzles, std::size_t stride,
                                                               std::size_t count, std::size_t limit,
                                                               std::uint8_t* counts);
}
// NOLINTEND(readability-identifier-naming)

std::size_t sudoku_count(const char* puzzle, std::size_t limit, std::uint32_t /*configuration*/,
                         char* solution, std::size_t* guesses) {
  *guesses = 0;
  auto* const cells = reinterpret_cast<unsigned char*>(solution);
  const std::size_t found = sudoku::solving::chosenEngine().count(
      reinterpret_cast<const unsigned char*>(puzzle), nullptr, limit, sudoku::solving::kNever, cells);
  if (found > 0 && cells != nullptr)
    for (int cell = 0; cell < 81; ++cell) cells[cell] = static_cast<unsigned char>(cells[cell] + '0');
  return found;
}

void sudoku_count_batch(const char* puzzles, std::size_t stride, std::size_t count, std::size_t limit,
                        std::uint8_t* counts) {
  constexpr std::size_t kMost = 255;
  std::array<std::size_t, 4096> found{};  // large enough that the end of each part costs little
  for (std::size_t done = 0; done < count;) {
    const std::size_t now = std::min(found.size(), count - done);
    sudoku::solving::chosenEngine().countAll(
        {reinterpret_cast<const unsigned char*>(puzzles) + done * stride, stride, now},
        std::min(limit, kMost), sudoku::solving::kNever, found.data(), nullptr);
    for (std::size_t i = 0; i < now; ++i) counts[done + i] = static_cast<std::uint8_t>(found[i]);
    done += now;
  }
}
