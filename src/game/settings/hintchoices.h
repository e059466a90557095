#pragma once

#include <set>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// The choice of techniques that hints may use. It does not change the level of a puzzle.
struct HintChoices {
  Level most = Level::Inhuman;
  /// Whether hints may use techniques that rely on the puzzle having one solution.
  bool usesUniqueness = true;
  std::set<Technique> refused{};

  bool allow(Technique technique) const {
    const TechniqueInfo& info = infoOf(technique);
    return info.level <= most && (usesUniqueness || info.family != TechniqueFamily::DeadlyPattern) &&
           !refused.contains(technique);
  }

  friend bool operator==(const HintChoices&, const HintChoices&) = default;
};

}  // namespace sudoku
