#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace sudoku {

class Commands;
class Game;
class PlayTime;
class Pages;
class Pausing;
class Settings;

/// Pausing in a window: the command, and the automatic pauses.
class WindowPausing : public QObject {
  Q_OBJECT

 public:
  /// All arguments but the window outlive the object. The window becomes its parent.
  WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                QWidget* window);

  /// Says what the command Pause does, and turns off in a pause what the table says. The commands belong to
  /// the window. Called once, before a key is pressed.
  void setCommands(Commands& commands);
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
  Commands* m_commands = nullptr;
};

}  // namespace sudoku
