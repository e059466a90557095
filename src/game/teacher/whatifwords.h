#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "consequences.h"
#include "explanation.h"
#include "phrases.h"
#include "whatifevent.h"

namespace sudoku {

/// Sentences about what follows from an assumption, in the player's language. May be called from any thread.
class WhatIfWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::WhatIfWords)

 public:
  /// The sentence `Suppose r5c3 is 7.`
  static Sentence supposed(const Literal& literal);
  /// The sentence `Suppose the 7 in r5c3 were right.`, about a wrong entry.
  static Sentence supposedRight(const Candidate& entry);
  /// The sentence for an assumption within another: `Try it: suppose r5c3 is 7 too.`
  static Sentence supposedToo(const Literal& literal);
  /// The sentence for a consequence by any rule other than Assumed and Trial.
  static Sentence event(const WhatIfEvent& event);
  /// The sentence that ends a further assumption `trial`: to which contradiction it has led, and what that
  /// proves.
  static Sentence takenBack(const Literal& trial, const Break& end);
  /// The sentence about the contradiction to which the first assumption has led.
  static Sentence end(const Break& end, const std::optional<DeadlyScope>& deadly);

 private:
  /// How much a sentence lists by name: less where it would be too long.
  enum class Detail { All, Some, Least };

  /// Removed candidates, in the middle of a sentence: `r8c3 is not 7`.
  static Sentence gone(const std::vector<Candidate>& candidates, Detail detail);
  static Sentence placed(const WhatIfEvent& event);
  static Sentence removed(const WhatIfEvent& event);
  static Sentence removed(const WhatIfEvent& event, Detail detail);
  /// The sentence for a digit that rules candidates out, by which another digit is found.
  static Sentence both(const WhatIfEvent& event);
  /// A list of cells by name, such as `r1c5, r2c1 and r8c5`, or only their number, such as `five cells`.
  static Sentence cells(CellSet cells, Role role, DigitSet digits, Detail detail);
  /// A list of houses by name, such as `rows 3 and 7`, or only their number, such as `four houses`.
  static Phrases::Inflected houses(const std::vector<House>& houses, Role role, Detail detail);
};

}  // namespace sudoku
