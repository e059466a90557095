#include "colourvision.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

Triple product(const Matrix& matrix, const Triple& v) {
  Triple result{};
  for (std::size_t row = 0; row < 3; ++row)
    result[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
  return result;
}

double linear(int channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* of a colour as it is seen, D65.
Triple labOf(QRgb colour, const Vision& vision) {
  constexpr Matrix kToXyz = {{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  constexpr Triple kWhite = {0.9505, 1, 1.089};
  Triple seen = product(vision.matrix, {linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))});
  for (double& channel : seen) channel = std::clamp(channel, 0.0, 1.0);
  Triple f = product(kToXyz, seen);
  for (std::size_t index = 0; index < 3; ++index) {
    const double t = f[index] / kWhite[index];
    f[index] = t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

}  // namespace

double difference(QRgb a, QRgb b, const Vision& vision) {
  if (a == b) return 0;
  const Triple first = labOf(a, vision);
  const Triple second = labOf(b, vision);
  return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

}  // namespace sudoku
