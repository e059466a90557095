#pragma once

#include <set>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// Which techniques hints may use. The level of a puzzle stays what it is.
struct HintChoices {
  Level most = Level::Inhuman;
  bool usesUniqueness = true;  ///< those that rest on it that a puzzle has one solution
  std::set<Technique> refused{};

  bool allow(Technique technique) const {
    const TechniqueInfo& info = infoOf(technique);
    return info.level <= most && (usesUniqueness || info.family != TechniqueFamily::DeadlyPattern) &&
           !refused.contains(technique);
  }

  friend bool operator==(const HintChoices&, const HintChoices&) = default;
};

}  // namespace sudoku
