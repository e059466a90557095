#include <gtest/gtest.h>
#include <vector>

#include <QApplication>
#include <QLabel>
#include <QtTest>

#include "../../patience.h"
#include "../activate.h"
#include "dailyfixture.h"
#include "ui/board/gridpreview.h"

/// Tests of the daily page in windows of all sizes.
namespace sudoku {
namespace {

TEST_F(DailyPageTest, WithoutRoomForAllLevelsThereIsABox) {
  m_page.resize(300, 180);
  EXPECT_TRUE(levels()->isVisible());
  EXPECT_FALSE(button("Hard")->isVisible());
}

TEST_F(DailyPageTest, InASmallWindowTheyTakeTurns) {
  ASSERT_TRUE(waitUntilMade());
  activate(&m_page);
  m_page.resize(560, 395);
  button("Calendar")->click();
  EXPECT_TRUE(calendar()->isVisible());
  EXPECT_FALSE(button("Play")->isVisible());
  QTest::keyClick(calendar(), Qt::Key_Return);
  EXPECT_FALSE(calendar()->isVisible());
  EXPECT_TRUE(button("Play")->hasFocus());
  button("Calendar")->click();
  EXPECT_TRUE(calendar()->isVisible() && calendar()->hasFocus());
  button("Puzzle")->click();
  EXPECT_TRUE(button("Play")->isVisible());
  m_page.resize(1020, 690);
  EXPECT_TRUE(calendar()->isVisible() && button("Play")->isVisible());
  EXPECT_FALSE(button("Calendar")->isVisible());
}

TEST_F(DailyPageTest, InASmallWindowItBeginsWithThePuzzleOfToday) {
  ASSERT_TRUE(waitUntilMade());
  activate(&m_page);
  m_page.resize(560, 395);
  m_page.hide();
  m_page.open();
  m_page.show();
  EXPECT_FALSE(calendar()->isVisible());
  EXPECT_TRUE(button("Hard")->isVisible());
  ASSERT_NE(m_page.focusWidget(), nullptr);
  EXPECT_TRUE(m_page.focusWidget()->isVisible());
  button("Calendar")->click();
  EXPECT_EQ(calendar()->chosenDay(), november(22));
}

/// Expects all texts and controls of a page to lie whole within their parents, and none to cover another.
void expectPageIsWhole(const QWidget& page, const QString& what) {
  std::vector<QWidget*> parts;
  for (auto* part : page.findChildren<QWidget*>()) {
    const bool isPart =
        qobject_cast<QLabel*>(part) != nullptr || qobject_cast<QPushButton*>(part) != nullptr ||
        qobject_cast<QComboBox*>(part) != nullptr || qobject_cast<DailyCalendar*>(part) != nullptr ||
        qobject_cast<GridPreview*>(part) != nullptr;
    if (isPart && part->isVisible()) parts.push_back(part);
  }
  for (QWidget* part : parts) {
    const auto* label = qobject_cast<QLabel*>(part);
    const auto* button = qobject_cast<QPushButton*>(part);
    const QString text = button != nullptr  ? button->text()
                         : label != nullptr ? label->text()
                                            : part->accessibleName();
    const std::string told = (what + ": " + text).toStdString();
    EXPECT_TRUE(part->parentWidget()->rect().contains(part->geometry())) << told;
    const int least = button != nullptr ? button->fontMetrics().horizontalAdvance(text) : 0;
    EXPECT_GE(part->width(), least) << told;
    if (label != nullptr && label->metaObject() == &QLabel::staticMetaObject) {
      const QRect needed = label->fontMetrics().boundingRect(QRect(0, 0, label->width(), 9'999),
                                                             label->wordWrap() ? Qt::TextWordWrap : 0, text);
      EXPECT_LE(needed.width(), label->width()) << told;
      EXPECT_LE(needed.height(), label->height()) << told;
    } else if (label != nullptr) {
      EXPECT_GE(label->width(), label->minimumSizeHint().width()) << told;
      EXPECT_GE(label->height(), label->minimumSizeHint().height()) << told;
    }
    for (const QWidget* other : parts) {
      const bool isBeside = other != part && other->parentWidget() == part->parentWidget();
      EXPECT_FALSE(isBeside && other->geometry().intersects(part->geometry())) << told;
    }
  }
}

TEST_F(DailyPageTest, NothingIsClippedInAnyWindow) {
  std::vector<GameSummary> games;
  games.reserve(120);
  for (int day = 0; day < 120; ++day)
    games.push_back(solvedOn(day + 1, november(21).addDays(-day), november(21).addDays(-day), 4'000));
  m_page.setGames(games);
  const QFont before = QApplication::font();
  for (const double size : {1.0, 1.5, 2.0}) {
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * size);
    QApplication::setFont(font);
    m_page.setFont(font);
    for (const QSize page : {QSize(560, 375), QSize(560, 395), QSize(640, 455), QSize(800, 560),
                             QSize(1020, 690), QSize(1920, 1040), QSize(720, 1240)}) {
      m_page.resize(page);
      if (button("Calendar") != nullptr && button("Calendar")->isVisible()) button("Calendar")->click();
      for (const QDate day : {november(22), QDate(2026, 9, 30), QDate(2025, 11, 26)}) {
        calendar()->chooseDay(day);
        ASSERT_TRUE(waitFor([&] { return !shows("Making the puzzle…"); }));
        const QString what =
            QString("%1x%2 at %3, %4").arg(page.width()).arg(page.height()).arg(size).arg(day.toString());
        ASSERT_EQ(m_page.size(), page);
        expectPageIsWhole(m_page, what);
        if (button("Puzzle") == nullptr || !button("Puzzle")->isVisible()) continue;
        const int week = (calendar()->viewport()->height()) / calendar()->model()->rowCount();
        EXPECT_GE(week, calendar()->fontMetrics().height()) << qPrintable(what);
        button("Puzzle")->click();
        expectPageIsWhole(m_page, what + ", the puzzle");
        button("Calendar")->click();
      }
    }
  }
  QApplication::setFont(before);
}

}  // namespace
}  // namespace sudoku
