#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <sudoku/logic/technique.h>

namespace sudoku {

/// Adds up HoDoKu's scores of the steps on a path. A plain value.
class HodokuTally {
 public:
  void add(HodokuLevel level, int score) {
    m_score += score;
    m_hardest = std::max(m_hardest, level);
  }
  void add(Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    add(info.hodokuLevel, info.score);
  }

  int score() const { return m_score; }
  /// The level of the hardest step, or the level of the total score if that is harder.
  HodokuLevel level() const {
    constexpr std::array kMostOfLevel = {800, 1000, 1600, 1800};
    HodokuLevel result = m_hardest;
    for (std::size_t level = 0; level < kMostOfLevel.size(); ++level)
      if (m_score > kMostOfLevel[level] && static_cast<std::size_t>(result) <= level)
        result = static_cast<HodokuLevel>(level + 1);
    return result;
  }

 private:
  HodokuLevel m_hardest = HodokuLevel::Easy;
  int m_score = 0;
};

}  // namespace sudoku
