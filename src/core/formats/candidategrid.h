#pragma once

#include <span>
#include <vector>

#include <sudoku/grid/candidate.h>

#include "cells.h"

/// Helpers for formats that list the candidates of each cell, or those that are eliminated.
namespace sudoku::formats {

/// Adds a candidate to the digits of a cell. The message of an error names the cell if it is given.
std::optional<ParseError> addCandidate(DigitSet& digits, char character, Place place,
                                       std::optional<Cell> cell = std::nullopt);

/// The puzzle whose candidates have been noted with their places. A cell's only candidate is a given unless
/// an open peer could hold that digit too: then it is a digit found but not yet written down (HoDoKu's rule).
/// If no cell has candidates, there are no notes.
Result<PuzzleRecord, ParseError> fromCandidates(Draft draft);

/// Notes the candidates of all open cells that are left without those in `gone`, or nothing if `gone` is
/// empty. Gives the index in `gone` of a candidate that was the last of its cell, which cannot be eliminated.
std::optional<std::size_t> noteWhatIsLeft(PuzzleRecord& record, std::span<const Candidate> gone);

/// The candidates that a board allows and that `left` lacks, in the order of the cells.
std::vector<Candidate> goneFrom(const Grid& board, const Candidates& left);

}  // namespace sudoku::formats
