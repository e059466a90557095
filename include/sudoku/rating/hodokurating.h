#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/technique.h>

/// HoDoKu 2.2.0's rating of a puzzle: it solves the puzzle in its own order of techniques and adds up the
/// scores of the steps. The level is that of the hardest technique or the level that the sum of scores
/// belongs to, whichever is harder. All functions are pure and may be called from any thread. Results are
/// empty if stopped.
namespace sudoku {

struct HodokuRating {
  HodokuLevel level = HodokuLevel::Easy;
  int score = 0;

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

/// The rating as a text: `Unfair/1204`.
[[nodiscard]] std::string toText(const HodokuRating& rating);

/// The score of HoDoKu's guess where no technique finds a step: it fills the middle one of the open cells, in
/// reading order, from the solution, and continues with its techniques.
inline constexpr int kHodokuBruteForce = 10000;

/// HoDoKu's rating of a puzzle; nothing if stopped.
[[nodiscard]] std::optional<HodokuRating> rateByHodoku(const Puzzle& puzzle,
                                                       const std::stop_token& stop = {});

}  // namespace sudoku
