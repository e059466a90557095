#pragma once

#include <QCoreApplication>

#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// What steps come to, in the player's language. May be called from any thread.
class Conclusions {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Conclusions)

 public:
  /// Why several cases concern what goes: `r6c3 shares a row, column or box with each of these.`
  static Sentence seesEach(const Step& step);
  /// `So r1c5 and r2c1 cannot be 5.`
  static Sentence so(const Step& step);
  /// The same after several cases: `Either way r6c3 cannot be 4.`
  static Sentence eitherWay(const Step& step);

 private:
  /// How to say that a digit is placed, that it goes, and that many candidates go.
  struct Patterns {
    QString placed;
    QString gone;
    QString manyGone;
  };

  static Sentence concluded(const Step& step, const Patterns& patterns);
};

}  // namespace sudoku
