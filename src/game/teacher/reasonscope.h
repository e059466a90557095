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

/// An assumption that may have to be tried out, and others to try within it.
struct Trial {
  Literal literal;
  std::vector<Trial> inner{};
};

/// Houses in which a digit may be locked: its places in the first houses lie in the second ones, or may come
/// to.
struct FishScope {
  Digit digit{1};
  std::vector<House> base;
  std::vector<House> cover;
};

/// Cells of a deadly pattern, and the digits that must not be all that they hold.
struct DeadlyScope {
  CellSet cells;
  DigitSet digits;                ///< digits of the deadly pattern; none: the two digits of each cell (a BUG)
  std::vector<Candidate> extras;  ///< candidates that keep the cells from being a deadly pattern
};

/// The candidates and houses that the reason of a step names: the consequences of the opposite are looked for
/// among them first. Plain data.
struct ReasonScope {
  std::array<DigitSet, kCellCount> candidates{};
  std::array<bool, kHouseCount> houses{};  ///< houses in which a digit may find its last place, or no place
  std::vector<CellSet> sets;               ///< sets of cells of which some may come to be locked
  std::vector<reason::Subset> hidden;  ///< houses, each with digits of which some may come to be locked in it
  std::vector<FishScope> fishes;
  std::optional<DeadlyScope> deadly;
  /// The reason uses locked candidates, subsets and X-wings of the candidates that it names.
  bool hasPatterns = false;
  std::vector<Trial> trials;  ///< assumptions that may have to be tried out

  bool contains(House house) const { return houses[static_cast<std::size_t>(house.index())]; }
  bool contains(const Candidate& candidate) const {
    return candidates[static_cast<std::size_t>(candidate.cell.index())].contains(candidate.digit);
  }
};

ReasonScope scopeOf(const Step& step, const Position& position);

}  // namespace sudoku
