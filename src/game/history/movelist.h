#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>

#include "game/play/storedgame.h"
#include "movetree.h"

namespace sudoku {

/// A row of a list of moves.
struct MoveRow {
  enum class Kind : std::uint8_t {
    Start,   ///< before the first move
    Move,    ///< a move of the line to which its neighbours belong
    Branch,  ///< another line, which parts after the move in whose row it is folded
  };

  Kind kind = Kind::Start;
  int move = 0;             ///< the number of the move to go to; of a branch its last one
  int place = 0;            ///< how many moves lead from the start to it; of a branch: to its first one
  int parent = -1;          ///< the row in which this one is folded; -1: none
  int placeInParent = 0;    ///< among the rows there, or among those that are folded nowhere
  std::vector<int> rows{};  ///< folded in this one, in order
  qint64 elapsedMs = 0;     ///< the clock then; if nobody knows, as at the move before
  CellSet wrong{};          ///< a move: the entries of it that differ from the solution
  std::optional<int> returnsTo{};  ///< Restore: the place on the same line of the position that it puts back
  bool isSolution = false;         ///< Restore: it shows the solution
  int checks = 0;                  ///< asked for there
  int helps = 0;                   ///< of other kinds
  QStringList checkpoints{};       ///< their names
  int trial = 0;                   ///< which of the open trials began there, from the outermost, 1; 0: none
};

/// All moves of a game as a list with folds: the line on which the game stands, and each other branch folded
/// in the row of the move after which it parts, with its own branches in it. Each move is there once; equal
/// moves from one position are one.
class MoveList {
 public:
  /// Precondition: boardOf(game).
  explicit MoveList(const StoredGame& game);

  /// The first is the start.
  const std::vector<MoveRow>& rows() const { return m_rows; }
  const MoveRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// The rows that are folded nowhere: the start and the line.
  const std::vector<int>& topRows() const { return m_topRows; }
  /// The row of a move by its number; 0: of the start.
  int rowOf(int move) const { return m_rowOf[static_cast<std::size_t>(m_tree.standsFor(move))]; }
  /// The rows of the moves that made the entries standing in these cells after a move. Precondition: those
  /// entries are wrong.
  std::vector<int> rowsOfWrong(int move, CellSet cells) const;

 private:
  void addRows(const StoredGame& game);
  int addRow(MoveRow row);
  void lookAtPositions(const StoredGame& game);
  void mark(const StoredGame& game);

  MoveTree m_tree;
  std::vector<MoveRow> m_rows;
  std::vector<int> m_topRows;
  std::vector<int> m_rowOf;  ///< of the moves that stand for themselves
};

}  // namespace sudoku
