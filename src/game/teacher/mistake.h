#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include <sudoku/play/gamestate.h>

#include "explanation.h"

namespace sudoku {

/// An entry that differs from the solution.
struct Mistake {
  Cell cell;
  Digit digit;
  CellSet broken;  ///< where it shows: its twin, or the cells of the house that it leaves short
  std::vector<Sentence> sentences;  ///< which it is, and why it cannot be

  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What is wrong on a board, in the player's language. May be called from any thread.
class Mistakes {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Mistakes)

 public:
  /// The wrong entry that stands longest, of the moves that led to the position; nothing if all are right.
  static std::optional<Mistake> first(const GameState& state, const std::vector<Move>& applied);

 private:
  static Sentence whyNot(const GameState& state, Mistake& mistake);
};

}  // namespace sudoku
