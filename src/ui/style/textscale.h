#pragma once

#include <algorithm>

#include <QFontMetrics>

namespace sudoku {

/// How much higher a text is than at 100 %, where the measures of the pictures hold; 1 at least.
inline double textScale(const QFontMetrics& metrics) {
  constexpr double kPlainHeight = 18;
  return std::max(1.0, metrics.height() / kPlainHeight);
}

}  // namespace sudoku
