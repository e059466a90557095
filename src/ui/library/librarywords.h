#pragma once

#include <vector>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QString>

#include "game/history/libraryfilter.h"

namespace sudoku {

/// The texts of the library about its games, in the player's language.
class LibraryWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LibraryWords)

 public:
  static QString shelf(Shelf shelf);
  static QString order(LibraryOrder order);
  static QString gameCount(int count);
  /// The number of games shown: `12 of 196 games`.
  static QString shownCount(int shown, int all);
  /// The number of games in the bin, and how long they stay there.
  static QString binCount(int count);
  /// The number of games selected: `3 of 196 games selected`.
  static QString selectedCount(int selected, int all);
  /// Says what was deleted: a game by its name or number, or how many games.
  static QString deleted(const std::vector<const GameSummary*>& games);
  /// Says what came back: a game by its name or number, or how many games.
  static QString restored(const std::vector<const GameSummary*>& games);
  /// The number of puzzles solved: `12 of 500 solved`.
  static QString solvedCount(int solved, int all);
  /// Sudoku Explainer's rating as `SE 7.2`, and HoDoKu's as `HoDoKu 1,204`; empty as long as it is not known.
  static QString explainer(const GameSummary& game);
  static QString hodoku(const GameSummary& game);
  static QString level(const GameSummary& game);
  /// The number of a game's puzzle: `#50953518`, or the puzzle's place in a collection, or words for no
  /// number.
  static QString number(const GameSummary& game);
  /// The name that the player has given to the game, else its number. In the list of a collection the place
  /// in the collection.
  static QString title(const GameSummary& game, qint64 collection = 0);
  /// The title, fitted to a width in pixels: a name is cut off where there is no room, the number in a
  /// collection never.
  static QString titleWithin(int width, const QFontMetrics& metrics, const GameSummary& game,
                             qint64 collection = 0);
  /// The state of a game: `34 of 55` if it is in progress, else its status.
  static QString state(const GameSummary& game);
  /// The help of a solved game: `unaided`, `with help`, or what was known before; empty for other games.
  static QString help(const GameSummary& game);
  /// Whether and when it is a daily puzzle: `Daily puzzle of 19 Nov`; empty for another.
  static QString daily(const GameSummary& game, const QDate& today);

  /// The techniques of the puzzle's path, the hardest first. Shown only if the player asks for them.
  static QString techniques(const GameSummary& game);
  /// How far the rating in the background is: `Levels: 812 of 1,465`.
  static QString rating(bool isSlow, int rated, int all);
  /// The number of puzzles shown: `12 of 1,465 puzzles`.
  static QString puzzleCount(int shown, int all);

  /// A game as a screen reader reads it, a contract with tests: level, number, status and time.
  static QString spoken(const GameSummary& game);
  /// Everything else that can be said of a game, for a tool tip.
  static QString details(const GameSummary& game, const QDate& today);

 private:
  static QString titleOrCount(const std::vector<const GameSummary*>& games);
};

}  // namespace sudoku
