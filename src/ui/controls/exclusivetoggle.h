#pragma once

#include <QAbstractButton>

#include "game/play/inputmode.h"

namespace sudoku {

/// One of several buttons side by side, such as those for the nine digits, of which one or none is checked. A
/// click does not decide which button is checked: the game does.
class ExclusiveToggle : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ExclusiveToggle(QWidget* parent);

  /// Checks or unchecks the button after a change of the game, without emitting chosen().
  void showChosen(bool chosen);

  QSize sizeHint() const override { return {24, 24}; }

 signals:
  /// Emitted when the player has pressed the button, by a click or through assistive technology.
  void chosen(PressedBy by);

 protected:
  void nextCheckState() override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  /// Makes Tab lead to this button and skip its siblings.
  void takeTabStop();

  bool m_clickChecks = false;  ///< whether the click being handled checks the button
  PressedBy m_pressedBy = PressedBy::Other;
};

}  // namespace sudoku
