#pragma once

#include <algorithm>

#include <QFontMetrics>

namespace sudoku {

/// The height of a text at 100 %, in pixels, where the measures of the pictures hold.
inline constexpr double kPlainTextHeight = 18;

/// The height of the text with which the measures of board pages, statistics and daily puzzles were taken, in
/// pixels.
inline constexpr double kPageTextHeight = 16;

/// How much higher a text is than the one for which measures hold; 1 at least.
inline double textScale(const QFontMetrics& metrics, double plainHeight = kPlainTextHeight) {
  return std::max(1.0, metrics.height() / plainHeight);
}

}  // namespace sudoku
