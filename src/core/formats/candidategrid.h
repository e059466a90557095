#pragma once

#include <array>
#include <span>
#include <vector>

#include <sudoku/grid/candidate.h>

#include "cells.h"

/// Formats that list what is left in each cell, or what has gone from it.
namespace sudoku::formats {

/// What is left in each cell, and where the text says so.
struct CandidateGrid {
  std::array<DigitSet, kCellCount> digits{};
  std::array<Place, kCellCount> places{};
};

/// The puzzle that lists these candidates. A single one is a given unless an open peer could hold that digit
/// too: then it is a digit found but not yet written down (HoDoKu's rule). No candidates at all are no notes.
Result<PuzzleRecord, ParseError> fromCandidates(const CandidateGrid& grid);

/// A candidate, and where the text names it.
struct PlacedCandidate {
  Candidate candidate;
  Place place;
};

/// Notes what is left in all open cells once these are gone, or nothing if none is. The last candidate of a
/// cell cannot go.
std::optional<ParseError> noteWhatIsLeft(Draft& draft, std::span<const PlacedCandidate> gone);

/// What the notes deny of that the peers allow, in the order of the cells.
std::vector<Candidate> deniedByNotes(const PuzzleRecord& record);

}  // namespace sudoku::formats
