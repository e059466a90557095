#include <gtest/gtest.h>
#include <stop_token>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>

#include "../../heavytexts.h"
#include "formats/text.h"
#include "records.h"

/// Tests that puzzles are handed over one after the other: read as long as they are wanted, written as they
/// come.
namespace sudoku {
namespace {

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  int number = 0;
  for (const formats::Word& line : formats::Text(text).lines) {
    EXPECT_EQ(line.place.line, ++number);
    EXPECT_EQ(line.place.column, 1);
    lines.emplace_back(line.text);
  }
  return lines;
}

std::vector<std::string> textsOf(const auto& pieces) {
  std::vector<std::string> texts;
  for (const formats::Word& piece : pieces) texts.emplace_back(piece.text);
  return texts;
}

/// Two puzzles in each format that is written or takes several lines.
std::vector<std::string> textsOfTwo() {
  std::vector<std::string> texts = {"3x3:zzzc\n3x3:zzzc\n", "#H?3?&*b;i\"d93AKX(DB^>%LaZqk?]:M\n#!!!!!!"};
  const std::vector<PuzzleRecord> records = support::makeRecords(2, support::Entries::Right, 5);
  for (const auto& [format, name] : Names<Format>::kNames)
    if (canWrite(format)) texts.push_back(write(format, records));
  return texts;
}

TEST(PiecesTest, LinesEndWithEitherCharacterOrBoth) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(linesOf(""), Lines());
  EXPECT_EQ(linesOf("a"), Lines({"a"}));
  EXPECT_EQ(linesOf("a\nb\n"), Lines({"a", "b"}));
  EXPECT_EQ(linesOf("a\rb\r"), Lines({"a", "b"}));
  EXPECT_EQ(linesOf("a\r\nb\r\n"), Lines({"a", "b"}));
  EXPECT_EQ(linesOf("a\n\rb\r\r\nc"), Lines({"a", "", "b", "", "c"}));
  EXPECT_EQ(linesOf("\n\n\r\n\r"), Lines({"", "", "", ""}));
}

TEST(PiecesTest, WordsAreWhatIsPartedAndKnowTheirPlaces) {
  using Words = std::vector<std::string>;
  const formats::Word line{" a,,bc ", {7, 3}};
  EXPECT_EQ(textsOf(formats::split(line, ",")), Words({" a", "", "bc "}));
  EXPECT_EQ(textsOf(formats::split({}, ",")), Words({""}));
  EXPECT_EQ(textsOf(formats::wordsOf(line, ", ")), Words({"a", "bc"}));
  EXPECT_EQ(textsOf(formats::wordsOf({"  ", {}})), Words());
  EXPECT_EQ(formats::split(line, ",").count(), 3U);
  const std::vector<formats::Word> first = formats::wordsOf(line, ", ").first(5);
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(first[1].place.line, 7);
  EXPECT_EQ(first[1].place.column, 7);
  EXPECT_EQ(formats::split(line, ",").first(2).size(), 2U);
}

TEST(ReadPuzzlesTest, ReadsNoFurtherThanIsWanted) {
  for (const std::string& text : textsOfTwo()) {
    EXPECT_EQ(readPuzzles(text).size(), 2U) << text;
    int count = 0;
    readPuzzles(text, [&count](const ReadPuzzle& read) {
      EXPECT_TRUE(read.puzzle);
      ++count;
      return false;
    });
    EXPECT_EQ(count, 1) << text;
  }
}

TEST(ReadPuzzlesTest, GivesNothingFurtherOnceAskedToStop) {
  for (const std::string& text : textsOfTwo()) {
    std::stop_source stop;
    int count = 0;
    const auto take = [&](const ReadPuzzle& read) {
      EXPECT_TRUE(read.puzzle) << toText(read.puzzle.error());
      ++count;
      stop.request_stop();
      return true;
    };
    readPuzzles(text, take, stop.get_token());
    EXPECT_EQ(count, 1) << text;
    readPuzzles(text, take, stop.get_token());
    EXPECT_EQ(count, 1) << text;
  }
}

TEST(ReadPuzzlesTest, StopsAmongMillionsOfLines) {
  std::stop_source stop;
  int count = 0;
  const auto take = [&](const ReadPuzzle& /*read*/) {
    if (++count == 100) stop.request_stop();
    return true;
  };
  readPuzzles(heavy::textOf(heavy::kLineTexts[0]), take, stop.get_token());
  EXPECT_EQ(count, 100);
}

TEST(PuzzleWriterTest, PutsTogetherWhatIsWrittenAtOnce) {
  std::vector<PuzzleRecord> records = support::makeRecords(6, support::Entries::Right, 12);
  records[1].label.title = records[2].label.title = "Two & more";
  records[3].label.title.clear();
  for (const auto& [format, name] : Names<Format>::kNames) {
    if (!canWrite(format)) continue;
    PuzzleWriter writer(format);
    std::string text;
    for (const PuzzleRecord& record : records) text += writer.add(record);
    EXPECT_EQ(text + writer.end(), write(format, records)) << name;
    EXPECT_EQ(PuzzleWriter(format).end(), write(format, {})) << name;
  }
}

}  // namespace
}  // namespace sudoku
