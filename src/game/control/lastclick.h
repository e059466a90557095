#pragma once

#include <optional>

#include <QObject>

#include <sudoku/grid/cell.h>

namespace sudoku {

/// The cell of the last left click, as long as it shows where the player wants to write: any key in any
/// window of the program ends that. Lives in the GUI thread.
class LastClick : public QObject {
  Q_OBJECT

 public:
  /// Precondition: there is an application object.
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
