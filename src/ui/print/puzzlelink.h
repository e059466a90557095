#pragma once

#include <QString>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// The site that opens puzzles, as people write it.
QString linkHost();

/// An address there at which a browser opens the puzzle (Format::ExchangeUrl): with its 81 digits, 0 for an
/// open cell. A code on paper holds it too, and stays small.
QString linkOf(const Grid& givens);

}  // namespace sudoku
