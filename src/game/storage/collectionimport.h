#pragma once

#include <atomic>
#include <cstdint>
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

/// What to do with a file whose puzzles seem to be here already.
enum class SameCollection : std::uint8_t {
  Ask,   ///< nothing is written: the report names the collection
  Add,   ///< the new puzzles of the file are put behind those of the collection
  Copy,  ///< the file becomes a collection of its own all the same
};

/// What is to be imported.
struct ImportRequest {
  QString file;
  SameCollection same = SameCollection::Ask;
  qint64 into = 0;  ///< for Add: the id of the collection
};

/// How the import of a collection went.
struct CollectionReport {
  Q_DECLARE_TR_FUNCTIONS(sudoku::CollectionReport)

 public:
  qint64 id = 0;                          ///< the row of the collection; 0: there is none
  QString name;                           ///< the name of the collection, or of the file
  int puzzles = 0;                        ///< puzzles of the file that came into the collection
  int duplicates = 0;                     ///< puzzles that the file had once more, or the collection already
  std::optional<CollectionSummary> same;  ///< the collection that seems to be the same, if nothing was done
  bool isAddition = false;                ///< the collection was there before
  int faults = 0;                         ///< entries of the file that are no puzzles
  QStringList complaints;                 ///< where and why, for the first faults
  QString failure;  ///< why there is no collection; empty if there is one, or it was stopped
  /// Keeps a collection that is only prepared from being cleared away.
  std::shared_ptr<const FileLock> claim;

  /// The report in one line, without the complaints.
  QString toText() const;
};

/// Hears how far an import is, from 0 to 1. Called by the thread that imports.
using ImportProgress = std::function<void(double part)>;

/// Makes a collection of the puzzles in a file of any format that is read, each once, and names it after the
/// file. Opens the games of a directory by itself. What is no puzzle with one solution is left out and
/// reported. If the import fails or is stopped there is no collection, and its rows go with the next call of
/// ratePuzzles(). May be called from any thread of a program that has an application object.
CollectionReport importCollection(const QString& directory, const QString& file,
                                  const ImportProgress& progress = {}, const std::stop_token& stop = {});

/// Does what importCollection() does, but for the last step: nobody sees a new collection before its state is
/// Kept, and without the claim it can be cleared away. What was added to an existing collection is taken out
/// again if this fails or is stopped.
CollectionReport prepareCollection(const QString& directory, const ImportRequest& request,
                                   const ImportProgress& progress = {}, const std::stop_token& stop = {});

/// Writes a new collection, a few puzzles at a time, as an import does. Whether all is well; if not, or if
/// stopped, it is cleared away later. `replaced` is the id of a collection with the same key, or 0: that one
/// stays until the new one is whole, and is then cleared away. Precondition: the database is open.
bool addWholeCollection(GameDatabase& database, const QString& directory, const Collection& collection,
                        const std::stop_token& stop = {}, qint64 replaced = 0);

/// The lock that the import of a collection holds, so that nobody clears it away.
QString importLockOf(const QString& directory, qint64 id);

/// Prepares collections off the GUI thread, one at a time, so that one that is cancelled was never there. To
/// be used in the thread that made it, with an event loop.
class CollectionImporter : public QObject {
  Q_OBJECT

 public:
  explicit CollectionImporter(QString directory, QObject* parent = nullptr);

  bool isRunning() const { return m_job.isRunning(); }
  /// Begins an import. Precondition: none is running.
  void start(const ImportRequest& request);
  /// Stops the import: there will be no collection, and no signal finished().
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
