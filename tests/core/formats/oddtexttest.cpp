#include <algorithm>
#include <bit>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/random.h>

#include "records.h"
#include "samples.h"

/// Texts that went wrong at random, or were made to do harm.
namespace sudoku {
namespace {

using support::repeated;

/// Expects what holds of everything that is read, however odd the text.
void expectSound(const std::string& text) {
  const std::vector<ReadPuzzle> puzzles = readPuzzles(text);
  ASSERT_FALSE(puzzles.empty());
  for (const auto& [line, puzzle] : puzzles) {
    EXPECT_GE(line, 1);
    if (!puzzle) {
      EXPECT_GE(puzzle.error().line, 1);
      EXPECT_GE(puzzle.error().column, 0);
      EXPECT_FALSE(reasonOf(puzzle.error()).empty());
      continue;
    }
    EXPECT_TRUE(conflictingCells(puzzle->givens).isEmpty());
    for (const Cell cell : puzzle->givens.filledCells())
      EXPECT_EQ(puzzle->board.at(cell), puzzle->givens.at(cell));
    for (const Cell cell : puzzle->board.filledCells()) EXPECT_TRUE(puzzle->notesAt(cell).isEmpty());
  }
}

std::vector<std::string> wellFormedTexts() {
  std::vector<std::string> texts = {
      std::string(support::kKSudoku),
      std::string(support::kSukaku),
      "https://f-puzzles.com/?load=" + std::string(support::packed::kState),
      "3x3:a1_3e2_2e4_8d7c1_9c9b8b7f2d3g2_6_3a9b4a9a7a6d1_4_9c8",
      "01r2q4mb1dTSv0grA26DTEJHk14d8",
      "#H?3?&*b;i\"d93AKX(DB^>%LaZqk?]:M",
      R"({"cells":[{"position":[0,0],"value":1,"fixed":true,"earmarks":[]}],"time_elapsed":5})",
      repeated("12 u3 14 15 16 17 18 19 12\n", 3) + repeated("12 13 14 15 16 17 18 19 12\n", 6)};
  const std::vector<PuzzleRecord> records = support::makeRecords(2, support::Entries::Right, 5);
  for (const auto& [format, name] : Names<Format>::kNames)
    if (canWrite(format)) texts.push_back(write(format, records));
  return texts;
}

TEST(OddTextTest, ChangesDoNoHarm) {
  Random random(81);
  for (const std::string& text : wellFormedTexts()) {
    for (int round = 0; round < 300; ++round) {
      std::string other = text;
      for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes) {
        const std::size_t place = random.below(other.size());
        switch (random.below(5)) {
          case 0:
            other.erase(place, 1 + random.below(20));
            break;
          case 1:
            other.insert(place, 1, static_cast<char>(random.below(256)));
            break;
          case 2:
            other.insert(place, text.substr(random.below(text.size()), random.below(40)));
            break;
          case 3:
            other[place] = text[random.below(text.size())];
            break;
          default:
            other[place] = static_cast<char>(random.below(256));
        }
        if (other.empty()) other.assign(1, '1');
      }
      expectSound(other);
    }
  }
}

/// No format has a question mark for a cell, so it has to be found where it stands.
TEST(OddTextTest, AWrongCharacterIsFoundWhereItStands) {
  Random random(9);
  const std::vector<PuzzleRecord> records = support::makeRecords(3, support::Entries::Right, 7);
  for (const Format format :
       {Format::Line, Format::Grid, Format::PencilMarks, Format::SimpleSudoku, Format::Library}) {
    const std::string text = write(format, records);
    for (int round = 0; round < 40;) {
      const std::size_t place = random.below(text.size());
      if (text[place] < '1' || text[place] > '9') continue;
      ++round;
      std::string wrong = text;
      wrong[place] = '?';
      const std::size_t lineStart = text.rfind('\n', place) + 1;
      const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n');
      std::vector<ParseError> errors;
      for (const ReadPuzzle& puzzle : readPuzzles(wrong))
        if (!puzzle.puzzle) errors.push_back(puzzle.puzzle.error());
      ASSERT_EQ(errors.size(), 1U) << wrong;
      EXPECT_EQ(errors[0].line, line) << wrong;
      const bool isInField = format == Format::SimpleSudoku || format == Format::Library;
      if (isInField)
        EXPECT_LE(errors[0].column, static_cast<int>(place - lineStart) + 1) << reasonOf(errors[0]);
      else
        EXPECT_EQ(errors[0].column, static_cast<int>(place - lineStart) + 1) << reasonOf(errors[0]);
    }
  }
}

/// The text that LZString makes of `count * (count + 1) / 2` times the letter a: every code stands for the
/// phrase that it completes itself, one letter longer than the one before.
std::string packedLetters(unsigned count) {
  constexpr std::string_view kCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  unsigned bits = 0;
  int width = 0;
  const auto put = [&](unsigned code, int codeWidth) {
    for (; codeWidth > 0; --codeWidth, code >>= 1U) {
      bits = bits << 1U | (code & 1U);
      if (++width % 6 == 0) text += kCharacters[bits & 63U];
    }
  };
  put(0, 2);
  put('a', 8);
  unsigned next = 4;
  for (; next < count + 3; ++next) put(next, static_cast<int>(std::bit_width(next)));
  put(2, static_cast<int>(std::bit_width(next)));
  put(0, 6);
  return text;
}

TEST(OddTextTest, WhatIsPackedTooWellIsNotUnpacked) {
  const std::string url = "https://f-puzzles.com/?load=";
  const ParseError unpacked = readPuzzles(url + packedLetters(1'000))[0].puzzle.error();
  ASSERT_EQ(unpacked.fault, ParseFault::InPackedJson);
  EXPECT_EQ(unpacked.inner.front().fault, ParseFault::BrokenJson);
  EXPECT_EQ(readPuzzles(url + packedLetters(100'000))[0].puzzle.error().fault, ParseFault::NotPacked);
}

}  // namespace
}  // namespace sudoku
