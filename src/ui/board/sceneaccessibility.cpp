#include "sceneaccessibility.h"

#include <algorithm>
#include <array>

#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include "accessibletable.h"
#include "cellview.h"
#include "sceneboard.h"
#include "scenenames.h"

namespace sudoku {
namespace {

/// The accessible interface of a cell that is painted by its board and is no widget.
class AccessibleSceneCell : public QAccessibleInterface,
                            public QAccessibleActionInterface,
                            public QAccessibleTableCellInterface {
 public:
  AccessibleSceneCell(SceneBoard* board, Cell cell) : m_board(board), m_cell(cell) {}

  Cell cell() const { return m_cell; }

  // Overrides of QAccessibleInterface.
  bool isValid() const override { return m_board != nullptr; }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return parent()->window(); }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
  QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Cell; }
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Name ? cellName(m_board->scene(), m_cell) : QString();
  }
  void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
  QRect rect() const override {
    const QRect area = m_board->areaOf(m_cell);
    return {m_board->mapToGlobal(area.topLeft()), area.size()};
  }
  QAccessible::State state() const override {
    QAccessible::State state = parent()->state();
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = isSelected() && m_board->hasFocus();
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
  }

  // Overrides of QAccessibleActionInterface.
  QStringList actionNames() const override {
    return m_board->isInteractive() ? QStringList{pressAction()} : QStringList{};
  }
  void doAction(const QString& name) override {
    if (name == pressAction() && m_board->isInteractive()) m_board->press(m_cell);
  }
  QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

  // Overrides of QAccessibleTableCellInterface.
  bool isSelected() const override { return m_board->scene().selected == m_cell; }
  QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
  QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
  int columnIndex() const override { return m_cell.column(); }
  int rowIndex() const override { return m_cell.row(); }
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override { return parent(); }

 private:
  QPointer<SceneBoard> m_board;
  Cell m_cell;
};

class AccessibleScene : public AccessibleTable {
 public:
  explicit AccessibleScene(SceneBoard* board) : AccessibleTable(board), m_board(board) {}
  AccessibleScene(const AccessibleScene&) = delete;
  AccessibleScene& operator=(const AccessibleScene&) = delete;
  ~AccessibleScene() override {
    for (const QAccessible::Id id : m_ids)
      if (id != 0) QAccessible::deleteAccessibleInterface(id);
  }

  // Overrides of QAccessibleInterface.
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= kCellCount) return nullptr;
    QAccessible::Id& id = m_ids[static_cast<std::size_t>(index)];
    if (id != 0) return QAccessible::accessibleInterface(id);
    auto* cell = new AccessibleSceneCell(m_board, Cell(index));
    id = QAccessible::registerAccessibleInterface(cell);  // registering transfers the ownership to Qt
    return cell;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* cell = dynamic_cast<const AccessibleSceneCell*>(child);
    return cell == nullptr ? -1 : cell->cell().index();
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const auto cell = m_board->cellAt(m_board->mapFromGlobal(QPoint(x, y)));
    return cell ? child(cell->index()) : nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    return m_board->hasFocus() ? selectedCells().front() : nullptr;
  }

  // Overrides of QAccessibleTableInterface.
  /// Returns at least one cell, since screen readers ask for the first selected one.
  QList<QAccessibleInterface*> selectedCells() const override {
    return {child(m_board->scene().selected.value_or(Cell(0)).index())};
  }

 private:
  SceneBoard* m_board;
  /// Ids of the cells' interfaces; 0: not asked for yet.
  mutable std::array<QAccessible::Id, kCellCount> m_ids{};
};

}  // namespace

QAccessibleInterface* makeSceneTable(SceneBoard* board) {
  return new AccessibleScene(board);
}

}  // namespace sudoku
