#pragma once

#include <chrono>

#include "gamesfile.h"
#include "librarystore.h"
#include "playstore.h"

namespace sudoku {

/// All games of a player in the database of a directory, so that none is ever lost: the file (GamesFile), the
/// game being played (PlayStore) and the information on all games (LibraryStore). Whatever goes wrong (a
/// damaged, locked, deleted or unwritable file, a full disk) is told by state(); the game then continues in
/// memory, and is written as soon as possible. To be used in the thread that made the object, while an
/// application object exists.
class GameStore {
 public:
  /// Opens or makes `games.sqlite` in a directory, which is made if need be. Changes survive a power failure
  /// after `syncDelay` and the time that the disk needs.
  explicit GameStore(const QString& directory,
                     std::chrono::milliseconds syncDelay = std::chrono::milliseconds(300));
  /// Writes all remaining changes, releases the game being played, and deletes games that were removed long
  /// ago.
  ~GameStore();
  Q_DISABLE_COPY_MOVE(GameStore)

  PlayStore& play() { return m_play; }
  const PlayStore& play() const { return m_play; }
  LibraryStore& library() { return m_library; }

  /// The directory with the database of games.
  const QString& directory() const { return m_file.directory(); }
  StorageState state() const { return m_file.state(); }
  /// Removes the message in state() that the player has read.
  void dismissNotice() { m_file.dismissNotice(); }
  /// Opens the database if need be, and writes everything that could not be written before. Returns whether
  /// there is no trouble now.
  bool tryAgain() { return m_file.tryAgain(); }
  /// Opens the database if need be, without writing anything. Returns whether it is open now.
  bool open() { return m_file.open(); }
  /// Whether games of a damaged file are still being copied.
  bool isRescuing() const { return m_file.isRescuing(); }
  /// Waits until all committed changes are on the disk. Returns whether they are.
  bool sync() { return m_file.sync(); }

 private:
  GamesFile m_file;
  PlayStore m_play;
  LibraryStore m_library;
};

}  // namespace sudoku
