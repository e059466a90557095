#include <algorithm>
#include <optional>
#include <utility>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

/// The first character code that holds numbers. The format is `#`, then five characters with the number of
/// givens of each digit, then the cells of the givens, sorted by digit. Each character holds two numbers a
/// and b as 33 + a + 9 b: the counts of two digits, or a row and a column. Nine givens of an odd digit look
/// the same as no such given and one more of the next digit: GNOME Sudoku cannot tell them apart either.
constexpr char kFirstCharacter = '!';
constexpr std::size_t kHead = 6;

struct Pair {
  int a;
  int b;
};

std::optional<Pair> pairOf(char character, int highestB) {
  const int number = character - kFirstCharacter;
  if (number < 0 || number / 9 > highestB) return std::nullopt;
  return Pair{number % 9, number / 9};
}

/// The digit of each given, read from the counts at the start of a text.
Result<std::vector<Digit>, ParseError> readDigits(Word word) {
  std::vector<Digit> digits;
  const auto add = [&digits](int digit, int count) {
    digits.insert(digits.end(), static_cast<std::size_t>(count), Digit(digit));
  };
  for (std::size_t index = 1; index < kHead; ++index) {
    const int digit = 2 * static_cast<int>(index) - 1;
    const Place place = word.placeOf(index);
    if (index >= word.text.size()) return errorAt(place, ParseFault::CountsCutShort);
    const auto counts = pairOf(word.text[index], digit == kDigitCount ? 0 : kDigitCount);
    if (!counts) return errorAt(place, ParseFault::NoGivenCount, {.character = word.text[index]});
    add(digit, counts->a);
    if (digit < kDigitCount) add(digit + 1, counts->b);
  }
  return digits;
}

/// Reads a line that begins with `#`, as all lines do if the text is in this format.
Result<PuzzleRecord, ParseError> readShare(Word line) {
  const Word word = trimmed(line);
  const auto digits = readDigits(word);
  if (!digits) return digits.error();
  const std::size_t size = kHead + digits->size();
  if (word.text.size() != size)
    return errorAt(
        word.placeOf(std::min(word.text.size(), size)), ParseFault::GivenCount,
        {.count = static_cast<int>(word.text.size() - kHead), .number = static_cast<int>(digits->size())});
  Draft draft;
  for (std::size_t index = kHead; index < size; ++index) {
    const auto pair = pairOf(word.text[index], kDigitCount - 1);
    const Place place = word.placeOf(index);
    if (!pair) return errorAt(place, ParseFault::NoSharedCell, {.character = word.text[index]});
    const Cell cell = Cell::at(pair->a, pair->b);
    if (!draft.record.givens.isEmpty(cell)) return errorAt(place, ParseFault::GivenTwice, {.cell = cell});
    draft.give(cell, (*digits)[index - kHead], place);
  }
  return finished(std::move(draft));
}

bool hasText(const Word& line) {
  return !trimmed(line).text.empty();
}

/// Whether a text is GNOME Sudoku's short form. It begins with `#` like a comment of other formats, so the
/// whole text has to fit.
bool sniffGnomeShare(const Text& text) {
  const auto line = std::ranges::find_if(text.lines, hasText);
  if (line == text.lines.end() || !line->text.starts_with('#') || !text.first.text.empty()) return false;
  const auto digits = readDigits(trimmed(*line));
  return digits && trimmed(*line).text.size() == kHead + digits->size();
}

void readGnomeShare(const Text& text, const PuzzleSink& sink) {
  for (const Word& line : text.lines)
    if (hasText(line) && !sink({line.place.line, readShare(line)})) return;
}

}  // namespace

const FormatCode kGnomeShare{sniffGnomeShare, readGnomeShare};

}  // namespace sudoku::formats
