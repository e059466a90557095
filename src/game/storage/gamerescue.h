#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <thread>

#include <QString>

#include "gamedatabase.h"

namespace sudoku {

/// The result of rescuing the games in a damaged file.
struct RescueReport {
  int saved = 0;
  int fromBackup = 0;  ///< number of saved games that got lost moves, or all moves, from a backup
  int inPart = 0;      ///< number of saved games whose last moves are lost
  int lost = 0;        ///< number of games that could not be read, as far as can be told

  friend bool operator==(const RescueReport&, const RescueReport&) = default;
};

/// Copies all games, collections, daily puzzles and counts of used techniques that can be read from a damaged
/// file into the database that has replaced it. The file is read page by page, so that a damaged page costs
/// only its own contents (StoreFile). Games of which a backup (in the folder `backups` beside the file) has
/// more are merged with the backup. Games that are in the database already are merged with what was read of
/// them, except for games being played. So the call can be repeated after an interruption. Each game is
/// checked. The damaged file is not changed. Returns nothing if the games cannot be written, or after a stop.
/// May be called from any thread, while others use the database.
std::optional<RescueReport> rescueGames(const QString& damagedPath, GameDatabase& into,
                                        const std::stop_token& stop = {});

/// The total result of rescuing all damaged files of a database, and the path of the last of them.
/// rescueAll() returns nothing if the games cannot be written, or if another process is rescuing them.
struct RescuedFiles {
  RescueReport report;
  QString last;
};
std::optional<RescuedFiles> rescueAll(GameDatabase& into, const std::stop_token& stop = {});

/// Rescues the games of all damaged files in a directory, in a thread of its own, while the player goes on
/// playing. To be used in the thread that made the object.
class GameRescue {
 public:
  explicit GameRescue(const QString& directory);
  /// Stops the rescue; games that were copied stay, and the next start of the program continues.
  ~GameRescue() = default;
  Q_DISABLE_COPY_MOVE(GameRescue)

  bool isDone() const { return m_isDone; }
  /// The result, valid once isDone() is true; empty if the games could not be written.
  const std::optional<RescuedFiles>& outcome() const { return m_outcome; }

 private:
  std::optional<RescuedFiles> m_outcome;
  std::atomic<bool> m_isDone = false;
  std::jthread m_thread;
};

}  // namespace sudoku
