#include <algorithm>
#include <array>
#include <vector>

#include <QApplication>
#include <QFontInfo>
#include <QGroupBox>
#include <QPushButton>
#include <QTest>

#include "../windowfixture.h"
#include "samplehints.h"
#include "ui/coach/coachpage.h"
#include "ui/coach/idlecoach.h"
#include "ui/controls/phraselabel.h"
#include "ui/panel/numberpad.h"
#include "ui/window/windowcontent.h"

namespace sudoku {
namespace {

class CoachPlaceTest : public WindowTest {
 protected:
  CoachPlaceTest()
      : m_content(*m_window->findChild<WindowContent*>()),
        m_page(m_content.coach()),
        m_hints{support::hintOf(support::references().front(), Rung::Where),
                support::hintOf(support::references().front(), Rung::What),
                support::hintOf(support::references().front(), Rung::Why)} {}

  void resize(QSize size) {
    m_window->resize(size);
    QTest::qWait(1);
  }
  void show(Rung rung) {
    m_content.showHint(m_hints.at(static_cast<std::size_t>(rung)));
    QTest::qWait(1);
  }
  static QRect placeOf(const QWidget* widget) {
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
  }
  QGroupBox* group(const QString& title) const {
    for (auto* each : m_window->findChildren<QGroupBox*>())
      if (each->accessibleName() == title) return each;
    return nullptr;
  }

  WindowContent& m_content;
  CoachPage& m_page;
  std::array<Hint, 3> m_hints;
};

TEST_F(CoachPlaceTest, AHintMovesNothing) {
  for (const QSize size :
       {QSize(640, 480), QSize(700, 640), QSize(700, 1000), QSize(1020, 720), QSize(1280, 800)}) {
    resize(size);
    const QRect board = placeOf(m_board);
    const QRect undo = placeOf(child<QPushButton>("Undo"));
    const QRect numbers = placeOf(group("Numbers"));
    for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
      show(rung);
      EXPECT_TRUE(m_page.isVisible());
      EXPECT_TRUE(m_window->rect().contains(placeOf(&m_page))) << size.width();
      EXPECT_FALSE(placeOf(&m_page).intersects(board)) << size.width();
      EXPECT_EQ(placeOf(m_board), board) << size.width();
      EXPECT_EQ(placeOf(child<QPushButton>("Undo")), undo) << size.width();
      EXPECT_TRUE(child<QPushButton>("Undo")->isVisible());
      if (group("Numbers")->isVisible()) {
        EXPECT_EQ(placeOf(group("Numbers")), numbers) << size.width();
      }
    }
    m_content.showHint(std::nullopt);
    QTest::qWait(1);
    EXPECT_FALSE(m_page.isVisible());
    EXPECT_EQ(placeOf(m_board), board);
    EXPECT_EQ(placeOf(group("Numbers")), numbers);
  }
}

TEST_F(CoachPlaceTest, TakesThePlaceOfGroupsThatAreAbsentMeanwhile) {
  resize({1020, 720});
  const QRect game = placeOf(group("Game"));
  const QRect help = placeOf(group("Help"));
  const QRect numbers = placeOf(group("Numbers"));
  for (const Rung rung : {Rung::Where, Rung::What}) {
    show(rung);
    EXPECT_EQ(placeOf(&m_page), game.united(help));
    EXPECT_FALSE(child<QPushButton>("New")->isVisible());
    EXPECT_TRUE(child<NumberToggle>("Digit 1")->isVisible());
  }
  show(Rung::Why);
  EXPECT_TRUE(placeOf(&m_page).contains(game.united(numbers)));
  EXPECT_LT(placeOf(&m_page).bottom(), placeOf(child<QPushButton>("Undo")).top());
  EXPECT_FALSE(child<NumberToggle>("Digit 1")->isVisible());
  m_content.showHint(std::nullopt);
  for (const char* title : {"Game", "Help", "Numbers"}) EXPECT_TRUE(group(title)->isVisible()) << title;
}

TEST_F(CoachPlaceTest, HasAColumnOfItsOwnInAWideWindow) {
  const auto* idle = m_window->findChild<IdleCoach*>();
  resize({1020, 720});
  EXPECT_FALSE(idle->isVisible());
  resize({1400, 500});
  EXPECT_TRUE(idle->isVisible());
  resize({1280, 800});
  EXPECT_TRUE(idle->isVisible());
  const QRect column = placeOf(idle);
  show(Rung::Why);
  EXPECT_FALSE(idle->isVisible());
  EXPECT_EQ(placeOf(&m_page), column);
  EXPECT_TRUE(child<QPushButton>("New")->isVisible());
  EXPECT_TRUE(child<NumberToggle>("Digit 1")->isVisible());
}

TEST_F(CoachPlaceTest, BeginsAtTheTopOfItsColumnInEveryRungAndIsLargeInALargeWindow) {
  resize({1920, 1080});
  std::vector<int> tops;
  for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
    show(rung);
    QStringList sentences;
    for (const Sentence& sentence : m_hints.at(static_cast<std::size_t>(rung)).sentences)
      sentences += toPlainText(sentence);
    int top = m_page.height();
    for (const auto* label : m_page.findChildren<PhraseLabel*>()) {
      if (!label->isVisible()) continue;
      top = std::min(top, label->y());
      if (label->text() == sentences.join(' ')) {
        EXPECT_GE(QFontInfo(label->font()).pixelSize(), 16);
      }
    }
    tops.push_back(top);
  }
  const auto [least, most] = std::minmax_element(tops.begin(), tops.end());
  EXPECT_LE(*most - *least, 4);
  EXPECT_LE(*most, m_page.height() / 8);
}

TEST_F(CoachPlaceTest, MovesWithTheWindowAtItsRung) {
  resize({1280, 800});
  show(Rung::Why);
  for (const QSize size : {QSize(1020, 720), QSize(640, 480), QSize(1280, 800)}) {
    resize(size);
    EXPECT_TRUE(m_page.isVisible()) << size.width();
    EXPECT_TRUE(m_window->rect().contains(placeOf(&m_page))) << size.width();
  }
}

TEST_F(CoachPlaceTest, TheKeyboardStaysUnlessItsControlIsReplaced) {
  resize({1020, 720});
  auto* undo = child<QPushButton>("Notes");
  undo->setFocus(Qt::TabFocusReason);
  show(Rung::Where);
  EXPECT_EQ(QApplication::focusWidget(), undo);
  m_content.showHint(std::nullopt);
  QWidget* cell = m_board->cellWidget(m_board->selectedCell());
  cell->setFocus();
  show(Rung::Where);
  EXPECT_EQ(QApplication::focusWidget(), cell);
  m_page.findChild<QPushButton*>("primary")->setFocus(Qt::TabFocusReason);
  m_content.showHint(std::nullopt);
  EXPECT_EQ(QApplication::focusWidget(), cell);
}

TEST_F(CoachPlaceTest, TheCoachTakesTheKeyboardOfWhatItReplacesAndGivesItBack) {
  resize({1020, 720});
  auto* next = child<QPushButton>("Next step");
  next->setFocus(Qt::TabFocusReason);
  for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
    show(rung);
    EXPECT_EQ(QApplication::focusWidget(), m_page.findChild<QPushButton*>("primary"));
  }
  m_content.showHint(std::nullopt);
  EXPECT_EQ(QApplication::focusWidget(), next);
}

TEST_F(CoachPlaceTest, TheCoachFollowsTheBoardInTheOrderOfTheKeyboard) {
  for (const QSize size : {QSize(560, 420), QSize(1020, 720), QSize(1280, 800), QSize(700, 1000)}) {
    resize(size);
    for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
      show(rung);
      m_board->cellWidget(m_board->selectedCell())->setFocus();
      key(Qt::Key_Tab);
      EXPECT_TRUE(m_page.isAncestorOf(QApplication::focusWidget())) << size.width();
      key(Qt::Key_Backtab, Qt::ShiftModifier);
      EXPECT_EQ(QApplication::focusWidget(), m_board->cellWidget(m_board->selectedCell()));
    }
    m_content.showHint(std::nullopt);
  }
}

TEST_F(CoachPlaceTest, WhatIsTypedWhileTheCoachHasTheKeyboardIsForTheBoard) {
  resize({1020, 720});
  click(1, 3);
  show(Rung::Why);
  QTest::mouseClick(m_page.findChild<QPushButton*>("primary"), Qt::LeftButton);
  EXPECT_EQ(QApplication::focusWidget(), m_page.findChild<QPushButton*>("primary"));
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  m_page.findChild<QPushButton*>("primary")->setFocus();
  key(Qt::Key_Space);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  key(Qt::Key_Right);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 4));
}

TEST_F(CoachPlaceTest, NextStepIsAskedForFromPanelAndColumn) {
  int asked = 0;
  const auto count = [&asked] { ++asked; };
  resize({1020, 720});
  auto* inPanel = m_content.findChild<QPushButton*>("nextStep");
  QObject::connect(inPanel, &QPushButton::clicked, &m_content, count);
  QObject::connect(&m_content.idleCoach(), &IdleCoach::nextStepRequested, &m_content, count);
  EXPECT_EQ(inPanel->accessibleName(), "Next step");
  EXPECT_TRUE(inPanel->isVisible());
  QTest::mouseClick(inPanel, Qt::LeftButton);
  EXPECT_EQ(asked, 1);
  resize({1280, 800});
  EXPECT_FALSE(inPanel->isVisible());
  for (auto* button : m_content.idleCoach().findChildren<QPushButton*>())
    if (button->text() == "Next step") QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(asked, 2);
}

}  // namespace
}  // namespace sudoku
