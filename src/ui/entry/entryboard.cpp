#include "entryboard.h"

#include <QKeyEvent>

#include "game/puzzles/puzzleentry.h"
#include "ui/board/boardgeometry.h"
#include "ui/controls/digitkeys.h"

namespace sudoku {

EntryBoard::EntryBoard(PuzzleEntry& entry, QWidget* parent) : QWidget(parent), m_entry(entry) {
  setLayoutDirection(Qt::LeftToRight);  // in every language
  setAccessibleName(tr("Board of the puzzle being entered"));
  for (int box = 0; box < 9; ++box) {
    auto* panel = new BoxPanel(box, this);
    m_boxes[static_cast<std::size_t>(box)] = panel;
    for (CellWidget* cell : panel->cells()) {
      m_cells[static_cast<std::size_t>(cell->cell().index())] = cell;
      connect(cell, &CellWidget::pressed, &m_entry, &PuzzleEntry::select);
      connect(cell, &CellWidget::cleared, &m_entry, &PuzzleEntry::clear);
    }
  }
  connect(&m_entry, &PuzzleEntry::givensChanged, this, &EntryBoard::refresh);
  connect(&m_entry, &PuzzleEntry::judged, this, &EntryBoard::refresh);
  connect(&m_entry, &PuzzleEntry::selectionChanged, this, &EntryBoard::showSelection);
  refresh();
  setFocusProxy(cellWidget(m_entry.selectedCell()));
}

void EntryBoard::resizeEvent(QResizeEvent* /*event*/) {
  const BoardGeometry geometry(size());
  for (int box = 0; box < 9; ++box) m_boxes[static_cast<std::size_t>(box)]->setGeometry(geometry.box(box));
}

void EntryBoard::keyPressEvent(QKeyEvent* event) {
  const Cell cell = m_entry.selectedCell();
  const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (isPlain) {
    if (const auto digit = digitOfKey(*event)) return m_entry.type(*digit);
    if (const auto next = cellFrom(cell, event->key())) return m_entry.select(*next);
    switch (event->key()) {
      case Qt::Key_0:
      case Qt::Key_Period:
      case Qt::Key_Space:
        return m_entry.leaveEmpty();
      case Qt::Key_Backspace:
        return m_entry.goBack();
      case Qt::Key_Delete:
        return m_entry.clear(cell);
      default:
        break;
    }
  }
  QWidget::keyPressEvent(event);
}

void EntryBoard::refresh() {
  const CellSet conflicts = m_entry.conflicts();
  for (CellWidget* widget : m_cells) {
    const Cell cell = widget->cell();
    CellView view;
    view.digit = m_entry.givens().at(cell);
    view.given = view.digit.has_value();
    view.conflict = conflicts.contains(cell);
    view.selected = cell == m_entry.selectedCell();
    // Cells in which two solutions differ show the digits of both.
    if (const auto& both = m_entry.twoSolutions()) view.centreNotes = both->digitsAt(cell);
    widget->setView(view);
    widget->setFocusPolicy(view.selected ? Qt::StrongFocus : Qt::ClickFocus);
  }
}

void EntryBoard::showSelection() {
  refresh();
  setFocusProxy(cellWidget(m_entry.selectedCell()));
  cellWidget(m_entry.selectedCell())->setFocus();
}

}  // namespace sudoku
