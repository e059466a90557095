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

/// One position of a game, as it was reached.
struct ReplayPosition {
  int move = 0;  ///< the number of the move that led here; 0: the start
  GameContents contents{};
  CellSet changed{};     ///< by that move
  CellSet wrong{};       ///< with an entry that differs from the solution
  qint64 elapsedMs = 0;  ///< the clock then; if nobody knows, as at the position before
};

/// What is marked at a position.
struct ReplayMark {
  enum class Kind : std::uint8_t {
    Mistake,  ///< the move that led here made a wrong entry
    Check,
    Help,        ///< any but a check
    Branch,      ///< more than one move was made from here
    Checkpoint,  ///< has a name
    Trial,       ///< began here and is not ended
  };

  Kind kind = Kind::Mistake;
  std::size_t place = 0;  ///< of the position in the line
  QString name{};         ///< of a checkpoint

  friend bool operator==(const ReplayMark&, const ReplayMark&) = default;
};
inline constexpr std::size_t kReplayMarkKinds = 6;

/// A game to be walked through: one line of its tree of moves, from the start to an end. Places count from 0,
/// the start.
class Replay {
 public:
  /// Begins with the line that the game stands on. Precondition: boardOf(game).
  explicit Replay(StoredGame game);

  const StoredGame& game() const { return m_game; }
  /// The start at least.
  const std::vector<ReplayPosition>& positions() const { return m_positions; }
  /// By place, then by kind.
  const std::vector<ReplayMark>& marks() const { return m_marks; }

  /// Whether there are more lines than one.
  bool hasBranches() const;
  /// The moves that were made from there, the oldest first; equal ones are one.
  const std::vector<int>& branchesAt(std::size_t place) const;
  /// Goes on from there by another of the branches, and then by the newest move each time. The line up to the
  /// place stays as it is. Precondition: it is one of them.
  void takeBranch(std::size_t place, int move);
  /// Takes the line that leads through a move, given by its number, unless the present one does; 0: the
  /// start. The place of the move on the line.
  std::size_t takeLineThrough(int move);

 private:
  void follow(const std::vector<int>& line);
  void findMarks();

  StoredGame m_game;
  MoveTree m_tree;
  std::vector<ReplayPosition> m_positions;
  std::vector<ReplayMark> m_marks;
};

/// The cells with another entry than before.
CellSet changedEntries(const Grid& before, const Grid& after);

/// How fast a game is replayed.
enum class ReplaySpeed : std::uint8_t { AsPlayed, FourTimes, SixteenTimes, MoveASecond };

/// The wait from one position to the next, with the clocks of both: as long as it took, but so long that each
/// can be seen, and at most ten seconds, for nobody wants to watch more thinking than that.
std::chrono::milliseconds replayWait(qint64 fromMs, qint64 toMs, ReplaySpeed speed);

}  // namespace sudoku
