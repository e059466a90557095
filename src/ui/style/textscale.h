#pragma once

#include <algorithm>

#include <QFontMetrics>

namespace sudoku {

/// The factor by which a text is higher than at 100 %, for which sizes are stated; at least 1.
inline double textScale(const QFontMetrics& metrics) {
  constexpr double kPlainHeight = 18;
  return std::max(1.0, metrics.height() / kPlainHeight);
}

}  // namespace sudoku
