#pragma once

#include <functional>

#include <QByteArray>
#include <QSize>
#include <QString>

class QPainter;

namespace sudoku {

/// What is painted, as an SVG picture of that size in pixels: shapes alone, text as its outlines, so that it
/// looks the same wherever it is shown. The title is for those who cannot see it.
QByteArray toSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint);

}  // namespace sudoku
