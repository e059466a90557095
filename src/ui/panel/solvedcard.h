#pragma once

#include <QGroupBox>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class GameController;
class NextLevelBox;

/// The card that is shown when a game has ended: its time compared with the best and the median time of the
/// same level, whether there was help, and buttons to go on. It replaces the groups of the panel, so that the
/// whole board stays visible and no button appears twice.
class SolvedCard : public QGroupBox {
  Q_OBJECT

 public:
  /// The game and its controller outlive the card.
  SolvedCard(const Game& game, GameController& controller, QWidget* parent);

  /// Shows the results of the present game. Precondition: the game is solved.
  void refresh();

 signals:
  void newRequested();
  void statisticsWanted();
  /// Emitted when the player wants a review of the game with this row id.
  void reviewWanted(qint64 id);
  /// Emitted when the player wants a replay of the game with this row id.
  void replayWanted(qint64 id);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeLevelRow();
  void connectButtons();
  QString bestText() const;
  QString medianText() const;
  QString helpText() const;
  QString notesText() const;
  void playNextLevel();
  bool isBroad() const;
  void arrange();
  void placeButtons();

  const Game& m_game;
  GameController& m_controller;
  QBoxLayout* m_layout;
  QBoxLayout* m_words;
  QGridLayout* m_buttons;
  QLabel* m_title;
  QLabel* m_time;
  QLabel* m_best;
  QLabel* m_median;
  QLabel* m_help;
  QLabel* m_notes;
  QPushButton* m_nextPuzzle;  ///< button for the next puzzle of the collection
  QPushButton* m_new;
  QPushButton* m_next;
  QWidget* m_levelRow;
  NextLevelBox* m_level = nullptr;
  QPushButton* m_review;
  QPushButton* m_statistics;
  QPushButton* m_replay;
};

}  // namespace sudoku
