#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QDate>
#include <QString>
#include <QStringList>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/play/gamestate.h>

#include "inputmode.h"
#include "selection.h"
#include "uniqueid.h"

namespace sudoku {

/// The longest time that a clock shows: some thirty years, in milliseconds.
inline constexpr qint64 kLongestTimeMs = 1'000'000'000'000;

/// A move of a game. The moves of a game are a tree, so that to go back and play on loses nothing.
struct PlayedMove {
  Move move;
  int parent = 0;  ///< the number of the move before it, from 1; 0: it is played at the start
  UniqueId key{};  ///< its own, greater than that of every move made before
  std::optional<qint64> elapsedMs{};  ///< the clock, once the move is kept; none if nobody knows

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// Help that is counted.
enum class HelpKind : std::uint8_t {
  Check,
  RungWhere,
  RungWhat,
  RungWhy,
  Applied,         ///< a hint made the move
  PathSeen,        ///< the solution path
  StepsSeen,       ///< the list of all steps
  SinglesSolved,   ///< Solve singles
  MistakeShown,    ///< a hint named a wrong entry
  GivenUp,         ///< the solution was shown
  CheckedAsTyped,  ///< wrong entries were painted as they were made, or none of them was wrong
};
inline constexpr std::size_t kHelpKinds = 11;

/// Help that the player had.
struct HelpEvent {
  HelpKind kind = HelpKind::Check;
  int position = 0;      ///< the number of the move after which it was given; 0: at the start
  int mistakes = 0;      ///< Check, CheckedAsTyped: the wrong entries that it showed
  qint64 elapsedMs = 0;  ///< the clock, once the event is kept
  UniqueId key{};        ///< its own

  friend bool operator==(const HelpEvent&, const HelpEvent&) = default;
};

/// How often the player had help of each kind.
class HelpCounts {
 public:
  /// Whether there was any: each kind counts.
  bool any() const { return *this != HelpCounts(); }
  int of(HelpKind kind) const { return m_counts[static_cast<std::size_t>(kind)]; }
  int& of(HelpKind kind) { return m_counts[static_cast<std::size_t>(kind)]; }

  friend bool operator==(const HelpCounts&, const HelpCounts&) = default;

 private:
  std::array<int, kHelpKinds> m_counts{};
};

/// A position that the player has named, to return to it.
struct Checkpoint {
  UniqueId key;
  QString name;
  int position = 0;  ///< the number of the move after which the game stood there; 0: the start

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// How far a game has come.
enum class GameStatus : std::uint8_t {
  InProgress,
  Solved,
  GivenUp,  ///< the solution was shown, now or before
};

/// One game as it is kept.
struct StoredGame {
  /// The help that the player had, moves that were undone since or not.
  HelpCounts help() const;

  /// Plays a move where the game stands, without a look at whether it can be played. The game stands after
  /// it.
  void append(Move move);
  /// The newest of the moves that were played where the game stands and are equal to this one, by its number.
  std::optional<int> playedBefore(const Move& move) const;
  /// The numbers of the moves that lead from the start to a position, in their order.
  std::vector<int> lineTo(int move) const;
  /// How many moves are taken back and made again from one position to another.
  int movesBetween(int from, int to) const;
  /// The numbers of the moves that lead from the start to where the game stands, and on from there by the
  /// newest move each time: what Redo plays.
  std::vector<int> presentLine() const;
  /// Precondition: there is a move with that number.
  const PlayedMove& moveNumbered(int number) const { return moves[static_cast<std::size_t>(number) - 1]; }

  qint64 id = 0;                     ///< the row; 0 as long as the game is not kept
  UniqueId key;                      ///< its own on every machine; of nothing until it is kept
  Puzzle puzzle;                     ///< only the givens are kept, the solution is found and proved again
  Solutions solutions{};             ///< several only if the player has said that such a puzzle may be played
  QString puzzleId;                  ///< as of toText(PuzzleId); empty for a puzzle from elsewhere
  std::optional<Level> level;        ///< none also for a word that this version does not know
  std::vector<PlayedMove> moves;     ///< all that were ever made, a parent always before its children
  int position = 0;                  ///< the number of the move after which the game stands; 0: the start
  std::optional<Digit> chosenDigit;  ///< the number the player enters with
  std::optional<Digit> chosenColour;  ///< the colour that the player gives cells, one of allColours()
  bool hints = false;
  InputMode inputMode = InputMode::Digit;
  Selection selection;
  qint64 elapsedMs = 0;                 ///< the clock, at most kLongestTimeMs
  std::optional<bool> notesComplete;    ///< whether the player says so; none: not asked yet
  std::vector<HelpEvent> events;        ///< in their order
  std::vector<Checkpoint> checkpoints;  ///< in their order
  /// Try this: the numbers of the moves that the open trials began after, 0 for the start; ascending, so that
  /// the outermost comes first.
  std::vector<int> trials;
  std::optional<QDate> day;        ///< the day whose daily puzzle this is, if it is one
  std::optional<QDate> begunDay;   ///< the player's own day on which it was begun; none until it is kept
  std::optional<qint64> solvedMs;  ///< when it was solved first, in milliseconds since 1970, UTC
  std::optional<QDate> solvedDay;  ///< the player's own day on which it was solved first
  QString name;                    ///< as the player calls it; empty: it has none
  QStringList tags;                ///< sorted, none twice
  bool isStarred = false;          ///< the player wants to find it again

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// A game with what only the store knows of it. Times are milliseconds since 1970, UTC.
struct KeptGame {
  StoredGame game;
  qint64 createdMs = 0;
  qint64 lastPlayedMs = 0;  ///< when a move was made last, or help given

  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// The game being played: one object, so that its moves stand in memory once. Game alone changes what is
/// played; the store writes it, and sets its row and its clocks. Never null in a Game.
using GameInPlay = std::shared_ptr<StoredGame>;

/// Where a game stands before its first move.
inline GameState startOf(const StoredGame& game) {
  return GameState(game.puzzle, game.solutions);
}

/// Where a game stands.
GameState positionOf(const StoredGame& game);

/// Where it stood after one of its moves, by its number; 0: at the start.
GameState positionAt(const StoredGame& game, int move);

/// What stands on the board of a game, or nothing if some move, undone or not, could not have been made.
std::optional<Grid> boardOf(const StoredGame& game);

/// How far a game has come, with that on its board.
GameStatus statusOf(const StoredGame& game, const Grid& board);

}  // namespace sudoku
