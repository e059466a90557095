#pragma once

#include <QWidget>

class QGridLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sudoku {

class ClockWidget;
class CoachPage;
class Game;
class GameController;
class NumberPad;

/// How much room a panel has.
enum class PanelShape {
  Normal,
  Slim,     ///< beside a third column, which has Next step
  Compact,  ///< in a low window
};

/// The panel beside the board: what is being played, the groups Game, Help and Numbers, and Undo, Redo,
/// Notes. The coach can take the place of the groups; nothing moves then.
class ButtonPanel : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the panel.
  ButtonPanel(const Game& game, GameController& controller, QWidget* parent = nullptr);

  void setShape(PanelShape shape, int width);
  /// Shows the clock, or leaves its place empty.
  void setShowsClock(bool shows);
  /// Puts the coach where the groups Game and Help are, or all down to the row of Undo. They are
  /// absent meanwhile. The panel becomes its parent.
  void showCoach(CoachPage& coach, bool hasNumbers);
  /// Shows the groups again. The coach is hidden if it is still here.
  void hideCoach();

 signals:
  void newRequested();
  void exitRequested();
  void nextStepRequested();
  /// A control that had the keyboard is absent now.
  void keyboardFreed();

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeHeader();
  QGroupBox* makeGameGroup();
  QGroupBox* makeHelpGroup();
  QGroupBox* makeNumbersGroup();
  QWidget* makeUndoRow();
  void arrangeGameGroup(bool compact);
  void placeCoach();
  void connectGame();
  void showTitle();
  void showHints();
  void showUndo();

  const Game& m_game;
  GameController& m_controller;
  CoachPage* m_coach = nullptr;  ///< while it is shown here
  bool m_coachHasNumbers = false;
  QGroupBox* m_gameGroup = nullptr;
  QGroupBox* m_helpGroup = nullptr;
  QGroupBox* m_numbersGroup = nullptr;
  QLabel* m_levelLabel = nullptr;
  QLabel* m_puzzleIdLabel = nullptr;
  ClockWidget* m_clock = nullptr;
  QGridLayout* m_gameGrid = nullptr;
  QPushButton* m_new = nullptr;
  QPushButton* m_check = nullptr;
  QPushButton* m_exit = nullptr;
  QWidget* m_levelRow = nullptr;
  QPushButton* m_hints = nullptr;
  QPushButton* m_nextStep = nullptr;
  NumberPad* m_numbers = nullptr;
  QWidget* m_undoRow = nullptr;
  QPushButton* m_undo = nullptr;
  QPushButton* m_redo = nullptr;
  QPushButton* m_notes = nullptr;
};

}  // namespace sudoku
