#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

/// `#`, then in five characters how many givens each digit has, then the cells of the givens by digit. Each
/// character holds two numbers as 33 + a + 9 b: the counts of two digits, or a row and a column. Nine givens
/// of an odd digit look like none of it and one more of the next: the program itself cannot tell either.
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

using Counts = std::array<int, kDigitCount>;

std::size_t givensIn(const Counts& counts) {
  return static_cast<std::size_t>(std::accumulate(counts.begin(), counts.end(), 0));
}

Result<Counts, ParseError> readCounts(Word word) {
  Counts counts{};
  for (std::size_t index = 0; index < kHead - 1; ++index) {
    const Place place = word.placeOf(index + 1);
    const bool isLast = index == kHead - 2;
    if (index + 1 >= word.text.size()) return errorAt(place, "the counts of givens are cut short");
    const auto pair = pairOf(word.text[index + 1], isLast ? 0 : kDigitCount);
    if (!pair) return errorAt(place, shown(word.text[index + 1]) + " is no count of givens");
    counts[2 * index] = pair->a;
    if (!isLast) counts[2 * index + 1] = pair->b;
  }
  return counts;
}

Result<PuzzleRecord, ParseError> readShare(Word line) {
  const Word word = trimmed(line);
  if (!word.text.starts_with('#')) return errorAt(word.place, "a share text begins with '#'");
  const auto counts = readCounts(word);
  if (!counts) return counts.error();
  const std::size_t total = givensIn(*counts);
  if (word.text.size() != kHead + total)
    return errorAt(
        word.placeOf(std::min(word.text.size(), kHead + total)),
        std::to_string(word.text.size() - kHead) + " givens where the counts say " + std::to_string(total));
  Draft draft;
  std::size_t index = kHead;
  for (const Digit digit : allDigits()) {
    for (int left = (*counts)[static_cast<std::size_t>(digit.index())]; left > 0; --left, ++index) {
      const auto pair = pairOf(word.text[index], kDigitCount - 1);
      const Place place = word.placeOf(index);
      if (!pair) return errorAt(place, shown(word.text[index]) + " is no cell");
      const Cell cell = Cell::at(pair->a, pair->b);
      if (!draft.record.givens.isEmpty(cell)) return errorAt(place, nameOf(cell) + " is given twice");
      draft.give(cell, digit, place);
    }
  }
  return finished(draft);
}

/// To a reader of lines this is a comment, so it has to fit exactly.
bool sniff(const Text& text) {
  const auto hasText = [](const Word& line) { return !trimmed(line).text.empty(); };
  const auto line = std::ranges::find_if(text.lines, hasText);
  if (line == text.lines.end() || !(*line).text.starts_with('#') || !text.first.text.empty()) return false;
  const Word word = trimmed(*line);
  const auto counts = readCounts(word);
  return counts && word.text.size() == kHead + givensIn(*counts);
}

void read(const Text& text, const PuzzleSink& sink) {
  for (const Word& line : text.lines)
    if (!trimmed(line).text.empty() && !sink({line.place.line, readShare(line)})) return;
}

}  // namespace

const FormatCode kGnomeShare{sniff, read};

}  // namespace sudoku::formats
