#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>
#include <QtTest>

#include <sudoku/rating/profile.h>

#include "../../patience.h"
#include "game/play/gamerecord.h"
#include "game/teacher/profilewords.h"
#include "librarypagefixture.h"
#include "ui/controls/profilegraphic.h"
#include "ui/library/libraryprofile.h"

namespace sudoku {
namespace {

class LibraryProfileTest : public LibraryPageTest {
 protected:
  LibraryProfile* row() const { return m_page->findChild<LibraryProfile*>(); }
  bool tells(const QString& text) const {
    const auto labels = row()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel* label) { return label->text() == text; });
  }
  QString sentenceOfChosen() const {
    const auto game = gameOf(m_view->chosen()->givens, Solutions::One);
    return ProfileWords::sentence(summaryOf(profileOf(game->puzzle).value()));
  }
};

TEST_F(LibraryProfileTest, IsToldOfAGameThatHasEnded) {
  click(2);
  EXPECT_EQ(m_view->chosen()->status, GameStatus::Solved);
  EXPECT_TRUE(row()->isVisible());
  const QString sentence = sentenceOfChosen();
  EXPECT_TRUE(waitFor([&] { return tells(sentence); })) << qPrintable(sentence);
  EXPECT_TRUE(tells("Medium, " + m_view->games().index(2).data().toString().section(", ", 1, 1)));
  const auto* graphic = QAccessible::queryAccessibleInterface(row()->findChild<ProfileGraphic*>());
  EXPECT_EQ(graphic->role(), QAccessible::Graphic);
  EXPECT_EQ(graphic->text(QAccessible::Name), sentence);
}

TEST_F(LibraryProfileTest, IsNotToldOfAGameThatIsPlayed) {
  click(2);
  ASSERT_TRUE(row()->isVisible());
  click(0);
  EXPECT_EQ(m_view->chosen()->status, GameStatus::InProgress);
  EXPECT_FALSE(row()->isVisible());
}

TEST_F(LibraryProfileTest, IsAboutOneGameAlone) {
  click(2);
  ASSERT_TRUE(row()->isVisible());
  m_view->selectAll();
  EXPECT_FALSE(row()->isVisible());
}

TEST_F(LibraryProfileTest, LeavesTheListItsRoomInALowWindow) {
  click(2);
  m_page->resize(1020, 420);
  QTest::qWait(1);
  EXPECT_FALSE(row()->isVisible());
  m_page->resize(1020, 680);
  QTest::qWait(1);
  EXPECT_TRUE(row()->isVisible());
}

}  // namespace
}  // namespace sudoku
