#include <gtest/gtest.h>
#include <string>

#include <sudoku/formats/parseerror.h>

#include "bracketedwords.h"
#include "game/language/parsewords.h"

namespace sudoku {
namespace {

/// An error of a fault, with all parts different.
ParseError errorOf(ParseFault fault) {
  const ParseError inner = {7, 5, ParseFault::UnexpectedCharacter, {.character = '{'}};
  FaultParts parts = {.count = 24, .number = 3, .cell = Cell::at(4, 6), .first = Cell::at(4, 1)};
  parts.character = 'x';
  parts.before = ' ';
  parts.text = "{cell} %1";
  return {2, 0, fault, parts, {inner}};
}

TEST(ParseWordsTest, SayInEnglishWhatTheCommandLineSays) {
  for (int index = 0; index < kParseFaultCount; ++index) {
    const auto fault = static_cast<ParseFault>(index);
    // What the XML parser says is not for players, since it is English in every language.
    const std::string expected = fault == ParseFault::BrokenXml ? "no valid XML" : reasonOf(errorOf(fault));
    EXPECT_EQ(ParseWords::reason(errorOf(fault)).toStdString(), expected);
  }
}

TEST(ParseWordsTest, SayThePlaceAsTheCommandLineDoes) {
  for (const int column : {0, 1, 1234}) {
    const ParseError error = {56789, column, ParseFault::TooFewCells, {.count = 80}};
    EXPECT_EQ(ParseWords::text(error).toStdString(), toText(error));
  }
}

TEST(ParseWordsTest, ShowEachByteAsTheCommandLineDoes) {
  for (int byte = 0; byte < 256; ++byte) {
    const ParseError error = {1, 1, ParseFault::UnexpectedCharacter, {.character = static_cast<char>(byte)}};
    EXPECT_EQ(ParseWords::reason(error).toStdString(), reasonOf(error));
  }
}

TEST(ParseWordsTest, SayOneOfSomethingInTheSingular) {
  EXPECT_EQ(ParseWords::reason({1, 1, ParseFault::TooFewCells, {.count = 1}}), "only one cell of 81");
  EXPECT_EQ(ParseWords::reason({1, 1, ParseFault::ColonCount, {.count = 1}}),
            "one colon where a library line has 6 or 7");
}

TEST(ParseWordsTest, AreThoseOfThePlayersLanguage) {
  const BracketedWords language;
  EXPECT_EQ(ParseWords::text({2, 81, ParseFault::TooFewCells, {.count = 80}}),
            "[line 2, column 81: [only 80 cells of 81]]");
  EXPECT_EQ(ParseWords::text({3, 0, ParseFault::UnexpectedCharacter, {.character = ' '}}),
            "[line 3: [unexpected [a blank]]]");
  const ParseError inner = {4, 0, ParseFault::NoGrid};
  EXPECT_EQ(ParseWords::reason({1, 1, ParseFault::InPackedJson, {}, {inner}}),
            "[in the packed JSON at [line 4: [no 'grid']]]");
  for (int index = 0; index < kParseFaultCount; ++index) {
    const QString reason = ParseWords::reason(errorOf(static_cast<ParseFault>(index)));
    EXPECT_TRUE(reason.startsWith('[') && reason.endsWith(']')) << qPrintable(reason);
  }
}

}  // namespace
}  // namespace sudoku
