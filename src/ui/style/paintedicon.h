#pragma once

#include <functional>

#include <QIcon>

class QPainter;

namespace sudoku {

/// Paints in a square of 16.
using IconPaint = std::function<void(QPainter& painter, QIcon::Mode mode, QIcon::State state)>;

/// An icon that is painted with a function each time, so that it is sharp at any size.
QIcon paintedIcon(IconPaint paint);

}  // namespace sudoku
