#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include "game/play/gamesummary.h"

namespace sudoku {

/// The words with which lists describe a game, in the player's language: what is shown can be searched.
class GameWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameWords)

 public:
  /// A level such as `Hard`, or words for no level.
  static QString level(std::optional<Level> level);
  /// Words in place of a level for a puzzle with several solutions.
  static QString severalSolutions();
  /// The state of a game: `In progress`, `Solved`, `Given up`.
  static QString status(GameStatus status);
  /// Words in place of the state for a puzzle of which no game has been begun.
  static QString notBegun();
  /// Whether a game had help: `with help` or `unaided`.
  static QString help(bool hadHelp);
  /// Words for a daily puzzle.
  static QString daily();
  /// A puzzle's place in a collection: `top1465, 12 of 1,465`.
  static QString place(const Membership& place);
  /// A puzzle's place in a collection without the collection's name: `12 of 1,465`.
  static QString number(const Membership& place);
};

}  // namespace sudoku
