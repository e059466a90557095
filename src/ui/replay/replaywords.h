#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "game/history/movelist.h"
#include "game/history/replay.h"

namespace sudoku {

/// What a replay says, in the player's language.
class ReplayWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ReplayWords)

 public:
  /// What a move did, as in `5 in r3c4`.
  static QString move(const Move& move);
  /// What a move of a list did: as a row of its own, and where it leads back to if it puts a position back.
  static QString played(const Move& made, const MoveRow& row);
  /// The move that led to a place, and what is marked there. With mistakes or without a word of them.
  static QString place(const Replay& replay, std::size_t place, bool showsMistakes);
  /// How many marks of each kind there are, as in `One mistake, 2 checks`. Empty if there are none.
  static QString marks(const std::vector<ReplayMark>& marks);

 private:
  /// Of several cells.
  static QString moveOfMany(Move::Kind kind, int cells);
  static QString count(ReplayMark::Kind kind, int count);
  static QString mark(const ReplayMark& mark);
};

}  // namespace sudoku
