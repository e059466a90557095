#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include "game/play/gamesummary.h"

namespace sudoku {

/// What lists say of a game in words, in the player's language: what is shown can be searched.
class GameWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameWords)

 public:
  /// `Hard`, or that it has none.
  static QString level(std::optional<Level> level);
  /// What a game of a puzzle with several solutions says in place of a level.
  static QString severalSolutions();
  /// `In progress`, `Solved`, `Given up`.
  static QString status(GameStatus status);
  /// What a puzzle is called that no game has been begun of.
  static QString notBegun();
  /// `with help` or `unaided`.
  static QString help(bool hadHelp);
  /// What a daily puzzle is called.
  static QString daily();
  /// `top1465, 12 of 1,465`.
  static QString place(const Membership& place);
  /// The same without the name.
  static QString number(const Membership& place);
};

}  // namespace sudoku
