#include "library.h"

#include "game/gamestore.h"

namespace sudoku {

Library::Library(GameStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_importer(store.directory()) {
  connect(&m_importer, &CollectionImporter::progressed, this, &Library::importProgressed);
  connect(&m_importer, &CollectionImporter::finished, this, [this](CollectionReport report) {
    if (report.id != 0 && !m_store.setCollectionRemoved(report.id, false)) {
      report.id = 0;
      report.failure = tr("it cannot be kept now");
    }
    emit changed();
    emit imported(report);
  });
}

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

void Library::recordHelp(qint64 id, HelpKind kind) {
  report(m_store.recordHelpOf(id, kind));
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
  if (isRemoved) m_removed.push_back({id, false});
  report(isRemoved);
  if (isRemoved) emit removed(id);
}

void Library::undoRemoval() {
  if (m_removed.empty()) return;
  const bool isBack = setRemoved(m_removed.back(), false);
  if (isBack) m_removed.pop_back();
  report(isBack);
}

std::vector<CollectionSummary> Library::collections() {
  return m_store.collections().value_or(std::vector<CollectionSummary>());
}

QString Library::nextPuzzle(qint64 collection, CollectionOrder order) {
  return m_store.nextPuzzle(collection, order);
}

void Library::renameCollection(qint64 id, const QString& name) {
  report(m_store.renameCollection(id, name));
}

void Library::removeCollection(qint64 id) {
  const Removed removed{id, true};
  const bool isRemoved = setRemoved(removed, true);
  if (isRemoved) m_removed.push_back(removed);
  report(isRemoved);
}

void Library::cancelImport() {
  if (!isImporting()) return;
  m_importer.cancel();
  emit importCancelled();
}

bool Library::setRemoved(const Removed& removed, bool isRemoved) {
  return removed.isCollection ? m_store.setCollectionRemoved(removed.id, isRemoved)
                              : m_store.setRemoved(removed.id, isRemoved);
}

void Library::report(bool isWritten) {
  if (isWritten)
    emit changed();
  else
    emit notWritten();
}

}  // namespace sudoku
