#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>

#include "game/play/uniqueid.h"

/// What the backups of a folder of games hold, and what of it the player may miss. Each function may be
/// called from any thread of a program that has an application object; a stop gives what is known so far.
/// Nothing here writes to a backup.
namespace sudoku {

struct BackupSummary {
  QString path;
  QDate day;
  int games = 0;
  int moves = 0;

  friend bool operator==(const BackupSummary&, const BackupSummary&) = default;
};

/// A backup that has games which the store lacks.
struct BackupOffer {
  BackupSummary backup;
  int missing = 0;  ///< how many games the store lacks

  friend bool operator==(const BackupOffer&, const BackupOffer&) = default;
};

/// The folder of the backups of the games in a directory.
QString backupsOf(const QString& gamesDirectory);

/// The backups with games in them, that of the latest day first, damaged or not.
std::vector<BackupSummary> listBackups(const QString& gamesDirectory, const std::stop_token& stop = {});

/// The games that are in the store, removed by the player or not, and those that the player has let go.
std::set<UniqueId> knownGames(const QString& gamesDirectory);
/// How many games of a backup are not among those that are known.
int missingGames(const QString& backup, const std::set<UniqueId>& known);

/// The backup with the most games that the store lacks, among those that have more games than the store.
std::optional<BackupOffer> findMissingGames(const QString& gamesDirectory, const std::stop_token& stop = {});

/// Notes that games have left the store because the player wants it: they are missed no longer.
void letGo(const QString& gamesDirectory, const std::vector<UniqueId>& keys);
/// Notes that the player lets go all games of a backup that are missing now: they are missed no longer.
void letGoMissing(const QString& gamesDirectory, const QString& backup);

}  // namespace sudoku
