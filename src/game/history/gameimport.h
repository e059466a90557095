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
#include "game/storage/gamedatabase.h"
#include "game/storage/keptbesides.h"

namespace sudoku {

/// Writes the content of an exported file into the database of a directory, and counts in a report what is
/// new.
class GameImport {
  Q_DECLARE_TR_FUNCTIONS(Exchange)

 public:
  /// The number of rows after which a transaction ends, so that a game that is being played need not wait
  /// long.
  static constexpr std::size_t kRowsAtOnce = 200;

  /// Makes an import into a database that is open, and outlives the import.
  GameImport(GameDatabase& database, QString directory);

  /// Writes imported games into the database, as few at a time as one transaction may hold. Returns whether
  /// they could be written.
  bool take(const std::vector<KeptGame>& games);
  bool take(const Collection& collection, const std::stop_token& stop);
  /// Writes what a file has besides games and collections into the database.
  bool takeRest(const KeptBesides& besides);

  /// Numbers the stored games by when they were played last: lists show the greatest number first. Begins
  /// with the latest game, whose number exceeds all old ones, so that lists begin with the latest games even
  /// if this is stopped. A game that is played meanwhile gets the greatest number.
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
