#include <gtest/gtest.h>

#include <QLabel>
#include <QLayout>

#include "ui/statistics/statisticsfoot.h"

namespace sudoku {
namespace {

/// The label with the sentences: the only one that is no part of a control.
QLabel& label(const StatisticsFoot& foot) {
  return *foot.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
}

TEST(StatisticsFootTest, ShowsOnALineWhatFitsThere) {
  StatisticsFoot foot(nullptr);
  foot.setParts({"Levels", "Techniques"}, 0);
  foot.setKnown(3);
  foot.setReset(ResetOffer::Reset);
  foot.show();
  for (int width = 460; width <= 1400; width += 20) {
    foot.resize(width, foot.sizeHint().height());
    foot.layout()->activate();
    const QString text = label(foot).text();
    EXPECT_FALSE(text.contains(u'…')) << width << ": " << text.toStdString();
    EXPECT_LE(label(foot).fontMetrics().horizontalAdvance(text), label(foot).width()) << width;
  }
}

TEST(StatisticsFootTest, IsHigherOnlyWhereTheSentenceDoesNotFitBesideTheControls) {
  StatisticsFoot foot(nullptr);
  foot.setParts({"Overview", "Levels", "Progress", "Habits"}, 0);
  foot.setKnown(3);
  foot.show();
  foot.resize(1400, 40);
  const int wide = foot.sizeHint().height();
  foot.resize(500, 40);
  EXPECT_GT(foot.sizeHint().height(), wide);
  foot.resize(1400, 40);
  EXPECT_EQ(foot.sizeHint().height(), wide);
}

}  // namespace
}  // namespace sudoku
