#pragma once

#include <optional>

#include <QWidget>

#include "game/history/review.h"
#include "game/teacher/lesson.h"

class QAction;
class QLabel;

namespace sudoku {

class Badge;
class CoachButton;
class PagedText;
class SceneBoard;

/// One entry of a reviewed game: the position before it on a board, with the picture of the step that gave it
/// or was open, beside it how the entry came about, and where to go from here.
class MomentView : public QWidget {
  Q_OBJECT

 public:
  explicit MomentView(QWidget* parent);

  /// Shows an entry of a review. `opening` is the opening with its explanation, if the entry is a key moment
  /// that has one.
  void show(const Puzzle& puzzle, const GameReview& review, std::size_t entry,
            const std::optional<TaughtStep>& opening);
  /// Shows only a text, such as why there is no review.
  void showRemark(const QString& words);
  /// Sets whether the first button is the only one, so that the text has room.
  void setCompact(bool isCompact);
  /// Draws the key of a menu command on the button Show the step. The action outlives the view.
  void setStepKey(const QAction& action);
  /// Presses the button Show the step. Returns whether an entry is shown whose step can be shown.
  bool showStep();

  QSize sizeHint() const override { return {640, 400}; }
  QSize minimumSizeHint() const override { return {240, 160}; }

 signals:
  /// Emitted when the player wants the solution path from this position on.
  void pathWanted(const Position& position);
  void replayWanted(int move);
  void practiceWanted(Technique technique);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void connectButtons();
  void orderTabs();
  void setTechnique(std::optional<Technique> technique);
  void arrange();

  SceneBoard* m_board;
  QWidget* m_words;
  QLabel* m_title;
  Badge* m_verdict;
  QLabel* m_when;
  PagedText* m_text;
  CoachButton* m_step;
  CoachButton* m_replay;
  CoachButton* m_practice;
  std::optional<Position> m_position;
  std::optional<Technique> m_technique;
  int m_move = 0;
  bool m_isCompact = false;
};

}  // namespace sudoku
