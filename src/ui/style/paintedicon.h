#pragma once

#include <functional>

#include <QIcon>

class QPainter;

namespace sudoku {

/// A function that paints an icon into a square whose side is 16 of the painter's units.
using IconPaint = std::function<void(QPainter& painter, QIcon::Mode mode, QIcon::State state)>;

/// An icon that is painted by a function whenever it is shown, so that it is sharp at any size.
QIcon paintedIcon(IconPaint paint);

}  // namespace sudoku
