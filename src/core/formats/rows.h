#pragma once

#include <optional>
#include <string>

#include "cells.h"

/// Reads and writes puzzles in several lines: rows of cells, perhaps with borders between them.
namespace sudoku::formats {

/// Whether a line is a border: it has three or more dashes in a row, and no digit.
bool isBorder(std::string_view line);

/// Whether a line is a border or nine cells.
bool looksLikeRow(Word line);

/// How the rows of a text are to be read, judged by the whole text because a single line can be ambiguous.
struct RowStyle {
  bool blanksAreCells = false;  ///< whether a blank is an empty cell, not a separator
  bool dashesAreCells = false;  ///< whether nine dashes are an empty row, not a border

  static RowStyle of(const Text& text);
  /// Whether a line holds cells: it is neither blank nor a comment nor a border.
  bool isRow(Word line) const;
};

/// Reads nine rows of nine cells as the givens of a puzzle. A Reader for readBlocks().
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
  /// The error for a text that ends at a place before all nine rows have been read; nothing if none is
  /// missing.
  std::optional<ParseError> missing(Place end) const;

  const Grid& grid() const { return m_cells.grid(); }
  const Draft& draft() const { return m_cells.draft(); }

 private:
  RowStyle m_style;
  CellReader m_cells;
};

/// A grid as nine lines of nine cells.
std::string toRows(const Grid& grid);

/// The text of a puzzle. An empty line separates it from the previous puzzle `before`, if that is not null.
template <std::string (*toText)(const PuzzleRecord& puzzle)>
std::string addBlock(const PuzzleRecord& puzzle, const PuzzleRecord* before) {
  return before == nullptr ? toText(puzzle) : '\n' + toText(puzzle);
}

/// Reads puzzles of several lines each and passes them to the sink. A Reader is constructed from the text and
/// reads one puzzle: `ignores(line)` returns whether the line has no content, `canStart(line)` whether the
/// line may be the first of a puzzle, `startsNext(line)` whether the line belongs to the next puzzle,
/// `read(line)` reads a line and may return an error, `finish(end)` returns the puzzle whose last line ends
/// at `end`. After an error, lines are skipped up to a blank one, and then up to a line that can start a
/// puzzle.
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
