#pragma once

#include <vector>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QString>

#include "game/history/libraryfilter.h"

namespace sudoku {

/// The texts about games that the library shows, in the player's language.
class LibraryWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LibraryWords)

 public:
  static QString shelf(Shelf shelf);
  static QString order(LibraryOrder order);
  static QString gameCount(int count);
  /// The number of games that are shown: `12 of 196 games`.
  static QString shownCount(int shown, int all);
  /// The number of games in the bin, and how long they will stay there.
  static QString binCount(int count);
  /// The number of games that are selected: `3 of 196 games selected`.
  static QString selectedCount(int selected, int all);
  /// Says which game was deleted, by its name or number, or how many games were.
  static QString deleted(const std::vector<const GameSummary*>& games);
  /// Says which deleted game was restored, by its name or number, or how many games were.
  static QString restored(const std::vector<const GameSummary*>& games);
  /// The number of puzzles that are solved: `12 of 500 solved`.
  static QString solvedCount(int solved, int all);
  /// Sudoku Explainer's rating of a puzzle, such as `SE 7.2`; empty until the puzzle is rated.
  static QString explainer(const GameSummary& game);
  /// HoDoKu's rating of a puzzle, such as `HoDoKu 1,204`; empty until the puzzle is rated.
  static QString hodoku(const GameSummary& game);
  static QString level(const GameSummary& game);
  /// The number of a game's puzzle: `#50953518`; or else its number in a collection; or if it is in none,
  /// words that say so.
  static QString number(const GameSummary& game);
  /// The name that the player has given to a game, or else its number; in the list of a collection, the
  /// puzzle's number in the collection.
  static QString title(const GameSummary& game, qint64 collection = 0);
  /// The title of a game, fitted to a width in pixels: a name is cut off if it is too long, a number in a
  /// collection never.
  static QString titleWithin(int width, const QFontMetrics& metrics, const GameSummary& game,
                             qint64 collection = 0);
  /// The state of a game: the number of filled cells out of those to fill, `34 of 55`, if it is in progress,
  /// else words such as `Solved`.
  static QString state(const GameSummary& game);
  /// Whether a solved game had help: `unaided`, `with help`, or that the solution was known before; empty for
  /// other games.
  static QString help(const GameSummary& game);
  /// The day of a daily puzzle: `Daily puzzle of 19 Nov`; empty for other puzzles.
  static QString daily(const GameSummary& game, const QDate& today);

  /// The techniques on the puzzle's solution path, the hardest first. Shown only on request, since they are a
  /// hint.
  static QString techniques(const GameSummary& game);
  /// How many puzzles have been rated so far: `Levels: 812 of 1,465`, or if it is about Sudoku Explainer's
  /// slow rating, `Ratings: 812 of 1,465`.
  static QString rating(bool isSlow, int rated, int all);
  /// The number of puzzles that are shown: `12 of 1,465 puzzles`.
  static QString puzzleCount(int shown, int all);

  /// A game in words for assistive technology, in a fixed form that tests rely on: level, number, state and
  /// time.
  static QString spoken(const GameSummary& game);
  /// Everything else that is known about a game, for a tool tip.
  static QString details(const GameSummary& game, const QDate& today);

 private:
  static QString titleOrCount(const std::vector<const GameSummary*>& games);
};

}  // namespace sudoku
