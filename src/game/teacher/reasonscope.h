#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// A candidate that is taken to be true or to be false.
struct Literal {
  Candidate candidate{Cell(0), Digit(1)};
  bool isOn = true;

  friend bool operator==(const Literal&, const Literal&) = default;
};

/// An assumption to be tried out, and further assumptions to be tried out within it.
struct Trial {
  Literal literal;
  std::vector<Trial> inner{};
};

/// Houses of a possible fish: the places of the digit in the base houses lie in the cover houses, or will
/// once other candidates are gone.
struct FishScope {
  Digit digit{1};
  std::vector<House> base;
  std::vector<House> cover;
};

/// Cells of a deadly pattern, and the digits that must not be their only candidates.
struct DeadlyScope {
  CellSet cells;
  /// Digits of the deadly pattern; empty for a BUG, in which each cell has its own two digits.
  DigitSet digits;
  std::vector<Candidate> extras;  ///< the candidates of the cells that do not belong to the deadly pattern
};

/// The candidates, houses and patterns that the reason of a step names. A proof by contradiction looks there
/// first. Plain data.
struct ReasonScope {
  std::array<DigitSet, kCellCount> candidates{};
  std::array<bool, kHouseCount> houses{};  ///< for each house, by index: whether its digits are checked for a
                                           ///< last place, or for none left
  std::vector<CellSet> sets;               ///< sets of cells in which naked subsets are looked for
  /// Houses in which hidden subsets are looked for, and the digits in question.
  std::vector<reason::Subset> hidden;
  std::vector<FishScope> fishes;
  std::optional<DeadlyScope> deadly;
  /// Whether the reason needs locked candidates, subsets and X-wings among the candidates that it names.
  bool hasPatterns = false;
  /// Assumptions to be tried out if singles and patterns lead to no contradiction.
  std::vector<Trial> trials;

  bool contains(House house) const { return houses[static_cast<std::size_t>(house.index())]; }
  bool contains(const Candidate& candidate) const {
    return candidates[static_cast<std::size_t>(candidate.cell.index())].contains(candidate.digit);
  }
};

ReasonScope scopeOf(const Step& step, const Position& position);

}  // namespace sudoku
