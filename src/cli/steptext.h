#pragma once

#include <string>

#include <sudoku/logic/contradiction.h>
#include <sudoku/logic/step.h>
#include <sudoku/solving/threestep.h>

namespace sudoku::cli {

/// A step as the line `technique<TAB>score<TAB>conclusions<TAB>notation`, with the conclusions sorted by
/// cell.
std::string toLine(const Step& step);

/// A step of the three-step solver as a line such as `only-digit<TAB>r1c2=5`.
std::string toLine(const ThreeStep& step);

/// A contradiction in words, such as `r1c2 and r1c7 both hold 5`.
std::string toText(const Contradiction& contradiction);

}  // namespace sudoku::cli
