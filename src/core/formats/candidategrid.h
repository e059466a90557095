#pragma once

#include <span>
#include <vector>

#include <sudoku/grid/candidate.h>

#include "cells.h"

/// Helpers for formats that list the candidates, or the eliminated candidates, of each cell.
namespace sudoku::formats {

/// Adds a candidate, read as a character, to the candidates of a cell. An error names the cell if it is
/// passed.
std::optional<ParseError> addCandidate(DigitSet& digits, char character, Place place,
                                       std::optional<Cell> cell = std::nullopt);

/// Makes a puzzle from a draft that has only candidates. The only candidate of a cell becomes a given, unless
/// an open peer has it too: then the cell counts as empty (HoDoKu's rule). If no cell has candidates, there
/// are no notes.
Result<PuzzleRecord, ParseError> fromCandidates(Draft draft);

/// Sets the notes of each open cell to its candidates without those in `gone`; does nothing if `gone` is
/// empty. If that would take the last candidate of a cell, returns the index of that candidate in `gone`.
std::optional<std::size_t> noteWhatIsLeft(PuzzleRecord& record, std::span<const Candidate> gone);

/// The candidates that a board allows and that are not in `left`, sorted by cell.
std::vector<Candidate> goneFrom(const Grid& board, const Candidates& left);

}  // namespace sudoku::formats
