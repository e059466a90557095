#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/formats/parseerror.h>

namespace sudoku {

/// Says in the player's language why a text cannot be read as puzzles. May be called from any thread.
class ParseWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ParseWords)

 public:
  /// The reason without its place: `only 80 cells of 81`.
  static QString reason(const ParseError& error);
  /// The place and the reason: `line 2, column 81: only 80 cells of 81`.
  static QString text(const ParseError& error);

 private:
  static QString shown(char character);
  static QString partNamed(QStringView name, const ParseError& error);
};

}  // namespace sudoku
