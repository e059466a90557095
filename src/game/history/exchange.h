#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "game/play/storedgame.h"

/// Export and import of a player's whole history as a file (see historyjson.h). Each function opens the games
/// of a directory by itself, also while they are played, and may be called from any thread of a program that
/// has an application object. It takes a second for some hundred thousand moves.
namespace sudoku {

/// The outcome of an export or an import.
struct ExchangeReport {
  int games = 0;        ///< games written, or on import new here
  qint64 moves = 0;     ///< moves of those games; on import also new moves of games that were here already
  int united = 0;       ///< import: games that were here already and have got what the file adds to them
  int fromBin = 0;      ///< import: games among these that were taken out of the bin
  int collections = 0;  ///< import: collections that are new here, or have more puzzles than before
  int inPlay = 0;       ///< import: games left as they are, since they are being played
  /// Import: what the file adds to games being played, to be united where they are played.
  std::vector<KeptGame> waiting;
  int refused = 0;         ///< import: entries of the file that are no playable games
  QStringList complaints;  ///< why games were refused, for the first of them
  bool isDamaged = false;  ///< export: some games could not be read; the others are written
  QString failure;         ///< why not all was done; empty if all is well

  /// Whether everything has been written or taken in.
  bool isComplete() const { return failure.isEmpty() && refused == 0; }
  /// The whole report in a few sentences for the player, with the name of the file and some of the
  /// complaints.
  QString toText(const QString& file) const;
  /// Sentences on what was left out, with some of the complaints; empty if nothing was.
  QStringList leftOut() const;
};

/// Hears how far an import is, from 0 to 1, and whether it waits for another program. Called by the thread
/// that imports.
using HistoryProgress = std::function<void(double part, bool isWaiting)>;

/// Writes every game into a file, which is replaced only if all is well. Of damaged games everything that can
/// be read is written; the damaged file itself stays as it is.
ExchangeReport exportHistory(const QString& directory, const QString& file, const std::stop_token& stop = {});

/// Writes some games, given by their row ids, into a file, and nothing besides games. Otherwise does as
/// exportHistory().
ExchangeReport exportGames(const QString& directory, const QString& file, const std::vector<qint64>& ids,
                           const std::stop_token& stop = {});

/// Takes in the games of a history, or of a store or a backup of any version: new games, and what the file
/// adds to games that are here already. Each game comes in whole or not at all; what was taken in before a
/// failure or a stop stays. A game that was removed here comes back. A game that is played meanwhile does not
/// wait for the import. If the file of the games is damaged itself, it is first set aside and rescued.
ExchangeReport importHistory(const QString& directory, const QString& file,
                             const HistoryProgress& progress = {}, const std::stop_token& stop = {});

}  // namespace sudoku
