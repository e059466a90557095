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

/// What has to do with pausing in a window: the entry of its menu, and the automatic pauses.
class WindowPausing : public QObject {
  Q_OBJECT

 public:
  /// All arguments but the window outlive it. The window becomes its parent.
  WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                QWidget* window);

  void addAction(QMenu& menu);
  /// Turns off what has to do with the board while the game is paused. The menus have their entries.
  void takeActions();
  /// Says that the game is paused if that is why a key does nothing.
  void explainKey(const QKeyEvent& event) const;
  /// Takes what the player prefers.
  void applyPreferences();
  /// Listens to the desktop for locks of the screen. Takes a moment: best called once the window is up.
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
  QActionGroup* m_aboutBoard;  ///< off while the game is paused
};

}  // namespace sudoku
