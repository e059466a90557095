#pragma once

#include <QWidget>

#include "game/teacher/steppicture.h"

namespace sudoku {

/// A small board in a hint that shows where to look for the next step: in some houses, or at a digit. The
/// hint says the same in words, so assistive technology skips the board.
class WhereDiagram : public QWidget {
  Q_OBJECT

 public:
  explicit WhereDiagram(QWidget* parent);

  void setPicture(const StepPicture& picture);
  bool isEmpty() const { return m_picture.bands.empty() && !m_picture.digit; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRectF areaOf(House house) const;

  StepPicture m_picture;
};

}  // namespace sudoku
