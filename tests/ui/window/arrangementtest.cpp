#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "ui/window/arrangement.h"

namespace sudoku {
namespace {

constexpr int kMenu = 24;
constexpr int kLine = 18;

WindowRoom roomOf(int width, int height, double textScale = 1) {
  const auto scaled = [&](int length) { return static_cast<int>(length * textScale); };
  return {{width, height - scaled(kMenu)}, scaled(kMenu), textScale, scaled(kLine), 0, scaled(150)};
}

/// The side of the board in a window of a size.
int boardIn(const WindowRoom& room) {
  const Arrangement all = arrangementIn(room);
  return all.board.width() - all.margin;
}

std::vector<QRect> partsOf(const Arrangement& all) {
  std::vector<QRect> parts = {all.board, all.header, all.game, all.help, all.numbers, all.strip, all.message};
  if (!all.column.isEmpty()) parts.push_back(all.column);
  return parts;
}

void expectSound(const WindowRoom& room) {
  const Arrangement all = arrangementIn(room);
  const QRect window(QPoint(), room.area);
  const std::vector<QRect> parts = partsOf(all);
  for (std::size_t a = 0; a < parts.size(); ++a) {
    EXPECT_TRUE(window.contains(parts[a])) << "part " << a << " at " << room.area.width() << 'x'
                                           << room.area.height() << " text " << room.textScale;
    for (std::size_t b = 0; b < a; ++b)
      EXPECT_FALSE(parts[a].intersects(parts[b]))
          << "parts " << b << " and " << a << " at " << room.area.width() << 'x' << room.area.height()
          << " text " << room.textScale;
  }
  EXPECT_GE(all.board.width(), 285 * room.textScale);
  EXPECT_TRUE(all.longCoach.contains(all.shortCoach));
  EXPECT_FALSE(all.longCoach.intersects(all.strip));
  EXPECT_FALSE(all.longCoach.intersects(all.board));
}

TEST(ArrangementTest, NothingOverlapsOrLeavesTheWindowAtAnySize) {
  for (const double textScale : {1.0, 1.25, 1.5, 2.0}) {
    const QSize least = leastArea(roomOf(0, 0, textScale));
    for (int width = least.width(); width <= 2000; width += 40)
      for (int height = least.height() + static_cast<int>(kMenu * textScale); height <= 1300; height += 40)
        expectSound(roomOf(width, height, textScale));
  }
  expectSound(roomOf(3840, 2160));
  expectSound(roomOf(1400, 500));
}

TEST(ArrangementTest, LargeTargetsHaveTheirRoomAtAnySize) {
  const auto largeRoom = [](int width, int height, double textScale) {
    WindowRoom room = roomOf(width, height, textScale);
    room.hasLargeTargets = true;
    return room;
  };
  for (const double textScale : {1.0, 1.5, 2.0}) {
    const QSize least = leastArea(largeRoom(0, 0, textScale));
    EXPECT_GT(least.height(), leastArea(roomOf(0, 0, textScale)).height());
    for (int width = least.width(); width <= 2000; width += 40) {
      for (int height = least.height() + static_cast<int>(kMenu * textScale); height <= 1300; height += 20) {
        const WindowRoom room = largeRoom(width, height, textScale);
        expectSound(room);
        const Arrangement all = arrangementIn(room);
        const bool isLow = all.shape == WindowShape::Low;
        const double padding = (isLow ? kLowGroupPadding : kGroupPadding) * all.unit;
        const double gap = (isLow ? kLowGroupGap : kGroupGap) * all.unit;
        const int title = all.hasTitles ? qRound((isLow ? 18 : 20) * all.unit) : 0;
        const double target = 44 * all.unit;
        EXPECT_GE(all.strip.height(), target) << width << 'x' << height;
        EXPECT_GE(all.strip.width(), 5 * target) << width << 'x' << height;
        if (all.shape == WindowShape::Portrait) continue;
        const int rows = isLow ? 2 : 3;
        EXPECT_GE(all.game.height() - title, rows * target + (rows - 1) * gap + 2 * padding)
            << width << 'x' << height;
        EXPECT_GE(all.help.height() - title, target + 2 * padding) << width << 'x' << height;
        EXPECT_GE(all.numbers.height() - title, 3 * target + 2 * gap + 2 * padding) << width << 'x' << height;
      }
    }
  }
}

TEST(ArrangementTest, TheSmallestWindowAtPlainSizeIs560x420) {
  const QSize least = leastArea(roomOf(0, 0));
  EXPECT_LE(least.width(), 560);
  EXPECT_LE(least.height() + kMenu, 420);
  const Arrangement all = arrangementIn(roomOf(560, 420));
  EXPECT_TRUE(all.hasTitles);
}

TEST(ArrangementTest, EachSizeHasItsShape) {
  EXPECT_EQ(arrangementIn(roomOf(1020, 720)).shape, WindowShape::Normal);
  EXPECT_EQ(arrangementIn(roomOf(1280, 1000)).shape, WindowShape::Normal);
  EXPECT_EQ(arrangementIn(roomOf(700, 1000)).shape, WindowShape::Portrait);
  EXPECT_EQ(arrangementIn(roomOf(1300, 2000)).shape, WindowShape::Portrait);
  EXPECT_EQ(arrangementIn(roomOf(640, 480)).shape, WindowShape::Low);
  EXPECT_EQ(arrangementIn(roomOf(1400, 500)).shape, WindowShape::Low);
  EXPECT_EQ(arrangementIn(roomOf(1240, 600)).shape, WindowShape::Wide);
  EXPECT_EQ(arrangementIn(roomOf(1280, 800)).shape, WindowShape::Wide);
  // At scale 2 the window is like one of 640x400.
  EXPECT_EQ(arrangementIn(roomOf(1280, 800, 2)).shape, WindowShape::Low);
}

/// Without text that grows, both sides can be calculated from the least that stands beside the board, or
/// above and below it.
TEST(ArrangementTest, WhatGivesTheLargerBoardWins) {
  EXPECT_GE(boardIn(roomOf(960, 1050)), 700);
  constexpr double kForAColumn = 0.93;
  for (int width = 560; width <= 1240; width += 20) {
    for (int height = 620; height <= 1100; height += 20) {
      const int message = width < 700 ? 2 * kLine : kLine;
      const int below = kMenu + 4 + message + 4;
      const int stacked = std::min({width - 32, height - below - 32 - 16 - 228, 668});
      const int beside = std::min({width - (8 + 16 + 32 + 216 + 16), height - below - 16, 648});
      EXPECT_GE(boardIn(roomOf(width, height)), kForAColumn * std::max(stacked, beside))
          << width << 'x' << height;
    }
  }
}

TEST(ArrangementTest, TheCoachHasAColumnWheneverTheWidthAllows) {
  for (const QSize& size :
       {QSize(1400, 500), QSize(1000, 500), QSize(1280, 590), QSize(1240, 600), QSize(1280, 800),
        QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080), QSize(1920, 1200), QSize(3840, 2160)}) {
    const WindowRoom room = roomOf(size.width(), size.height());
    EXPECT_GE(arrangementIn(room).column.width(), 264) << size.width();
    expectSound(room);
  }
  EXPECT_GE(arrangementIn(roomOf(1400, 500)).column.width(), 380);
  for (const QSize& size : {QSize(640, 480), QSize(1020, 720), QSize(700, 1000), QSize(1280, 1000)})
    EXPECT_FALSE(arrangementIn(roomOf(size.width(), size.height())).hasColumn()) << size.width();
}

TEST(ArrangementTest, InASmallWindowAMessageOfTwoLinesMovesNothing) {
  for (const QSize& size : {QSize(560, 420), QSize(640, 480), QSize(600, 900)}) {
    WindowRoom room = roomOf(size.width(), size.height());
    const Arrangement one = arrangementIn(room);
    room.messageHeight *= 2;
    const Arrangement two = arrangementIn(room);
    EXPECT_EQ(partsOf(one), partsOf(two)) << size.width();
    EXPECT_GE(two.message.height(), 2 * kLine) << size.width();
    EXPECT_GE(room.area.height() - two.message.bottom() - 1, 4) << size.width();
  }
}

TEST(ArrangementTest, MeasuresAreThoseOfThePictures) {
  const Arrangement normal = arrangementIn(roomOf(1020, 720));
  EXPECT_NEAR(boardIn(roomOf(1020, 720)), 652, 2);  // the board takes the whole height
  EXPECT_NEAR(normal.game.width(), 296, 2);
  const Arrangement wide = arrangementIn(roomOf(1280, 800));
  EXPECT_EQ(wide.game.width(), 216);
  EXPECT_EQ(wide.column.width(), 278);
  EXPECT_EQ(arrangementIn(roomOf(640, 480)).game.width(), 196);
  EXPECT_EQ(arrangementIn(roomOf(700, 1000)).numbers.width(), 668);
}

TEST(ArrangementTest, BoardPanelAndTextGrowTogether) {
  const Arrangement plain = arrangementIn(roomOf(1280, 800));
  const Arrangement large = arrangementIn(roomOf(1920, 1200));
  EXPECT_EQ(plain.growth, 1);
  EXPECT_GT(large.growth, 1.35);
  EXPECT_NEAR(static_cast<double>(large.board.width()) / large.game.width(),
              static_cast<double>(plain.board.width()) / plain.game.width(), 0.2);
  EXPECT_EQ(plain.message.height(), kLine);
  EXPECT_GE(large.message.height(), kLine * large.growth);
  // The board and the panel together stand in the middle of the window.
  const int left = large.board.left() + large.margin;
  const int right = 1920 - large.column.right();
  EXPECT_NEAR(left, right, 30);
}

TEST(ArrangementTest, AMessageOfTwoLinesChangesNoText) {
  for (const QSize& size : {QSize(1020, 720), QSize(1280, 800), QSize(1920, 1080), QSize(700, 1000)}) {
    WindowRoom room = roomOf(size.width(), size.height());
    const Arrangement one = arrangementIn(room);
    room.messageHeight *= 2;
    expectSound(room);
    const Arrangement two = arrangementIn(room);
    EXPECT_EQ(two.growth, one.growth);
    EXPECT_GT(two.message.height(), one.message.height() + kLine - 1);
  }
}

}  // namespace
}  // namespace sudoku
