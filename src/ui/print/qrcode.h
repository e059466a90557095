#pragma once

#include <cstddef>
#include <vector>

#include <QByteArray>

class QPainter;
class QRectF;

namespace sudoku {

/// A text as a QR code, a square of dark and light modules, by ISO/IEC 18004, with correction level M. May be
/// used in any thread.
class QrCode {
 public:
  /// Precondition: the text fits into a code (up to some 2,000 bytes).
  explicit QrCode(const QByteArray& text);

  /// The number of modules along one side, without the quiet zone.
  int side() const { return m_side; }
  bool isDark(int row, int column) const {
    return m_modules[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_side) +
                     static_cast<std::size_t>(column)];
  }

 private:
  int m_side = 0;
  std::vector<bool> m_modules;
};

/// Paints the dark modules in black, as one path, over the whole area. The ground has to be light, and light
/// for four modules around the area.
void paintQrCode(QPainter& painter, const QRectF& area, const QrCode& code);

}  // namespace sudoku
