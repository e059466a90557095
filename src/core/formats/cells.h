#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "text.h"

/// Cells on their way from a text into a puzzle.
namespace sudoku::formats {

/// Where in its text each cell stands.
using PlaceOf = std::function<Place(Cell)>;

/// `r1c1`
std::string nameOf(Cell cell);

/// The clash that shows first when the cells are read in order; nothing if no digit stands twice in a house.
std::optional<ParseError> clashIn(const Grid& givens, const PlaceOf& placeOf);

/// What may stand for an empty cell. Within a puzzle it is the same character everywhere; just `.` and `0`
/// may mix.
inline constexpr std::string_view kPlainBlanks = ".0";
inline constexpr std::string_view kAllBlanks = ".0*_-Xx";

/// Reads cells one by one, a character each.
class CellReader {
 public:
  explicit CellReader(std::string_view blanks = kAllBlanks) : m_blanks(blanks) {}

  /// Reads the next cell. Precondition: !isFull().
  std::optional<ParseError> read(char character, Place place);
  int count() const { return m_count; }
  bool isFull() const { return m_count == kCellCount; }
  const Grid& grid() const { return m_grid; }

 private:
  std::string_view m_blanks;
  char m_blank = '\0';
  int m_count = 0;
  Grid m_grid;
};

/// Reads a word of 81 cells.
Result<Grid, ParseError> readCells(Word word, std::string_view blanks = kAllBlanks);

/// A puzzle while it is read: what stands where, and where the text says so.
struct Draft {
  void give(Cell cell, Digit digit, Place place);
  void enter(Cell cell, Digit digit, Place place);
  void note(Cell cell, DigitSet digits) { record.notes[static_cast<std::size_t>(cell.index())] = digits; }
  Place& placeOf(Cell cell) { return places[static_cast<std::size_t>(cell.index())]; }

  PuzzleRecord record;
  std::array<Place, kCellCount> places{};
};

/// The puzzle, if its givens do not clash. Filled cells lose their notes.
Result<PuzzleRecord, ParseError> finished(Draft draft);

/// A puzzle of givens alone, which stand side by side from a place on.
Result<PuzzleRecord, ParseError> fromGivens(const Grid& givens, Place first);

/// Reads a word of 81 cells as givens.
Result<PuzzleRecord, ParseError> readGivens(Word word, std::string_view blanks = kAllBlanks);

/// Reads what each line holds that is neither blank nor a comment.
void readEachLine(const Text& text, const std::function<Result<PuzzleRecord, ParseError>(Word)>& read,
                  const PuzzleSink& sink);

}  // namespace sudoku::formats
