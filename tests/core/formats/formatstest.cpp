#include <gtest/gtest.h>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

constexpr std::string_view kLine =
    "...4.1.5...3.8..69...2..1.82..9..68...........65..7..26.2..3...14..7.3...5.6.2...";

ParseError errorOf(std::string_view line, int lineNumber = 1) {
  const auto grid = parseLine(line, lineNumber);
  EXPECT_FALSE(grid) << line;
  return grid.error();
}

ParseError puzzleErrorOf(std::string_view text) {
  const auto puzzle = parsePuzzle(text);
  EXPECT_FALSE(puzzle) << text;
  return puzzle.error();
}

std::string join(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

/// The line with another character in one place.
std::string withCharacter(std::size_t place, char character) {
  std::string line(kLine);
  line[place] = character;
  return line;
}

TEST(FormatsLineTest, IsReadAsItWasWritten) {
  Random random(1);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Grid grid = without(boardOf(seed), static_cast<int>(random.below(kCellCount + 1)), random);
    EXPECT_EQ(gridOf(toLine(grid)), grid);
  }
  EXPECT_EQ(toLine(gridOf(kLine)), kLine);
}

TEST(FormatsLineTest, HoldsTheCellsInReadingOrder) {
  for (const Cell cell : allCells()) {
    Grid grid;
    grid.set(cell, Digit(7));
    std::string line(kCellCount, '.');
    line[static_cast<std::size_t>(cell.index())] = '7';
    EXPECT_EQ(toLine(grid), line);
    EXPECT_EQ(gridOf(line), grid);
  }
}

TEST(FormatsLineTest, ReadsAZeroAsAnEmptyCell) {
  std::string zeros(kLine);
  for (std::size_t place = 0; place < zeros.size(); place += 2)
    if (zeros[place] == '.') zeros[place] = '0';
  EXPECT_EQ(gridOf(zeros), gridOf(kLine));
}

TEST(FormatsLineTest, IgnoresWhatFollowsBehindABlankOrComma) {
  for (const std::string_view tail :
       {"\r", " ", "\t", ",", " easy", "\t12", ",928461753", " \r", ", x\r", " # a comment"})
    EXPECT_EQ(gridOf(join({kLine, tail})), gridOf(kLine)) << tail;
}

TEST(FormatsLineTest, LetsDigitsClash) {
  const std::string line(kCellCount, '5');
  EXPECT_EQ(toLine(gridOf(line)), line);
}

TEST(FormatsLineTest, NamesTheFirstMissingCell) {
  for (std::size_t length = 0; length < kLine.size(); ++length) {
    const auto count = static_cast<int>(length);
    const ParseError expected = {3, count + 1, ParseFault::TooFewCells, {.count = count}};
    EXPECT_EQ(errorOf(kLine.substr(0, length), 3), expected);
    EXPECT_EQ(errorOf(join({kLine.substr(0, length), " ", kLine}), 3), expected);
  }
}

TEST(FormatsLineTest, NamesTheFirstCellTooMany) {
  for (const std::string_view tail : {".", "1", "#", "..", "123456789"})
    EXPECT_EQ(errorOf(join({kLine, tail}), 4), (ParseError{4, 82, ParseFault::TooManyCells}));
}

TEST(FormatsLineTest, NamesTheFirstCharacterThatIsNoCell) {
  for (std::size_t place = 0; place < kLine.size(); ++place) {
    const ParseError expected = {
        5, static_cast<int>(place) + 1, ParseFault::UnexpectedCharacter, {.character = 'x'}};
    EXPECT_EQ(errorOf(withCharacter(place, 'x'), 5), expected);
  }
  EXPECT_EQ(errorOf(".a.b").column, 2);
  for (const char character : {'/', ':', '-', '*', '_', 'X', '\n', '\0', '\x7f', '\xe2'})
    EXPECT_EQ(errorOf(withCharacter(10, character)).column, 11) << character;
}

TEST(FormatsLineTest, KnowsLinesWithoutAPuzzle) {
  for (const std::string_view line : {"", " ", "\r", " \t\r", "#", "# 1", "#1", "#\r"})
    EXPECT_TRUE(isBlankOrComment(line)) << line;
  for (const std::string_view line : {".", "0", " #", " 1", ","})
    EXPECT_FALSE(isBlankOrComment(line)) << line;
}

TEST(FormatsErrorTest, NamesLineColumnAndReason) {
  EXPECT_EQ(toText(ParseError{3, 12, ParseFault::NoDigit}), "line 3, column 12: no digit from 1 to 9");
  EXPECT_EQ(toText(ParseError{3, 0, ParseFault::NoSolution}), "line 3: no solution");
}

TEST(FormatsErrorTest, NamesAnErrorInsideTheText) {
  const ParseError inner = {2, 5, ParseFault::UnexpectedCharacter, {.character = ' '}};
  EXPECT_EQ(reasonOf({1, 0, ParseFault::InPackedJson, {}, {inner}}),
            "in the packed JSON at line 2, column 5: unexpected a blank");
  EXPECT_EQ(reasonOf({1, 0, ParseFault::InData, {.number = 5}, {inner}}),
            "cell 5 of data: unexpected a blank");
}

TEST(FormatsErrorTest, ShowsWhatATextHoldsAsItStandsThere) {
  EXPECT_EQ(reasonOf({1, 0, ParseFault::Constraint, {.text = "{cell}"}}),
            "a constraint '{cell}' that plain Sudoku does not have");
  EXPECT_EQ(reasonOf({1, 0, ParseFault::UnexpectedCharacter, {.character = '{'}}), "unexpected '{'");
  EXPECT_EQ(reasonOf({1, 0, ParseFault::UnexpectedCharacter, {.character = '\xC3'}}), "unexpected byte 0xC3");
}

TEST(FormatsErrorTest, IsFoundInAShareTextBelowAnother) {
  const std::string share = "#H?3?&*b;i\"d93AKX(DB^>%LaZqk?]:M";
  const auto reason = [&share](const std::string& text) {
    const std::vector<ReadPuzzle> read = readPuzzles(join({share, "\n", text}));
    return read.size() == 2 && !read[1].puzzle ? toText(read[1].puzzle.error()) : std::string();
  };
  EXPECT_EQ(reason("#H?"), "line 2, column 4: the counts of givens are cut short");
  EXPECT_EQ(reason("#H~3?&*b"), "line 2, column 3: '~' is no count of givens");
  EXPECT_EQ(reason(join({share, "M"})), "line 2, column 33: 27 givens where the counts say 26");
  EXPECT_EQ(reason(join({share.substr(0, 6), "~", share.substr(7)})), "line 2, column 7: '~' is no cell");
  EXPECT_EQ(reason(join({share.substr(0, 6), "bb", share.substr(8)})),
            "line 2, column 8: r3c8 is given twice");
}

TEST(FormatsErrorTest, HasWordsOfItsOwnForEachFault) {
  std::set<std::string> words;
  for (int index = 0; index < kParseFaultCount; ++index) {
    const std::string reason =
        reasonOf({1, 0, static_cast<ParseFault>(index), {.text = "text"}, {ParseError{}}});
    EXPECT_FALSE(reason.empty()) << index;
    EXPECT_EQ(reason.find_first_of("{}"), std::string::npos) << reason;
    EXPECT_TRUE(words.insert(reason).second) << reason;
  }
}

TEST(FormatsPuzzleTest, IsTheFirstInTheText) {
  const Puzzle expected = puzzleOf(48213);
  EXPECT_EQ(toLine(expected.givens), kLine);
  const std::string other = join({"\n", toLine(boardOf(1)), "\n"});
  for (const std::string& text : {
           std::string(kLine),
           join({kLine, "\n"}),
           join({kLine, "\r\n"}),
           join({kLine, other}),
           join({kLine, "\nnonsense"}),
           join({"# a comment\n\n \t\r\n", kLine, other}),
           join({"# a comment\r\n\r\n", kLine, "\r\n", other}),
       }) {
    const auto puzzle = parsePuzzle(text);
    ASSERT_TRUE(puzzle) << text;
    EXPECT_EQ(*puzzle, expected) << text;
  }
}

TEST(FormatsPuzzleTest, SaysThatThereIsNone) {
  for (const std::string_view text : {"", "\n", "\n\n", "# a comment", "# a comment\r\n\r\n"})
    EXPECT_EQ(puzzleErrorOf(text), (ParseError{1, 0, ParseFault::NoPuzzle})) << text;
}

TEST(FormatsPuzzleTest, NamesTheLineOfTheError) {
  EXPECT_EQ(puzzleErrorOf("# a comment\n\n12\n"), (ParseError{3, 3, ParseFault::TooFewCells, {.count = 2}}));
  EXPECT_EQ(puzzleErrorOf(join({"\r\n", kLine, "1\r\n"})), (ParseError{2, 82, ParseFault::TooManyCells}));
}

TEST(FormatsPuzzleTest, NamesThePlacesOfAClash) {
  // The 4 of the first row again: in its row, its column, its box.
  const auto errorAt = [](std::size_t place) {
    return toText(puzzleErrorOf(join({"\n", withCharacter(place, '4')})));
  };
  EXPECT_EQ(errorAt(8), "line 2, column 9: 4 stands twice in row 1: r1c4 and r1c9");
  EXPECT_EQ(errorAt(39), "line 2, column 40: 4 stands twice in column 4: r1c4 and r5c4");
  EXPECT_EQ(errorAt(13), "line 2, column 14: 4 stands twice in box 2: r1c4 and r2c5");
  EXPECT_EQ(toText(puzzleErrorOf(std::string(kCellCount, '1'))),
            "line 1, column 2: 1 stands twice in row 1: r1c1 and r1c2");
}

TEST(FormatsPuzzleTest, SaysThatThereIsNoSolutionOrMoreThanOne) {
  EXPECT_EQ(puzzleErrorOf(join({"\n", std::string(kCellCount, '.')})),
            (ParseError{2, 0, ParseFault::SeveralSolutions}));
  const std::string full = join({"12345678.", "........9", std::string(63, '.')});
  EXPECT_EQ(puzzleErrorOf(full), (ParseError{1, 0, ParseFault::NoSolution}));
}

TEST(FormatsReadableGridTest, HasRulesBetweenTheBoxes) {
  EXPECT_EQ(toReadableGrid(gridOf(kLine)),
            ". . . | 4 . 1 | . 5 .\n"
            ". . 3 | . 8 . | . 6 9\n"
            ". . . | 2 . . | 1 . 8\n"
            "------+-------+------\n"
            "2 . . | 9 . . | 6 8 .\n"
            ". . . | . . . | . . .\n"
            ". 6 5 | . . 7 | . . 2\n"
            "------+-------+------\n"
            "6 . 2 | . . 3 | . . .\n"
            "1 4 . | . 7 . | 3 . .\n"
            ". 5 . | 6 . 2 | . . .\n");
}

}  // namespace
}  // namespace sudoku
