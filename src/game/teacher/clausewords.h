#pragma once

#include <QCoreApplication>

#include <sudoku/logic/step.h>

#include "phrases.h"

namespace sudoku {

/// Clauses about chain nodes within longer sentences, in the player's language. May be called from any
/// thread.
class ClauseWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ClauseWords)

 public:
  /// What a node states: `r1c5 is 7`, `none of r1c5 and r2c5 is 7`, `the set r1c5 and r2c5 is not 7`. A
  /// pattern may ask for its form `if`, which follows the word `if` where languages order words anew there.
  static Phrases::Inflected stated(const ChainNode& node);
  /// The set of a node, or its cells, as the subject of a sentence: `the set r1c5 and r2c5`.
  static Sentence set(const ChainNode& node);
};

}  // namespace sudoku
