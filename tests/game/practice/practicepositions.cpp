#include "practicepositions.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sudoku::support {
namespace {

std::vector<PracticePosition> makeAll() {
  std::vector<PracticePosition> positions;
  Random random(1);
  for (const Technique technique : practiceTechniques())
    for (const PracticeSeed& seed : practiceSeeds(technique))
      if (const auto position = shuffled(seed, random)) {
        positions.push_back(*position);
        break;
      }
  EXPECT_FALSE(positions.empty());
  return positions;
}

}  // namespace

const std::vector<PracticePosition>& practicePositions() {
  static const std::vector<PracticePosition> positions = makeAll();
  return positions;
}

const PracticePosition& practicePosition(Technique technique) {
  const auto& all = practicePositions();
  const auto found = std::find_if(all.begin(), all.end(), [&](const PracticePosition& position) {
    return position.technique == technique;
  });
  EXPECT_NE(found, all.end()) << infoOf(technique).name;
  return found == all.end() ? all.front() : *found;
}

}  // namespace sudoku::support
