#pragma once

#include <QWidget>

#include "game/teacher/hint.h"

namespace sudoku {

struct Theme;

/// Paints one of several bars that show progress: a bar that is not reached is weaker, in high contrast a
/// thin line alone.
void paintProgressBar(QPainter& painter, const QRectF& area, bool isReached, const Theme& theme);

/// The four rungs of a hint: a bar for each, strong up to the present one, with the rungs' names below.
class Ladder : public QWidget {
  Q_OBJECT

 public:
  explicit Ladder(QWidget* parent);

  void setRung(Rung rung);
  /// Sets whether the names are shown below the bars.
  void setNamed(bool named);
  int heightFor() const;
  /// Whether every name has room below its bar.
  bool fits(int width) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont nameFont(bool isPresent) const;
  int barWidth(int width) const;

  Rung m_rung = Rung::Where;
  bool m_named = true;
};

}  // namespace sudoku
