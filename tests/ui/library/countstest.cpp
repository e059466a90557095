#include <gtest/gtest.h>

#include <QLocale>

#include "ui/library/librarywords.h"
#include "ui/statistics/statisticswords.h"

namespace sudoku {
namespace {

TEST(CountsTest, OfThousandsAreWrittenByTheLocale) {
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  EXPECT_EQ(LibraryWords::gameCount(19904), "19,904 games");
  EXPECT_EQ(StatisticsWords::games(19904), "19,904 games");
  EXPECT_EQ(StatisticsWords::days(1234), "1,234 days");
  EXPECT_EQ(StatisticsWords::duration(qint64{1234} * 3'600'000), "1,234 h 0 min");
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  EXPECT_EQ(LibraryWords::gameCount(19904), "19.904 games");
  QLocale::setDefault(before);
}

}  // namespace
}  // namespace sudoku
