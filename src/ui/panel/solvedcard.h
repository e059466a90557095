#pragma once

#include <QGroupBox>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class GameController;

/// What is said and offered when a game has ended: its time beside the best one, whether there was help, and
/// what can be played next. Stands beside the board, so that all of it stays to be seen.
class SolvedCard : public QGroupBox {
  Q_OBJECT

 public:
  /// The game and its controller outlive it.
  SolvedCard(const Game& game, GameController& controller, QWidget* parent);

  /// Says what there is to say of the game being shown. Precondition: it is solved.
  void refresh();

 signals:
  void statisticsWanted();
  /// The game is to be replayed.
  void replayWanted(qint64 id);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QString bestText() const;
  QString helpText() const;
  QString notesText() const;
  void play(bool isNextLevel);
  void setFonts();

  const Game& m_game;
  GameController& m_controller;
  QBoxLayout* m_layout;
  QBoxLayout* m_buttons;
  QLabel* m_title;
  QLabel* m_time;
  QLabel* m_best;
  QLabel* m_help;
  QLabel* m_notes;
  QPushButton* m_nextPuzzle;  ///< of the collection
  QPushButton* m_again;
  QPushButton* m_next;
};

}  // namespace sudoku
