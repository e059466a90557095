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

/// The pause in a window: the command Pause, and the automatic pauses.
class WindowPausing : public QObject {
  Q_OBJECT

 public:
  /// All arguments except the window must outlive this object. The window becomes its parent.
  WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                QWidget* window);

  /// Sets what the command Pause does, and disables commands during a pause as the command table says.
  /// Precondition: called once, before any key is pressed; the commands belong to the window.
  void setCommands(Commands& commands);
  /// Tells the player that the game is paused, if that is the reason why a key does nothing.
  void explainKey(const QKeyEvent& event) const;
  /// Applies the player's preferences about pauses.
  void applyPreferences();
  /// Starts to watch for locks of the screen. Takes a moment, so it is best called when the window is
  /// visible.
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
