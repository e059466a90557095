#pragma once

#include <QWidget>

class QComboBox;
class QGridLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sudoku {

class Game;
class GameController;
class NumberPad;

/// The panel beside the board: what is being played, the groups Game, Help and Numbers, and Undo, Redo,
/// Notes.
class ButtonPanel : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the panel.
  ButtonPanel(const Game& game, GameController& controller, QWidget* parent = nullptr);

  /// Arranges everything for a low window.
  void setCompact(bool compact);

 signals:
  void newRequested();
  void exitRequested();

 private:
  QWidget* makeHeader();
  QGroupBox* makeGameGroup();
  QGroupBox* makeHelpGroup();
  QGroupBox* makeNumbersGroup();
  QWidget* makeUndoRow();
  void arrangeGameGroup(bool compact);
  void connectGame();
  void showTitle();
  void showHints();
  void showUndo();

  const Game& m_game;
  GameController& m_controller;
  QLabel* m_levelLabel = nullptr;
  QLabel* m_puzzleIdLabel = nullptr;
  QGridLayout* m_gameGrid = nullptr;
  QPushButton* m_new = nullptr;
  QPushButton* m_check = nullptr;
  QPushButton* m_exit = nullptr;
  QWidget* m_levelRow = nullptr;
  QPushButton* m_hints = nullptr;
  NumberPad* m_numbers = nullptr;
  QPushButton* m_undo = nullptr;
  QPushButton* m_redo = nullptr;
  QPushButton* m_notes = nullptr;
};

}  // namespace sudoku
