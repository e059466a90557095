#pragma once

#include <cstddef>
#include <vector>

#include <QByteArray>

class QPainter;
class QRectF;

namespace sudoku {

/// A text as a QR code (ISO/IEC 18004, error correction level M): a square of dark and light modules. May be
/// used in any thread.
class QrCode {
 public:
  /// Precondition: the text fits into a QR code (about 2,000 bytes).
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

/// Paints the dark modules in black over the whole area. The caller has to paint a light background, which
/// extends beyond the area by the width of four modules on each side.
void paintQrCode(QPainter& painter, const QRectF& area, const QrCode& code);

}  // namespace sudoku
