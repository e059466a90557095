#pragma once

#include <optional>
#include <string>

#include "cells.h"

/// Puzzles that take several lines each: rows with borders between them.
namespace sudoku::formats {

/// Whether a line is a border: three dashes or more together, and no digit.
bool isBorder(std::string_view line);

/// Whether a line is a border or nine cells.
bool looksLikeRow(Word line);

/// How to read the rows of a text where one line alone does not show it.
struct RowStyle {
  bool blanksAreCells = false;  ///< a blank is an empty cell and not just space between cells
  bool dashesAreCells = false;  ///< a line of nine dashes is an empty row and not a border

  static RowStyle of(const Text& text);
  /// Whether a line holds cells: it is neither blank nor a comment nor a border.
  bool isRow(Word line) const;
};

/// Reads nine rows of nine cells, the givens of a puzzle (see readBlocks()).
class RowReader {
 public:
  explicit RowReader(const Text& text)
      : m_style(RowStyle::of(text)), m_cells(m_style.blanksAreCells ? " " : kAllBlanks) {}

  bool ignores(Word line) const { return !m_style.isRow(line); }
  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word /*line*/) const { return isFull(); }
  /// Reads the next row. Precondition: !isFull().
  std::optional<ParseError> read(Word line);
  Result<PuzzleRecord, ParseError> finish(Place end) const;

  bool isFull() const { return m_cells.isFull(); }
  /// Whether no row has been read.
  bool isEmpty() const { return m_cells.count() == 0; }
  /// The error if a text ends at a place, so that there are no further rows.
  std::optional<ParseError> missing(Place end) const;

  const Grid& grid() const { return m_cells.grid(); }
  const Draft& draft() const { return m_cells.draft(); }

 private:
  RowStyle m_style;
  CellReader m_cells;
};

/// The grid as nine lines of nine cells.
std::string toRows(const Grid& grid);

/// Writes a puzzle, with an empty line before it if there is one before.
template <std::string (*toText)(const PuzzleRecord& puzzle)>
std::string addBlock(const PuzzleRecord& puzzle, const PuzzleRecord* before) {
  return before == nullptr ? toText(puzzle) : '\n' + toText(puzzle);
}

/// Hands over one puzzle after the other. A Reader is made for a text and reads one puzzle: `ignores(line)`
/// says whether a line means nothing to it, `canStart(line)` whether it may be the first of a puzzle,
/// `startsNext(line)` whether it belongs to the puzzle that follows, `read(line)` takes it in or gives the
/// error, `finish(end)` gives the puzzle whose last line ends there. Behind an error reading goes on with the
/// next line after a blank one that may start a puzzle.
template <typename Reader>
void readBlocks(const Text& text, const PuzzleSink& sink) {
  enum class Skip { Nothing, ToBlankLine, ToStart };
  const Reader blank(text);
  std::optional<Reader> reader;
  int firstLine = 0;
  Place end;
  Skip skip = Skip::Nothing;
  for (const Word& line : text.lines) {
    if (blank.ignores(line)) {
      if (skip == Skip::ToBlankLine && isBlankOrComment(line.text)) skip = Skip::ToStart;
      continue;
    }
    if (skip == Skip::ToBlankLine || (skip == Skip::ToStart && !blank.canStart(line))) continue;
    skip = Skip::Nothing;
    if (reader && reader->startsNext(line)) {
      if (!sink({firstLine, reader->finish(end)})) return;
      reader.reset();
    }
    if (!reader) {
      reader = blank;
      firstLine = line.place.line;
    }
    if (auto error = reader->read(line)) {
      if (!sink({firstLine, *std::move(error)})) return;
      reader.reset();
      skip = Skip::ToBlankLine;
    }
    end = line.end();
  }
  if (reader) sink({firstLine, reader->finish(end)});
}

}  // namespace sudoku::formats
