#pragma once

#include <QIcon>

#include "game/play/inputmode.h"

namespace sudoku {

/// An icon for an input mode: a cell with a large digit, with small digits in the corners or in a row, or
/// with colours.
QIcon modeIcon(InputMode mode);

}  // namespace sudoku
