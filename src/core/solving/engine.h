#pragma once

#include <cstddef>

/// The functions of each path of the solver (portable, AVX2, AVX-512). Plain types only: code compiled for a
/// wider processor must not share inline functions with the rest of the program.
namespace sudoku::solving {

/// Grids as the engines read them: 81 bytes in reading order of which the low four bits count. Values 1-9 are
/// digits and all others empty cells, so both numbers 0-9 and characters will do.
struct Grids {
  const unsigned char* first;
  std::size_t stride;  ///< bytes from one grid to the next
  std::size_t count;
  /// Null, or for each grid two bytes: a cell (0-80) and a digit (1-9) that may not stand there.
  const unsigned char* bans = nullptr;
};

/// A question that long searches ask now and then: whether to give up. If it is null they never ask.
struct Stop {
  bool (*isRequested)(const void* token);
  const void* token;
};
inline constexpr Stop kNever = {nullptr, nullptr};

struct Engine {
  const char* name;
  /// Counts the solutions of a grid up to a limit, or until told to stop; `ban` is null or as in Grids.
  /// Writes the first solution to `solution` (81 values), unless that is null.
  std::size_t (*count)(const unsigned char* grid, const unsigned char* ban, std::size_t limit, Stop stop,
                       unsigned char* solution);
  /// Counts the solutions of many grids, at most 2^32: writes a number for each, as far as it has come when
  /// told to stop. Unless `solutions` is null, also writes 81 values for each grid that has a solution.
  void (*countAll)(const Grids& grids, std::size_t limit, Stop stop, std::size_t* counts,
                   unsigned char* solutions);
};

extern const Engine kPortableEngine;
extern const Engine kAvx2Engine;
extern const Engine kAvx512Engine;

}  // namespace sudoku::solving
