#pragma once

#include <QCoreApplication>
#include <QString>

#include "game/history/libraryfilter.h"

namespace sudoku {

/// What the library says of its games, in the player's language.
class LibraryWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LibraryWords)

 public:
  static QString shelf(Shelf shelf);
  static QString order(LibraryOrder order);
  static QString gameCount(int count);
  /// `12 of 500 solved`.
  static QString solvedCount(int solved, int all);
  /// `SE 7.2`, and `HoDoKu 1,204`; empty as long as it is not known.
  static QString explainer(const GameSummary& game);
  static QString hodoku(const GameSummary& game);
  static QString level(const GameSummary& game);
  /// `#50953518`, or that there is none.
  static QString number(const GameSummary& game);
  /// The name that the player has given, else the number.
  static QString title(const GameSummary& game);
  /// `34 of 55` of a game in progress, else its status.
  static QString state(const GameSummary& game);
  /// `unaided` or `with help` of a solved game, else nothing.
  static QString help(const GameSummary& game);

  /// Level, number, status and time: a contract with screen readers and tests.
  static QString spoken(const GameSummary& game);
  /// What else there is to say.
  static QString details(const GameSummary& game, const QDate& today);
};

}  // namespace sudoku
