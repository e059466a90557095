#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QString>

#include "filelock.h"
#include "gamedatabase.h"
#include "gamerescue.h"
#include "storagestate.h"

namespace sudoku {

/// An object that writes to the file of games, and has to write again if another file replaces it.
class FileWriter {
 public:
  /// Writes everything that is not written yet. Returns whether all of it is written now.
  virtual bool writePending() = 0;
  /// Called when another file, to which nothing is written yet, has replaced the file.
  virtual void fileReplaced() {}
  /// Called when games of a damaged file have been copied into the present file.
  virtual void gamesTakenOver() {}

 protected:
  FileWriter() = default;
  ~FileWriter() = default;
  Q_DISABLE_COPY_MOVE(FileWriter)
};

/// The file `games.sqlite` of a directory, kept in use whatever happens: opened when it is needed, restored
/// if it was deleted, opened anew if another file has replaced it, replaced if it is damaged. All games that
/// can be read from a damaged file are copied into the new file, and the damaged file is kept beside it: a
/// small one is copied at once, a large one in the background while isRescuing() is true; tryAgain() notices
/// the end. state() tells what has gone wrong. Never throws, and waits for locks only for a fraction of a
/// second. To be used in the thread that made the object, while an application object exists.
class GamesFile {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GamesFile)

 public:
  /// The file in a directory, which is made once the file is opened. Changes survive a power failure after
  /// `syncDelay` and the time that the disk needs.
  GamesFile(const QString& directory, std::chrono::milliseconds syncDelay);

  /// Sets the objects that write to the file, in the order in which they have to write. They have to outlive
  /// all calls except the destructor.
  void setWriters(std::vector<FileWriter*> writers) { m_writers = std::move(writers); }

  const QString& directory() const { return m_directory; }
  GameDatabase& database() { return m_database; }

  StorageState state() const;
  /// Removes the message in state() that the player has read.
  void dismissNotice() { m_notice.reset(); }
  /// Tells the player that the game with this row id is not valid.
  void noteUnreadable(qint64 id);

  /// Opens the file if need be, without writing anything. Returns whether it is open now.
  bool open();
  /// Opens the file if need be, and writes everything that could not be written before. Returns whether there
  /// is no trouble now.
  bool tryAgain();
  /// Whether games of a damaged file are still being copied.
  bool isRescuing() const { return m_rescue != nullptr || m_nextRescue; }
  /// Waits until all committed changes are on the disk. Returns whether they are.
  bool sync() { return m_database.sync(); }

  /// Calls `work` in a transaction, and again in a new file if the old one turns out to be damaged.
  /// `afterFailure` is called after each failure. Returns whether the transaction was committed.
  bool write(
      const std::function<bool()>& work, const std::function<void()>& afterFailure = [] {});
  /// Calls `read`, which returns a std::optional that is empty after a failure, and calls it again if the
  /// file turned out to be damaged and has been replaced. Returns the result.
  template <class Read>
  auto read(Read read) {
    auto result = read();
    if (!result && m_database.isDamaged() && mend()) result = read();
    return result;
  }
  /// The ids that an SQL statement gives; empty if the statement fails.
  std::vector<qint64> idsOf(const char* sql, const QVariantList& values = {});

  /// Tries to take the lock of the game with a row id, which one object in one process can hold at a time.
  /// Never null.
  std::unique_ptr<FileLock> claim(qint64 id);

  /// Replaces a file in which damage was found. Returns whether the new file is open.
  bool mend();
  /// Stores why something cannot be saved, for state() to tell the player until everything is written.
  void refuse(const QString& reason, const QString& systemReason);

 private:
  bool follow();
  bool replaceDamaged();
  void noteReplaced();
  void beginRescue();
  void endRescue();
  void noteRescue(const RescueReport& report, const QString& aside);

  QString m_directory;
  GameDatabase m_database;
  std::vector<FileWriter*> m_writers;
  std::optional<StorageState> m_trouble;
  std::optional<StorageState> m_notice;
  std::unique_ptr<GameRescue> m_rescue;
  std::optional<QDeadlineTimer> m_nextRescue;  ///< when to repeat the rescue of a damaged file that failed
};

}  // namespace sudoku
