#pragma once

#include <QObject>

class QActionGroup;
class QKeyEvent;
class QMenu;
class QWidget;

namespace sudoku {

class Game;
class PlayTime;
class Pages;
class Pausing;
class Settings;

/// Pausing in a window: the entry of its menu, and the automatic pauses.
class WindowPausing : public QObject {
  Q_OBJECT

 public:
  /// All arguments but the window outlive the object. The window becomes its parent.
  WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                QWidget* window);

  void addAction(QMenu& menu);
  /// Takes the commands about the board, which are disabled while the game is paused. Precondition: the menus
  /// have their entries.
  void takeActions();
  /// Says that the game is paused if that is why a key does nothing.
  void explainKey(const QKeyEvent& event) const;
  /// Takes over the player's preferences.
  void applyPreferences();
  /// Begins to watch for locks of the screen. Takes a moment: best called once the window is up.
  void watchScreen();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const Game& m_game;
  PlayTime& m_time;
  const Settings& m_settings;
  const Pages& m_pages;
  QWidget* m_window;
  Pausing* m_pausing;
  QActionGroup* m_aboutBoard;  ///< disabled while the game is paused
};

}  // namespace sudoku
