#include "modeicons.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "ui/style/paintedicon.h"

namespace sudoku {
namespace {

const QRectF kIconFrame(1, 1, 14, 14);
constexpr double kIconRadius = 2.5;

void paintText(QPainter& painter, const QRectF& area, int size, const QString& text) {
  QFont font = QApplication::font();
  font.setPixelSize(size);
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(area, Qt::AlignCenter, text);
}

void paintColours(QPainter& painter) {
  QPainterPath frame;
  frame.addRoundedRect(kIconFrame, kIconRadius, kIconRadius);
  painter.save();
  painter.setClipPath(frame);
  const QPointF middle = kIconFrame.center();
  painter.fillRect(QRectF(kIconFrame.topLeft(), middle), QColor(0x7ea6f4));
  painter.fillRect(QRectF(QPointF(middle.x(), kIconFrame.top()), QPointF(kIconFrame.right(), middle.y())),
                   QColor(0xe9b949));
  painter.fillRect(QRectF(QPointF(kIconFrame.left(), middle.y()), QPointF(middle.x(), kIconFrame.bottom())),
                   QColor(0xee8a90));
  painter.fillRect(QRectF(middle, kIconFrame.bottomRight()), QColor(0x8cc97a));
  painter.restore();
}

}  // namespace

QIcon modeIcon(InputMode mode) {
  return paintedIcon([mode](QPainter& painter, QIcon::Mode, QIcon::State) {
    painter.setPen(QPen(QApplication::palette().color(QPalette::ButtonText), 1.2));
    painter.setBrush(Qt::NoBrush);
    if (mode == InputMode::Colour) paintColours(painter);
    painter.drawRoundedRect(kIconFrame, kIconRadius, kIconRadius);
    if (mode == InputMode::Digit) paintText(painter, kIconFrame, 11, QStringLiteral("7"));
    if (mode == InputMode::Centre) paintText(painter, kIconFrame, 6, QStringLiteral("129"));
    if (mode != InputMode::Corner) return;
    paintText(painter, QRectF(1.5, 1.5, 9, 7), 6, QStringLiteral("12"));
    paintText(painter, QRectF(8, 7.5, 6, 7), 6, QStringLiteral("9"));
  });
}

}  // namespace sudoku
