#include <cstdlib>
#include <gtest/gtest.h>
#include <vector>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include "../windowfixture.h"
#include "paperfixture.h"
#include "ui/board/drawnlinks.h"
#include "ui/board/plainmarks.h"
#include "ui/print/boardpicture.h"
#include "ui/print/gamepaper.h"

namespace sudoku {
namespace {

constexpr int kPictureSide = 640;
constexpr Candidate kHere{Cell(2), Digit(4)};
constexpr Candidate kThere{Cell(3), Digit(2)};

/// A board for paper with the notes 1, 2, 4 in r1c3, and 2, 6 in r1c4.
PlainBoard notedBoard() {
  PaperPuzzle puzzle = support::samplePaperPuzzle();
  puzzle.board.clear(kHere.cell);
  puzzle.notes[2] = {Digit(1), Digit(2), Digit(4)};
  return boardOf(puzzle, SmallDigits::Notes);
}

PlainBoard coloured(int colour) {
  PlainBoard board = notedBoard();
  board.drawn.colours.set(kHere, Digit(colour));
  return board;
}

PlainBoard linked(LinkKind kind) {
  PlainBoard board = notedBoard();
  board.drawn.links = {CandidateLink::between(kHere, kThere, kind)};
  return board;
}

QImage pictureOf(const PlainBoard& board) {
  QImage image(kPictureSide, kPictureSide, QImage::Format_RGB32);
  QPainter painter(&image);
  paintPaperPicture(painter, kPictureSide, board, QGuiApplication::font());
  return image;
}

int darkPixels(const QImage& image) {
  int dark = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (qGray(image.pixel(x, y)) < 128) ++dark;
  return dark;
}

bool isGrey(const QImage& image) {
  constexpr int kMostTint = 32;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (const QColor colour = image.pixelColor(x, y); std::abs(colour.red() - colour.blue()) >= kMostTint)
        return false;
  return true;
}

TEST(PaperMarksTest, EachColourHasAShapeOfItsOwnInBlackAndWhite) {
  std::vector<QImage> pictures = {pictureOf(notedBoard())};
  for (const Digit colour : allColours()) pictures.push_back(pictureOf(coloured(colour.value())));
  for (std::size_t one = 0; one < pictures.size(); ++one) {
    EXPECT_TRUE(isGrey(pictures[one])) << one;
    for (std::size_t other = one + 1; other < pictures.size(); ++other)
      EXPECT_NE(pictures[one], pictures[other]) << one << ' ' << other;
  }
}

/// A board for paper whose cell r1c3 has these colours.
PlainBoard withColours(DigitSet colours) {
  PlainBoard board = notedBoard();
  board.colours[2] = colours;
  return board;
}

/// The cell r1c3 without its edges, in grey as a printer without colours has it.
QImage greyCellOf(const PlainBoard& board) {
  constexpr int kMargin = kPictureSide / 40;
  constexpr int kInside = 4;
  const BoardSquare square = paperLook(kPictureSide - 2 * kMargin).square;
  const QPointF half = QPointF(square.cellSide(), square.cellSide()) / 2 - QPointF(kInside, kInside);
  const QPointF centre = square.centre(kHere.cell) + QPointF(kMargin, kMargin);
  return pictureOf(board)
      .copy(QRectF(centre - half, centre + half).toRect())
      .convertToFormat(QImage::Format_Grayscale8);
}

TEST(PaperMarksTest, EachColourOfACellHasATextureOfItsOwnInBlackAndWhite) {
  // Textures differ enough for any printer where they differ by this much, of 255, in a tenth of the cell.
  constexpr int kLeastStep = 40;
  std::vector<QImage> pictures = {greyCellOf(notedBoard())};
  for (const Digit colour : allColours()) pictures.push_back(greyCellOf(withColours({colour})));
  pictures.push_back(greyCellOf(withColours({Digit(1), Digit(2)})));
  pictures.push_back(greyCellOf(withColours(allColours())));
  for (std::size_t one = 0; one < pictures.size(); ++one) {
    for (std::size_t other = one + 1; other < pictures.size(); ++other) {
      const QImage& first = pictures[one];
      int apart = 0;
      for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
          if (std::abs(qGray(first.pixel(x, y)) - qGray(pictures[other].pixel(x, y))) >= kLeastStep) ++apart;
      EXPECT_GT(apart, first.width() * first.height() / 10) << one << ' ' << other;
    }
  }
}

TEST(PaperMarksTest, TheColoursOfACellLeaveItsDigitsLegible) {
  constexpr int kDark = 100;  // of 255: darker than any texture
  const auto inkOf = [](const QImage& cell) {
    int dark = 0;
    for (int y = 0; y < cell.height(); ++y)
      for (int x = 0; x < cell.width(); ++x)
        if (qGray(cell.pixel(x, y)) < kDark) ++dark;
    return dark;
  };
  for (const bool isNoted : {true, false}) {
    PlainBoard plain = notedBoard();
    PlainBoard empty = withColours(allColours());
    empty.candidates[2] = {};
    if (!isNoted) plain.board.set(kHere.cell, kHere.digit);
    PlainBoard coloured = plain;
    coloured.colours[2] = allColours();
    EXPECT_EQ(inkOf(greyCellOf(empty)), 0);
    EXPECT_GE(inkOf(greyCellOf(coloured)), inkOf(greyCellOf(plain)));
  }
}

TEST(PaperMarksTest, AStrongLinkIsSolidAndAWeakOneDashed) {
  const QImage plain = pictureOf(notedBoard());
  const QImage strong = pictureOf(linked(LinkKind::Strong));
  const QImage weak = pictureOf(linked(LinkKind::Weak));
  EXPECT_TRUE(isGrey(strong));
  EXPECT_TRUE(isGrey(weak));
  EXPECT_GT(darkPixels(weak), darkPixels(plain));
  EXPECT_GT(darkPixels(strong), darkPixels(weak)) << "with gaps between the dashes";
}

TEST(PaperMarksTest, LinesAreFoundForTheBoardThatIsPrinted) {
  constexpr double kNear = 1e-6;
  const PlainLook look = paperLook(540);
  const BoardGeometry geometry = PlainMarks::geometryOf(look);
  const double scale = look.square.cellSide() / geometry.cellSide();
  for (const Cell cell : allCells()) {
    const QPointF apart = geometry.centre(cell) * scale - look.square.centre(cell);
    EXPECT_NEAR(apart.x(), 0, kNear) << cell.index();
    EXPECT_NEAR(apart.y(), 0, kNear) << cell.index();
  }
}

TEST(PaperMarksTest, WithoutSmallDigitsNothingIsDrawnOnThem) {
  PaperPuzzle puzzle = support::samplePaperPuzzle();
  puzzle.drawn.colours.set({Cell(3), Digit(2)}, Digit(5));
  puzzle.drawn.links = {CandidateLink::between({Cell(3), Digit(2)}, {Cell(3), Digit(6)}, LinkKind::Strong)};
  EXPECT_EQ(boardOf(puzzle, SmallDigits::Notes).drawn, puzzle.drawn);
  EXPECT_TRUE(boardOf(puzzle, SmallDigits::None).drawn.isEmpty());
  EXPECT_TRUE(withoutEntries(puzzle).drawn.isEmpty());
}

TEST(PaperMarksTest, ColoursOfCellsGoWithTheEntries) {
  PaperPuzzle puzzle = support::samplePaperPuzzle();
  puzzle.colours[2] = {Digit(1), Digit(6)};
  for (const SmallDigits small : {SmallDigits::None, SmallDigits::Notes, SmallDigits::Candidates})
    EXPECT_EQ(boardOf(puzzle, small).colours, puzzle.colours);
  EXPECT_EQ(withoutEntries(puzzle).colours, PaperPuzzle().colours);
}

class GamePaperMarksTest : public WindowTest {};

TEST_F(GamePaperMarksTest, AGameIsPrintedWithThemAsItStands) {
  for (const Candidate& each : {kHere, kThere}) m_game->play(Move::setNote(each.cell, each.digit));
  m_game->play(*togglingCandidateColour(m_game->state(), {kHere.cell}, kHere.digit, Digit(3)));
  m_game->play(Move::changeLink(kHere, kThere, LinkKind::Weak));
  const PaperPuzzle paper = paperPuzzleOf(*m_game, true);
  EXPECT_EQ(paper.drawn, (DrawnMarks{m_game->state().candidateColours, m_game->state().links}));
  EXPECT_EQ(boardOf(paper, SmallDigits::Notes).drawn, paper.drawn);
  EXPECT_TRUE(paperPuzzleOf(*m_game, false).drawn.isEmpty());
}

TEST_F(GamePaperMarksTest, AGameIsPrintedWithTheColoursOfItsCellsAsItStands) {
  m_game->play(*togglingColour(m_game->state(), {cellAt(1, 1), kHere.cell}, Digit(4)));
  EXPECT_EQ(paperPuzzleOf(*m_game, true).colours, m_game->state().colours);
  EXPECT_EQ(paperPuzzleOf(*m_game, false).colours, PaperPuzzle().colours);
}

}  // namespace
}  // namespace sudoku
