#include <utility>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>

#include "../../patience.h"
#include "../cutparts.h"
#include "../windowfixture.h"
#include "ui/board/boardscene.h"
#include "ui/board/sceneboard.h"
#include "ui/controls/phraselabel.h"
#include "ui/library/librarypage.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"
#include "ui/replay/replaypage.h"
#include "ui/review/reviewpage.h"
#include "ui/review/reviewtimeline.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

constexpr qint64 kSecondInMs = 1000;

/// Tests with the review of a game of kPuzzle. Its entries follow the solution path, 5 seconds each, but for
/// a mistake at 00:10 that stood for 12 seconds, an entry that took 100 seconds, and the last one after a
/// hint.
class ReviewPageTest : public WindowTest {
 protected:
  ReviewPageTest() {
    const Puzzle puzzle = *parsePuzzle(kPuzzle);
    for (const Step& step : solvePath(puzzle).steps)
      for (const Candidate& placed : step.placements) m_order.push_back(placed.cell);
    StoredGame game;
    game.puzzle = puzzle;
    game.level = Level::Easy;
    const auto play = [&game](const Move& move, qint64 tookMs) {
      game.append(move);
      game.elapsedMs += tookMs;
      game.moves.back().elapsedMs = game.elapsedMs;
    };
    const auto right = [&puzzle](Cell cell) { return *puzzle.solution.at(cell); };
    play(Move::enter(m_order[0], right(m_order[0])), 5 * kSecondInMs);
    play(Move::enter(m_order[1], right(m_order[1]) == Digit(1) ? Digit(2) : Digit(1)), 5 * kSecondInMs);
    play(Move::enter(m_order[1], right(m_order[1])), 12 * kSecondInMs);
    for (std::size_t index = 2; index + 1 < m_order.size(); ++index)
      play(Move::enter(m_order[index], right(m_order[index])), (index == 6 ? 100 : 5) * kSecondInMs);
    m_controller->start(game);
    m_controller->board().recordHelp(HelpKind::RungWhere);
    m_game->play(Move::enter(m_order.back(), right(m_order.back())));
    QTest::qWait(1);
  }

  Pages* pages() const { return m_window->findChild<Pages*>(); }
  ReviewPage* page() const { return m_window->findChild<ReviewPage*>(); }
  ReviewTimeline* timeline() const { return page()->findChild<ReviewTimeline*>(); }
  QListWidget* moments() const { return page()->findChild<QListWidget*>(); }
  const BoardScene& scene() const { return page()->findChild<SceneBoard*>()->scene(); }
  QPushButton* button(const QString& text) const {
    for (auto* each : page()->findChildren<QPushButton*>())
      if (each->text().startsWith(text)) return each;
    return nullptr;
  }
  bool offers(const QString& text) const { return button(text) != nullptr && button(text)->isVisible(); }
  /// The names of all that is shown and takes the keyboard focus.
  QSet<QString> controls() const {
    QSet<QString> names;
    for (auto* each : page()->findChildren<QWidget*>()) {
      if (!each->isVisible() || (each->focusPolicy() & Qt::TabFocus) == 0) continue;
      names += QAccessible::queryAccessibleInterface(each)->text(QAccessible::Name);
    }
    return names;
  }
  void choosePart(const QString& name) const {
    for (auto* each : page()->findChildren<QAbstractButton*>())
      if (each->text() == name) return each->click();
    FAIL() << qPrintable(name);
  }
  bool says(const QString& text) const {
    const auto labels = page()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
  }
  void open() const {
    m_window->resize(1020, 720);
    QTest::mouseClick(child<QPushButton>("Review"), Qt::LeftButton);
    ASSERT_NE(page(), nullptr);
    ASSERT_TRUE(waitFor([&] { return page()->chosenEntry().has_value(); }));
  }
  QStringList momentTexts() const {
    QStringList texts;
    for (int row = 0; row < moments()->count(); ++row)
      texts += moments()->item(row)->data(Qt::AccessibleTextRole).toString();
    return texts;
  }
  QString named(std::size_t index) const {
    return QString("r%1c%2").arg(m_order[index].row() + 1).arg(m_order[index].column() + 1);
  }

  std::vector<Cell> m_order;  ///< the cells in the order of the solution path
};

TEST_F(ReviewPageTest, TellsTheFiguresOfTheGame) {
  open();
  EXPECT_TRUE(says("1 hint, with help: where to look"));
  EXPECT_TRUE(says("1 mistake, taken back after 12 s"));
  EXPECT_TRUE(says("No insight, and no guess"));
  EXPECT_TRUE(says("Easy"));
  EXPECT_EQ(timeline()->maximum() + 1, static_cast<int>(m_order.size()) + 1) << "the mistake is one more";
}

TEST_F(ReviewPageTest, ListsTheKeyMomentsInWords) {
  open();
  const QStringList texts = momentTexts();
  ASSERT_EQ(texts.size(), 3) << qPrintable(texts.join('\n'));
  EXPECT_EQ(texts[0], "00:10, mistake, " + named(1) + " = 1. You took it back 12 s later.");
  EXPECT_TRUE(texts[1].startsWith("02:22, found, " + named(6) + " = ")) << qPrintable(texts[1]);
  EXPECT_TRUE(texts[1].contains(", after 01:40. ")) << qPrintable(texts[1]);
  EXPECT_TRUE(texts[1].contains(" would have opened r")) << qPrintable(texts[1]);
  EXPECT_TRUE(texts[2].contains(", help, " + named(m_order.size() - 1) + " = ")) << qPrintable(texts[2]);
  EXPECT_TRUE(texts[2].endsWith(". You asked where to look, and found it.")) << qPrintable(texts[2]);
  EXPECT_EQ(page()->chosenEntry(), 1U) << "the first moment is shown";
}

TEST_F(ReviewPageTest, KeysGoAlongTheTimeLine) {
  open();
  timeline()->setFocus();
  QTest::keyClick(timeline(), Qt::Key_Home);
  EXPECT_EQ(page()->chosenEntry(), 0U);
  EXPECT_EQ(moments()->currentRow(), -1) << "it is no key moment";
  QTest::keyClick(timeline(), Qt::Key_Right);
  EXPECT_EQ(page()->chosenEntry(), 1U);
  EXPECT_EQ(moments()->currentRow(), 0);
  QTest::keyClick(timeline(), Qt::Key_PageUp);
  EXPECT_EQ(page()->chosenEntry(), 11U);
  QTest::keyClick(timeline(), Qt::Key_PageDown);
  QTest::keyClick(timeline(), Qt::Key_Left);
  EXPECT_EQ(page()->chosenEntry(), 0U);
  QTest::keyClick(timeline(), Qt::Key_End);
  EXPECT_EQ(page()->chosenEntry(), m_order.size());
  const auto* accessible = QAccessible::queryAccessibleInterface(timeline());
  EXPECT_EQ(accessible->role(), QAccessible::Slider);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Time line");
  EXPECT_TRUE(
      accessible->text(QAccessible::Description).startsWith(QString("Entry %1, ").arg(m_order.size() + 1)));
}

TEST_F(ReviewPageTest, ShowsThePositionBeforeTheEntry) {
  open();
  timeline()->setFocus();
  QTest::keyClick(timeline(), Qt::Key_Home);
  QTest::keyClick(timeline(), Qt::Key_Right);
  QTest::keyClick(timeline(), Qt::Key_Right);
  const Grid& solution = m_game->state().puzzle.solution;
  EXPECT_EQ(scene().board.at(m_order[0]), solution.at(m_order[0])) << "it was entered before";
  EXPECT_EQ(scene().entering, m_order[1]);
  EXPECT_EQ(scene().board.at(m_order[1]), solution.at(m_order[1]));
  EXPECT_TRUE(scene().board.isEmpty(m_order[2]));
  EXPECT_TRUE(says(QString("Entry 3 of %1, at 00:22. Your own game is untouched.").arg(m_order.size() + 1)));
}

TEST_F(ReviewPageTest, AMomentShowsWhatWasOpen) {
  open();
  moments()->setFocus();
  QTest::keyClick(moments(), Qt::Key_Down);
  EXPECT_EQ(page()->chosenEntry(), 7U);
  EXPECT_FALSE(scene().picture.marks.empty());
  EXPECT_TRUE(says("02:22, after 01:40"));
}

TEST_F(ReviewPageTest, ReplaysFromTheEntry) {
  open();
  QTest::mouseClick(button("Replay from here"), Qt::LeftButton);
  const auto* replay = m_window->findChild<ReplayPage*>();
  ASSERT_NE(replay, nullptr);
  EXPECT_EQ(pages()->currentWidget(), replay);
  EXPECT_EQ(replay->place(), 2U);
  QPushButton* review = nullptr;
  for (auto* each : replay->findChildren<QPushButton*>())
    if (each->text() == "Review") review = each;
  ASSERT_NE(review, nullptr);
  QTest::mouseClick(review, Qt::LeftButton);
  EXPECT_EQ(pages()->currentWidget(), page());
  EXPECT_EQ(page()->chosenEntry(), 1U) << "what is known is kept";
}

TEST_F(ReviewPageTest, TheKeyOfNextStepShowsTheStep) {
  open();
  EXPECT_FALSE(offers("Show the step")) << "a mistake has no step";
  moments()->setCurrentRow(1);
  QTest::keyClick(m_window.get(), Qt::Key_S);
  const auto* path = m_window->findChild<PathPage*>();
  ASSERT_NE(path, nullptr);
  EXPECT_EQ(pages()->currentWidget(), path);
  for (const auto* each : path->findChildren<QPushButton*>())
    EXPECT_FALSE(each->isVisible() && each->text() == "Play from here");
}

TEST_F(ReviewPageTest, OffersToPractiseWhatWasOpen) {
  open();
  EXPECT_FALSE(offers("Practise")) << "a mistake";
  moments()->setCurrentRow(1);
  ASSERT_TRUE(offers("Practise"));
  QTest::mouseClick(button("Practise"), Qt::LeftButton);
  EXPECT_EQ(pages()->currentWidget(), m_window->findChild<PracticePage*>());
}

TEST_F(ReviewPageTest, EscapeLeadsBackAndChangesNothing) {
  open();
  const int position = m_game->position();
  QTest::keyClick(timeline(), Qt::Key_Escape);
  EXPECT_TRUE(pages()->showsGame());
  EXPECT_EQ(m_game->position(), position);
  EXPECT_EQ(m_game->stored().events.size(), 1U) << "looking back is no help";
}

TEST_F(ReviewPageTest, EachControlIsReachedByTab) {
  open();
  moments()->setCurrentRow(1);
  QStringList order;
  for (QWidget* each = timeline(); order.size() < 40; each = each->nextInFocusChain()) {
    if (each->isVisible() && page()->isAncestorOf(each) && (each->focusPolicy() & Qt::TabFocus) != 0)
      order += each->accessibleName().isEmpty() ? each->property("text").toString() : each->accessibleName();
    if (each->nextInFocusChain() == timeline()) break;
  }
  for (const QString& name : {QString("Time line"), QString("Key moments"), QString("Show the step"),
                              QString("Replay from here"), QString("Replay")})
    EXPECT_TRUE(order.contains(name)) << qPrintable(name + " in " + order.join(", "));
  EXPECT_LT(order.indexOf("Time line"), order.indexOf("Key moments"));
  EXPECT_LT(order.indexOf("Key moments"), order.indexOf("Show the step"));
  const auto* link = page()->findChild<PhraseLink*>();
  ASSERT_NE(link, nullptr);
  ASSERT_TRUE(order.contains(link->accessibleName()));
  EXPECT_LT(order.indexOf(link->accessibleName()), order.indexOf("Show the step")) << "text before buttons";
}

TEST_F(ReviewPageTest, TheBoardIsReadFromTheEntryOn) {
  open();
  auto* board = page()->findChild<SceneBoard*>();
  EXPECT_EQ(board->scene().selected, std::nullopt);
  board->setFocus();
  EXPECT_EQ(board->scene().selected, m_order[1]);
  const auto* cell = QAccessible::queryAccessibleInterface(board)->child(m_order[1].index());
  EXPECT_TRUE(cell->text(QAccessible::Name).contains("entered next"));
}

TEST_F(ReviewPageTest, HasRoomAtEachSizeAndTextSize) {
  open();
  moments()->setCurrentRow(1);
  atEachSizeAndTextSize(*m_window, [this] { expectNothingCut(*page()); });
}

TEST_F(ReviewPageTest, TheTextsGrowWithALargeWindow) {
  open();
  const auto* words = page()->findChild<PhraseLabel*>();
  const auto sizes = [&] { return std::pair(moments()->font().pointSizeF(), words->font().pointSizeF()); };
  const auto before = sizes();
  m_window->resize(1920, 1080);
  ASSERT_TRUE(waitFor([&] { return sizes().first > 1.4 * before.first; }));
  EXPECT_GT(sizes().second, 1.4 * before.second);
  EXPECT_LT(sizes().second, 1.6 * before.second);
  m_window->resize(1020, 720);
  ASSERT_TRUE(waitFor([&] { return sizes() == before; }));
}

TEST_F(ReviewPageTest, ALowWindowLeadsFromMomentToMoment) {
  open();
  ASSERT_GE(moments()->count(), 2);
  moments()->setCurrentRow(0);
  const auto named = [this](const QString& name) -> QPushButton* {
    for (auto* each : page()->findChildren<QPushButton*>())
      if (each->accessibleName() == name) return each;
    return nullptr;
  };
  auto* previous = named("Previous moment");
  auto* next = named("Next moment");
  EXPECT_FALSE(next->isVisible()) << "the list is there";
  m_window->resize(560, 420);
  ASSERT_TRUE(waitFor([&] { return next->isVisible(); }));
  const auto first = page()->chosenEntry();
  EXPECT_FALSE(previous->isEnabled());
  QTest::mouseClick(next, Qt::LeftButton);
  EXPECT_EQ(moments()->currentRow(), 1);
  EXPECT_GT(page()->chosenEntry(), first);
  QTest::mouseClick(previous, Qt::LeftButton);
  EXPECT_EQ(page()->chosenEntry(), first);
  for (int press = 0; press < 10 && next->isEnabled(); ++press) QTest::mouseClick(next, Qt::LeftButton);
  EXPECT_EQ(moments()->currentRow(), moments()->count() - 1);
}

TEST_F(ReviewPageTest, ALowWindowOffersAllThatALargeOneDoes) {
  open();
  moments()->setCurrentRow(1);
  const QSet<QString> large = controls();
  EXPECT_FALSE(large.contains(""));
  m_window->resize(560, 420);
  QTest::qWait(1);
  QSet<QString> low;
  for (const QString& part : {QString("Summary"), QString("Time line"), QString("Moments")}) {
    choosePart(part);
    low += controls();
  }
  // The words of a moment take several pages there.
  while (auto* forward = child<QPushButton>("Page forward")) {
    if (!forward->isVisible() || !forward->isEnabled()) break;
    QTest::mouseClick(forward, Qt::LeftButton);
    low += controls();
  }
  EXPECT_FALSE(low.contains(""));
  for (const QString& name : large) EXPECT_TRUE(low.contains(name)) << qPrintable(name);
}

TEST_F(ReviewPageTest, PointingAtAPhraseShowsItOnTheBoardInALowWindowToo) {
  open();
  moments()->setCurrentRow(1);
  m_window->resize(560, 420);
  QTest::qWait(1);
  for (const QString& part : {QString("Moments"), QString("Time line")}) {
    choosePart(part);
    int pointed = 0;
    while (true) {
      for (auto* link : page()->findChildren<PhraseLink*>()) {
        if (!link->isVisible()) continue;
        link->setFocus();
        EXPECT_TRUE(scene().pointedAt.has_value()) << qPrintable(link->accessibleName());
        ++pointed;
      }
      auto* forward = child<QPushButton>("Page forward");
      if (!forward->isVisible() || !forward->isEnabled()) break;
      QTest::mouseClick(forward, Qt::LeftButton);
    }
    EXPECT_GE(pointed, 1) << qPrintable(part);
  }
}

TEST_F(ReviewPageTest, TheLibraryOffersItForGamesThatHaveEnded) {
  pages()->showLibrary();
  auto* library = m_window->findChild<LibraryPage*>();
  ASSERT_NE(library, nullptr);
  QPushButton* review = nullptr;
  for (auto* each : library->findChildren<QPushButton*>())
    if (each->text() == "Review") review = each;
  ASSERT_NE(review, nullptr);
  EXPECT_TRUE(review->isEnabled());
  review->click();
  EXPECT_EQ(pages()->currentWidget(), page());
}

}  // namespace
}  // namespace sudoku
