#include <csignal>
#include <cstring>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "../game/play/storedgames.h"
#include "../patience.h"

/// Tests of the real program, which is ended by signals.
namespace sudoku {
namespace {

class EndSignalsTest : public testing::TestWithParam<int> {
 protected:
  EndSignalsTest() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
      environment.insert(name, m_folder.path());
    QDir(m_folder.path()).mkdir("run", QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    environment.insert("XDG_RUNTIME_DIR", m_folder.filePath("run"));
    m_program.setProcessEnvironment(environment);
  }

  /// Starts the program a second time. Returns whether the first answered, as it does once its window is
  /// there and its clock runs.
  bool answers() const {
    QProcess second;
    second.setProcessEnvironment(m_program.processEnvironment());
    second.start(SUDOKU_PROGRAM, QStringList());
    return second.waitForFinished(kPatienceMs) && second.exitStatus() == QProcess::NormalExit &&
           second.exitCode() == 0;
  }
  int keptMs() const { return Intruder(games()).run("SELECT elapsed_ms FROM games").value(0).toInt(); }
  QString games() const { return m_folder.filePath("sudoku"); }

  QTemporaryDir m_folder;
  QProcess m_program;
};

TEST_P(EndSignalsTest, EndTheProgramAsExitDoes) {
  constexpr std::string_view kPuzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  m_program.start(SUDOKU_PROGRAM, {QString::fromUtf8(kPuzzle.data(), qsizetype{kPuzzle.size()})});
  ASSERT_TRUE(m_program.waitForStarted());
  const auto hasGame = [this] {
    return QFile(games() + "/games.sqlite").size() > 0 && QFile::exists(games() + "/game-1.lock");
  };
  ASSERT_TRUE(waitFor(hasGame));
  ASSERT_TRUE(answers());
  const int before = keptMs();
  ASSERT_EQ(::kill(static_cast<pid_t>(m_program.processId()), GetParam()), 0);
  ASSERT_TRUE(m_program.waitForFinished(kPatienceMs));
  EXPECT_EQ(m_program.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(m_program.exitCode(), 0);
  EXPECT_FALSE(QFile::exists(games() + "/game-1.lock"));
  EXPECT_GT(keptMs(), before) << "the time since the clock was last kept";
  QFile settings(games() + "/sudoku.conf");
  ASSERT_TRUE(settings.open(QIODevice::ReadOnly));
  EXPECT_TRUE(settings.readAll().contains("geometry="));
}

INSTANTIATE_TEST_SUITE_P(All, EndSignalsTest, testing::Values(SIGTERM, SIGINT, SIGHUP),
                         [](const auto& tested) {
                           return std::string(::strsignal(tested.param)).substr(0, 4);
                         });

}  // namespace
}  // namespace sudoku
