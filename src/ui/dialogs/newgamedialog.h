#pragma once

#include <functional>
#include <optional>

#include <QDialog>
#include <QTimer>

#include "game/puzzles/newgamerequest.h"
#include "game/settings/settings.h"

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace sudoku {

class ForMe;
class Game;
class GameSession;
class LevelPage;
class Preferences;

/// Requests a new puzzle: of a level, for what the player knows, of a day, by its id, or by details of how it
/// is made. Remembers the choices. Closes when the puzzle is on the board.
class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  /// All arguments outlive the dialog.
  NewGameDialog(const Game& game, GameSession& session, ForMe& forMe, Preferences& preferences,
                const Settings& settings, QWidget* parent = nullptr);

  /// Stops the making of a puzzle; closes the dialog if no puzzle is being made.
  void reject() override;

 private:
  QWidget* makeRecipePage();
  QWidget* makeDailyPage();
  QWidget* makeIdPage(const Game& game);
  void showPuzzle(const PuzzleRequest& puzzle);
  NewGameKind kind() const;
  /// Whether a puzzle for what the player knows is requested.
  bool isForMe() const;
  /// Resets all choices of how a puzzle is made, except the level, to those that the menu command New uses.
  void resetRecipe();
  /// The puzzle as the tabs Level and More describe it.
  PuzzleRequest chosenPuzzle() const;
  /// The request of the tab that is shown; empty while its choices are incomplete or wrong.
  std::optional<NewGameRequest> chosenRequest() const;
  NewGameChoices choices() const;
  void play();
  void setMaking(bool making);
  void fail();
  /// Updates which controls are enabled, and whether a game can be requested.
  void refresh();

  GameSession& m_session;
  Preferences& m_preferences;
  QTabWidget* m_tabs;
  LevelPage* m_level = nullptr;
  QComboBox* m_board = nullptr;
  QComboBox* m_dig = nullptr;
  QComboBox* m_order = nullptr;
  QComboBox* m_symmetry = nullptr;
  QCheckBox* m_limitsGivens = nullptr;
  QSpinBox* m_least = nullptr;
  QSpinBox* m_most = nullptr;
  QLineEdit* m_seed = nullptr;
  QDateEdit* m_date = nullptr;
  QComboBox* m_dailyLevel = nullptr;
  QLineEdit* m_id = nullptr;
  QLabel* m_message;
  QProgressBar* m_progress;
  QPushButton* m_play;
  QPushButton* m_cancel;
  /// Runs until the making of a puzzle has taken so long that progress has to be shown.
  QTimer m_patience{this};
  bool m_isMaking = false;
};

}  // namespace sudoku
