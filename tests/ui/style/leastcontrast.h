#pragma once

namespace sudoku {

constexpr double kLeastTextContrast = 4.5;  // least contrast of texts by WCAG 2.1, 1.4.3
// Least contrast of marks and rings that carry meaning, by WCAG 2.1, 1.4.11.
constexpr double kLeastLineContrast = 3.0;

}  // namespace sudoku
