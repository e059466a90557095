#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/cellset.h>

#include "game/play/storedgame.h"
#include "movetree.h"

namespace sudoku {

/// A row in the list of moves.
struct MoveRow {
  enum class Kind : std::uint8_t {
    Start,   ///< the position before the first move
    Move,    ///< a move on the same line of moves as the rows above and below it
    Branch,  ///< another line of moves, which starts from the move of the row under which it is folded
  };

  Kind kind = Kind::Start;
  /// Number of the move to go to when the row is chosen; for a branch the number of its last move.
  int move = 0;
  int place = 0;    ///< number of moves from the start up to this one; for a branch, up to its first move
  int parent = -1;  ///< index of the row under which this one is folded; -1 if it is in the top list
  int placeInParent = 0;    ///< index of this row among the rows with the same parent
  std::vector<int> rows{};  ///< indices of the rows that are folded under this one, in order
  /// Time on the clock after the move in milliseconds; if unknown, that of the move before.
  qint64 elapsedMs = 0;
  CellSet wrong{};  ///< cells in which the move made a wrong entry
  /// For a move that restores an earlier position of the same line: number of moves from the start to that
  /// position.
  std::optional<int> returnsTo{};
  bool isSolution = false;    ///< whether the move shows the solution
  int checks = 0;             ///< number of checks that were made at this position
  int helps = 0;              ///< number of other kinds of help that were used at this position
  QStringList checkpoints{};  ///< names of the checkpoints at this position
  int trial = 0;  ///< number of the trial that begins here and has not ended, 1 for the outermost; 0 if none
};

/// All moves of a game as a list that can be folded: the moves that lead to the present position and those
/// that Redo would play, and each other branch folded under the move after which it begins. Each move has one
/// row; equal moves from the same position share a row.
class MoveList {
 public:
  /// Precondition: boardOf(game) has a value, that is, the moves of the game can be played.
  explicit MoveList(const StoredGame& game);

  /// All rows, top list and folded rows; the first is the start.
  const std::vector<MoveRow>& rows() const { return m_rows; }
  const MoveRow& row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
  /// Indices of the rows that are not folded under another one: the start, and the line of the present
  /// position.
  const std::vector<int>& topRows() const { return m_topRows; }
  /// Index of the row of a move, given by the move's number; 0 is the start.
  int rowOf(int move) const { return m_rowOf[static_cast<std::size_t>(m_tree.standsFor(move))]; }
  /// Indices of the rows of the moves that made the entries that some cells have after a given move.
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
  std::vector<int> m_rowOf;  ///< index of the row of each move, by its number; unused for moves that MoveTree
                             ///< merges into others
};

}  // namespace sudoku
