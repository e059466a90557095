#pragma once

#include <QWidget>

#include "game/teacher/hint.h"

namespace sudoku {

struct Theme;

/// Paints one of several bars in a row that show progress together. A bar for a stage that is not reached yet
/// is paler; in high contrast it is a thin line.
void paintProgressBar(QPainter& painter, const QRectF& area, bool isReached, const Theme& theme);

/// Shows how much a hint has said, as four bars that are strong up to the present one, with names below them.
class Ladder : public QWidget {
  Q_OBJECT

 public:
  explicit Ladder(QWidget* parent);

  void setRung(Rung rung);
  /// Sets whether each bar has its name below it.
  void setNamed(bool named);
  int heightFor() const;
  /// Whether the name of each bar has room below the bar.
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
