#pragma once

#include <vector>

#include <QCoreApplication>
#include <QFontMetrics>
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
  /// `12 of 196 games`: those that are shown.
  static QString shownCount(int shown, int all);
  /// How many games are in the bin, and how long they stay there.
  static QString binCount(int count);
  /// `3 of 196 games selected`.
  static QString selectedCount(int selected, int all);
  /// What was deleted: a game by its name or number, or how many.
  static QString deleted(const std::vector<const GameSummary*>& games);
  /// What came back: a game by its name or number, or how many.
  static QString restored(const std::vector<const GameSummary*>& games);
  /// `12 of 500 solved`.
  static QString solvedCount(int solved, int all);
  /// `SE 7.2`, and `HoDoKu 1,204`; empty as long as it is not known.
  static QString explainer(const GameSummary& game);
  static QString hodoku(const GameSummary& game);
  static QString level(const GameSummary& game);
  /// `#50953518`, or the place of the puzzle in a collection, or that there is none.
  static QString number(const GameSummary& game);
  /// The name that the player has given, else the number. In the list of a collection the place in it.
  static QString title(const GameSummary& game, qint64 collection = 0);
  /// The title in so many pixels: a name is cut off where there is no room, the number in a collection never.
  static QString titleWithin(int width, const QFontMetrics& metrics, const GameSummary& game,
                             qint64 collection = 0);
  /// `34 of 55` of a game in progress, else its status.
  static QString state(const GameSummary& game);
  /// `unaided`, `with help`, or what was known of a solved game before; else nothing.
  static QString help(const GameSummary& game);
  /// `Daily puzzle of 19 Nov`; empty of any other.
  static QString daily(const GameSummary& game, const QDate& today);

  /// Those of the puzzle's path, the hardest first: told only if they are asked for.
  static QString techniques(const GameSummary& game);
  /// `Levels: 812 of 1,465`: how far the rating in the background is.
  static QString rating(bool isSlow, int rated, int all);
  /// `12 of 1,465 puzzles`.
  static QString puzzleCount(int shown, int all);

  /// Level, number, status and time: a contract with screen readers and tests.
  static QString spoken(const GameSummary& game);
  /// What else there is to say.
  static QString details(const GameSummary& game, const QDate& today);

 private:
  static QString titleOrCount(const std::vector<const GameSummary*>& games);
};

}  // namespace sudoku
