#pragma once

class QAction;
class QString;
class QWidget;

namespace sudoku {

class CoachButton;

/// Gives a control a tool tip of some words and the keys of the menu entry that does the same, now and when
/// the keys change. The entry outlives the control.
void bindToolTip(QWidget& control, const QAction& action, const QString& words);

/// Draws the key of a menu entry on a button of the coach, now and when it changes, if it is a single press
/// without another key. The entry outlives the button.
void bindKeycap(CoachButton& button, const QAction& action);

}  // namespace sudoku
