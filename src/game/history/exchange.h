#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "game/play/storedgame.h"

/// The whole history of a player in a file, and back: see historyjson.h. Each function opens the games of a
/// directory by itself, also while they are played, and may be called from any thread of a program that has
/// an application object. It takes a second for some hundred thousand moves.
namespace sudoku {

/// How an export or an import went.
struct ExchangeReport {
  int games = 0;                  ///< written, or new here
  qint64 moves = 0;               ///< of those, and import: new here of games that were there already
  int united = 0;                 ///< import: there already, and made one with what the file has of them
  int fromBin = 0;                ///< import: of those, taken out of the bin
  int collections = 0;            ///< import: new here, or with more puzzles than before
  int inPlay = 0;                 ///< import: left as they are, since they are being played
  std::vector<KeptGame> waiting;  ///< import: what the file has of those, to be united where they are played
  int refused = 0;                ///< import: no games that could have been played
  QStringList complaints;         ///< why, of the first of them
  bool isDamaged = false;         ///< export: the games could not all be read, and what could be is written
  QString failure;                ///< why not all was done; empty if it was

  /// Whether all that there is has been written or taken in.
  bool isComplete() const { return failure.isEmpty() && refused == 0; }
  /// All of it in a few sentences for the player, with the name of the file and some of the complaints.
  QString toText(const QString& file) const;
  /// What was left out, and some of the complaints; empty if nothing was.
  QStringList leftOut() const;
};

/// Hears how far an import is, from 0 to 1, and whether it waits for another program. Called by the thread
/// that imports.
using HistoryProgress = std::function<void(double part, bool isWaiting)>;

/// Writes every game into a file, which is replaced only if all is well. If the file of the games is damaged
/// what can be read of it is written; it stays as it is.
ExchangeReport exportHistory(const QString& directory, const QString& file, const std::stop_token& stop = {});

/// The same with some games alone, by their rows, and nothing beside them.
ExchangeReport exportGames(const QString& directory, const QString& file, const std::vector<qint64>& ids,
                           const std::stop_token& stop = {});

/// Takes in the games of a history, or of a store or a backup of any version: those that are new, and what it
/// has of those that are there already. Each comes in whole or not at all; what was taken in before a failure
/// or a stop stays. A game that was removed here is there again. A game that is played meanwhile does not
/// wait for it. If the file of the games is damaged itself, it is set aside and rescued first.
ExchangeReport importHistory(const QString& directory, const QString& file,
                             const HistoryProgress& progress = {}, const std::stop_token& stop = {});

}  // namespace sudoku
