#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

namespace sudoku {

/// Numbers as the player's language writes them, but with the figures 0 to 9 in every language: those of the
/// board, of cells such as r1c5 and of files. May be called from any thread.
class Numbers {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Numbers)

 public:
  /// A number in words such as `two`, and in figures above nine.
  static QString inWords(int number);
  /// A number with the separators of the language: `1,234`.
  static QString inFigures(qint64 number) { return western(QLocale().toString(number)); }
  /// A text with Arabic and Indian figures replaced by 0 to 9.
  static QString western(QString text);
};

}  // namespace sudoku
