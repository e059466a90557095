#include <array>
#include <gtest/gtest.h>
#include <string>

#include <sudoku/hintengine.h>

#include "../testgrids.h"
#include "proofchecker.h"

namespace sudoku {
namespace {

constexpr std::array kProvedTechniques = {
    Technique::NishioForcingChains,         Technique::DynamicForcingChains,
    Technique::DynamicForcingChainsPlus,    Technique::NestedForcingChains,
    Technique::NestedMultipleForcingChains, Technique::NestedDynamicForcingChains,
    Technique::NestedNestedForcingChains,   Technique::RefutationTree,
};

bool isProved(const Step& step) {
  return step.technique >= Technique::NishioForcingChains;
}

/// The position where only steps of that level and above are left.
Position positionAt(const Puzzle& puzzle, Level level) {
  Position position = positionOf(puzzle.givens);
  while (const auto step = nextStep(position)) {
    if (infoOf(step->technique).level >= level) break;
    apply(position, *step);
  }
  return position;
}

}  // namespace
}  // namespace sudoku
