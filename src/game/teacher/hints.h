#pragma once

#include <optional>
#include <vector>

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
  bool offersNotes = false;        ///< the board lacks candidates that the step rests on
  std::vector<Candidate> lacking;  ///< right digits that notes lack: not to be shown
};

/// What the coach says, in the player's language. May be called from any thread.
class Hints {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Hints)

 public:
  static Hint ofStep(const TaughtStep& step, const Telling& telling);
  /// The opposite of a conclusion of the step, so many of its consequences told.
  static Hint ofWhatIf(const TaughtStep& step, const WhatIf& whatIf, int told);
  static Hint ofMistake(const Mistake& mistake);
  /// What follows from the wrong entry, so much of it told. Precondition: there is a refutation.
  static Hint ofRefutation(const Mistake& mistake, int told);
  static Hint notesQuestion();
  /// Notes lack the right digit. `wasCrossedOut`: the player took it out.
  static Hint wrongNotes(const Candidate& lacking, bool wasCrossedOut);
  /// Logic decides nothing, for several solutions are left.
  static Hint undecided();
  /// No step. `refused`: the technique that would get on, if hints may not use it.
  static Hint nothing(std::optional<Technique> refused);
  static Hint thinking();
  /// What a step that was applied has ruled out, for the status line.
  static QString whatWasRuledOut(const std::vector<Candidate>& candidates);

 private:
  static void tellWhere(Hint& hint, const TaughtStep& step);
  static void tellWhat(Hint& hint, const TaughtStep& step);
  static Sentence whatDecides(CellSet pattern, std::optional<Digit> told, const Position& position);
  static void tellWhy(Hint& hint, const TaughtStep& step, int told);
  /// The walk and the ghost board, so much of them told. Whether all is.
  static bool tellWhatIf(Hint& hint, const WhatIf& whatIf, const Position& position, int told);
  static QString mistakeTitle(const Mistake& mistake);
  static QString effectOf(const Step& step);
};

/// The cells that a step rests on: what the second rung lights.
CellSet patternOf(const TaughtStep& step);

}  // namespace sudoku
