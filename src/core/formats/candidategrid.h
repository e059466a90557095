#pragma once

#include <span>
#include <vector>

#include <sudoku/grid/candidate.h>

#include "cells.h"

/// Formats that list what is left in each cell, or what has gone from it.
namespace sudoku::formats {

/// Adds a candidate to the digits of a cell, which a message names if it is told which cell it is.
std::optional<ParseError> addCandidate(DigitSet& digits, char character, Place place,
                                       std::optional<Cell> cell = std::nullopt);

/// The puzzle whose candidates have been noted with their places. A single one is a given unless an open peer
/// could hold that digit too: then it is a digit found but not yet written down (HoDoKu's rule). No
/// candidates at all are no notes.
Result<PuzzleRecord, ParseError> fromCandidates(Draft draft);

/// Notes what is left in all open cells once these candidates are gone, or nothing if none is. Gives the
/// number of the one that was the last of its cell, which cannot go.
std::optional<std::size_t> noteWhatIsLeft(PuzzleRecord& record, std::span<const Candidate> gone);

/// The candidates that a board allows and that have gone, in the order of the cells.
std::vector<Candidate> goneFrom(const Grid& board, const Candidates& left);

}  // namespace sudoku::formats
