#pragma once

#include <vector>

#include <QDate>
#include <QWidget>

#include <sudoku/logic/technique.h>

#include "game/practice/learning.h"

class QAction;
class QGridLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace sudoku {

class CoachButton;
class GameButton;
class KnownCard;
class LessonLegend;
class LessonList;
class NextLessonCard;
class PuzzlesCard;
class RefreshCard;
class StartCard;

/// The course: all lessons in their stages, how far the player has come with each, the next lesson, and what
/// is due for a refresh. Esc or the button Game leads back to the game.
class LearnPage : public QWidget {
  Q_OBJECT

 public:
  explicit LearnPage(QWidget* parent);

  /// Shows how far the player has come.
  void setLearning(const Learning& learning, const QDate& today);
  /// Draws the key of the menu command Next step on the button that it presses here. The action outlives the
  /// page.
  void setStepKey(const QAction& action);
  /// Begins the next lesson. Returns whether there is one.
  bool takeNextStep();
  /// Stops the search for an example.
  void close();

 signals:
  void gameWanted();
  void guideWanted();
  void lessonWanted(Technique technique);
  /// Emitted when the player wants the exercises of a lesson.
  void refreshWanted(Technique technique);
  /// Emitted when the player has chosen the lesson with which to begin the course, and wants to read the
  /// rules first if `withRules` is set.
  void startChosen(Technique technique, bool withRules);
  /// Emitted when the player wants a puzzle for what the player knows.
  void puzzleForMeWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeHead();
  /// Asks where to begin, in place of the cards that have nothing to say to a newcomer.
  void setAsks(bool asks);
  void askAnew();
  void arrange();
  void arrangeLow();
  void arrangeTall();
  void arrangeWide();
  std::vector<QWidget*> cards() const;

  GameButton* m_back;
  QLabel* m_title;
  QLineEdit* m_search;
  CoachButton* m_guide;
  QWidget* m_panel;
  LessonList* m_lessons;
  StartCard* m_start;
  NextLessonCard* m_next;
  KnownCard* m_known;
  RefreshCard* m_refresh;
  PuzzlesCard* m_puzzles;
  LessonLegend* m_legend;
  CoachButton* m_startAnew;  ///< in a low window, where no card has this link
  QVBoxLayout* m_column;
  QGridLayout* m_body;
  bool m_hasStart = false;  ///< whether the player has chosen where to begin
  bool m_asks = false;      ///< whether the player is asked where to begin
};

}  // namespace sudoku
