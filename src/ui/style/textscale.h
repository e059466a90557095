#pragma once

#include <algorithm>

#include <QFontMetrics>

namespace sudoku {

/// The usual height of a line of text in pixels, to which most sizes in pixels refer.
inline constexpr double kPlainTextHeight = 18;

/// The height of a line of text in pixels to which the sizes on board pages, statistics and daily puzzles
/// refer.
inline constexpr double kPageTextHeight = 16;

/// The ratio of a text's height to the height to which sizes in pixels refer; at least 1.
inline double textScale(const QFontMetrics& metrics, double plainHeight = kPlainTextHeight) {
  return std::max(1.0, metrics.height() / plainHeight);
}

}  // namespace sudoku
