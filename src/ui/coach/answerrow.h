#pragma once

#include <QPushButton>

#include "game/teacher/hint.h"

namespace sudoku {

/// One line of the answers to a question, as a button that tells more: the digit in the shape of its state,
/// what is known in words, and an arrow. Without room for words it shows only the shape. Arrow keys are
/// passed on to the parent widget.
class AnswerRow : public QPushButton {
  Q_OBJECT

 public:
  explicit AnswerRow(QWidget* parent);

  void setLine(const AnswerLine& line);
  const AnswerLine& line() const { return m_line; }
  /// What the row shows beside the shape: nothing, the words that stand out, or all and the detail.
  enum class Words { None, Short, All };
  void setWords(Words words);

  /// The width in pixels that the row needs to show so much.
  int widthFor(Words words) const;
  int leastHeight() const;

  QSize sizeHint() const override { return {widthFor(Words::All), leastHeight()}; }
  QSize minimumSizeHint() const override { return {0, 0}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Sentence sentence(Words words) const;
  int textWidth(Words words) const;
  int symbolSide() const;
  int arrowSide() const;
  QFont detailFont() const;
  void paintGround(QPainter& painter) const;
  void paintChip(QPainter& painter, const QRectF& area) const;
  void paintText(QPainter& painter, int left, int right) const;

  AnswerLine m_line{{Cell(0), Digit(1)}, AnswerLine::State::Looking, {}, {}, {}, {}};
  Words m_words = Words::All;
};

}  // namespace sudoku
