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

/// An assumption to be tried out, and further assumptions to be tried out while it holds.
struct Trial {
  Literal literal;
  std::vector<Trial> inner{};
};

/// The houses of a fish: all places of the digit in the base houses lie in the cover houses, or will once
/// other candidates have been ruled out.
struct FishScope {
  Digit digit{1};
  std::vector<House> base;
  std::vector<House> cover;
};

/// Cells of a deadly pattern, and the digits that must not be the only candidates of these cells.
struct DeadlyScope {
  CellSet cells;
  /// Digits of the deadly pattern; empty for a BUG, in which each cell has its own two digits.
  DigitSet digits;
  std::vector<Candidate> extras;  ///< the candidates of the cells that do not belong to the deadly pattern
};

/// The candidates, houses and patterns that the explanation of a step names. A search for a contradiction
/// begins with these. Plain data.
struct ReasonScope {
  std::array<DigitSet, kCellCount> candidates{};
  /// For each house, by index: whether to look there for digits with one place left, or with none.
  std::array<bool, kHouseCount> houses{};
  std::vector<CellSet> sets;  ///< sets of cells in which naked subsets are looked for
  /// Houses in which hidden subsets are looked for, and the digits of these subsets.
  std::vector<reason::Subset> hidden;
  std::vector<FishScope> fishes;
  std::optional<DeadlyScope> deadly;
  /// Whether the explanation uses locked candidates, subsets and X-wings among the candidates that it names.
  bool hasPatterns = false;
  /// Assumptions to be tried out if singles and these patterns alone lead to no contradiction.
  std::vector<Trial> trials;

  bool contains(House house) const { return houses[static_cast<std::size_t>(house.index())]; }
  bool contains(const Candidate& candidate) const {
    return candidates[static_cast<std::size_t>(candidate.cell.index())].contains(candidate.digit);
  }
};

ReasonScope scopeOf(const Step& step, const Position& position);

}  // namespace sudoku
