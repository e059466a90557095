#pragma once

#include <QFont>
#include <QSize>
#include <QString>

#include "textsize.h"

namespace sudoku {

/// The font, or the first of smaller ones down to three quarters of its size, with which something fits: for
/// which `fits(font)` is true. The smallest if nothing does.
template <typename Fits>
QFont fittingFont(const QFont& font, const Fits& fits) {
  constexpr int kWhole = 100;
  constexpr int kLeast = 75;
  constexpr int kBetween = 5;
  QFont smaller = font;
  for (int percent = kWhole - kBetween; !fits(smaller) && percent >= kLeast; percent -= kBetween)
    smaller = scaled(font, percent / 100.0);
  return smaller;
}

/// A short text such as that of a button, as it is drawn in an area that may be too small for it.
struct FittedText {
  QString text;
  QFont font;
  bool hasLines = false;  ///< whether it is broken into lines at the width of the area
  bool isWhole = true;    ///< false if it was cut short
};

/// Fits a text into an area, in pixels: by breaking it into lines where the area is high enough, by smaller
/// letters (fittingFont()), and only then by cutting it short. `flags` are those of QPainter::drawText();
/// they may say that `&` marks a letter, and that the text has lines anyway: then these are cut by the area
/// alone.
FittedText fittedText(const QString& text, const QFont& font, const QSize& area, int flags = 0);

}  // namespace sudoku
