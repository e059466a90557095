#pragma once

#include "theme.h"

class QWidget;

namespace sudoku {

/// The theme in which a widget is painted now; for null that of the application. The light theme if the style
/// is not a SudokuStyle. Ask while painting: nobody passes a theme on. What a widget keeps in colours of the
/// theme (pixmaps, icons, inks of its labels) it makes anew on QEvent::PaletteChange.
const Theme& themeOf(const QWidget* widget);

}  // namespace sudoku
