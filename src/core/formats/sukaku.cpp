#include <algorithm>
#include <utility>

#include "candidategrid.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kLength = std::size_t{kCellCount} * kDigitCount;
/// The fewest characters in a line that is read as a sukaku: a sukaku has 729, and may have lost some; a
/// plain puzzle has 81.
constexpr std::size_t kShortestLength = 600;
constexpr std::string_view kBlanksOfSukaku = ".0*_-";

Result<PuzzleRecord, ParseError> readSukaku(Word line) {
  const Word all = leadingCells(line);
  Draft draft;
  for (std::size_t index = 0; index < all.text.size(); ++index) {
    const Place place = all.placeOf(index);
    if (index == kLength) return errorAt(place, ParseFault::TooManyCandidates);
    const Cell cell(static_cast<int>(index / kDigitCount));
    if (index % kDigitCount == 0) draft.placeOf(cell) = place;
    DigitSet digits = draft.record.notesAt(cell);
    if (kBlanksOfSukaku.find(all.text[index]) == std::string_view::npos)
      if (auto error = addCandidate(digits, all.text[index], place, cell)) return *std::move(error);
    if (index % kDigitCount == kDigitCount - 1 && digits.isEmpty())
      return errorAt(draft.placeOf(cell), ParseFault::NoCandidateInCell, {.cell = cell});
    draft.note(cell, digits);
  }
  if (all.text.size() < kLength)
    return errorAt(all.end(), ParseFault::TooFewCandidates, {.count = static_cast<int>(all.text.size())});
  return fromCandidates(std::move(draft));
}

bool sniffSukaku(const Text& text) {
  return std::ranges::any_of(
      text.lines, [](const Word& line) { return leadingCells(line).text.size() >= kShortestLength; });
}

}  // namespace

const FormatCode kSukaku{sniffSukaku, readEachLine<readSukaku>};

}  // namespace sudoku::formats
