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
  /// A day of the year: `19 Nov`.
  static QString inShort(const QDate& day);
  /// A whole date: `19 November 2024`.
  static QString date(const QDate& day);
  /// A month: `Nov`.
  static QString month(const QDate& day);
  /// A month and its year: `Nov 2024`.
  static QString monthAndYear(const QDate& day);
};

}  // namespace sudoku
