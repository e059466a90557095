#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>

namespace sudoku {

/// Days in words, in the player's language.
class DayWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DayWords)

 public:
  /// A day as `Today`, `Yesterday`, `19 Nov`, or of another year `19 Nov 2024`.
  static QString of(const QDate& day, const QDate& today);
};

}  // namespace sudoku
