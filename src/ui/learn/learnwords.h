#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

#include "game/practice/learning.h"

namespace sudoku {

/// The texts of the course, in the player's language.
class LearnWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LearnWords)

 public:
  /// The name of the stage with the lessons of a level, such as `Basics`.
  static QString stage(Level level);
  /// How many minutes a lesson takes, roughly: the example, the exercises, and as many entries as the example
  /// has empty cells for the position that is played to the end.
  static int minutes(Technique technique);
  /// How long a lesson takes, such as `about 5 minutes`.
  static QString duration(Technique technique);
  /// How far the player has come with a lesson, in a few words: `next · 5 min`. `isNext` says whether it is
  /// the first lesson that is not known.
  static QString state(Technique technique, const LessonProgress& progress, bool isNext, const QDate& today);
  /// A lesson as assistive technology reads it, such as `Hidden pair, Medium, next lesson, 5 minutes`.
  static QString spoken(Technique technique, const LessonProgress& progress, bool isNext);
  /// How long a technique that is due for a refresh has not been met.
  static QString notMet(Technique technique, const LessonProgress& progress, const QDate& today);
  /// The name of a state in the legend.
  static QString legend(LessonState state);
};

}  // namespace sudoku
