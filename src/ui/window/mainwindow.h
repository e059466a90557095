#pragma once

#include <QMainWindow>

namespace sudoku {

class Commands;
class DesktopColours;
class Game;
class GameController;
class Pages;
class PuzzleExchange;
class Settings;
class Sharing;
class SudokuStyle;
struct Theme;
class WindowContent;
class WindowKeys;
class WindowPausing;

/// The window: puts its content and the menus together and connects them, and leaves all else to them.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// All arguments outlive the window; the style belongs to the application. The window changes only two
  /// settings itself: its geometry and the desktop's colours.
  MainWindow(const Game& game, GameController& controller, Settings& settings, SudokuStyle& style);

  /// Shows a newcomer on the board what can be done, unless that is known. Precondition: called at most once.
  void showFirstTips();

  /// Stores what is stored only at the end, and makes the window close without a question, for a signal or
  /// the end of the desktop's session.
  void prepareForEnd();

 protected:
  bool event(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeMenus();
  void setSharingCommands(Commands& commands);
  void setWindowCommands(Commands& commands);
  void beginNewGame();
  void updateMinimumSize();
  void growTexts(double growth);
  void placeWindow();
  const Theme& chosenTheme() const;
  void applyPreferences();
  void watchDesktop();
  void showNewGameDialog();
  void showPreferences();
  void showAbout();
  void askBeforeExit();
  void updateWatched();

  const Game& m_game;
  GameController& m_controller;
  Settings& m_settings;
  SudokuStyle& m_style;
  WindowContent* m_content = nullptr;
  Sharing* m_sharing;
  PuzzleExchange* m_exchange = nullptr;
  Pages* m_pages = nullptr;
  WindowPausing* m_pausing = nullptr;
  WindowKeys* m_keys = nullptr;
  bool m_asksBeforeExit = true;
  bool m_desktopHasHighContrast = false;
};

}  // namespace sudoku
