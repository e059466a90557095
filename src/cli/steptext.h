#pragma once

#include <string>

#include <sudoku/step.h>

namespace sudoku::cli {

/// `technique<TAB>score<TAB>conclusions<TAB>notation`, the conclusions in the order of the cells.
std::string toLine(const Step& step);

}  // namespace sudoku::cli
