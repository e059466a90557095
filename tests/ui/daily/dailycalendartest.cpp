#include <gtest/gtest.h>
#include <set>
#include <vector>

#include <QAccessible>
#include <QPainter>
#include <QtTest>

#include "../style/themes.h"
#include "dailyfixture.h"
#include "ui/daily/dailymarks.h"
#include "ui/style/rolelook.h"

namespace sudoku {
namespace {

class DailyCalendarTest : public DailyTest {};

TEST_F(DailyCalendarTest, CellsReadDayAndState) {
  GameSummary begun = dailyGame(9, november(16));
  m_page.setGames({solvedOn(1, november(21), november(21), 573),
                   solvedOn(2, november(20), november(20), 60, true),
                   solvedOn(3, november(19), november(21), 3'725),
                   solvedOn(4, november(18), november(21), 8, true), begun});
  EXPECT_EQ(cell(21), "21 November: solved, 9:33");
  EXPECT_EQ(cell(20), "20 November: solved with help, 1:00");
  EXPECT_EQ(cell(19), "19 November: solved later, 1:02:05");
  EXPECT_EQ(cell(18), "18 November: solved later with help, 0:08");
  EXPECT_EQ(cell(16), "16 November: begun");
  EXPECT_EQ(cell(9), "9 November: missed");
  EXPECT_EQ(cell(22), "22 November, today: open");
  EXPECT_EQ(cell(23), "23 November: not yet to be played");
}

TEST_F(DailyCalendarTest, TheCalendarIsATableThatCanBeAskedForEachPlace) {
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(calendar());
  ASSERT_NE(accessible, nullptr);
  EXPECT_EQ(accessible->role(), QAccessible::Table);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Calendar");
  EXPECT_EQ(cells().size(), 6 * 7);
  EXPECT_EQ(cells().count(QString()), 6 * 7 - 30);
  ASSERT_NE(accessible->focusChild(), nullptr);
  EXPECT_EQ(accessible->focusChild()->text(QAccessible::Name), "22 November, today: open");
  for (int index = 0; index < accessible->childCount(); ++index)
    EXPECT_NE(accessible->child(index), nullptr) << index;
}

TEST_F(DailyCalendarTest, DaysThatCountSaySo) {
  m_page.setGames({solvedOn(1, november(21), november(21), 9), solvedOn(2, november(20), november(21), 9)});
  const auto says = [this](int day) {
    for (int row = 0; row < calendar()->model()->rowCount(); ++row)
      for (int column = 0; column < 7; ++column) {
        const QModelIndex index = calendar()->model()->index(row, column);
        if (index.data().toString().startsWith(QString::number(day) + u' '))
          return index.data(Qt::AccessibleDescriptionRole).toString();
      }
    return QString();
  };
  EXPECT_EQ(says(21), "counts for a streak");
  EXPECT_EQ(says(20), "");
}

TEST_F(DailyCalendarTest, KeysGoThroughTheDays) {
  EXPECT_EQ(calendar()->chosenDay(), november(22));
  const auto press = [this](Qt::Key key) {
    QTest::keyClick(calendar(), key);
    return calendar()->chosenDay();
  };
  EXPECT_EQ(press(Qt::Key_Left), november(21));
  EXPECT_EQ(press(Qt::Key_Up), november(14));
  EXPECT_EQ(press(Qt::Key_Up), november(7));
  EXPECT_EQ(press(Qt::Key_Up), QDate(2026, 10, 31));
  EXPECT_TRUE(shows("October 2026"));
  EXPECT_EQ(press(Qt::Key_Right), november(1));
  EXPECT_TRUE(shows("November 2026"));
  EXPECT_EQ(press(Qt::Key_PageUp), QDate(2026, 10, 1));
  EXPECT_EQ(press(Qt::Key_Down), QDate(2026, 10, 8));
  EXPECT_EQ(press(Qt::Key_PageDown), november(8));
  EXPECT_EQ(press(Qt::Key_PageUp), QDate(2026, 10, 8));
  EXPECT_EQ(press(Qt::Key_Home), november(22));
  EXPECT_TRUE(shows("November 2026"));
}

TEST_F(DailyCalendarTest, MonthsToComeAreNotShown) {
  EXPECT_FALSE(button("Month after")->isEnabled());
  QTest::keyClick(calendar(), Qt::Key_PageDown);
  EXPECT_EQ(calendar()->chosenDay(), november(22));
  calendar()->chooseDay(november(30));
  QTest::keyClick(calendar(), Qt::Key_Right);
  EXPECT_EQ(calendar()->chosenDay(), november(30));
  button("Month before")->click();
  EXPECT_EQ(calendar()->chosenDay(), QDate(2026, 10, 30));
  button("Month after")->click();
  EXPECT_EQ(calendar()->chosenDay(), november(22)) << "today rather than a day to come";
}

TEST_F(DailyCalendarTest, AClickChoosesADay) {
  const QModelIndex index = calendar()->model()->index(1, 2);
  QTest::mouseClick(calendar()->viewport(), Qt::LeftButton, {}, calendar()->visualRect(index).center());
  EXPECT_EQ(calendar()->chosenDay(), november(4));
  EXPECT_TRUE(shows("Wednesday, 4 November"));
  QTest::mouseClick(calendar()->viewport(), Qt::LeftButton, {},
                    calendar()->visualRect(calendar()->model()->index(0, 0)).center());
  EXPECT_EQ(calendar()->chosenDay(), november(4)) << "there is no day";
}

TEST_F(DailyCalendarTest, TheWeekBeginsAsTheLocaleHasIt) {
  const auto first = [](const DailyPage& page) {
    const auto* model = page.findChild<DailyCalendar*>()->model();
    return model->headerData(0, Qt::Horizontal, Qt::AccessibleTextRole).toString() + ", " +
           model->index(3, 0).data().toString();
  };
  EXPECT_EQ(first(m_page), "Monday, 16 November: missed");
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  const DailyPage american(makePuzzles(), time(), Level::Easy, nullptr);
  EXPECT_EQ(first(american), "Sunday, 22 November, today: open");
}

TEST_F(DailyCalendarTest, AnotherYearIsNamed) {
  calendar()->chooseDay(QDate(2025, 12, 31));
  EXPECT_TRUE(shows("Wednesday, 31 December 2025"));
}

TEST_F(DailyCalendarTest, ABandJoinsTheDaysOfAStreak) {
  m_page.setGames({solvedOn(1, november(17), november(17), 9), solvedOn(2, november(18), november(18), 9),
                   solvedOn(3, november(19), november(21), 9)});
  showIn(lightTheme());
  const QImage image = calendar()->viewport()->grab().toImage();
  const auto colourAt = [&](int column, double along) {
    const QRect area = calendar()->visualRect(calendar()->model()->index(3, column));
    return image.pixelColor(area.left() + qRound(along * (area.width() - 1)), area.center().y());
  };
  const QColor band = streakBand(lightTheme());
  EXPECT_NE(colourAt(1, 0), band) << "it begins with a round end";
  EXPECT_EQ(colourAt(1, 0.3), band);
  EXPECT_EQ(colourAt(1, 1), band);
  EXPECT_EQ(colourAt(2, 0), band);
  EXPECT_NE(colourAt(2, 1), band);
  EXPECT_NE(colourAt(3, 0.3), band) << "solved later";
}

TEST_F(DailyCalendarTest, InHighContrastTheBandOfAStreakHasAnEdge) {
  m_page.setGames({solvedOn(1, november(17), november(17), 9), solvedOn(2, november(18), november(18), 9)});
  showIn(highContrastTheme());
  const QImage image = calendar()->viewport()->grab().toImage();
  const QRgb edge = roleLook(Role::Placed, highContrastTheme()).line.rgb();
  const auto edgesAt = [&](int column) {
    const QRect area = calendar()->visualRect(calendar()->model()->index(3, column));
    int edges = 0;
    bool wasEdge = false;
    for (int y = area.top(); y <= area.bottom(); ++y) {
      // The column beside the mark, where two days meet.
      const bool isEdge = image.pixel(area.left() + 3, y) == edge;
      edges += isEdge && !wasEdge ? 1 : 0;
      wasEdge = isEdge;
    }
    return edges;
  };
  EXPECT_EQ(edgesAt(2), 2) << "above and below";
  EXPECT_EQ(edgesAt(4), 0);
}

TEST_F(DailyCalendarTest, MidnightMakesAnotherToday) {
  m_today = november(30).addDays(1);
  m_page.hide();
  m_page.show();
  EXPECT_EQ(calendar()->chosenDay(), m_today) << "what was today";
  EXPECT_TRUE(shows("December 2026"));
  calendar()->chooseDay(november(22));
  EXPECT_EQ(cell(22), "22 November: missed");
  EXPECT_TRUE(button("Month after")->isEnabled());
  m_today = m_today.addDays(1);
  m_page.hide();
  m_page.show();
  EXPECT_EQ(calendar()->chosenDay(), november(22)) << "another day stays chosen";
  m_page.open();
  EXPECT_EQ(calendar()->chosenDay(), m_today);
}

TEST(DailyMarksTest, StandOutInBothThemes) {
  for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
    const QColor band = streakBand(*theme);
    EXPECT_GE(contrastRatio(theme->text, band), 4.5);
    EXPECT_GE(contrastRatio(theme->own, theme->panel), 4.5);
    EXPECT_GE(contrastRatio(theme->mutedText, theme->panel), 4.5);
    const QColor green = roleLook(Role::Placed, *theme).line;
    EXPECT_GE(contrastRatio(green, band), 3);
    EXPECT_GE(contrastRatio(green, theme->panel), 3);
    EXPECT_GE(contrastRatio(theme->accent, theme->panel), 3);
  }
}

TEST(DailyMarksTest, TellsStatesApartWithoutColour) {
  std::set<std::vector<int>> pictures;
  for (const DayMark mark :
       {DayMark::Solved, DayMark::SolvedWithHelp, DayMark::Begun, DayMark::Open, DayMark::Future}) {
    QImage image(16, 16, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDayMark(painter, QRectF(0, 0, 16, 16), mark, lightTheme());
    painter.end();
    std::vector<int> dark;
    for (int y = 0; y < 16; ++y)
      for (int x = 0; x < 16; ++x) dark.push_back(qGray(image.pixel(x, y)) < 160 ? 1 : 0);
    pictures.insert(dark);
  }
  EXPECT_EQ(pictures.size(), 5U);
}

}  // namespace
}  // namespace sudoku
