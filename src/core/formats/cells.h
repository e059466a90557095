#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "text.h"

/// Helpers that collect cells from a text and make a puzzle from them.
namespace sudoku::formats {

/// A puzzle that is being read, with the place in the text of each given.
struct Draft {
  void give(Cell cell, Digit digit, Place place);
  void enter(Cell cell, Digit digit) { record.board.set(cell, digit); }
  void note(Cell cell, DigitSet digits) { record.notes[static_cast<std::size_t>(cell.index())] = digits; }
  Place& placeOf(Cell cell) { return places[static_cast<std::size_t>(cell.index())]; }
  const Place& placeOf(Cell cell) const { return places[static_cast<std::size_t>(cell.index())]; }

  PuzzleRecord record;
  std::array<Place, kCellCount> places{};
};

/// The error for the first digit, in the order of the cells, that a peer before it holds already; nothing if
/// no digits clash. The draft has the places of the cells in the text.
std::optional<ParseError> clashIn(const Grid& digits, const Draft& draft);

/// The complete puzzle, or an error if its givens clash. Filled cells lose their notes.
Result<PuzzleRecord, ParseError> finished(Draft draft);

/// Characters that may stand for an empty cell. A puzzle uses the same one throughout, except that `.` and
/// `0` may be mixed.
inline constexpr std::string_view kPlainBlanks = ".0";
inline constexpr std::string_view kAllBlanks = ".0*_-Xx";

/// Reads the givens and empty cells of a puzzle one after the other.
class CellReader {
 public:
  explicit CellReader(std::string_view blanks = kAllBlanks) : m_blanks(blanks) {}

  /// Reads one character as the next cell.
  std::optional<ParseError> read(char character, Place place);
  /// Reads a word of 81 cells. Precondition: no cell has been read.
  std::optional<ParseError> readAll(Word word);
  /// Adds a number of cells: the first one holds `first` if that is not empty, the others are empty.
  std::optional<ParseError> take(int cells, std::optional<Digit> first, Place place);
  /// The error for a text that ends at a place before all 81 cells have been read; nothing if none is
  /// missing.
  std::optional<ParseError> missing(Place end) const;

  int count() const { return m_count; }
  bool isFull() const { return m_count == kCellCount; }
  const Grid& grid() const { return m_draft.record.givens; }
  const Draft& draft() const { return m_draft; }

 private:
  std::string_view m_blanks;
  char m_blank = '\0';
  int m_count = 0;
  Draft m_draft;
};

/// The first word of a line, up to a blank, comma or comment.
Word leadingCells(Word line);

/// Reads a word of 81 cells as the givens of a puzzle.
Result<PuzzleRecord, ParseError> readGivens(Word word, std::string_view blanks = kAllBlanks);

/// Reads one puzzle from each line that is neither blank nor a comment.
template <Result<PuzzleRecord, ParseError> (*read)(Word line)>
void readEachLine(const Text& text, const PuzzleSink& sink) {
  for (const Word& line : text.lines)
    if (isContent(line) && !sink({line.place.line, read(line)})) return;
}

}  // namespace sudoku::formats
