#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "game/play/storedgame.h"

namespace sudoku {

/// The outcome of an export or an import.
struct ExchangeReport {
  Q_DECLARE_TR_FUNCTIONS(Exchange)

 public:
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

}  // namespace sudoku
