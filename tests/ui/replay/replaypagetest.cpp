#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include <sudoku/formats/formats.h>

#include "../../patience.h"
#include "../activate.h"
#include "ui/board/boardscene.h"
#include "ui/board/sceneboard.h"
#include "ui/replay/movelistmodel.h"
#include "ui/replay/movelistview.h"
#include "ui/replay/replaypage.h"
#include "ui/replay/replaytimeline.h"
#include "ui/style/theme.h"

Q_DECLARE_METATYPE(sudoku::GameContents)

namespace sudoku {
namespace {

constexpr auto kGivens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr auto kHostileName = "<h1>%1</h1> & %n";
constexpr Cell kFirst(2);   // cell whose solution is 4
constexpr Cell kSecond(3);  // cell whose solution is 6

/// A game with a 4, then a wrong 2; on a newer branch, a note and the right 6 instead of the 2.
StoredGame forked() {
  StoredGame game;
  game.id = 17;
  game.puzzle = *parsePuzzle(kGivens);
  game.puzzleId = "1-backtracking-all-180-77";
  game.level = Level::Easy;
  game.name = kHostileName;
  const auto play = [&game](const Move& move, qint64 elapsedMs) {
    game.append(move);
    game.moves.back().elapsedMs = elapsedMs;
  };
  play(Move::enter(kFirst, Digit(4)), 1000);
  play(Move::enter(kSecond, Digit(2)), 5000);
  game.position = 1;
  play(Move::setNote(kSecond, Digit(6)), 61'000);
  play(Move::enter(kSecond, Digit(6)), 62'000);
  game.checkpoints = {{UniqueId::make(), kHostileName, 1}};
  return game;
}

class ReplayPageTest : public testing::Test {
 protected:
  ReplayPageTest() : m_page(nullptr), m_timeline(m_page.findChild<ReplayTimeline*>()) {
    qRegisterMetaType<GameContents>();
    m_page.resize(1020, 680);
    m_page.show();
    activate(&m_page);
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_page));
    m_page.open(forked());
  }

  QPushButton* button(const QString& name) const {
    for (auto* button : m_page.findChildren<QPushButton*>())
      if (button->text() == name || button->accessibleName() == name) return button;
    return nullptr;
  }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
  }
  const BoardScene& scene() const { return m_page.board()->scene(); }
  bool says(const QString& text) const {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->text().contains(text) || label->accessibleName().contains(text);
    });
  }
  QCheckBox* mistakes() const { return m_page.findChild<QCheckBox*>(); }

  ReplayPage m_page;
  ReplayTimeline* m_timeline;
};

TEST_F(ReplayPageTest, StepsShowEachPositionWithItsNotesAndTime) {
  EXPECT_EQ(m_page.place(), 0U);
  EXPECT_TRUE(scene().board.isEmpty(kFirst));
  EXPECT_TRUE(says("Move 0 of 3"));
  EXPECT_FALSE(button("Previous position")->isEnabled());
  press("Following position");
  EXPECT_EQ(scene().board.at(kFirst), Digit(4));
  EXPECT_EQ(scene().selected, kFirst);
  EXPECT_TRUE(says("4 in r1c3"));
  press("Following position");
  EXPECT_EQ(scene().candidates[kSecond.index()], DigitSet{Digit(6)});
  EXPECT_TRUE(says("01:01"));
  press("Last position");
  EXPECT_EQ(scene().board.at(kSecond), Digit(6));
  EXPECT_FALSE(button("Following position")->isEnabled());
  EXPECT_FALSE(button("Play")->isEnabled());
  press("First position");
  EXPECT_EQ(m_page.place(), 0U);
}

TEST_F(ReplayPageTest, KeysLeadAlongTheLineAndToItsBranches) {
  QWidget* focused = QApplication::focusWidget();
  EXPECT_EQ(focused, m_timeline);
  QTest::keyClick(focused, Qt::Key_End);
  EXPECT_EQ(m_page.place(), 3U);
  EXPECT_TRUE(says("Branch 2 of 2"));
  QTest::keyClick(focused, Qt::Key_Up);
  EXPECT_EQ(m_page.place(), 2U);  // the first position of the other branch
  EXPECT_EQ(scene().board.at(kSecond), Digit(2));
  EXPECT_TRUE(says("Branch 1 of 2"));
  QTest::keyClick(focused, Qt::Key_Left);
  QTest::keyClick(focused, Qt::Key_Down);
  EXPECT_EQ(m_page.place(), 1U);  // the position of the fork itself stays, and only the line changes
  EXPECT_EQ(m_timeline->maximum(), 3);
  QTest::keyClick(focused, Qt::Key_Home);
  EXPECT_TRUE(says("No branch yet"));
  EXPECT_FALSE(button("Older branch")->isEnabled());
}

TEST_F(ReplayPageTest, BranchesAreShownWhereThereAreAny) {
  EXPECT_TRUE(button("Older branch")->isVisible());
  StoredGame game = forked();
  game.moves.resize(2);
  game.position = 2;
  m_page.open(game);
  EXPECT_FALSE(button("Older branch")->isVisible());
}

TEST_F(ReplayPageTest, MistakesOfAGameInProgressAreShownOnRequestAlone) {
  QSignalSpy revealed(&m_page, &ReplayPage::mistakesRevealed);
  QTest::keyClick(m_timeline, Qt::Key_End);
  QTest::keyClick(m_timeline, Qt::Key_Up);
  EXPECT_FALSE(mistakes()->isChecked());
  EXPECT_TRUE(scene().broken.isEmpty());
  EXPECT_FALSE(says("wrong"));
  EXPECT_FALSE(says("mistake"));
  mistakes()->click();
  EXPECT_EQ(scene().broken, CellSet{kSecond});
  EXPECT_TRUE(says("2 in r1c4, wrong"));
  EXPECT_TRUE(says("One mistake"));
  ASSERT_EQ(revealed.size(), 1);
  EXPECT_EQ(revealed.front().front().toLongLong(), 17);
}

TEST_F(ReplayPageTest, MistakesOfAGameThatIsOverAreShown) {
  QSignalSpy revealed(&m_page, &ReplayPage::mistakesRevealed);
  StoredGame game = forked();
  game.position = 2;
  game.events = {{HelpKind::GivenUp, 2}};
  m_page.open(game);
  EXPECT_TRUE(mistakes()->isChecked());
  QTest::keyClick(m_timeline, Qt::Key_End);
  EXPECT_EQ(scene().broken, CellSet{kSecond});
  EXPECT_TRUE(revealed.isEmpty());
}

TEST_F(ReplayPageTest, PlaysToTheEndAndStops) {
  m_page.findChild<QComboBox*>()->setCurrentIndex(2);  // replays 16 times as fast
  StoredGame game = forked();
  for (PlayedMove& move : game.moves) move.elapsedMs = 0;
  m_page.open(game);
  press("Play");
  ASSERT_NE(button("Pause"), nullptr);
  EXPECT_TRUE(waitFor([&] { return m_page.place() == 3U; }));
  EXPECT_EQ(button("Pause"), nullptr);
}

TEST_F(ReplayPageTest, PlayingCanBeEnded) {
  QTest::keyClick(m_timeline, Qt::Key_Space);
  EXPECT_NE(button("Pause"), nullptr);
  QTest::keyClick(m_timeline, Qt::Key_Space);
  EXPECT_EQ(button("Pause"), nullptr);
  press("Play");
  m_page.close();
  EXPECT_EQ(button("Pause"), nullptr);
}

TEST_F(ReplayPageTest, ContinuesFromWhatIsShown) {
  QSignalSpy wanted(&m_page, &ReplayPage::positionWanted);
  press("Following position");
  press("Following position");
  press("Continue from here");
  ASSERT_EQ(wanted.size(), 1);
  const auto contents = wanted.front().front().value<GameContents>();
  EXPECT_EQ(contents.board.at(kFirst), Digit(4));
  EXPECT_EQ(contents.notesAt(kSecond), DigitSet{Digit(6)});
}

TEST_F(ReplayPageTest, NamesAreShownAsTheyAre) {
  press("Following position");
  EXPECT_TRUE(says(kHostileName));
  EXPECT_TRUE(says(QString("checkpoint ") + kHostileName));
  for (const auto* label : m_page.findChildren<QLabel*>()) EXPECT_EQ(label->textFormat(), Qt::PlainText);
}

TEST_F(ReplayPageTest, EscLeadsBack) {
  QSignalSpy left(&m_page, &BoardPage::gameWanted);
  QTest::keyClick(m_timeline, Qt::Key_Escape);
  EXPECT_EQ(left.size(), 1);
}

TEST_F(ReplayPageTest, TheTimeLineIsASliderThatTakesClicks) {
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_timeline);
  ASSERT_NE(accessible, nullptr);
  EXPECT_EQ(accessible->role(), QAccessible::Slider);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Time line");
  QTest::mouseClick(m_timeline, Qt::LeftButton, {}, {m_timeline->width() - 8, 8});
  EXPECT_EQ(m_page.place(), 3U);
}

TEST_F(ReplayPageTest, TheListOfMovesLeadsToEachOfThem) {
  auto* list = m_page.findChild<MoveListView*>();
  ASSERT_TRUE(list->isVisible());
  const auto itemOf = [list](int move) { return list->moves().indexOfRow(list->moves().list().rowOf(move)); };
  EXPECT_EQ(list->currentIndex(), itemOf(0));
  QTest::keyClick(m_timeline, Qt::Key_End);
  EXPECT_EQ(list->currentIndex(), itemOf(4)) << "it follows";
  list->expand(itemOf(2).parent());
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(itemOf(2)).center());
  EXPECT_EQ(m_page.place(), 2U);
  EXPECT_EQ(m_timeline->maximum(), 2);
  EXPECT_EQ(scene().board.at(kSecond), Digit(2));
  EXPECT_TRUE(says("Branch 1 of 2"));
  QTest::keyClick(list, Qt::Key_Home);
  EXPECT_EQ(m_page.place(), 0U);
  EXPECT_FALSE(itemOf(2).data(MoveListModel::WrongRole).toBool());
  mistakes()->click();
  EXPECT_TRUE(itemOf(2).data(MoveListModel::WrongRole).toBool());
}

TEST_F(ReplayPageTest, TheBoardHasTheRoomOfALowWindow) {
  m_page.resize(560, 392);  // the page of a window of 560x420 without its menus
  QApplication::processEvents();
  EXPECT_GE(m_page.board()->width(), 330);
  auto* list = m_page.findChild<MoveListView*>();
  EXPECT_FALSE(list->isVisible());
  press("Moves");
  EXPECT_TRUE(list->isVisible());
  EXPECT_GE(list->height(), 5 * m_page.fontMetrics().height());
  EXPECT_FALSE(button("Continue from here")->isVisible());
  EXPECT_TRUE(button("Following position")->isVisible());
  press("Moves");
  EXPECT_TRUE(button("Continue from here")->isVisible());
  m_page.resize(1020, 680);
  QApplication::processEvents();
  EXPECT_TRUE(list->isVisible());
  EXPECT_FALSE(button("Moves")->isVisible());
}

TEST_F(ReplayPageTest, WhatALineStandsForIsApartFromWhatHappened) {
  StoredGame game = forked();
  game.checkpoints = {{UniqueId::make(), "first", 0}};
  game.moves.resize(1);
  game.position = 1;
  m_page.open(game);
  m_timeline->clearFocus();
  const QImage image = m_timeline->grab().toImage();
  const int line = m_timeline->fontMetrics().height();
  // The columns of the bottom line of marks that have dark pixels: those of symbols.
  std::vector<int> columns;
  for (int x = 0; x < image.width(); ++x)
    for (int y = image.height() - line; y < image.height(); ++y)
      if (image.pixelColor(x, y).lightness() < 128) {
        columns.push_back(x);
        break;
      }
  ASSERT_FALSE(columns.empty());
  int widest = 0;
  for (std::size_t index = 1; index < columns.size(); ++index)
    widest = std::max(widest, columns[index] - columns[index - 1]);
  EXPECT_GE(widest, line / 2);
}

TEST_F(ReplayPageTest, NothingIsCutOffInAnyWindow) {
  const QFont font = m_page.font();
  for (const double scale : {1.0, 1.5, 2.0}) {
    QFont larger = font;
    larger.setPointSizeF(font.pointSizeF() * scale);
    m_page.setFont(larger);
    for (const QSize& size :
         {QSize(560, 380), QSize(640, 440), QSize(640, 900), QSize(1020, 680), QSize(1920, 1040)}) {
      m_page.resize(size);
      QApplication::processEvents();
      int bottom = 0;  // lowest dark row in the column of what stands above
      for (const auto* name : {"Game", "Play", "Older branch", "Continue from here"}) {
        const QPushButton* part = button(name);
        ASSERT_NE(part, nullptr) << name;
        const QRect area(part->mapTo(&m_page, QPoint()), part->size());
        EXPECT_TRUE(m_page.rect().contains(area)) << name << ' ' << scale << ' ' << size.width();
        EXPECT_GE(area.top(), bottom) << name << ' ' << scale << ' ' << size.width();
        bottom = area.bottom();
      }
      EXPECT_GE(m_timeline->height(), m_timeline->minimumSizeHint().height()) << scale << ' ' << size.width();
    }
  }
}

}  // namespace
}  // namespace sudoku
