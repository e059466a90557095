#pragma once

#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "game/storedgame.h"

/// The whole history of a player in a file, and back: see historyjson.h. Each function opens the games of a
/// directory by itself, also while they are played, and may be called from any thread of a program that has
/// an application object. It takes a second for some hundred thousand moves.
namespace sudoku {

/// How an export or an import went.
struct ExchangeReport {
  int games = 0;                  ///< written, or new here
  int united = 0;                 ///< import: there already, and made one with what the file has of them
  int inPlay = 0;                 ///< import: left as they are, since they are being played
  std::vector<KeptGame> waiting;  ///< import: what the file has of those, to be united where they are played
  int refused = 0;                ///< import: no games that could have been played
  QStringList complaints;         ///< why, of the first of them
  QString failure;                ///< why not all was done; empty if it was

  /// All of it in one or two sentences for the player, with the name of the file.
  QString toText(const QString& file) const;
};

/// Writes every game into a file, which is replaced only if all is well.
ExchangeReport exportHistory(const QString& directory, const QString& file, const std::stop_token& stop = {});

/// Takes in the games of a file: those that are new, and what it has of those that are there already. What
/// was taken in before a failure or a stop stays.
ExchangeReport importHistory(const QString& directory, const QString& file, const std::stop_token& stop = {});

}  // namespace sudoku
