#pragma once

#include <optional>

#include <QObject>

#include <sudoku/grid/cell.h>

namespace sudoku {

/// Remembers the cell of the last left click, in which the player may want to write next; any key in any
/// window of the program makes it forget the cell. Lives in the GUI thread.
class LastClick : public QObject {
  Q_OBJECT

 public:
  /// Precondition: a QCoreApplication exists.
  explicit LastClick(QObject* parent = nullptr);

  std::optional<Cell> cell() const { return m_cell; }
  void note(Cell cell) { m_cell = cell; }
  void forget() { m_cell.reset(); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  std::optional<Cell> m_cell;
};

}  // namespace sudoku
