#include "candidategrid.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::formats {

std::optional<ParseError> addCandidate(DigitSet& digits, char character, Place place,
                                       std::optional<Cell> cell) {
  if (!isDigit(character)) return errorAt(place, ParseFault::NoCandidate, {.character = character});
  if (digits.contains(digitOf(character))) {
    if (!cell) return errorAt(place, ParseFault::CandidateTwice, {.character = character});
    return errorAt(place, ParseFault::CandidateTwiceInCell, {.cell = *cell, .character = character});
  }
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

std::optional<std::size_t> noteWhatIsLeft(PuzzleRecord& record, std::span<const Candidate> gone) {
  if (gone.empty()) return std::nullopt;
  Candidates left(record.board);
  std::optional<std::size_t> last;
  for (std::size_t index = 0; index < gone.size(); ++index) {
    const auto [cell, digit] = gone[index];
    if (!left.openCells().contains(cell) || !left.at(cell).contains(digit)) continue;
    left.eliminate(cell, digit);
    if (!last && left.at(cell).isEmpty()) last = index;
  }
  for (const Cell cell : left.openCells())
    record.notes[static_cast<std::size_t>(cell.index())] = left.at(cell);
  return last;
}

std::vector<Candidate> goneFrom(const Grid& board, const Candidates& left) {
  const Candidates allowed(board);
  std::vector<Candidate> gone;
  for (const Cell cell : allowed.openCells())
    for (const Digit digit : allowed.at(cell) - left.at(cell)) gone.push_back({cell, digit});
  return gone;
}

}  // namespace sudoku::formats
