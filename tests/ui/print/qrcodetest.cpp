#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../windowfixture.h"
#include "tools.h"
#include "ui/print/puzzlelink.h"
#include "ui/print/qrcode.h"

namespace sudoku {
namespace {

Grid puzzleInCode() {
  return *parseLine(kPuzzle);
}

QByteArray linkInCode() {
  return linkOf(puzzleInCode()).toLatin1();
}

TEST(QrCodeTest, IsOfTheSmallestSizeThatHoldsTheLink) {
  constexpr int kSideOfVersion5 = 37;
  EXPECT_EQ(QrCode(linkInCode()).side(), kSideOfVersion5);
}

TEST(QrCodeTest, HasItsFinderPatternsInThreeCorners) {
  const QrCode code(linkInCode());
  const int last = code.side() - 7;
  for (const auto& [row, column] : {std::pair(0, 0), std::pair(0, last), std::pair(last, 0)}) {
    EXPECT_TRUE(code.isDark(row, column));
    EXPECT_FALSE(code.isDark(row + 1, column + 1));
    EXPECT_TRUE(code.isDark(row + 3, column + 3));
  }
}

TEST(QrCodeTest, IsReadFromAPicture) {
  if (!support::hasTool("zbarimg")) GTEST_SKIP() << "zbarimg is not installed";
  const QTemporaryDir folder;
  QImage image(360, 360, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintQrCode(painter, QRectF(32, 32, 296, 296), QrCode(linkInCode()));
  painter.end();
  const QString path = folder.filePath("code.png");
  ASSERT_TRUE(image.save(path));
  EXPECT_EQ(support::codesIn(path), QStringList(linkOf(puzzleInCode())));
}

TEST(PuzzleLinkTest, IsReadByTheProgramItself) {
  EXPECT_EQ(linkOf(puzzleInCode()).count('0'), 51);
  const auto puzzle = parsePuzzle(linkOf(puzzleInCode()).toStdString());
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens, puzzleInCode());
}

}  // namespace
}  // namespace sudoku
