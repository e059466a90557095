#include "boardaccessibility.h"

#include <QAccessibleWidget>

#include "accessibletable.h"
#include "boardwidget.h"
#include "cellwidget.h"
#include "sceneaccessibility.h"
#include "sceneboard.h"

namespace sudoku {
namespace {

/// The BoardWidget that contains a cell; null if the cell belongs to another kind of board.
BoardWidget* boardOf(const CellWidget* cell) {
  return qobject_cast<BoardWidget*>(cell->parentWidget()->parentWidget());
}

class AccessibleCell : public QAccessibleWidget, public QAccessibleTableCellInterface {
 public:
  explicit AccessibleCell(CellWidget* cell) : QAccessibleWidget(cell, QAccessible::Cell), m_cell(cell) {}

  // Overrides of QAccessibleInterface.
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableCellInterface && boardOf(m_cell) != nullptr)
      return static_cast<QAccessibleTableCellInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  QAccessibleInterface* parent() const override {
    return boardOf(m_cell) != nullptr ? table() : QAccessibleWidget::parent();
  }
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    return state;
  }

  // Overrides of QAccessibleActionInterface.
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (name == pressAction()) emit m_cell->activated(m_cell->cell());
  }

  // Overrides of QAccessibleTableCellInterface.
  bool isSelected() const override { return m_cell->view().selected || m_cell->view().inSelection; }
  QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  int columnIndex() const override { return m_cell->cell().column(); }
  int rowIndex() const override { return m_cell->cell().row(); }
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override {
    return QAccessible::queryAccessibleInterface(boardOf(m_cell));
  }

 private:
  CellWidget* m_cell;
};

class AccessibleBoard : public AccessibleTable {
 public:
  explicit AccessibleBoard(BoardWidget* board) : AccessibleTable(board), m_board(board) {}

  // Overrides of QAccessibleInterface.
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= kCellCount) return nullptr;
    return QAccessible::queryAccessibleInterface(m_board->cellWidget(Cell(index)));
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* cell = qobject_cast<const CellWidget*>(child->object());
    return cell == nullptr ? -1 : cell->cell().index();
  }

  // Overrides of QAccessibleTableInterface.
  /// Returns at least one cell, since screen readers ask for the first selected one.
  QList<QAccessibleInterface*> selectedCells() const override {
    QList<QAccessibleInterface*> selected;
    for (const Cell cell : allCells())
      if (m_board->cellWidget(cell)->view().inSelection) selected << child(cell.index());
    if (selected.isEmpty()) selected << child(m_board->selectedCell().index());
    return selected;
  }

 private:
  BoardWidget* m_board;
};

QAccessibleInterface* makeBoardInterface(const QString& /*className*/, QObject* object) {
  if (auto* cell = qobject_cast<CellWidget*>(object)) return new AccessibleCell(cell);
  if (auto* board = qobject_cast<BoardWidget*>(object)) return new AccessibleBoard(board);
  if (auto* scene = qobject_cast<SceneBoard*>(object)) return makeSceneTable(scene);
  return nullptr;
}

}  // namespace

void installBoardAccessibility() {
  static const bool installed = [] {
    QAccessible::installFactory(makeBoardInterface);
    return true;
  }();
  Q_UNUSED(installed)
}

}  // namespace sudoku
