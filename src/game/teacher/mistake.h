#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QCoreApplication>

#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

#include "explanation.h"
#include "game/play/wrongentries.h"
#include "whatif.h"

namespace sudoku {

/// An entry that differs from the solution.
struct Mistake {
  Cell cell;
  Digit digit;
  /// Cells that show the mistake: the same digit in a house, or what is left without a digit.
  CellSet broken{};
  /// Sentences that say which entry it is, why it cannot be, and what going back takes.
  std::vector<Sentence> sentences{};
  Position position{};  ///< the position without the wrong entries
  /// Proof in `position` that the entry is wrong; it has no end if no proof is found.
  WhatIf refutation{};
  int wrongCount = 1;  ///< number of wrong entries, this one included

  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What is wrong on a board, in the player's language. May be called from any thread.
class Mistakes {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Mistakes)

 public:
  /// The wrong entry that has stood longest, by the moves that led to the position; nothing if all entries
  /// are right.
  static std::optional<Mistake> first(const GameState& state, const std::vector<Move>& applied,
                                      const std::stop_token& stop = {});

  /// Says which wrong entries were cleared, for the status line.
  static QString whatWasCleared(const std::vector<WrongEntry>& wrong);
  static QString whatWasTakenBack(const WayBack& way);

 private:
  static Sentence which(const WrongEntry& wrong);
  /// Finds the shortest refutation of the entry, and says where it ends.
  static Sentence whyNot(const GameState& state, Mistake& mistake, const std::stop_token& stop);
  static std::optional<Sentence> twinOf(Mistake& mistake);
  /// Says what going back to before the mistake takes besides the wrong entries; nothing if that is all.
  static std::optional<Sentence> whatGoesToo(const WayBack& way);
};

}  // namespace sudoku
