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

/// The longest time that a clock shows: some thirty years, in milliseconds.
inline constexpr qint64 kLongestTimeMs = 1'000'000'000'000;

/// A move of a game. The moves of a game are a tree, so that to go back and play on loses nothing.
struct PlayedMove {
  Move move;
  int parent = 0;  ///< the number of the move before it, from 1; 0: it is played at the start
  UniqueId key{};  ///< identifies the move; greater than that of every move made before
  std::optional<qint64> elapsedMs{};  ///< the time on the clock, once the move is kept, if known

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// The kinds of help that are counted.
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
  qint64 elapsedMs = 0;  ///< the time on the clock, once the event is kept
  UniqueId key{};        ///< identifies the event

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
  /// How often the player had help, also by moves that were undone since.
  HelpCounts help() const;

  /// Plays a move at the present position, without a look at whether it can be played. The game stands after
  /// the move then.
  void append(Move move);
  /// The number of the newest move that equals this one and was played at the present position.
  std::optional<int> playedBefore(const Move& move) const;
  /// The numbers of the moves that lead from the start to a position, in their order.
  std::vector<int> lineTo(int move) const;
  /// How many moves are taken back and made again from one position to another.
  int movesBetween(int from, int to) const;
  /// The numbers of the moves that lead from the start to the present position, and on from there by the
  /// newest move each time: what Redo plays.
  std::vector<int> presentLine() const;
  /// The move with a number, from 1. Precondition: there is one.
  const PlayedMove& moveNumbered(int number) const { return moves[static_cast<std::size_t>(number) - 1]; }

  qint64 id = 0;                     ///< the id of the row; 0 as long as the game is not kept
  UniqueId key;                      ///< identifies the game on every machine; empty until the game is kept
  Puzzle puzzle;                     ///< only the givens are kept, the solution is found and proved again
  Solutions solutions{};             ///< several only if the player has said that such a puzzle may be played
  QString puzzleId;                  ///< as of toText(PuzzleId); empty for a puzzle from elsewhere
  std::optional<Level> level;        ///< none also if the level kept is not one that this version knows
  std::vector<PlayedMove> moves;     ///< all that were ever made, a parent always before its children
  int position = 0;                  ///< the number of the move after which the game stands; 0: the start
  std::optional<Digit> chosenDigit;  ///< the number that a click enters
  std::optional<Digit> chosenColour;  ///< the colour that the player gives cells, one of allColours()
  bool hints = false;
  InputMode inputMode = InputMode::Digit;
  Selection selection;
  qint64 elapsedMs = 0;                 ///< the time on the clock, at most kLongestTimeMs
  std::optional<bool> notesComplete;    ///< whether the player says that; none: not asked yet
  std::vector<HelpEvent> events;        ///< in their order
  std::vector<Checkpoint> checkpoints;  ///< in their order
  /// The numbers of the moves after which the open trials (Try this) began, 0 for the start; ascending, so
  /// that the outermost comes first.
  std::vector<int> trials;
  std::optional<QDate> day;       ///< the day whose daily puzzle this is, if it is one
  std::optional<QDate> begunDay;  ///< the player's own day on which it was begun; none until the game is kept
  std::optional<qint64> solvedMs;  ///< when it was solved first, in milliseconds since 1970, UTC
  std::optional<QDate> solvedDay;  ///< the player's own day on which it was solved first
  QString name;                    ///< as the player calls it; empty: no name
  QStringList tags;                ///< sorted, none twice
  bool isStarred = false;          ///< the player wants to find it again

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// A game with what only the store knows of it. Times are in milliseconds since 1970, UTC.
struct KeptGame {
  StoredGame game;
  qint64 createdMs = 0;
  qint64 lastPlayedMs = 0;  ///< when a move was made last, or help given

  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// The position of a game before its first move.
inline GameState startOf(const StoredGame& game) {
  return GameState(game.puzzle, game.solutions);
}

/// The present position of a game.
GameState positionOf(const StoredGame& game);

/// The position of a game after the move with a number; 0: at the start.
GameState positionAt(const StoredGame& game, int move);

/// The present board of a game; nothing if some move, undone or not, could not have been made.
std::optional<Grid> boardOf(const StoredGame& game);

/// How far a game has come, with that board.
GameStatus statusOf(const StoredGame& game, const Grid& board);

}  // namespace sudoku
