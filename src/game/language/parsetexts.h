#pragma once

#include <array>
#include <cstddef>

#include <QtGlobal>

#include <sudoku/formats/parseerror.h>

/// What is wrong with a text that cannot be read, in the words of reasonOf(), which see for the places in
/// braces. A text with {count} has plural forms.
namespace sudoku::parsetexts {

struct FaultText {
  ParseFault fault;
  const char* text;
};

// clang-format off
inline constexpr std::array kTexts = {
    //: A text
    FaultText{ParseFault::NoPuzzle, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no puzzle in it")},
    //: A text
    FaultText{ParseFault::ZipArchive, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss")},
    //: A text
    FaultText{ParseFault::ZeroByte, QT_TRANSLATE_NOOP("sudoku::ParseWords", "byte 0x00: this is no text in UTF-8")},
    //: A text
    FaultText{ParseFault::OtherXml, QT_TRANSLATE_NOOP("sudoku::ParseWords", "XML, but neither OpenSudoku's nor KSudoku's")},
    //: A text
    FaultText{ParseFault::BrokenXml, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no valid XML")},
    //: A text
    FaultText{ParseFault::BrokenJson, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no valid JSON")},
    //: A text
    FaultText{ParseFault::TooManyValues, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more values than a puzzle has")},
    //: A text
    FaultText{ParseFault::NestedTooDeep, QT_TRANSLATE_NOOP("sudoku::ParseWords", "nested too deep")},
    //: A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9
    FaultText{ParseFault::DigitTwiceInRow, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{number} stands twice in row {row}: {first} and {cell}")},
    //: A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4
    FaultText{ParseFault::DigitTwiceInColumn, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{number} stands twice in column {column}: {first} and {cell}")},
    //: A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6
    FaultText{ParseFault::DigitTwiceInBox, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{number} stands twice in box {box}: {first} and {cell}")},
    //: A puzzle
    FaultText{ParseFault::NoSolution, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no solution")},
    //: A puzzle
    FaultText{ParseFault::SeveralSolutions, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more than one solution")},
    //: A text of cells, such as: unexpected 'x'
    FaultText{ParseFault::UnexpectedCharacter, QT_TRANSLATE_NOOP("sudoku::ParseWords", "unexpected {character}")},
    //: A text of cells, such as: '_' for an empty cell, but '.' before
    FaultText{ParseFault::OtherBlank, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} for an empty cell, but {before} before")},
    //: A text of cells
    FaultText{ParseFault::TooManyCells, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more than 81 cells")},
    //: A text of cells, such as: only 80 cells of 81
    FaultText{ParseFault::TooFewCells, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "only {count} cells of 81")},
    //: A text of cells
    FaultText{ParseFault::RowTooLong, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more than nine cells in this row")},
    //: A text of cells, such as: only 8 cells in this row
    FaultText{ParseFault::RowTooShort, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "only {count} cells in this row")},
    //: A text of cells, such as: only 8 rows of nine
    FaultText{ParseFault::TooFewRows, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "only {count} rows of nine")},
    //: A text of cells, such as: 10 cells in this row where nine should be
    FaultText{ParseFault::NotNineInRow, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} cells in this row where nine should be")},
    //: A file with the headings [Puzzle] and [State]
    FaultText{ParseFault::StateTooLong, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more than nine rows in [State]")},
    //: A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there
    FaultText{ParseFault::StateDiffers, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{cell} is not the given that [Puzzle] has there")},
    //: A text of candidates, such as: 'x' is no candidate
    FaultText{ParseFault::NoCandidate, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is no candidate")},
    //: A text of candidates, such as: '5' stands twice in this cell
    FaultText{ParseFault::CandidateTwice, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} stands twice in this cell")},
    //: A text of candidates, such as: '5' stands twice in r1c9
    FaultText{ParseFault::CandidateTwiceInCell, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} stands twice in {cell}")},
    //: A text of candidates, such as: no candidate in r1c9
    FaultText{ParseFault::NoCandidateInCell, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no candidate in {cell}")},
    //: A text of candidates, such as: no candidate is left in r1c9
    FaultText{ParseFault::NoCandidateLeft, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no candidate is left in {cell}")},
    //: A text of candidates
    FaultText{ParseFault::TooManyCandidates, QT_TRANSLATE_NOOP("sudoku::ParseWords", "more than 729 candidates")},
    //: A text of candidates, such as: only 728 candidates of 729
    FaultText{ParseFault::TooFewCandidates, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "only {count} candidates of 729")},
    //: A text of candidates
    FaultText{ParseFault::MarkAlone, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a mark without candidates")},
    //: A text of candidates
    FaultText{ParseFault::NotOneEntry, QT_TRANSLATE_NOOP("sudoku::ParseWords", "'u' stands before one digit")},
    //: A file of the program Simple Sudoku
    FaultText{ParseFault::NoCellNumber, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no cell from 00 to 80")},
    //: A file of the program Simple Sudoku
    FaultText{ParseFault::NoDigit, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no digit from 1 to 9")},
    //: A file of the program Simple Sudoku
    FaultText{ParseFault::NoCandidateNumber, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no candidate from 001 to 009")},
    //: A file of the program Simple Sudoku, such as: r1c9 is filled already
    FaultText{ParseFault::FilledAlready, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{cell} is filled already")},
    //: A line of the library of the program HoDoKu
    FaultText{ParseFault::NoLibraryLine, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a library line begins with ':'")},
    //: A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7
    FaultText{ParseFault::ColonCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} colons where a library line has 6 or 7")},
    //: A line of the library of the program HoDoKu
    FaultText{ParseFault::NoTechniqueCode, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no code of a technique")},
    //: A line of the library of the program HoDoKu, such as: 'x' is no digit from 1 to 9
    FaultText{ParseFault::NoLibraryDigit, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is no digit from 1 to 9")},
    //: A line of the library of the program HoDoKu
    FaultText{ParseFault::PlusBeforeNoDigit, QT_TRANSLATE_NOOP("sudoku::ParseWords", "'+' stands before a digit")},
    //: A line of the library of the program HoDoKu
    FaultText{ParseFault::NoLibraryCandidate, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no candidate: digit, row and column, each from 1 to 9")},
    //: A line of the puzzle bank of Sudoku Exchange
    FaultText{ParseFault::NoDigest, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no digest of 12 hexadecimal digits")},
    //: A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be
    FaultText{ParseFault::BankFieldCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} fields where digest, puzzle and rating should be")},
    //: A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be
    FaultText{ParseFault::GsfFieldCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} fields where at least 7 should be")},
    //: A table with commas between the columns
    FaultText{ParseFault::NoPuzzleColumn, QT_TRANSLATE_NOOP("sudoku::ParseWords", "the row ends before the column of puzzles")},
    //: An address of Sudoku Exchange, such as: 'z' does not stand for packed cells
    FaultText{ParseFault::NoPackedCells, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} does not stand for packed cells")},
    //: An address of Sudoku Exchange
    FaultText{ParseFault::NoExchangeLevel, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no level from 1 to 4")},
    //: A web address
    FaultText{ParseFault::SudokuPadsOwnForm, QT_TRANSLATE_NOOP("sudoku::ParseWords", "SudokuPad's own form (scl) is not read; an f-puzzles address is")},
    //: A web address
    FaultText{ParseFault::AddressAlone, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no puzzle in this address, only where to get one")},
    //: A web address of f-puzzles; LZString is a program
    FaultText{ParseFault::NotPacked, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no text packed by LZString")},
    //: A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON
    FaultText{ParseFault::InPackedJson, QT_TRANSLATE_NOOP("sudoku::ParseWords", "in the packed JSON at {error}")},
    //: A game id of the program Solo
    FaultText{ParseFault::NoIdSeparator, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no ':' between size and cells")},
    //: A game id of the program Solo
    FaultText{ParseFault::RandomSeed, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a random seed names a puzzle in its own program only")},
    //: A game id of the program Solo
    FaultText{ParseFault::NotSolosSize, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not the size 3x3")},
    //: A game id of the program Solo
    FaultText{ParseFault::DiagonalSudoku, QT_TRANSLATE_NOOP("sudoku::ParseWords", "X (diagonals) is not plain Sudoku")},
    //: A game id of the program Solo, such as: Killer is not plain Sudoku
    FaultText{ParseFault::OtherKind, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{text} is not plain Sudoku")},
    //: A game id of the program Solo, such as: 'z' is no option of Solo
    FaultText{ParseFault::NoSoloOption, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is no option of Solo")},
    //: A game id of the program Solo
    FaultText{ParseFault::MisplacedUnderscore, QT_TRANSLATE_NOOP("sudoku::ParseWords", "'_' stands between digits")},
    //: A game id of the program Solo, such as: 'x' is neither a digit nor a run of empty cells (a-z)
    FaultText{ParseFault::NeitherDigitNorRun, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is neither a digit nor a run of empty cells (a-z)")},
    //: A game id of the program Solo
    FaultText{ParseFault::NumberTooLarge, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a number above 9, or '_' is missing")},
    //: A text that GNOME Sudoku makes to share a puzzle
    FaultText{ParseFault::CountsCutShort, QT_TRANSLATE_NOOP("sudoku::ParseWords", "the counts of givens are cut short")},
    //: A text that GNOME Sudoku makes to share a puzzle, such as: 'x' is no count of givens
    FaultText{ParseFault::NoGivenCount, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is no count of givens")},
    //: A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25
    FaultText{ParseFault::GivenCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} givens where the counts say {number}")},
    //: A text that GNOME Sudoku makes to share a puzzle, such as: 'x' is no cell
    FaultText{ParseFault::NoSharedCell, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} is no cell")},
    //: A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice
    FaultText{ParseFault::GivenTwice, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{cell} is given twice")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::NoJsonObject, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no JSON object")},
    //: A puzzle of the web site f-puzzles, such as: a constraint 'arrow' that plain Sudoku does not have
    FaultText{ParseFault::Constraint, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a constraint '{text}' that plain Sudoku does not have")},
    //: A puzzle of the web site f-puzzles, such as: a cell property 'cosmic' that plain Sudoku does not have
    FaultText{ParseFault::CellProperty, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a cell property '{text}' that plain Sudoku does not have")},
    //: A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape
    FaultText{ParseFault::OtherRegions, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{cell} is not in box {box}: regions of another shape")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::NotSizeNine, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not the size 9")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::NoGrid, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no 'grid'")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::NotNineRows, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not nine rows")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::NotNineCells, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not nine cells")},
    //: A puzzle of the web site f-puzzles
    FaultText{ParseFault::MarksNoList, QT_TRANSLATE_NOOP("sudoku::ParseWords", "pencil marks that are no list")},
    //: A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9
    FaultText{ParseFault::NoMark, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no pencil mark from 1 to 9 in {cell}")},
    //: A saved game, such as: no value from 0 to 9 in r1c9
    FaultText{ParseFault::NoValue, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no value from {number} to 9 in {cell}")},
    //: A saved game, such as: cell 12 of data: unexpected 'x'
    FaultText{ParseFault::InData, QT_TRANSLATE_NOOP("sudoku::ParseWords", "cell {number} of data: {reason}")},
    //: A saved game of GNOME Sudoku, or a puzzle of f-puzzles
    FaultText{ParseFault::NeitherJson, QT_TRANSLATE_NOOP("sudoku::ParseWords", "neither the 'cells' of GNOME Sudoku nor the 'grid' of f-puzzles")},
    //: A saved game of GNOME Sudoku
    FaultText{ParseFault::NoPosition, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a cell without position")},
    //: A saved game of GNOME Sudoku
    FaultText{ParseFault::NoRowAndColumn, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no row and column from 0 to 8")},
    //: A saved game of GNOME Sudoku, such as: r1c9 is there twice
    FaultText{ParseFault::CellTwice, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{cell} is there twice")},
    //: A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed
    FaultText{ParseFault::NotSaidIfFixed, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not said whether {cell} is fixed")},
    //: A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9
    FaultText{ParseFault::NoEarmarks, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no list of earmarks in {cell}")},
    //: A saved game of GNOME Sudoku
    FaultText{ParseFault::NoEarmark, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no earmark from 1 to 9")},
    //: A saved game of GNOME Sudoku
    FaultText{ParseFault::DifficultyNoText, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a difficulty that is no text")},
    //: A saved game of GNOME Sudoku
    FaultText{ParseFault::NoSeconds, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no time in seconds")},
    //: A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3
    FaultText{ParseFault::UnknownFileVersion, QT_TRANSLATE_NOOP("sudoku::ParseWords", "files of OpenSudoku of an unknown version: {text}")},
    //: A file of the program OpenSudoku, such as: data of an unknown version: 7
    FaultText{ParseFault::UnknownDataVersion, QT_TRANSLATE_NOOP("sudoku::ParseWords", "data of an unknown version: {text}")},
    //: A file of the program OpenSudoku
    FaultText{ParseFault::NoData, QT_TRANSLATE_NOOP("sudoku::ParseWords", "a game without data")},
    //: A file of the program OpenSudoku, such as: 80 cells of 81 in data
    FaultText{ParseFault::DataCellCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} cells of 81 in data")},
    //: A file of the program OpenSudoku, such as: no notes in r1c9
    FaultText{ParseFault::NoNotes, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no notes in {cell}")},
    //: A file of the program OpenSudoku, such as: not said whether r1c9 can be edited
    FaultText{ParseFault::NotSaidIfEditable, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not said whether {cell} can be edited")},
    //: A file of the program OpenSudoku
    FaultText{ParseFault::NoMilliseconds, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no time in milliseconds")},
    //: A file of the program KSudoku
    FaultText{ParseFault::NoGraph, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no graph, so no kind of puzzle")},
    //: A file of the program KSudoku
    FaultText{ParseFault::NotPlainGraph, QT_TRANSLATE_NOOP("sudoku::ParseWords", "not a plain Sudoku of 9 x 9 cells")},
    //: A file of the program KSudoku, such as: 80 values where 81 should be
    FaultText{ParseFault::ValueCount, QT_TRANSLATE_N_NOOP("sudoku::ParseWords", "{count} values where 81 should be")},
    //: A file of the program KSudoku, such as: 'z' in r1c9 is no value: b (1) to j (9), or _ for an empty cell
    FaultText{ParseFault::NoLetterValue, QT_TRANSLATE_NOOP("sudoku::ParseWords", "{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell")},
    //: A file of the program KSudoku
    FaultText{ParseFault::NoEventIndex, QT_TRANSLATE_NOOP("sudoku::ParseWords", "an event without index from 0 to 80")},
    //: A file of the program KSudoku, such as: an event changes the given r1c9
    FaultText{ParseFault::EventChangesGiven, QT_TRANSLATE_NOOP("sudoku::ParseWords", "an event changes the given {cell}")},
    //: A file of the program KSudoku
    FaultText{ParseFault::NoMarkers, QT_TRANSLATE_NOOP("sudoku::ParseWords", "no markers of nine characters 0 and 1")},
    //: A file of the program KSudoku
    FaultText{ParseFault::NeitherMarkersNorValue, QT_TRANSLATE_NOOP("sudoku::ParseWords", "an event with neither markers nor a value from 0 to 9")},
};
// clang-format on

constexpr bool isInOrder() {
  for (std::size_t index = 0; index < kTexts.size(); ++index)
    if (kTexts[index].fault != static_cast<ParseFault>(index)) return false;
  return kTexts.size() == std::size_t{kParseFaultCount};
}
static_assert(isInOrder());

}  // namespace sudoku::parsetexts
