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
  CellSet broken{};                   ///< where it shows: its twin, or what is left short
  std::vector<Sentence> sentences{};  ///< which it is, why it cannot be, what going back takes
  Position position{};                ///< without the wrong entries
  WhatIf refutation{};                ///< in that position; without an end if none is found
  int wrongCount = 1;                 ///< the entries that are wrong, this one among them

  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What is wrong on a board, in the player's language. May be called from any thread.
class Mistakes {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Mistakes)

 public:
  /// The wrong entry that stands longest, of the moves that led to the position; nothing if all are right.
  static std::optional<Mistake> first(const GameState& state, const std::vector<Move>& applied,
                                      const std::stop_token& stop = {});

  /// What was done, for the status line.
  static QString whatWasCleared(const std::vector<WrongEntry>& wrong);
  static QString whatWasTakenBack(const WayBack& way);

 private:
  static Sentence which(const WrongEntry& wrong);
  /// Finds the shortest refutation, and says where it ends.
  static Sentence whyNot(const GameState& state, Mistake& mistake, const std::stop_token& stop);
  static std::optional<Sentence> twinOf(Mistake& mistake);
  /// What going back takes besides the wrong entries; nothing if that is all.
  static std::optional<Sentence> whatGoesToo(const WayBack& way);
};

}  // namespace sudoku
