#pragma once

#include <algorithm>

#include <QFontMetrics>

namespace sudoku {

/// The height of a line of text in pixels with the usual font. Most sizes in pixels are stated for it, and
/// grow with the font (textScale()).
inline constexpr double kPlainTextHeight = 18;

/// The height of a line of text in pixels for which pages with a board of their own (BoardPage), statistics
/// and daily puzzles state their sizes: that of a smaller font.
inline constexpr double kPageTextHeight = 16;

/// The factor for sizes in pixels: the ratio of the height of a line of text to `plainHeight`, for which the
/// sizes are stated; at least 1.
inline double textScale(const QFontMetrics& metrics, double plainHeight = kPlainTextHeight) {
  return std::max(1.0, metrics.height() / plainHeight);
}

}  // namespace sudoku
