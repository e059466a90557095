#include "digitkeys.h"

#include <QGuiApplication>

namespace sudoku {
namespace {

// X11 keycode of the key 1 (evdev's KEY_1 plus 8), which Qt's Wayland plugin reports as well; 2 to 9 follow.
constexpr quint32 kScanCodeOf1 = 10;
constexpr quint32 kScanCodeOf9 = 18;
constexpr int kWheelStep = 120;

bool hasX11ScanCodes() {
  static const bool has =
      QGuiApplication::platformName() == "xcb" || QGuiApplication::platformName().startsWith("wayland");
  return has;
}

}  // namespace

std::optional<Digit> digitOfKey(const QKeyEvent& event) {
  const quint32 scanCode = event.nativeScanCode();
  if (hasX11ScanCodes() && scanCode >= kScanCodeOf1 && scanCode <= kScanCodeOf9)
    return Digit(static_cast<int>(scanCode - kScanCodeOf1) + 1);
  if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) return Digit(event.key() - Qt::Key_0);
  // Keyboards of other scripts may write their own digits.
  const QString text = event.text();
  const int written = text.size() == 1 && text.front().isDigit() ? text.front().digitValue() : 0;
  return written > 0 ? std::optional(Digit(written)) : std::nullopt;
}

bool isArrowKey(const QKeyEvent& event) {
  return event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down;
}

std::optional<Cell> cellFrom(Cell cell, int key) {
  const int row = cell.row();
  const int column = cell.column();
  switch (key) {
    case Qt::Key_Left:
      return Cell::at(row, (column + 8) % 9);
    case Qt::Key_Right:
      return Cell::at(row, (column + 1) % 9);
    case Qt::Key_Up:
      return Cell::at((row + 8) % 9, column);
    case Qt::Key_Down:
      return Cell::at((row + 1) % 9, column);
    case Qt::Key_Home:
      return Cell::at(row, 0);
    case Qt::Key_End:
      return Cell::at(row, 8);
    case Qt::Key_PageUp:
      return Cell::at(0, column);
    case Qt::Key_PageDown:
      return Cell::at(8, column);
    default:
      return std::nullopt;
  }
}

int takeWheelSteps(int angle, int& rest) {
  rest += angle;
  const int steps = rest / kWheelStep;
  rest -= steps * kWheelStep;
  return steps;
}

}  // namespace sudoku
