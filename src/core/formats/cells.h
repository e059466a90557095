#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "text.h"

/// Helpers that collect cells from a text and make a puzzle of them.
namespace sudoku::formats {

/// The name of a cell: `r1c1`.
std::string nameOf(Cell cell);

/// A puzzle while it is read, and where in the text each given stands.
struct Draft {
  void give(Cell cell, Digit digit, Place place);
  void enter(Cell cell, Digit digit) { record.board.set(cell, digit); }
  void note(Cell cell, DigitSet digits) { record.notes[static_cast<std::size_t>(cell.index())] = digits; }
  Place& placeOf(Cell cell) { return places[static_cast<std::size_t>(cell.index())]; }
  const Place& placeOf(Cell cell) const { return places[static_cast<std::size_t>(cell.index())]; }

  PuzzleRecord record;
  std::array<Place, kCellCount> places{};
};

/// The first clash of digits when the cells are read in order; nothing if no digit stands twice in a house.
/// The draft tells the places.
std::optional<ParseError> clashIn(const Grid& digits, const Draft& draft);

/// The puzzle, if its givens do not clash. Filled cells lose their notes.
Result<PuzzleRecord, ParseError> finished(Draft draft);

/// The characters that may stand for an empty cell. Within a puzzle it is the same one everywhere; just `.`
/// and `0` may mix.
inline constexpr std::string_view kPlainBlanks = ".0";
inline constexpr std::string_view kAllBlanks = ".0*_-Xx";

/// Reads givens and empty cells in their order.
class CellReader {
 public:
  explicit CellReader(std::string_view blanks = kAllBlanks) : m_blanks(blanks) {}

  /// Reads the next cell, a character.
  std::optional<ParseError> read(char character, Place place);
  /// Reads a word of 81 cells. Precondition: none has been read.
  std::optional<ParseError> readAll(Word word);
  /// Takes a run of cells: the first one holds a digit if that is given, the others are empty.
  std::optional<ParseError> take(int cells, std::optional<Digit> first, Place place);
  /// The error if the cells end at a place: which cell is missing.
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

/// The word that a line begins with, up to a blank, comma or comment.
Word leadingCells(Word line);

/// Reads a word of 81 cells as givens.
Result<PuzzleRecord, ParseError> readGivens(Word word, std::string_view blanks = kAllBlanks);

/// Reads one puzzle from each line with content.
template <Result<PuzzleRecord, ParseError> (*read)(Word line)>
void readEachLine(const Text& text, const PuzzleSink& sink) {
  for (const Word& line : text.lines)
    if (isContent(line) && !sink({line.place.line, read(line)})) return;
}

}  // namespace sudoku::formats
