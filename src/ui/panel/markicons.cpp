#include "markicons.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>

#include "ui/style/paintedicon.h"

namespace sudoku {
namespace {

constexpr double kMarkLineWidth = 1.4;
constexpr double kFrameRadius = 2.5;
const QRectF kFrame(1.5, 1.5, 13, 13);

void paintCell(QPainter& painter, const QColor& ink) {
  painter.drawRoundedRect(kFrame, kFrameRadius, kFrameRadius);
  painter.fillRect(kFrame.adjusted(2.5, 2.5, -2.5, -2.5), ink);
}

void paintCandidate(QPainter& painter, const QColor& ink) {
  constexpr double kDisc = 2.7;
  constexpr double kDot = 1;
  painter.drawRoundedRect(kFrame, kFrameRadius, kFrameRadius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawEllipse(QPointF(5.8, 5.8), kDisc, kDisc);
  for (const QPointF& other : {QPointF(11.2, 5.8), QPointF(5.8, 11.2), QPointF(11.2, 11.2)})
    painter.drawEllipse(other, kDot, kDot);
}

void paintLink(QPainter& painter) {
  constexpr double kRing = 2.6;
  const QPointF from(3.8, 12.2);
  const QPointF to(12.2, 3.8);
  const QPointF edge(kRing * 0.7, -kRing * 0.7);
  painter.drawEllipse(from, kRing, kRing);
  painter.drawEllipse(to, kRing, kRing);
  painter.drawLine(from + edge, to - edge);
}

}  // namespace

QIcon markIcon(MarkTarget target) {
  return paintedIcon([target](QPainter& painter, QIcon::Mode, QIcon::State) {
    const QColor ink = QApplication::palette().color(QPalette::ButtonText);
    painter.setPen(QPen(ink, kMarkLineWidth));
    painter.setBrush(Qt::NoBrush);
    switch (target) {
      case MarkTarget::Cell:
        return paintCell(painter, ink);
      case MarkTarget::Candidate:
        return paintCandidate(painter, ink);
      case MarkTarget::Link:
        return paintLink(painter);
    }
  });
}

}  // namespace sudoku
