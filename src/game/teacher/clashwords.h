#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/grid/checker.h>

namespace sudoku {

/// Sentences about a digit that is twice in a house, in the player's language. May be called from any thread.
class ClashWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ClashWords)

 public:
  /// The sentence `Row 1 has two 6s.`
  static QString of(const Clash& clash);
  /// The sentence `Every cell is filled, but row 1 has two 6s.`
  static QString ofFullBoard(const Clash& clash);
};

}  // namespace sudoku
