#pragma once

#include <QString>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// An address at which a browser opens the puzzle (Format::ExchangeUrl).
QString linkOf(const Grid& givens);

}  // namespace sudoku
