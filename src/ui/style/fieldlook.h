#pragma once

class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionComplex;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether a field has a frame of its own, unlike the line edit inside a spin box.
bool hasFieldFrame(const QStyleOption& option);

/// Paints the background and the edge of a text field; the edge is thicker while the field has the keyboard
/// focus.
void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints a combo box without its text.
void paintComboBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme);
/// Paints a spin box, whose parts are where `style` places them.
void paintSpinBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                  const QStyle& style, const QWidget* widget);

}  // namespace sudoku
