#include <algorithm>

#include "candidategrid.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kLength = std::size_t{kCellCount} * kDigitCount;
/// Far from 81 and near enough to 729 for a sukaku that has lost some of its characters.
constexpr std::size_t kShortestLength = 600;
constexpr std::string_view kBlanks = ".0*_-";

Word candidatesIn(Word line) {
  const Word word = trimmed(line);
  return word.from(0, word.text.find_first_of(" \t,#"));
}

Result<PuzzleRecord, ParseError> readSukaku(Word line) {
  const Word all = candidatesIn(line);
  CandidateGrid grid;
  for (std::size_t index = 0; index < all.text.size(); ++index) {
    const Place place = all.placeOf(index);
    if (index == kLength) return errorAt(place, "more than 729 candidates");
    const std::size_t cell = index / kDigitCount;
    DigitSet& digits = grid.digits[cell];
    if (index % kDigitCount == 0) grid.places[cell] = place;
    const char character = all.text[index];
    if (kBlanks.find(character) == std::string_view::npos) {
      if (!isDigit(character)) return errorAt(place, shown(character) + " is no candidate");
      if (digits.contains(digitOf(character)))
        return errorAt(place, shown(character) + " stands twice in " + nameOf(Cell(static_cast<int>(cell))));
      digits.add(digitOf(character));
    }
    if (index % kDigitCount == kDigitCount - 1 && digits.isEmpty())
      return errorAt(grid.places[cell], "no candidate in " + nameOf(Cell(static_cast<int>(cell))));
  }
  if (all.text.size() < kLength)
    return errorAt(all.placeOf(all.text.size()),
                   "only " + std::to_string(all.text.size()) + " candidates of 729");
  return fromCandidates(grid);
}

bool sniff(const Text& text) {
  return std::any_of(text.lines.begin(), text.lines.end(),
                     [](const Word& line) { return candidatesIn(line).text.size() >= kShortestLength; });
}

void read(const Text& text, const PuzzleSink& sink) {
  readEachLine(text, readSukaku, sink);
}

}  // namespace

const FormatCode kSukaku{sniff, read};

}  // namespace sudoku::formats
