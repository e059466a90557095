#pragma once

class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionComplex;
class QWidget;

namespace sudoku {

struct Theme;

/// A line edit within a spin box has no frame of its own.
bool hasFieldFrame(const QStyleOption& option);

/// The ground of what is typed in: with a ring as its edge while it has the keyboard.
void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// A box to choose in, without its text.
void paintComboBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme);
/// A box of numbers, whose parts stand where the style puts them.
void paintSpinBox(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                  const QStyle& style, const QWidget* widget);

}  // namespace sudoku
