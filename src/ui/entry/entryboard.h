#pragma once

#include <array>

#include <QWidget>

#include "ui/board/boxpanel.h"

namespace sudoku {

class PuzzleEntry;

/// The board of a puzzle that is being entered: its cells are like those of a game, but there is no game.
/// Typing goes on from cell to cell.
class EntryBoard : public QWidget {
  Q_OBJECT

 public:
  /// The entry outlives the board.
  EntryBoard(PuzzleEntry& entry, QWidget* parent);

  CellWidget* cellWidget(Cell cell) const { return m_cells[static_cast<std::size_t>(cell.index())]; }

  QSize minimumSizeHint() const override { return {216, 216}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void refresh();
  void showSelection();

  PuzzleEntry& m_entry;
  std::array<BoxPanel*, 9> m_boxes{};
  std::array<CellWidget*, kCellCount> m_cells{};
};

}  // namespace sudoku
