#pragma once

class QAction;
class QString;
class QWidget;

namespace sudoku {

class CoachButton;

/// Gives a control a tool tip that consists of a text and the keyboard shortcuts of a menu command, and keeps
/// it up to date when the shortcuts change. The action outlives the control.
void bindToolTip(QWidget& control, const QAction& action, const QString& words);

/// Draws the keyboard shortcut of a menu command on a button, if it is a single key without modifiers, and
/// keeps the drawing up to date when the shortcut changes. The action outlives the button.
void bindKeycap(CoachButton& button, const QAction& action);

}  // namespace sudoku
