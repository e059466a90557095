#pragma once

#include <vector>

#include <QCoreApplication>

#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// Sentences about the conclusions of steps, in the player's language. May be called from any thread.
class Conclusions {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Conclusions)

 public:
  /// The sentence `r4c3 sees both.`, for the end of an explanation that has named two possibilities, one of
  /// which is true.
  static Sentence seesBoth(const Step& step);
  /// The sentence `r4c3 sees all three.`, for the end of an explanation that has named three possibilities,
  /// one of which is true.
  static Sentence seesAllThree(const Step& step);
  /// The conclusion of a step: `So r1c5 and r2c1 cannot be 5.`, or after several cases `Either way r6c3
  /// cannot be 4.` Several sentences where one would be too long; all cells are named.
  static std::vector<Sentence> of(const Step& step);

 private:
  static Sentence placed(const Step& step);
  static std::vector<Sentence> crossedOut(const Step& step);
};

}  // namespace sudoku
