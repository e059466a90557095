#pragma once

#include <QLabel>

namespace sudoku {

/// A frame with a number and a few words under it. Assistive technology reads it as one sentence.
class FigureCard : public QLabel {
  Q_OBJECT

 public:
  explicit FigureCard(QWidget* parent);

  /// Sets the number, the words under it, and the sentence that says all of this.
  void setFigure(const QString& figure, const QString& caption, const QString& spoken);
  /// Sets a number with small words round it: it stands in place of `{n}` in `pattern`.
  void setFigureIn(const QString& pattern, const QString& figure, const QString& caption,
                   const QString& spoken);
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
  int smallWidth(const QString& words) const;

  QString m_before;  ///< small words before the number
  QString m_figure;
  QString m_after;
  QString m_caption;
  bool m_hasFlame = false;
  bool m_isLow = false;
};

}  // namespace sudoku
