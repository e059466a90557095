#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "../style/themes.h"
#include "ui/controls/ladder.h"
#include "ui/style/progresslook.h"
#include "ui/style/rolelook.h"

namespace sudoku {
namespace {

/// How much a bar stands out: its mean contrast against the ground, over all of its pixels.
double strengthOf(bool isReached, const Theme& theme) {
  QImage image(40, 4, QImage::Format_RGB32);
  image.fill(theme.window);
  {
    QPainter painter(&image);
    paintProgressBar(painter, QRectF(0, 0, 40, 4), isReached, theme);
  }
  double sum = 0;
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 40; ++x) sum += contrastRatio(image.pixelColor(x, y), theme.window);
  return sum / (40 * 4);
}

TEST(LadderTest, WhatIsReachedIsStrongerInEveryTheme) {
  for (const NamedTheme& named : kThemes)
    EXPECT_GT(strengthOf(true, named.theme()), 1.3 * strengthOf(false, named.theme())) << named;
}

TEST(HighContrastTest, WhatIsNotDoneOfABarIsAThinLine) {
  const QRectF bar(3, 5, 40, 4);
  for (const NamedTheme& named : kThemes) {
    const QRectF track = trackOf(bar, named.theme());
    EXPECT_EQ(track.height(), named.theme().isHighContrast ? 1 : bar.height()) << named;
    EXPECT_EQ(track.center(), bar.center()) << named;
    EXPECT_EQ(track.width(), bar.width()) << named;
  }
}

TEST(HighContrastTest, NotesOnHatchingAreBlackOrWhite) {
  EXPECT_EQ(notesOnFill(highContrastTheme()), QColor(Qt::black));
  EXPECT_EQ(notesOnFill(highContrastDarkTheme()), QColor(Qt::white));
}

}  // namespace
}  // namespace sudoku
