#include "collectionimport.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <sudoku/formats/formats.h>
#include <sudoku/solving/solver.h>

#include "collectionrows.h"
#include "filelock.h"
#include "game/base/limits.h"
#include "game/base/ordinaryfile.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/parsewords.h"
#include "gamemembers.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How many puzzles are written in one transaction, which is short so that a game played at the same time
/// need not wait.
constexpr std::size_t kWrittenAtOnce = 64;
/// The size in bytes of the pieces in which a longer file with one puzzle a line is read.
constexpr qint64 kPieceBytes = qint64{1024} * 1024;
constexpr auto kImportSyncDelay = std::chrono::milliseconds(300);
constexpr qsizetype kMostToldFaults = 100;
constexpr int kPollMs = 50;

QString tooMany(qint64 lines = 0) {
  const QString most = QLocale().toString(kMostInCollection);
  return lines == 0 ? CollectionReport::tr("more than %1 puzzles").arg(most)
                    : CollectionReport::tr("it has %1 puzzles, and a collection at most %2")
                          .arg(QLocale().toString(lines), most);
}

/// Adds an empty collection, and takes the lock that protects a collection during its import. Returns the id
/// of the collection, 0 if that fails.
qint64 beginCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                       std::unique_ptr<FileLock>& lock) {
  qint64 begun = 0;
  const bool isBegun = database.inTransaction([&] {
    const auto id = addCollection(database, collection);
    if (!id) return false;
    begun = *id;
    // Locked before the row is committed.
    lock = std::make_unique<FileLock>(importLockOf(directory, begun));
    return true;
  });
  return isBegun ? begun : 0;
}

/// Gives the unique id of one collection to another, and marks the first collection for deletion.
bool giveKey(GameDatabase& database, qint64 from, qint64 to, const UniqueId& key) {
  constexpr auto kSetKey = "UPDATE collections SET key = ? WHERE id = ?";
  return database.run(kSetKey, {UniqueId::make().toBytes(), from}) &&
         setCollectionState(database, from, CollectionState::Importing) &&
         database.run(kSetKey, {key.toBytes(), to});
}

bool isLineByLine(Format format) {
  return format == Format::Line || format == Format::Sdm || format == Format::Gsf || format == Format::Bank;
}

std::string_view viewOf(const QByteArray& text) {
  return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// Whether a text has a line that is neither empty nor a comment.
bool hasLines(const QByteArray& text) {
  const QList<QByteArray> lines = text.split('\n');
  return std::any_of(lines.begin(), lines.end(), [](const QByteArray& line) {
    const QByteArray said = line.trimmed();
    return !said.isEmpty() && !said.startsWith('#');
  });
}

/// The first valid puzzle of a text, as a line of 81 characters; empty if there is none.
std::string firstPuzzleOf(const QByteArray& text, const std::stop_token& stop) {
  std::string first;
  readPuzzles(
      viewOf(text),
      [&first](const ReadPuzzle& read) {
        const auto puzzle =
            read.puzzle ? toPuzzle(read.puzzle->givens) : Result<Puzzle, PuzzleFault>(PuzzleFault::Clash);
        if (puzzle) first = toLine(puzzle->givens);
        return first.empty();
      },
      stop);
  return first;
}

/// Imports the puzzles of one file into a new or an existing collection.
class CollectionMaker {
 public:
  CollectionMaker(GameDatabase& database, QString name, const ImportProgress& progress, std::stop_token stop)
      : m_database(database), m_progress(progress), m_stop(std::move(stop)) {
    m_collection.key = UniqueId::make();
    m_collection.createdMs = m_collection.renamedMs = QDateTime::currentMSecsSinceEpoch();
    m_collection.name = std::move(name);
    m_report.name = m_collection.name;
  }

  /// Imports the puzzles. Precondition: the file has been read up to the end of `text`, which is its
  /// beginning.
  CollectionReport make(const QString& directory, const ImportRequest& request, OrdinaryFile& file,
                        QByteArray text) {
    if (!begin(directory, request)) return failed(notKept());
    if (text.size() < file.size())
      readPieces(file, std::move(text));
    else
      readText(text, 0, 1);
    if (m_report.failure.isEmpty() && !m_stop.stop_requested() && writeSome()) finish();
    if (m_report.id == 0) {
      m_report.claim.reset();
      if (m_report.isAddition) takeBack();
    }
    return std::move(m_report);
  }

 private:
  bool begin(const QString& directory, const ImportRequest& request) {
    m_report.isAddition = request.same == SameCollection::Add;
    if (m_report.isAddition) {
      const auto last = lastNumber(m_database, request.into);
      m_id = request.into;
      m_before = last.value_or(0);
      return last.has_value();
    }
    std::unique_ptr<FileLock> lock;
    m_id = beginCollection(m_database, directory, m_collection, lock);
    m_report.claim = std::move(lock);
    return m_id != 0;
  }

  /// Reads the puzzles of a text, which is a part of the file. Progress is reported from `from` to `from` +
  /// `part`, where 1 is the end of the file.
  void readText(const QByteArray& text, double from, double part) {
    const auto lines = static_cast<double>(std::count(text.begin(), text.end(), '\n')) + 1;
    readPuzzles(
        viewOf(text),
        [&](const ReadPuzzle& read) {
          if (m_progress) m_progress(from + part * read.line / lines);
          return take(read);
        },
        m_stop);
    m_lines += static_cast<int>(lines) - 1;
  }

  /// Reads a file with one puzzle a line, in pieces of whole lines; `text` is the beginning of the file.
  void readPieces(OrdinaryFile& file, QByteArray text) {
    const auto all = static_cast<double>(file.size());
    double done = 0;
    while (!text.isEmpty() && m_report.failure.isEmpty() && !m_stop.stop_requested()) {
      const qsizetype end = std::min(text.lastIndexOf('\n', kPieceBytes) + 1, text.size());
      const QByteArray piece = end > 0 ? text.left(end) : text;
      text = end > 0 ? text.mid(end) : QByteArray();
      if (hasLines(piece))
        readText(piece, done / all, static_cast<double>(piece.size()) / all);
      else
        m_lines += static_cast<int>(piece.count('\n'));
      done += static_cast<double>(piece.size());
      if (text.size() >= kPieceBytes) continue;
      const auto more = file.read(kPieceBytes, m_stop);
      if (!more) return void(fail(more.error()));
      text += *more;
    }
  }

  /// Takes a puzzle that was read, or the fault in its place. Returns whether to read on.
  bool take(const ReadPuzzle& read) {
    const int line = m_lines + read.line;
    if (!read.puzzle) {
      ParseError error = read.puzzle.error();
      error.line = line;
      return complain(error);
    }
    const auto puzzle = toPuzzle(read.puzzle->givens);
    if (!puzzle) return complain(toParseError(puzzle.error(), read.puzzle->givens, line));
    m_waiting.push_back(toLine(puzzle->givens));
    return m_waiting.size() < kWrittenAtOnce || writeSome();
  }

  bool complain(const ParseError& error) {
    ++m_report.faults;
    if (m_report.complaints.size() < kMostToldFaults) m_report.complaints += ParseWords::text(error);
    return true;
  }

  bool writeSome() {
    std::optional<int> added;
    const auto write = [&] {
      added = addNewMembers(m_database, m_id, m_before + m_report.puzzles + 1, m_waiting);
      return added.has_value();
    };
    if (!m_database.isInPlace() || !m_database.inTransaction(write)) return fail(notKept());
    m_report.puzzles += *added;
    m_report.duplicates += static_cast<int>(m_waiting.size()) - *added;
    m_waiting.clear();
    return m_before + m_report.puzzles <= kMostInCollection || fail(tooMany());
  }

  void finish() {
    if (m_report.puzzles == 0 && !m_report.isAddition)
      fail(CollectionReport::tr("there is no puzzle in it"));
    else
      m_report.id = m_id;
  }

  /// Removes the added puzzles from an existing collection again.
  void takeBack() {
    for (std::optional<bool> more = true; more == true;)
      if (!m_database.inTransaction([&] {
            more = dropMembersFrom(m_database, m_id, m_before + 1);
            return more.has_value();
          }))
        return;
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
  qint64 m_before = 0;  ///< number of puzzles that the collection had before the import
  int m_lines = 0;      ///< number of lines of the file before the piece being read
  std::vector<std::string> m_waiting;
};

/// Why a file cannot be imported at all, for the player; empty if it can. `text` is the beginning of the
/// file.
QString whyNotBegun(OrdinaryFile& file, const QByteArray& text, const QString& path,
                    const std::stop_token& stop) {
  const auto tooLarge = [](qint64 most) {
    return CollectionReport::tr("larger than %1 MB").arg(QLocale().toString(most / 1024 / 1024));
  };
  if (text.size() >= file.size()) return {};
  if (file.size() > kMostListBytes) return tooLarge(kMostListBytes);
  const auto format = formatOf(viewOf(text));
  if (!format || !isLineByLine(*format)) return tooLarge(kMostWholeBytes);
  // Counts the lines before anything is written, so that a file with too many puzzles is refused at once.
  auto again = OrdinaryFile::open(path);
  qint64 lines = 0;
  qsizetype letters = 0;
  while (again && !stop.stop_requested()) {
    const auto piece = again->read(kPieceBytes, stop);
    if (!piece || piece->isEmpty()) break;
    for (const char letter : *piece) {
      if (letter == '\n' && letters >= kCellCount) ++lines;
      letters = letter == '\n' ? 0 : letters + 1;
    }
  }
  return lines > kMostInCollection ? tooMany(lines) : QString();
}

}  // namespace

QString CollectionReport::toText() const {
  if (!failure.isEmpty()) return tr("%1: not imported: %2.").arg(isolated(name), failure);
  const QString count = isAddition ? tr("%1: %Ln new puzzles imported.", nullptr, puzzles)
                                   : tr("%1: %Ln puzzles imported.", nullptr, puzzles);
  QStringList sentences = {count.arg(isolated(name))};
  if (duplicates > 0 && isAddition)
    sentences += tr("There already: %1.").arg(QLocale().toString(duplicates));
  else if (duplicates > 0)
    sentences += tr("More than once in the file: %1.").arg(QLocale().toString(duplicates));
  if (faults > 0) sentences += tr("No puzzles: %1.").arg(QLocale().toString(faults));
  return Joined::sentences(sentences);
}

QString importLockOf(const QString& directory, qint64 id) {
  return QDir(directory).filePath(u"collection-%1.lock"_s.arg(id));
}

bool addWholeCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                        const std::stop_token& stop, qint64 replaced) {
  std::unique_ptr<FileLock> lock;
  Collection begun = collection;
  // The new collection has a temporary unique id, since the collection to be replaced still has the final
  // one.
  if (replaced != 0) begun.key = UniqueId::make();
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
  CollectionReport report = prepareCollection(directory, {file, SameCollection::Copy}, progress, stop);
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

CollectionReport prepareCollection(const QString& directory, const ImportRequest& request,
                                   const ImportProgress& progress, const std::stop_token& stop) {
  const QFileInfo info(request.file);
  CollectionReport failed;
  failed.name = info.fileName();
  // A file name such as .sudoku consists of a suffix only, so the whole file name becomes the collection's
  // name.
  QString name = info.completeBaseName().isEmpty() ? info.fileName() : info.completeBaseName();
  name = name.simplified().left(kLongestName);
  if (info.isDir()) {
    failed.failure = CollectionReport::tr("it is a folder");
    return failed;
  }
  auto file = OrdinaryFile::open(request.file);
  // Reads only the first piece of a large file, which is enough to recognise the format.
  const bool isLarge = file && file->size() > kMostWholeBytes;
  const auto text = file ? file->read(isLarge ? kPieceBytes : kMostWholeBytes + 1, stop)
                         : Result<QByteArray, QString>(file.error());
  // What was read before a stop may be less than the file has.
  if (stop.stop_requested()) return failed;
  GameDatabase database(directory, kImportSyncDelay, BackgroundWork{stop});
  failed.failure = text ? whyNotBegun(*file, *text, request.file, stop) : text.error();
  if (!failed.failure.isEmpty()) return failed;
  if (database.open() != GameDatabase::State::Usable) {
    failed.failure = CollectionReport::tr("it cannot be kept: %1").arg(database.failure());
    return failed;
  }
  if (request.same == SameCollection::Ask) failed.same = findSame(database, name, firstPuzzleOf(*text, stop));
  if (failed.same) return failed;
  return CollectionMaker(database, name, progress, stop).make(directory, request, *file, *text);
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

void CollectionImporter::start(const ImportRequest& request) {
  m_part->store(0);
  m_poll.start();
  const auto progress = [part = m_part](double done) { part->store(done); };
  m_job.run([directory = m_directory, request, progress](const std::stop_token& stop) {
    return prepareCollection(directory, request, progress, stop);
  });
}

void CollectionImporter::cancel() {
  m_poll.stop();
  m_job.cancel();
}

}  // namespace sudoku
