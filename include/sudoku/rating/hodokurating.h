#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/technique.h>

/// How HoDoKu 2.2.0 judges a puzzle: it solves it in its order, adds up the scores of the steps, and takes
/// the harder of the hardest technique and the level for which the sum stands. All functions are pure and may
/// be called from any thread. A rating that was stopped gives nothing.
namespace sudoku {

struct HodokuRating {
  HodokuLevel level = HodokuLevel::Easy;
  int score = 0;

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

/// The rating as a text: `Unfair/1204`.
[[nodiscard]] std::string toText(const HodokuRating& rating);

/// The score of what HoDoKu does where its techniques end: it fills the middle one of the open cells, in
/// reading order, from the solution, and goes on.
inline constexpr int kHodokuBruteForce = 10000;

/// The rating of a puzzle; nothing if it was stopped.
[[nodiscard]] std::optional<HodokuRating> rateByHodoku(const Puzzle& puzzle,
                                                       const std::stop_token& stop = {});

}  // namespace sudoku
