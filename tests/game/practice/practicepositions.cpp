#include "practicepositions.h"

#include <gtest/gtest.h>
#include <map>
#include <mutex>
#include <optional>

#include "game/teacher/mastery.h"

namespace sudoku::support {
namespace {

std::optional<PracticePosition> firstOf(Technique technique) {
  Random random(1);
  for (const PracticeSeed& seed : practiceSeeds(technique))
    if (auto position = shuffled(seed, random)) return position;
  return std::nullopt;
}

std::vector<PracticePosition> makeAll() {
  std::vector<PracticePosition> positions;
  for (const Technique technique : practiceTechniques())
    if (auto position = firstOf(technique)) positions.push_back(*std::move(position));
  EXPECT_FALSE(positions.empty());
  return positions;
}

}  // namespace

const std::vector<PracticePosition>& practicePositions() {
  static const std::vector<PracticePosition> positions = makeAll();
  return positions;
}

const PracticePosition& practicePosition(Technique technique) {
  static std::mutex mutex;
  static std::map<Technique, PracticePosition> made;
  const std::lock_guard lock(mutex);
  const auto known = made.find(technique);
  if (known != made.end()) return known->second;
  const std::optional<PracticePosition> position = firstOf(technique);
  EXPECT_TRUE(position) << infoOf(technique).name;
  return made.emplace(technique, position.value_or(PracticePosition())).first->second;
}

}  // namespace sudoku::support
