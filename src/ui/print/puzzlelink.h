#pragma once

#include <QString>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// The name of the web site that opens puzzles, in the form that is printed.
QString linkHost();

/// An address at which a browser opens the puzzle (Format::ExchangeUrl), with its 81 digits, 0 for an empty
/// cell. Short enough for a small printed QR code.
QString linkOf(const Grid& givens);

}  // namespace sudoku
