#pragma once

#include <QObject>

#include "game/settings/settings.h"

namespace sudoku {

class Game;
class PlayTime;
class Teacher;

/// The settings that the player makes for all games; each is kept, and takes effect at once. Lives in the GUI
/// thread.
class Preferences : public QObject {
  Q_OBJECT

 public:
  /// Applies the settings that are kept. All arguments outlive this object.
  Preferences(Settings& settings, Game& game, Teacher& teacher, PlayTime& time, QObject* parent = nullptr);

  Level nextLevel() const { return m_settings.level(); }
  void setNextLevel(Level level);
  void setDailyLevel(Level level);
  void setNewGameChoices(const NewGameChoices& choices) { m_settings.setNewGameChoices(choices); }

  void setTheme(ThemeChoice theme) { m_settings.setTheme(theme); }
  /// Sets how the game looks; the clock counts whether it is shown or not.
  void setViewChoices(const ViewChoices& choices);
  void setPlaysSounds(bool plays) { m_settings.setPlaysSounds(plays); }
  void setPauseAfterMinutes(int minutes) { m_settings.setPauseAfterMinutes(minutes); }

  /// Sets whether wrong entries are marked as soon as they are made, also in the present game.
  void setChecksEntries(bool checks);
  /// Sets whether an entry erases its digit from the notes of its peers, from now on.
  void setErasesNotes(bool erases) { m_settings.setErasesNotes(erases); }
  /// Sets whether numbers or cells are pressed first from now on.
  void setInputOrder(InputOrder order) { m_settings.setInputOrder(order); }
  void setHintChoices(const HintChoices& choices);

  /// Sets the keys of an entry of the menus, instead of the usual ones.
  void setKeys(const QString& action, const QList<QKeySequence>& keys) { m_settings.setKeys(action, keys); }
  void forgetKeys(const QString& action) { m_settings.forgetKeys(action); }
  void forgetAllKeys() { m_settings.forgetAllKeys(); }
  void clearRecentFiles() { m_settings.clearRecentFiles(); }

 signals:
  void nextLevelChanged(Level level);

 private:
  Settings& m_settings;
  Game& m_game;
  Teacher& m_teacher;
  PlayTime& m_time;
};

}  // namespace sudoku
