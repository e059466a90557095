#pragma once

#include <optional>

#include <QWidget>

#include <sudoku/logic/technique.h>

#include "game/teacher/explanation.h"

class QAction;
class QLabel;

namespace sudoku {

class CoachButton;
class LegendLabel;
class PracticeBox;
class WalkBox;
struct LessonExample;

/// The part See it of a lesson: the sentences about its example, one at a time, and how to look for the
/// pattern. If there is little room, the least important parts are hidden first.
class SeePane : public QWidget {
  Q_OBJECT

 public:
  explicit SeePane(QWidget* parent);

  /// Shows a technique, whose example is still being searched.
  void setTechnique(Technique technique);
  /// Shows the first `told` sentences about the example.
  void setTold(const LessonExample& example, int told);
  /// Draws the key of the menu command Next step on the button that it presses here. The action outlives the
  /// pane.
  void setStepKey(const QAction& action);
  void goOn();

  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  /// Emitted when the player wants to go forward by a number of sentences, or back if it is negative; forward
  /// from the last one leads to the exercises.
  void turned(int parts);
  void skipWanted();
  void aboutWanted();
  void proofWanted();
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeButtons();
  void arrange();
  int arrangeButtons();

  QLabel* m_idea;
  WalkBox* m_walk;
  PracticeBox* m_look;
  LegendLabel* m_legend;
  CoachButton* m_about;
  CoachButton* m_proof;
  CoachButton* m_back;
  CoachButton* m_skip;
  CoachButton* m_next;
};

}  // namespace sudoku
