#include <gtest/gtest.h>

#include <QFontMetrics>
#include <QLabel>
#include <QTextLayout>

#include "ui/controls/unbroken.h"

namespace sudoku {
namespace {

/// The lines of a text where it is as wide as a label that leaves no room for two words.
QStringList narrowLines(const QString& text) {
  QTextLayout layout(text);
  layout.beginLayout();
  QStringList lines;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(1);
    lines += text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines;
}

TEST(UnbrokenTest, NoLineEndsInsideAName) {
  const QString text = "late (W-Wing), a two-string kite";
  EXPECT_TRUE(narrowLines(text).contains("(W-")) << "why it is needed";
  EXPECT_EQ(narrowLines(unbroken(text)).size(), text.count(' ') + 1);
}

TEST(UnbrokenTest, OnlyHyphensBetweenLettersAreChanged) {
  const QString text = "r4c2 - 3, -x, 5-7, end-";
  EXPECT_EQ(unbroken(text), text);
  EXPECT_EQ(unbroken("X-Wing").size(), 6);
  EXPECT_EQ(unbroken(""), "");
}

TEST(UnbrokenTest, TheFontHasTheHyphen) {
  const QLabel label;
  EXPECT_TRUE(label.fontMetrics().inFont(unbroken("X-Wing")[1]));
}

TEST(UnbrokenTest, AssistiveTechnologyReadsTheWordsAsTheyAre) {
  QLabel label;
  showUnbroken(label, "One X-Wing.");
  EXPECT_EQ(label.accessibleName(), "One X-Wing.");
  EXPECT_EQ(label.text(), unbroken("One X-Wing."));
}

TEST(UnbrokenTest, TheWidestWordIsWhatALineNeeds) {
  const QFontMetrics metrics{QFont()};
  EXPECT_EQ(widestWord("an X-Wing is it", metrics), metrics.horizontalAdvance("X-Wing"));
  EXPECT_EQ(widestWord("", metrics), 0);
  // Between most signs of Chinese and Japanese a line may end.
  const QString signs = QString::fromUtf8("数独の行列");
  EXPECT_LT(widestWord(signs, metrics), metrics.horizontalAdvance(signs));
}

}  // namespace
}  // namespace sudoku
