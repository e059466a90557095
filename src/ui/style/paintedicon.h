#pragma once

#include <functional>

#include <QIcon>

class QPainter;

namespace sudoku {

/// Paints an icon in a square of 16 units.
using IconPaint = std::function<void(QPainter& painter, QIcon::Mode mode, QIcon::State state)>;

/// An icon that a function paints each time, so that it is sharp at any size.
QIcon paintedIcon(IconPaint paint);

}  // namespace sudoku
