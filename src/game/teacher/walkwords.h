#pragma once

#include <vector>

#include <QCoreApplication>

#include <sudoku/logic/position.h>

#include "explanation.h"
#include "phrases.h"
#include "walksteps.h"

namespace sudoku {

/// The sentences that explain the chains of a step, each with its reason, in the player's language. For use
/// in one thread; the steps and the position have to outlive it.
class WalkWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::WalkWords)

 public:
  WalkWords(const std::vector<WalkStep>& steps, const Position& position)
      : m_steps(steps), m_position(position) {}

  Sentence sentence(const WalkStep& step) const;

  /// The sentence with which a chain begins: `Suppose r1c5 is 7.`
  static Sentence supposed(const ChainNode& node);

 private:
  Sentence seesDigit(const WalkStep& step) const;
  Sentence lastCandidate(const WalkStep& step) const;
  Sentence lastPlace(const WalkStep& step) const;
  Sentence lacksDigit(const WalkStep& step) const;
  Sentence refuted(const WalkStep& step) const;
  Sentence cases(const WalkStep& step) const;
  Sentence recalled(const WalkStep& step) const;
  Sentence again(const WalkStep& step) const;
  Sentence byPattern(const WalkStep& step) const;
  /// The patterns of two sentences of byPattern(), for a kind of house and the number of cells.
  static QString lockedDigit(House::Kind kind, int count);
  static QString nakedSet(House::Kind kind, int count);
  /// The numbers that some statements have on the board, as text: `in step 5`, `in steps 3 to 7 and 12`.
  /// Empty if none has a number.
  QString numbersOf(const std::vector<std::size_t>& steps) const;

  const WalkStep& premise(const WalkStep& step, std::size_t index = 0) const {
    return m_steps[step.premises[index]];
  }
  CellSet placesIn(House house, Digit digit) const {
    return m_position.candidates.cellsOf(digit) & m_position.candidates.openCells() & cellsOf(house);
  }

  const std::vector<WalkStep>& m_steps;
  const Position& m_position;
};

}  // namespace sudoku
