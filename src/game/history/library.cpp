#include "library.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include <QRandomGenerator>

#include <sudoku/formats/formats.h>

#include "game/base/toqstring.h"
#include "game/storage/librarystore.h"

namespace sudoku {
namespace {

constexpr std::size_t kMostChanges = 50;  // the most changes of the library that can be undone

}  // namespace

Library::Library(LibraryStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_importer(store.directory()) {
  connect(&m_importer, &CollectionImporter::progressed, this, &Library::importProgressed);
  connect(&m_importer, &CollectionImporter::finished, this, [this](CollectionReport report) {
    if (report.same) return emit sameFound(*report.same);
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
  relabel({id}, [&name](GameLabels& labels) { labels.name = name; });
}

void Library::changeTags(const std::vector<qint64>& ids, const QStringList& added, const QStringList& taken) {
  relabel(ids, [&](GameLabels& labels) {
    labels.tags += added;
    for (const QString& tag : taken) labels.tags.removeAll(tag);
    labels.tags.removeDuplicates();
    labels.tags.sort();
  });
}

void Library::setStarred(const std::vector<qint64>& ids, bool starred) {
  relabel(ids, [starred](GameLabels& labels) { labels.isStarred = starred; });
}

void Library::relabel(const std::vector<qint64>& ids, const std::function<void(GameLabels&)>& edit) {
  auto before = m_store.labels(ids);
  if (!before) return void(report(false));
  LabelledGames after;
  for (const auto& [id, labels] : *before) {
    GameLabels edited = labels;
    edit(edited);
    if (edited != labels) after[id] = std::move(edited);
  }
  if (after.empty()) return;
  std::erase_if(*before, [&after](const auto& game) { return !after.contains(game.first); });
  make({false, [this, before = *std::move(before), after = std::move(after)](bool makes) {
          const LabelledGames& labels = makes ? after : before;
          if (!m_store.setLabels(labels)) return false;
          emit relabelled(labels);
          return true;
        }});
}

std::optional<KeptReview> Library::review(qint64 id) {
  return m_store.review(id);
}

void Library::keepReview(qint64 id, const KeptReview& review) {
  m_store.keepReview(id, review);
}

std::map<qint64, ReviewCounts> Library::reviewCounts() {
  return m_store.reviewCounts();
}

void Library::recordHelp(qint64 id, HelpKind kind) {
  if (report(m_store.recordHelpOf(id, kind))) emit changed();
}

std::optional<QString> Library::dailyId(QDate day, Level level) {
  const DailyIds ids = m_store.dailyIds();
  const auto found = ids.find({day, level});
  return found == ids.end() ? std::nullopt : std::optional(found->second);
}

void Library::keepDailyId(QDate day, Level level, const QString& id) {
  m_store.addDailyId(day, level, id);
}

std::vector<GameSummary> Library::bin() {
  return m_store.bin().value_or(std::vector<GameSummary>());
}

void Library::restore(const std::vector<qint64>& ids) {
  make({false, [this, ids](bool makes) { return setRemoved(ids, !makes); }});
}

void Library::remove(const std::vector<qint64>& ids) {
  make({true, [this, ids](bool makes) { return setRemoved(ids, makes); }});
}

bool Library::setRemoved(const std::vector<qint64>& ids, bool isRemoved) {
  if (!m_store.setRemoved(ids, isRemoved)) return false;
  if (isRemoved) emit removed(ids);
  return true;
}

bool Library::canUndoRemoval() const {
  return std::any_of(m_done.begin(), m_done.end(), [](const Change& change) { return change.isRemoval; });
}

void Library::undoRemoval() {
  const auto last =
      std::find_if(m_done.rbegin(), m_done.rend(), [](const Change& change) { return change.isRemoval; });
  if (last == m_done.rend()) return;
  // The removal becomes the last change, which undo() undoes. That is possible because the later changes are
  // about games that were not removed.
  std::rotate(last.base() - 1, last.base(), m_done.end());
  undo();
}

void Library::make(Change change) {
  if (!report(change.apply(true))) return;
  m_undone.clear();
  if (m_done.size() == kMostChanges) m_done.erase(m_done.begin());
  m_done.push_back(std::move(change));
  emit changed();
}

void Library::undo() {
  if (!report(m_done.back().apply(false))) return;
  m_undone.push_back(std::move(m_done.back()));
  m_done.pop_back();
  emit changed();
}

void Library::redo() {
  if (!report(m_undone.back().apply(true))) return;
  m_done.push_back(std::move(m_undone.back()));
  m_undone.pop_back();
  emit changed();
}

std::vector<CollectionSummary> Library::collections() {
  return m_store.collections().value_or(std::vector<CollectionSummary>());
}

QString Library::nextPuzzle(const CollectionWalk& walk, CollectionOrder order, int after) {
  if (!walk.numbers) return m_store.nextPuzzle(walk.collection, order, after + 1);
  const std::vector<int> begun = m_store.begunNumbers(walk.collection);
  const std::unordered_set<int> known(begun.begin(), begun.end());
  // The numbers of the puzzles to choose from, beginning with the one after `after`.
  std::vector<int> left(walk.numbers->begin(), walk.numbers->end());
  const auto place = std::find(left.begin(), left.end(), after);
  if (place != left.end()) std::rotate(left.begin(), place + 1, left.end());
  std::erase_if(left, [&known](int number) { return known.contains(number); });
  if (left.empty()) return {};
  const auto count = static_cast<quint32>(left.size());
  const int number =
      order == CollectionOrder::Random ? left[QRandomGenerator::global()->bounded(count)] : left.front();
  const auto puzzles = m_store.puzzles({walk.collection, {}, 0}, {number});
  return puzzles.empty() ? QString() : toQString(toLine(puzzles.front().givens));
}

std::vector<GameSummary> Library::puzzles(const CollectionSummary& collection,
                                          const std::vector<int>& numbers) {
  return m_store.puzzles(collection, numbers);
}

QString Library::directory() const {
  return m_store.directory();
}

std::optional<LeftGame> Library::leftGame() {
  return m_store.leftGame();
}

void Library::dropUntouched(const std::vector<UniqueId>& keys) {
  if (!keys.empty() && m_store.dropUntouched(keys)) emit changed();
}

bool Library::hasGameOf(const Grid& givens) {
  return m_store.hasGameOf(givens);
}

std::vector<Membership> Library::placesOf(const Grid& givens) {
  return m_store.placesOf(givens);
}

void Library::renameCollection(qint64 id, const QString& name) {
  QString before;
  for (const CollectionSummary& collection : collections())
    if (collection.id == id) before = collection.name;
  if (before == name) return;
  make({false, [this, id, name, before](bool makes) {
          return m_store.renameCollection(id, makes ? name : before);
        }});
}

void Library::removeCollection(qint64 id) {
  make({true, [this, id](bool makes) { return m_store.setCollectionRemoved(id, makes); }});
}

void Library::cancelImport() {
  if (!isImporting()) return;
  m_importer.cancel();
  emit importCancelled();
}

/// Emits notWritten() if a change could not be written. Returns `isWritten`.
bool Library::report(bool isWritten) {
  if (!isWritten) emit notWritten();
  return isWritten;
}

}  // namespace sudoku
