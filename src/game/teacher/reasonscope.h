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

/// A candidate that is true or false.
struct Literal {
  Candidate candidate{Cell(0), Digit(1)};
  bool isOn = true;

  friend bool operator==(const Literal&, const Literal&) = default;
};

/// Something that may have to be tried out, and what else in the course of that.
struct Trial {
  Literal literal;
  std::vector<Trial> inner{};
};

/// Houses in which a digit may be locked: the places in the first lie in the second, or may come to.
struct FishScope {
  Digit digit{1};
  std::vector<House> base;
  std::vector<House> cover;
};

/// Cells with a number of digits that must not be all that they hold.
struct DeadlyScope {
  CellSet cells;
  DigitSet digits;                ///< none: the two of each cell (a BUG)
  std::vector<Candidate> extras;  ///< what keeps them from that
};

/// What the reason of a step speaks of: where the consequences of the opposite are looked for first. Plain
/// data.
struct ReasonScope {
  std::array<DigitSet, kCellCount> candidates{};
  std::array<bool, kHouseCount> houses{};  ///< in which a digit may find its last place, or none
  std::vector<CellSet> sets;               ///< cells of which some may come to be locked
  std::vector<reason::Subset> hidden;      ///< digits and a house in which some of them may come to be locked
  std::vector<FishScope> fishes;
  std::optional<DeadlyScope> deadly;
  bool hasPatterns = false;   ///< the reason uses locked candidates, subsets and X-wings of its candidates
  std::vector<Trial> trials;  ///< what may have to be tried out

  bool contains(House house) const { return houses[static_cast<std::size_t>(house.index())]; }
  bool contains(const Candidate& candidate) const {
    return candidates[static_cast<std::size_t>(candidate.cell.index())].contains(candidate.digit);
  }
};

ReasonScope scopeOf(const Step& step, const Position& position);

}  // namespace sudoku
