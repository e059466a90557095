#pragma once

#include <optional>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "game/practice/practicesession.h"

class QAction;
class QLabel;

namespace sudoku {

class CoachButton;
class LegendLabel;
class OutcomeDots;
class PracticeBox;
class WalkBox;
struct Phrase;

/// One practice exercise: the task, answers to the player's attempts, and buttons. If there is little room,
/// the least important parts are hidden first.
class ExercisePane : public QWidget {
  Q_OBJECT

 public:
  explicit ExercisePane(QWidget* parent);

  /// Sets the practice session, a series of exercises, whose present exercise is shown. If it
  /// ends, the pane has to be hidden until there is another.
  void setSession(PracticeSession* session);
  /// Sets whether there is a button that leads to the list of techniques.
  void setLeadsToTechniques(bool leads);
  /// Sets whether the exercises belong to a lesson, which itself shows how many there are, and from which no
  /// game is begun in their positions.
  void setInLesson(bool isInLesson);
  /// Draws the key of the menu command Next step on the button that it presses here. The action outlives the
  /// pane.
  void setStepKey(const QAction& action);
  /// Presses the button for the next exercise or, before this exercise has ended, the button for more help.
  void goOn();
  /// The state of the exercise in one line of text.
  QString status() const;

  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void techniquesWanted();
  void aboutWanted();
  void lessonWanted();
  void playWanted();
  /// Emitted when the player wants more exercises after the last one of the session.
  void moreWanted();
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  PracticeBox* makeBox(int look);
  void makeButtons();
  void showSession();
  void showTexts();
  void showReason();
  void tellOnPages();
  /// Whether the exercise has ended, because the player has found the step or it has been shown.
  bool hasEnded() const;
  void arrange();
  int arrangeHead();
  /// Places the title at a y coordinate. Returns where the text below it begins.
  int placeTitle(int top);
  int arrangeButtons();
  /// Places the explanation of the chain and the legend at the bottom of the pane's area from `top` to
  /// `bottom` (y coordinates), if enough room is left above for the reason why the step is right. Returns the
  /// bottom of the area that is left.
  int arrangeReason(int top, int bottom);
  void arrangeBoxes(int top, int bottom);
  std::vector<PracticeBox*> boxesFor(int height) const;

  QPointer<PracticeSession> m_session;  ///< null before the first exercise
  bool m_leadsToTechniques = false;
  bool m_isInLesson = false;
  bool m_isHelpLatest = false;  ///< whether help was given after the latest answer to an attempt
  QLabel* m_progress;
  OutcomeDots* m_dots;
  CoachButton* m_techniques;
  QLabel* m_title;
  PracticeBox* m_task;
  PracticeBox* m_right;
  PracticeBox* m_near;
  PracticeBox* m_miss;
  PracticeBox* m_help;
  PracticeBox* m_idea;
  WalkBox* m_walk;
  LegendLabel* m_legend;
  CoachButton* m_about;
  CoachButton* m_lesson;
  CoachButton* m_play;
  CoachButton* m_where;
  CoachButton* m_explain;
  CoachButton* m_skip;
  CoachButton* m_next;
};

}  // namespace sudoku
