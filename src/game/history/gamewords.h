#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include "game/play/gamesummary.h"

namespace sudoku {

/// The words that describe a game in lists, in the player's language; the search looks for the same words.
class GameWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameWords)

 public:
  /// A level such as `Hard`, or words for an unknown level.
  static QString level(std::optional<Level> level);
  /// The words that are shown instead of a level for a puzzle with several solutions.
  static QString severalSolutions();
  /// The state of a game: `In progress`, `Solved`, `Given up`.
  static QString status(GameStatus status);
  /// A status as an item of a list.
  static QString statusInside(GameStatus status);
  /// The words that are shown instead of a state for a puzzle that has not been begun.
  static QString notBegun();
  /// Words for whether a game had help: `with help` or `unaided`.
  static QString help(bool hadHelp);
  /// Words that mark a daily puzzle.
  static QString daily();
  /// The collection of a puzzle and its number there: `top1465, 12 of 1,465`.
  static QString place(const Membership& place);
  /// The number of a puzzle in a collection, without the collection's name: `12 of 1,465`.
  static QString number(const Membership& place);
};

}  // namespace sudoku
