#pragma once

#include <optional>

#include <QCoreApplication>
#include <QDate>
#include <QString>

#include <sudoku/logic/technique.h>

#include "learning.h"

namespace sudoku {

/// Words about puzzles that are made for what a player knows, in the player's language. `needs` is the
/// technique that such a puzzle needs besides what the player knows; empty if it needs no more. May be called
/// from any thread.
class ForMeWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ForMeWords)

 public:
  /// The name of the kind of puzzle in a list of levels: `For me: needs X-Wing`.
  static QString title(std::optional<Technique> needs);
  /// The name of what a puzzle needs in a list: `X-Wing`, or `Nothing new`.
  static QString need(std::optional<Technique> needs);
  /// Why the player may want a puzzle that needs this: `due for a refresh`.
  static QString reason(const Learning& learning, std::optional<Technique> needs);
  /// What a puzzle takes, and since when the player has not met it: `All that you know, and one X-Wing. You
  /// have not met one for 12 days.`
  static QString about(const Learning& learning, std::optional<Technique> needs, const QDate& today);
  /// What the command New will begin: `The next New needs what you know, and one X-Wing.`
  static QString nextNew(std::optional<Technique> needs);
  /// That no puzzle was found in time which needs the technique, and another one has been begun.
  static QString noneYet(Technique needs);

 private:
  static QString taken(Technique technique);
};

}  // namespace sudoku
