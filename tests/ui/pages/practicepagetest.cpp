#include <algorithm>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "game/teacher/techniquewords.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/sceneboard.h"
#include "ui/controls/legendlabel.h"
#include "ui/controls/walkbox.h"
#include "ui/pages/exercisepane.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/practicepage.h"
#include "ui/pages/techniquechooser.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

using Phase = PracticeSession::Phase;
using RoundOutcome = PracticeSession::Outcome;

/// A stored position of a technique, which is quickly made.
std::optional<PracticePosition> storedPosition(Technique technique, Random& random,
                                               const std::stop_token& stop) {
  const auto seeds = practiceSeeds(technique);
  return seeds.empty() ? std::nullopt : shuffled(seeds.front(), random, stop);
}

QPushButton* buttonOf(const QWidget& page, const QString& name) {
  for (auto* button : page.findChildren<QPushButton*>())
    if (button->text() == name || button->accessibleName() == name) return button;
  return nullptr;
}

bool isAsked(const PracticePage& page) {
  return waitFor([&page] { return page.session() != nullptr && page.session()->phase() == Phase::Asking; });
}

class PracticePageTest : public testing::Test {
 protected:
  PracticePageTest() : m_page(storedPosition, 1, nullptr) {
    m_page.setMastery({}, Technique::FullHouse);
    m_page.resize(1280, 770);
    m_page.show();
    activate(&m_page);
    EXPECT_TRUE(QTest::qWaitForWindowActive(&m_page));
  }

  QPushButton* button(const QString& name) const { return buttonOf(m_page, name); }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    ASSERT_TRUE(button(name)->isEnabled()) << qPrintable(name);
    button(name)->click();
  }
  void practise(Technique technique) {
    m_page.practise(technique);
    ASSERT_TRUE(isAsked(m_page));
    ASSERT_EQ(m_page.session()->round()->position().technique, technique);
  }
  const PracticePosition& position() const { return m_page.session()->round()->position(); }
  void choose(Cell cell) const {
    while (m_page.board()->scene().selected->column() != cell.column())
      QTest::keyClick(m_page.board(), Qt::Key_Right);
    while (m_page.board()->scene().selected->row() != cell.row())
      QTest::keyClick(m_page.board(), Qt::Key_Down);
  }
  void type(const Candidate& candidate) const {
    m_page.board()->setFocus();
    choose(candidate.cell);
    QTest::keyClick(m_page.board(), static_cast<Qt::Key>(Qt::Key_0 + candidate.digit.value()));
  }
  bool says(const QString& text) const {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(text);
    });
  }

  PracticePage m_page;
};

TEST_F(PracticePageTest, BeginsWithWhatIsToBeLearnedNext) {
  m_page.setMastery({{Technique::FullHouse, {.foundAlone = 1}}}, Technique::HiddenSingle);
  m_page.open();
  ASSERT_TRUE(isAsked(m_page));
  EXPECT_EQ(position().technique, Technique::HiddenSingle);
  EXPECT_NE(button("Learn next: Hidden single"), nullptr);
  EXPECT_TRUE(says("1 of 10"));
}

TEST_F(PracticePageTest, TheStatusTellsWhatIsAsked) {
  practise(Technique::HiddenSingle);
  EXPECT_FALSE(says("Looking for")) << "it is found";
}

TEST_F(PracticePageTest, OffersWhatIsServedAndNoMore) {
  const auto* list = m_page.findChild<QListView*>();
  QStringList names;
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    const QModelIndex index = list->model()->index(row, 0);
    if (index.flags().testFlag(Qt::ItemIsUserCheckable)) names += index.data().toString();
  }
  QStringList served;
  for (const Technique technique : servedTechniques()) served += TechniqueWords::title(technique);
  EXPECT_EQ(names, served);
}

TEST_F(PracticePageTest, TheSearchLeavesMatchesWithTheirLevels) {
  const auto* list = m_page.findChild<QListView*>();
  m_page.findChild<QLineEdit*>()->setText("SKYSC");
  QStringList shown;
  for (int row = 0; row < list->model()->rowCount(); ++row)
    if (!list->isRowHidden(row)) shown += list->model()->index(row, 0).data().toString();
  EXPECT_EQ(shown, (QStringList{"Hard", "Skyscraper"}));
}

TEST_F(PracticePageTest, ItemsReadHowWellATechniqueIsKnown) {
  m_page.setMastery({{Technique::Skyscraper, {.seen = 2, .foundInPractice = 1}}}, {});
  const auto* list = m_page.findChild<QListView*>();
  const auto found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, "Skyscraper", 1);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found.first().data(Qt::AccessibleTextRole), "Skyscraper, found in practice");
}

TEST_F(PracticePageTest, AClickOnATechniqueChoosesIt) {
  practise(Technique::XWing);
  auto* list = m_page.findChild<QListView*>();
  const auto found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, "Skyscraper", 1);
  list->scrollTo(found.first());
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(found.first()).center());
  EXPECT_TRUE(says("2 chosen"));
  EXPECT_EQ(position().technique, Technique::XWing) << "the round goes on";
  list->setFocus();
  list->setCurrentIndex(found.first());
  QTest::keyClick(list, Qt::Key_Space);
  EXPECT_TRUE(says("1 chosen"));
}

TEST_F(PracticePageTest, AllThatGoesIsFoundByKeys) {
  practise(Technique::Skyscraper);
  QSignalSpy learned(&m_page, &PracticePage::learned);
  const Step step = position().steps.front();
  for (const Candidate& candidate : step.eliminations) type(candidate);
  EXPECT_EQ(m_page.session()->phase(), Phase::Found);
  EXPECT_TRUE(says("Right:"));
  ASSERT_EQ(learned.count(), 1);
  EXPECT_EQ(learned[0][0].value<Technique>(), Technique::Skyscraper);
  EXPECT_EQ(learned[0][1].value<MasteryKind>(), MasteryKind::FoundInPractice);
  press("Next");
  ASSERT_TRUE(isAsked(m_page));
  EXPECT_TRUE(says("2 of 10"));
}

TEST_F(PracticePageTest, AChainThatIsFoundIsShownWithItsReasonWalkAndLegend) {
  practise(Technique::XyChain);
  const Step step = position().steps.front();
  for (const Candidate& candidate : step.eliminations) type(candidate);
  ASSERT_EQ(m_page.session()->phase(), Phase::Found);
  EXPECT_FALSE(m_page.board()->scene().picture.links.empty());
  EXPECT_TRUE(says(toPlainText(m_page.session()->help().front())));
  EXPECT_TRUE(m_page.findChild<LegendLabel*>()->isVisible());
  ASSERT_TRUE(m_page.findChild<WalkBox*>()->isVisible());
  EXPECT_FALSE(m_page.board()->scene().toldLinks);
  press("Walk forward");
  EXPECT_EQ(m_page.session()->toldOfWalk(), 1);
  EXPECT_TRUE(m_page.board()->scene().toldLinks);
  EXPECT_TRUE(says(toPlainText(m_page.session()->walk().front())));
  EXPECT_TRUE(says(toPlainText(m_page.session()->help().front()))) << "the reason stays";
  press("Next");
  ASSERT_TRUE(isAsked(m_page));
  EXPECT_FALSE(m_page.findChild<LegendLabel*>()->isVisible());
  EXPECT_FALSE(m_page.findChild<WalkBox*>()->isVisible());
}

TEST_F(PracticePageTest, SinglesArePractisedWithoutNotesAndOthersWithThem) {
  const auto hasNotes = [this] {
    const auto& candidates = m_page.board()->scene().candidates;
    return std::any_of(candidates.begin(), candidates.end(), [](DigitSet notes) { return !notes.isEmpty(); });
  };
  practise(Technique::NakedSingle);
  EXPECT_FALSE(hasNotes());
  press("Skip");
  practise(Technique::XWing);
  EXPECT_TRUE(hasNotes());
}

TEST_F(PracticePageTest, ACellThatIsSetIsFoundByAClick) {
  practise(Technique::NakedSingle);
  const auto click = [this](Cell cell) {
    const BoardGeometry geometry(m_page.board()->size(), 16);
    const QRectF area = geometry.cell(cell);
    // The place of the small 1, if the cell has one: the cell is what is taken all the same.
    QTest::mouseClick(m_page.board(), Qt::LeftButton, {},
                      (area.center() - QPointF(area.width(), area.height()) * 0.3).toPoint());
  };
  const Position& at = position().position;
  for (const Cell open : at.candidates.openCells()) {
    if (at.candidates.at(open).size() == 1) continue;
    click(open);
    ASSERT_TRUE(m_page.session()->lastMiss());
    EXPECT_TRUE(toPlainText(m_page.session()->lastMiss()->sentences.front()).contains("can still be"));
  }
  click(position().steps.front().placements.front().cell);
  EXPECT_EQ(m_page.session()->phase(), Phase::Found);
}

TEST_F(PracticePageTest, EnterTakesTheCell) {
  practise(Technique::NakedSingle);
  m_page.board()->setFocus();
  choose(position().steps.front().placements.front().cell);
  QTest::keyClick(m_page.board(), Qt::Key_Return);
  EXPECT_EQ(m_page.session()->phase(), Phase::Found);
}

TEST_F(PracticePageTest, AMissIsSaidAndTakesNothing) {
  practise(Technique::Skyscraper);
  const Cell open = position().position.candidates.openCells().first();
  type({open, *position().puzzle.solution.at(open)});
  EXPECT_EQ(m_page.session()->phase(), Phase::Asking);
  ASSERT_TRUE(m_page.session()->lastMiss());
  EXPECT_TRUE(says(toPlainText(m_page.session()->lastMiss()->sentences.front())));
}

TEST_F(PracticePageTest, AnExplanationIsSeenAndNotFound) {
  practise(Technique::XWing);
  QSignalSpy learned(&m_page, &PracticePage::learned);
  press("Show where");
  EXPECT_FALSE(button("Show where")->isEnabled());
  EXPECT_FALSE(m_page.board()->scene().picture.bands.empty() &&
               m_page.board()->scene().picture.cells.empty());
  press("Explain");
  EXPECT_EQ(m_page.session()->phase(), Phase::Told);
  EXPECT_FALSE(m_page.board()->scene().picture.marks.empty());
  ASSERT_EQ(learned.count(), 1);
  EXPECT_EQ(learned[0][1].value<MasteryKind>(), MasteryKind::Seen);
}

TEST_F(PracticePageTest, AskedForAgainARoundThatEndedGivesWay) {
  practise(Technique::XWing);
  press("Explain");
  practise(Technique::Skyscraper);
  press("Explain");
  press("Learn next: " + TechniqueWords::title(Technique::FullHouse));
  ASSERT_TRUE(isAsked(m_page));
  EXPECT_EQ(position().technique, Technique::FullHouse);
  EXPECT_EQ(m_page.session()->roundNumber(), 3);
}

TEST_F(PracticePageTest, TenMoreFollowTen) {
  practise(Technique::Skyscraper);
  for (int round = 0; round < PracticeSession::kRounds; ++round) {
    ASSERT_TRUE(isAsked(m_page));
    press("Skip");
  }
  EXPECT_EQ(m_page.session()->phase(), Phase::Over);
  EXPECT_TRUE(says("Skipped: 10"));
  press("Next");
  ASSERT_TRUE(isAsked(m_page));
  EXPECT_TRUE(m_page.session()->outcomes().empty());
}

TEST_F(PracticePageTest, TheChooserIsAPageOfItsOwnInANarrowWindow) {
  practise(Technique::XWing);
  auto* chooser = m_page.findChild<TechniqueChooser*>();
  auto* pane = m_page.findChild<ExercisePane*>();
  EXPECT_TRUE(chooser->isVisible() && pane->isVisible());
  EXPECT_FALSE(button("Techniques")->isVisible());
  m_page.resize(1020, 690);
  EXPECT_FALSE(chooser->isVisible());
  press("Techniques");
  EXPECT_TRUE(chooser->isVisible());
  EXPECT_FALSE(pane->isVisible());
  press("To the exercise");
  EXPECT_TRUE(pane->isVisible());
}

/// Expects all texts and buttons of an exercise to lie whole within their parents, and none to cover another.
void expectExerciseIsWhole(const QWidget& page, const QString& what) {
  std::vector<QWidget*> parts;
  for (auto* label : page.findChildren<QLabel*>()) parts.push_back(label);
  for (auto* button : page.findChildren<QPushButton*>()) parts.push_back(button);
  for (QWidget* part : parts) {
    if (!part->isVisible()) continue;
    const auto* label = qobject_cast<QLabel*>(part);
    const auto* button = qobject_cast<QPushButton*>(part);
    const QString text = button != nullptr ? button->text() : label->text();
    EXPECT_TRUE(part->parentWidget()->rect().contains(part->geometry())) << qPrintable(what + ": " + text);
    const bool isWhole =
        button == nullptr || button->width() >= button->fontMetrics().horizontalAdvance(text);
    EXPECT_TRUE(isWhole) << qPrintable(what + ": " + text);
    for (const QWidget* other : parts) {
      const bool isBeside = other != part && other->parentWidget() == part->parentWidget();
      const bool isCovered = isBeside && other->isVisible() && other->geometry().intersects(part->geometry());
      EXPECT_FALSE(isCovered) << qPrintable(what + ": " + text);
    }
  }
}

TEST_F(PracticePageTest, NoTextIsClippedInSmallWindows) {
  const QFont before = QApplication::font();
  for (const double size : {1.0, 1.5}) {
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * size);
    QApplication::setFont(font);
    for (const QSize page : {QSize(560, 390), QSize(640, 450), QSize(1020, 690), QSize(1280, 770)}) {
      m_page.resize(page);
      const QString what = QString("%1x%2 at %3").arg(page.width()).arg(page.height()).arg(size);
      practise(Technique::XyChain);
      press("Explain");
      expectExerciseIsWhole(m_page, what + ", a chain told");
      QTest::qWait(1);
      practise(Technique::FinnedXWing);
      QTest::qWait(1);
      expectExerciseIsWhole(m_page, what + ", asked");
      const Cell open = position().position.candidates.openCells().first();
      type(position().steps.front().eliminations.front());
      if (m_page.session()->phase() == Phase::Asking) {
        type({open, *position().puzzle.solution.at(open)});
        expectExerciseIsWhole(m_page, what + ", answered");
        press("Show where");
        expectExerciseIsWhole(m_page, what + ", shown");
        press("Explain");
      }
      expectExerciseIsWhole(m_page, what + ", told");
      if (button("Techniques")->isVisible()) press("Techniques");
      QTest::qWait(1);
      expectExerciseIsWhole(m_page, what + ", techniques");
    }
  }
  QApplication::setFont(before);
}

class PracticeInWindowTest : public WindowTest {
 protected:
  PracticeInWindowTest() : m_pages(m_window->findChild<Pages*>()) {}

  PracticePage* open(Technique technique) const {
    m_pages->practise(technique);
    auto* page = qobject_cast<PracticePage*>(m_pages->currentWidget());
    EXPECT_TRUE(isAsked(*page));
    return page;
  }

  Pages* m_pages;
};

TEST_F(PracticeInWindowTest, TheMenuLeadsToItAndEscBack) {
  const auto actions = m_window->findChildren<QAction*>();
  const auto entry = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
    return action->text().remove('&') == "Practice…";
  });
  ASSERT_NE(entry, actions.end());
  (*entry)->trigger();
  ASSERT_NE(qobject_cast<PracticePage*>(m_pages->currentWidget()), nullptr);
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_pages->showsGame());
}

TEST_F(PracticeInWindowTest, ItGoesOnWhenThePageIsShownAgain) {
  const PracticePage* page = open(Technique::Jellyfish);
  const PracticeSession* session = page->session();
  buttonOf(*page, "Explain")->click();
  buttonOf(*page, "About it")->click();
  ASSERT_NE(qobject_cast<GuidePage*>(m_pages->currentWidget()), nullptr);
  m_pages->showPractice();
  EXPECT_EQ(page->session(), session);
  EXPECT_EQ(session->outcomes(), std::vector{RoundOutcome::Shown});
}

TEST_F(PracticeInWindowTest, WhatIsFoundIsKept) {
  const PracticePage* page = open(Technique::Jellyfish);
  EXPECT_FALSE(m_controller->history().mastery().contains(Technique::Jellyfish));
  buttonOf(*page, "Explain")->click();
  EXPECT_EQ(m_controller->history().mastery().at(Technique::Jellyfish), (MasteryCounts{.seen = 1}));
}

TEST_F(PracticeInWindowTest, PlayItToTheEndBeginsAGameThere) {
  const Grid before = m_game->state().puzzle.givens;
  const PracticePage* page = open(Technique::Jellyfish);
  const PracticePosition at = page->session()->round()->position();
  buttonOf(*page, "Play it to the end")->click();
  EXPECT_TRUE(m_pages->showsGame());
  EXPECT_EQ(m_game->state().puzzle.givens, at.puzzle.givens);
  EXPECT_EQ(m_game->state().board, at.position.board);
  for (const Cell open : at.position.board.emptyCells())
    EXPECT_EQ(m_game->state().notesAt(open), at.position.candidates.at(open));
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->state().puzzle.givens, before);
}

}  // namespace
}  // namespace sudoku
