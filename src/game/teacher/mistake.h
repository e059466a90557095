#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <QCoreApplication>

#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

#include "explanation.h"
#include "game/play/corrections.h"
#include "whatif.h"

namespace sudoku {

/// An entry of the player that differs from the solution.
struct Mistake {
  Cell cell;
  Digit digit;
  /// Cells that show the contradiction: the same digit in a house, the cell without a candidate, or the house
  /// without a place for a digit.
  CellSet broken{};
  /// Sentences that name the wrong entry, say why it is wrong, and say what else is lost if the player goes
  /// back to before it.
  std::vector<Sentence> sentences{};
  Position position{};  ///< the position without the wrong entries
  /// How the entry leads to a contradiction in `position`; its `end` is empty if no contradiction was found.
  WhatIf refutation{};
  int wrongCount = 1;  ///< number of wrong entries on the board, including this one

  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What is wrong on a board, in the player's language. May be called from any thread.
class Mistakes {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Mistakes)

 public:
  /// The earliest wrong entry, in the order of the moves `applied`; nothing if all entries are right.
  static std::optional<Mistake> first(const GameState& state, const std::vector<Move>& applied,
                                      const std::stop_token& stop = {});

  /// The sentence for the status line that says which wrong entries were cleared.
  static QString whatWasCleared(const std::vector<WrongEntry>& wrong);
  static QString whatWasTakenBack(const WayBack& way);

 private:
  static Sentence which(const WrongEntry& wrong);
  /// Finds the shortest proof that the wrong entry leads to a contradiction, and says what the contradiction
  /// is.
  static Sentence whyNot(const GameState& state, Mistake& mistake, const std::stop_token& stop);
  static std::optional<Sentence> twinOf(Mistake& mistake);
  /// Says which right entries or notes are lost by going back to before the mistake; nothing if none are.
  static std::optional<Sentence> whatGoesToo(const WayBack& way);
};

}  // namespace sudoku
