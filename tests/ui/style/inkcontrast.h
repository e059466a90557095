#pragma once

#include <algorithm>
#include <map>

#include <QImage>

#include "ui/style/theme.h"

namespace sudoku {

/// The contrast of the strongest ink in a part of a picture against the part's commonest colour, the ground.
/// 1 if nothing is written there.
inline double inkContrast(const QImage& picture, const QRect& part) {
  std::map<QRgb, int> counts;
  const QRect area = part.intersected(picture.rect());
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x) ++counts[picture.pixel(x, y)];
  if (counts.empty()) return 1;
  const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
  const QColor ground(std::max_element(counts.begin(), counts.end(), fewer)->first);
  double most = 1;
  for (const auto& [colour, count] : counts) most = std::max(most, contrastRatio(QColor(colour), ground));
  return most;
}

}  // namespace sudoku
