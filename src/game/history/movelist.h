#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>

#include "game/play/storedgame.h"
#include "movetree.h"

namespace sudoku {

/// A row of the list of moves.
struct MoveRow {
  enum class Kind : std::uint8_t {
    Start,   ///< row for the position before the first move
    Move,    ///< a move on the same line as the rows beside it
    Branch,  ///< another line, which parts after the move in whose row it is folded
  };

  Kind kind = Kind::Start;
  int move = 0;     ///< number of the move to go to; for a branch that of its last move
  int place = 0;    ///< number of moves from the start up to this one; for a branch up to its first move
  int parent = -1;  ///< index of the row in which this one is folded; -1: in none
  int placeInParent = 0;    ///< index among the rows folded in the same row, or among those folded nowhere
  std::vector<int> rows{};  ///< rows folded in this one, in order
  qint64 elapsedMs = 0;     ///< clock after the move; if that is unknown, the clock after the move before
  CellSet wrong{};          ///< for a move: its entries that differ from the solution
  /// For a Restore: place on the same line of the position that it puts back.
  std::optional<int> returnsTo{};
  bool isSolution = false;    ///< for a Restore: it shows the solution
  int checks = 0;             ///< number of checks at this position
  int helps = 0;              ///< number of other uses of help at this position
  QStringList checkpoints{};  ///< names of the checkpoints at this position
  int trial = 0;              ///< which of the open trials began here, counted from the outermost, 1; 0: none
};

/// All moves of a game as a list with folds: the line on which the game stands, and each other branch folded
/// in the row of the move after which it parts, with its own branches in it. Each move has one row; equal
/// moves from one position share it.
class MoveList {
 public:
  /// Precondition: boardOf(game).
  explicit MoveList(const StoredGame& game);

  /// All rows; the first is the start.
  const std::vector<MoveRow>& rows() const { return m_rows; }
  const MoveRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// Indices of the rows that are folded nowhere: the start, and the line on which the game stands.
  const std::vector<int>& topRows() const { return m_topRows; }
  /// Index of the row of a move by the move's number; 0 is the start.
  int rowOf(int move) const { return m_rowOf[static_cast<std::size_t>(m_tree.standsFor(move))]; }
  /// Indices of the rows of the moves that made the entries in some cells, as these stand after a move.
  /// Precondition: these entries are wrong.
  std::vector<int> rowsOfWrong(int move, CellSet cells) const;

 private:
  void addRows(const StoredGame& game);
  int addRow(MoveRow row);
  void lookAtPositions(const StoredGame& game);
  void mark(const StoredGame& game);

  MoveTree m_tree;
  std::vector<MoveRow> m_rows;
  std::vector<int> m_topRows;
  std::vector<int> m_rowOf;  ///< row of each move that stands for itself (see MoveTree)
};

}  // namespace sudoku
