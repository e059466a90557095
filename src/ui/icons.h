#pragma once

#include <QIcon>

namespace sudoku {

enum class IconShape { Undo, Redo, Notes };

/// A line drawing in the colour of the button's text, sharp at any size.
QIcon lineIcon(IconShape shape);

/// The program's own: a box of nine cells, one of them blue.
QIcon applicationIcon();

}  // namespace sudoku
