#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <QStringList>

#include "game/play/gamesummary.h"
#include "librarysearch.h"

namespace sudoku {

/// The parts of the library that are always there.
enum class Shelf : std::uint8_t { All, InProgress, Solved, GivenUp, Daily, Kept, Bin };
inline constexpr std::array kShelves = {Shelf::All,   Shelf::InProgress, Shelf::Solved, Shelf::GivenUp,
                                        Shelf::Daily, Shelf::Kept,       Shelf::Bin};

/// How games are sorted. Ties: the one played last first.
enum class LibraryOrder : std::uint8_t {
  LastPlayed,  ///< the latest first
  Level,       ///< the easiest first, those of no level last
  Time,        ///< the shortest clock first
  Begun,       ///< the latest first
  Number,      ///< in the collection that is asked for
};

/// Which games are asked for: those to which all of this applies.
struct LibraryFilter {
  Shelf shelf = Shelf::All;
  std::optional<Level> level{};  ///< none: any
  QString tag{};                 ///< empty: any
  qint64 collection = 0;         ///< 0: any or none
  /// What is looked for: each of its words has to be found in what the game's card says (number, name, tags,
  /// level, state, help, that it is a daily puzzle, its collections), in the words of one of the game's days
  /// (`19`, `Nov`, `2025-11-19`, `today`), or the puzzle; or in the name of one technique on the puzzle's
  /// path. Cells of the puzzle are at least nine digits with `.` or `0` for the empty ones, as givens or as
  /// the board stands.
  QString text{};

  friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// The shelf that the player has chosen: none if it is a collection or a tag with all of its games.
std::optional<Shelf> chosenShelf(const LibraryFilter& filter);

/// What is asked for once the player chooses a shelf: all games are those of any collection and tag, or none;
/// each other shelf goes with them.
LibraryFilter withShelf(LibraryFilter filter, Shelf shelf);

/// Says of one game after another whether it is asked for. Days are those of the local time zone.
class GameChoice {
 public:
  GameChoice(LibraryFilter filter, const QDate& today);

  bool isAskedFor(const GameSummary& game);

 private:
  LibraryFilter m_filter;
  LibrarySearch m_search;
};

/// What decides in an order: the lower comes first. Of a collection, or 0.
qint64 rankOf(const GameSummary& game, LibraryOrder order, qint64 collection);

/// Places in `games`, in their order, of those that are asked for. Days are those of the local time zone.
std::vector<std::size_t> chosenGames(const std::vector<GameSummary>& games, const LibraryFilter& filter,
                                     LibraryOrder order, const QDate& today);

/// How many games there are of each shelf, as of kShelves.
std::array<int, kShelves.size()> countsOf(const std::vector<GameSummary>& games);

/// Every tag once, the one with the most games first, then by the alphabet.
QStringList tagsOf(const std::vector<GameSummary>& games);

/// How many puzzles of each collection are solved; those of which none is are left out.
std::map<qint64, int> solvedInCollections(const std::vector<GameSummary>& games);

/// The part of a puzzle's id that people see: `#` and the last eight digits of its seed. Empty for a puzzle
/// from elsewhere.
QString shortNumber(const QString& puzzleId);

/// Cells that the player fills, or has to.
struct Progress {
  int filled = 0;  ///< right or wrong
  int all = 0;     ///< without the givens

  friend bool operator==(const Progress&, const Progress&) = default;
};
Progress progressOf(const GameSummary& game);

/// Takes the board out of what is said of a game: nobody is to see it now, because the game is paused.
void hideBoard(GameSummary& game);
bool isHidden(const GameSummary& game);

/// Days in the player's language.
class DayWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DayWords)

 public:
  /// `Today`, `Yesterday`, `19 Nov`, or `19 Nov 2024` of another year.
  static QString of(const QDate& day, const QDate& today);
};

}  // namespace sudoku
