#pragma once

namespace sudoku {

constexpr double kLeastTextContrast = 4.5;  // WCAG 2.1, 1.4.3
constexpr double kLeastLineContrast = 3.0;  // WCAG 2.1, 1.4.11: marks and rings that carry meaning

}  // namespace sudoku
