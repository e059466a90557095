#pragma once

#include <QFont>

namespace sudoku {

/// The font in another size.
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
