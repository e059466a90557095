#include "preferences.h"

#include "game/play/game.h"
#include "game/teacher/teacher.h"
#include "playtime.h"

namespace sudoku {

Preferences::Preferences(Settings& settings, Game& game, Teacher& teacher, PlayTime& time, QObject* parent)
    : QObject(parent), m_settings(settings), m_game(game), m_teacher(teacher), m_time(time) {
  m_teacher.setChoices(m_settings.hintChoices());
  m_game.setChecksEntries(m_settings.entryChoices().checks);
  m_time.clock().setShown(m_settings.viewChoices().showsClock);
}

void Preferences::setNextLevel(Level level) {
  m_settings.setLevel(level);
  m_settings.setForMe(false);
  emit nextLevelChanged(level);
}

void Preferences::setNextForMe() {
  m_settings.setForMe(true);
  emit nextForMeChosen();
}

void Preferences::setDailyLevel(Level level) {
  NewGameChoices choices = m_settings.newGameChoices();
  choices.dailyLevel = level;
  m_settings.setNewGameChoices(choices);
}

void Preferences::setLanguage(const QString& code) {
  m_settings.setLanguage(code);
  emit languageChanged();
}

void Preferences::setViewChoices(const ViewChoices& choices) {
  m_settings.setViewChoices(choices);
  m_time.clock().setShown(choices.showsClock);
}

void Preferences::setChecksEntries(bool checks) {
  EntryChoices choices = m_settings.entryChoices();
  choices.checks = checks;
  m_settings.setEntryChoices(choices);
  m_game.setChecksEntries(checks);
}

void Preferences::setErasesNotes(bool erases) {
  EntryChoices choices = m_settings.entryChoices();
  choices.erasesNotes = erases;
  m_settings.setEntryChoices(choices);
}

void Preferences::setInputOrder(InputOrder order) {
  EntryChoices choices = m_settings.entryChoices();
  choices.order = order;
  m_settings.setEntryChoices(choices);
}

void Preferences::setHintChoices(const HintChoices& choices) {
  m_settings.setHintChoices(choices);
  m_teacher.setChoices(choices);
}

}  // namespace sudoku
