#include "colourvision.h"

#include <algorithm>
#include <cmath>
#include <map>

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

}  // namespace

Triple seenAs(QRgb colour, const Vision& vision) {
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

std::vector<Triple> seenAs(const QImage& picture, const Vision& vision) {
  std::map<QRgb, Triple> known;
  std::vector<Triple> seen;
  seen.reserve(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height()));
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const auto [found, isNew] = known.try_emplace(picture.pixel(x, y));
      if (isNew) found->second = seenAs(found->first, vision);
      seen.push_back(found->second);
    }
  }
  return seen;
}

double difference(const Triple& a, const Triple& b) {
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double difference(QRgb a, QRgb b, const Vision& vision) {
  return difference(seenAs(a, vision), seenAs(b, vision));
}

}  // namespace sudoku
