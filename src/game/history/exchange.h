#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "game/play/storedgame.h"

/// Export and import of a player's games and other data as a file (see historyjson.h). Each function opens
/// the stored games of a directory, also while they are being played, and may be called from any thread of a
/// program with a QCoreApplication. Some hundred thousand moves take a second.
namespace sudoku {

/// The outcome of an export or an import.
struct ExchangeReport {
  int games = 0;     ///< number of games exported, or of games imported that were not stored before
  qint64 moves = 0;  ///< number of moves of these games; on import also the new moves of games stored before
  int united = 0;    ///< import: number of stored games to which the file has added something
  int fromBin = 0;   ///< import: number of games that were deleted and are restored
  int collections = 0;  ///< import: number of collections that are new, or have got more puzzles
  int inPlay = 0;       ///< import: number of games left unchanged, since they are being played
  /// Import: games of the file that are being played. If this program plays one, it has to merge the two.
  std::vector<KeptGame> waiting;
  int refused = 0;         ///< import: number of games and collections in the file that are not valid
  QStringList complaints;  ///< reasons why games or collections were refused, for the first of them
  /// Export: whether the database is damaged, so that only a part of it could be exported.
  bool isDamaged = false;
  QString failure;  ///< reason why the export or import is incomplete; empty if it is not

  /// Whether everything has been exported or imported.
  bool isComplete() const { return failure.isEmpty() && refused == 0; }
  /// The report in a few sentences for the player, with the name of the file and some of the complaints.
  QString toText(const QString& file) const;
  /// Sentences about the games and collections that were refused, with some of the reasons; empty if none
  /// were.
  QStringList leftOut() const;
};

/// Function that is told how far an import is, from 0 to 1, and whether it waits until another program that
/// uses the stored games lets it write. Called in the thread that imports.
using HistoryProgress = std::function<void(double part, bool isWaiting)>;

/// Writes all games and other data into a file. An existing file is replaced only if everything was written.
/// Of a damaged database everything that can be read is written, and the database itself is not changed.
ExchangeReport exportHistory(const QString& directory, const QString& file, const std::stop_token& stop = {});

/// Writes the games with these row ids into a file, without other data. In all other respects like
/// exportHistory().
ExchangeReport exportGames(const QString& directory, const QString& file, const std::vector<qint64>& ids,
                           const std::stop_token& stop = {});

/// Imports the games of an exported file, or of a database or backup of any version: new games, and what the
/// file adds to stored games. Each game is imported as a whole or not at all; after a failure or a stop, the
/// games imported so far remain. A game that was deleted is restored. A game that is being played does not
/// have to wait for the import. A damaged database of stored games is first moved aside, and everything
/// readable is rescued from it.
ExchangeReport importHistory(const QString& directory, const QString& file,
                             const HistoryProgress& progress = {}, const std::stop_token& stop = {});

}  // namespace sudoku
