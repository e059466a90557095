#pragma once

#include <QWidget>

#include <sudoku/formats/puzzlerecord.h>

namespace sudoku {

/// A small picture of a puzzle with its givens and entries.
class GridPreview : public QWidget {
  Q_OBJECT

 public:
  explicit GridPreview(QWidget* parent = nullptr);

  void show(const PuzzleRecord& record);

  QSize sizeHint() const override { return {190, 190}; }
  QSize minimumSizeHint() const override { return {136, 136}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Grid m_givens;
  Grid m_board;
};

}  // namespace sudoku
