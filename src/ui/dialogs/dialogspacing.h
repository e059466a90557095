#pragma once

namespace sudoku {

constexpr int kDialogMargin = 16;
constexpr int kDialogSpacing = 8;

}  // namespace sudoku
