#pragma once

#include <QDialog>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// Shows the puzzle being played as a QR code, for the camera of a phone.
class QrDialog : public QDialog {
  Q_OBJECT

 public:
  explicit QrDialog(const Grid& givens, QWidget* parent = nullptr);
};

}  // namespace sudoku
