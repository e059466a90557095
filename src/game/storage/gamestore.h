#pragma once

#include <chrono>

#include "gamesfile.h"
#include "librarystore.h"
#include "playstore.h"

namespace sudoku {

/// All games of a player in the database of a directory, so that none is ever lost: the file, what is played
/// (PlayStore) and what is known of all games (LibraryStore). Whatever goes wrong (a damaged, locked, deleted
/// or unwritable file, a full disk) is told by state(); the game then goes on in memory, and is written as
/// soon as that is possible. To be used in the thread that made it, as long as there is an application
/// object.
class GameStore {
 public:
  /// Opens or makes `games.sqlite` in a directory, which is made too. What is kept is safe from a cut of the
  /// power too after `syncDelay` and the time that the disk takes.
  explicit GameStore(const QString& directory,
                     std::chrono::milliseconds syncDelay = std::chrono::milliseconds(300));
  /// Writes what is not written, releases the game being played, and deletes for good what was long removed.
  ~GameStore();
  Q_DISABLE_COPY_MOVE(GameStore)

  PlayStore& play() { return m_play; }
  const PlayStore& play() const { return m_play; }
  LibraryStore& library() { return m_library; }

  /// Where the games are kept.
  const QString& directory() const { return m_file.directory(); }
  StorageState state() const { return m_file.state(); }
  /// Removes the notice, which the player has read.
  void dismissNotice() { m_file.dismissNotice(); }
  /// Opens the database if need be, and writes what could not be written. Whether all is well now.
  bool tryAgain() { return m_file.tryAgain(); }
  /// Opens the database if need be, but writes nothing. Whether it is open now.
  bool open() { return m_file.open(); }
  /// Whether games of a damaged file are still being taken over.
  bool isRescuing() const { return m_file.isRescuing(); }
  /// Waits until all that is kept has reached the disk. Whether it has.
  bool sync() { return m_file.sync(); }

 private:
  GamesFile m_file;
  PlayStore m_play;
  LibraryStore m_library;
};

}  // namespace sudoku
