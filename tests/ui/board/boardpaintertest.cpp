#include <algorithm>
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <vector>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "ui/board/boardgeometry.h"
#include "ui/board/boardpainter.h"
#include "ui/board/cellpainter.h"
#include "ui/board/plainpainter.h"
#include "ui/board/scenepainter.h"
#include "ui/print/paperboard.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kLargeBoard = 1300;  // side of a board in pixels, so that rounding to pixels is small

QImage painted(int side, const std::function<void(QPainter&)>& paint) {
  QImage image(side, side, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paint(painter);
  painter.end();
  return image;
}

/// What is dark in an area.
QRectF inkIn(const QImage& image, const QRect& area) {
  constexpr int kDark = 128;
  QRect ink;
  for (int y = area.top(); y <= area.bottom(); ++y)
    for (int x = area.left(); x <= area.right(); ++x)
      if (qGray(image.pixel(x, y)) < kDark) ink |= QRect(x, y, 1, 1);
  return ink;
}

/// A digit as a board shows it, in parts of the side of its cell, from the middle of the cell.
struct SeenDigit {
  QPointF middle;
  double height;
};

SeenDigit seenIn(const QImage& image, const QPointF& centre, double cellSide) {
  const double reach = cellSide * 0.4;
  const QRectF inner(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
  const QRectF ink = inkIn(image, inner.toAlignedRect());
  return {(ink.center() - centre) / cellSide, ink.height() / cellSide};
}

/// The middle cell of a board with one entry, as each of the painters shows it.
std::vector<SeenDigit> seenEverywhere(Digit digit) {
  const QFont font = QApplication::font();
  const Cell middle(40);
  std::vector<SeenDigit> seen;
  PlainBoard plain;
  plain.board.set(middle, digit);
  for (const PlainLook& look : {paperLook(kLargeBoard), smallLook(lightTheme(), kLargeBoard)}) {
    const QImage image =
        painted(kLargeBoard, [&](QPainter& painter) { PlainPainter(font, look).paint(painter, {}, plain); });
    seen.push_back(seenIn(image, look.square.centre(middle), look.square.cellSide()));
    // Digits of small boards are larger than those of others, so that they can be read.
    const double size = BoardGeometry::kDigitFont * look.square.cellSide() / look.digitSize;
    seen.back().middle *= size;
    seen.back().height *= size;
  }
  BoardScene scene;
  scene.board = plain.board;
  const BoardGeometry geometry({kLargeBoard, kLargeBoard});
  const QImage image = painted(kLargeBoard, [&](QPainter& painter) {
    ScenePainter(scene, geometry, font).paint(painter, scene, lightTheme());
  });
  seen.push_back(seenIn(image, geometry.centre(middle), geometry.cellSide()));
  constexpr int kCell = 144;
  const QImage cell = painted(kCell, [&](QPainter& painter) {
    CellView view;
    view.digit = digit;
    CellPainter(painter, QRectF(0, 0, kCell, kCell), lightTheme(), font).paint(view, false);
  });
  seen.push_back(seenIn(cell, QPointF(kCell, kCell) / 2, kCell));
  return seen;
}

TEST(BoardPainterTest, DigitsStandInTheSamePartOfTheirCellsOnScreenAndPaper) {
  constexpr double kPixel = 1.3 / 144;
  for (const Digit digit : allDigits()) {
    const std::vector<SeenDigit> seen = seenEverywhere(digit);
    for (const SeenDigit& each : seen) {
      EXPECT_NEAR(each.middle.x(), seen.front().middle.x(), kPixel) << digit.value();
      EXPECT_NEAR(each.middle.y(), seen.front().middle.y(), kPixel) << digit.value();
      EXPECT_NEAR(each.height, seen.front().height, 2 * kPixel) << digit.value();
    }
  }
}

/// The middles of the lines that a row of pixels crosses, weighted by how dark each pixel is.
std::vector<double> linesAcross(const QImage& image, int y) {
  constexpr int kFaint = 4;
  std::vector<double> middles;
  double weight = 0;
  double moment = 0;
  for (int x = 0; x < image.width(); ++x) {
    const int dark = 255 - qGray(image.pixel(x, y));
    weight += dark;
    moment += dark * (x + 0.5);
    const bool ends = dark < kFaint || x == image.width() - 1;
    if (!ends || weight == 0) continue;
    if (weight > kFaint) middles.push_back(moment / weight);
    weight = moment = 0;
  }
  return middles;
}

TEST(BoardPainterTest, LinesOfPanelsOnTheScreenStandBetweenTheCells) {
  for (const int side : {100, 151, 210, 319}) {
    const QImage image = painted(side, [&](QPainter& painter) {
      PanelLook look = panelLook(lightTheme(), side);
      look.ground = Qt::white;
      look.edgeWidth = look.lineWidth = 1;
      BoardPainter parts(painter);
      parts.paintPanel(QRectF(0, 0, side, side), look);
      parts.paintLines(QRectF(0, 0, side, side), look);
    });
    for (const int place : {0, 4, 8}) {
      const QRect cell = BoardGeometry::cellInPanel({side, side}, place);
      const std::vector<double> lines = linesAcross(image, cell.center().y());
      ASSERT_EQ(lines.size(), 4U) << side;
      EXPECT_EQ(lines[1], BoardGeometry::separator(side, 1) + 0.5);
      EXPECT_EQ(lines[2], BoardGeometry::separator(side, 2) + 0.5);
      EXPECT_LT(lines[static_cast<std::size_t>(place % 3)], cell.left());
      EXPECT_GT(lines[static_cast<std::size_t>(place % 3) + 1], cell.right());
    }
  }
}

TEST(BoardPainterTest, LinesOnPaperStandBetweenTheCellsToFractionsOfAPixel) {
  constexpr double kRounding = 0.12;  // of the middle of a thin line, since coverage comes in steps
  for (const int side : {300, 417, 1000}) {
    PlainLook look = paperLook(side - 20);
    look.panels.line = look.panels.edge;
    const QImage image = painted(side, [&](QPainter& painter) {
      PlainPainter(QApplication::font(), look).paint(painter, {10, 10}, {});
    });
    const double half = look.square.cellSide() / 2;
    const int y = qRound(10 + look.square.centre(Cell(40)).y());
    const std::vector<double> lines = linesAcross(image, y);
    ASSERT_EQ(lines.size(), 12U) << side;
    for (std::size_t column = 0; column < 9; ++column) {
      const double centre = 10 + look.square.centre(Cell::at(4, static_cast<int>(column))).x();
      const std::size_t before = column + column / 3;
      EXPECT_NEAR(lines[before], centre - half, kRounding) << side;
      EXPECT_NEAR(lines[before + 1], centre + half, kRounding) << side;
    }
  }
}

TEST(SizedFontTest, MakesALargeFontSmallerByAnyFraction) {
  const QFont font = QApplication::font();
  const SizedFont one(font, {.size = 1}, SizedFont::Sizes::Fractions);
  for (const double size : {0.3, 7.25, 19.9}) {
    SizedFont sized(font, {.size = 3}, SizedFont::Sizes::Fractions);
    sized.setSize(size);
    EXPECT_NEAR(sized.width("8"), size * one.width("8"), 1e-9);
    EXPECT_NEAR(sized.width("Sudoku"), size * one.width("Sudoku"), 1e-9);
    EXPECT_NEAR(sized.capHeight(), size * one.capHeight(), 1e-9);
  }
}

/// How the middle of a digit's ink lies, from darkness of pixels.
QPointF weightOf(const QImage& image) {
  double weight = 0;
  QPointF moment;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const int dark = 255 - qGray(image.pixel(x, y));
      weight += dark;
      moment += dark * QPointF(x + 0.5, y + 0.5);
    }
  }
  return moment / weight;
}

TEST(SizedFontTest, WritesManyDigitsWhereItWritesOne) {
  const SizedFont font(QApplication::font(), {.size = 23.4}, SizedFont::Sizes::Fractions);
  for (const Digit digit : allDigits()) {
    const PlacedDigit placed{digit, QPointF(20.3, 19.6)};
    const QString text(QChar(digit.toChar()));
    const QPointF one = weightOf(
        painted(40, [&](QPainter& painter) { font.write(painter, font.start(placed.centre, text), text); }));
    const QPointF many =
        weightOf(painted(40, [&](QPainter& painter) { font.writeDigits(painter, std::span(&placed, 1)); }));
    EXPECT_NEAR(one.x(), many.x(), 0.5) << digit.value();
    EXPECT_NEAR(one.y(), many.y(), 0.6) << digit.value();
  }
}

}  // namespace
}  // namespace sudoku
