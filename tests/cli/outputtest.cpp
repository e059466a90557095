#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

#include "process.h"
#include "samples.h"

/// How results leave: in order whatever the threads, at once, and quietly when nobody listens.
namespace sudoku::cli {
namespace {

TEST(CliJobsTest, DoNotChangeAnyByte) {
  const std::string input = mixedLines(3000);
  for (const Arguments& command :
       {Arguments{"solve"}, Arguments{"count", "--limit", "20"}, Arguments{"print"},
        Arguments{"generate", "-n", "40", "--seed", "5", "--level", "medium", "--with", "solution,rating,id"},
        Arguments{"generate", "-n", "20", "--seed", "5", "--dig", "android5", "--symmetry", "full"},
        Arguments{"generate", "-n", "20", "--seed", "5", "--dig", "level5", "--board", "transform-fresh"},
        Arguments{"board", "-n", "3000", "--seed", "5"}, Arguments{"canon"}}) {
    const Finished alone = run(command, input);
    EXPECT_FALSE(alone.output.empty());
    for (const std::string jobs : {"1", "2", "3"}) {
      Arguments arguments = command;
      arguments.insert(arguments.end(), {"--jobs", jobs});
      const Finished together = run(arguments, input);
      EXPECT_EQ(together.output, alone.output) << command[0] << " --jobs " << jobs;
      EXPECT_EQ(together.errors, alone.errors) << command[0] << " --jobs " << jobs;
      EXPECT_EQ(together.status, alone.status) << command[0] << " --jobs " << jobs;
    }
  }
}

TEST(CliJobsTest, KeepComplaintsAboutFilesInTheirPlace) {
  const TemporaryFile file(mixedLines(500));
  Arguments arguments{"solve", file.name(), "/missing/first", file.name(), "/missing/second"};
  const Finished alone = run(arguments);
  arguments.insert(arguments.end(), {"--jobs", "3"});
  EXPECT_EQ(run(arguments).errors, alone.errors);
}

TEST(CliOutputTest, AnswersEachLineBeforeTheNextIsThere) {
  for (const std::string jobs : {"1", "3"}) {
    Pipe in = makePipe();
    Pipe out = makePipe();
    const Descriptor err = makeFile();
    const Process process({"solve", "--jobs", jobs}, in.readEnd, out.writeEnd, err);
    in.readEnd.close();
    out.writeEnd.close();
    for (int round = 0; round < 5; ++round) {
      in.writeEnd.write(line(kPuzzle));
      std::string answer = out.readEnd.read();
      EXPECT_EQ(answer, line(kSolution));
    }
    in.writeEnd.close();
    EXPECT_EQ(out.readEnd.read(), "");
    EXPECT_EQ(process.wait(), 0);
  }
}

TEST(CliOutputTest, EndsQuietlyWhenItsReaderGoes) {
  std::string boards;
  for (int count = 0; count < 50'000; ++count) boards += line(kSolution);
  const TemporaryFile file(boards);
  for (const std::string jobs : {"1", "3"}) {
    for (const Arguments& command :
         {Arguments{"generate", "-n", "100000000"}, Arguments{"board", "-n", "100000000"},
          Arguments{"count", file.name()}}) {
      Arguments arguments = command;
      arguments.insert(arguments.end(), {"--jobs", jobs});
      const Descriptor in = makeFile();
      const Descriptor err = makeFile();
      Pipe out = makePipe();
      const Process process(arguments, in, out.writeEnd, err);
      out.writeEnd.close();
      EXPECT_NE(out.readEnd.read(), "");
      out.readEnd.close();
      EXPECT_EQ(process.wait(), 0) << command[0];
      EXPECT_EQ(err.contents(), "") << command[0];
    }
  }
}

TEST(CliOutputTest, EndsWithoutAReaderEvenWhileMoreInputMayCome) {
  Pipe in = makePipe();
  Pipe out = makePipe();
  const Descriptor err = makeFile();
  const Process process({"solve", "--jobs", "3"}, in.readEnd, out.writeEnd, err);
  out.writeEnd.close();
  out.readEnd.close();
  in.writeEnd.write(line(kPuzzle));
  EXPECT_EQ(process.wait(), 0);
  EXPECT_EQ(err.contents(), "");
}

TEST(CliOutputTest, SaysSoWhenResultsCannotBeWritten) {
  const Descriptor in = makeFile();
  const Descriptor err = makeFile();
  const Descriptor readOnly(open("/dev/null", O_RDONLY));
  EXPECT_EQ(Process({"generate"}, in, readOnly, err).wait(), 1);
  EXPECT_EQ(err.contents(), "sudoku-cli: standard output: Bad file descriptor\n");
}

/// What the program shows on a terminal in the place of standard error.
std::string shown(const Arguments& arguments, std::string_view input = {}) {
  Pipe in = makePipe();
  Terminal terminal = makeTerminal();
  const Descriptor out = makeFile();
  const Process process(arguments, in.readEnd, out, terminal.program);
  terminal.program.close();
  in.writeEnd.write(input);
  in.writeEnd.close();
  std::string text;
  for (std::string part = terminal.screen.read(); !part.empty(); part = terminal.screen.read()) text += part;
  EXPECT_EQ(process.wait(), 0);
  return text;
}

TEST(CliProgressTest, CountsOnATerminalAndErasesTheCount) {
  EXPECT_EQ(shown({"generate", "--progress"}), "\r1 of 1 done\r           \r");
  EXPECT_EQ(shown({"count", "--progress"}, line(kPuzzle)), "\r1 done\r      \r");
}

TEST(CliProgressTest, IsSilentUnlessWishedAndOnATerminal) {
  EXPECT_EQ(shown({"generate"}), "");
  EXPECT_EQ(run({"generate", "--progress"}).errors, "");
}

}  // namespace
}  // namespace sudoku::cli
