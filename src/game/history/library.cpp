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
  if (m_store.rename(id, name)) emit changed();
}

void Library::setTags(qint64 id, const QStringList& tags) {
  if (m_store.setTags(id, tags)) emit changed();
}

void Library::setStarred(qint64 id, bool starred) {
  if (m_store.setStarred(id, starred)) emit changed();
}

void Library::remove(qint64 id) {
  if (!m_store.setRemoved(id, true)) return;
  m_removed.push_back(id);
  emit changed();
}

void Library::undoRemoval() {
  if (m_removed.empty() || !m_store.setRemoved(m_removed.back(), false)) return;
  m_removed.pop_back();
  emit changed();
}

}  // namespace sudoku
