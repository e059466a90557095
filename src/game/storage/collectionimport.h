#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "collection.h"
#include "game/base/latestjob.h"

namespace sudoku {

class FileLock;
class GameDatabase;

/// What to do with a file whose puzzles seem to have been imported already.
enum class SameCollection {
  Ask,   ///< import nothing, and return the similar collection in the report
  Add,   ///< append the new puzzles of the file to the existing collection
  Copy,  ///< make another collection of the file
};

/// A file to be imported as a collection.
struct ImportRequest {
  QString file;
  SameCollection same = SameCollection::Ask;
  qint64 into = 0;  ///< for SameCollection::Add: the id of the existing collection
};

/// The result of importing a collection.
struct CollectionReport {
  Q_DECLARE_TR_FUNCTIONS(sudoku::CollectionReport)

 public:
  qint64 id = 0;    ///< the id of the collection's row; 0 if nothing was imported
  QString name;     ///< the name of the collection, or of the file
  int puzzles = 0;  ///< number of puzzles of the file that were added to the collection
  /// Number of puzzles that are repeated in the file, or were in the collection before.
  int duplicates = 0;
  std::optional<CollectionSummary> same;  ///< the similar collection, if nothing was imported because of it
  bool isAddition = false;                ///< whether puzzles were added to an existing collection
  int faults = 0;                         ///< number of entries of the file that are not valid puzzles
  QStringList complaints;                 ///< line and reason for each of the first faults
  QString failure;                        ///< why the import failed; empty if it succeeded or was stopped
  /// Lock of a collection that is imported, but not visible yet: it protects the collection from being
  /// deleted.
  std::shared_ptr<const FileLock> claim;

  /// The report in one line, without the complaints.
  QString toText() const;
};

/// Called with the finished part of an import, from 0 to 1, by the thread that imports.
using ImportProgress = std::function<void(double part)>;

/// Makes a collection, named after the file, of the puzzles in a file of any supported format, without
/// duplicates. Opens the database of the directory by itself. Entries that are not puzzles with one solution
/// are left out and reported. If the import fails or is stopped, there is no new collection, and the database
/// rows written so far are deleted later. May be called from any thread of a program that has an application
/// object.
CollectionReport importCollection(const QString& directory, const QString& file,
                                  const ImportProgress& progress = {}, const std::stop_token& stop = {});

/// Imports a file like importCollection(), except that a new collection does not appear in lists until its
/// CollectionState is set to Kept, and may be deleted once `claim` of the returned report is released. If
/// adding to an existing collection fails or is stopped, the added puzzles are removed again.
CollectionReport prepareCollection(const QString& directory, const ImportRequest& request,
                                   const ImportProgress& progress = {}, const std::stop_token& stop = {});

/// Writes a new collection, a few puzzles in each transaction. Returns whether that succeeded; after a
/// failure or a stop the incomplete collection is deleted later. `replaced` is the id of a collection with
/// the same key, which is kept until the new one is complete and then deleted, or 0. Precondition: the
/// database is open.
bool addWholeCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                        const std::stop_token& stop = {}, qint64 replaced = 0);

/// The path of the lock file that protects a collection from deletion during its import.
QString importLockOf(const QString& directory, qint64 id);

/// Imports collections in a background thread, one at a time. A new collection does not appear in the list of
/// collections yet, so a cancelled import leaves no trace there. To be used in the thread that made the
/// object, which needs an event loop.
class CollectionImporter : public QObject {
  Q_OBJECT

 public:
  explicit CollectionImporter(QString directory, QObject* parent = nullptr);

  bool isRunning() const { return m_job.isRunning(); }
  /// Begins an import. Precondition: no import is running.
  void start(const ImportRequest& request);
  /// Stops the import: there will be no collection, and finished() is not emitted.
  void cancel();

 signals:
  void progressed(int percent);
  void finished(const CollectionReport& report);

 private:
  QString m_directory;
  std::shared_ptr<std::atomic<double>> m_part;
  QTimer m_poll;
  LatestJob<CollectionReport> m_job;
};

}  // namespace sudoku
