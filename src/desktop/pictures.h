#pragma once

#include <QByteArray>

namespace sudoku {

/// A drawing in SVG as a square PNG with sides of `size` pixels. Empty if it is no drawing.
QByteArray pictureOf(const QByteArray& drawing, int size);

}  // namespace sudoku
