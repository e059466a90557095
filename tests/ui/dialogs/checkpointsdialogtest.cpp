#include <gtest/gtest.h>

#include <QListWidget>
#include <QPushButton>
#include <QtTest>

#include "../windowfixture.h"
#include "ui/dialogs/checkpointsdialog.h"

namespace sudoku {
namespace {

class CheckpointsDialogTest : public WindowTest {
 protected:
  CheckpointsDialogTest() {
    m_controller->board().addCheckpoint("First");
    m_controller->cells().select(cellAt(1, 3));
    m_controller->cells().type(Digit(4));
    m_controller->board().addCheckpoint("Second");
    m_dialog = std::make_unique<CheckpointsDialog>(*m_game, m_controller->board(), nullptr);
    m_list = m_dialog->findChild<QListWidget*>();
  }
  void press(const QString& name) const {
    for (auto* button : m_dialog->findChildren<QPushButton*>())
      if (button->text().remove('&') == name) return button->click();
    FAIL() << qPrintable(name);
  }
  QStringList names() const {
    QStringList names;
    for (int row = 0; row < m_list->count(); ++row) names << m_list->item(row)->text();
    return names;
  }
  /// The checkpoints that a program started now would find.
  QStringList kept() const {
    QStringList names;
    const auto game = m_store->library().game(m_game->stored().id);
    for (const Checkpoint& checkpoint : game->checkpoints) names << checkpoint.name;
    return names;
  }

  std::unique_ptr<CheckpointsDialog> m_dialog;
  QListWidget* m_list = nullptr;
};

TEST_F(CheckpointsDialogTest, ACheckpointCanBeRenamed) {
  EXPECT_EQ(names(), (QStringList{"First", "Second"}));
  m_list->item(0)->setText("  The  fork ");
  EXPECT_EQ(names(), (QStringList{"The fork", "Second"}));
  EXPECT_EQ(kept(), names());
  m_list->item(1)->setText("");
  EXPECT_EQ(kept(), (QStringList{"The fork", "Second"})) << "one without a name could not be chosen";
}

TEST_F(CheckpointsDialogTest, ACheckpointCanBeDeleted) {
  press("Delete");
  EXPECT_EQ(names(), QStringList("Second"));
  EXPECT_EQ(kept(), names());
  m_controller->board().addCheckpoint("Third");
  EXPECT_EQ(kept(), (QStringList{"Second", "Third"}));
  press("Delete");
  press("Delete");
  EXPECT_TRUE(kept().isEmpty());
}

TEST_F(CheckpointsDialogTest, ReturnGoesToTheChosenOne) {
  const Grid first = m_game->state().puzzle.givens;
  EXPECT_NE(m_game->state().board, first);
  m_list->setCurrentRow(0);
  press("Return");
  EXPECT_EQ(m_game->state().board, first);
}

TEST_F(CheckpointsDialogTest, InAPauseNothingGivesThePositionAway) {
  const auto enabled = [this](const QString& text) {
    for (const QAction* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) return action->isEnabled();
    ADD_FAILURE() << qPrintable(text);
    return false;
  };
  for (const char* text : {"Copy", "Save as…"}) EXPECT_TRUE(enabled(text)) << text;
  m_controller->time().setPaused(true);
  for (const char* text : {"Copy", "Save as…"}) EXPECT_FALSE(enabled(text)) << text;
  EXPECT_FALSE(enabled("Puzzle without entries"));
  m_controller->time().setPaused(false);
  for (const char* text : {"Copy", "Save as…"}) EXPECT_TRUE(enabled(text)) << text;
}

}  // namespace
}  // namespace sudoku
