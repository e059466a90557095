#include <sys/stat.h>

#include <QDir>
#include <QFile>

#include "game/puzzletext.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

class PuzzleTextTest : public FolderTest {
 protected:
  QString write(const QString& name, const QByteArray& content) const {
    QFile file(m_folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
  QByteArray read(const QString& path) const {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  }
  static QByteArray line() { return {kPuzzle.data(), static_cast<qsizetype>(kPuzzle.size())}; }
};

TEST_F(PuzzleTextTest, AFileGivesItsPuzzlesItsNameAndItsPath) {
  const QString path = write("two.sdm", line() + "\n" + line() + "\n");
  const PuzzleText text = readPuzzleFile(path);
  EXPECT_EQ(text.source, "two.sdm");
  EXPECT_EQ(text.path, path);
  EXPECT_EQ(text.failure, "");
  EXPECT_EQ(text.puzzles.size(), 2U);
}

TEST_F(PuzzleTextTest, WhatIsNoOrdinaryFileIsRefusedWithoutOpeningIt) {
  EXPECT_EQ(readPuzzleFile(m_folder.filePath("missing.sdk")).failure, "no such file");
  EXPECT_EQ(readPuzzleFile(m_folder.path()).failure, "is a directory");
  const QString pipe = m_folder.filePath("pipe");
  ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  EXPECT_EQ(readPuzzleFile(pipe).failure, "no ordinary file");
  EXPECT_EQ(readPuzzleFile("/dev/zero").failure, "no ordinary file");
}

TEST_F(PuzzleTextTest, WhatIsTooLargeIsRefused) {
  QFile file(m_folder.filePath("huge.sdm"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_TRUE(file.resize(qint64{1} << 40));
  EXPECT_TRUE(readPuzzleFile(file.fileName()).failure.startsWith("larger than 8 MB"));
  EXPECT_TRUE(readPuzzleText(QByteArray(9'000'000, '.'), "text").failure.startsWith("larger than 8 MB"));
}

TEST_F(PuzzleTextTest, AFileThatMayNotBeReadIsRefusedWithTheReason) {
  const QString path = write("secret.sdm", line());
  ASSERT_TRUE(QFile::setPermissions(path, {}));
  if (QFile(path).open(QIODevice::ReadOnly)) GTEST_SKIP() << "may read everything";
  EXPECT_EQ(readPuzzleFile(path).failure, "Permission denied");
}

TEST_F(PuzzleTextTest, BinaryAndEmptyFilesAreNoPuzzles) {
  const PuzzleText binary = readPuzzleFile(write("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)));
  ASSERT_EQ(binary.puzzles.size(), 1U);
  EXPECT_FALSE(binary.puzzles.front().puzzle);
  const PuzzleText empty = readPuzzleFile(write("empty", ""));
  ASSERT_EQ(empty.puzzles.size(), 1U);
  EXPECT_EQ(empty.puzzles.front().puzzle.error().reason, "no puzzle in it");
}

TEST_F(PuzzleTextTest, AnIdIsATextToo) {
  const PuzzleText numbered = readPuzzleText(" 1-backtracking-all-180-48213\n", "text");
  ASSERT_EQ(numbered.puzzles.size(), 1U);
  EXPECT_EQ(numbered.number, "1-backtracking-all-180-48213");
  EXPECT_EQ(numbered.puzzles.front().puzzle->givens,
            makePuzzle(*parsePuzzleId("1-backtracking-all-180-48213")).givens);
  const PuzzleText packed = readPuzzleText(QByteArray::fromStdString(toPackedId(puzzle().givens)), "text");
  ASSERT_EQ(packed.puzzles.size(), 1U);
  EXPECT_EQ(packed.number, "");
  EXPECT_EQ(packed.puzzles.front().puzzle->givens, puzzle().givens);
}

TEST_F(PuzzleTextTest, WritingReplacesAFileOrLeavesIt) {
  const QString path = write("game.sdm", "before");
  EXPECT_EQ(writePuzzleFile(path, "after\n"), "");
  EXPECT_EQ(read(path), "after\n");
  EXPECT_NE(writePuzzleFile(m_folder.filePath("none/game.sdm"), "text"), "");
  EXPECT_NE(writePuzzleFile(m_folder.path(), "text"), "");
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files), QStringList("game.sdm"))
      << "nothing is left behind";
}

}  // namespace
}  // namespace sudoku
