#include <algorithm>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/teacher/techniquewords.h"
#include "pagesfixture.h"
#include "ui/board/sceneboard.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/practicepage.h"

/// Tests of the technique guide, as the window shows it.
namespace sudoku {
namespace {

TEST_F(PagesTest, TheGuideTellsTheRulesAndTurnsTheirPages) {
  auto* guide = open<GuidePage>("Technique guide");
  EXPECT_EQ(guide->technique(), std::nullopt);
  int pages = 1;
  for (; button("Rules forward") != nullptr; ++pages) press("Rules forward");
  EXPECT_EQ(pages, static_cast<int>(GuideRules::pages().size()));
}

TEST_F(PagesTest, EachPageOfTheGuideLeadsOnToTheNext) {
  auto* guide = open<GuidePage>("Technique guide");
  while (button("Rules forward") != nullptr) press("Rules forward");
  std::vector<Technique> read;
  for (int presses = 0; presses < 200; ++presses) {
    const auto buttons = guide->findChildren<QPushButton*>();
    const auto next = std::find_if(buttons.rbegin(), buttons.rend(), [](const QPushButton* each) {
      return each->accessibleName().startsWith("Go to: ") && each->isEnabled();
    });
    const bool isLast = !read.empty() && next != buttons.rend() && read.size() > 1 &&
                        (*next)->accessibleName() == "Go to: " + TechniqueWords::title(read[read.size() - 2]);
    if (next == buttons.rend() || isLast) break;
    (*next)->click();
    read.push_back(*guide->technique());
  }
  EXPECT_EQ(read.size(), kTechniqueCount);
  for (std::size_t index = 1; index < read.size(); ++index)
    EXPECT_LE(infoOf(read[index - 1]).level, infoOf(read[index]).level);
}

TEST_F(PagesTest, TheGuideIsSearchedByEverydayAndByEnglishNames) {
  auto* guide = open<GuidePage>("Technique guide");
  auto* search = guide->findChild<QLineEdit*>();
  auto* list = guide->findChild<QListView*>();
  const auto shown = [list] {
    QStringList names;
    for (int row = 0; row < list->model()->rowCount(); ++row)
      if (!list->isRowHidden(row)) names += list->model()->index(row, 0).data().toString();
    return names;
  };
  EXPECT_EQ(shown().front(), "The rules in a minute");
  EXPECT_EQ(shown()[1], "Basics");
  search->setText("full house");
  EXPECT_EQ(shown(), QStringList({"Basics", "Last empty cell"}));
  search->setText("last empty");
  EXPECT_EQ(shown(), QStringList({"Basics", "Last empty cell"}));
  search->setText("rules");
  EXPECT_EQ(shown(), QStringList{"The rules in a minute"});
  search->setText("no such thing");
  EXPECT_EQ(shown(), QStringList());
  const auto labels = guide->findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
    return !label->isHidden() && label->text() == "Nothing is called that.";
  }));
  search->setText("full");
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(guide->technique(), Technique::FullHouse);
}

TEST_F(PagesTest, ArrowsWalkInTheGuideToo) {
  m_pages->showTechnique(Technique::XyChain);
  const auto& scene = qobject_cast<GuidePage*>(m_pages->currentWidget())->board()->scene();
  ASSERT_TRUE(waitFor([&] { return !scene.picture.links.empty(); }));
  key(Qt::Key_Right, Qt::AltModifier);  // a supposition has no link on the board
  EXPECT_EQ(scene.toldLinks, 0);
  button("Walk forward")->setFocus();
  key(Qt::Key_Right);
  EXPECT_EQ(scene.toldLinks, 1);
  key(Qt::Key_Left);
  key(Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(scene.toldLinks, std::nullopt);
}

TEST_F(PagesTest, TheGuideShowsAnExampleWithItsWalk) {
  m_pages->showTechnique(Technique::XyChain);
  auto* guide = qobject_cast<GuidePage*>(m_pages->currentWidget());
  const auto& scene = guide->board()->scene();
  ASSERT_TRUE(waitFor([&] { return !scene.picture.links.empty(); }));
  EXPECT_EQ(scene.toldLinks, std::nullopt);
  press("Walk forward");  // a supposition has no link on the board
  EXPECT_EQ(scene.toldLinks, 0);
  press("Walk forward");
  press("Walk forward");
  EXPECT_EQ(scene.toldLinks, 2);
  press("Practise this");
  auto* practice = qobject_cast<PracticePage*>(m_pages->currentWidget());
  ASSERT_NE(practice, nullptr);
  ASSERT_NE(practice->session(), nullptr);
}

}  // namespace
}  // namespace sudoku
