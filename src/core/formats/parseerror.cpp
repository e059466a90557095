#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <sudoku/formats/parseerror.h>

namespace sudoku {
namespace {

struct FaultWords {
  ParseFault fault;
  std::string_view pattern;  ///< its places in braces are replaced by partNamed()
};

// clang-format off
constexpr std::array kFaultWords = {
    FaultWords{ParseFault::NoPuzzle, "no puzzle in it"},
    FaultWords{ParseFault::ZipArchive, "a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss"},
    FaultWords{ParseFault::ZeroByte, "byte 0x00: this is no text in UTF-8"},
    FaultWords{ParseFault::OtherXml, "XML, but neither OpenSudoku's nor KSudoku's"},
    FaultWords{ParseFault::BrokenXml, "no valid XML: {text}"},
    FaultWords{ParseFault::BrokenJson, "no valid JSON"},
    FaultWords{ParseFault::TooManyValues, "more values than a puzzle has"},
    FaultWords{ParseFault::NestedTooDeep, "nested too deep"},
    FaultWords{ParseFault::DigitTwiceInRow, "{number} stands twice in row {row}: {first} and {cell}"},
    FaultWords{ParseFault::DigitTwiceInColumn, "{number} stands twice in column {column}: {first} and {cell}"},
    FaultWords{ParseFault::DigitTwiceInBox, "{number} stands twice in box {box}: {first} and {cell}"},
    FaultWords{ParseFault::NoSolution, "no solution"},
    FaultWords{ParseFault::SeveralSolutions, "more than one solution"},
    FaultWords{ParseFault::UnexpectedCharacter, "unexpected {character}"},
    FaultWords{ParseFault::OtherBlank, "{character} for an empty cell, but {before} before"},
    FaultWords{ParseFault::TooManyCells, "more than 81 cells"},
    FaultWords{ParseFault::TooFewCells, "only {count} cells of 81"},
    FaultWords{ParseFault::RowTooLong, "more than nine cells in this row"},
    FaultWords{ParseFault::RowTooShort, "only {count} cells in this row"},
    FaultWords{ParseFault::TooFewRows, "only {count} rows of nine"},
    FaultWords{ParseFault::NotNineInRow, "{count} cells in this row where nine should be"},
    FaultWords{ParseFault::StateTooLong, "more than nine rows in [State]"},
    FaultWords{ParseFault::StateDiffers, "{cell} is not the given that [Puzzle] has there"},
    FaultWords{ParseFault::NoCandidate, "{character} is no candidate"},
    FaultWords{ParseFault::CandidateTwice, "{character} stands twice in this cell"},
    FaultWords{ParseFault::CandidateTwiceInCell, "{character} stands twice in {cell}"},
    FaultWords{ParseFault::NoCandidateInCell, "no candidate in {cell}"},
    FaultWords{ParseFault::NoCandidateLeft, "no candidate is left in {cell}"},
    FaultWords{ParseFault::TooManyCandidates, "more than 729 candidates"},
    FaultWords{ParseFault::TooFewCandidates, "only {count} candidates of 729"},
    FaultWords{ParseFault::MarkAlone, "a mark without candidates"},
    FaultWords{ParseFault::NotOneEntry, "'u' stands before one digit"},
    FaultWords{ParseFault::NoCellNumber, "no cell from 00 to 80"},
    FaultWords{ParseFault::NoDigit, "no digit from 1 to 9"},
    FaultWords{ParseFault::NoCandidateNumber, "no candidate from 001 to 009"},
    FaultWords{ParseFault::FilledAlready, "{cell} is filled already"},
    FaultWords{ParseFault::NoLibraryLine, "a library line begins with ':'"},
    FaultWords{ParseFault::ColonCount, "{count} colons where a library line has 6 or 7"},
    FaultWords{ParseFault::NoTechniqueCode, "no code of a technique"},
    FaultWords{ParseFault::NoLibraryDigit, "{character} is no digit from 1 to 9"},
    FaultWords{ParseFault::PlusBeforeNoDigit, "'+' stands before a digit"},
    FaultWords{ParseFault::NoLibraryCandidate, "no candidate: digit, row and column, each from 1 to 9"},
    FaultWords{ParseFault::NoDigest, "no digest of 12 hexadecimal digits"},
    FaultWords{ParseFault::BankFieldCount, "{count} fields where digest, puzzle and rating should be"},
    FaultWords{ParseFault::GsfFieldCount, "{count} fields where at least 7 should be"},
    FaultWords{ParseFault::NoPuzzleColumn, "the row ends before the column of puzzles"},
    FaultWords{ParseFault::NoPackedCells, "{character} does not stand for packed cells"},
    FaultWords{ParseFault::NoExchangeLevel, "no level from 1 to 4"},
    FaultWords{ParseFault::SudokuPadsOwnForm, "SudokuPad's own form (scl) is not read; an f-puzzles address is"},
    FaultWords{ParseFault::AddressAlone, "no puzzle in this address, only where to get one"},
    FaultWords{ParseFault::NotPacked, "no text packed by LZString"},
    FaultWords{ParseFault::InPackedJson, "in the packed JSON at {error}"},
    FaultWords{ParseFault::NoIdSeparator, "no ':' between size and cells"},
    FaultWords{ParseFault::RandomSeed, "a random seed names a puzzle in its own program only"},
    FaultWords{ParseFault::NotSolosSize, "not the size 3x3"},
    FaultWords{ParseFault::DiagonalSudoku, "X (diagonals) is not plain Sudoku"},
    FaultWords{ParseFault::OtherKind, "{text} is not plain Sudoku"},
    FaultWords{ParseFault::NoSoloOption, "{character} is no option of Solo"},
    FaultWords{ParseFault::MisplacedUnderscore, "'_' stands between digits"},
    FaultWords{ParseFault::NeitherDigitNorRun, "{character} is neither a digit nor a run of empty cells (a-z)"},
    FaultWords{ParseFault::NumberTooLarge, "a number above 9, or '_' is missing"},
    FaultWords{ParseFault::CountsCutShort, "the counts of givens are cut short"},
    FaultWords{ParseFault::NoGivenCount, "{character} is no count of givens"},
    FaultWords{ParseFault::GivenCount, "{count} givens where the counts say {number}"},
    FaultWords{ParseFault::NoSharedCell, "{character} is no cell"},
    FaultWords{ParseFault::GivenTwice, "{cell} is given twice"},
    FaultWords{ParseFault::NoJsonObject, "no JSON object"},
    FaultWords{ParseFault::Constraint, "a constraint '{text}' that plain Sudoku does not have"},
    FaultWords{ParseFault::CellProperty, "a cell property '{text}' that plain Sudoku does not have"},
    FaultWords{ParseFault::OtherRegions, "{cell} is not in box {box}: regions of another shape"},
    FaultWords{ParseFault::NotSizeNine, "not the size 9"},
    FaultWords{ParseFault::NoGrid, "no 'grid'"},
    FaultWords{ParseFault::NotNineRows, "not nine rows"},
    FaultWords{ParseFault::NotNineCells, "not nine cells"},
    FaultWords{ParseFault::MarksNoList, "pencil marks that are no list"},
    FaultWords{ParseFault::NoMark, "no pencil mark from 1 to 9 in {cell}"},
    FaultWords{ParseFault::NoValue, "no value from {number} to 9 in {cell}"},
    FaultWords{ParseFault::InData, "cell {number} of data: {reason}"},
    FaultWords{ParseFault::NeitherJson, "neither the 'cells' of GNOME Sudoku nor the 'grid' of f-puzzles"},
    FaultWords{ParseFault::NoPosition, "a cell without position"},
    FaultWords{ParseFault::NoRowAndColumn, "no row and column from 0 to 8"},
    FaultWords{ParseFault::CellTwice, "{cell} is there twice"},
    FaultWords{ParseFault::NotSaidIfFixed, "not said whether {cell} is fixed"},
    FaultWords{ParseFault::NoEarmarks, "no list of earmarks in {cell}"},
    FaultWords{ParseFault::NoEarmark, "no earmark from 1 to 9"},
    FaultWords{ParseFault::DifficultyNoText, "a difficulty that is no text"},
    FaultWords{ParseFault::NoSeconds, "no time in seconds"},
    FaultWords{ParseFault::UnknownFileVersion, "files of OpenSudoku of an unknown version: {text}"},
    FaultWords{ParseFault::UnknownDataVersion, "data of an unknown version: {text}"},
    FaultWords{ParseFault::NoData, "a game without data"},
    FaultWords{ParseFault::DataCellCount, "{count} cells of 81 in data"},
    FaultWords{ParseFault::NoNotes, "no notes in {cell}"},
    FaultWords{ParseFault::NotSaidIfEditable, "not said whether {cell} can be edited"},
    FaultWords{ParseFault::NoMilliseconds, "no time in milliseconds"},
    FaultWords{ParseFault::NoGraph, "no graph, so no kind of puzzle"},
    FaultWords{ParseFault::NotPlainGraph, "not a plain Sudoku of 9 x 9 cells"},
    FaultWords{ParseFault::ValueCount, "{count} values where 81 should be"},
    FaultWords{ParseFault::NoLetterValue, "{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell"},
    FaultWords{ParseFault::NoEventIndex, "an event without index from 0 to 80"},
    FaultWords{ParseFault::EventChangesGiven, "an event changes the given {cell}"},
    FaultWords{ParseFault::NoMarkers, "no markers of nine characters 0 and 1"},
    FaultWords{ParseFault::NeitherMarkersNorValue, "an event with neither markers nor a value from 0 to 9"},
};
// clang-format on

constexpr bool isInOrder() {
  for (std::size_t index = 0; index < kFaultWords.size(); ++index)
    if (kFaultWords[index].fault != static_cast<ParseFault>(index)) return false;
  return kFaultWords.size() == std::size_t{kParseFaultCount};
}
static_assert(isInOrder());

/// A character as shown in a message. Only printable ASCII is shown as it is: other bytes could upset a
/// terminal or be part of a UTF-8 character.
std::string shown(char character) {
  if (character > ' ' && character <= '~') return std::string("'") + character + "'";
  if (character == ' ') return "a blank";
  constexpr std::string_view kHexDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character);
  return std::string("byte 0x") + kHexDigits[byte / 16U] + kHexDigits[byte % 16U];
}

/// The name of a cell: `r1c1`.
std::string shown(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

/// What stands in the place of a pattern with a name.
std::string partNamed(std::string_view name, const ParseError& error) {
  const FaultParts& parts = error.parts;
  if (name == "count") return std::to_string(parts.count);
  if (name == "number") return std::to_string(parts.number);
  if (name == "cell") return shown(parts.cell);
  if (name == "first") return shown(parts.first);
  if (name == "row") return std::to_string(parts.cell.row() + 1);
  if (name == "column") return std::to_string(parts.cell.column() + 1);
  if (name == "box") return std::to_string(parts.cell.box() + 1);
  if (name == "character") return shown(parts.character);
  if (name == "before") return shown(parts.before);
  if (name == "text") return parts.text;
  if (error.inner.empty()) return {};
  return name == "reason" ? reasonOf(error.inner.front()) : toText(error.inner.front());
}

}  // namespace

std::string reasonOf(const ParseError& error) {
  std::string_view pattern = kFaultWords[static_cast<std::size_t>(error.fault)].pattern;
  std::string text;
  for (std::size_t open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{')) {
    const std::size_t close = pattern.find('}', open);
    text += pattern.substr(0, open);
    text += partNamed(pattern.substr(open + 1, close - open - 1), error);
    pattern.remove_prefix(close + 1);
  }
  return text.append(pattern);
}

std::string toText(const ParseError& error) {
  std::string text = "line " + std::to_string(error.line);
  if (error.column > 0) text += ", column " + std::to_string(error.column);
  return text + ": " + reasonOf(error);
}

}  // namespace sudoku
