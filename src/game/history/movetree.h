#pragma once

#include <vector>

#include "game/play/storedgame.h"

namespace sudoku {

/// The moves of a game as a tree, in which equal moves from the same position are merged into the oldest of
/// them: a player who undoes a move and makes it again stays on the same branch, even if the game has stored
/// the move several times. Moves are numbered as in the game; 0 is the start.
class MoveTree {
 public:
  /// Precondition: boardOf(game) has a value, that is, the moves of the game can be played.
  explicit MoveTree(const StoredGame& game);

  /// The move into which a move is merged; usually the move itself.
  int standsFor(int move) const { return m_first[static_cast<std::size_t>(move)]; }
  /// The move before a move; 0 if that is the start. Precondition: the move is not merged into another one.
  int parent(int move) const { return m_parents[static_cast<std::size_t>(move)]; }
  /// The moves that were made after a move, the oldest first. Precondition: the move is not merged into
  /// another one.
  const std::vector<int>& children(int move) const { return m_children[static_cast<std::size_t>(move)]; }
  /// All moves that are equal to a move, including itself, the oldest first. Precondition: the move is not
  /// merged into another one.
  const std::vector<int>& equals(int move) const { return m_equals[static_cast<std::size_t>(move)]; }
  /// The line of a game's present position: the moves that lead to it, and those that Redo would play.
  std::vector<int> presentLine(const StoredGame& game) const;
  /// The moves from the start to a move, and those after it, where the latest move is taken at each branch.
  std::vector<int> lineThrough(int move) const;
  /// The moves after a move, where the latest move is taken at each branch.
  std::vector<int> lineFrom(int move) const;

 private:
  std::vector<int> m_first;
  std::vector<int> m_parents;
  std::vector<std::vector<int>> m_children;
  std::vector<std::vector<int>> m_equals;
};

}  // namespace sudoku
