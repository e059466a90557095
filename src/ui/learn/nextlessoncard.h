#pragma once

#include <optional>

#include <QWidget>

#include "game/base/latestjob.h"
#include "lessonexample.h"

class QAction;
class QLabel;

namespace sudoku {

class Badge;
class CoachButton;
class SceneBoard;

/// The lesson that comes next: its name and level, its example on a small board, and the button that begins
/// it. The example is searched off the GUI thread.
class NextLessonCard : public QWidget {
  Q_OBJECT

 public:
  explicit NextLessonCard(QWidget* parent);

  /// Sets the next lesson; empty if every technique of the course is known.
  void setLesson(std::optional<Technique> technique);
  std::optional<Technique> lesson() const { return m_technique; }
  /// Draws the key of the menu command Next step on the button. The action outlives the card.
  void setStepKey(const QAction& action);
  /// Sets whether the card is one line and the button, without the board.
  void setFlat(bool isFlat);
  /// The height in pixels with a board as wide as the card.
  int heightFor(int width) const;
  void start();
  /// Stops the search for the example.
  void close() { m_finder.cancel(); }

 signals:
  void lessonWanted(Technique technique);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();

  std::optional<Technique> m_technique;
  bool m_isFlat = false;
  bool m_hasExample = false;  ///< whether the board shows the step of the example
  LatestJob<std::optional<LessonExample>> m_finder;
  QLabel* m_kicker;
  QLabel* m_title;
  Badge* m_level;
  SceneBoard* m_board;
  QLabel* m_idea;
  CoachButton* m_start;
};

}  // namespace sudoku
