#pragma once

class QColor;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether a button is the one that Enter presses.
bool isPrimary(const QStyleOption& option);

/// The colour of a control's edge: weaker while the control cannot be used.
QColor edgeOf(const QStyleOption& option, const Theme& theme);

/// Paints the ground of a button.
void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the indicator of a check box: ticked, or with a dash if some of a group are ticked.
void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the disc of a radio button.
void paintRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the ring round what has the keyboard focus: a button, or a part of another widget.
void paintFocus(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget);

}  // namespace sudoku
