#include <chrono>
#include <climits>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <unistd.h>

#include <sudoku/grid/random.h>

#include "../sanitizer.h"
#include "process.h"
#include "samples.h"

/// Tests of how results leave: in order whatever the threads, at once, and quietly when nobody listens.
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

TEST(CliJobsTest, KeepErrorsAboutFilesInTheirPlace) {
  const TemporaryFile file(mixedLines(500));
  Arguments arguments{"solve", file.name(), "/missing/first", file.name(), "/missing/second"};
  const Finished alone = run(arguments);
  arguments.insert(arguments.end(), {"--jobs", "3"});
  EXPECT_EQ(run(arguments).errors, alone.errors);
}

/// Runs the program with limits that a shell sets first, in the words of its command `ulimit`.
Finished runLimited(const std::string& limits, Arguments arguments, std::string_view input) {
  arguments.insert(arguments.begin(), {"-c", limits + " || exit 77; exec \"$@\"", "sh", SUDOKU_CLI});
  return run(arguments, input, "sh");
}

TEST(CliJobsTest, GoOnWithTheThreadsThatThereAre) {
  const std::string input = mixedLines(3000);
  const Finished alone = run({"solve"}, input);
  // Each thread wants a stack for which there is no room: for no thread at all, or for one beside the first.
  for (const std::string limits : {"ulimit -Ss 300000000000", "ulimit -Ss 1000000 && ulimit -Sv 1600000"}) {
    // The sanitizer needs terabytes of address space itself.
    if (support::kHasAddressSanitizer && limits.find("-Sv") != std::string::npos) continue;
    const Finished limited = runLimited(limits, {"solve", "--jobs", "64"}, input);
    if (limited.status == 77) GTEST_SKIP() << "the limits cannot be set: " << limited.errors;
    EXPECT_EQ(limited.output, alone.output);
    EXPECT_EQ(limited.errors, alone.errors);
    EXPECT_EQ(limited.status, alone.status);
    EXPECT_EQ(runLimited(limits, {"board", "-n", "100", "--jobs", "64"}, "").status, 0);
  }
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

/// The text that a slow reader gets from a program that is ended by a signal while it waits for the reader.
std::string readUntilSignal(const Arguments& arguments, int signal, Random& random) {
  const auto pause = [&random] {
    std::this_thread::sleep_for(std::chrono::microseconds(random.below(4096)));
  };
  const Descriptor in = makeFile();
  const Descriptor err = makeFile();
  Pipe out = makePipe();
  const Process process(arguments, in, out.writeEnd, err);
  out.writeEnd.close();
  std::string text = out.readEnd.read();
  for (auto reads = random.below(4); reads > 0; --reads) {
    pause();
    text += out.readEnd.read();
  }
  pause();
  process.sendSignal(signal);
  EXPECT_EQ(process.wait(), -signal);
  for (std::string part = out.readEnd.read(); !part.empty(); part = out.readEnd.read()) text += part;
  return text;
}

TEST(CliOutputTest, GivesAPipeWholeLinesHoweverItIsEnded) {
  Random random(20);
  for (int round = 0; round < 10; ++round) {
    for (const Arguments& arguments :
         {Arguments{"board", "-n", "100000000"}, Arguments{"board", "-n", "100000000", "--jobs", "3"},
          Arguments{"generate", "-n", "100000000", "--with", "solution,id"}}) {
      for (const int signal : {SIGKILL, SIGTERM}) {
        const std::string text = readUntilSignal(arguments, signal, random);
        ASSERT_FALSE(text.empty());
        EXPECT_EQ(text.back(), '\n') << arguments[0] << ": " << text.substr(text.rfind('\n') + 1);
      }
    }
  }
}

TEST(CliOutputTest, GivesAPipeLinesThatAreLongerThanItTakesAtOnce) {
  // The long file name makes messages longer than a pipe takes in one piece; no result is so long.
  const std::string name(std::size_t{3} * PIPE_BUF, 'x');
  const Descriptor in = makeFile();
  const Descriptor out = makeFile();
  Pipe err = makePipe();
  const Process process({"count", name, "y", name}, in, out, err.writeEnd);
  err.writeEnd.close();
  std::string text;
  for (std::string part = err.readEnd.read(); !part.empty(); part = err.readEnd.read()) text += part;
  EXPECT_EQ(process.wait(), 1);
  const std::string message = name + ": File name too long\n";
  EXPECT_EQ(text, message + "y: No such file or directory\n" + message);
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

TEST(CliOutputTest, SaysSoWhenHelpOrVersionCannotBeWritten) {
  for (const Arguments& arguments :
       {Arguments{"--help"}, Arguments{"--version"}, Arguments{"solve", "--help"}, Arguments{"rate", "-h"}}) {
    const Descriptor in = makeFile();
    const Descriptor full(open("/dev/full", O_WRONLY));
    const Descriptor err = makeFile();
    EXPECT_EQ(Process(arguments, in, full, err).wait(), 1);
    EXPECT_EQ(err.contents(), "sudoku-cli: standard output: No space left on device\n");

    Pipe out = makePipe();
    out.readEnd.close();
    const Descriptor silent = makeFile();
    EXPECT_EQ(Process(arguments, in, out.writeEnd, silent).wait(), 0);
    EXPECT_EQ(silent.contents(), "");
  }
}

/// What the program shows on a terminal that is its standard error.
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

TEST(CliProgressTest, IsSilentUnlessAskedForAndOnATerminal) {
  EXPECT_EQ(shown({"generate"}), "");
  EXPECT_EQ(run({"generate", "--progress"}).errors, "");
}

}  // namespace
}  // namespace sudoku::cli
