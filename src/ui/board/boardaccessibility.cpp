#include "boardaccessibility.h"

#include <QAccessibleWidget>

#include "boardwidget.h"
#include "cellwidget.h"
#include "sceneaccessibility.h"
#include "sceneboard.h"

namespace sudoku {
namespace {

/// The board of a game that a cell stands on, two floors up; none of the cell of another board.
BoardWidget* boardOf(const CellWidget* cell) {
  return qobject_cast<BoardWidget*>(cell->parentWidget()->parentWidget());
}

class AccessibleCell : public QAccessibleWidget, public QAccessibleTableCellInterface {
 public:
  explicit AccessibleCell(CellWidget* cell) : QAccessibleWidget(cell, QAccessible::Cell), m_cell(cell) {}

  // QAccessibleInterface
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

  // QAccessibleActionInterface
  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (name == pressAction()) emit m_cell->activated(m_cell->cell());
  }

  // QAccessibleTableCellInterface
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

class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
 public:
  explicit AccessibleBoard(BoardWidget* board)
      : QAccessibleWidget(board, QAccessible::Table), m_board(board) {}

  // QAccessibleInterface
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  int childCount() const override { return kCellCount; }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= kCellCount) return nullptr;
    return QAccessible::queryAccessibleInterface(m_board->cellWidget(Cell(index)));
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* cell = qobject_cast<const CellWidget*>(child->object());
    return cell == nullptr ? -1 : cell->cell().index();
  }

  // QAccessibleTableInterface
  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override {
    return row < 0 || row > 8 || column < 0 || column > 8 ? nullptr : child(row * 9 + column);
  }
  int rowCount() const override { return 9; }
  int columnCount() const override { return 9; }
  QString rowDescription(int row) const override { return BoardWidget::tr("Row %1").arg(row + 1); }
  QString columnDescription(int column) const override {
    return BoardWidget::tr("Column %1").arg(column + 1);
  }
  int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
  /// Never none, whatever the board shows: readers ask for the first.
  QList<QAccessibleInterface*> selectedCells() const override {
    QList<QAccessibleInterface*> selected;
    for (const Cell cell : allCells())
      if (m_board->cellWidget(cell)->view().inSelection) selected << child(cell.index());
    if (selected.isEmpty()) selected << child(m_board->selectedCell().index());
    return selected;
  }
  int selectedColumnCount() const override { return 0; }
  int selectedRowCount() const override { return 0; }
  QList<int> selectedColumns() const override { return {}; }
  QList<int> selectedRows() const override { return {}; }
  bool isColumnSelected(int /*column*/) const override { return false; }
  bool isRowSelected(int /*row*/) const override { return false; }
  bool selectRow(int /*row*/) override { return false; }
  bool selectColumn(int /*column*/) override { return false; }
  bool unselectRow(int /*row*/) override { return false; }
  bool unselectColumn(int /*column*/) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

 private:
  BoardWidget* m_board;
};

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object) {
  if (auto* cell = qobject_cast<CellWidget*>(object)) return new AccessibleCell(cell);
  if (auto* board = qobject_cast<BoardWidget*>(object)) return new AccessibleBoard(board);
  if (auto* scene = qobject_cast<SceneBoard*>(object)) return makeSceneTable(scene);
  return nullptr;
}

}  // namespace

void installBoardAccessibility() {
  static const bool installed = [] {
    QAccessible::installFactory(makeInterface);
    return true;
  }();
  Q_UNUSED(installed)
}

}  // namespace sudoku
