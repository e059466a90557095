#pragma once

class QColor;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether a button is the default button, which Enter presses.
bool isPrimary(const QStyleOption& option);

/// The colour of a control's edge, which is paler while the control is disabled.
QColor edgeOf(const QStyleOption& option, const Theme& theme);

/// Paints the background and the edge of a button.
void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the indicator of a check box, with a tick if it is checked, or with a dash if it is partially
/// checked.
void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the indicator of a radio button, which is a disc.
void paintRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the ring that shows the keyboard focus, round a button or a part of another widget.
void paintFocus(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget);

}  // namespace sudoku
