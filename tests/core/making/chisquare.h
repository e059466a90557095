#pragma once

#include <cmath>
#include <map>

namespace sudoku {

/// Whether counts per class look like draws of which each class is equally likely: Pearson's chi-square
/// against its value at the level .001 (Wilson and Hilferty's approximation). The draws of a pinned seed
/// never change, so neither does the verdict. A class that never came up counts too.
template <typename Class>
bool looksUniform(const std::map<Class, int>& counts, int classes) {
  double total = 0;
  for (const auto& entry : counts) total += entry.second;
  const double expected = total / classes;
  double chiSquare = (classes - static_cast<double>(counts.size())) * expected;
  for (const auto& entry : counts) chiSquare += std::pow(entry.second - expected, 2) / expected;
  const double freedom = classes - 1;
  const double spread = 2 / (9 * freedom);
  return static_cast<int>(counts.size()) <= classes &&
         chiSquare < freedom * std::pow(1 - spread + 3.0902 * std::sqrt(spread), 3);
}

}  // namespace sudoku
