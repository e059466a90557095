#include "qrcode.h"

#include <cassert>
#include <memory>

#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <qrencode.h>

namespace sudoku {

QrCode::QrCode(const QByteArray& text) {
  constexpr int kAnyVersion = 0;
  constexpr int kCaseSensitive = 1;
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(text.constData(), kAnyVersion, QR_ECLEVEL_M, QR_MODE_8, kCaseSensitive),
      &QRcode_free);
  assert(code != nullptr);
  if (code == nullptr) return;
  m_side = code->width;
  const auto count = static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side);
  m_modules.reserve(count);
  for (std::size_t index = 0; index < count; ++index) m_modules.push_back((code->data[index] & 1U) != 0);
}

void paintQrCode(QPainter& painter, const QRectF& area, const QrCode& code) {
  const double module = area.width() / code.side();
  QPainterPath path;
  // All modules form a single path, since areas painted side by side would leave hairlines between them.
  for (int row = 0; row < code.side(); ++row) {
    for (int column = 0; column < code.side(); ++column) {
      if (!code.isDark(row, column)) continue;
      int end = column + 1;
      while (end < code.side() && code.isDark(row, end)) ++end;
      path.addRect(area.left() + column * module, area.top() + row * module, (end - column) * module, module);
      column = end;
    }
  }
  path.setFillRule(Qt::WindingFill);
  painter.fillPath(path, Qt::black);
}

}  // namespace sudoku
