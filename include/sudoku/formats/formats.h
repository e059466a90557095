#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/parseerror.h>
#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/result.h>
#include <sudoku/solving/solver.h>

/// Puzzles as text, in the formats in which people and programs keep them. Everything in this header is pure
/// and may be called from any thread; a PuzzleWriter belongs to one thread at a time.
namespace sudoku {

/// The formats that can be read. Those listed before Sukaku can also be written.
enum class Format : std::uint8_t {
  Line,          ///< 81 cells a line
  Grid,          ///< nine rows of nine cells, with or without borders
  PencilMarks,   ///< a grid with the candidates of the open cells
  Sdk,           ///< files of SadMan and SudoCue: [Puzzle] before the givens, [State] before the board
  Sdm,           ///< a collection, 81 cells a line
  SimpleSudoku,  ///< .ss files of Simple Sudoku: rows of cells, then entries and eliminations
  Library,       ///< HoDoKu's library lines (libraryline.h)
  OpenSudoku,    ///< XML of the Android program OpenSudoku: whole games, collections
  Csv,           ///< a table with a column of puzzles
  Sukaku,        ///< 729 characters a line: for each cell its nine digits, or blanks in their place
  Sdx,           ///< files of SudoCue: rows of candidates; an entry of the player has a `u` before it
  Gsf,           ///< lists by gsf (Glenn Fowler): fields with commas between, the puzzle in the fifth
  Bank,          ///< lines of Sudoku Exchange's puzzle bank: the puzzle's hash, the puzzle, its rating
  ExchangeUrl,   ///< web addresses of Sudoku Exchange, or only the part that holds the cells
  FPuzzles,      ///< web addresses of f-puzzles and SudokuPad, or only the JSON in them
  Tatham,        ///< game ids of Simon Tatham's Solo
  KSudoku,       ///< saved games of KSudoku (XML)
  GnomeSudoku,   ///< saved games of GNOME Sudoku (JSON)
  GnomeShare,    ///< GNOME Sudoku's short form to share
};

template <>
struct Names<Format> {
  static constexpr std::array kNames = {
      Named{Format::Line, "line"},         Named{Format::Grid, "grid"},
      Named{Format::PencilMarks, "pm"},    Named{Format::Sdk, "sdk"},
      Named{Format::Sdm, "sdm"},           Named{Format::SimpleSudoku, "ss"},
      Named{Format::Library, "library"},   Named{Format::OpenSudoku, "opensudoku"},
      Named{Format::Csv, "csv"},           Named{Format::Sukaku, "sukaku"},
      Named{Format::Sdx, "sdx"},           Named{Format::Gsf, "gsf"},
      Named{Format::Bank, "bank"},         Named{Format::ExchangeUrl, "exchange"},
      Named{Format::FPuzzles, "fpuzzles"}, Named{Format::Tatham, "tatham"},
      Named{Format::KSudoku, "ksudoku"},   Named{Format::GnomeSudoku, "gnome"},
      Named{Format::GnomeShare, "share"},
  };
};

/// One puzzle of a text: the line where it begins, and the puzzle or the reason why it cannot be read.
struct ReadPuzzle {
  int line;
  Result<PuzzleRecord, ParseError> puzzle;
};

/// A function that gets each puzzle of a text as soon as it is read, and returns whether it wants more.
using PuzzleSink = std::function<bool(ReadPuzzle&& puzzle)>;

/// Reads the puzzles of a text in any format. A text without puzzles gives an error. Puzzles are passed to
/// the sink in the order of the text; those after a broken one are still read as far as the format allows.
/// Givens that clash are errors, but the number of solutions is not checked.
///
/// Each puzzle is passed on before the next one is read, so memory does not grow with their number; only a
/// text that is one document (XML, JSON) is first parsed as a whole. Ends when the sink wants no more
/// puzzles, or soon after a stop is requested; the sink keeps the puzzles that it has already got.
void readPuzzles(std::string_view text, const PuzzleSink& sink, const std::stop_token& stop = {});

/// All puzzles of a text. Each takes about 700 bytes of memory.
[[nodiscard]] std::vector<ReadPuzzle> readPuzzles(std::string_view text);

/// The format that a text seems to be in, judged by its content; nothing if it looks like no format.
[[nodiscard]] std::optional<Format> formatOf(std::string_view text);

[[nodiscard]] bool canWrite(Format format);

/// The suffixes of files in a format, such as `.sdk`, the usual one first. Empty for formats without a
/// suffix.
[[nodiscard]] std::span<const std::string_view> fileSuffixes(Format format);

/// The puzzles as a text of lines that end with a line feed, which readPuzzles() can read. Each cell keeps
/// what the format can hold. Formats with one digit for each cell (Line, Grid, Sdm, Csv) hold the board,
/// entries and givens alike. Precondition: canWrite(format).
[[nodiscard]] std::string write(Format format, std::span<const PuzzleRecord> puzzles);

/// Writes puzzles as write() does, one at a time: only the last one is kept in memory.
class PuzzleWriter {
 public:
  /// Starts a text without puzzles. Precondition: canWrite(format).
  explicit PuzzleWriter(Format format);

  /// Returns the text for one more puzzle.
  [[nodiscard]] std::string add(const PuzzleRecord& puzzle);
  /// Returns the text that follows the last puzzle.
  [[nodiscard]] std::string end() const;

 private:
  Format m_format;
  std::optional<PuzzleRecord> m_last;
};

/// Reads one line: 81 cells in reading order, `1` to `9`, a dot or `0` for an empty one. Text after a blank
/// or comma is ignored, and so is a carriage return. Digits may clash: the rules are not checked.
[[nodiscard]] Result<Grid, ParseError> parseLine(std::string_view text, int lineNumber = 1);

/// Whether a line of a puzzle file holds no puzzle because it is empty or a comment (`#…`).
[[nodiscard]] bool isBlankOrComment(std::string_view line);

/// The error that tells why the grid in a line is no puzzle.
[[nodiscard]] ParseError toParseError(PuzzleFault fault, const Grid& givens, int lineNumber = 1);

/// The text of a file without the UTF-8 byte order mark that some editors put at its start.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

/// The first puzzle in a text of any format, proved to have exactly one solution.
[[nodiscard]] Result<Puzzle, ParseError> parsePuzzle(std::string_view text);

/// A grid as 81 characters, `.` for an empty cell, without a line end.
[[nodiscard]] std::string toLine(const Grid& grid);

/// A grid as nine rows for people to read, with lines between the boxes, each row ended by a line feed.
[[nodiscard]] std::string toReadableGrid(const Grid& grid);

}  // namespace sudoku
