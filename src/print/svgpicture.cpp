#include "svgpicture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include "outlinedevice.h"

namespace sudoku {

QByteArray toSvg(const QSize& size, const QString& title, const std::function<void(QPainter&)>& paint) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  // The resolution at which one pixel equals one user unit of SVG.
  constexpr int kPixelsPerInch = 96;
  generator.setResolution(kPixelsPerInch);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(title);
  QPainter writer(&generator);
  OutlineDevice outlines(writer, generator);
  QPainter painter(&outlines);
  paint(painter);
  painter.end();
  writer.end();
  return bytes;
}

}  // namespace sudoku
