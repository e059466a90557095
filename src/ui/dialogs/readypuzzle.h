#pragma once

#include <optional>

#include <QWidget>

#include <sudoku/logic/technique.h>
#include <sudoku/rating/profile.h>

#include "game/base/latestjob.h"
#include "game/puzzles/sparepuzzles.h"

class QLabel;

namespace sudoku {

class ForMe;
class ProfileGraphic;

/// Shows the puzzle for what the player knows that is ready: its level, its givens, its profile and what that
/// shows in a sentence; or that it is being made. The path is looked for in a worker thread.
class ReadyPuzzle : public QWidget {
  Q_OBJECT

 public:
  /// `forMe` outlives the widget.
  ReadyPuzzle(ForMe& forMe, QWidget* parent);

  /// Shows the next puzzle that needs a technique besides what the player knows, and has some made.
  void show(std::optional<Technique> needs);

 private:
  void follow();
  void take(const std::optional<Profile>& profile);

  ForMe& m_forMe;
  std::optional<Technique> m_needs;
  std::optional<SparePuzzle> m_puzzle;  ///< the puzzle that is shown
  LatestJob<std::optional<Profile>> m_search;
  QLabel* m_title;
  QLabel* m_figures;
  ProfileGraphic* m_graphic;
  QLabel* m_words;
  QLabel* m_steps;
  QWidget* m_legend;
};

}  // namespace sudoku
