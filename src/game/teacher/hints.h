#pragma once

#include <optional>

#include <QCoreApplication>

#include "hint.h"
#include "lesson.h"
#include "whatif.h"

namespace sudoku {

/// How much of a step is told, and what else can be asked.
struct Telling {
  Rung rung = Rung::Where;
  int told = 0;  ///< links of the walk; 0: it has not begun
  bool mayHaveOthers = true;
  bool offersNotes = false;  ///< the board lacks candidates that the step rests on
};

/// What the coach says, in the player's language. May be called from any thread.
class Hints {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Hints)

 public:
  static Hint ofStep(const TaughtStep& step, const Telling& telling);
  /// The opposite of a conclusion of the step, so many of its consequences told.
  static Hint ofWhatIf(const TaughtStep& step, const WhatIf& whatIf, int told);
  static Hint ofMistake(const Mistake& mistake);
  static Hint notesQuestion();
  static Hint wrongNotes(Cell cell);
  /// No step. `refused`: the technique that would get on, if hints may not use it.
  static Hint nothing(std::optional<Technique> refused);
  static Hint thinking();

 private:
  static void tellWhere(Hint& hint, const TaughtStep& step);
  static void tellWhat(Hint& hint, const TaughtStep& step);
  static void tellWhy(Hint& hint, const TaughtStep& step, int told);
  static QString effectOf(const Step& step);
};

/// The cells that a step rests on: what the second rung lights.
CellSet patternOf(const TaughtStep& step);

}  // namespace sudoku
