#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

#include <sudoku/making/daily.h>

#include "../../patience.h"
#include "../activate.h"
#include "dailyfixture.h"
#include "ui/daily/dailystreakcard.h"

namespace sudoku {
namespace {

TEST_F(DailyPageTest, TodayIsPlayed) {
  QSignalSpy played(&m_page, &DailyPage::playWanted);
  ASSERT_TRUE(waitUntilMade());
  button("Play")->click();
  ASSERT_EQ(played.count(), 1);
  EXPECT_EQ(played[0][0].toDate(), november(22));
  EXPECT_EQ(played[0][1].value<Level>(), Level::Medium);
  const PuzzleWithId expected = quickPuzzle(november(22), Level::Medium);
  EXPECT_EQ(played[0][2].value<PuzzleWithId>().id, expected.id);
  EXPECT_EQ(played[0][2].value<PuzzleWithId>().puzzle, expected.puzzle);
}

TEST_F(DailyPageTest, APuzzleSaysItsRatingAndItsGivens) {
  const int givens = kCellCount - quickPuzzle(november(22), Level::Medium).puzzle.givens.emptyCells().size();
  const auto isSaid = [&] {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->text().startsWith("SE ") && label->text().endsWith(QString(" · %1 givens").arg(givens));
    });
  };
  EXPECT_TRUE(waitFor(isSaid));
}

TEST_F(DailyPageTest, ADayToComeCannotBePlayed) {
  ASSERT_TRUE(waitUntilMade());
  const int before = m_makings;
  QTest::keyClick(calendar(), Qt::Key_Right);
  EXPECT_FALSE(button("Play")->isEnabled());
  EXPECT_TRUE(shows("Its puzzles can be played from that day on."));
  QTest::qWait(1);
  EXPECT_EQ(m_makings, before) << "nor is its puzzle made";
}

TEST_F(DailyPageTest, AGameBegunIsContinued) {
  QSignalSpy continued(&m_page, &DailyPage::continueWanted);
  m_isHeld = true;
  m_page.setGames({dailyGame(17, november(20))});
  calendar()->chooseDay(november(20));
  ASSERT_NE(button("Continue"), nullptr);
  EXPECT_TRUE(button("Continue")->isEnabled()) << "the puzzle need not be made";
  button("Continue")->click();
  ASSERT_EQ(continued.count(), 1);
  EXPECT_EQ(continued[0][0].toLongLong(), 17);
  levels()->setCurrentIndex(static_cast<int>(Level::Hard));
  EXPECT_EQ(button("Continue"), nullptr) << "of another level there is no game";
}

TEST_F(DailyPageTest, WhatIsSolvedCanBePlayedAgain) {
  m_page.setGames({solvedOn(3, november(20), november(20), 100)});
  calendar()->chooseDay(november(20));
  QSignalSpy played(&m_page, &DailyPage::playWanted);
  ASSERT_TRUE(waitUntilMade("Play again"));
  EXPECT_TRUE(shows("You solved it in 1:40."));
  button("Play again")->click();
  EXPECT_EQ(played.count(), 1);
}

TEST_F(DailyPageTest, AStoredIdStaysThePuzzleOfTheDay) {
  const PuzzleWithId old = quickPuzzle(QDate(2001, 1, 1), Level::Easy);
  m_stored[{november(10), Level::Medium}] = QString::fromStdString(toText(old.id));
  ASSERT_TRUE(waitUntilMade());
  QSignalSpy made(&m_page, &DailyPage::made);
  QSignalSpy played(&m_page, &DailyPage::playWanted);
  const int before = m_makings;
  calendar()->chooseDay(november(10));
  ASSERT_TRUE(waitUntilMade());
  button("Play")->click();
  ASSERT_EQ(played.count(), 1);
  EXPECT_EQ(played[0][2].value<PuzzleWithId>().id, old.id);
  EXPECT_EQ(played[0][2].value<PuzzleWithId>().puzzle, old.puzzle);
  EXPECT_EQ(made.count(), 0);
  EXPECT_EQ(m_makings, before);
}

TEST_F(DailyPageTest, AStoredIdThatCannotBeReadIsNotReplaced) {
  m_stored[{november(10), Level::Medium}] = "9-of-a-later-version";
  ASSERT_TRUE(waitUntilMade());
  QSignalSpy made(&m_page, &DailyPage::made);
  calendar()->chooseDay(november(10));
  EXPECT_TRUE(waitUntilMade()) << "it is made as if there were none";
  EXPECT_EQ(made.count(), 0);
}

TEST_F(DailyPageTest, ANewIdIsToldOnce) {
  QSignalSpy made(&m_page, &DailyPage::made);
  ASSERT_TRUE(waitUntilMade());
  calendar()->chooseDay(november(21));
  ASSERT_TRUE(waitUntilMade());
  calendar()->chooseDay(november(22));
  ASSERT_TRUE(waitUntilMade());
  ASSERT_EQ(made.count(), 2);
  EXPECT_EQ(made[1][0].toDate(), november(21));
  EXPECT_EQ(made[1][1].value<Level>(), Level::Medium);
  const PuzzleId id = quickPuzzle(november(21), Level::Medium).id;
  EXPECT_EQ(made[1][2].toString(), QString::fromStdString(toText(id)));
}

TEST_F(DailyPageTest, OfDaysPassedOverThePuzzleIsNotTold) {
  ASSERT_TRUE(waitUntilMade());
  QSignalSpy made(&m_page, &DailyPage::made);
  const int before = m_makings;
  m_isHeld = true;
  calendar()->chooseDay(november(21));
  EXPECT_FALSE(button("Play")->isEnabled());
  EXPECT_TRUE(shows("Making the puzzle…"));
  ASSERT_TRUE(waitFor([&] { return m_makings > before; }));
  calendar()->chooseDay(november(20));
  m_isHeld = false;
  ASSERT_TRUE(waitUntilMade());
  ASSERT_EQ(made.count(), 1);
  EXPECT_EQ(made[0][0].toDate(), november(20));
}

TEST_F(DailyPageTest, APageThatIsHiddenMakesNothing) {
  ASSERT_TRUE(waitUntilMade());
  m_isHeld = true;
  calendar()->chooseDay(november(21));
  QSignalSpy made(&m_page, &DailyPage::made);
  m_page.hide();
  m_isHeld = false;
  calendar()->chooseDay(november(20));
  QTest::qWait(1);
  EXPECT_EQ(made.count(), 0);
}

TEST_F(DailyPageTest, EachLevelHasAPuzzleAndAState) {
  QSignalSpy chosen(&m_page, &DailyPage::levelChosen);
  GameSummary hard = dailyGame(5, november(22), Level::Hard);
  m_page.setGames({solvedOn(3, november(22), november(22), 100), hard});
  EXPECT_EQ(levels()->count(), 6);
  EXPECT_EQ(levels()->currentText(), "Medium");
  EXPECT_EQ(levels()->itemData(0, Qt::AccessibleTextRole), "Easy, open");
  EXPECT_EQ(levels()->itemData(1, Qt::AccessibleTextRole), "Medium, solved, 1:40");
  EXPECT_EQ(levels()->itemData(2, Qt::AccessibleTextRole), "Hard, begun");
  levels()->setCurrentIndex(0);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].value<Level>(), Level::Easy);
  ASSERT_TRUE(waitUntilMade());
  QSignalSpy played(&m_page, &DailyPage::playWanted);
  button("Play")->click();
  ASSERT_EQ(played.count(), 1);
  EXPECT_EQ(played[0][2].value<PuzzleWithId>().id, quickPuzzle(november(22), Level::Easy).id);
}

TEST_F(DailyPageTest, ALevelIsChosenInOnePress) {
  m_page.setGames({dailyGame(5, november(22), Level::Hard)});
  m_page.resize(1020, 690);
  QPushButton* hard = button("Hard");
  ASSERT_NE(hard, nullptr);
  EXPECT_FALSE(levels()->isVisible());
  EXPECT_TRUE(button("Medium")->isChecked());
  EXPECT_EQ(hard->accessibleDescription(), "begun");
  EXPECT_EQ(button("Easy")->accessibleDescription(), "open");
  QSignalSpy chosen(&m_page, &DailyPage::levelChosen);
  QTest::mouseClick(hard, Qt::LeftButton);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].value<Level>(), Level::Hard);
  QSignalSpy continued(&m_page, &DailyPage::continueWanted);
  button("Continue")->click();
  EXPECT_EQ(continued.count(), 1);
  levels()->setCurrentIndex(0);
  EXPECT_TRUE(button("Easy")->isChecked()) << "the box says the same";
}

TEST_F(DailyPageTest, StreaksAndTheMonthAreCounted) {
  std::vector<GameSummary> games;
  for (int day = 1; day <= 21; ++day)
    if (day != 9) games.push_back(solvedOn(day, november(day), november(day), 500 + day));
  m_page.setGames(games);
  EXPECT_EQ(m_page.findChild<DailyStreakCard*>()->text(), "12 days in a row, longest streak 12");
  EXPECT_TRUE(shows("20 of 21 solved · median 8:31"));
  EXPECT_TRUE(
      shows("The same puzzle for everyone: Medium, whatever level New has. "
            "Solve it today and your streak grows to 13; a day left out ends it."));
  calendar()->chooseDay(november(9));
  EXPECT_TRUE(
      shows("The same puzzle for everyone: Medium, whatever level New has. "
            "An earlier day does not count for the streak."));
  games.push_back(solvedOn(40, november(22), november(22), 1));
  m_page.setGames(games);
  calendar()->chooseDay(november(22));
  levels()->setCurrentIndex(0);
  EXPECT_TRUE(
      shows("The same puzzle for everyone: Easy, whatever level New has. "
            "Today counts for the streak already."));
  m_page.setGames({});
  EXPECT_EQ(m_page.findChild<DailyStreakCard*>()->text(), "0 days in a row, longest streak 0");
  EXPECT_TRUE(
      shows("The same puzzle for everyone: Easy, whatever level New has. "
            "Solve it today to begin a streak."));
}

TEST_F(DailyPageTest, SaysWhyASolvedDayDoesNotCount) {
  GameSummary game = solvedOn(1, november(22), november(22), 500);
  for (const Foreknowledge known : {Foreknowledge::SolvedBefore, Foreknowledge::Shown}) {
    game.foreknowledge = known;
    m_page.setGames({game});
    EXPECT_TRUE(
        shows("You solved it in 8:20. Its solution was known before, so it does not count for the streak."));
    EXPECT_EQ(m_page.findChild<DailyStreakCard*>()->text(), "0 days in a row, longest streak 0");
  }
}

TEST_F(DailyPageTest, APuzzleOfYesterdayCountsForADay) {
  m_page.setGames({dailyGame(1, november(21))});
  calendar()->chooseDay(november(21));
  EXPECT_FALSE(shows("You have begun it. An earlier day does not count for the streak."));
  m_now = QTime(8, 0, 1);
  m_page.setGames({dailyGame(1, november(21))});
  EXPECT_TRUE(shows("You have begun it. An earlier day does not count for the streak."));
}

TEST_F(DailyPageTest, WhatEndsAStreakIsSaid) {
  EXPECT_EQ(m_page.findChild<DailyStreakCard*>()->toolTip(),
            "A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day "
            "that does not count ends the streak.");
}

TEST_F(DailyPageTest, AnOpenPageFollowsMidnightAndTheClock) {
  ASSERT_TRUE(waitUntilMade());
  QSignalSpy played(&m_page, &DailyPage::playWanted);
  m_today = november(23);
  button("Play")->click();
  EXPECT_EQ(played.count(), 0) << "the puzzle shown was that of a day that has ended";
  EXPECT_EQ(calendar()->chosenDay(), november(23));
  ASSERT_TRUE(waitUntilMade());
  button("Play")->click();
  ASSERT_EQ(played.count(), 1);
  EXPECT_EQ(played[0][0].toDate(), november(23));
  m_today = november(20);  // the clock was set back by two days
  m_page.hide();
  m_page.show();
  EXPECT_EQ(calendar()->chosenDay(), november(20));
}

TEST_F(DailyPageTest, EscAndTheButtonLeadBack) {
  QSignalSpy back(&m_page, &DailyPage::gameWanted);
  button("Game")->click();
  QTest::keyClick(calendar(), Qt::Key_Escape);
  QTest::keyClick(button("Medium"), Qt::Key_Escape);
  EXPECT_EQ(back.count(), 3);
}

TEST_F(DailyPageTest, TabReachesEveryControl) {
  ASSERT_TRUE(waitUntilMade());
  activate(&m_page);
  button("Game")->setFocus();
  for (const QWidget* next : std::initializer_list<QWidget*>{button("Month before"), calendar(),
                                                             button("Medium"), button("Play")}) {
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), next);
  }
}

TEST(DailyPuzzlesTest, MakesThePuzzleOfTheDay) {
  DailyPuzzles puzzles([](QDate, Level) { return std::nullopt; });
  QSignalSpy made(&puzzles, &DailyPuzzles::made);
  puzzles.want(november(22), Level::Easy);
  EXPECT_TRUE(puzzles.isMaking());
  EXPECT_EQ(puzzles.puzzle(november(22), Level::Easy), nullptr);
  ASSERT_TRUE(waitFor([&] { return puzzles.difficulty(november(22), Level::Easy).has_value(); }));
  using namespace std::chrono;
  const auto expected = dailyPuzzle(year(2026) / 11 / 22, Level::Easy);
  EXPECT_EQ(puzzles.puzzle(november(22), Level::Easy)->puzzle, expected->puzzle);
  ASSERT_EQ(made.count(), 1);
  EXPECT_EQ(made[0][2].toString(), QString::fromStdString(toText(expected->id)));
}

}  // namespace
}  // namespace sudoku
