#pragma once

#include "theme.h"

class QWidget;

namespace sudoku {

/// The theme for painting a widget; for null, the theme of the application. The light theme if the style is
/// not a SudokuStyle. To be called whenever a widget is painted. Pixmaps, icons and label colours that a
/// widget keeps have to be made again on QEvent::PaletteChange.
const Theme& themeOf(const QWidget* widget);

}  // namespace sudoku
