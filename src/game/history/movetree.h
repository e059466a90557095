#pragma once

#include <vector>

#include "game/play/storedgame.h"

namespace sudoku {

/// The moves of a game as a tree in which equal moves from one position are one move: a player who undoes a
/// move and makes it again is on the same branch, however many moves an earlier version or another machine
/// has stored for it. The oldest of equal moves stands for all. Moves are numbered as in the game, 0 is the
/// start.
class MoveTree {
 public:
  /// Precondition: boardOf(game).
  explicit MoveTree(const StoredGame& game);

  /// The move that stands for all that are equal to a given move; mostly the move itself.
  int standsFor(int move) const { return m_first[static_cast<std::size_t>(move)]; }
  /// The move before a move; 0 for the start. Precondition here and below: the move stands for itself.
  int parent(int move) const { return m_parents[static_cast<std::size_t>(move)]; }
  /// The moves played after a move, the oldest first.
  const std::vector<int>& children(int move) const { return m_children[static_cast<std::size_t>(move)]; }
  /// All moves that are equal to a move, itself included, the oldest first.
  const std::vector<int>& equals(int move) const { return m_equals[static_cast<std::size_t>(move)]; }
  /// The line on which a game stands: the moves that lead to its position, and those that Redo would play.
  std::vector<int> presentLine(const StoredGame& game) const;
  /// The moves from the start to a move, and on from it by the one played last each time.
  std::vector<int> lineThrough(int move) const;
  /// The moves that follow after a move, each the one played last.
  std::vector<int> lineFrom(int move) const;

 private:
  std::vector<int> m_first;
  std::vector<int> m_parents;
  std::vector<std::vector<int>> m_children;
  std::vector<std::vector<int>> m_equals;
};

}  // namespace sudoku
