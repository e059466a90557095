#pragma once

#include <sudoku/grid/digit.h>

#include "rolelook.h"

namespace sudoku {

/// The look of one of the player's colours: a fill with a texture of its own, so that it is not told by hue
/// alone. Precondition: the colour is 1 to 6.
const RoleLook& playerColourLook(Digit colour, const Theme& theme);

}  // namespace sudoku
