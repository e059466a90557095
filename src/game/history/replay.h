#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>
#include <sudoku/play/gamestate.h>

#include "game/play/storedgame.h"
#include "movetree.h"

namespace sudoku {

/// A position of the game that is replayed, and the move that led to it.
struct ReplayPosition {
  int move = 0;  ///< number of the move that led to the position; 0 for the start
  GameContents contents{};
  CellSet changed{};  ///< cells that the move changed
  CellSet wrong{};    ///< cells whose entry differs from the solution
  /// Time on the clock at the position in milliseconds; if unknown, that of the position before.
  qint64 elapsedMs = 0;
};

/// A mark on the time line of a replay.
struct ReplayMark {
  enum class Kind : std::uint8_t {
    Mistake,  ///< the move to this position made a wrong entry
    Check,
    Help,        ///< help other than a check was used at this position
    Branch,      ///< more than one move was made from this position
    Checkpoint,  ///< this position has a checkpoint
    Trial,       ///< a trial that has not ended began at this position
  };

  Kind kind = Kind::Mistake;
  std::size_t place = 0;  ///< index of the position on the replayed line
  QString name{};         ///< name of the checkpoint; empty for other marks

  friend bool operator==(const ReplayMark&, const ReplayMark&) = default;
};
inline constexpr std::size_t kReplayMarkKinds = 6;

/// Replays a game along one line of its tree of moves, from the start to the end of the line. A place is the
/// index of a position on the line; 0 is the start.
class Replay {
 public:
  /// Starts with the line of the game's present position. Precondition: boardOf(game) has a value, that is,
  /// the moves of the game can be played.
  explicit Replay(StoredGame game);

  const StoredGame& game() const { return m_game; }
  /// The positions of the line, at least one: the start.
  const std::vector<ReplayPosition>& positions() const { return m_positions; }
  /// The marks of the line, sorted by place and then by kind.
  const std::vector<ReplayMark>& marks() const { return m_marks; }

  /// Whether the game's tree of moves has more than one line.
  bool hasBranches() const;
  /// The moves that were made from the position at a place, the oldest first; equal moves are merged.
  const std::vector<int>& branchesAt(std::size_t place) const;
  /// Replaces the line after a place by another branch, which follows the latest move at each further branch.
  /// Precondition: the move is one of branchesAt(place).
  void takeBranch(std::size_t place, int move);
  /// Replaces the line by one that contains a move, unless it contains the move already. The move is given by
  /// its number, 0 is the start. Returns the place of the move on the line.
  std::size_t takeLineThrough(int move);

 private:
  void follow(const std::vector<int>& line);
  void findMarks();

  StoredGame m_game;
  MoveTree m_tree;
  std::vector<ReplayPosition> m_positions;
  std::vector<ReplayMark> m_marks;
};

/// The cells whose entries differ between two boards.
CellSet changedEntries(const Grid& before, const Grid& after);

/// How fast a game is replayed.
enum class ReplaySpeed : std::uint8_t { AsPlayed, FourTimes, SixteenTimes, MoveASecond };

/// How long a replay at normal speed shows a position, given the clock times of the position and of the next
/// one: as long as the player took, but long enough to be seen, and at most ten seconds.
std::chrono::milliseconds replayWait(qint64 fromMs, qint64 toMs, ReplaySpeed speed);

}  // namespace sudoku
