#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QPushButton;

namespace sudoku {

class GameSession;

/// Shows that a puzzle is being made for the command New, and lets the player cancel this. isDue() is true
/// from half a second after the start until the puzzle is ready; during this time the widget that contains
/// the bar shows it.
class MakingBar : public QWidget {
  Q_OBJECT

 public:
  /// `session` outlives the bar.
  MakingBar(GameSession& session, QWidget* parent);

  bool isDue() const { return m_isDue; }
  /// The least width of the bar in pixels, for its font.
  int leastWidth() const;

 signals:
  void dueChanged();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  void setDue(bool isDue);
  void place();
  int cancelWidth() const;

  GameSession& m_session;
  QProgressBar* m_bar;
  QPushButton* m_cancel;
  QTimer m_patience;
  bool m_isDue = false;
};

}  // namespace sudoku
