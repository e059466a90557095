#pragma once

#include <vector>

#include <sudoku/rating/entryjudge.h>

namespace sudoku {

/// How many entries of a review are of a kind.
struct ReviewCounts {
  int insights = 0;
  int guesses = 0;
  int mistakes = 0;

  friend bool operator==(const ReviewCounts&, const ReviewCounts&) = default;
};

/// What was found out about the entries of a game.
struct KeptReview {
  int moves = 0;  ///< the number of moves that the game had
  /// The judgement of each entry, in the order of the entries, with the number of empty cells left out;
  /// without logic for mistakes.
  std::vector<EntryJudgement> judgements{};
  ReviewCounts counts{};

  friend bool operator==(const KeptReview&, const KeptReview&) = default;
};

}  // namespace sudoku
