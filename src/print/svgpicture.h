#pragma once

#include <functional>

#include <QByteArray>
#include <QSize>
#include <QString>

class QPainter;

namespace sudoku {

/// What `paint` paints, as an SVG picture of a size in pixels: shapes alone, text as its outlines, so that it
/// looks the same wherever it is shown. The title is for readers who cannot see the picture.
QByteArray toSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace sudoku
