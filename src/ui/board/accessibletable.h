#pragma once

#include <QAccessibleWidget>
#include <QCoreApplication>

#include <sudoku/grid/cell.h>

namespace sudoku {

/// A board of nine rows and columns for assistive technology: a table whose cells are its children. Assistive
/// technology cannot change which cells are selected. For the GUI thread.
class AccessibleTable : public QAccessibleWidget, public QAccessibleTableInterface {
  Q_DECLARE_TR_FUNCTIONS(sudoku::AccessibleTable)

 public:
  explicit AccessibleTable(QWidget* board) : QAccessibleWidget(board, QAccessible::Table) {}

  // Overrides of QAccessibleInterface.
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  int childCount() const override { return kCellCount; }

  // Overrides of QAccessibleTableInterface.
  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override {
    return row < 0 || row > 8 || column < 0 || column > 8 ? nullptr : child(row * 9 + column);
  }
  int rowCount() const override { return 9; }
  int columnCount() const override { return 9; }
  QString rowDescription(int row) const override { return tr("Row %1").arg(row + 1); }
  QString columnDescription(int column) const override { return tr("Column %1").arg(column + 1); }
  int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
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
};

}  // namespace sudoku
