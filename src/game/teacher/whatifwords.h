#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "consequences.h"
#include "explanation.h"
#include "phrases.h"
#include "whatifevent.h"

namespace sudoku {

/// What follows from an assumption, in the player's language. May be called from any thread.
class WhatIfWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::WhatIfWords)

 public:
  /// `Suppose r5c3 is 7.`
  static Sentence supposed(const Literal& literal);
  /// The same of one more.
  static Sentence supposedToo(const Literal& literal);
  /// An event without words, of any rule but Assumed and Trial.
  static Sentence event(const WhatIfEvent& event);
  /// What a trial ends with.
  static Sentence takenBack(const Literal& trial, const Break& end);
  /// What breaks in the end.
  static Sentence end(const Break& end, const std::optional<DeadlyScope>& deadly);

 private:
  /// How much is named one by one: less where a sentence would be too long.
  enum class Detail { All, Some, Least };

  /// `r8c3 is not 7`, within a sentence.
  static Sentence gone(const std::vector<Candidate>& candidates, Detail detail);
  static Sentence placed(const WhatIfEvent& event);
  static Sentence removed(const WhatIfEvent& event);
  static Sentence removed(const WhatIfEvent& event, Detail detail);
  /// A digit takes something away, and by that another one is found.
  static Sentence both(const WhatIfEvent& event);
  /// `r1c5, r2c1 and r8c5`, or `five cells`.
  static Sentence cells(CellSet cells, Role role, DigitSet digits, Detail detail);
  /// `rows 3 and 7`, or `four houses`.
  static Sentence houses(const std::vector<House>& houses, Role role, Detail detail);
};

}  // namespace sudoku
