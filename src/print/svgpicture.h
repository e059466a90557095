#pragma once

#include <functional>

#include <QByteArray>
#include <QSize>
#include <QString>

class QPainter;

namespace sudoku {

/// An SVG picture of what `paint` paints, with a size in pixels: shapes only, text as outlines, so that the
/// picture looks the same everywhere. The title is for readers who cannot see the picture.
QByteArray toSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace sudoku
