#include <gtest/gtest.h>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>

#include "records.h"
#include "samples.h"

/// Texts that are not what they should be, each of which has to be refused with a message that helps.
namespace sudoku {
namespace {

using support::kSample;
using support::repeated;

/// The sample with one character changed, or with what stands at a place replaced.
std::string changed(std::string_view text, std::string_view from, std::string_view to) {
  std::string result(text);
  const std::size_t place = result.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  return result.replace(place, from.size(), to);
}

struct Malformed {
  std::string name;
  std::string text;
  int line;
  int column;
  std::string reason;  ///< a part of the message
};

std::ostream& operator<<(std::ostream& out, const Malformed& malformed) {
  return out << malformed.name;
}

class MalformedTest : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedTest, IsRefusedWithAMessage) {
  const std::vector<ReadPuzzle> puzzles = readPuzzles(GetParam().text);
  ASSERT_FALSE(puzzles.empty());
  std::optional<ParseError> error;
  for (const ReadPuzzle& puzzle : puzzles)
    if (!error && !puzzle.puzzle) error = puzzle.puzzle.error();
  ASSERT_TRUE(error);
  const std::string reason = reasonOf(*error);
  EXPECT_EQ(error->line, GetParam().line) << reason;
  EXPECT_EQ(error->column, GetParam().column) << reason;
  EXPECT_NE(reason.find(GetParam().reason), std::string::npos) << reason;
}

std::vector<Malformed> joined(const std::vector<std::vector<Malformed>>& parts) {
  std::vector<Malformed> all;
  for (const std::vector<Malformed>& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

std::vector<Malformed> plainLines() {
  const std::string sample(kSample);
  const std::string short80 = sample.substr(0, 80);
  return {
      {"Empty", "", 1, 0, "no puzzle"},
      {"Blank", " \n\t\n", 1, 0, "no puzzle"},
      {"CommentsAlone", "# nothing here\n\n", 1, 0, "no puzzle"},
      {"ByteOrderMarkAlone", "\xEF\xBB\xBF", 1, 0, "no puzzle"},
      {"Prose", "This is not a puzzle at all.\n", 1, 1, "unexpected 'T'"},
      {"Word", "hello", 1, 1, "unexpected 'h'"},
      {"OneDigit", "7", 1, 2, "only 1 cells of 81"},
      {"Zip", std::string("PK\x03\x04\x14", 5), 1, 1, "ZIP"},
      {"Utf16", std::string("\xFF\xFE.\0001\0", 6), 1, 4, "no text"},
      {"ZeroByte", sample.substr(0, 40) + '\0' + sample.substr(41), 1, 41, "byte 0x00"},
      {"LineOf80", short80, 1, 81, "only 80 cells"},
      {"LineOf82", sample + "1", 1, 82, "more than 81"},
      {"LineLetter", changed(sample, "22", "2A"), 1, 10, "unexpected 'A'"},
      {"LineControl", changed(sample, "22", "2\x01"), 1, 10, "byte 0x01"},
      {"LineUtf8", changed(sample, "22", "2\xC3\xA4"), 1, 10, "byte 0xC3"},
      {"LineMixedBlanks", changed(sample, "22", "2_"), 1, 10, "'.' before"},
      {"LineClashInRow", "1.......1" + std::string(72, '.'), 1, 9, "1 stands twice in row 1: r1c1 and r1c9"},
      {"LineClashInColumn", "5" + std::string(35, '.') + "5" + std::string(44, '.'), 1, 37,
       "5 stands twice in column 1: r1c1 and r5c1"},
      {"LineClashInBox", "7........" + std::string(10, '.') + "7" + std::string(61, '.'), 1, 20, "box 1"},
      {"SecondLineShort", sample + "\n" + short80 + "\n" + sample, 2, 81, "only 80"},
      {"LineAfterComment", "# one\n\n" + short80, 3, 81, "only 80"},
      {"LineWithCrLf", short80 + "\r\n" + sample, 1, 81, "only 80"},
  };
}

std::vector<Malformed> rowsOfDigits() {
  const std::string rows(support::kRows);
  return {
      {"RowOfEight", changed(rows, ".13.....2", ".13....2"), 1, 9, "only 8 cells in this row"},
      {"RowOfTen", changed(rows, "2.....48.", "2.....48.."), 2, 10, "more than nine cells"},
      {"RowLetter", changed(rows, "...7...19", "..q7...19"), 3, 3, "unexpected 'q'"},
      {"RowsMissing", rows.substr(0, 70), 7, 10, "only 7 rows of nine"},
      {"RowsTwoPuzzles", rows + "\n" + rows.substr(0, 40), 14, 10, "only 4 rows"},
      {"RowsClash", changed(rows, "7......2.", "7......27"), 5, 9, "7 stands twice in row 5"},
      {"RowsMixedBlanks", changed(rows, "4.9.7.6..", "4.9_7.6.."), 8, 4, "'_' for an empty cell"},
      {"FrameRowOfEight", changed(support::kSimpleSudoku, "|7..|...|.2.|", "|7..|..|.2.|"), 7, 13, "only 8"},
      {"FrameRowOfTen", changed(support::kSimpleSudoku, "|7..|...|.2.|", "|7..|....|.2.|"), 7, 13,
       "more than nine"},
      {"SdkRowOfEight", "#AMe\n" + changed(rows, "4.9.7.6..", "4.9.7.6."), 9, 9, "only 8"},
      {"SdkNoRows", "#AMe\n#LEasy\n", 1, 0, "no puzzle"},
      {"SdkRowsMissing", "[Puzzle]\n" + rows.substr(0, 80), 9, 10, "only 8 rows"},
      {"SdkSectionAlone", "[Puzzle]\n", 1, 9, "only 0 rows"},
      {"SdkStateDiffers", "[Puzzle]\n" + rows + "[State]\n" + changed(rows, ".13", ".23"), 12, 2,
       "r1c2 is not the given"},
      {"SdkStateShort", "[Puzzle]\n" + rows + "[State]\n" + rows.substr(0, 20), 13, 10, "only 2 rows"},
      {"SdkStateLong", "[Puzzle]\n" + rows + "[State]\n" + rows + "1........\n", 21, 1,
       "more than nine rows"},
      {"SdkStateLetter", "[Puzzle]\n" + rows + "[State]\n" + changed(rows, ".13", "?13"), 12, 1,
       "unexpected '?'"},
  };
}

std::vector<Malformed> simpleSudokuActions() {
  const std::string simple(support::kSimpleSudoku);
  return {
      {"SsNoSuchCell", simple + "I815\n", 14, 2, "no cell from 00 to 80"},
      {"SsActionCutShort", simple + "I8", 14, 2, "no cell from 00 to 80"},
      {"SsNoDigit", simple + "I000\n", 14, 4, "no digit"},
      {"SsTwoDigits", simple + "I0012\n", 14, 4, "no digit"},
      {"SsGivenFilled", simple + "I015\n", 14, 1, "r1c2 is filled already"},
      {"SsFilledTwice", simple + "I005\nI006\n", 15, 1, "r1c1 is filled already"},
      {"SsShortElimination", simple + "E785\n", 14, 4, "no candidate"},
      {"SsBigElimination", simple + "E78017\n", 14, 4, "no candidate"},
      {"SsLetter", simple + "E7800a\n", 14, 4, "no candidate"},
      {"SsNoCandidateLeft", simple + "E03005\nE03008\n", 15, 1, "no candidate is left in r1c4"},
      {"SsOtherLine", simple + "I005\nJ005\n", 15, 1, "unexpected 'J'"},
  };
}

std::vector<Malformed> candidateGrids() {
  return {
      {"PmCellMissing", changed(support::kPencilMarks, "| 58    4568 ", "| 4568 "), 2, 64,
       "8 cells in this row"},
      {"PmCellTooMany", changed(support::kPencilMarks, "| 58    4568 ", "| 58 7  4568 "), 2, 70,
       "10 cells in this row"},
      {"PmLetter", changed(support::kPencilMarks, "4568", "45q8"), 2, 33, "'q' is no candidate"},
      {"PmDigitTwice", changed(support::kPencilMarks, "5679 ", "5675 "), 3, 13, "'5' stands twice"},
      {"PmMarkAlone", changed(support::kPencilMarks, "| 58 ", "| *- "), 2, 25, "a mark without candidates"},
      {"PmDotInside", changed(support::kPencilMarks, "5679 ", "56.9 "), 3, 12, "'.' is no candidate"},
      {"PmRowsMissing", std::string(support::kPencilMarks.substr(0, 350)), 4, 70, "only 27 cells"},
      {"PmClash", changed(support::kPencilMarks, "| 5689 ", "| 1    "), 2, 10, "1 stands twice in row 1"},
      {"SukakuShort", std::string(support::kSukaku.substr(0, 728)), 1, 729, "only 728 candidates"},
      {"SukakuLong", std::string(support::kSukaku) + ".", 1, 730, "more than 729"},
      {"SukakuLetter", changed(support::kSukaku, "....56.89", "....5a.89"), 1, 6, "'a' is no candidate"},
      {"SukakuDigitTwice", changed(support::kSukaku, "....56.89", "....55.89"), 1, 6,
       "'5' stands twice in r1c1"},
      {"SukakuNoCandidate", changed(support::kSukaku, "....56.89", "........."), 1, 1,
       "no candidate in r1c1"},
      {"SukakuClash", changed(support::kSukaku, "....56.89", "1........"), 1, 10, "1 stands twice"},
  };
}

std::vector<Malformed> sdxRows() {
  return {
      {"SdxRowOfEight", repeated("12 13 u4 15 16 17 18 19 12\n", 3) + "12 13 14 15 16 17 18 19\n", 4, 24,
       "8 cells"},
      {"SdxNotNineRows", repeated("12 13 24 15 16 17 18 19 12\n", 8), 8, 27, "only 8 rows"},
      {"SdxEntryOfTwo", repeated("12 u13 24 15 16 17 18 19 12\n", 9), 1, 4, "'u' stands before one digit"},
      {"SdxEntryOfNone", repeated("12 u 24 15 16 17 18 19 12\n", 9), 1, 4, "'u' stands before one digit"},
      {"SdxLetter", repeated("12 1x 24 15 16 17 18 19 12\n", 9), 1, 5, "'x' is no candidate"},
      {"SdxDigitTwice", repeated("12 11 24 15 16 17 18 19 12\n", 9), 1, 5, "'1' stands twice"},
      {"SdxClash", repeated("5 12 24 15 16 17 18 19 12\n", 9), 2, 1, "5 stands twice in column 1"},
  };
}

std::vector<Malformed> libraryLines() {
  const std::string sample(kSample);
  const std::string short80 = sample.substr(0, 80);
  return {
      {"LibraryColons5", ":0000:x:" + sample + "::", 1, 1, "5 colons"},
      {"LibraryColons8", ":0000:x:" + sample + ":::::", 1, 1, "8 colons"},
      {"LibraryNoCode", "::x:" + sample + ":::", 1, 2, "no code"},
      {"LibraryBadCode", ":00*0:x:" + sample + ":::", 1, 2, "no code"},
      {"LibraryBadVariant", ":0000-:x:" + sample + ":::", 1, 7, "no code"},
      {"LibraryTwoVariants", ":0000-1-2:x:" + sample + ":::", 1, 2, "no code"},
      {"LibraryBadDigits", ":0000:1a:" + sample + ":::", 1, 8, "'a' is no digit"},
      {"LibraryShort", ":0000:x:" + short80 + ":::", 1, 89, "only 80 cells"},
      {"LibraryLong", ":0000:x:" + sample + ".:::", 1, 90, "more than 81"},
      {"LibraryPlusTwice", ":0000:x:+" + sample.substr(0, 80) + ":::", 1, 10, "'+' stands before a digit"},
      {"LibraryPlusAtEnd", ":0000:x:" + short80 + "+:::", 1, 90, "only 80 cells"},
      {"LibraryLetter", ":0000:x:" + changed(sample, "22", "2b") + ":::", 1, 18, "unexpected 'b'"},
      {"LibraryClash", ":0000:x:" + changed(sample, ".13", "213") + ":::", 1, 17, "2 stands twice"},
      {"LibraryDeletedShort", ":0000:x:" + sample + ":11::", 1, 91, "no candidate"},
      {"LibraryDeletedZero", ":0000:x:" + sample + ":111 204::", 1, 95, "no candidate"},
      {"LibraryDeletedAll", ":0000:x:" + sample + ":514 814::", 1, 95, "no candidate is left in r1c4"},
      {"LibraryBadElimination", ":0606:x:" + sample + "::1111:", 1, 92, "no candidate"},
      {"LibraryBadPlacement", ":0606:1:" + sample + ":::x11:", 1, 93, "no candidate"},
      {"LibraryOtherLine", ":0000:x:" + sample + ":::\n" + sample, 2, 1, "a library line begins with ':'"},
  };
}

std::vector<Malformed> plainTexts() {
  return joined(
      {plainLines(), rowsOfDigits(), simpleSudokuActions(), candidateGrids(), sdxRows(), libraryLines()});
}

std::vector<Malformed> linesOfLists() {
  const std::string sample(kSample);
  const std::string short80 = sample.substr(0, 80);
  const std::string head = "quizzes,solutions\n";
  return {
      {"CsvHeaderAlone", head, 1, 0, "no puzzle"},
      {"CsvShort", head + short80 + "," + sample, 2, 81, "only 80"},
      {"CsvSecondRow", head + sample + ",\n" + sample + "1,", 3, 82, "more than 81"},
      {"CsvNoColumn", "id,puzzle\n17\n", 2, 3, "the row ends before"},
      {"CsvLetter", "id,puzzle\n17,a" + sample, 2, 4, "unexpected 'a'"},
      {"CsvClash", "id,puzzle\n17," + changed(sample, ".13", "213"), 2, 12, "2 stands twice"},
      {"CsvOpenQuote", "id,puzzle\n17,\"" + sample, 2, 4, "unexpected '\"'"},
      {"BankNoDigest", "18b8ed34f7f4 " + sample + " 1.2\n18b8ed34f7fx " + sample + " 1.2", 2, 1, "no digest"},
      {"BankNoRating", "18b8ed34f7f4 " + sample, 1, 95, "2 fields"},
      {"BankShort", "18b8ed34f7f4 " + short80 + " 1.2", 1, 94, "only 80"},
      {"BankClash", "18b8ed34f7f4 " + changed(sample, ".13", "213") + " 1.2", 1, 22, "2 stands twice"},
      {"GsfFields", "9,9,1,1," + sample + ",E,2\n9,9,1,1", 2, 8, "4 fields"},
      {"GsfShort", "9,9,1,1," + short80 + ",E,2", 1, 89, "only 80"},
      {"GsfLetter", "9,9,1,1,y" + short80 + ",E,2", 1, 9, "unexpected 'y'"},
  };
}

std::vector<Malformed> exchangeAddresses() {
  const std::string sample(kSample);
  const std::string short80 = sample.substr(0, 80);
  return {
      {"ExchangeShort", "?s=" + changed(short80, ".13", "_13"), 1, 84, "only 80"},
      {"ExchangeLong", "?s=" + sample + "0", 1, 85, "more than 81"},
      {"ExchangeEmpty", "https://sudokuexchange.com/play/?s=&d=1", 1, 36, "only 0 cells"},
      {"ExchangeLevel", "?s=" + sample + "&d=5", 1, 88, "no level from 1 to 4"},
      {"ExchangeLevelZero", "?s=" + sample + "&d=0", 1, 88, "no level from 1 to 4"},
      {"ExchangeClash", "?s=" + changed(sample, ".13", "213"), 1, 12, "2 stands twice"},
      {"ExchangePackedShort", "?s=01r2q4mb1dTSv0grA26DTEJHk14d", 1, 32, "only 80"},
      {"ExchangePackedLong", "?s=01r2q4mb1dTSv0grA26DTEJHk14d88", 1, 33, "more than 81"},
      {"ExchangePackedLetter", "?s=01z2q4", 1, 6, "'z' does not stand for"},
      {"ExchangePackedClash", "?s=11r2q4mb1dTSv0grA26DTEJHk14d8", 1, 5, "1 stands twice"},
      {"AddressAlone", "https://sudokupad.app/abcdefgh", 1, 1, "no puzzle in this address"},
      {"AddressOfScl", "https://sudokupad.app/sclN4IgzglgXg", 1, 1, "scl"},
  };
}

std::vector<Malformed> fPuzzlesAddresses() {
  const std::string url = "https://f-puzzles.com/?load=";
  const auto packed = [&](std::string_view payload) { return url + std::string(payload); };
  return {
      {"FPuzzlesEmpty", url, 1, 29, "no text packed"},
      {"FPuzzlesNoBase64", url + "N4Ig!", 1, 29, "no text packed"},
      {"FPuzzlesCutShort", packed(support::packed::kPlain.substr(0, 200)), 1, 29, "no text packed"},
      {"FPuzzlesNoJson", packed(support::packed::kHello), 1, 29, "no valid JSON"},
      {"FPuzzlesNoGrid", packed(support::packed::kNoGrid), 1, 29, "no 'grid'"},
      {"FPuzzlesRows", packed(support::packed::kEightRows), 1, 29, "not nine rows"},
      {"FPuzzlesSize", packed(support::packed::kSizeSix), 1, 29, "not the size 9"},
      {"FPuzzlesTen", packed(support::packed::kTen), 1, 29, "no value from 1 to 9 in r5c5"},
      {"FPuzzlesClash", packed(support::packed::kClash), 1, 29, "2 stands twice in row 1"},
      {"FPuzzlesCage", packed(support::packed::kKillerCage), 1, 29, "'killercage'"},
      {"FPuzzlesDiagonal", packed(support::packed::kDiagonal), 1, 29, "'diagonal+'"},
      {"FPuzzlesRegion", packed(support::packed::kOtherRegion), 1, 29, "r1c1 is not in box 1"},
      {"FPuzzlesJsonArrow", R"({"grid":[],
 "arrow":[{}]})",
       2, 10, "'arrow'"},
      {"FPuzzlesJsonCells", R"({"size":9,"grid":[[],[],[],[],[],[],[],[],[]]})", 1, 19, "not nine cells"},
      {"FPuzzlesJsonCell", R"({"grid":[[{},{"cosmic":1},{},{},{},{},{},{},{}],[],[],[],[],[],[],[],[]]})", 1,
       24, "'cosmic'"},
      {"FPuzzlesJsonMarks",
       R"({"grid":[[{},{"cornerPencilMarks":[0]},{},{},{},{},{},{},{}],[],[],[],[],[],[],[],[]]})", 1, 36,
       "no pencil mark"},
      {"FPuzzlesJsonNumber", R"({"grid":[[5,{},{},{},{},{},{},{},{}],[],[],[],[],[],[],[],[]]})", 1, 11,
       "no JSON object"},
  };
}

std::vector<Malformed> gameIds() {
  return {
      {"TathamShort", "3x3:a1_3e2", 1, 11, "only 9 cells"},
      {"TathamLong", "3x3:zzzz", 1, 8, "more than 81"},
      {"TathamTwoDigits", "3x3:a13", 1, 7, "a number above 9"},
      {"TathamUnderscoreFirst", "3x3:_1", 1, 5, "'_' stands between digits"},
      {"TathamUnderscoreLast", "3x3:a1_", 1, 7, "'_' stands between digits"},
      {"TathamUnderscoreRun", "3x3:a1_b", 1, 7, "'_' stands between digits"},
      {"TathamLetter", "3x3:aA", 1, 6, "'A' is neither"},
      {"TathamZero", "3x3:a0", 1, 6, "'0' is neither"},
      {"TathamSize", "2x3:a1", 1, 1, "not the size 3x3"},
      {"TathamX", "3x3x:a1", 1, 4, "X (diagonals)"},
      {"TathamJigsaw", "3x3j:a1", 1, 4, "Jigsaw"},
      {"TathamKiller", "3x3dak:a1", 1, 6, "Killer"},
      {"TathamOption", "3x3q:a1", 1, 4, "'q' is no option"},
      {"TathamSeed", "3x3db#123456789012345", 1, 7, "random seed"},
      {"TathamClash", "3x3:1_1" + repeated("a", 79), 1, 7, "1 stands twice"},
      {"TathamSecondLine", "3x3:1zzzb\n3x3", 2, 4, "no ':' between"},
  };
}

std::vector<Malformed> linesOfPrograms() {
  return joined({linesOfLists(), exchangeAddresses(), fPuzzlesAddresses(), gameIds()});
}

std::vector<Malformed> jsonFiles() {
  const auto gnome = [](std::string_view cell) { return "{\n\"cells\": [\n" + std::string(cell) + "\n]}"; };
  return {
      {"JsonEmpty", "{}", 1, 1, "neither the 'cells'"},
      {"JsonOpen", "{\"cells\":[", 1, 11, "no valid JSON"},
      {"JsonComma", "{\"cells\":[],\n}", 2, 1, "no valid JSON"},
      {"JsonUtf8", "{\"a\":\"\xC3\x28\"}", 1, 8, "no valid JSON"},
      {"JsonTrailing", "{\"cells\":[]} x", 1, 14, "no valid JSON"},
      {"JsonDeep", "{\"a\":" + repeated("[", 5'000), 1, 37, "nested too deep"},
      {"JsonNumber", "{\"a\":1e999}", 1, 10, "no valid JSON"},
      {"GnomeCellsNumber", "{\"cells\":5}", 1, 1, "neither the 'cells'"},
      {"GnomeNoPosition", gnome("{\"value\":1}"), 3, 1, "a cell without position"},
      {"GnomePositionOfThree", gnome("{\"position\":[1,2,3]}"), 3, 1, "a cell without position"},
      {"GnomePositionNine", gnome("{\"position\":[0,9]}"), 3, 13, "no row and column"},
      {"GnomePositionHalf", gnome("{\"position\":[0,1.5]}"), 3, 13, "no row and column"},
      {"GnomeNoValue", gnome("{\"position\":[0,0]}"), 3, 1, "no value from 0 to 9 in r1c1"},
      {"GnomeValueTen", gnome(R"({"position":[0,0],"value":10})"), 3, 1, "no value from 0 to 9 in r1c1"},
      {"GnomeNotFixed", gnome(R"({"position":[0,0],"value":1})"), 3, 1, "not said whether r1c1 is fixed"},
      {"GnomeNoMarks", gnome(R"({"position":[0,0],"value":1,"fixed":true})"), 3, 1, "no list of earmarks"},
      {"GnomeMarkTen", gnome(R"({"position":[0,0],"value":0,"fixed":false,"earmarks":[1, 10]})"), 3, 58,
       "no earmark"},
      {"GnomeCellTwice",
       gnome("{\"position\":[0,0],\"value\":1,\"fixed\":true,\"earmarks\":[]},\n"
             "{\"position\":[0,0],\"value\":2,\"fixed\":true,\"earmarks\":[]}"),
       4, 13, "r1c1 is there twice"},
      {"GnomeClash",
       gnome("{\"position\":[0,0],\"value\":1,\"fixed\":true,\"earmarks\":[]},\n"
             "{\"position\":[0,5],\"value\":1,\"fixed\":true,\"earmarks\":[]}"),
       4, 27, "1 stands twice in row 1"},
      {"GnomeTime", R"({"cells":[],"time_elapsed":-2})", 1, 28, "no time"},
      {"GnomeTimeText", R"({"cells":[],"time_elapsed":"long"})", 1, 28, "no time"},
      {"GnomeLevel", R"({"cells":[],"difficulty_category":1})", 1, 35, "a difficulty that is no text"},
  };
}

std::vector<Malformed> openSudokuFiles() {
  const std::string zeros(81, '0');
  const auto openSudoku = [](std::string_view game) {
    return "<opensudoku>\n " + std::string(game) + "\n</opensudoku>";
  };
  const auto data = [&](std::string_view version, std::string_view cells, int empties) {
    return openSudoku("<game data=\"version: " + std::string(version) + "&#10;" + std::string(cells) +
                      repeated("0|-|1|", empties) + "\"/>");
  };
  return {
      {"XmlOther", "<?xml version=\"1.0\"?>\n<html/>", 1, 1, "neither OpenSudoku's nor KSudoku's"},
      {"XmlOpen", "<opensudoku>\n<game", 2, 5, "no valid XML"},
      {"XmlMismatch", "<opensudoku>\n</open>", 2, 3, "no valid XML"},
      {"OpenSudokuNoGame", "<opensudoku></opensudoku>", 1, 0, "no puzzle"},
      {"OpenSudokuVersion3", "<opensudoku version=\"3\"/>", 1, 2, "unknown version: 3"},
      {"OpenSudokuNoData", openSudoku("<game/>"), 2, 3, "a game without data"},
      {"OpenSudokuShort", openSudoku("<game data=\"" + zeros.substr(1) + "\"/>"), 2, 3, "only 80 cells"},
      {"OpenSudokuLong", openSudoku("<game data=\"" + zeros + "1\"/>"), 2, 3, "more than 81"},
      {"OpenSudokuDots", openSudoku("<game data=\"" + std::string(kSample) + "\"/>"), 2, 3, "unexpected '.'"},
      {"OpenSudokuClash", openSudoku("<game data=\"11" + zeros.substr(2) + "\"/>"), 2, 3, "1 stands twice"},
      {"OpenSudokuData9", data("9", "", 81), 2, 3, "unknown version: 9"},
      {"OpenSudokuData0", data("0", "", 81), 2, 3, "unknown version: 0"},
      {"OpenSudokuDataWord", data("new", "", 81), 2, 3, "unknown version: new"},
      {"OpenSudokuCells80", data("1", "", 80), 2, 3, "80 cells of 81"},
      {"OpenSudokuCells82", data("1", "", 82), 2, 3, "82 cells of 81"},
      {"OpenSudokuValue", data("1", "10|-|1|", 80), 2, 3, "no value from 0 to 9 in r1c1"},
      {"OpenSudokuNotes", data("1", "0|1,10,|1|", 80), 2, 3, "no notes in r1c1"},
      {"OpenSudokuNotesOpen", data("1", "0|1,2|1|", 80), 2, 3, "no notes in r1c1"},
      {"OpenSudokuNotesSum", data("3", "0|512|1|", 80), 2, 3, "no notes in r1c1"},
      {"OpenSudokuEditable", data("1", "0|-|2|", 80), 2, 3, "can be edited"},
      {"OpenSudokuDataClash", data("1", "5|-|0|5|-|0|", 79), 2, 3, "5 stands twice in row 1"},
      {"OpenSudokuTime", openSudoku(R"(<game time="-5" data=")" + zeros + "\"/>"), 2, 3, "no time"},
  };
}

std::vector<Malformed> kSudokuFiles() {
  const std::string ksudoku(support::kKSudoku);
  return {
      {"KSudokuNoGame", "<ksudoku/>", 1, 0, "no puzzle"},
      {"KSudokuNoPuzzle", "<ksudoku><game/></ksudoku>", 1, 11, "no graph"},
      {"KSudokuNoGraph", "<ksudoku><game><puzzle/></game></ksudoku>", 1, 17, "no graph"},
      {"KSudokuOrder", changed(ksudoku, "\"9\"", "\"16\""), 5, 5, "not a plain Sudoku"},
      {"KSudokuRoxdoku", changed(ksudoku, "\"sudoku\"", "\"roxdoku\""), 5, 5, "not a plain Sudoku"},
      {"KSudokuXSudoku", changed(ksudoku, "Plain", "XSudoku"), 5, 5, "not a plain Sudoku"},
      {"KSudokuShort", changed(ksudoku, "<values>_", "<values>"), 6, 5, "80 values"},
      {"KSudokuUnusable", changed(ksudoku, "<values>_", "<values>."), 6, 5, "'.' in r1c1 is no value"},
      {"KSudokuZero", changed(ksudoku, "<values>_", "<values>a"), 6, 5, "'a' in r1c1 is no value"},
      {"KSudokuClash", changed(ksudoku, "<values>_c_", "<values>_ch"), 6, 5, "7 stands twice in row 3"},
      {"KSudokuIndex", changed(ksudoku, "index=\"0\"", "index=\"81\""), 10, 5, "without index"},
      {"KSudokuGiven", changed(ksudoku, "index=\"0\"", "index=\"1\""), 10, 5, "changes the given r2c1"},
      {"KSudokuMarkers", changed(ksudoku, "100010010", "100010012"), 12, 5, "no markers"},
      {"KSudokuNoValue", changed(ksudoku, "value=\"4\"", ""), 10, 5, "neither markers nor a value"},
      {"KSudokuTime", changed(ksudoku, "61500", "soon"), 3, 3, "no time"},
  };
}

std::vector<Malformed> filesOfPrograms() {
  return joined({jsonFiles(), openSudokuFiles(), kSudokuFiles()});
}

std::string nameOfCase(const testing::TestParamInfo<Malformed>& info) {
  return info.param.name;
}
INSTANTIATE_TEST_SUITE_P(Plain, MalformedTest, testing::ValuesIn(plainTexts()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Lines, MalformedTest, testing::ValuesIn(linesOfPrograms()), nameOfCase);
INSTANTIATE_TEST_SUITE_P(Files, MalformedTest, testing::ValuesIn(filesOfPrograms()), nameOfCase);

}  // namespace
}  // namespace sudoku
