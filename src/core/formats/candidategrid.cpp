#include "candidategrid.h"

#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::formats {

Result<PuzzleRecord, ParseError> fromCandidates(const CandidateGrid& grid) {
  const auto digitsAt = [&](Cell cell) { return grid.digits[static_cast<std::size_t>(cell.index())]; };
  const auto placeOf = [&](Cell cell) { return grid.places[static_cast<std::size_t>(cell.index())]; };
  Grid singles;
  for (const Cell cell : allCells())
    if (digitsAt(cell).size() == 1) singles.set(cell, digitsAt(cell).first());
  if (auto clash = clashIn(singles, placeOf)) return *std::move(clash);
  Draft draft;
  for (const Cell cell : allCells()) draft.note(cell, digitsAt(cell));
  for (const Cell cell : singles.filledCells()) {
    const Digit digit = *singles.at(cell);
    bool isOpen = false;
    for (const Cell peer : peersOf(cell)) isOpen = isOpen || digitsAt(peer).contains(digit);
    if (!isOpen) draft.give(cell, digit, placeOf(cell));
  }
  return finished(std::move(draft));
}

std::optional<ParseError> noteWhatIsLeft(Draft& draft, std::span<const PlacedCandidate> gone) {
  if (gone.empty()) return std::nullopt;
  Candidates candidates(draft.record.board);
  for (const auto& [candidate, place] : gone) {
    const auto [cell, digit] = candidate;
    if (!candidates.openCells().contains(cell) || !candidates.at(cell).contains(digit)) continue;
    candidates.eliminate(cell, digit);
    if (candidates.at(cell).isEmpty()) return errorAt(place, "no candidate is left in " + nameOf(cell));
  }
  for (const Cell cell : candidates.openCells()) draft.note(cell, candidates.at(cell));
  return std::nullopt;
}

std::vector<Candidate> deniedByNotes(const PuzzleRecord& record) {
  const Candidates allowed(record.board);
  const Candidates left = candidatesOf(record);
  std::vector<Candidate> denied;
  for (const Cell cell : allowed.openCells())
    for (const Digit digit : allowed.at(cell) - left.at(cell)) denied.push_back({cell, digit});
  return denied;
}

}  // namespace sudoku::formats
