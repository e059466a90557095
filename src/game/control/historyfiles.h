#pragma once

#include <vector>

#include <QObject>

#include "game/base/latestjob.h"
#include "game/history/exchange.h"
#include "game/history/historyimporter.h"

namespace sudoku {

class Game;
class GameKeeper;
class GameSession;
class GameStore;
class PlayerMessages;

/// Exports stored games to files, and imports them from files and backups, in worker threads. Lives in the
/// GUI thread.
class HistoryFiles : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  HistoryFiles(const Game& game, const GameStore& store, GameKeeper& keeper, GameSession& session,
               PlayerMessages& messages, QObject* parent = nullptr);

  /// The directory in which the games are stored.
  const QString& directory() const;
  /// Exports all games into a file. Tells the player whether that worked.
  void exportHistory(const QString& file) { exportHistory(file, {}); }
  /// Exports the games with these ids into a file; if there are no ids, exports all games, the collections,
  /// the counts of techniques that the player has used, and the ids of daily puzzles.
  void exportHistory(const QString& file, const std::vector<qint64>& ids);
  /// Imports the games of a file in addition to the stored ones; does nothing while another import is
  /// running.
  void importHistory(const QString& file);
  void cancelHistoryImport() { m_importer.cancel(); }
  bool isImportingHistory() const { return m_importer.isRunning(); }
  /// Imports from a backup the games that are missing in the store; removes nothing.
  void restoreBackup(const QString& file) { importHistory(file); }

 signals:
  /// Emitted when an import has started; `name` is the name of the imported file without its folder.
  void historyImportBegun(const QString& name);
  /// Emitted during an import, with the percentage of the file that has been read. `isWaiting`: whether the
  /// import waits for another program that uses the games.
  void historyImportProgressed(int percent, bool isWaiting);
  /// Emitted when an import has ended, with its success or failure in `report`.
  void historyImportEnded(const ExchangeReport& report, const QString& name);

 private:
  void takeImported(ExchangeReport report);

  const Game& m_game;
  const GameStore& m_store;
  GameKeeper& m_keeper;
  GameSession& m_session;
  PlayerMessages& m_messages;
  LatestJob<ExchangeReport> m_exchange;
  HistoryImporter m_importer;
  QString m_exported;  ///< path of the file that was exported last
  QString m_imported;
};

}  // namespace sudoku
