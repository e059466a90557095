#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <sudoku/grid/level.h>

#include "ui/controls/levelbars.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr QRect kBarsArea(0, 0, 24, 20);
constexpr int kLevels = 6;

QImage barsOf(Level level, const Theme& theme, const QColor& ground) {
  QImage picture(kBarsArea.size(), QImage::Format_RGB32);
  picture.fill(ground);
  QPainter painter(&picture);
  paintLevelBars(painter, kBarsArea, level, theme);
  return picture;
}

/// The number of pixels that have neither of two colours.
int othersIn(const QImage& picture, const QColor& first, const QColor& second) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (picture.pixelColor(x, y) != first && picture.pixelColor(x, y) != second) ++count;
  return count;
}

TEST(LevelBarsTest, EachLevelIsToldWithoutColours) {
  // In high contrast all bars are dark: bars that are not reached are flat.
  const Theme& theme = highContrastTheme();
  int before = 0;
  for (int level = 0; level < kLevels; ++level) {
    const QImage picture = barsOf(static_cast<Level>(level), theme, theme.panel);
    int dark = 0;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) dark += picture.pixelColor(x, y) != theme.panel ? 1 : 0;
    EXPECT_GT(dark, before) << level;
    before = dark;
  }
}

TEST(LevelBarsTest, WhatIsNotReachedIsSeenOnAChosenRow) {
  for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
    const QImage picture = barsOf(Level::Easy, *theme, theme->sameFill);
    EXPECT_GT(othersIn(picture, theme->sameFill, theme->accent), 20);
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const QColor colour = picture.pixelColor(x, y);
        if (colour == theme->sameFill) continue;
        EXPECT_GE(contrastRatio(colour, theme->sameFill), 1.3) << x << ' ' << y;
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
