#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <vector>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "ui/board/boardgeometry.h"
#include "ui/board/candidatemark.h"
#include "ui/board/drawnlinks.h"
#include "ui/board/linksearch.h"
#include "ui/style/rolelook.h"

namespace sudoku {
namespace {

/// Links from each cell of the first column to the one below it, for each digit.
std::vector<CandidateLink> manyLinks() {
  std::vector<CandidateLink> links;
  for (int row = 1; row < 9; ++row)
    for (const Digit digit : allDigits())
      links.push_back(
          CandidateLink::between({Cell::at(row - 1, 0), digit}, {Cell::at(row, 0), digit}, LinkKind::Weak));
  return links;
}

/// Tests of the lines of links on a board in whose cells all digits are noted.
class DrawnLinksTest : public testing::Test {
 protected:
  DrawnLinksTest() {
    for (const Cell each : allCells()) view(each).notes = DigitSet::all();
  }

  CellView& view(Cell cell) { return m_views[static_cast<std::size_t>(cell.index())]; }
  SceneLayout layout() const {
    return layoutOf(m_views, BoardGeometry(QSize(640, 640)), QApplication::font(), 1);
  }
  static bool covers(const QPainterPath& line, const SceneLayout& layout) {
    for (const QPointF& point : pointsAlong(line))
      for (const SceneDigit& digit : layout.digits())
        if (digit.shape.ink.contains(point)) return true;
    return false;
  }

  CellViews m_views;
};

TEST_F(DrawnLinksTest, ALinkCoversNoDigit) {
  const SceneLayout place = layout();
  const std::vector<CandidateLink> links = {
      CandidateLink::between({Cell::at(0, 0), Digit(5)}, {Cell::at(6, 3), Digit(5)}, LinkKind::Strong),
      CandidateLink::between({Cell::at(8, 8), Digit(1)}, {Cell::at(8, 0), Digit(9)}, LinkKind::Weak)};
  const DrawnLinks lines(links, place);
  for (const CandidateLink& link : links) {
    const QPainterPath line = lines.lineOf(link);
    ASSERT_FALSE(line.isEmpty());
    for (const QPointF& point : pointsAlong(line))
      for (const SceneDigit& digit : place.digits())
        EXPECT_FALSE(digit.shape.ink.contains(point)) << digit.candidate.cell.index();
    const double reach = place.radiusOf(link.first) + 3;
    const std::array ends = {line.pointAtPercent(0), line.pointAtPercent(1)};
    EXPECT_LT(distance(ends[0], place.centreOf(link.first)), reach);
    EXPECT_LT(distance(ends[1], place.centreOf(link.second)), reach);
  }
}

TEST_F(DrawnLinksTest, ThoseOfManyLinksCoverNoDigitEither) {
  const auto links = manyLinks();
  const SceneLayout place = layout();
  const DrawnLinks lines(links, place);
  EXPECT_TRUE(lines.isComplete());
  for (const CandidateLink& link : links) {
    EXPECT_FALSE(lines.lineOf(link).isEmpty());
    EXPECT_FALSE(covers(lines.lineOf(link), place));
  }
}

TEST_F(DrawnLinksTest, LinesThatAreKnownStay) {
  auto links = manyLinks();
  const DrawnLinks before(links, layout());
  const auto other =
      CandidateLink::between({Cell::at(0, 0), Digit(2)}, {Cell::at(8, 8), Digit(2)}, LinkKind::Strong);
  links.insert(links.begin(), other);
  const DrawnLinks after(links, layout(), before, 1);
  EXPECT_TRUE(after.isComplete()) << "one line is new";
  for (const CandidateLink& link : manyLinks()) EXPECT_EQ(after.lineOf(link), before.lineOf(link));
  EXPECT_FALSE(covers(after.lineOf(other), layout()));
}

TEST_F(DrawnLinksTest, ALineGivesWayToANewDigit) {
  const auto link =
      CandidateLink::between({Cell::at(4, 0), Digit(5)}, {Cell::at(4, 8), Digit(5)}, LinkKind::Strong);
  for (int column = 1; column < 8; ++column) view(Cell::at(4, column)).notes = {};
  const DrawnLinks before({link}, layout());
  for (int column = 1; column < 8; ++column) view(Cell::at(4, column)).digit = Digit(8);
  ASSERT_TRUE(covers(before.lineOf(link), layout()));
  EXPECT_FALSE(covers(DrawnLinks({link}, layout(), before, 1).lineOf(link), layout()));
}

TEST_F(DrawnLinksTest, LinesThatAreNotFoundYetAreThere) {
  const auto links = manyLinks();
  DrawnLinks lines;
  for (int rounds = 0; !lines.isComplete() || lines.isEmpty(); ++rounds) {
    ASSERT_LT(rounds, 8) << "ten of 72 are found each time";
    lines = DrawnLinks(links, layout(), lines, 10);
    for (const CandidateLink& link : links) EXPECT_FALSE(lines.lineOf(link).isEmpty());
  }
}

TEST_F(DrawnLinksTest, LinesEndAtTheEdgesOfTheShapesRoundTheirEnds) {
  constexpr double kGap = 1.5;
  const Candidate middle{Cell::at(4, 4), Digit(5)};
  std::vector<CandidateLink> links;
  for (const int row : {1, 4, 7})
    for (const int column : {1, 4, 7})
      if (row != 4 || column != 4)
        links.push_back(CandidateLink::between(middle, {Cell::at(row, column), Digit(5)}, LinkKind::Strong));
  for (const Cell each : allCells()) view(each).notes = {Digit(5)};
  const auto endAt = [&](const QPainterPath& line, const QPointF& centre) {
    const std::array ends = {line.pointAtPercent(0) - centre, line.pointAtPercent(1) - centre};
    return std::hypot(ends[0].x(), ends[0].y()) < std::hypot(ends[1].x(), ends[1].y()) ? ends[0] : ends[1];
  };
  DrawnLinks known;
  for (const Digit colour : {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6)}) {
    view(middle.cell).candidateColours.set(Digit(5), colour);
    const SceneLayout place = layout();
    // Lines that are known too: what is round their ends has changed.
    known = DrawnLinks(links, place, known, links.size());
    for (const CandidateLink& link : links) {
      const QPointF away = endAt(known.lineOf(link), place.centreOf(middle));
      const double length = std::hypot(away.x(), away.y());
      EXPECT_NEAR(length - place.radiusOf(middle) * candidateMarkReach(colour, away / length), kGap, 0.1)
          << colour.value();
    }
  }
}

TEST(CandidateMarkTest, AShapeReachesAsFarAsItIsSaidTo) {
  constexpr int kSide = 400;
  constexpr double kNear = 8;  // pixels: squares have rounded corners
  RoleLook look;
  look.fill = look.line = Qt::black;
  const QPointF centre(kSide / 2.0, kSide / 2.0);
  for (const Digit colour : {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6)}) {
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintCandidateMark(painter, centre, 2 * kSide, colour, look, 0.5);
    for (int degrees = 0; degrees < 360; degrees += 7) {
      const QPointF direction(std::cos(degrees * M_PI / 180), std::sin(degrees * M_PI / 180));
      const double reach = 2 * kSide * kCandidateMarkRadius * candidateMarkReach(colour, direction);
      const auto isBlack = [&](double away) {
        return qGray(image.pixel((centre + direction * away).toPoint())) < 128;
      };
      EXPECT_TRUE(isBlack(reach - kNear)) << colour.value() << ' ' << degrees;
      EXPECT_FALSE(isBlack(reach + kNear)) << colour.value() << ' ' << degrees;
    }
  }
}

}  // namespace
}  // namespace sudoku
