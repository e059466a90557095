#pragma once

#include <cstddef>

/// The functions of each engine (portable, AVX2, AVX-512). Uses plain types only, because code compiled for a
/// newer processor must not share inline functions with the rest of the program.
namespace sudoku::solving {

/// Grids in the form that engines read: 81 bytes in reading order, of which only the low four bits count.
/// Values 1-9 are digits and all others empty cells, so numbers and characters can be used alike.
struct Grids {
  const unsigned char* first;
  std::size_t stride;  ///< number of bytes from one grid to the next
  std::size_t count;
  /// Null, or two bytes for each grid: a cell (0-80) and a digit (1-9) that may not stand in it.
  const unsigned char* bans = nullptr;
};

/// A function that long searches call now and then to ask whether to stop, and its argument. Never called if
/// null.
struct Stop {
  bool (*isRequested)(const void* token);
  const void* token;
};
inline constexpr Stop kNever = {nullptr, nullptr};

struct Engine {
  const char* name;
  /// Counts the solutions of a grid up to a limit, or until stopped. `ban` is null, or points to two bytes, a
  /// cell (0-80) and a digit (1-9) that may not stand in it. Writes the first solution to `solution` (81
  /// values), unless that is null.
  std::size_t (*count)(const unsigned char* grid, const unsigned char* ban, std::size_t limit, Stop stop,
                       unsigned char* solution);
  /// Counts the solutions of at most 2^32 grids and writes the number for each; if stopped, the number so
  /// far. Unless `solutions` is null, also writes 81 values for each grid that has a solution.
  void (*countAll)(const Grids& grids, std::size_t limit, Stop stop, std::size_t* counts,
                   unsigned char* solutions);
};

extern const Engine kPortableEngine;
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;

}  // namespace sudoku::solving
