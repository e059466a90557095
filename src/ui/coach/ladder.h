#pragma once

#include <QWidget>

#include "game/teacher/hint.h"

namespace sudoku {

/// The four rungs of a hint: a bar for each, strong up to the present one, with their names below.
class Ladder : public QWidget {
  Q_OBJECT

 public:
  explicit Ladder(QWidget* parent);

  void setRung(Rung rung);
  /// Without names only the bars are left.
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
