#include "records.h"

#include <ostream>

#include <sudoku/formats/libraryline.h>
#include <sudoku/grid/random.h>
#include <sudoku/making/puzzlemaker.h>

namespace sudoku::support {
namespace {

constexpr std::size_t kRecordsOfPuzzle = 10;

Digit anyDigit(Random& random) {
  return Digit(static_cast<int>(random.below(kDigitCount)) + 1);
}

/// Words that formats have to take care of.
std::string anyWords(Random& random) {
  constexpr std::array<std::string_view, 6> kWords = {
      "", "Plain words", "\"Quotes\" & <tags>", "K\xC3\xA4se \xE2\x80\x93 1234", "a:b,c;d|e", "'#1' [2]"};
  return std::string(kWords[random.below(kWords.size())]);
}

PuzzleLabel anyLabel(Random& random) {
  PuzzleLabel label;
  for (std::string* const field : {&label.title, &label.author, &label.description, &label.comment,
                                   &label.date, &label.source, &label.level, &label.url})
    *field = anyWords(random);
  if (random.below(2) == 0) label.elapsed = std::chrono::milliseconds(random.below(1'000'000'000));
  return label;
}

void fill(PuzzleRecord& record, Cell cell, Digit solution, Entries entries, Random& random) {
  const bool isAny = entries == Entries::AlsoWrong;
  switch (random.below(8)) {
    case 0:
    case 1:
      record.board.set(cell, solution);
      break;
    case 2:
      if (isAny) record.board.set(cell, anyDigit(random));
      break;
    case 3:
    case 4: {
      DigitSet notes = DigitSet::fromBits(random.below(DigitSet::all().bits() + 1));
      if (!isAny) notes.add(solution);
      record.notes[static_cast<std::size_t>(cell.index())] = notes;
      break;
    }
    default:
      break;
  }
}

}  // namespace

std::vector<PuzzleRecord> makeRecords(std::size_t count, Entries entries, std::uint64_t seed) {
  std::vector<PuzzleRecord> records;
  Puzzle puzzle;
  for (std::size_t number = 0; number < count; ++number) {
    if (number % kRecordsOfPuzzle == 0) puzzle = makePuzzle({{}, seed + number});
    Random random(seed, number + 1);
    PuzzleRecord record;
    record.givens = record.board = puzzle.givens;
    record.label = anyLabel(random);
    // Some games have just begun.
    if (random.below(5) > 0)
      for (const Cell cell : puzzle.givens.emptyCells())
        fill(record, cell, *puzzle.solution.at(cell), entries, random);
    records.push_back(record);
  }
  return records;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int time = 0; time < times; ++time) result += text;
  return result;
}

}  // namespace sudoku::support

namespace sudoku {

void PrintTo(const PuzzleRecord& record, std::ostream* stream) {
  *stream << toText(toLibraryLine(record)) << " notes";
  for (const Cell cell : allCells()) {
    *stream << ' ';
    for (const Digit digit : record.notesAt(cell)) *stream << digit.value();
  }
  const PuzzleLabel& label = record.label;
  for (const std::string& text : {label.title, label.author, label.description, label.comment, label.date,
                                  label.source, label.level, label.url})
    *stream << " [" << text << ']';
  if (label.elapsed) *stream << ' ' << label.elapsed->count() << " ms";
}

}  // namespace sudoku
