#include "collectionimport.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <sudoku/formats/formats.h>
#include <sudoku/solving/solver.h>

#include "collectionrows.h"
#include "game/filelock.h"
#include "game/ordinaryfile.h"
#include "gamejson.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The largest file that is read, in bytes: as many lines as a collection can have, and something beside.
constexpr qint64 kMostFileBytes = qint64{24} * 1024 * 1024;
constexpr auto kImportSyncDelay = std::chrono::milliseconds(300);
/// So many are written in one go: a game that is played meanwhile must not wait.
constexpr std::size_t kWrittenAtOnce = 64;
constexpr qsizetype kMostToldFaults = 100;
constexpr int kPollMs = 50;

/// Begins a collection, with the lock that keeps it from being cleared away. Its id, 0 if that cannot be.
qint64 beginCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                       std::unique_ptr<FileLock>& lock) {
  qint64 begun = 0;
  const bool isBegun = database.inTransaction([&] {
    const auto id = addCollection(database, collection);
    if (!id) return false;
    begun = *id;
    lock = std::make_unique<FileLock>(importLockOf(directory, begun));  // before anybody can see it
    return true;
  });
  return isBegun ? begun : 0;
}

/// Takes a key from one collection, which is to be cleared away, and gives it to another.
bool giveKey(GameDatabase& database, qint64 from, qint64 to, const UniqueId& key) {
  constexpr auto kSetKey = "UPDATE collections SET key = ? WHERE id = ?";
  return database.run(kSetKey, {UniqueId::make().toBytes(), from}) &&
         setCollectionState(database, from, CollectionState::Importing) &&
         database.run(kSetKey, {key.toBytes(), to});
}

/// One import, from the text on.
class CollectionMaker {
 public:
  CollectionMaker(GameDatabase& database, QString name, const ImportProgress& progress, std::stop_token stop)
      : m_database(database), m_progress(progress), m_stop(std::move(stop)) {
    m_collection.key = UniqueId::make();
    m_collection.createdMs = m_collection.renamedMs = QDateTime::currentMSecsSinceEpoch();
    m_collection.name = std::move(name);
    m_report.name = m_collection.name;
  }

  CollectionReport make(const QString& directory, const QByteArray& text) {
    std::unique_ptr<FileLock> lock;
    m_id = beginCollection(m_database, directory, m_collection, lock);
    m_report.claim = std::move(lock);
    if (m_id == 0) return failed(notKept());
    m_lines = static_cast<double>(std::count(text.begin(), text.end(), '\n')) + 1;
    readPuzzles(
        {text.constData(), static_cast<std::size_t>(text.size())},
        [this](ReadPuzzle&& read) { return take(read); }, m_stop);
    if (m_report.failure.isEmpty() && !m_stop.stop_requested() && writeSome()) finish();
    if (m_report.id == 0) m_report.claim.reset();
    return std::move(m_report);
  }

 private:
  /// Whether to go on.
  bool take(const ReadPuzzle& read) {
    if (m_progress) m_progress(read.line / m_lines);
    if (!read.puzzle) return complain(read.puzzle.error());
    const auto puzzle = toPuzzle(read.puzzle->givens);
    if (!puzzle) return complain(explain(puzzle.error(), read.puzzle->givens, read.line));
    std::string cells = toLine(puzzle->givens);
    if (!m_known.insert(cells).second) {
      ++m_report.duplicates;
      return true;
    }
    if (m_known.size() > kMostInCollection)
      return fail(CollectionReport::tr("more than %1 puzzles").arg(QLocale().toString(kMostInCollection)));
    m_waiting.push_back(std::move(cells));
    return m_waiting.size() < kWrittenAtOnce || writeSome();
  }

  bool complain(const ParseError& error) {
    ++m_report.faults;
    if (m_report.complaints.size() < kMostToldFaults)
      m_report.complaints += QString::fromStdString(toText(error));
    return true;
  }

  bool writeSome() {
    const auto write = [this] { return addMembers(m_database, m_id, m_report.puzzles + 1, m_waiting); };
    if (!m_database.isInPlace() || !m_database.inTransaction(write)) return fail(notKept());
    m_report.puzzles += static_cast<int>(m_waiting.size());
    m_waiting.clear();
    return true;
  }

  void finish() {
    if (m_report.puzzles == 0)
      fail(CollectionReport::tr("there is no puzzle in it"));
    else
      m_report.id = m_id;
  }

  bool fail(const QString& why) {
    m_report.failure = why;
    return false;
  }
  CollectionReport failed(const QString& why) {
    fail(why);
    return std::move(m_report);
  }
  QString notKept() const { return CollectionReport::tr("it cannot be kept: %1").arg(m_database.failure()); }

  GameDatabase& m_database;
  const ImportProgress& m_progress;
  std::stop_token m_stop;
  Collection m_collection;
  CollectionReport m_report;
  qint64 m_id = 0;
  double m_lines = 1;
  std::unordered_set<std::string> m_known;
  std::vector<std::string> m_waiting;
};

}  // namespace

QString CollectionReport::toText() const {
  if (!failure.isEmpty()) return tr("%1: not imported: %2.").arg(name, failure);
  QStringList sentences = {tr("%1: puzzles: %2.").arg(name, QLocale().toString(puzzles))};
  if (duplicates > 0) sentences += tr("More than once in the file: %1.").arg(QLocale().toString(duplicates));
  if (faults > 0) sentences += tr("No puzzles: %1.").arg(QLocale().toString(faults));
  return sentences.join(u' ');
}

QString importLockOf(const QString& directory, qint64 id) {
  return QDir(directory).filePath(u"collection-%1.lock"_s.arg(id));
}

bool addWholeCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                        const std::stop_token& stop, qint64 replaced) {
  std::unique_ptr<FileLock> lock;
  Collection begun = collection;
  if (replaced != 0) begun.key = UniqueId::make();  // until then the other has the key
  const qint64 id = beginCollection(database, directory, begun, lock);
  const std::span<const std::string> puzzles(collection.puzzles);
  for (std::size_t first = 0; id != 0 && first < puzzles.size(); first += kWrittenAtOnce) {
    const auto some = puzzles.subspan(first, std::min(kWrittenAtOnce, puzzles.size() - first));
    const auto write = [&] { return addMembers(database, id, static_cast<qint64>(first) + 1, some); };
    if (stop.stop_requested() || !database.isInPlace() || !database.inTransaction(write)) return false;
  }
  return id != 0 && database.inTransaction([&] {
    return (replaced == 0 || giveKey(database, replaced, id, collection.key)) &&
           finishCollection(database, id, collection);
  });
}

CollectionReport importCollection(const QString& directory, const QString& file,
                                  const ImportProgress& progress, const std::stop_token& stop) {
  CollectionReport report = prepareCollection(directory, file, progress, stop);
  if (report.id == 0) return report;
  GameDatabase database(directory, kImportSyncDelay, BackgroundWork{stop});
  const auto show = [&] { return setCollectionState(database, report.id, CollectionState::Kept); };
  if (database.open() != GameDatabase::State::Usable || !database.inTransaction(show)) {
    report.failure = CollectionReport::tr("it cannot be kept: %1").arg(database.failure());
    report.id = 0;
  }
  report.claim.reset();
  return report;
}

CollectionReport prepareCollection(const QString& directory, const QString& file,
                                   const ImportProgress& progress, const std::stop_token& stop) {
  const QFileInfo info(file);
  CollectionReport failed;
  failed.name = info.fileName();
  // A name such as .sudoku has nothing before its ending.
  QString name = info.completeBaseName().isEmpty() ? info.fileName() : info.completeBaseName();
  name = name.simplified().left(kLongestName);
  if (info.isDir()) {
    failed.failure = CollectionReport::tr("it is a folder");
    return failed;
  }
  const auto text = readOrdinaryFile(file, kMostFileBytes + 1, stop);
  GameDatabase database(directory, kImportSyncDelay, BackgroundWork{stop});
  if (!text)
    failed.failure = text.error();
  else if (text->size() > kMostFileBytes)
    failed.failure = CollectionReport::tr("larger than %1 MB").arg(kMostFileBytes / 1024 / 1024);
  else if (database.open() != GameDatabase::State::Usable)
    failed.failure = CollectionReport::tr("it cannot be kept: %1").arg(database.failure());
  else
    return CollectionMaker(database, name, progress, stop).make(directory, *text);
  return failed;
}

CollectionImporter::CollectionImporter(QString directory, QObject* parent)
    : QObject(parent),
      m_directory(std::move(directory)),
      m_part(std::make_shared<std::atomic<double>>(0)),
      m_job([this](const CollectionReport& report) {
        m_poll.stop();
        emit finished(report);
      }) {
  m_poll.setInterval(kPollMs);
  connect(&m_poll, &QTimer::timeout, this,
          [this] { emit progressed(static_cast<int>(100 * m_part->load())); });
}

void CollectionImporter::start(const QString& file) {
  m_part->store(0);
  m_poll.start();
  const auto progress = [part = m_part](double done) { part->store(done); };
  m_job.run([directory = m_directory, file, progress](const std::stop_token& stop) {
    return prepareCollection(directory, file, progress, stop);
  });
}

void CollectionImporter::cancel() {
  m_poll.stop();
  m_job.cancel();
}

}  // namespace sudoku
