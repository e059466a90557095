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

/// The main window: creates the content and the menus, and connects them to the commands.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// All arguments must outlive the window; the style is that of the application. Of the settings, the window
  /// itself changes only its geometry and the desktop's colours.
  MainWindow(const Game& game, GameController& controller, Settings& settings, SudokuStyle& style);

  /// Shows tips on the board to new players who have not seen them. Precondition: called at most once.
  void showFirstTips();

  Pages& pages() { return *m_pages; }
  void showPreferences();

  /// Stores the settings that are stored only at the end, and lets the window close without asking the
  /// player. Called on a signal, or when the session of the desktop ends.
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
