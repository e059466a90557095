#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "exchangereport.h"
#include "game/play/storedgame.h"
#include "game/storage/collection.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/gamedatabase.h"
#include "game/storage/masteryrows.h"

namespace sudoku {

/// Writes what a file has into the database of a directory, and counts in a report what is new.
class GameImport {
  Q_DECLARE_TR_FUNCTIONS(Exchange)

 public:
  /// A transaction ends once it has written this many rows, so that a game that is played meanwhile need not
  /// wait long.
  static constexpr std::size_t kRowsAtOnce = 200;

  /// For a database that is open, and outlives the import.
  GameImport(GameDatabase& database, QString directory);

  /// Takes some games into the database. Returns whether they could be written.
  bool take(const std::vector<KeptGame>& games);
  bool take(const Collection& collection, const std::stop_token& stop);
  /// Takes in what the file has besides games and collections.
  bool takeRest(const MasteryTable& mastery, const DailyIds& dailyIds);

  /// Sorts the games by when they were played last. The latest are put in order first, above all games that
  /// are not in order yet: whenever this stops, the game played last is the first of the lists. A game that
  /// is played meanwhile comes above them, and stays there.
  bool orderGames(const std::stop_token& stop);

  ExchangeReport& report() { return m_report; }

 private:
  bool count(bool isWritten);
  std::optional<qint64> greatestOrder();
  bool take(const KeptGame& kept);
  void refuse(const KeptGame& kept, bool isOwnReadable);
  bool add(KeptGame kept);
  QString lockOf(qint64 id) const;

  GameDatabase& m_database;
  QString m_directory;
  ExchangeReport m_report;
};

}  // namespace sudoku
