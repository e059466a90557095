#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/puzzles/puzzleentry.h"
#include "pages.h"
#include "ui/entry/entrypage.h"
#include "ui/library/librarypage.h"
#include "ui/statistics/statisticspage.h"

namespace sudoku {

bool Pages::canUndo() const {
  if (showsGame()) return m_game.canUndo();
  if (currentWidget() == m_library) return m_library->canUndo();
  if (currentWidget() == m_entry) return m_entry->entry().canUndo();
  return currentWidget() == m_statistics && m_controller.history().canUndoStatisticsReset();
}

bool Pages::canRedo() const {
  if (showsGame()) return m_game.canRedo();
  if (currentWidget() == m_library) return m_library->canRedo();
  return currentWidget() == m_entry && m_entry->entry().canRedo();
}

void Pages::undo() {
  if (showsGame())
    m_controller.board().undo();
  else if (currentWidget() == m_library)
    m_library->undo();
  else if (currentWidget() == m_entry)
    m_entry->entry().undo();
  else if (currentWidget() == m_statistics)
    undoReset();
}

void Pages::redo() {
  if (showsGame())
    m_controller.board().redo();
  else if (currentWidget() == m_library)
    m_library->redo();
  else if (currentWidget() == m_entry)
    m_entry->entry().redo();
}

void Pages::undoReset() {
  m_controller.history().undoStatisticsReset();
  fillStatistics();
  emit undoChanged();
}

}  // namespace sudoku
