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

}  // namespace sudoku
