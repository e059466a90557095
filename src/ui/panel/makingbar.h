#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QPushButton;

namespace sudoku {

class GameSession;

/// Shows that the puzzle that New waits for is being made, and lets the player do without it: due once that
/// has taken half a second, until the puzzle is there. Its owner shows it then.
class MakingBar : public QWidget {
  Q_OBJECT

 public:
  /// What it is given outlives it.
  MakingBar(GameSession& session, QWidget* parent);

  bool isDue() const { return m_isDue; }
  /// What it needs at least in its font.
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
