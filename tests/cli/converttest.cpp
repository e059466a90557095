#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <unistd.h>

#include "../heavytexts.h"
#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

constexpr std::string_view kRows =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";

std::string zeros(std::string_view cells) {
  std::string text(cells);
  for (char& character : text)
    if (character == '.') character = '0';
  return text;
}

TEST(CliConvertTest, WritesEachFormat) {
  const std::string puzzle(kPuzzle);
  const auto converted = [&](const std::string& to) {
    return run({"convert", "--to", to}, line(puzzle)).output;
  };
  EXPECT_EQ(converted("line"), line(puzzle));
  EXPECT_EQ(converted("sdm"), line(puzzle));
  EXPECT_EQ(converted("grid"), kRows);
  EXPECT_EQ(converted("sdk"), kRows);
  EXPECT_EQ(converted("library"), ":0000:x:" + puzzle + ":::\n");
  EXPECT_EQ(converted("csv"), "quizzes,solutions\n" + zeros(kPuzzle) + ',' + line(kSolution));
  EXPECT_EQ(converted("ss").substr(0, 28), "*-----------*\n|53.|.7.|...|\n");
  EXPECT_EQ(linesOf(converted("pm"))[1].substr(0, 24), "| 5    3     124    | 26");
  EXPECT_NE(converted("opensudoku").find("data=\"version: 1&#10;5|-|0|3|-|0|0|-|1|"), std::string::npos);
}

TEST(CliConvertTest, KeepsEntriesAndNotes) {
  const std::string entered =
      ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:";
  const std::string library = line(entered + "214::");
  const std::string game = run({"convert", "--to", "opensudoku"}, library).output;
  EXPECT_EQ(run({"convert", "--to", "library"}, game).output, library);
  EXPECT_EQ(run({"convert", "--to", "ss", "-"}, library).output.substr(182), "\nI024\nE03002\n");
  EXPECT_EQ(run({"convert", "--to", "line"}, library).output, "534" + line(kPuzzle.substr(3)));
}

TEST(CliConvertTest, PutsThePuzzlesOfAllFilesIntoOneText) {
  const TemporaryFile grid("\xEF\xBB\xBF" + std::string(kRows));
  const TemporaryFile lines(line(kPuzzle) + line(kSolution));
  const Finished finished = run({"convert", "--to=csv", grid.name(), "-", lines.name()}, line(emptyGrid()));
  EXPECT_EQ(finished.output, "quizzes,solutions\n" + zeros(kPuzzle) + ',' + line(kSolution) +
                                 zeros(emptyGrid()) + ",\n" + zeros(kPuzzle) + ',' + line(kSolution) +
                                 std::string(kSolution) + ',' + line(kSolution));
  EXPECT_EQ(finished.status, 0);
}

TEST(CliConvertTest, AnswersInvalidAmongLinesAndGoesOn) {
  const TemporaryFile file(line(kPuzzle) + line("12") + line(clashing()) + line(kSolution));
  const Finished finished = run({"convert", "--to", "line", file.name()});
  EXPECT_EQ(finished.output, line(kPuzzle) + "invalid\ninvalid\n" + line(kSolution));
  EXPECT_EQ(linesOf(finished.errors),
            (std::vector<std::string>{file.name() + ":2: column 3: only 2 cells of 81",
                                      file.name() + ":3: column 2: 5 stands twice in row 1: r1c1 and r1c2"}));
  EXPECT_EQ(finished.status, 1);
}

TEST(CliConvertTest, LeavesWhatIsInvalidOutOfOtherFormats) {
  const Finished finished = run({"convert", "--to", "sdm"}, line("12") + line(kPuzzle));
  EXPECT_EQ(finished.output, line(kPuzzle));
  EXPECT_EQ(finished.errors, "-:1: column 3: only 2 cells of 81\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliConvertTest, SaysWhatItCannotRead) {
  const Finished finished = run({"convert", "--to", "line", "/nowhere", "/"}, "");
  EXPECT_EQ(finished.output, "");
  EXPECT_EQ(finished.errors, "/nowhere: No such file or directory\n/: Is a directory\n");
  EXPECT_EQ(finished.status, 1);
}

class CliConvertMemoryTest : public testing::TestWithParam<heavy::Text> {};

TEST_P(CliConvertMemoryTest, NeedsLittleMemory) {
  const Descriptor in = makeFile();
  in.write(heavy::textOf(GetParam()));
  const Descriptor nowhere(open("/dev/null", O_WRONLY));
  ASSERT_EQ(lseek(in.number(), 0, SEEK_SET), 0);
  const Process process({"convert", "--to", "line"}, in, nowhere, nowhere);
  EXPECT_GE(process.wait(), 0);
  EXPECT_LT(heavy::mostMemoryOfChildren(), heavy::kMostMemory);
}

INSTANTIATE_TEST_SUITE_P(EightMegabytes, CliConvertMemoryTest, testing::ValuesIn(heavy::kLineTexts),
                         [](const auto& text) { return std::string(text.param.name); });

TEST(CliConvertTest, ADocumentIsWrittenInLittleMemoryToo) {
  const Descriptor in = makeFile();
  in.write(heavy::textOf(heavy::kLineTexts[2]).substr(0, heavy::kSize / 4));
  ASSERT_EQ(lseek(in.number(), 0, SEEK_SET), 0);
  const Descriptor nowhere(open("/dev/null", O_WRONLY));
  const Process process({"convert", "--to", "opensudoku"}, in, nowhere, nowhere);
  EXPECT_GE(process.wait(), 0);
  EXPECT_LT(heavy::mostMemoryOfChildren(), heavy::kMostMemory);
}

TEST(CliConvertTest, MakesNothingOfNothing) {
  for (const char* to : {"line", "csv", "opensudoku"}) {
    const Finished finished = run({"convert", "--to", to}, "\n \r\n");
    EXPECT_EQ(finished.output, "");
    EXPECT_EQ(finished.errors, "");
    EXPECT_EQ(finished.status, 0);
  }
}

}  // namespace
}  // namespace sudoku::cli
