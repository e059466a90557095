#include <gtest/gtest.h>

#include <QApplication>
#include <QFontMetrics>

#include "ui/style/fittedtext.h"

namespace sudoku {
namespace {

class FittedTextTest : public testing::Test {
 protected:
  int width(const QString& text) const { return QFontMetrics(m_font).horizontalAdvance(text); }
  int line() const { return QFontMetrics(m_font).height(); }

  const QFont m_font = QApplication::font();
};

TEST_F(FittedTextTest, StaysAsItIsWhereThereIsRoom) {
  const FittedText fitted = fittedText("Next step", m_font, {width("Next step"), line()});
  EXPECT_EQ(fitted.text, "Next step");
  EXPECT_EQ(fitted.font, m_font);
  EXPECT_FALSE(fitted.hasLines);
  EXPECT_TRUE(fitted.isWhole);
}

TEST_F(FittedTextTest, AMarkedLetterTakesNoMoreRoom) {
  const FittedText fitted =
      fittedText("Next &step", m_font, {width("Next step"), line()}, Qt::TextShowMnemonic);
  EXPECT_EQ(fitted.font, m_font);
  EXPECT_FALSE(fitted.hasLines);
}

TEST_F(FittedTextTest, IsBrokenIntoLinesWhereTheyAreHighEnough) {
  const FittedText fitted = fittedText("Next step", m_font, {width("Next"), 2 * line()});
  EXPECT_TRUE(fitted.hasLines);
  EXPECT_TRUE(fitted.isWhole);
  EXPECT_EQ(fitted.font, m_font);
}

TEST_F(FittedTextTest, HasSmallerLettersWhereALineIsTooShort) {
  const int room = width("Next step") * 9 / 10;
  const FittedText fitted = fittedText("Next step", m_font, {room, line()});
  EXPECT_TRUE(fitted.isWhole);
  EXPECT_FALSE(fitted.hasLines);
  EXPECT_LT(fitted.font.pointSizeF(), m_font.pointSizeF());
  EXPECT_LE(QFontMetrics(fitted.font).horizontalAdvance("Next step"), room);
}

TEST_F(FittedTextTest, IsCutShortOnlyWhereSmallLettersDoNotHelp) {
  const FittedText fitted = fittedText("Next step", m_font, {width("Next step") / 2, line()});
  EXPECT_FALSE(fitted.isWhole);
  EXPECT_TRUE(fitted.text.endsWith(u'…'));
  EXPECT_NEAR(fitted.font.pointSizeF(), 0.75 * m_font.pointSizeF(), 0.01);
}

TEST_F(FittedTextTest, LinesThatAreTooManyHaveSmallerLetters) {
  const QString text = "Next step, and one step more";
  const FittedText fitted =
      fittedText(text, m_font, {width("Next step, and"), line() * 8 / 5}, Qt::TextWordWrap);
  EXPECT_TRUE(fitted.isWhole);
  EXPECT_TRUE(fitted.hasLines);
  EXPECT_LT(fitted.font.pointSizeF(), m_font.pointSizeF());
}

}  // namespace
}  // namespace sudoku
