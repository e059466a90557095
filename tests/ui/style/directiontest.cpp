#include <gtest/gtest.h>

#include "ui/style/direction.h"

namespace sudoku {
namespace {

TEST(DirectionTest, APlaceIsAsFarFromTheOtherEdge) {
  const QRect whole(10, 0, 100, 20);
  const Mirror there(Qt::LeftToRight, whole);
  const Mirror back(Qt::RightToLeft, whole);
  EXPECT_EQ(there(QRect(15, 2, 30, 5)), QRect(15, 2, 30, 5));
  EXPECT_EQ(back(QRect(15, 2, 30, 5)), QRect(75, 2, 30, 5));
  EXPECT_EQ(back(QRectF(15, 2, 30, 5)), QRectF(75, 2, 30, 5));
  EXPECT_EQ(back(QPointF(15, 2)), QPointF(105, 2));
  EXPECT_EQ(back(back(QRectF(12.5, 0, 7, 1))), QRectF(12.5, 0, 7, 1));
}

TEST(DirectionTest, AWidgetIsPlacedInTheDirectionOfItsParent) {
  QWidget parent;
  parent.resize(200, 100);
  auto* const child = new QWidget(&parent);
  placeWidget(*child, {10, 5, 50, 20});
  EXPECT_EQ(child->geometry(), QRect(10, 5, 50, 20));
  parent.setLayoutDirection(Qt::RightToLeft);
  placeWidget(*child, {10, 5, 50, 20});
  EXPECT_EQ(child->geometry(), QRect(140, 5, 50, 20));
}

}  // namespace
}  // namespace sudoku
