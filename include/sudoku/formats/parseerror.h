#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sudoku/grid/cell.h>

/// What is wrong with a text that cannot be read, as a code with its parts, so that each program can say it
/// in its own language. All functions are pure and may be called from any thread.
namespace sudoku {

/// What is wrong with a text, for which reasonOf() has the English words. Where a fault has parts, they are
/// named here.
enum class ParseFault : std::uint8_t {
  // The text as a whole
  NoPuzzle,
  ZipArchive,
  ZeroByte,
  OtherXml,
  BrokenXml,  ///< `text` is what the XML parser says about it, always in English
  BrokenJson,
  TooManyValues,
  NestedTooDeep,

  // The puzzle that it holds
  DigitTwiceInRow,     ///< `number` is the digit; it stands in `first` and again in `cell`
  DigitTwiceInColumn,  ///< as in a row
  DigitTwiceInBox,     ///< as in a row
  NoSolution,
  SeveralSolutions,

  // Cells and rows
  UnexpectedCharacter,  ///< `character`
  OtherBlank,           ///< `character` for an empty cell after `before` has stood for one
  TooManyCells,
  TooFewCells,  ///< `count`
  RowTooLong,
  RowTooShort,   ///< `count`
  TooFewRows,    ///< `count`
  NotNineInRow,  ///< `count`
  StateTooLong,
  StateDiffers,  ///< `cell`

  // Candidates
  NoCandidate,           ///< `character`
  CandidateTwice,        ///< `character`
  CandidateTwiceInCell,  ///< `character`, `cell`
  NoCandidateInCell,     ///< `cell`
  NoCandidateLeft,       ///< `cell`
  TooManyCandidates,
  TooFewCandidates,  ///< `count`
  MarkAlone,
  NotOneEntry,

  // Actions of Simple Sudoku
  NoCellNumber,
  NoDigit,
  NoCandidateNumber,
  FilledAlready,  ///< `cell`

  // Lines of HoDoKu's library
  NoLibraryLine,
  ColonCount,  ///< `count`
  NoTechniqueCode,
  NoLibraryDigit,  ///< `character`
  PlusBeforeNoDigit,
  NoLibraryCandidate,

  // Lines of other lists, and addresses
  NoDigest,
  BankFieldCount,  ///< `count`
  GsfFieldCount,   ///< `count`
  NoPuzzleColumn,
  NoPackedCells,  ///< `character`
  NoExchangeLevel,
  SudokuPadsOwnForm,
  AddressAlone,
  NotPacked,
  InPackedJson,  ///< the error in the JSON is the inner one

  // Game ids of Solo
  NoIdSeparator,
  RandomSeed,
  NotSolosSize,
  DiagonalSudoku,
  OtherKind,     ///< `text` is the name of the other kind of Sudoku
  NoSoloOption,  ///< `character`
  MisplacedUnderscore,
  NeitherDigitNorRun,  ///< `character`
  NumberTooLarge,

  // Share texts of GNOME Sudoku
  CountsCutShort,
  NoGivenCount,  ///< `character`
  GivenCount,    ///< `count` givens where `number` should be
  NoSharedCell,  ///< `character`
  GivenTwice,    ///< `cell`

  // Boards of f-puzzles
  NoJsonObject,
  Constraint,    ///< `text` is its key in the JSON
  CellProperty,  ///< `text` is its key in the JSON
  OtherRegions,  ///< `cell`
  NotSizeNine,
  NoGrid,
  NotNineRows,
  NotNineCells,
  MarksNoList,
  NoMark,  ///< `cell`

  // Values of cells in saved games
  NoValue,  ///< from `number` to 9 in `cell`
  InData,   ///< cell `number` of the data; what is wrong with it is the inner error

  // Saved games of GNOME Sudoku
  NeitherJson,
  NoPosition,
  NoRowAndColumn,
  CellTwice,       ///< `cell`
  NotSaidIfFixed,  ///< `cell`
  NoEarmarks,      ///< `cell`
  NoEarmark,
  DifficultyNoText,
  NoSeconds,

  // Saved games of OpenSudoku
  UnknownFileVersion,  ///< `text`
  UnknownDataVersion,  ///< `text`
  NoData,
  DataCellCount,      ///< `count`
  NoNotes,            ///< `cell`
  NotSaidIfEditable,  ///< `cell`
  NoMilliseconds,

  // Saved games of KSudoku
  NoGraph,
  NotPlainGraph,
  ValueCount,     ///< `count`
  NoLetterValue,  ///< `character`, `cell`
  NoEventIndex,
  EventChangesGiven,  ///< `cell`
  NoMarkers,
  NeitherMarkersNorValue,
};

inline constexpr int kParseFaultCount = static_cast<int>(ParseFault::NeitherMarkersNorValue) + 1;

/// What a fault is about. Those parts that the fault does not have keep the values that they have here.
struct FaultParts {
  int count = 0;  ///< how many there are of something: the words depend on whether it is one
  int number = 0;
  Cell cell = Cell(0);
  Cell first = Cell(0);
  char character = '\0';  ///< any byte of the text
  char before = '\0';     ///< any byte of the text
  std::string text{};     ///< a short part of the text, without characters outside printable ASCII

  friend bool operator==(const FaultParts&, const FaultParts&) = default;
};

/// The place where a text cannot be read, and why. Lines and columns count from 1, columns in bytes; column 0
/// means the whole line.
struct ParseError {
  int line = 1;
  int column = 0;
  ParseFault fault = ParseFault::NoPuzzle;
  FaultParts parts = {};
  /// The error in a text within the text, with its place there: one if the fault says so, otherwise none.
  std::vector<ParseError> inner = {};

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// Why the text cannot be read, in English: `only 80 cells of 81`.
[[nodiscard]] std::string reasonOf(const ParseError& error);

/// The error in English: `line 3, column 12: …`.
[[nodiscard]] std::string toText(const ParseError& error);

}  // namespace sudoku
