#pragma once

#include <QAbstractButton>

#include "game/play/inputmode.h"

namespace sudoku {

/// One of several buttons of the pad that exclude each other, and of which none need be checked. The game
/// decides which is checked, not the click.
class ExclusiveToggle : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ExclusiveToggle(QWidget* parent);

  /// Checks or unchecks the button without a press, when the game has changed already.
  void showChosen(bool chosen);

  QSize sizeHint() const override { return {24, 24}; }

 signals:
  /// The player has pressed the button, by a click or by assistive technology.
  void chosen(PressedBy by);

 protected:
  void nextCheckState() override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  /// Makes Tab lead to this button and to none of its siblings.
  void takeTabStop();

  bool m_clickChecks = false;  ///< the click that is being handled checks the button
  PressedBy m_pressedBy = PressedBy::Other;
};

}  // namespace sudoku
