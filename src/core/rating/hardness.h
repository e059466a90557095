#pragma once

#include <tuple>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// Whether a technique is harder than another one: by level, then as HoDoKu scores them, then by their order.
inline bool isHarder(Technique a, Technique b) {
  const auto hardness = [](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    return std::tuple(info.level, info.score, technique);
  };
  return hardness(a) > hardness(b);
}

}  // namespace sudoku
