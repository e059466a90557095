#include <gtest/gtest.h>

#include <QtTest>

#include "librarypagefixture.h"

/// Tests of what can be undone on the library page, and of its bin.
namespace sudoku {
namespace {

TEST_F(LibraryPageTest, ADeletedGameComesBack) {
  QTest::keyClick(m_view, Qt::Key_Right);
  press("Delete");
  EXPECT_EQ(shown(), (QStringList{"Hard", "Medium"}));
  EXPECT_EQ(m_view->chosen()->id, m_ids[0]);  // the game beside the deleted one
  EXPECT_TRUE(button("Undo deletion")->isVisible());
  QTest::keyClick(m_view, Qt::Key_Delete);
  EXPECT_EQ(shown(), (QStringList{"Hard"}));
  press("Undo deletion");
  press("Undo deletion");
  EXPECT_EQ(shown(), (QStringList{"Hard", "Easy", "Medium"}));
  EXPECT_FALSE(button("Undo deletion")->isVisible());
}

TEST_F(LibraryPageTest, WhatWasDoneHereIsUndoneAndDoneAgain) {
  press("Keep");
  click(1);
  press("Rename");
  edit("Mine");
  m_page->undo();
  EXPECT_EQ(m_library.games()[1].name, "");
  m_page->undo();
  EXPECT_FALSE(m_library.games()[0].isStarred);
  EXPECT_FALSE(m_page->canUndo());
  m_page->redo();
  EXPECT_TRUE(m_library.games()[0].isStarred);
  EXPECT_TRUE(m_page->canRedo());
}

TEST_F(LibraryPageTest, TheBinSaysHowManyAreSelectedAndWhatComesBack) {
  press("Bin");
  EXPECT_TRUE(says("No game in the bin"));
  press("All games");
  m_view->selectAll();
  press("Delete");
  press("Bin");
  EXPECT_TRUE(says("3 games in the bin, each for 30 days"));
  m_view->choose(0);
  click(1, Qt::ControlModifier);
  EXPECT_TRUE(says("2 of 3 games selected"));
  press("Restore");
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_TRUE(button("Restore")->isEnabled());
  m_library.restore({m_library.bin().front().id});
  EXPECT_TRUE(says("No game in the bin"));
}

TEST_F(LibraryPageTest, UndoSaysWhatCameBackAndSelectsIt) {
  click(0);
  click(1, Qt::ControlModifier);
  press("Delete");
  EXPECT_TRUE(says("Deleted: 2 games"));
  m_page->undo();
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_EQ(selected(), (QStringList{"Hard", "Easy"}));
  m_page->redo();
  EXPECT_FALSE(says("Restored: 2 games"));
  press("Undo deletion");
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_EQ(selected(), (QStringList{"Hard", "Easy"}));
}

TEST_F(LibraryPageTest, DeletedGamesRestInTheBinAndComeBack) {
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  press("Delete");
  press("Bin");
  EXPECT_EQ(shown().size(), 3);
  for (const auto* name : {"Keep", "Tags", "Delete", "Rename", "Replay", "Restart"})
    EXPECT_FALSE(button(name)->isEnabled()) << name;
  QTest::keyClick(m_view, Qt::Key_Delete);
  EXPECT_EQ(m_library.bin().size(), 3U);
  search("solved");
  EXPECT_EQ(shown(), QStringList("Medium"));
  press("Restore");
  EXPECT_EQ(m_library.games().size(), 1U);
  search("");
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  press("Restore");
  EXPECT_TRUE(shown().isEmpty());
  press("All games");
  EXPECT_EQ(shown().size(), 3);
  m_page->undo();
  EXPECT_EQ(m_library.bin().size(), 2U);
}

}  // namespace
}  // namespace sudoku
