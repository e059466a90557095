#include <gtest/gtest.h>

#include <sudoku/play/gamestate.h>

#include "leastcontrast.h"
#include "themes.h"
#include "ui/style/playercolours.h"

namespace sudoku {
namespace {

class ThemeTest : public testing::TestWithParam<NamedTheme> {
 protected:
  static const Theme& theme() { return GetParam().theme(); }
};

INSTANTIATE_TEST_SUITE_P(All, ThemeTest, testing::ValuesIn(kThemes));

TEST(ContrastTest, FollowsItsDefinition) {
  EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21, 0.01);
  EXPECT_NEAR(contrastRatio(Qt::white, Qt::white), 1, 0.01);
  EXPECT_NEAR(contrastRatio(QColor("#777777"), Qt::white), 4.48, 0.01);
}

TEST_P(ThemeTest, DigitsStandOutFromEveryFill) {
  for (const QColor& fill : {theme().panel, theme().peerFill, theme().sameFill, theme().conflictFill}) {
    EXPECT_GE(contrastRatio(theme().given, fill), kLeastTextContrast) << fill.name().toStdString();
    EXPECT_GE(contrastRatio(theme().own, fill), kLeastTextContrast) << fill.name().toStdString();
    EXPECT_GE(contrastRatio(theme().revealed, fill), kLeastTextContrast) << fill.name().toStdString();
    EXPECT_GE(contrastRatio(theme().notes, fill), kLeastTextContrast) << fill.name().toStdString();
  }
  EXPECT_GE(contrastRatio(theme().rightText, theme().rightFill), kLeastTextContrast);
  for (const QColor& fill : {theme().wrongFill, theme().wrongStripe})
    EXPECT_GE(contrastRatio(theme().wrongText, fill), kLeastTextContrast);
  EXPECT_GE(contrastRatio(theme().hintText, theme().hintFill), kLeastTextContrast);
}

TEST_P(ThemeTest, PanelTextsStandOut) {
  for (const QColor& fill : {theme().window, theme().panel, theme().hover}) {
    EXPECT_GE(contrastRatio(theme().text, fill), kLeastTextContrast);
    EXPECT_GE(contrastRatio(theme().mutedText, fill), kLeastTextContrast);
  }
  EXPECT_GE(contrastRatio(theme().onAccent, theme().accent), kLeastTextContrast);
}

TEST_P(ThemeTest, EdgesOfControlsStandOut) {
  for (const QColor& ground : {theme().panel, theme().window}) {
    EXPECT_GE(contrastRatio(theme().edge, ground), kLeastLineContrast);
    // A colour of the palette by which Qt paints frames.
    EXPECT_GE(contrastRatio(paletteOf(theme()).color(QPalette::Mid), ground), kLeastLineContrast);
    for (const Digit colour : allColours())
      EXPECT_GE(contrastRatio(playerColourLook(colour, theme()).line, ground), kLeastLineContrast)
          << colour.value();
  }
}

TEST_P(ThemeTest, MarksAndRingStandOut) {
  for (const QColor& fill : {theme().panel, theme().peerFill, theme().sameFill, theme().hintFill,
                             theme().rightFill, theme().wrongFill, theme().conflictFill})
    EXPECT_GE(contrastRatio(theme().accent, fill), kLeastLineContrast) << fill.name().toStdString();
  for (const QColor& fill : {theme().conflictFill, theme().wrongFill, theme().wrongStripe, theme().rightFill})
    EXPECT_GE(contrastRatio(theme().conflictLine, fill), kLeastLineContrast) << fill.name().toStdString();
}

}  // namespace
}  // namespace sudoku
