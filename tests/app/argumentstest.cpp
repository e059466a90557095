#include <array>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <variant>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include "../heavytexts.h"
#include "../patience.h"
#include "app/arguments.h"
#include "game/language/languages.h"

namespace {

constexpr auto kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Tests of the game's program, run as a process.
class ArgumentsTest : public testing::Test {
 protected:
  struct Outcome {
    int status;
    std::string out;
    std::string err;
  };

  Outcome run(const QStringList& arguments, const QString& platform = "none-such") const {
    QProcess process;
    return run(process, arguments, platform);
  }

  /// Runs the program with a file descriptor as its standard output.
  Outcome runInto(int output, const QStringList& arguments) const {
    QProcess process;
    process.setChildProcessModifier([output] { dup2(output, STDOUT_FILENO); });
    return run(process, arguments, "none-such");
  }

  Outcome run(QProcess& process, const QStringList& arguments, const QString& platform) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    environment.insert("HOME", m_folder.path());
    environment.remove("XDG_DATA_HOME");
    environment.remove("XDG_CONFIG_HOME");
    process.setProcessEnvironment(environment);
    process.start(SUDOKU_PROGRAM, arguments);
    EXPECT_TRUE(process.waitForFinished(sudoku::kPatienceMs));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
  }

  void expectError(const QStringList& arguments, const std::string& about) const {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find(about), std::string::npos) << outcome.err;
  }

  QString write(const QString& name, const QByteArray& content) const {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }

  QTemporaryDir m_folder;
};

TEST_F(ArgumentsTest, HelpAndVersionNeedNoDisplay) {
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_TRUE(help.out.starts_with("Usage: sudoku [options]")) << help.out;
  EXPECT_NE(help.out.find("--new"), std::string::npos);
  const Outcome version = run({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_TRUE(version.out.starts_with("sudoku "));
}

TEST_F(ArgumentsTest, HelpAndVersionThatCannotBeWrittenAreToldOf) {
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  std::array<int, 2> pipeEnds{};
  ASSERT_EQ(pipe2(pipeEnds.data(), O_CLOEXEC), 0);
  close(pipeEnds[0]);
  for (const QString option : {"--help", "--version"}) {
    const Outcome failed = runInto(full, {option});
    EXPECT_EQ(failed.status, 1);
    EXPECT_EQ(failed.err, "sudoku: standard output: No space left on device\n");
    const Outcome withoutReader = runInto(pipeEnds[1], {option});
    EXPECT_EQ(withoutReader.status, 0);
    EXPECT_EQ(withoutReader.err, "");
  }
  close(full);
  close(pipeEnds[1]);
}

QSet<QString> optionsIn(const QString& text) {
  QSet<QString> options;
  for (auto match = QRegularExpression("--[a-z]+").globalMatch(text); match.hasNext();)
    options.insert(match.next().captured());
  return options;
}

QString readResource(const QString& path) {
  QFile file(SUDOKU_RESOURCES + path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
  return file.readAll();
}

TEST_F(ArgumentsTest, TheManualExplainsTheOptionsThatThereAre) {
  EXPECT_EQ(optionsIn(readResource("/man/sudoku.6").replace("\\-", "-")),
            optionsIn(QString::fromStdString(run({"--help"}).out)));
}

TEST_F(ArgumentsTest, BadPuzzlesAreRefusedWithPlaceAndReason) {
  const QString puzzle(kPuzzle);
  expectError({puzzle.left(80)}, "line 1 is not a puzzle: only 80 cells of 81 (column 81)");
  expectError({puzzle + '1'}, "line 1 is not a puzzle: more than 81 cells (column 82)");
  expectError({QString(puzzle).replace(2, 1, "?")}, "line 1 is not a puzzle: unexpected '?' (column 3)");
  expectError({QString(puzzle).replace(2, 1, "5")}, "line 1 is not a puzzle: 5 stands twice");
  expectError({QString(81, '.')}, "line 1: more than one solution");
  expectError({"12345678." + QString(8, '.') + "9" + QString(63, '.')}, "line 1: no solution");
}

TEST_F(ArgumentsTest, BadFilesAreRefusedByName) {
  expectError({m_folder.filePath("missing.sdm")}, "missing.sdm: no such file");
  expectError({m_folder.path()}, "is a directory");
  expectError({write("short.sdm", "# one\n\n53..7\n")},
              "short.sdm: line 3 is not a puzzle: only 5 cells of 81 (column 6)");
  expectError({write("empty.sdm", "")}, "empty.sdm: line 1: no puzzle in it");
}

TEST_F(ArgumentsTest, FilesOfHistoriesAreJudgedAtOnce) {
  expectError({"--import", m_folder.filePath("missing.json")}, "missing.json: no such file");
  for (const QString option : {"--export", "--import"}) {
    expectError({option, m_folder.path()}, "is a directory");
    expectError({option, ""}, option.toStdString() + ": a file has to be named");
    expectError({option}, "value");
  }
}

TEST_F(ArgumentsTest, AnExportNeverTakesThePlaceOfWhatIsNoOrdinaryFile) {
  const QString pipe = m_folder.filePath("pipe");
  ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  expectError({"--export", pipe}, "sudoku: " + pipe.toStdString() + ": is a pipe\n");
  EXPECT_EQ(run({"--export", m_folder.filePath("games.json")}).status, 0);
  const QString games = m_folder.filePath(".local/share/sudoku");
  ASSERT_TRUE(QFile::exists(games + "/games.sqlite"));
  for (const QString name : {"/games.sqlite", "/new.json", "/../sudoku/games.sqlite"})
    expectError({"--export", games + name}, "is in the folder in which your games are kept");
}

TEST_F(ArgumentsTest, TheShellsCompleteTheOptionsThatThereAre) {
  QSet<QString> options = optionsIn(QString::fromStdString(run({"--help"}).out));
  for (const QString name : {"sudoku.bash", "_sudoku", "sudoku.fish"})
    EXPECT_EQ(optionsIn(readResource("/completions/" + name).replace(" -l ", " --")), options)
        << qPrintable(name);
}

TEST_F(ArgumentsTest, LargeFilesAreJudgedInLittleMemory) {
  using namespace sudoku::heavy;
  // The first line of these texts is no puzzle, so that no window is opened.
  for (const Text& text : kLineTexts)
    expectError({write("heavy.txt", QByteArray::fromStdString('1' + textOf(text)).left(kSize))},
                "heavy.txt: line 1");
  EXPECT_LT(mostMemoryOfChildren(), kMostMemory);
}

TEST_F(ArgumentsTest, TheDesktopAsksForTheDayAndForTheUsualLevel) {
  const sudoku::Arguments daily = sudoku::readArguments({"sudoku", "--daily", "--language", "de"});
  ASSERT_TRUE(daily.request.has_value());
  EXPECT_TRUE(std::holds_alternative<std::monostate>(*daily.request));
  EXPECT_TRUE(daily.showsDaily);
  EXPECT_EQ(daily.language, sudoku::languageOf(u"de"));
  const sudoku::Arguments usual = sudoku::readArguments({"sudoku", "--new", "usual"});
  ASSERT_TRUE(usual.request.has_value());
  EXPECT_TRUE(std::holds_alternative<sudoku::UsualLevel>(*usual.request));
  EXPECT_FALSE(usual.showsDaily);
}

TEST_F(ArgumentsTest, BadOptionsAreRefused) {
  expectError({"--new", "insane"}, "'insane' is no level");
  expectError({"--daily", "--new", "easy"}, "only one of");
  expectError({"--daily", QString(kPuzzle)}, "only one of");
  expectError({"--id", "1-2-3"}, "'1-2-3' is no puzzle id");
  expectError({"--id", "pzzzc"}, "'pzzzc' is no puzzle id");
  expectError({"--language", "xx"}, "'xx' is no language: en, ar, de, es, fr, hi, it, ja, ko, pl");
  expectError({"--wrong"}, "wrong");
  expectError({"--new", "easy", "--id", "1-backtracking-all-180-1"}, "only one");
  expectError({"--new", "easy", kPuzzle}, "only one");
  expectError({kPuzzle, kPuzzle}, "only one");
  expectError({"--new", "easy", "--new", "hard"}, "only one");
  expectError({"--export", "a.json", "--import", "b.json"}, "only one");
  expectError({"--export", "a.json", kPuzzle}, "only one");
}

TEST_F(ArgumentsTest, OptionsOfQtAreLeftToQt) {
  const QStringList withValue = {
      "-display", "-geometry",    "-icon",    "-name",          "-platformpluginpath", "-platformtheme",
      "-plugin",  "-qwindowicon", "-session", "-qmljsdebugger", "-qwindowgeometry",    "-qwindowtitle",
      "-style",   "-stylesheet",  "-title",   "-visual"};
  for (const QString& option : withValue) {
    expectError({option, "value"}, "cannot open a window");
    expectError({'-' + option, "value"}, "cannot open a window");
    expectError({option}, "cannot open a window");
  }
  for (const QString option :
       {"-dograb", "-nograb", "-qdebug", "-qdevel", "-reverse", "-testability", "-widgetcount",
        "-style=fusion", "-stylesheet=a.qss", "-qmljsdebugger=port:1"}) {
    expectError({option}, "cannot open a window");
    expectError({'-' + option}, "cannot open a window");
  }
}

TEST_F(ArgumentsTest, OptionsOfQtStandBesideAnyStart) {
  for (const QStringList& start :
       {QStringList{}, {kPuzzle}, {"--new", "easy"}, {"--id", "1-backtracking-all-180-48213"}}) {
    expectError(start + QStringList{"-session", "1_2", "-reverse", "--style=fusion"}, "cannot open a window");
    expectError(QStringList{"-platform", "other-such"} + start, "\"other-such\"");
  }
  expectError({"-title", "--new", "--new", "insane"}, "'insane' is no level");
}

TEST_F(ArgumentsTest, WhatIsNeitherQtsNorOursIsRefused) {
  expectError({"-session", "1_2", "--wrong"}, "wrong");
  expectError({"-sessions", "1_2"}, "option");
  expectError({"--platform=xcb"}, "platform");
  expectError({"-reverse=1"}, "option");
  expectError({"--", "-style"}, "line 1");
}

TEST_F(ArgumentsTest, WithoutADisplayItSaysSoAndDoesNotAbort) {
  const Outcome outcome = run({kPuzzle}, "xcb:127.0.0.1:nowhere");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("cannot open a window"), std::string::npos) << outcome.err;
}

}  // namespace
