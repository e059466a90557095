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

/// Writes the history to files, and reads it from files and backups, off the GUI thread. Lives in the GUI
/// thread.
class HistoryFiles : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  HistoryFiles(const Game& game, const GameStore& store, GameKeeper& keeper, GameSession& session,
               PlayerMessages& messages, QObject* parent = nullptr);

  /// Where the games are kept.
  const QString& directory() const;
  /// Writes the whole history into a file. Tells the player how that went.
  void exportHistory(const QString& file) { exportHistory(file, {}); }
  /// Writes the games with these ids alone; all games, and what is kept beside them, if no ids are given.
  void exportHistory(const QString& file, const std::vector<qint64>& ids);
  /// Reads the history of a file and adds it; does nothing while another one is being read.
  void importHistory(const QString& file);
  void cancelHistoryImport() { m_importer.cancel(); }
  bool isImportingHistory() const { return m_importer.isRunning(); }
  /// Brings back the games that are missing here from a backup; takes nothing away.
  void restoreBackup(const QString& file) { importHistory(file); }

 signals:
  /// The reading of a history from the file with that name has begun.
  void historyImportBegun(const QString& name);
  /// How much of the file has been read, and whether another program is waited for.
  void historyImportProgressed(int percent, bool isWaiting);
  /// How the import went, well or not.
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
  QString m_exported;  ///< the file written last
  QString m_imported;
};

}  // namespace sudoku
