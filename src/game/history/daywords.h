#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>

namespace sudoku {

/// Days in words, in the player's language.
class DayWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DayWords)

 public:
  /// A day in words: `Today`, `Yesterday`, `19 Nov`, or in another year `19 Nov 2024`.
  static QString of(const QDate& day, const QDate& today);
};

}  // namespace sudoku
