#pragma once

#include "theme.h"

class QWidget;

namespace sudoku {

/// The theme that a widget is painted in now; in that of the application where there is no widget, light
/// where the style is not a SudokuStyle. Ask while painting: nobody passes a theme on. What a widget keeps in
/// colours of the theme (pixmaps, icons, inks of its labels) it makes anew on QEvent::PaletteChange.
const Theme& themeOf(const QWidget* widget);

}  // namespace sudoku
