#pragma once

class QAction;
class QString;
class QWidget;

namespace sudoku {

class CoachButton;

/// Gives a control a tool tip of some words and the keys of the menu's entry that does the same, now and when
/// they change. The entry outlives the control.
void bindToolTip(QWidget& control, const QAction& action, const QString& words);

/// The same for the key drawn on a button of the coach, if it is a single press without another key.
void bindKeycap(CoachButton& button, const QAction& action);

}  // namespace sudoku
