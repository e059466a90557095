#include "learnpages.h"
#include "pages.h"
#include "ui/entry/entrypage.h"
#include "ui/pages/allstepspage.h"
#include "ui/pages/guidepage.h"

namespace sudoku {

std::function<void(Pages&)> Pages::reopening() const {
  const QWidget* const page = currentWidget();
  if (showsGame()) return [](Pages& pages) { pages.showGame(); };
  if (page == m_library) return [](Pages& pages) { pages.showLibrary(); };
  if (page == m_review) return [id = m_reviewed](Pages& pages) { pages.showReview(id); };
  if (page == m_replay) return [id = m_replayed](Pages& pages) { pages.showReplay(id); };
  if (page == m_moves) return [](Pages& pages) { pages.showMoves(); };
  if (page == m_statistics) return [](Pages& pages) { pages.showStatistics(); };
  if (page == m_daily) return [](Pages& pages) { pages.showDaily(); };
  if (page == m_entry) return [givens = m_entry->entry().givens()](Pages& pages) { pages.showEntry(givens); };
  if (page == m_path) return m_pathAgain;
  if (page == m_allSteps) return [](Pages& pages) { pages.openAllSteps(); };
  if (page == m_guide)
    return [technique = m_guide->technique()](Pages& pages) { pages.showTechnique(technique); };
  if (page == m_practice) return [](Pages& pages) { pages.showPractice(); };
  if (const auto technique = m_learn->lesson())
    return [technique](Pages& pages) { pages.showLesson(*technique); };
  return [](Pages& pages) { pages.showLearn(); };
}

}  // namespace sudoku
