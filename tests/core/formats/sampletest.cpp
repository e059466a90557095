#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/geometry.h>

#include "../names.h"
#include "records.h"
#include "samples.h"

namespace sudoku {
namespace {

using support::kSample;

std::string replaced(std::string_view text, char from, std::string_view to) {
  std::string result;
  for (const char character : text) result += character == from ? std::string(to) : std::string(1, character);
  return result;
}

std::string inRows(std::string_view cells) {
  std::string text;
  for (std::size_t begin = 0; begin < cells.size(); begin += 9)
    text += std::string(cells.substr(begin, 9)) + '\n';
  return text;
}

/// The puzzle of a text that should hold just one.
PuzzleRecord readOne(std::string_view text) {
  const std::vector<ReadPuzzle> puzzles = readPuzzles(text);
  EXPECT_EQ(puzzles.size(), 1U);
  EXPECT_TRUE(puzzles[0].puzzle) << toText(puzzles[0].puzzle.error());
  return puzzles[0].puzzle ? *puzzles[0].puzzle : PuzzleRecord();
}

DigitSet digits(std::string_view text) {
  DigitSet set;
  for (const char character : text) set.add(Digit(character - '0'));
  return set;
}

struct Sample {
  std::string name;
  Format format;
  std::string text;
};

std::ostream& operator<<(std::ostream& out, const Sample& sample) {
  return out << sample.name;
}

class SampleTest : public testing::TestWithParam<Sample> {};

TEST_P(SampleTest, IsTheSamplePuzzle) {
  EXPECT_EQ(formatOf(GetParam().text), GetParam().format);
  const std::vector<ReadPuzzle> puzzles = readPuzzles(GetParam().text);
  ASSERT_EQ(puzzles.size(), 1U);
  ASSERT_TRUE(puzzles[0].puzzle) << toText(puzzles[0].puzzle.error());
  EXPECT_EQ(toLine(puzzles[0].puzzle->givens), kSample);
  EXPECT_EQ(puzzles[0].puzzle->board, puzzles[0].puzzle->givens);
}

TEST_P(SampleTest, MayHaveAByteOrderMarkAndOtherLineEnds) {
  const std::string& text = GetParam().text;
  const PuzzleRecord plain = readOne(text);
  for (const std::string_view end : {"\r\n", "\r"}) {
    EXPECT_EQ(readOne("\xEF\xBB\xBF" + replaced(text, '\n', end)), plain);
    EXPECT_EQ(readOne(std::string(end) + replaced(text, '\n', end) + std::string(end)), plain);
  }
}

std::vector<Sample> samplesAsGrids() {
  const std::string sample(kSample);
  return {
      {"Line", Format::Line, sample},
      {"LineAndComment", Format::Line, sample + "#made by hand\n"},
      {"LineAndRemark", Format::Line, "# a comment\n\n" + sample + " rated 1.2\n"},
      {"LineAndFields", Format::Line, sample + ",1,2,3,4,5,6,7\n"},
      {"IndentedLine", Format::Line, "  " + sample + "\n"},
      {"Rows", Format::Grid, std::string(support::kRows)},
      {"RowsWithRemarks", Format::Grid, "# found on paper\n\n" + std::string(support::kRows)},
      {"SimpleSudoku", Format::Grid, std::string(support::kSimpleSudoku)},
      {"SimpleSudokuWithoutFrame", Format::Grid,
       "  .13|...|..2\n  2..|...|48.\n  ...|7..|.19\n  -----------\n  ...|9..|8..\n  7..|...|.2.\n  "
       "...|3..|...\n"
       "  -----------\n  ..2|63.|9..\n  4.9|.7.|6..\n  ..1|49.|..8\n"},
      {"QQwingReadable", Format::Grid,
       " . 1 3 | . . . | . . 2\n 2 . . | . . . | 4 8 .\n . . . | 7 . . | . 1 9\n-------|-------|-------\n"
       " . . . | 9 . . | 8 . .\n 7 . . | . . . | . 2 .\n . . . | 3 . . | . . .\n-------|-------|-------\n"
       " . . 2 | 6 3 . | 9 . .\n 4 . 9 | . 7 . | 6 . .\n . . 1 | 4 9 . | . . 8\n\n"},
      {"PlusFrame", Format::Grid,
       "+-------+-------+-------+\n| . 1 3 | . . . | . . 2 |\n| 2 . . | . . . | 4 8 . |\n| . . . | 7 . . | . "
       "1 9 |\n"
       "+-------+-------+-------+\n| . . . | 9 . . | 8 . . |\n| 7 . . | . . . | . 2 . |\n| . . . | 3 . . | . "
       ". . |\n"
       "+-------+-------+-------+\n| . . 2 | 6 3 . | 9 . . |\n| 4 . 9 | . 7 . | 6 . . |\n| . . 1 | 4 9 . | . "
       ". 8 |\n"
       "+-------+-------+-------+\n"},
  };
}

std::vector<Sample> samplesOfFiles() {
  const std::string sample(kSample);
  return {
      {"SdkHeaders", Format::Sdk, "#AJ. Doe\n#DFor the tests\n#ZUnknown\n" + std::string(support::kRows)},
      {"SdkSections", Format::Sdk,
       "[Puzzle]\n" + std::string(support::kRows) + "[State]\n" + std::string(support::kRows) +
           "[Colours]\n1,2,3\n"},
      {"SimpleSudokuElimination", Format::SimpleSudoku, std::string(support::kSimpleSudoku) + "\nE00005\n"},
      {"Library", Format::Library, ":0000:x:" + sample + ":::\n"},
      {"PencilMarks", Format::PencilMarks, std::string(support::kPencilMarks)},
      {"PencilMarksAndStep", Format::PencilMarks,
       std::string(support::kPencilMarks) + "Naked Pair: 5,8 in r7c1,r3c1 => r1c1<>5\n"},
      {"Sukaku", Format::Sukaku, std::string(support::kSukaku)},
      {"SukakuWithZeros", Format::Sukaku, replaced(support::kSukaku, '.', "0")},
      {"Gsf", Format::Gsf,
       "99480,99408,114,1895," + replaced(sample, '.', "0") + ",Sample,20.00s,0,C21.m/F350642\n"},
      {"Bank", Format::Bank, "18b8ed34f7f4 " + replaced(sample, '.', "0") + "  1.2\n"},
      {"Kaggle", Format::Csv,
       "quizzes,solutions\n" + replaced(sample, '.', "0") +
           ",913845672275169483864723519356982741749516328182374956528631794439278615671495238\n"},
      {"KaggleThreeMillion", Format::Csv, "id,puzzle,solution,clues,difficulty\n7," + sample + ",,29,1.2\n"},
      {"QQwingCsv", Format::Csv, "Puzzle,Solution,Difficulty,\n" + sample + ",,Easy,\n"},
      {"QuotedCsv", Format::Csv, "\"name\",\"puzzle\"\n\"a, b\",\"" + sample + "\"\n"},
  };
}

std::vector<Sample> samplesOfAddresses() {
  const std::string sample(kSample);
  const std::string url = "https://f-puzzles.com/?load=";
  return {
      {"ExchangeUrl", Format::ExchangeUrl,
       "https://sudokuexchange.com/play/?s=" + replaced(sample, '.', "0") + "&d=2&i=1\n"},
      {"PackedExchangeUrl", Format::ExchangeUrl,
       "https://sudokuexchange.com/play/?d=4&s=01r2q4mb1dTSv0grA26DTEJHk14d8&r=1\n"},
      {"Packed", Format::ExchangeUrl, "01r2q4mb1dTSv0grA26DTEJHk14d8\n"},
      {"ExchangeQueryAlone", Format::ExchangeUrl, "?s=" + replaced(sample, '.', "_")},
      {"FPuzzlesEscaped", Format::FPuzzles,
       url + replaced(replaced(replaced(support::packed::kPlain, '+', "%2B"), '/', "%2f"), '=', "%3D")},
      {"FPuzzlesUnescaped", Format::FPuzzles, url + std::string(support::packed::kPlain)},
      {"FPuzzlesPlusAsBlank", Format::FPuzzles, url + replaced(support::packed::kPlain, '+', " ")},
      {"FPuzzlesLabelled", Format::FPuzzles, url + std::string(support::packed::kLabelled)},
      {"FPuzzlesNoConstraints", Format::FPuzzles, url + std::string(support::packed::kEmptyConstraints)},
      {"FPuzzlesAlone", Format::FPuzzles, std::string(support::packed::kPlain)},
      {"SudokuPad", Format::FPuzzles, "https://sudokupad.app/fpuz" + std::string(support::packed::kPlain)},
      {"SudokuPadWithSettings", Format::FPuzzles,
       "https://sudokupad.app/fpuz" + std::string(support::packed::kPlain) + "?setting-nogrid=1"},
      {"CrackingTheCryptic", Format::FPuzzles,
       "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + std::string(support::packed::kPlain)},
      {"Tatham", Format::Tatham, "3x3:a1_3e2_2e4_8d7c1_9c9b8b7f2d3g2_6_3a9b4a9a7a6d1_4_9c8\n"},
      {"TathamOptions", Format::Tatham, "3x3md4dx:a1_3e2_2e4_8d7c1_9c9b8b7f2d3g2_6_3a9b4a9a7a6d1_4_9c8\n"},
      {"GnomeShare", Format::GnomeShare, "#H?3?&*b;i\"d93AKX(DB^>%LaZqk?]:M\n"},
      {"OpenSudoku1", Format::OpenSudoku,
       "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>Sample</name>\n<game data=\"" +
           replaced(sample, '.', "0") + "\"/>\n</opensudoku>\n"},
  };
}

std::vector<Sample> samples() {
  const std::string sample(kSample);
  std::vector<Sample> all = samplesAsGrids();
  for (const auto& more : {samplesOfFiles(), samplesOfAddresses()})
    all.insert(all.end(), more.begin(), more.end());
  for (const std::string_view blank : {"0", "*", "_", "-", "X", "x", " "})
    all.push_back({"LineBlank" + std::to_string(static_cast<int>(blank[0])), Format::Line,
                   replaced(sample, '.', blank) + '\n'});
  for (const std::string_view blank : {"0", "*", "_", "-", "X", " "})
    all.push_back({"RowsBlank" + std::to_string(static_cast<int>(blank[0])), Format::Grid,
                   inRows(replaced(sample, '.', blank))});
  return all;
}

INSTANTIATE_TEST_SUITE_P(Foreign, SampleTest, testing::ValuesIn(samples()),
                         [](const auto& sample) { return sample.param.name; });

TEST(SampleTest, EmptyRowsOfDashesAreRows) {
  std::string text = "---------\n12-------\n";
  for (int row = 2; row < 9; ++row) text += "---------\n";
  EXPECT_EQ(toLine(readOne(text).givens), std::string(9, '.') + "12" + std::string(70, '.'));
}

TEST(SampleTest, SdkKeepsLabelAndEntries) {
  const PuzzleRecord record = readOne(
      "#AJ. Doe\n#DFor the "
      "tests\n#CRemark\n#B03-08-2006\n#SPaper\n#Lhard\n#Uhttp://localhost/\n#Q?\n[Puzzle]\n" +
      std::string(support::kRows) + "[State]\n5" + std::string(support::kRows.substr(1)));
  const PuzzleLabel label{"",      "J. Doe", "For the tests",     "Remark", "03-08-2006",
                          "Paper", "hard",   "http://localhost/", {}};
  EXPECT_EQ(record.label, label);
  EXPECT_EQ(toLine(record.givens), kSample);
  EXPECT_EQ(toLine(record.board), '5' + std::string(kSample.substr(1)));
}

TEST(SampleTest, SimpleSudokuKeepsEntriesAndEliminations) {
  const PuzzleRecord record = readOne(std::string(support::kSimpleSudoku) + "\nI005\nE78003\nE78005\n");
  EXPECT_EQ(toLine(record.givens), kSample);
  EXPECT_EQ(toLine(record.board), '5' + std::string(kSample.substr(1)));
  EXPECT_EQ(record.notesAt(Cell(78)), digits("27"));
  EXPECT_EQ(record.notesAt(Cell(3)), digits("8"));
}

TEST(SampleTest, LibraryKeepsEntriesAndEliminations) {
  std::string cells(kSample);
  const PuzzleRecord record = readOne(":0000:x:+5" + cells.substr(1) + ":397 597::");
  EXPECT_EQ(toLine(record.givens), kSample);
  EXPECT_EQ(toLine(record.board), '5' + cells.substr(1));
  EXPECT_EQ(record.notesAt(Cell(78)), digits("27"));
}

TEST(SampleTest, SdxTellsGivensEntriesAndCandidates) {
  std::string text = " 2 679 6789 1 46789 u5 469 68 3\n 6 9 28 8 u1 7 35 59 4\n";
  for (int row = 2; row < 9; ++row) text += "123456789 12 13 14 15 16 17 18 19\n";
  EXPECT_EQ(formatOf(text), Format::Sdx);
  const PuzzleRecord record = readOne(text);
  EXPECT_EQ(toLine(record.givens).substr(0, 18), "2..1....369.8.7..4");
  EXPECT_EQ(toLine(record.board).substr(0, 18), "2..1.5..369.817..4");
  EXPECT_EQ(record.notesAt(Cell(1)), digits("679"));
  EXPECT_EQ(record.notesAt(Cell(18)), DigitSet::all());
}

TEST(SampleTest, PencilMarksMayHaveMarks) {
  std::string text(support::kPencilMarks);
  text.replace(text.find(" 58  "), 4, "*58 ");
  text.replace(text.find(" 4568 "), 6, "A45-68");
  EXPECT_EQ(readOne(text), readOne(support::kPencilMarks));
}

TEST(SampleTest, ASingleCandidateThatAPeerCouldHoldIsNoGiven) {
  std::string text(support::kPencilMarks);
  text.replace(text.find("5689"), 4, "9   ");
  const PuzzleRecord record = readOne(text);
  EXPECT_TRUE(record.board.isEmpty(Cell(0)));
  EXPECT_EQ(record.notesAt(Cell(0)), digits("9"));
  EXPECT_EQ(toLine(record.givens), kSample);
}

TEST(SampleTest, PencilMarksKeepAllCandidates) {
  const PuzzleRecord record = readOne(support::kPencilMarks);
  const Candidates candidates(record.givens);
  for (const Cell cell : record.givens.emptyCells()) EXPECT_EQ(record.notesAt(cell), candidates.at(cell));
  EXPECT_EQ(readOne(support::kSukaku), record);
}

TEST(SampleTest, FPuzzlesKeepsEntriesMarksAndLabel) {
  const PuzzleRecord record = readOne("https://f-puzzles.com/?load=" + std::string(support::packed::kState));
  EXPECT_EQ(toLine(record.givens), kSample);
  EXPECT_EQ(toLine(record.board), '5' + std::string(kSample.substr(1)));
  EXPECT_EQ(record.notesAt(Cell(3)), digits("46"));
  EXPECT_EQ(record.notesAt(Cell(4)), digits("48"));
  EXPECT_EQ(record.notesAt(Cell(79)), digits("35"));
  EXPECT_EQ(record.label.title, "P");
  EXPECT_EQ(record.label.author, "J. Doe");
  EXPECT_EQ(record.label.description, "Normal rules \xE2\x80\x93 \xF0\x9F\x98\x80");
}

TEST(SampleTest, KSudokuIsColumnMajorAndReplaysItsHistory) {
  EXPECT_EQ(formatOf(support::kKSudoku), Format::KSudoku);
  const PuzzleRecord record = readOne(support::kKSudoku);
  std::string givens(kSample);
  givens[79] = '3';
  EXPECT_EQ(toLine(record.givens), givens);
  EXPECT_EQ(toLine(record.board), '5' + givens.substr(1));
  EXPECT_EQ(record.notesAt(Cell(3)), digits("158"));
  EXPECT_EQ(record.label.elapsed, std::chrono::milliseconds(61'500));
}

TEST(SampleTest, GnomeSudokuKeepsCellsMarksAndTime) {
  const PuzzleRecord record = readOne(R"({
  "difficulty_category" : "Easy Difficulty",
  "time_elapsed" : 12.5,
  "cells" : [
    {"position" : [0, 1], "value" : 1, "fixed" : true, "earmarks" : []},
    {"position" : [0, 8], "value" : 7, "fixed" : false, "earmarks" : []},
    {"position" : [8, 0], "value" : 0, "fixed" : false, "earmarks" : [3, 5]}
  ]
})");
  EXPECT_EQ(toLine(record.givens), ".1" + std::string(79, '.'));
  EXPECT_EQ(toLine(record.board), ".1......7" + std::string(72, '.'));
  EXPECT_EQ(record.notesAt(Cell(72)), digits("35"));
  EXPECT_EQ(record.label.level, "Easy Difficulty");
  EXPECT_EQ(record.label.elapsed, std::chrono::milliseconds(12'500));
}

TEST(SampleTest, OpenSudokuVersion1LabelsAllItsGames) {
  const std::string game = "<game data=\"" + replaced(kSample, '.', "0") + "\"/>";
  const std::vector<ReadPuzzle> puzzles = readPuzzles(
      "<opensudoku><name>N</name><author>A</author><description>D</description><comment>C</comment>"
      "<created>2009-01-01</created><source>S</source><level>L</level><sourceURL>U</sourceURL>\n" +
      game + "\n" + game + "</opensudoku>");
  ASSERT_EQ(puzzles.size(), 2U);
  const PuzzleLabel label{"N", "A", "D", "C", "2009-01-01", "S", "L", "U", {}};
  for (const ReadPuzzle& puzzle : puzzles) EXPECT_EQ(puzzle.puzzle->label, label);
  EXPECT_EQ(puzzles[1].line, 3);
}

/// Three cells and 78 that are empty, as each version of the data writes them.
std::string openSudoku(std::string_view version, std::string_view cells, std::string_view empty) {
  std::string text =
      R"(<opensudoku version="2"><folder name="F" created="1"><game state="0" time="75000" data=")";
  text += "version: " + std::string(version) + "&#10;" + std::string(cells);
  for (int cell = 3; cell < 81; ++cell) text += empty;
  return text + R"(" note="Remark"/></folder></opensudoku>)";
}

TEST(SampleTest, OpenSudokuReadsEachVersionOfItsData) {
  PuzzleRecord expected;
  expected.givens.set(Cell(0), Digit(5));
  expected.board.set(Cell(0), Digit(5));
  expected.board.set(Cell(1), Digit(7));
  expected.notes[2] = digits("129");
  expected.label.title = "F";
  expected.label.comment = "Remark";
  expected.label.elapsed = std::chrono::seconds(75);
  EXPECT_EQ(readOne(openSudoku("1", "5|-|0|7|-|1|0|1,2,9,|1|", "0|-|1|")), expected);
  EXPECT_EQ(readOne(openSudoku("2", "5|0|0|7|0|1|0|259||1|", "0|0|1|")), expected);
  EXPECT_EQ(readOne(openSudoku("3", "5|0|0|7|0|1|0|259|1|", "0|0|1|")), expected);
  EXPECT_EQ(readOne(openSudoku("4", "5|0|0|0|7|0|0|1|0|3|256|1|", "0|0|0|1|")), expected);
}

TEST(SampleTest, LabelsComeFromWhereTheyStand) {
  EXPECT_EQ(readOne("99480,99408,114,1895," + std::string(kSample) + ",Easter,20.00s").label.title, "Easter");
  EXPECT_EQ(readOne("18b8ed34f7f4 " + std::string(kSample) + "  1.2").label.level, "1.2");
  EXPECT_EQ(readOne("id,puzzle,difficulty\n1," + std::string(kSample) + ",3.4").label.level, "3.4");
  EXPECT_EQ(readOne("?s=01r2q4mb1dTSv0grA26DTEJHk14d8&d=4").label.level, "Diabolical");
}

}  // namespace
}  // namespace sudoku
