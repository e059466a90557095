#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

/// A move of a game. The moves form a tree, so that going back and playing on loses no move.
struct PlayedMove {
  Move move;
  /// The number of the move before this one, from 1; 0 if this move is played at the start.
  int parent = 0;
  UniqueId key{};                     ///< unique id, greater than that of every earlier move
  std::optional<qint64> elapsedMs{};  ///< the time on the clock, known once the move is saved

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// The kinds of help that a game counts.
enum class HelpKind : std::uint8_t {
  Check,
  RungWhere,
  RungWhat,
  RungWhy,
  Applied,         ///< the player had a hint make its move
  PathSeen,        ///< the player looked at the solution path
  StepsSeen,       ///< the player looked at the list of all possible steps
  SinglesSolved,   ///< the player used the command Solve singles
  MistakeShown,    ///< a hint pointed out a wrong entry
  GivenUp,         ///< the player gave up and saw the solution
  CheckedAsTyped,  ///< entries were checked as they were made, whether any was wrong or not
};
inline constexpr std::size_t kHelpKinds = 11;

/// One occasion on which the player had help.
struct HelpEvent {
  HelpKind kind = HelpKind::Check;
  int position = 0;      ///< the number of the last move before the help; 0 at the start
  int mistakes = 0;      ///< how many wrong entries Check or CheckedAsTyped showed
  qint64 elapsedMs = 0;  ///< the time on the clock, known once the event is saved
  UniqueId key{};        ///< unique id of the event

  friend bool operator==(const HelpEvent&, const HelpEvent&) = default;
};

/// How often the player had help of each kind.
class HelpCounts {
 public:
  /// Whether there was help of any kind.
  bool any() const { return *this != HelpCounts(); }
  int of(HelpKind kind) const { return m_counts[static_cast<std::size_t>(kind)]; }
  int& of(HelpKind kind) { return m_counts[static_cast<std::size_t>(kind)]; }

  friend bool operator==(const HelpCounts&, const HelpCounts&) = default;

 private:
  std::array<int, kHelpKinds> m_counts{};
};

/// A position that the player has named, to return to it later.
struct Checkpoint {
  UniqueId key;
  QString name;
  int position = 0;  ///< the number of the move that led to the position; 0 for the start

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// How far a game has come.
enum class GameStatus : std::uint8_t {
  InProgress,
  Solved,
  GivenUp,  ///< the solution was shown at any time
};

/// A game with everything that is saved of it.
struct StoredGame {
  /// How often the player had help of each kind, at positions that were left by undo too.
  HelpCounts help() const;

  /// Appends a move at the present position and makes it the present one, without checking whether the move
  /// is possible.
  void append(Move move);
  /// The number of the newest move that equals `move` and was played in the present position; nothing if
  /// there is none.
  std::optional<int> playedBefore(const Move& move) const;
  /// The numbers of the moves that lead from the start to the position after `move`, in order.
  std::vector<int> lineTo(int move) const;
  /// How many moves have to be undone and made to get from one position to another.
  int movesBetween(int from, int to) const;
  /// The numbers of the moves that lead from the start to the present position, followed by the newest moves
  /// after it, which redo plays.
  std::vector<int> presentLine() const;
  /// The move with a number, from 1. Precondition: such a move exists.
  const PlayedMove& moveNumbered(int number) const { return moves[static_cast<std::size_t>(number) - 1]; }

  qint64 id = 0;                  ///< the id of the game's row in the database; 0 if not saved yet
  UniqueId key;                   ///< unique id of the game on every machine; null until it is saved
  Puzzle puzzle;                  ///< only the givens are saved; the solution is computed again
  Solutions solutions{};          ///< Several only if the player has agreed to play such a puzzle
  QString puzzleId;               ///< the text of the PuzzleId; empty if the puzzle has none
  std::optional<Level> level;     ///< empty if not known, or saved by a later version of the program
  std::vector<PlayedMove> moves;  ///< all moves ever made, each parent before its children
  /// The number of the move that led to the present position; 0 at the start.
  int position = 0;
  std::optional<Digit> chosenDigit;   ///< the digit that a click on a cell enters
  std::optional<Digit> chosenColour;  ///< the colour that a click on a cell sets, one of allColours()
  bool hints = false;
  InputMode inputMode = InputMode::Digit;
  Selection selection;
  qint64 elapsedMs = 0;                 ///< the time on the clock in milliseconds, at most kLongestTimeMs
  std::optional<bool> notesComplete;    ///< whether the player calls the notes complete; empty if not asked
  std::vector<HelpEvent> events;        ///< the help given, in order of time
  std::vector<Checkpoint> checkpoints;  ///< in the order in which they were named
  /// The numbers of the moves after which the open trials (command Try this) began, in ascending order; 0 for
  /// the start.
  std::vector<int> trials;
  std::optional<QDate> day;  ///< the day whose daily puzzle the game is, if it is one
  /// The day on which the game was begun, in the player's time zone; empty until it is saved.
  std::optional<QDate> begunDay;
  std::optional<qint64> solvedMs;  ///< when the game was first solved, in milliseconds since 1970, UTC
  /// The day on which the game was first solved, in the player's time zone.
  std::optional<QDate> solvedDay;
  QString name;            ///< the player's name for the game; empty if it has none
  QStringList tags;        ///< sorted, without duplicates
  bool isStarred = false;  ///< whether the player has marked the game with a star

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// A game with the times that only the database has. Times are in milliseconds since 1970, UTC.
struct KeptGame {
  StoredGame game;
  qint64 createdMs = 0;
  qint64 lastPlayedMs = 0;  ///< when the last move was made or help given

  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// The position of a game before its first move.
inline GameState startOf(const StoredGame& game) {
  return GameState(game.puzzle, game.solutions);
}

/// The present position of a game.
GameState positionOf(const StoredGame& game);

/// The position of a game after the move with a number; 0 for the start.
GameState positionAt(const StoredGame& game, int move);

/// The present board of a game; nothing if any of its moves, undone ones included, is not possible.
std::optional<Grid> boardOf(const StoredGame& game);

/// How far a game with that board has come.
GameStatus statusOf(const StoredGame& game, const Grid& board);

}  // namespace sudoku
