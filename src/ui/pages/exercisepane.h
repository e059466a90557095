#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "game/practice/practicesession.h"

class QLabel;

namespace sudoku {

class CoachButton;
class LegendLabel;
class OutcomeDots;
class PracticeBox;
class WalkBox;
struct Phrase;

/// One exercise of practice: what to find, the answers to the player's tries, and what can be done. Parts
/// without room give way, the least important first.
class ExercisePane : public QWidget {
  Q_OBJECT

 public:
  explicit ExercisePane(QWidget* parent);

  /// The session outlives the pane, or another session is set before its end.
  void setSession(PracticeSession* session);
  /// Sets whether a button leads to the techniques.
  void setLeadsToTechniques(bool leads);
  /// Presses the button that goes on: the next exercise, else the next bit of help.
  void goOn();
  /// The present state in one line.
  QString status() const;

  QSize minimumSizeHint() const override { return {0, 0}; }

 signals:
  void techniquesWanted();
  void aboutWanted();
  void playWanted();
  /// All rounds are played, and the player wants more.
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
  /// Whether the round is over: its step is found or told.
  bool hasEnded() const;
  void arrange();
  int arrangeHead();
  int arrangeButtons();
  /// Places the walk and the legend, from the bottom up, if enough room is left for the reason above. Returns
  /// the bottom of that room.
  int arrangeReason(int top, int bottom);
  void arrangeBoxes(int top, int bottom);
  std::vector<PracticeBox*> boxesFor(int height) const;

  PracticeSession* m_session = nullptr;
  bool m_leadsToTechniques = false;
  bool m_isHelpLatest = false;  ///< help was given after the last answer to a try
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
  CoachButton* m_play;
  CoachButton* m_where;
  CoachButton* m_explain;
  CoachButton* m_skip;
  CoachButton* m_next;
};

}  // namespace sudoku
