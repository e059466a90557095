#pragma once

#include <QCoreApplication>
#include <QString>

namespace sudoku {

/// Numbers in words of the player's language. May be called from any thread. Numbers in figures are written
/// by QLocale.
class Numbers {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Numbers)

 public:
  /// A number in words such as `two`, and in figures above nine.
  static QString inWords(int number);
};

}  // namespace sudoku
