#pragma once

#include <QTimer>

#include "game/base/latestjob.h"
#include "game/teacher/stepsearch.h"
#include "stepspage.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace sudoku {

class Badge;
class ProfileStrip;

/// The page of the solution path: every step on the way to the solution. The game itself is not changed. The
/// steps are searched off the GUI thread, and shown as they are found.
class PathPage : public StepsPage {
  Q_OBJECT

 public:
  explicit PathPage(QWidget* parent);

  /// Whether the player can play on from positions of the path.
  enum class Use { Play, Look };

  /// Searches the path from a position, or from the givens if the player has chosen that. If the puzzle has
  /// several solutions, the path leads as far as logic does, and the difficulty of the puzzle is not shown.
  void open(const Puzzle& puzzle, Solutions solutions, const Position& position, Use use);
  /// Stops the search for steps and the rating of the puzzle's difficulty.
  void close();
  /// Chooses the next step of the path.
  bool takeNextStep() override;

 signals:
  /// Emitted when the player wants to play on from the position of the chosen step.
  void playWanted(const Position& position);

 protected:
  void showStep(std::size_t step) override;
  void showCount() override;
  void showRoom(Room room) override;

 private:
  void makeOptions();
  void makeControls();
  QPushButton* addControl(QHBoxLayout* row, int icon, const QString& name);
  void find();
  void take(const std::vector<ListedStep>& more);
  void showSummary();
  void showProfile();
  void showNumber(std::size_t step);
  void go(int steps);
  void setPlaying(bool playing);
  void setInterval();
  void updateControls();
  StepListModel::Grouping grouping() const;

  StepSearch m_search;
  LatestJob<std::optional<PuzzleFigures>> m_rater;
  std::optional<Puzzle> m_puzzle;
  Solutions m_solutions{};
  Position m_position{};
  std::optional<PuzzleFigures> m_figures;
  QTimer m_player;
  Badge* m_badge;
  QHBoxLayout* m_options;
  QHBoxLayout* m_controls;
  QCheckBox* m_fold;
  QCheckBox* m_fromStart;
  QPushButton* m_copy;
  QLabel* m_summary;
  ProfileStrip* m_strip;
  QLabel* m_course;  ///< where on the path it is hard, in a sentence
  QPushButton* m_first;
  QPushButton* m_previous;
  QPushButton* m_play;
  QPushButton* m_next;
  QPushButton* m_last;
  QLabel* m_number;
  QComboBox* m_speed;
  QPushButton* m_playFrom;
};

}  // namespace sudoku
