#pragma once

class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionComplex;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether a field has a frame: a line edit within a spin box has none of its own.
bool hasFieldFrame(const QStyleOption& option);

/// Paints the ground of a text field, with a ring as its edge while it has the keyboard focus.
void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints a combo box without its text.
void paintComboBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme);
/// Paints a spin box, whose parts stand where the style puts them.
void paintSpinBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                  const QStyle& style, const QWidget* widget);

}  // namespace sudoku
