#include "candidategrid.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::formats {

std::optional<ParseError> addCandidate(DigitSet& digits, char character, Place place,
                                       std::optional<Cell> cell) {
  if (!isDigit(character)) return errorAt(place, shown(character) + " is no candidate");
  if (digits.contains(digitOf(character)))
    return errorAt(place, shown(character) + " stands twice in " + (cell ? nameOf(*cell) : "this cell"));
  digits.add(digitOf(character));
  return std::nullopt;
}

Result<PuzzleRecord, ParseError> fromCandidates(Draft draft) {
  const PuzzleRecord& record = draft.record;
  Grid singles;
  for (const Cell cell : allCells())
    if (record.notesAt(cell).size() == 1) singles.set(cell, record.notesAt(cell).first());
  if (auto clash = clashIn(singles, draft)) return *std::move(clash);
  for (const Cell cell : singles.filledCells()) {
    const Digit digit = *singles.at(cell);
    const auto isLeft = [&](Cell peer) { return record.notesAt(peer).contains(digit); };
    if (std::ranges::none_of(peersOf(cell), isLeft)) draft.give(cell, digit, draft.placeOf(cell));
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

std::vector<Candidate> goneFrom(const Grid& board, const Candidates& left) {
  const Candidates allowed(board);
  std::vector<Candidate> gone;
  for (const Cell cell : allowed.openCells())
    for (const Digit digit : allowed.at(cell) - left.at(cell)) gone.push_back({cell, digit});
  return gone;
}

}  // namespace sudoku::formats
