#pragma once

#include <QLabel>

namespace sudoku {

/// A frame with a number and a few words under it. Assistive technology reads it as one sentence.
class FigureCard : public QLabel {
  Q_OBJECT

 public:
  explicit FigureCard(QWidget* parent);

  /// Sets the number, a small text after it, the words under it, and the sentence that says all of this.
  void setFigure(const QString& figure, const QString& small, const QString& caption, const QString& spoken);
  /// Sets whether a picture of a flame stands before the number.
  void setFlame(bool hasFlame) { m_hasFlame = hasFlame; }
  /// Sets whether the card has its smaller height.
  void setLow(bool isLow);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont figureFont() const;
  int padding() const;
  int flameWidth() const;

  QString m_figure;
  QString m_small;
  QString m_caption;
  bool m_hasFlame = false;
  bool m_isLow = false;
};

}  // namespace sudoku
