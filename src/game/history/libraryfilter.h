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

/// The lists of the library that always exist.
enum class Shelf : std::uint8_t { All, InProgress, Solved, GivenUp, Daily, Kept, Bin };
inline constexpr std::array kShelves = {Shelf::All,   Shelf::InProgress, Shelf::Solved, Shelf::GivenUp,
                                        Shelf::Daily, Shelf::Kept,       Shelf::Bin};

/// How games are sorted. Games that are equal are sorted by when they were played last.
enum class LibraryOrder : std::uint8_t {
  LastPlayed,  ///< sorted by when they were last played, the latest first
  Level,       ///< sorted by level, the easiest first, games without a level last
  Time,        ///< sorted by their clocks, the shortest time first
  Begun,       ///< sorted by when they were begun, the latest first
  Number,      ///< sorted by their numbers in the collection that is shown
};

/// Which games a list of the library shows: those that pass all of its conditions.
struct LibraryFilter {
  Shelf shelf = Shelf::All;
  std::optional<Level> level{};  ///< level of the games; nothing: any level
  QString tag{};                 ///< tag of the games; empty: any tag
  qint64 collection = 0;         ///< id of the collection; 0: games in any collection or in none
  /// The words searched for. Each has to be found in what the game's card says (number, name, tags, level,
  /// state, help, that it is a daily puzzle, its collections), in the words of one of the game's days (`19`,
  /// `Nov`, `2025-11-19`, `today`), or in the puzzle; or in the name of one technique on the puzzle's path.
  /// Cells of the puzzle are at least nine digits with `.` or `0` for the empty ones, as givens or as the
  /// board stands.
  QString text{};

  friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// The shelf that the player has chosen; nothing if a collection or a tag with all of its games is shown.
std::optional<Shelf> chosenShelf(const LibraryFilter& filter);

/// The filter after the player has chosen a shelf: the shelf of all games drops a collection or tag, every
/// other shelf keeps them.
LibraryFilter withShelf(LibraryFilter filter, Shelf shelf);

/// Decides game by game whether a filter lets it pass. Days are those of the local time zone.
class GameChoice {
 public:
  GameChoice(LibraryFilter filter, const QDate& today);

  bool isAskedFor(const GameSummary& game);

 private:
  LibraryFilter m_filter;
  LibrarySearch m_search;
};

/// The number by which games are sorted: lower ones come first. `collection` is an id, or 0 for none.
qint64 rankOf(const GameSummary& game, LibraryOrder order, qint64 collection);

/// Indices of the `games` that pass a filter, sorted by its order. Days are those of the local time zone.
std::vector<std::size_t> chosenGames(const std::vector<GameSummary>& games, const LibraryFilter& filter,
                                     LibraryOrder order, const QDate& today);

/// The number of games on each shelf, in the order of kShelves.
std::array<int, kShelves.size()> countsOf(const std::vector<GameSummary>& games);

/// Every tag once, the one with the most games first, then alphabetically.
QStringList tagsOf(const std::vector<GameSummary>& games);

/// The number of solved puzzles of each collection, by the collection's id; a collection with none is left
/// out.
std::map<qint64, int> solvedInCollections(const std::vector<GameSummary>& games);

/// The part of a puzzle's id that people see: `#` and the last eight digits of its seed. Empty for a puzzle
/// that has no seed.
QString shortNumber(const QString& puzzleId);

/// How far a board is filled: the cells that the player has filled, and all that are to be filled.
struct Progress {
  int filled = 0;  ///< cells filled by the player, right or wrong
  int all = 0;     ///< all cells without the givens

  friend bool operator==(const Progress&, const Progress&) = default;
};
Progress progressOf(const GameSummary& game);

/// Takes the board out of a game's summary, so that nobody sees it while the game is paused.
void hideBoard(GameSummary& game);
bool isHidden(const GameSummary& game);

}  // namespace sudoku
