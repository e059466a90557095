#pragma once

#include <sudoku/grid/digit.h>

#include "rolelook.h"

namespace sudoku {

/// The look of one of the colours that the player can give to cells: a fill with a texture, so that colours
/// do not differ by hue alone. Precondition: `colour` is 1 to 6.
const RoleLook& playerColourLook(Digit colour, const Theme& theme);
/// The look of such a colour on paper: its texture on white, which tells it apart in black and white too.
const RoleLook& paperColourLook(Digit colour);

}  // namespace sudoku
