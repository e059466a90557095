#pragma once

#include <QFont>

namespace sudoku {

/// The size of a title as a multiple of the size of the text below it.
constexpr double kTitleSize = 1.3;

/// A font whose size is multiplied by a factor.
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
