#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QDate>
#include <QString>
#include <QStringList>

#include "game/play/gamesummary.h"
#include "librarysearch.h"

namespace sudoku {

/// The fixed lists of the library, in contrast to tags and collections. Kept is the list of the games that
/// the player has marked with a star.
enum class Shelf : std::uint8_t { All, InProgress, Solved, GivenUp, Daily, Kept, Bin };
inline constexpr std::array kShelves = {Shelf::All,   Shelf::InProgress, Shelf::Solved, Shelf::GivenUp,
                                        Shelf::Daily, Shelf::Kept,       Shelf::Bin};

/// The order of a list of games; games that are equal in it are sorted by when they were played last.
enum class LibraryOrder : std::uint8_t {
  LastPlayed,  ///< by the time when they were last played, the latest first
  Level,       ///< by level, the easiest first; games without a level come last
  Time,        ///< by the time on their clocks, the shortest first
  Begun,       ///< by the time when they were begun, the latest first
  Number,      ///< by their numbers in the collection that is shown
};

/// Says which games a list of the library shows: those that meet all conditions.
struct LibraryFilter {
  Shelf shelf = Shelf::All;
  std::optional<Level> level{};  ///< level of the games; empty for any level
  QString tag{};                 ///< tag of the games; empty for any tag or none
  qint64 collection = 0;         ///< id of the collection that the games belong to; 0 for any or none
  /// Search words, each of which has to match: the text on the game's card (number, name, tags, level, state,
  /// help, daily puzzle, collections), one of the game's days (`19`, `Nov`, `2025-11-19`, `today`), the
  /// puzzle's cells, or the name of a technique on its solution path. Cells are at least nine digits, with
  /// `.` or `0` for empty cells; they can be givens or the present board.
  QString text{};

  friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// The fixed list that the player has chosen; nothing if all games of a collection or a tag are shown.
std::optional<Shelf> chosenShelf(const LibraryFilter& filter);

/// The filter after the player has chosen a fixed list: the list of all games drops the collection and the
/// tag of the filter, other lists keep them.
LibraryFilter withShelf(LibraryFilter filter, Shelf shelf);

/// Decides for each game whether it passes a filter. Days are those of the local time zone.
class GameChoice {
 public:
  GameChoice(LibraryFilter filter, const QDate& today);

  bool isAskedFor(const GameSummary& game);

 private:
  LibraryFilter m_filter;
  LibrarySearch m_search;
};

/// The number by which a game is sorted, the lowest first. `collection` is an id, or 0 for none.
qint64 rankOf(const GameSummary& game, LibraryOrder order, qint64 collection);

/// Indices of those of the `games` that pass a filter, in the given order. Days are those of the local time
/// zone.
std::vector<std::size_t> chosenGames(const std::vector<GameSummary>& games, const LibraryFilter& filter,
                                     LibraryOrder order, const QDate& today);

/// The number of games in each fixed list, in the order of kShelves.
std::array<int, kShelves.size()> countsOf(const std::vector<GameSummary>& games);

/// All tags of the games without duplicates, sorted by their number of games and then alphabetically.
QStringList tagsOf(const std::vector<GameSummary>& games);

/// The number of solved puzzles in each collection, by the collection's id; collections without any are left
/// out.
std::map<qint64, int> solvedInCollections(const std::vector<GameSummary>& games);

/// The number that lists show for a puzzle: `#` and the last digits of the puzzle's id, at most eight. Empty
/// for a puzzle without an id.
QString shortNumber(const QString& puzzleId);

/// The progress on a board: how many of the cells to fill the player has filled.
struct Progress {
  int filled = 0;  ///< number of cells filled by the player, right or wrong
  int all = 0;     ///< number of cells that are not givens

  friend bool operator==(const Progress&, const Progress&) = default;
};
Progress progressOf(const GameSummary& game);

/// Removes the board from the summary of a game, so that lists do not show it while the game is paused.
void hideBoard(GameSummary& game);
bool isHidden(const GameSummary& game);

}  // namespace sudoku
