#include <sys/stat.h>

#include <QDir>
#include <QFile>

#include "../base/fulldisk.h"
#include "../control/gamefixture.h"
#include "game/base/limits.h"
#include "game/puzzles/puzzletext.h"

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
  EXPECT_EQ(text.puzzles.size(), 2);
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
  ASSERT_EQ(binary.puzzles.size(), 1);
  EXPECT_FALSE(binary.puzzles.front().puzzle);
  const PuzzleText empty = readPuzzleFile(write("empty", ""));
  ASSERT_EQ(empty.puzzles.size(), 1);
  EXPECT_EQ(empty.puzzles.front().puzzle.error().fault, ParseFault::NoPuzzle);
}

TEST_F(PuzzleTextTest, FaultsAreCountedAndTheFirstAreKept) {
  QByteArray text = line() + "\n";
  for (int index = 0; index < 250; ++index) text += "12\n";
  text += line() + "\n";
  const PuzzleText read = readPuzzleText(text, "text");
  ASSERT_EQ(read.puzzles.size(), 2 + kMostFaults);
  EXPECT_EQ(read.moreFaults, 250 - kMostFaults);
  EXPECT_EQ(read.morePuzzles, 0);
  EXPECT_TRUE(read.puzzles.front().puzzle);
  EXPECT_EQ(read.puzzles.at(kMostFaults).puzzle.error().line, kMostFaults + 1);
  EXPECT_TRUE(read.puzzles.back().puzzle);
  EXPECT_EQ(read.puzzles.back().line, 252);
}

TEST_F(PuzzleTextTest, EveryPuzzleOfTheLargestCollectionIsKeptAndOfMoreTheFirst) {
  QByteArray lines;
  while (lines.size() + kCellCount + 1 <= kMaxTextSize) lines += line() + '\n';
  const PuzzleText largest = readPuzzleText(lines, "text");
  EXPECT_EQ(largest.puzzles.size(), lines.count('\n'));
  EXPECT_EQ(largest.morePuzzles, 0);
  const PuzzleText more = readPuzzleText(QByteArray("3x3:zzzc\n").repeated(kMostPuzzles + 7), "text");
  EXPECT_EQ(more.puzzles.size(), kMostPuzzles);
  EXPECT_EQ(more.morePuzzles, 7);
  EXPECT_EQ(more.moreFaults, 0);
}

TEST_F(PuzzleTextTest, LabelsAreCutBetweenCharacters) {
  // A label of characters of two bytes each, and one byte before them, so that its limit falls into a
  // character.
  const QByteArray level = 'x' + QByteArray("\xC3\xA9").repeated(300);
  const PuzzleText text = readPuzzleText("puzzle,level\n" + line() + ',' + level + '\n', "text");
  ASSERT_EQ(text.puzzles.size(), 1);
  const std::string kept = text.puzzles.front().puzzle->label.level;
  EXPECT_EQ(kept, level.left(199).toStdString());
}

TEST_F(PuzzleTextTest, TheFirstPuzzleAloneIsReadIfNoMoreIsAskedFor) {
  const PuzzleText text = readPuzzleText("12\n" + line() + "\n", "text", Extent::FirstPuzzle);
  ASSERT_EQ(text.puzzles.size(), 1);
  EXPECT_FALSE(text.puzzles.front().puzzle);
  EXPECT_EQ(text.moreFaults + text.morePuzzles, 0);
  const QString path = write("two.sdm", line() + "\n" + line() + "\n");
  EXPECT_EQ(readPuzzleFile(path, Extent::FirstPuzzle).puzzles.size(), 1);
}

TEST_F(PuzzleTextTest, AnIdIsATextToo) {
  const PuzzleText withId = readPuzzleText(" 1-backtracking-all-180-48213\n", "text");
  ASSERT_EQ(withId.puzzles.size(), 1);
  EXPECT_EQ(withId.puzzleId, "1-backtracking-all-180-48213");
  EXPECT_EQ(withId.puzzles.front().puzzle->givens,
            makePuzzle(*parsePuzzleId("1-backtracking-all-180-48213")).givens);
  const PuzzleText packed = readPuzzleText(QByteArray::fromStdString(toPackedId(puzzle().givens)), "text");
  ASSERT_EQ(packed.puzzles.size(), 1);
  EXPECT_EQ(packed.puzzleId, "");
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

TEST_F(PuzzleTextTest, AFullDiskLeavesTheFileAsItWas) {
  const QString path = write("game.sdm", "before");
  {
    const FullDisk full;
    EXPECT_NE(writePuzzleFile(path, "after\n"), "");
  }
  EXPECT_EQ(read(path), "before");
  EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files), QStringList("game.sdm"));
}

TEST(PastedTextTest, DigitsOfAllScriptsAreRead) {
  EXPECT_EQ(pastedText("٠١٢٣٤٥٦٧٨٩"), "0123456789");
  EXPECT_EQ(pastedText("۰۱۲۳۴۵۶۷۸۹"), "0123456789");
  EXPECT_EQ(pastedText("०१२३४५६७८९"), "0123456789");
  EXPECT_EQ(pastedText("０１２３４５６７８９．｜＊　"), "0123456789.|* ");
  EXPECT_EQ(pastedText("r1c5: é ½ ² 三"), "r1c5: é ½ ² 三");
  QString puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const PuzzleText plain = readPuzzleText(puzzle.toUtf8(), "plain");
  for (QChar& sign : puzzle)
    if (sign.isDigit()) sign = QChar(u'٠' + sign.digitValue());
  const PuzzleText read = readPuzzleText(pastedText(puzzle), "arabic");
  ASSERT_EQ(read.puzzles.size(), 1);
  EXPECT_EQ(read.puzzles.front().puzzle->givens, plain.puzzles.front().puzzle->givens);
}

}  // namespace
}  // namespace sudoku
