#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/play/candidatemarks.h>

#include "game/teacher/explanation.h"
#include "game/teacher/steppicture.h"

namespace sudoku {

/// What a board shows: a position, and on it the picture of a solving step, which consists of coloured cells,
/// houses and candidates, and of the lines (links) of a chain. Plain data.
struct BoardScene {
  Grid givens;
  Grid board;  ///< givens and entries
  /// Candidates shown in the empty cells; in addition, each candidate that the picture marks is shown.
  std::array<DigitSet, kCellCount> candidates{};
  /// What the player has drawn on candidates that are shown.
  ColouredCandidates candidateColours;
  std::vector<CandidateLink> links;
  StepPicture picture;
  /// Number of the last link of the chain that has been explained; the links after it are drawn faint. Empty:
  /// all links are drawn in full colour.
  std::optional<int> toldLinks;
  int faintLinks = 0;  ///< explained links up to this number are drawn faint, so that the latest stand out
  /// The words of the hint's text at which the player points: the cells and candidates that they name get a
  /// ring, and the rest of the picture fades, except for digits.
  std::optional<Phrase> pointedAt;
  /// Cells whose digits follow from an assumption, and are no entries of the player.
  CellSet assumed;
  std::optional<Cell> entering;  ///< cell whose entry is about to be made: drawn faint, in a ring
  CellSet broken;                ///< cells in which a contradiction shows
  std::optional<Cell> selected;  ///< selected cell, which gets a ring
  bool hasFocus = false;
  bool showsNumbers = false;  ///< whether row and column numbers are drawn at the edge

  friend bool operator==(const BoardScene&, const BoardScene&) = default;
};

}  // namespace sudoku
