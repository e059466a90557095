#include <gtest/gtest.h>
#include <poll.h>
#include <string>

#include "process.h"
#include "samples.h"

/// Tests of what all commands that read puzzles have in common.
namespace sudoku::cli {
namespace {

TEST(CliInputTest, ReadsStandardInputWithoutAFileAndForADash) {
  for (const Arguments& arguments : {Arguments{"solve"}, Arguments{"solve", "-"}}) {
    const Finished finished = run(arguments, line(kPuzzle));
    EXPECT_EQ(finished.output, line(kSolution));
    EXPECT_EQ(finished.errors, "");
    EXPECT_EQ(finished.status, 0);
  }
}

TEST(CliInputTest, ReadsFilesInTheOrderNamed) {
  const TemporaryFile first(line(kPuzzle));
  const TemporaryFile second(line(emptyGrid()) + line(kPuzzle));
  const Finished finished = run({"count", second.name(), "-", first.name()}, line(clashing()));
  EXPECT_EQ(finished.output, "2\n1\n0\n1\n");
  EXPECT_EQ(finished.status, 0);
}

TEST(CliInputTest, SkipsEmptyLinesAndComments) {
  EXPECT_EQ(
      run({"count"}, "# one\n\n" + line(kPuzzle) + " \t\r\n#" + line(kPuzzle) + line(emptyGrid())).output,
      "1\n2\n");
}

TEST(CliInputTest, IgnoresCarriageReturnsAndWhatFollowsTheCells) {
  const std::string puzzle(kPuzzle);
  const Finished finished = run({"count"}, puzzle + "\r\n" + puzzle + ",solution\n" + puzzle + " # easy\r\n" +
                                               puzzle + "\tlevel=easy\n");
  EXPECT_EQ(finished.output, "1\n1\n1\n1\n");
  EXPECT_EQ(finished.errors, "");
}

TEST(CliInputTest, TakesZerosAndDotsForEmptyCells) {
  std::string mixed(kPuzzle);
  for (std::size_t at = 0; at < mixed.size(); at += 2)
    if (mixed[at] == '.') mixed[at] = '0';
  EXPECT_EQ(run({"solve"}, line(mixed)).output, line(kSolution));
}

TEST(CliInputTest, NeedsNoLineFeedAtTheEnd) {
  EXPECT_EQ(run({"count"}, line(kPuzzle) + std::string(kPuzzle)).output, "1\n1\n");
}

/// A text with other line ends in place of its line feeds.
std::string withLineEnds(std::string_view end, std::string_view text) {
  std::string changed;
  for (const char character : text) {
    if (character == '\n')
      changed += end;
    else
      changed += character;
  }
  return changed;
}

TEST(CliInputTest, TakesLineFeedsAndCarriageReturnsForLineEnds) {
  const std::string puzzle(kPuzzle);
  const std::string text = "# one\n" + puzzle + "\n\n12\n" + puzzle + " easy\n" + puzzle;
  for (const std::string end : {"\n", "\r", "\r\n"}) {
    for (const std::string& input : {text, line(text)}) {
      const Finished finished = run({"count"}, withLineEnds(end, input));
      EXPECT_EQ(finished.output, "1\ninvalid\n1\n1\n");
      EXPECT_EQ(finished.errors, "-:4: column 3: only 2 cells of 81\n");
    }
  }
  const Finished mixed = run({"count"}, puzzle + "\r\r\n\n\r12\n\r" + puzzle + "\r\n34\r");
  EXPECT_EQ(mixed.output, "1\ninvalid\n1\ninvalid\n");
  EXPECT_EQ(mixed.errors, "-:5: column 3: only 2 cells of 81\n-:8: column 3: only 2 cells of 81\n");
}

/// The next text that comes through a pipe, or a dash if nothing comes for long.
std::string nextFrom(const Descriptor& pipe) {
  pollfd wanted{pipe.number(), POLLIN, 0};
  return poll(&wanted, 1, 10'000) == 1 ? pipe.read() : "-";
}

TEST(CliInputTest, KnowsALineEndThatComesInTwoParts) {
  Pipe in = makePipe();
  Pipe out = makePipe();
  const Descriptor err = makeFile();
  const Process process({"count"}, in.readEnd, out.writeEnd, err);
  in.readEnd.close();
  out.writeEnd.close();
  for (const std::string before : {"", "\n", "", "\n\n"}) {
    in.writeEnd.write(before + std::string(kPuzzle) + '\r');
    ASSERT_EQ(nextFrom(out.readEnd), "1\n");
  }
  in.writeEnd.write("\n12\r");
  ASSERT_EQ(nextFrom(out.readEnd), "invalid\n");
  in.writeEnd.close();
  EXPECT_EQ(process.wait(), 1);
  EXPECT_EQ(err.contents(), "-:6: column 3: only 2 cells of 81\n");
}

TEST(CliInputTest, KnowsALineEndWhereverABlockOfTheFileEnds) {
  constexpr std::size_t kBlock = std::size_t{256} * 1024;
  for (const std::string end : {"\r", "\r\n", "\n\r"}) {
    for (std::size_t size = kBlock - 3; size <= kBlock + 1; ++size) {
      const std::string text = line('#' + std::string(size - 1, 'x')) + line(kPuzzle) + "12\n";
      const Finished finished = run({"count"}, withLineEnds(end, text));
      EXPECT_EQ(finished.output, "1\ninvalid\n");
      const std::string number = end == "\n\r" ? "5" : "3";
      EXPECT_EQ(finished.errors, "-:" + number + ": column 3: only 2 cells of 81\n");
    }
  }
}

TEST(CliInputTest, SkipsAByteOrderMarkAtTheStartOfEachFile) {
  const std::string mark = "\xEF\xBB\xBF";
  const TemporaryFile file(mark + line(kPuzzle) + mark + line(kPuzzle));
  const TemporaryFile onlyMark(mark);
  const Finished finished =
      run({"count", onlyMark.name(), file.name(), "-"}, mark + "# comment\n" + line(kPuzzle));
  EXPECT_EQ(finished.output, "1\ninvalid\n1\n");
  EXPECT_EQ(finished.errors, file.name() + ":2: column 1: unexpected byte 0xEF\n");
}

TEST(CliInputTest, AnswersNothingToNothing) {
  const Finished finished = run({"solve"}, "");
  EXPECT_EQ(finished.output, "");
  EXPECT_EQ(finished.errors, "");
  EXPECT_EQ(finished.status, 0);
}

/// The sample puzzle with another character in its fifth cell.
std::string spoilt(char character) {
  std::string text(kPuzzle);
  text[4] = character;
  return line(text);
}

TEST(CliInputTest, NamesFileLineColumnAndReason) {
  const std::string puzzle(kPuzzle);
  const TemporaryFile file("# header\n\n" + line(puzzle.substr(1)) + line(puzzle + "1") + spoilt('x') +
                           spoilt('\x1b') + spoilt('\0') + line(" " + puzzle) + line(puzzle));
  const Finished finished = run({"count", file.name()});
  EXPECT_EQ(finished.output, "invalid\ninvalid\ninvalid\ninvalid\ninvalid\ninvalid\n1\n");
  EXPECT_EQ(finished.status, 1);
  const std::string at = file.name() + ":";
  EXPECT_EQ(linesOf(finished.errors), (std::vector<std::string>{
                                          at + "3: column 81: only 80 cells of 81",
                                          at + "4: column 82: more than 81 cells",
                                          at + "5: column 5: unexpected 'x'",
                                          at + "6: column 5: unexpected byte 0x1B",
                                          at + "7: column 5: unexpected byte 0x00",
                                          at + "8: column 1: only 0 cells of 81",
                                      }));
}

TEST(CliInputTest, CallsStandardInputADash) {
  EXPECT_EQ(run({"count"}, "\n12\n").errors, "-:2: column 3: only 2 cells of 81\n");
}

TEST(CliInputTest, CountsLinesInEachFileByItself) {
  const TemporaryFile first(line("") + line(kPuzzle));
  const TemporaryFile second("12\n");
  EXPECT_EQ(run({"count", first.name(), second.name()}).errors,
            second.name() + ":1: column 3: only 2 cells of 81\n");
}

TEST(CliInputTest, GoesOnBehindAFileThatCannotBeRead) {
  const std::string missing = testing::TempDir() + "sudoku-cli-test-missing";
  const std::string directory = testing::TempDir();
  const TemporaryFile file(line(kPuzzle));
  const Finished finished = run({"solve", missing, file.name(), directory, file.name()});
  EXPECT_EQ(finished.output, line(kSolution) + line(kSolution));
  EXPECT_EQ(finished.errors, missing + ": No such file or directory\n" + directory + ": Is a directory\n");
  EXPECT_EQ(finished.status, 1);
}

TEST(CliInputTest, CopesWithVeryLongLines) {
  const std::string tail(3'000'000, 'x');
  const Finished finished =
      run({"count"}, line(std::string(kPuzzle) + ' ' + tail) + line(std::string(kPuzzle) + tail) +
                         line(tail) + line(kPuzzle));
  EXPECT_EQ(finished.output, "1\ninvalid\ninvalid\n1\n");
  EXPECT_EQ(linesOf(finished.errors)[0], "-:2: column 82: more than 81 cells");
  EXPECT_EQ(linesOf(finished.errors)[1], "-:3: column 1: unexpected 'x'");
}

}  // namespace
}  // namespace sudoku::cli
