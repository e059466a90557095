#include <algorithm>
#include <gtest/gtest.h>

#include <QAction>
#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/history/library.h"
#include "game/storage/collectionimport.h"
#include "ui/library/libraryimport.h"
#include "ui/library/librarypage.h"
#include "ui/panel/panelheader.h"
#include "ui/panel/solvedcard.h"
#include "ui/window/pages.h"
#include "ui/window/pagestrip.h"

/// Tests of the ways between the game and the pages about games.
namespace sudoku {
namespace {

constexpr std::string_view kWayPuzzle =
    "2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9";

class GameWaysTest : public WindowTest {
 protected:
  Pages* pages() const { return m_window->findChild<Pages*>(); }
  QAction* entry(const QString& name) const { return m_window->findChild<QAction*>(name); }
  QPushButton* ofStrip(const QString& name) const {
    for (auto* button : m_window->findChild<PageStrip*>()->findChildren<QPushButton*>())
      if (button->text() == name) return button;
    return nullptr;
  }
  QPushButton* ofCard(const QString& name) const {
    for (auto* button : m_window->findChild<SolvedCard*>()->findChildren<QPushButton*>())
      if (button->text().remove('&') == name) return button;
    return nullptr;
  }
  void solve() {
    for (const Cell each : m_game->state().board.emptyCells())
      m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
    QTest::qWait(1);
  }
  void importBoth(const QString& name) {
    QFile list(m_folder.filePath(name));
    ASSERT_TRUE(list.open(QIODevice::WriteOnly));
    for (const std::string_view puzzle : {kPuzzle, kWayPuzzle}) {
      list.write(puzzle.data(), static_cast<qint64>(puzzle.size()));
      list.write("\n");
    }
    list.close();
    QSignalSpy imported(&m_controller->history().library(), &Library::imported);
    m_controller->history().library().importCollection({list.fileName()});
    ASSERT_TRUE(imported.wait());
  }
  QStringList headerTexts() const {
    QStringList texts;
    for (const auto* label : m_window->findChild<PanelHeader*>()->findChildren<QLabel*>())
      if (label->isVisible()) texts << label->text();
    return texts;
  }
};

TEST_F(GameWaysTest, TheStripLeadsToThePagesInOnePress) {
  for (const QSize size : {QSize(560, 420), QSize(1020, 720)}) {
    m_window->resize(size);
    QTest::qWait(1);
    for (const auto* name : {"Library", "Daily", "Statistics"}) {
      ASSERT_NE(ofStrip(name), nullptr);
      EXPECT_TRUE(ofStrip(name)->isVisible()) << name << size.width();
      EXPECT_GE(ofStrip(name)->width(), ofStrip(name)->fontMetrics().horizontalAdvance(name));
      EXPECT_FALSE(
          QRect(ofStrip(name)->mapTo(m_window.get(), QPoint()), ofStrip(name)->size())
              .intersects(m_window->menuBar()->actionGeometry(m_window->menuBar()->actions().back())))
          << name;
      QTest::mouseClick(ofStrip(name), Qt::LeftButton);
      EXPECT_FALSE(pages()->showsGame()) << name;
      EXPECT_TRUE(pages()->currentWidget()->accessibleName().startsWith(name)) << name;
      pages()->showGame();
    }
  }
}

TEST_F(GameWaysTest, UndoOnAPageNeverUndoesAMoveOfTheGame) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  QAction* undo = entry("undo");
  EXPECT_TRUE(undo->isEnabled());
  pages()->showLibrary();
  EXPECT_FALSE(undo->isEnabled());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(m_game->canUndo());
  Library& library = m_controller->history().library();
  library.rename(m_game->stored().id, "Mine");
  EXPECT_TRUE(undo->isEnabled());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(library.games().front().name, "");
  EXPECT_TRUE(m_game->canUndo());
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(library.games().front().name, "Mine");
  for (const auto show : {&Pages::showDaily, &Pages::showStatistics}) {
    (pages()->*show)();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(m_game->canUndo());
  }
  pages()->showGame();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(m_game->canUndo());
}

TEST_F(GameWaysTest, TheHeaderNamesThePlaceInACollection) {
  importBoth("top.txt");
  m_window->resize(1280, 900);
  QTest::qWait(1);
  EXPECT_TRUE(headerTexts().contains("top, 1 of 2")) << qPrintable(headerTexts().join('|'));
  m_controller->history().library().renameCollection(m_controller->session().place()->collection,
                                                     "a name that is much too long for the panel");
  QTest::qWait(1);
  EXPECT_TRUE(headerTexts().contains("1 of 2")) << qPrintable(headerTexts().join('|'));
}

TEST_F(GameWaysTest, TheSolvedCardOffersTheNextOfTheCollectionAndTheReplay) {
  solve();
  EXPECT_FALSE(ofCard("Next in collection")->isVisible());
  EXPECT_TRUE(ofCard("Next level")->isVisible());
  m_game->undo();
  importBoth("top.txt");
  for (const QSize size : {QSize(560, 420), QSize(1280, 800), QSize(600, 900)}) {
    m_window->resize(size);
    solve();
    EXPECT_TRUE(ofCard("Next in collection")->isVisible());
    EXPECT_FALSE(ofCard("Next level")->isVisible());
    for (const auto* button : m_window->findChild<SolvedCard*>()->findChildren<QPushButton*>())
      if (button->isVisible()) {
        EXPECT_GE(button->height(), button->fontMetrics().height()) << qPrintable(button->text());
        EXPECT_TRUE(button->parentWidget()->rect().contains(button->geometry()))
            << qPrintable(button->text());
      }
    m_game->undo();
  }
  solve();
  QSignalSpy started(m_game.get(), &Game::started);
  ofCard("Replay")->click();
  EXPECT_EQ(pages()->currentWidget()->metaObject()->className(), QByteArray("sudoku::ReplayPage"));
  pages()->showGame();
  ofCard("Next in collection")->click();
  ASSERT_TRUE(started.wait());
  EXPECT_EQ(m_game->state().puzzle.givens, parsePuzzle(kWayPuzzle)->givens);
}

TEST_F(GameWaysTest, TheMenuLeadsToTheNextOfTheCollection) {
  QAction* next = entry("next-in-collection");
  ASSERT_NE(next, nullptr);
  EXPECT_EQ(next->text().remove('&'), "Next in collection");
  EXPECT_FALSE(next->isEnabled()) << "in no collection yet";
  importBoth("top.txt");
  EXPECT_TRUE(next->isEnabled());
  QSignalSpy started(m_game.get(), &Game::started);
  next->trigger();
  ASSERT_TRUE(started.wait());
  EXPECT_EQ(m_game->state().puzzle.givens, parsePuzzle(kWayPuzzle)->givens);
  EXPECT_TRUE(next->isEnabled());
  m_controller->history().library().removeCollection(m_controller->session().place()->collection);
  EXPECT_FALSE(next->isEnabled());
}

TEST_F(GameWaysTest, WhatIsSaidOfAnImportGoesWithTheNextGame) {
  pages()->showLibrary();
  importBoth("top.txt");
  const auto* row = pages()->findChild<LibraryPage*>()->findChild<LibraryImport*>();
  EXPECT_TRUE(row->isVisible());
  m_controller->start(*parsePuzzle(kWayPuzzle));
  pages()->showLibrary();
  EXPECT_FALSE(row->isVisible());
}

TEST_F(GameWaysTest, TheStartSaysWhatWasLeftAndGoesOnWithIt) {
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  const auto left = [&](qint64 id, int daysAgo, std::optional<Level> level) {
    emit m_controller->session().leftGameFound({id, now - daysAgo * qint64{86'400'000}, level, 12});
  };
  const qint64 id = m_game->stored().id;
  left(id, 0, Level::Hard);
  EXPECT_EQ(status(), "Today's: Hard, 12 left");
  left(id, 1, Level::Hard);
  EXPECT_EQ(status(), "Yesterday's: Hard, 12 left");
  ASSERT_NE(child<QPushButton>("Continue"), nullptr);
  child<QPushButton>("Continue")->click();
  EXPECT_FALSE(status().contains("12 left"));
  EXPECT_EQ(m_game->stored().id, id);
  m_controller->start(*parsePuzzle(kWayPuzzle));
  left(id, 400, std::nullopt);
  EXPECT_TRUE(status().endsWith(": 12 left")) << qPrintable(status());
  child<QPushButton>("Continue")->click();
  EXPECT_EQ(m_game->stored().id, id);
}

TEST_F(GameWaysTest, AMoveEndsWhatIsSaidOfTheGameThatWasLeft) {
  emit m_controller->session().leftGameFound({m_game->stored().id, 0, Level::Hard, 12});
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  EXPECT_FALSE(status().contains("12 left"));
}

TEST_F(GameWaysTest, ADeletedGameIsNotOfferedToBeGoneBackTo) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->history().library().remove({m_game->stored().id});
  ASSERT_TRUE(!started.empty() || started.wait(kPatienceMs));
  EXPECT_FALSE(status().contains("ast game saved")) << qPrintable(status());
}

}  // namespace
}  // namespace sudoku
