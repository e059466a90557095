#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "game/history/movelist.h"
#include "game/history/replay.h"

namespace sudoku {

/// The texts of a replay, in the player's language.
class ReplayWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ReplayWords)

 public:
  /// Says what a move did, as in `5 in r3c4`.
  static QString move(const Move& move);
  /// Says what a move in a row of the list did and, if it restored an earlier position, which one.
  static QString played(const Move& made, const MoveRow& row);
  /// Says which move led to the position with the index `place`, and what else happened there, such as a
  /// check; mistakes only if `showsMistakes`.
  static QString place(const Replay& replay, std::size_t place, bool showsMistakes);
  /// How many mistakes, checks and other marked events there are, as in `One mistake, 2 checks`. Empty if
  /// there are none.
  static QString marks(const std::vector<ReplayMark>& marks);

 private:
  /// Says what a move that changed several cells did.
  static QString moveOfMany(Move::Kind kind, int cells);
  /// Says what a move about links did.
  static QString moveOfLinks(const Move& move);
  static QString count(ReplayMark::Kind kind, int count);
  static QString mark(const ReplayMark& mark);
};

}  // namespace sudoku
