#include "library.h"

#include "game/gamestore.h"

namespace sudoku {

Library::Library(GameStore& store, QObject* parent) : QObject(parent), m_store(store) {}

std::vector<GameSummary> Library::games() {
  return m_store.summaries().value_or(std::vector<GameSummary>());
}

std::optional<StoredGame> Library::game(qint64 id) {
  return m_store.game(id);
}

void Library::rename(qint64 id, const QString& name) {
  report(m_store.rename(id, name));
}

void Library::setTags(qint64 id, const QStringList& tags) {
  report(m_store.setTags(id, tags));
}

void Library::setStarred(qint64 id, bool starred) {
  report(m_store.setStarred(id, starred));
}

std::optional<QString> Library::dailyId(QDate day, Level level) {
  const DailyIds ids = m_store.dailyIds();
  const auto found = ids.find({day, level});
  return found == ids.end() ? std::nullopt : std::optional(found->second);
}

void Library::keepDailyId(QDate day, Level level, const QString& id) {
  m_store.addDailyId(day, level, id);
}

void Library::remove(qint64 id) {
  const bool isRemoved = m_store.setRemoved(id, true);
  if (isRemoved) m_removed.push_back(id);
  report(isRemoved);
  if (isRemoved) emit removed(id);
}

void Library::undoRemoval() {
  if (m_removed.empty()) return;
  const bool isBack = m_store.setRemoved(m_removed.back(), false);
  if (isBack) m_removed.pop_back();
  report(isBack);
}

void Library::report(bool isWritten) {
  if (isWritten)
    emit changed();
  else
    emit notWritten();
}

}  // namespace sudoku
