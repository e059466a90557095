#pragma once

#include <QAbstractButton>

#include "game/play/inputmode.h"

namespace sudoku {

/// One of several buttons of the pad that exclude each other, none of which need be checked. What is checked
/// follows from the game, not from the click.
class ExclusiveToggle : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ExclusiveToggle(QWidget* parent);

  /// Checks or unchecks it without a press: the game has changed already.
  void showChosen(bool chosen);

  QSize sizeHint() const override { return {24, 24}; }

 signals:
  /// A click, checked or not, or a toggle by assistive technology.
  void chosen(PressedBy by);

 protected:
  void nextCheckState() override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  /// Tab leads to this one of its siblings, and to no other.
  void takeTabStop();

  bool m_clickChecks = false;  ///< the click under way checks the button
  PressedBy m_pressedBy = PressedBy::Other;
};

}  // namespace sudoku
