#pragma once

class QColor;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether it is the one that Enter presses.
bool isPrimary(const QStyleOption& option);

/// The edge of a control: weaker while it cannot be used.
QColor edgeOf(const QStyleOption& option, const Theme& theme);

/// The ground of a button.
void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The box of a check box: ticked, or with a dash where some of a group are.
void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The disc of a radio button.
void paintRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The ring round what has the keyboard: a button, or a part of another widget.
void paintFocus(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget);

}  // namespace sudoku
