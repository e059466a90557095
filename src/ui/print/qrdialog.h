#pragma once

#include <QDialog>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// Shows the puzzle as a QR code for a phone's camera.
class QrDialog : public QDialog {
  Q_OBJECT

 public:
  explicit QrDialog(const Grid& givens, QWidget* parent = nullptr);
};

}  // namespace sudoku
