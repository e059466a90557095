#include "digitkeys.h"

#include <QGuiApplication>

namespace sudoku {
namespace {

// Keycodes of X11, which Wayland's Qt plugin reports too: evdev's KEY_1 to KEY_9, plus 8.
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
  return std::nullopt;
}

int takeWheelSteps(int angle, int& rest) {
  rest += angle;
  const int steps = rest / kWheelStep;
  rest -= steps * kWheelStep;
  return steps;
}

}  // namespace sudoku
