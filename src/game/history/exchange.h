#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QString>

#include "exchangereport.h"

/// Export and import of a player's games and other data as a file (see historyjson.h). Each function opens
/// the stored games of a directory, also while they are being played, and may be called from any thread of a
/// program with a QCoreApplication. Some hundred thousand moves take a second.
namespace sudoku {

/// Function that is told how far an import is, from 0 to 1, and whether it waits until another program that
/// uses the stored games lets it write. Called in the thread that imports.
using HistoryProgress = std::function<void(double part, bool isWaiting)>;

/// Writes all games and other data into a file. An existing file is replaced only if everything was written.
/// Everything that can be read of a damaged database is written; the database itself is not changed.
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
