#pragma once

#include <QObject>

#include "game/settings/settings.h"

namespace sudoku {

class Game;
class PlayTime;
class Teacher;

/// The player's settings for all games; each is stored and takes effect at once. Lives in the GUI thread.
class Preferences : public QObject {
  Q_OBJECT

 public:
  /// Applies the stored settings. All arguments must outlive this object.
  Preferences(Settings& settings, Game& game, Teacher& teacher, PlayTime& time, QObject* parent = nullptr);

  Level nextLevel() const { return m_settings.level(); }
  void setNextLevel(Level level);
  /// Whether the next game is one for what the player knows, whatever nextLevel() is.
  bool isNextForMe() const { return m_settings.isForMe(); }
  /// Chooses a puzzle for what the player knows as the next game.
  void setNextForMe();
  void setDailyLevel(Level level);
  void setNewGameChoices(const NewGameChoices& choices) { m_settings.setNewGameChoices(choices); }

  /// Sets the language of all texts by its code; empty for that of the desktop.
  void setLanguage(const QString& code);

  void setTheme(ThemeChoice theme) { m_settings.setTheme(theme); }
  /// Sets how the game looks, such as whether the clock is shown; the clock runs in any case.
  void setViewChoices(const ViewChoices& choices);
  void setPlaysSounds(bool plays) { m_settings.setPlaysSounds(plays); }
  void setPauseAfterMinutes(int minutes) { m_settings.setPauseAfterMinutes(minutes); }

  /// Sets whether wrong entries are marked as soon as they are made, in the present game and all others.
  void setChecksEntries(bool checks);
  /// Sets whether entries erase their digit from the notes of their peers.
  void setErasesNotes(bool erases);
  /// Sets whether the player presses numbers or cells first.
  void setInputOrder(InputOrder order);
  void setHintChoices(const HintChoices& choices);

  /// Sets the keyboard shortcuts of a command, in place of the default ones.
  void setKeys(const QString& action, const QList<QKeySequence>& keys) {
    m_settings.keys().set(action, keys);
  }
  void forgetKeys(const QString& action) { m_settings.keys().forget(action); }
  void forgetAllKeys() { m_settings.keys().forgetAll(); }
  void clearRecentFiles() { m_settings.clearRecentFiles(); }

 signals:
  void nextLevelChanged(Level level);
  void nextForMeChosen();
  /// Emitted when all texts are to be in another language.
  void languageChanged();

 private:
  Settings& m_settings;
  Game& m_game;
  Teacher& m_teacher;
  PlayTime& m_time;
};

}  // namespace sudoku
