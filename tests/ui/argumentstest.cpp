#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

namespace {

constexpr auto kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The game itself, as a process.
class ArgumentsTest : public testing::Test {
 protected:
  struct Outcome {
    int status;
    std::string out;
    std::string err;
  };

  Outcome run(const QStringList& arguments, const QString& platform = "none-such") const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    environment.insert("HOME", m_folder.path());
    environment.remove("XDG_DATA_HOME");
    environment.remove("XDG_CONFIG_HOME");
    process.setProcessEnvironment(environment);
    process.start(SUDOKU_PROGRAM, arguments);
    EXPECT_TRUE(process.waitForFinished(20'000));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
  }

  void expectComplaint(const QStringList& arguments, const std::string& about) const {
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

TEST_F(ArgumentsTest, TheManualExplainsTheOptionsThatThereAre) {
  const auto optionsIn = [](const QString& text) {
    QSet<QString> options;
    for (auto match = QRegularExpression("--[a-z]+").globalMatch(text); match.hasNext();)
      options.insert(match.next().captured());
    return options;
  };
  QFile file(SUDOKU_RESOURCES "/man/sudoku.6");
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(optionsIn(QString(file.readAll()).replace("\\-", "-")),
            optionsIn(QString::fromStdString(run({"--help"}).out)));
}

TEST_F(ArgumentsTest, BadPuzzlesAreRefusedWithPlaceAndReason) {
  const QString puzzle(kPuzzle);
  expectComplaint({puzzle.left(80)}, "line 1, column 81: only 80 cells of 81");
  expectComplaint({puzzle + '1'}, "line 1, column 82: more than 81 cells");
  expectComplaint({QString(puzzle).replace(2, 1, "?")}, "line 1, column 3: '?'");
  expectComplaint({QString(puzzle).replace(2, 1, "5")}, "line 1, column 3: 5 stands twice");
  expectComplaint({QString(81, '.')}, "line 1: more than one solution");
  expectComplaint({"12345678." + QString(8, '.') + "9" + QString(63, '.')}, "line 1: no solution");
}

TEST_F(ArgumentsTest, BadFilesAreRefusedByName) {
  expectComplaint({m_folder.filePath("missing.sdm")}, "missing.sdm: no such file");
  expectComplaint({m_folder.path()}, "is a directory");
  expectComplaint({write("short.sdm", "# one\n\n53..7\n")},
                  "short.sdm: line 3, column 6: only 5 cells of 81");
  expectComplaint({write("empty.sdm", "")}, "empty.sdm: line 1: no puzzle in it");
}

TEST_F(ArgumentsTest, BadOptionsAreRefused) {
  expectComplaint({"--new", "insane"}, "'insane' is no level");
  expectComplaint({"--id", "1-2-3"}, "'1-2-3' is no puzzle id");
  expectComplaint({"--id", "pzzzc"}, "'pzzzc' is no puzzle id");
  expectComplaint({"--wrong"}, "wrong");
  expectComplaint({"--new", "easy", "--id", "1-backtracking-all-180-1"}, "only one");
  expectComplaint({"--new", "easy", kPuzzle}, "only one");
  expectComplaint({kPuzzle, kPuzzle}, "only one");
  expectComplaint({"--new", "easy", "--new", "hard"}, "only one");
}

TEST_F(ArgumentsTest, WithoutADisplayItSaysSoAndDoesNotAbort) {
  const Outcome outcome = run({kPuzzle}, "xcb:127.0.0.1:nowhere");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("cannot open a window"), std::string::npos) << outcome.err;
}

}  // namespace
