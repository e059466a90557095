#pragma once

#include <QIcon>

#include "game/control/markcommands.h"

namespace sudoku {

/// An icon for what the player marks: a filled cell, a cell with one filled candidate, or two candidates with
/// a line between them.
QIcon markIcon(MarkTarget target);

}  // namespace sudoku
