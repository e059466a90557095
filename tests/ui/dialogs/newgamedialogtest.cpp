#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>

#include "../../game/base/workers.h"
#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "ui/dialogs/newgamedialog.h"

namespace sudoku {
namespace {

class NewGameDialogTest : public WindowTest {
 protected:
  NewGameDialogTest() { reopen(); }

  void reopen() {
    m_dialog = std::make_unique<NewGameDialog>(*m_game, m_controller->session(), m_controller->forMe(),
                                               m_controller->preferences(), *m_settings, m_window.get());
    m_dialog->open();
    activate(m_dialog.get());
  }

  /// The field with a label, on the page that shows, or on the other page about making puzzles.
  template <typename Field>
  Field* field(const QString& name) const {
    if (auto* found = shown<Field>(name)) return found;
    auto* tabs = m_dialog->findChild<QTabWidget*>();
    tabs->setCurrentIndex(tabs->currentIndex() == 0 ? tabs->count() - 1 : 0);
    return shown<Field>(name);
  }
  template <typename Field>
  Field* shown(const QString& name) const {
    for (const QLabel* label : m_dialog->findChildren<QLabel*>())
      if (label->isVisible() && label->text().remove('&') == name)
        if (auto* buddy = qobject_cast<Field*>(label->buddy())) return buddy;
    return nullptr;
  }
  template <typename Widget>
  Widget* named(const QString& name) const {
    for (auto* widget : m_dialog->findChildren<Widget*>())
      if (widget->accessibleName() == name) return widget;
    return nullptr;
  }
  QPushButton* button(const QString& name) const {
    for (auto* candidate : m_dialog->findChildren<QPushButton*>())
      if (candidate->text().remove('&') == name) return candidate;
    return nullptr;
  }
  void choose(const QString& name, const QString& item) const {
    auto* box = field<QComboBox>(name);
    ASSERT_NE(box, nullptr) << name.toStdString();
    const int index = box->findText(item, Qt::MatchStartsWith);
    ASSERT_GE(index, 0) << item.toStdString();
    box->setCurrentIndex(index);
  }
  void showPage(NewGameKind kind) const {
    m_dialog->findChild<QTabWidget*>()->setCurrentIndex(static_cast<int>(kind));
  }
  void play() const { QTest::mouseClick(button("Play"), Qt::LeftButton); }
  bool closes() const {
    return waitFor([this] { return !m_dialog->isVisible(); });
  }
  bool says(const QString& message) const {
    const auto labels = m_dialog->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&message](const QLabel* label) { return label->text().startsWith(message); });
  }

  std::unique_ptr<NewGameDialog> m_dialog;
};

TEST_F(NewGameDialogTest, MakesWhatIsRequested) {
  choose("Level", "Medium");
  choose("Board", "Diagonal");
  choose("Symmetry", "Diagonal");
  field<QLineEdit>("Seed")->setText("7");
  const GameState before = m_game->state();
  play();
  ASSERT_TRUE(closes());
  Random random(7);
  const auto expected = findPuzzle(
      withLevelTarget({{.board = BoardMethod::Diagonal, .symmetry = Symmetry::Diagonal}, Level::Medium}),
      random);
  EXPECT_EQ(m_game->state().puzzle, expected->puzzle);
  EXPECT_EQ(m_game->puzzleId().toStdString(), toText(expected->id));
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(NewGameDialogTest, HolesOrderAndGivensGoIntoTheRecipe) {
  choose("Level", "Any");
  choose("Holes", "Level 4");
  choose("Order", "Reading");
  choose("Symmetry", "None");
  m_dialog->findChild<QCheckBox*>()->setChecked(true);
  named<QSpinBox>("Fewest givens")->setValue(29);
  named<QSpinBox>("Most givens")->setValue(31);
  play();
  ASSERT_TRUE(closes());
  const auto id = parsePuzzleId(m_game->puzzleId().toStdString());
  ASSERT_TRUE(id);
  EXPECT_EQ(id->recipe, (Recipe{BoardMethod::Backtracking, DigMethod::Level4, Symmetry::None,
                                DigOrder::Reading, GivensRange{29, 31}}));
}

TEST_F(NewGameDialogTest, EndsOfTheRangePushEachOther) {
  m_dialog->findChild<QCheckBox*>()->setChecked(true);
  auto* least = named<QSpinBox>("Fewest givens");
  auto* most = named<QSpinBox>("Most givens");
  most->setValue(30);
  least->setValue(35);
  EXPECT_EQ(most->value(), 35);
  most->setValue(20);
  EXPECT_EQ(least->value(), 20);
}

TEST_F(NewGameDialogTest, AndroidHolesExcludeOrderAndGivens) {
  auto* givens = m_dialog->findChild<QCheckBox*>();
  givens->setChecked(true);
  EXPECT_TRUE(named<QSpinBox>("Fewest givens")->isEnabled());
  choose("Holes", "Android 2");
  EXPECT_FALSE(field<QComboBox>("Order")->isEnabled());
  EXPECT_FALSE(givens->isEnabled());
  EXPECT_FALSE(named<QSpinBox>("Fewest givens")->isEnabled());
  EXPECT_TRUE(says("These holes have an order"));
  choose("Level", "Any");
  play();
  ASSERT_TRUE(closes());
  EXPECT_TRUE(m_game->puzzleId().startsWith("1-backtracking-android2-180-"));
}

TEST_F(NewGameDialogTest, TheHolesShowHowManyGivensTheyMean) {
  choose("Holes", "Level 3");
  EXPECT_EQ(named<QSpinBox>("Fewest givens")->value(), 32);
  EXPECT_EQ(named<QSpinBox>("Most givens")->value(), 35);
  EXPECT_FALSE(named<QSpinBox>("Most givens")->isEnabled());
}

TEST_F(NewGameDialogTest, ASeedBeyond64BitsIsExplained) {
  field<QLineEdit>("Seed")->setText("18446744073709551615");
  EXPECT_TRUE(button("Play")->isEnabled());
  field<QLineEdit>("Seed")->setText("18446744073709551616");
  EXPECT_FALSE(button("Play")->isEnabled());
  EXPECT_TRUE(says("A seed is a number"));
  field<QLineEdit>("Seed")->clear();
  QTest::keyClicks(field<QLineEdit>("Seed"), "1x2");
  EXPECT_EQ(field<QLineEdit>("Seed")->text(), "12");
}

TEST_F(NewGameDialogTest, ARequestThatCannotBeMetIsExplainedAndCanBeChanged) {
  const GameState before = m_game->state();
  choose("Level", "Any");
  choose("Holes", "Level 2");
  m_dialog->findChild<QCheckBox*>()->setChecked(true);
  named<QSpinBox>("Fewest givens")->setValue(17);
  named<QSpinBox>("Most givens")->setValue(20);
  play();
  ASSERT_TRUE(waitFor([this] { return says("None of very many puzzles was like that."); }));
  EXPECT_TRUE(m_dialog->isVisible());
  EXPECT_EQ(m_game->state(), before);
  EXPECT_TRUE(field<QComboBox>("Level")->isEnabled());
  EXPECT_TRUE(button("Play")->isEnabled());
}

TEST_F(NewGameDialogTest, ALongSearchShowsThatItGoesOnAndCanBeStopped) {
  const GameState before = m_game->state();
  auto* patience = m_dialog->findChild<QTimer*>({}, Qt::FindDirectChildrenOnly);
  ASSERT_NE(patience, nullptr);
  EXPECT_EQ(patience->interval(), 500);
  patience->setInterval(0);
  // None of the boards that are tried meets this request.
  choose("Level", "Any");
  choose("Symmetry", "None");
  m_dialog->findChild<QCheckBox*>()->setChecked(true);
  named<QSpinBox>("Most givens")->setValue(17);
  auto* progress = m_dialog->findChild<QProgressBar*>();
  play();
  EXPECT_FALSE(progress->isVisible());
  EXPECT_FALSE(field<QComboBox>("Level")->isEnabled());
  EXPECT_TRUE(says("Looking for such a puzzle"));
  EXPECT_TRUE(waitFor([progress] { return progress->isVisible(); }));
  QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
  EXPECT_FALSE(progress->isVisible());
  EXPECT_TRUE(m_dialog->isVisible());
  EXPECT_TRUE(button("Play")->isEnabled());
  QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
  EXPECT_FALSE(m_dialog->isVisible());
  finishWork(*m_controller);
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(NewGameDialogTest, ThePuzzleOfADayIsEverybodys) {
  showPage(NewGameKind::Daily);
  EXPECT_EQ(field<QDateEdit>("Date")->date(), QDate::currentDate());
  field<QDateEdit>("Date")->setDate(QDate(2026, 7, 4));
  choose("Level", "Hard");
  QTest::keyClick(m_dialog.get(), Qt::Key_Return);
  ASSERT_TRUE(closes());
  EXPECT_EQ(m_game->state().puzzle, dailyPuzzle(std::chrono::year(2026) / 7 / 4, Level::Hard)->puzzle);
}

TEST_F(NewGameDialogTest, AnIdTypedInGivesItsPuzzle) {
  showPage(NewGameKind::Id);
  auto* id = field<QLineEdit>("Puzzle id");
  EXPECT_EQ(id->text(), m_game->puzzleIdOrCells());
  id->setText("1-backtracking-all-180-4821x");
  EXPECT_FALSE(button("Play")->isEnabled());
  EXPECT_TRUE(says("An id looks like"));
  id->setText(" 1-backtracking-all-180-48213 ");
  play();
  ASSERT_TRUE(closes());
  EXPECT_EQ(m_game->puzzleId(), "1-backtracking-all-180-48213");
}

TEST_F(NewGameDialogTest, AnIdOfCellsThatAreNoPuzzleIsExplained) {
  showPage(NewGameKind::Id);
  field<QLineEdit>("Puzzle id")->setText(QString::fromStdString(toPackedId(Grid())));
  play();
  EXPECT_TRUE(waitFor([this] { return says("The cells of this id are no puzzle"); }));
}

TEST_F(NewGameDialogTest, TheChoicesAreRemembered) {
  choose("Level", "Any");
  choose("Board", "Stored");
  choose("Symmetry", "Quarter");
  play();
  ASSERT_TRUE(closes());
  reopen();
  EXPECT_EQ(field<QComboBox>("Level")->currentText(), "Any");
  EXPECT_EQ(field<QComboBox>("Board")->currentText(), "Stored board, transformed");
  EXPECT_EQ(field<QComboBox>("Symmetry")->currentText(), "Quarter turn");
}

TEST_F(NewGameDialogTest, EveryFieldCanBeReachedByTabAndHasAName) {
  auto* tabs = m_dialog->findChild<QTabWidget*>();
  for (int page = 0; page < tabs->count(); ++page) {
    tabs->setCurrentIndex(page);
    tabs->setFocus();
    QList<QWidget*> reached;
    for (int tab = 0; tab < 20; ++tab) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      reached << QApplication::focusWidget();
    }
    for (QWidget* widget : m_dialog->findChildren<QWidget*>()) {
      const bool isField =
          widget->inherits("QComboBox") || widget->inherits("QAbstractSpinBox") ||
          widget->inherits("QCheckBox") || widget->inherits("QPushButton") ||
          (widget->inherits("QLineEdit") && !widget->parentWidget()->inherits("QAbstractSpinBox"));
      if (!isField || !widget->isVisible() || !widget->isEnabled()) continue;
      EXPECT_TRUE(reached.contains(widget)) << widget->metaObject()->className();
      EXPECT_NE(QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name), "")
          << widget->metaObject()->className();
    }
  }
}

}  // namespace
}  // namespace sudoku
