#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

#include "../control/gamefixture.h"
#include "fulldisk.h"
#include "game/base/outputfile.h"
#include "game/puzzles/puzzletext.h"

namespace sudoku {
namespace {

using Status = FileOutcome::Status;

/// Tests with paths to write to, and a folder of games among them.
class OutputFileTest : public FolderTest {
 protected:
  OutputFileTest() {
    QDir(m_folder.path()).mkpath("games/backups");
    put("games/games.sqlite", "the games");
    put("games/backups/games-2026-11-24.sqlite", "older games");
    put("plain.txt", "before");
  }

  QString path(const QString& name) const { return m_folder.filePath(name); }
  QByteArray encoded(const QString& name) const { return QFile::encodeName(path(name)); }
  void put(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  QByteArray contentOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  void link(const QString& target, const QString& name) const {
    ASSERT_EQ(symlink(QFile::encodeName(target).constData(), encoded(name).constData()), 0);
  }
  FileOutcome write(const QString& name) const {
    return writeOutput(
        path(name), [](QIODevice& file) { return file.write("after") == 5; }, path("games"));
  }
  /// Expects that a path is refused, and that what stands there stays as it is.
  void expectRefusal(const QString& name, const QString& reason) const {
    struct stat before {};
    struct stat after {};
    lstat(encoded(name).constData(), &before);
    const FileOutcome outcome = write(name);
    EXPECT_EQ(outcome.status, Status::Refused) << name.toStdString();
    EXPECT_TRUE(outcome.reason.contains(reason)) << outcome.reason.toStdString();
    lstat(encoded(name).constData(), &after);
    EXPECT_EQ(before.st_ino, after.st_ino) << name.toStdString();
    EXPECT_EQ(before.st_mode, after.st_mode) << name.toStdString();
  }
  QStringList names() const {
    return QDir(m_folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
  }
};

TEST_F(OutputFileTest, AnOrdinaryFileIsReplacedAndANewOneIsMade) {
  EXPECT_EQ(write("plain.txt").status, Status::Written);
  EXPECT_EQ(contentOf("plain.txt"), "after");
  EXPECT_EQ(write("new.txt").status, Status::Written);
  EXPECT_EQ(contentOf("new.txt"), "after");
}

TEST_F(OutputFileTest, WhatIsNoOrdinaryFileIsRefusedByName) {
  ASSERT_EQ(mkfifo(encoded("pipe").constData(), 0600), 0);
  expectRefusal("pipe", "is a pipe");
  expectRefusal("games", "is a folder");
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  qstrncpy(address.sun_path, encoded("socket").constData(), sizeof address.sun_path);
  ASSERT_EQ(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  expectRefusal("socket", "is a socket");
  close(socket);
}

TEST_F(OutputFileTest, ADeviceIsRefused) {
  constexpr dev_t kNull = 0x103;  // the device number of /dev/null
  if (mknod(encoded("device").constData(), S_IFCHR | 0600, kNull) != 0)
    GTEST_SKIP() << "may not make a device";
  expectRefusal("device", "is a device");
  link("device", "to-device");
  expectRefusal("to-device", "is a device");
}

TEST_F(OutputFileTest, LinksAreFollowedToTheFileAndStay) {
  QDir(m_folder.path()).mkpath("folder/inner");
  link("plain.txt", "first");
  link("../../first", "folder/inner/second");
  EXPECT_EQ(write("folder/inner/second").status, Status::Written);
  EXPECT_EQ(contentOf("plain.txt"), "after");
  EXPECT_EQ(QFile::symLinkTarget(path("first")), path("plain.txt"));
  EXPECT_TRUE(QFileInfo(path("folder/inner/second")).isSymLink());
  link("yet-to-be.txt", "ahead");
  EXPECT_EQ(write("ahead").status, Status::Written);
  EXPECT_EQ(contentOf("yet-to-be.txt"), "after");
}

TEST_F(OutputFileTest, LinksThatLeadNowhereButToThemselvesAreRefused) {
  link("b", "a");
  link("a", "b");
  expectRefusal("a", "leads back to itself");
  link("a", "way");
  EXPECT_EQ(write("way/file").status, Status::Refused);
}

TEST_F(OutputFileTest, TheGamesAreRefusedByAnyName) {
  const QString reason = "your games are kept";
  link("games", "folder");
  link("games/games.sqlite", "linked");
  link(path("folder") + "/backups", "backups");
  ASSERT_EQ(::link(encoded("games/games.sqlite").constData(), encoded("hard.json").constData()), 0);
  for (const QString name :
       {"games/games.sqlite", "games/games.sqlite-wal", "games/new.json", "games/backups/new.json",
        "games/backups/games-2026-11-24.sqlite", "games/../games//./games.sqlite", "folder/games.sqlite",
        "folder/new.json", "linked", "backups/new.json", "backups/../games.sqlite", "hard.json"})
    expectRefusal(name, reason);
  EXPECT_EQ(contentOf("games/games.sqlite"), "the games");
  EXPECT_EQ(QDir(path("games")).entryList(QDir::Files), QStringList("games.sqlite"));
}

TEST_F(OutputFileTest, AnotherNameOfAnotherFileIsNoneOfTheGames) {
  ASSERT_EQ(::link(encoded("plain.txt").constData(), encoded("twin.txt").constData()), 0);
  EXPECT_EQ(write("twin.txt").status, Status::Written);
}

TEST_F(OutputFileTest, WithoutAFolderOfGamesNothingIsInIt) {
  const auto write = [](QIODevice& file) { return file.write("after") == 5; };
  EXPECT_EQ(writeOutput(path("plain.txt"), write, path("none")).status, Status::Written);
}

TEST_F(OutputFileTest, WhatFailsIsNamedAndLeavesNothing) {
  const QStringList before = names();
  {
    const FullDisk disk;
    const FileOutcome outcome = write("plain.txt");
    EXPECT_EQ(outcome.status, Status::Failed);
    EXPECT_EQ(outcome.reason, "File too large");
  }
  EXPECT_EQ(write("missing/file").reason, "No such file or directory");
  EXPECT_EQ(write("plain.txt/file").reason, "Not a directory");
  EXPECT_EQ(write(QString(300, 'x')).reason, "File name too long");
  const FileOutcome dropped =
      writeOutput(path("plain.txt"), [](QIODevice& file) { return file.write("after") < 0; });
  EXPECT_EQ(dropped.status, Status::Dropped);
  EXPECT_EQ(dropped.reason, "");
  EXPECT_EQ(names(), before);
  EXPECT_EQ(contentOf("plain.txt"), "before");
}

TEST_F(OutputFileTest, TheGamesOfTheUserAreKnownWithoutBeingNamed) {
  const QByteArray before = qgetenv("XDG_DATA_HOME");
  qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
  EXPECT_EQ(gamesDirectory(), path("sudoku"));
  ASSERT_TRUE(QDir(m_folder.path()).rename("games", "sudoku"));
  EXPECT_NE(writePuzzleFile(path("sudoku/games.sqlite"), "after"), "");
  EXPECT_EQ(writePuzzleFile(path("plain.txt"), "after"), "");
  if (before.isNull())
    qunsetenv("XDG_DATA_HOME");
  else
    qputenv("XDG_DATA_HOME", before);
}

}  // namespace
}  // namespace sudoku
