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

/// A position of a game on the replayed line, and how it was reached.
struct ReplayPosition {
  int move = 0;  ///< number of the move that led to the position; 0: the start
  GameContents contents{};
  CellSet changed{};     ///< cells changed by that move
  CellSet wrong{};       ///< cells whose entry differs from the solution
  qint64 elapsedMs = 0;  ///< clock at the position; if that is unknown, the clock at the position before
};

/// A mark on the time line of a replay.
struct ReplayMark {
  enum class Kind : std::uint8_t {
    Mistake,  ///< the move to this position made a wrong entry
    Check,
    Help,        ///< help of any kind but a check was used here
    Branch,      ///< more than one move was made from here
    Checkpoint,  ///< the position has a checkpoint
    Trial,       ///< a trial began here and is still open
  };

  Kind kind = Kind::Mistake;
  std::size_t place = 0;  ///< index of the position on the line
  QString name{};         ///< name of the checkpoint; empty for other marks

  friend bool operator==(const ReplayMark&, const ReplayMark&) = default;
};
inline constexpr std::size_t kReplayMarkKinds = 6;

/// A game to be walked through along one line of its tree of moves, from the start to an end. Places count
/// from 0, the start.
class Replay {
 public:
  /// Begins with the line that the game stands on. Precondition: boardOf(game).
  explicit Replay(StoredGame game);

  const StoredGame& game() const { return m_game; }
  /// The positions of the line; at least the start.
  const std::vector<ReplayPosition>& positions() const { return m_positions; }
  /// The marks of the line, sorted by place, then by kind.
  const std::vector<ReplayMark>& marks() const { return m_marks; }

  /// Whether the game has more than one line.
  bool hasBranches() const;
  /// The moves that were made from a place, the oldest first; equal moves are one.
  const std::vector<int>& branchesAt(std::size_t place) const;
  /// Goes on from a place by another of its branches, and then by the newest move each time. The line up to
  /// the place stays as it is. Precondition: the move is one of branchesAt(place).
  void takeBranch(std::size_t place, int move);
  /// Takes the line through a move, given by its number, unless the present line has it; 0: the start.
  /// Returns the place of the move on the line.
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

/// How long a replay shows a position, from the clocks of it and of the next one: as long as the player took,
/// but long enough to see each position, and at most ten seconds, for nobody wants to watch longer thinking.
std::chrono::milliseconds replayWait(qint64 fromMs, qint64 toMs, ReplaySpeed speed);

}  // namespace sudoku
