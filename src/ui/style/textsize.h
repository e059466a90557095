#pragma once

#include <QFont>

namespace sudoku {

/// Size of titles as a multiple of that of the text under them.
constexpr double kTitleSize = 1.3;

/// A font in another size.
inline QFont scaled(QFont font, double factor) {
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * factor);
  else
    font.setPixelSize(qMax(1, qRound(font.pixelSize() * factor)));
  return font;
}

inline QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

}  // namespace sudoku
