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

TEST(QrCodeTest, HoldsThe81DigitsOfAPuzzle) {
  const QByteArray text = qrText(puzzleInCode());
  EXPECT_EQ(text.size(), 81);
  EXPECT_EQ(*parseLine(text.toStdString()), puzzleInCode());
  EXPECT_FALSE(text.contains('.'));
}

TEST(QrCodeTest, IsOfTheSmallestSizeThatHoldsThem) {
  constexpr int kSideOfVersion3 = 29;
  EXPECT_EQ(QrCode(qrText(puzzleInCode())).side(), kSideOfVersion3);
}

TEST(QrCodeTest, HasItsFinderPatternsInThreeCorners) {
  const QrCode code(qrText(puzzleInCode()));
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
  QImage image(296, 296, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintQrCode(painter, QRectF(32, 32, 232, 232), QrCode(qrText(puzzleInCode())));
  painter.end();
  const QString path = folder.filePath("code.png");
  ASSERT_TRUE(image.save(path));
  EXPECT_EQ(support::codesIn(path), QStringList(QString::fromLatin1(qrText(puzzleInCode()))));
}

TEST(PuzzleLinkTest, IsReadByTheProgramItself) {
  const auto puzzle = parsePuzzle(linkOf(puzzleInCode()).toStdString());
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->givens, puzzleInCode());
}

}  // namespace
}  // namespace sudoku
