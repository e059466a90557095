#include <functional>
#include <map>
#include <vector>

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include "../../game/base/fulldisk.h"
#include "../../patience.h"
#include "../windowfixture.h"
#include "game/language/languages.h"
#include "game/language/translations.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// The letters that are underlined, and the texts in which they stand.
class Mnemonics {
 public:
  void add(const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty()) m_texts[key.toString()] << text;
  }
  void expectNoneTwice() const {
    for (const auto& [letter, texts] : m_texts)
      EXPECT_EQ(texts.size(), 1) << letter.toStdString() << ": " << texts.join(" | ").toStdString();
  }
  int size() const { return static_cast<int>(m_texts.size()); }

 private:
  std::map<QString, QStringList> m_texts;
};

/// Expects no letter twice among all that can be pressed with Alt in a window. Returns how many letters there
/// are.
int expectNoneTwice(const QWidget& window) {
  Mnemonics found;
  for (const auto* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window) continue;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) found.add(button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) found.add(group->title());
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label != nullptr && label->buddy() != nullptr) found.add(label->text());
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
      for (int tab = 0; tab < tabs->count(); ++tab) found.add(tabs->tabText(tab));
    if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
      for (const QAction* action : bar->actions()) found.add(action->text());
  }
  found.expectNoneTwice();
  return found.size();
}

void expectNoneTwiceInMenu(const QMenu& menu) {
  SCOPED_TRACE(menu.title().toStdString());
  Mnemonics found;
  for (const QAction* action : menu.actions()) {
    if (action->isVisible()) found.add(action->text());
    if (action->menu() != nullptr) expectNoneTwiceInMenu(*action->menu());
  }
  found.expectNoneTwice();
}

/// Expects no underlined letter twice on each of the pages of a dialog.
void expectNoneTwiceOnPages(QDialog& dialog) {
  SCOPED_TRACE(dialog.windowTitle().toStdString());
  dialog.show();
  QTest::qWait(1);
  expectNoneTwice(dialog);
  for (auto* tabs : dialog.findChildren<QTabWidget*>())
    for (int tab = 0; tab < tabs->count(); ++tab) {
      SCOPED_TRACE(tabs->tabText(tab).toStdString());
      tabs->setCurrentIndex(tab);
      QTest::qWait(1);
      expectNoneTwice(dialog);
    }
  dialog.close();
}

class MnemonicsTest : public WindowTest {
 protected:
  void solve() {
    for (const Cell each : m_game->state().board.emptyCells())
      m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
    QTest::qWait(1);
  }
  void expectNoneTwiceAtAllSizes(const std::string& state) const {
    for (const QSize size : {QSize(560, 420), QSize(700, 1000), QSize(1020, 720), QSize(1500, 900)}) {
      m_window->resize(size);
      QTest::qWait(1);
      SCOPED_TRACE(state + " in " + std::to_string(size.width()));
      EXPECT_GE(expectNoneTwice(*m_window), 6);
    }
  }
  void expectHint(const std::string& state) {
    ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint().has_value(); }));
    expectNoneTwiceAtAllSizes(state);
  }
};

TEST_F(MnemonicsTest, InNoStateOfAGameIsALetterThereTwice) {
  expectNoneTwiceAtAllSizes("a new game");
  m_controller->cells().chooseDigit(Digit(4));
  m_game->setHints(true);
  expectNoneTwiceAtAllSizes("a digit chosen, Hints");
  m_controller->cells().setInputMode(InputMode::Colour);
  expectNoneTwiceAtAllSizes("colours");
  m_controller->cells().setInputMode(InputMode::Digit);
  m_controller->board().beginTrial();
  click(1, 3);
  expectNoneTwiceAtAllSizes("a trial");
  m_controller->time().setPaused(true);
  expectNoneTwiceAtAllSizes("a pause");
  m_controller->time().setPaused(false);
}

TEST_F(MnemonicsTest, InNoHintIsALetterThereTwice) {
  m_controller->hints().nextStep();
  expectHint("the first rung");
  m_controller->hints().explainNextStep();
  expectHint("the last rung");
  m_controller->hints().act(HintAction::WhatIf);
  ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint()->title.startsWith("What if"); }));
  expectNoneTwiceAtAllSizes("what if it were");
  m_controller->cells().escape();
  m_controller->cells().escape();
  m_game->play(Move::enter(cellAt(1, 3), Digit(1)));
  m_controller->hints().nextStep();
  expectHint("a mistake");
}

TEST_F(MnemonicsTest, InNoSolvedGameIsALetterThereTwice) {
  solve();
  expectNoneTwiceAtAllSizes("solved");
  {
    const FullDisk full;
    m_game->undo();
  }
  expectNoneTwiceAtAllSizes("trouble with the disk");
  {
    const FullDisk full;
    m_game->redo();
  }
  expectNoneTwiceAtAllSizes("solved, with that trouble");
  recover();
}

TEST_F(MnemonicsTest, InACollectionIsNoLetterThereTwice) {
  QFile list(m_folder.filePath("top.txt"));
  ASSERT_TRUE(list.open(QIODevice::WriteOnly));
  list.write(kPuzzle.data(), static_cast<qint64>(kPuzzle.size()));
  list.close();
  QSignalSpy imported(&m_controller->history().library(), &Library::imported);
  m_controller->history().library().importCollection({list.fileName()});
  ASSERT_TRUE(waitFor([&] { return !imported.isEmpty(); }));
  m_window->findChild<Pages*>()->showLibrary();
  expectNoneTwiceAtAllSizes("an import at its end");
  m_controller->session().playNextInCollection();
  m_window->findChild<Pages*>()->showGame();
  expectNoneTwiceAtAllSizes("a game of a collection");
  solve();
  expectNoneTwiceAtAllSizes("a solved game of a collection");
}

TEST_F(MnemonicsTest, OnNoPageIsALetterThereTwice) {
  auto* pages = m_window->findChild<Pages*>();
  const std::vector<std::pair<std::string, std::function<void()>>> all = {
      {"library", [&] { pages->showLibrary(); }},
      {"daily", [&] { pages->showDaily(); }},
      {"statistics", [&] { pages->showStatistics(); }},
      {"entry", [&] { pages->showEntry(); }},
      {"moves", [&] { pages->showMoves(); }},
      {"path", [&] { pages->showPath(); }},
      {"all steps", [&] { pages->showAllSteps(); }},
      {"guide", [&] { pages->showGuide(); }},
      {"practice", [&] { pages->showPractice(); }},
      {"learn", [&] { pages->showLearn(); }},
      {"lesson", [&] { pages->showLesson(Technique::NakedPair); }},
      {"replay", [&] { pages->showReplay(m_game->stored().id); }},
  };
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  for (const auto& [name, show] : all) {
    show();
    expectNoneTwiceAtAllSizes(name);
  }
}

TEST_F(MnemonicsTest, InNoMenuIsALetterThereTwice) {
  m_controller->board().addCheckpoint("Here");
  for (const QAction* entry : m_window->menuBar()->actions()) {
    emit entry->menu()->aboutToShow();
    expectNoneTwiceInMenu(*entry->menu());
  }
}

TEST_F(MnemonicsTest, InNoDialogIsALetterThereTwice) {
  m_controller->board().addCheckpoint("Here");
  int count = 0;
  for (const char* text : {"Choose a new game…", "Preferences…", "Change keys…", "Print…", "Show QR code…",
                           "Restore a backup…", "Edit checkpoints…"}) {
    SCOPED_TRACE(text);
    for (auto* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) action->trigger();
    for (auto* dialog : m_window->findChildren<QDialog*>()) {
      if (!dialog->isVisible()) continue;
      ++count;
      expectNoneTwiceOnPages(*dialog);
    }
    QTest::qWait(1);
  }
  EXPECT_GE(count, 6);
}

TEST_F(MnemonicsTest, InNoLanguageIsALetterTwiceInAMenu) {
  Translations spoken;
  for (const Language& language : allLanguages()) {
    SCOPED_TRACE(language.code.toString().toStdString());
    ASSERT_EQ(spoken.use(language), Translations::Result::Complete);
    const MainWindow window(*m_game, *m_controller, *m_settings,
                            *qobject_cast<SudokuStyle*>(QApplication::style()));
    for (const QAction* action : window.menuBar()->actions()) expectNoneTwiceInMenu(*action->menu());
  }
}

}  // namespace
}  // namespace sudoku
