#pragma once

#include <vector>

#include "game/play/storedgame.h"

namespace sudoku {

/// The moves of a game as a tree in which equal moves from one position are one move: who undoes a move and
/// makes it again is on the same branch, whatever an earlier version or another machine has kept of it. The
/// oldest of them stands for all. Moves are numbered as in the game, 0 is the start.
class MoveTree {
 public:
  /// Precondition: boardOf(game).
  explicit MoveTree(const StoredGame& game);

  /// The move that stands for a move; for most it is the move itself.
  int standsFor(int move) const { return m_first[static_cast<std::size_t>(move)]; }
  /// The move before it; 0 for the start. Precondition here and below: the move stands for itself.
  int parent(int move) const { return m_parents[static_cast<std::size_t>(move)]; }
  /// What was played from there, the oldest first.
  const std::vector<int>& children(int move) const { return m_children[static_cast<std::size_t>(move)]; }
  /// All moves that it stands for, the oldest first.
  const std::vector<int>& equals(int move) const { return m_equals[static_cast<std::size_t>(move)]; }
  /// Where a game stands: the moves that lead there, and on along what Redo plays.
  std::vector<int> presentLine(const StoredGame& game) const;
  /// The moves that lead there from the start, and on from there by what was played last.
  std::vector<int> lineThrough(int move) const;
  /// The moves on from there, by what was played last each time.
  std::vector<int> lineFrom(int move) const;

 private:
  std::vector<int> m_first;
  std::vector<int> m_parents;
  std::vector<std::vector<int>> m_children;
  std::vector<std::vector<int>> m_equals;
};

}  // namespace sudoku
