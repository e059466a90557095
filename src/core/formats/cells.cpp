#include "cells.h"

#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::formats {
namespace {

/// The house that two cells share, as a message names it.
std::string sharedHouse(Cell a, Cell b) {
  if (a.row() == b.row()) return "row " + std::to_string(a.row() + 1);
  if (a.column() == b.column()) return "column " + std::to_string(a.column() + 1);
  return "box " + std::to_string(a.box() + 1);
}

}  // namespace

std::string nameOf(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

std::optional<ParseError> clashIn(const Grid& givens, const PlaceOf& placeOf) {
  CellSet read;
  for (const Cell cell : givens.filledCells()) {
    for (const Cell other : peersOf(cell) & read)
      if (givens.at(other) == givens.at(cell))
        return errorAt(placeOf(cell), std::string(1, givens.at(cell)->toChar()) + " stands twice in " +
                                          sharedHouse(other, cell) + ": " + nameOf(other) + " and " +
                                          nameOf(cell));
    read.add(cell);
  }
  return std::nullopt;
}

std::optional<ParseError> CellReader::read(char character, Place place) {
  if (isDigit(character)) {
    m_grid.set(Cell(m_count++), digitOf(character));
    return std::nullopt;
  }
  if (m_blanks.find(character) == std::string_view::npos) {
    const std::string_view blanks = m_blanks == kPlainBlanks ? ". or 0" : ". or 0 (or one of * _ - X)";
    return errorAt(place,
                   shown(character) + " is no cell: 1-9, or " + std::string(blanks) + " for an empty one");
  }
  const bool isPlain = kPlainBlanks.find(character) != std::string_view::npos;
  const bool werePlain = kPlainBlanks.find(m_blank) != std::string_view::npos;
  if (m_blank != '\0' && m_blank != character && !(isPlain && werePlain))
    return errorAt(place, shown(character) + " for an empty cell, but " + shown(m_blank) + " before");
  m_blank = character;
  ++m_count;
  return std::nullopt;
}

Result<Grid, ParseError> readCells(Word word, std::string_view blanks) {
  CellReader reader(blanks);
  for (std::size_t index = 0; index < word.text.size(); ++index) {
    if (reader.isFull()) return errorAt(word.placeOf(index), "more than 81 cells");
    if (auto error = reader.read(word.text[index], word.placeOf(index))) return *std::move(error);
  }
  if (!reader.isFull())
    return errorAt(word.placeOf(word.text.size()), "only " + std::to_string(reader.count()) + " cells of 81");
  return reader.grid();
}

void Draft::give(Cell cell, Digit digit, Place place) {
  record.givens.set(cell, digit);
  enter(cell, digit, place);
}

void Draft::enter(Cell cell, Digit digit, Place place) {
  record.board.set(cell, digit);
  placeOf(cell) = place;
}

Result<PuzzleRecord, ParseError> finished(Draft draft) {
  if (auto clash = clashIn(draft.record.givens, [&](Cell cell) { return draft.placeOf(cell); }))
    return *std::move(clash);
  for (const Cell cell : draft.record.board.filledCells()) draft.note(cell, {});
  return std::move(draft.record);
}

Result<PuzzleRecord, ParseError> fromGivens(const Grid& givens, Place first) {
  const auto placeOf = [first](Cell cell) { return Place{first.line, first.column + cell.index()}; };
  if (auto clash = clashIn(givens, placeOf)) return *std::move(clash);
  PuzzleRecord record;
  record.givens = record.board = givens;
  return record;
}

Result<PuzzleRecord, ParseError> readGivens(Word word, std::string_view blanks) {
  const auto givens = readCells(word, blanks);
  if (!givens) return givens.error();
  return fromGivens(*givens, word.place);
}

void readEachLine(const Text& text, const std::function<Result<PuzzleRecord, ParseError>(Word)>& read,
                  const PuzzleSink& sink) {
  for (const Word& line : text.lines)
    if (!isBlankOrComment(line.text) && !sink({line.place.line, read(line)})) return;
}

}  // namespace sudoku::formats
