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

/// What writes to the file of games, and once more to a file that takes its place.
class FileWriter {
 public:
  /// Writes what is not written yet. Whether all of it is now.
  virtual bool writePending() = 0;
  /// Notes that the file is another one: nothing is written in it.
  virtual void fileReplaced() {}
  /// Notes that games of a damaged file have been taken over into this one.
  virtual void gamesTakenOver() {}

 protected:
  FileWriter() = default;
  ~FileWriter() = default;
  Q_DISABLE_COPY_MOVE(FileWriter)
};

/// The file `games.sqlite` of a directory in use, whatever happens to it: opened when it is needed, put back
/// if it was deleted, followed if another one has its name, replaced if it is damaged. Of a damaged file all
/// that can be read goes into the new one, and the file is kept beside it: at once if it is small, else
/// meanwhile (isRescuing()), as tryAgain() finds out. What went wrong is told by state(). Never throws, and
/// waits for locks for a fraction of a second only. To be used in the thread that made it, as long as there
/// is an application object.
class GamesFile {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GamesFile)

 public:
  /// Makes the directory, too, once the file is opened. What is kept is safe from a cut of the power after
  /// `syncDelay` and the time that the disk takes.
  GamesFile(const QString& directory, std::chrono::milliseconds syncDelay);

  /// What writes to the file, in the order in which it is to be written. The writers outlive all calls but
  /// the destructor.
  void setWriters(std::vector<FileWriter*> writers) { m_writers = std::move(writers); }

  const QString& directory() const { return m_directory; }
  GameDatabase& database() { return m_database; }

  StorageState state() const;
  /// Removes the notice, which the player has read.
  void dismissNotice() { m_notice.reset(); }
  /// Tells the player of a game that is no possible one, by the id of its row.
  void noteUnreadable(qint64 id);

  /// Opens the file if need be, but writes nothing. Whether it is open now.
  bool open();
  /// Opens the file if need be, and writes what could not be written. Whether all is well now.
  bool tryAgain();
  /// Whether games of a damaged file are still being taken over.
  bool isRescuing() const { return m_rescue != nullptr || m_nextRescue; }
  /// Waits until all that is kept has reached the disk. Whether it has.
  bool sync() { return m_database.sync(); }

  /// Runs work in a transaction, and again in a new file if the old one turns out to be damaged;
  /// `afterFailure` is called after each that failed. Whether that went well.
  bool write(
      const std::function<bool()>& work, const std::function<void()>& afterFailure = [] {});
  /// What `read` gives, a std::optional that is empty after a failure: asked once more if the file turned out
  /// to be damaged and has been replaced.
  template <class Read>
  auto read(Read read) {
    auto result = read();
    if (!result && m_database.isDamaged() && mend()) result = read();
    return result;
  }
  /// The ids that a statement gives; none if it fails.
  std::vector<qint64> idsOf(const char* sql, const QVariantList& values = {});

  /// Takes the lock that claims the row of a game, in this process or another. Never null.
  std::unique_ptr<FileLock> claim(qint64 id);

  /// Replaces a file in which damage was found. Whether there is another one now.
  bool mend();
  /// Notes why something cannot be kept, to be told by state() until all is written.
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
  std::optional<QDeadlineTimer> m_nextRescue;  ///< when a rescue that failed is tried again
};

}  // namespace sudoku
