#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "cellview.h"

namespace sudoku {

/// What a screen reader says of a cell: a contract with screen readers and tests.
class CellName {
  Q_DECLARE_TR_FUNCTIONS(sudoku::CellName)

 public:
  /// The name of a cell that shows something, such as `Row 1 column 2: empty, notes 1 3 9, possible`.
  static QString of(Cell cell, const CellView& view);

 private:
  static QString content(const CellView& view);
  static void addMarks(QStringList& parts, const CellView& view);
};

}  // namespace sudoku
