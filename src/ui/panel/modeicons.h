#pragma once

#include <QIcon>

#include "game/play/inputmode.h"

namespace sudoku {

/// How a cell looks that was written in a mode, as a sign: a large digit, small ones in the corners or in a
/// row, colours.
QIcon modeIcon(InputMode mode);

}  // namespace sudoku
