#include "cells.h"

#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::formats {
namespace {

/// The fault of a digit that stands in two cells of a house.
ParseFault clashOf(Cell a, Cell b) {
  if (a.row() == b.row()) return ParseFault::DigitTwiceInRow;
  return a.column() == b.column() ? ParseFault::DigitTwiceInColumn : ParseFault::DigitTwiceInBox;
}

}  // namespace

std::optional<ParseError> clashIn(const Grid& digits, const Draft& draft) {
  CellSet read;
  for (const Cell cell : digits.filledCells()) {
    for (const Cell other : peersOf(cell) & read)
      if (digits.at(other) == digits.at(cell))
        return errorAt(draft.placeOf(cell), clashOf(other, cell),
                       {.number = digits.at(cell)->value(), .cell = cell, .first = other});
    read.add(cell);
  }
  return std::nullopt;
}

void Draft::give(Cell cell, Digit digit, Place place) {
  record.givens.set(cell, digit);
  enter(cell, digit);
  placeOf(cell) = place;
}

Result<PuzzleRecord, ParseError> finished(Draft draft) {
  if (auto clash = clashIn(draft.record.givens, draft)) return *std::move(clash);
  for (const Cell cell : draft.record.board.filledCells()) draft.note(cell, {});
  return std::move(draft.record);
}

std::optional<ParseError> CellReader::read(char character, Place place) {
  if (isDigit(character)) return take(1, digitOf(character), place);
  if (isFull()) return take(1, std::nullopt, place);  // reports the 82nd cell, whatever the character
  if (m_blanks.find(character) == std::string_view::npos)
    return errorAt(place, ParseFault::UnexpectedCharacter, {.character = character});
  const bool isPlain = kPlainBlanks.find(character) != std::string_view::npos;
  const bool werePlain = kPlainBlanks.find(m_blank) != std::string_view::npos;
  if (m_blank != '\0' && m_blank != character && !(isPlain && werePlain))
    return errorAt(place, ParseFault::OtherBlank, {.character = character, .before = m_blank});
  m_blank = character;
  return take(1, std::nullopt, place);
}

std::optional<ParseError> CellReader::readAll(Word word) {
  for (std::size_t index = 0; index < word.text.size(); ++index)
    if (auto error = read(word.text[index], word.placeOf(index))) return error;
  return missing(word.end());
}

std::optional<ParseError> CellReader::take(int cells, std::optional<Digit> first, Place place) {
  if (m_count + cells > kCellCount) return errorAt(place, ParseFault::TooManyCells);
  if (first) m_draft.give(Cell(m_count), *first, place);
  m_count += cells;
  return std::nullopt;
}

std::optional<ParseError> CellReader::missing(Place end) const {
  if (isFull()) return std::nullopt;
  return errorAt(end, ParseFault::TooFewCells, {.count = m_count});
}

Word leadingCells(Word line) {
  const Word word = trimmed(line);
  return word.from(0, word.text.find_first_of(" \t,#"));
}

Result<PuzzleRecord, ParseError> readGivens(Word word, std::string_view blanks) {
  CellReader cells(blanks);
  if (auto error = cells.readAll(word)) return *std::move(error);
  return finished(cells.draft());
}

}  // namespace sudoku::formats
