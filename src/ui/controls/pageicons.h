#pragma once

#include <QIcon>

namespace sudoku {

enum class PageIcon { First, Previous, Play, Pause, Next, Last, Copy };

/// An icon as a line drawing in the colour of the button's text, sharp at any size.
QIcon pageIcon(PageIcon icon);

}  // namespace sudoku
