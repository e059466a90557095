#pragma once

#include <QFont>
#include <QSize>
#include <QString>

namespace sudoku {

/// A short text such as that of a button, as it is drawn in an area that may be too small for it.
struct FittedText {
  QString text;
  QFont font;
  bool hasLines = false;  ///< whether it is broken into lines at the width of the area
  bool isWhole = true;    ///< false if it was cut short
};

/// Fits a text into an area, in pixels: by breaking it into lines where the area is high enough, by smaller
/// letters down to three quarters, and only then by cutting it short. `flags` are those of
/// QPainter::drawText(); they may say that `&` marks a letter, and that the text has lines anyway.
FittedText fittedText(const QString& text, const QFont& font, const QSize& area, int flags = 0);

}  // namespace sudoku
