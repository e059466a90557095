#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <thread>

#include <QString>

#include "gamedatabase.h"

namespace sudoku {

/// What became of the games in a damaged file.
struct RescueReport {
  int saved = 0;
  int fromBackup = 0;  ///< saved games of which a backup had more than the file
  int inPart = 0;      ///< saved games whose last moves could not be read
  int lost = 0;        ///< games that were there, as far as can be told, and could not be read

  friend bool operator==(const RescueReport&, const RescueReport&) = default;
};

/// Takes every game, with all that belongs to it, collections, mastery and daily puzzles, as far as they can
/// be read of a damaged file, into the database that stands beside it: page by page, so that a damaged page
/// costs no more than what is on it (StoreFile). Where that is less than a backup holds, in the folder
/// `backups` beside the file, both are united. Games that are in the database already become one with what
/// was read of them; those that are being played stay as they are. So it can be done again after it was cut
/// short. Each game is checked. The damaged file is left as it is. Nothing if the games cannot be written, or
/// if stopped. May be called from any thread, while others use the file of the database.
std::optional<RescueReport> rescueGames(const QString& damagedPath, GameDatabase& into,
                                        const std::stop_token& stop = {});

/// What became of all files that were set aside for a database, and which was the last of them. Nothing if
/// another process is at it.
struct RescuedFiles {
  RescueReport report;
  QString last;
};
std::optional<RescuedFiles> rescueAll(GameDatabase& into, const std::stop_token& stop = {});

/// Rescues all files that were set aside in a directory, in a thread of its own, beside a store that is
/// played in meanwhile. To be used in the thread that made it.
class GameRescue {
 public:
  explicit GameRescue(const QString& directory);
  /// Stops; what has been taken over stays, and the next start goes on.
  ~GameRescue() = default;
  Q_DISABLE_COPY_MOVE(GameRescue)

  bool isDone() const { return m_isDone; }
  /// Set once done; holds nothing if the games could not be written.
  const std::optional<RescuedFiles>& outcome() const { return m_outcome; }

 private:
  std::optional<RescuedFiles> m_outcome;
  std::atomic<bool> m_isDone = false;
  std::jthread m_thread;
};

}  // namespace sudoku
