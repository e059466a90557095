#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>

#include "game/play/uniqueid.h"

/// Functions that tell what the backups of a folder of games contain, and which of their games the player's
/// database lacks. All may be called from any thread of a program that has an application object; after a
/// stop they return what they have found so far. None writes to a backup.
namespace sudoku {

struct BackupSummary {
  QString path;
  QDate day;
  int games = 0;
  int moves = 0;

  friend bool operator==(const BackupSummary&, const BackupSummary&) = default;
};

/// A backup with games that the player's database lacks.
struct BackupOffer {
  BackupSummary backup;
  int missing = 0;  ///< how many games of the backup the player's database lacks

  friend bool operator==(const BackupOffer&, const BackupOffer&) = default;
};

/// The folder with the backups of the games in a directory.
QString backupsOf(const QString& gamesDirectory);

/// The backups that have games, the latest day first, including damaged ones.
std::vector<BackupSummary> listBackups(const QString& gamesDirectory, const std::stop_token& stop = {});

/// The unique ids of the games in the player's database, removed ones included, and of the games that backups
/// are not to offer as missing.
std::set<UniqueId> knownGames(const QString& gamesDirectory);
/// How many games of a backup are not among the games with the unique ids `known`.
int missingGames(const QString& backup, const std::set<UniqueId>& known);

/// The backup with the greatest number of games that the player's database lacks, among the backups that have
/// more games than the database; nothing if the database lacks no game.
std::optional<BackupOffer> findMissingGames(const QString& gamesDirectory, const std::stop_token& stop = {});

/// Stores that backups are not to offer the games with these unique ids as missing any more.
void letGo(const QString& gamesDirectory, const std::vector<UniqueId>& keys);
/// Stores that no backup is to offer any more those games of this backup that the player's database lacks
/// now.
void letGoMissing(const QString& gamesDirectory, const QString& backup);

}  // namespace sudoku
