#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kFewestCommas = 6;
constexpr std::size_t kPuzzleField = 4;
constexpr std::size_t kNameField = 5;

Result<PuzzleRecord, ParseError> readGsf(Word line) {
  const std::vector<Word> fields = split(line, ",").first(kFewestCommas + 1);
  if (fields.size() <= kFewestCommas)
    return errorAt(line.end(), ParseFault::GsfFieldCount, {.count = static_cast<int>(fields.size())});
  auto puzzle = readGivens(trimmed(fields[kPuzzleField]));
  if (puzzle) puzzle->label.title = trimmed(fields[kNameField]).text;
  return puzzle;
}

bool sniffGsf(const Text& text) {
  return split(text.first, ",").first(kFewestCommas + 1).size() > kFewestCommas &&
         isDigit(text.first.text.front()) && text.first.text.find(',') < kCellCount;
}

}  // namespace

const FormatCode kGsf{sniffGsf, readEachLine<readGsf>};

}  // namespace sudoku::formats
