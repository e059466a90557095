#include <algorithm>
#include <csignal>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sudoku/grid/random.h>

#include "../game/play/storedgames.h"
#include "../patience.h"

/// Tests of the real program, started more than once over the same games.
namespace sudoku {
namespace {

constexpr auto kFirstPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr auto kHandedPuzzle =
    ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8";

class SecondStartTest : public testing::Test {
 protected:
  SecondStartTest() {
    QDir(m_folder.path()).mkdir("run", QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }
  ~SecondStartTest() override { endAll(); }

  QProcess& start(const QStringList& arguments) {
    m_processes.push_back(std::make_unique<QProcess>());
    QProcess& process = *m_processes.back();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
      environment.insert(name, m_folder.path());
    environment.insert("XDG_RUNTIME_DIR", m_folder.filePath("run"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_directory.isEmpty() ? m_folder.path() : m_directory);
    process.start(SUDOKU_PROGRAM, arguments);
    EXPECT_TRUE(process.waitForStarted());
    return process;
  }
  /// Starts the program with a puzzle and waits until it plays, as the game with that number.
  QProcess& play(const QString& puzzle, int game) {
    QProcess& process = start({puzzle});
    EXPECT_TRUE(waitFor([&] { return isPlayed(game); }));
    return process;
  }
  bool isPlayed(int game) const {
    return QFile::exists(m_folder.filePath(QString("sudoku/game-%1.lock").arg(game)));
  }
  /// Expects that a start hands over: that it ends by itself, successfully and without a word.
  static void expectHandedOver(QProcess& process) {
    ASSERT_TRUE(!isRunning(process) || process.waitForFinished(kPatienceMs));
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(process.exitCode(), 0);
    EXPECT_EQ(process.readAllStandardOutput(), "");
    EXPECT_EQ(process.readAllStandardError(), "");
  }
  static bool isRunning(const QProcess& process) { return process.state() == QProcess::Running; }
  QString socket() const {
    const QDir folder(m_folder.filePath("run"));
    const QStringList found = folder.entryList({"sudoku-*"}, QDir::System);
    return found.size() == 1 ? folder.filePath(found.front()) : QString();
  }

  bool isListening() const {
    QLocalSocket caller;
    caller.connectToServer(socket());
    return caller.waitForConnected(0);
  }
  void endAll() {
    for (const auto& process : m_processes) process->kill();
    for (const auto& process : m_processes) process->waitForFinished(kPatienceMs);
    m_processes.clear();
  }

  /// Kills the first start a given time after the second has begun, and expects that the second goes on.
  void killDuringHandover(int milliseconds) {
    QProcess& first = start({});
    ASSERT_TRUE(waitFor([this] { return isListening(); }));
    const QProcess& second = start({});
    QTest::qWait(milliseconds);
    first.kill();
    ASSERT_TRUE(first.waitForFinished(kPatienceMs));
    EXPECT_TRUE(waitFor([&] { return isListening() || !isRunning(second); }));
    EXPECT_TRUE(isRunning(second)) << milliseconds << " ms";
    endAll();
  }

  /// Starts the program several times at once, and expects one window in the end.
  void startAtOnce(int times) {
    for (int number = 0; number < times; ++number) start({});
    const auto running = [this] {
      return std::count_if(m_processes.begin(), m_processes.end(),
                           [](const auto& process) { return isRunning(*process); });
    };
    EXPECT_TRUE(waitFor([&] { return running() <= 1; }));
    EXPECT_EQ(running(), 1);
    endAll();
  }

  QTemporaryDir m_folder;
  QString m_directory;  ///< directory in which programs start; empty: the temporary folder
  std::vector<std::unique_ptr<QProcess>> m_processes;
};

TEST_F(SecondStartTest, HandsOverItsPuzzle) {
  const QProcess& first = play(kFirstPuzzle, 1);
  expectHandedOver(start({kHandedPuzzle}));
  EXPECT_TRUE(waitFor([this] { return isPlayed(2); }));
  EXPECT_FALSE(isPlayed(1)) << "the same window plays it";
  EXPECT_TRUE(isRunning(first));
}

TEST_F(SecondStartTest, HandsOverAFileBesideIt) {
  play(kFirstPuzzle, 1);
  m_directory = m_folder.filePath("puzzles");
  ASSERT_TRUE(QDir().mkdir(m_directory));
  QFile file(m_directory + "/one.sdm");
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(kHandedPuzzle);
  file.close();
  expectHandedOver(start({"one.sdm"}));
  EXPECT_TRUE(waitFor([this] { return isPlayed(2); }));
}

TEST_F(SecondStartTest, WithoutAnArgumentLeavesTheGameAsItIs) {
  const QProcess& first = play(kFirstPuzzle, 1);
  expectHandedOver(start({}));
  expectHandedOver(start({"-platform", "offscreen"}));
  EXPECT_TRUE(isPlayed(1));
  EXPECT_TRUE(isRunning(first));
}

TEST_F(SecondStartTest, WithABadArgumentSaysSoItself) {
  play(kFirstPuzzle, 1);
  QProcess& second = start({"--new", "insane"});
  ASSERT_TRUE(second.waitForFinished(kPatienceMs));
  EXPECT_EQ(second.exitCode(), 2);
  EXPECT_NE(second.readAllStandardError(), "");
}

TEST_F(SecondStartTest, TakesThePlaceOfAKilledFirst) {
  QProcess& first = play(kFirstPuzzle, 1);
  ASSERT_TRUE(waitFor([this] { return !socket().isEmpty(); }));
  first.kill();
  ASSERT_TRUE(first.waitForFinished(kPatienceMs));
  EXPECT_FALSE(socket().isEmpty()) << "nobody was there to remove it";
  // The second start's game may have the number 1 too: the first may have been killed before it kept its own
  // game.
  const QProcess& second = start({kHandedPuzzle});
  ASSERT_TRUE(waitFor([this] { return isListening(); }));
  expectHandedOver(start({}));
  EXPECT_TRUE(isRunning(second));
}

TEST_F(SecondStartTest, OfTwoAtOnceOneWins) {
  QProcess& one = start({kFirstPuzzle});
  QProcess& other = start({kFirstPuzzle});
  ASSERT_TRUE(waitFor([&] { return isRunning(one) != isRunning(other); }));
  expectHandedOver(isRunning(one) ? other : one);
  EXPECT_TRUE(waitFor([this] { return isPlayed(1); }));
  EXPECT_FALSE(isPlayed(2));
}

TEST_F(SecondStartTest, GarbageInTheSocketIsIgnored) {
  const QProcess& first = play(kFirstPuzzle, 1);
  ASSERT_TRUE(waitFor([this] { return !socket().isEmpty(); }));
  QLocalSocket caller;
  caller.connectToServer(socket());
  ASSERT_TRUE(caller.waitForConnected(kPatienceMs));
  caller.write(QByteArray(1'000'000, 'x'));
  expectHandedOver(start({kHandedPuzzle}));
  EXPECT_TRUE(waitFor([this] { return isPlayed(2); }));
  EXPECT_TRUE(isRunning(first));
}

TEST_F(SecondStartTest, AKilledFirstSwallowsNoStart) {
  for (const int milliseconds : {20, 60, 90}) killDuringHandover(milliseconds);
}

using SecondStartLongTest = SecondStartTest;

TEST_F(SecondStartLongTest, AKilledFirstSwallowsNoStart) {
  Random random(1);
  for (int round = 0; round < 100; ++round) killDuringHandover(static_cast<int>(random.below(100)));
}

TEST_F(SecondStartLongTest, ManyStartsAtOnceMakeOneWindow) {
  for (int round = 0; round < 5; ++round) startAtOnce(20);
}

TEST_F(SecondStartLongTest, PlaysAGameOfItsOwnIfTheFirstDoesNotAnswer) {
  const QProcess& first = play(kFirstPuzzle, 1);
  ASSERT_TRUE(waitFor([this] { return !socket().isEmpty(); }));
  const auto id = static_cast<pid_t>(first.processId());
  ASSERT_EQ(::kill(id, SIGSTOP), 0);
  const QProcess& second = play(kHandedPuzzle, 2);
  ASSERT_EQ(::kill(id, SIGCONT), 0);
  expectHandedOver(start({}));
  EXPECT_TRUE(isPlayed(1)) << "what came too late is not done twice";
  EXPECT_TRUE(isRunning(second));
}

}  // namespace
}  // namespace sudoku
