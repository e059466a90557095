#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "hint.h"
#include "lesson.h"
#include "whatif.h"

namespace sudoku {

/// How much of a step is told, and what else the player can ask for.
struct Telling {
  Rung rung = Rung::Where;
  int told = 0;  ///< number of the walk's sentences that are told; 0: the walk has not begun
  bool mayHaveOthers = true;
  bool offersNotes = false;  ///< the board lacks notes of candidates that the step rests on
  /// Right digits that complete notes lack; the candidates shown leave them out.
  std::vector<Candidate> lacking;
};

/// What the coach says, in the player's language. May be called from any thread.
class Hints {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Hints)

 public:
  static Hint ofStep(const TaughtStep& step, const Telling& telling);
  /// The hint that tells what would follow if a conclusion of the step were wrong, with `told` consequences.
  static Hint ofWhatIf(const TaughtStep& step, const WhatIf& whatIf, int told);
  static Hint ofMistake(const Mistake& mistake);
  /// The hint that tells what follows from the wrong entry, with `told` consequences. Precondition: the
  /// mistake has a refutation.
  static Hint ofRefutation(const Mistake& mistake, int told);
  static Hint notesQuestion();
  /// The hint that notes lack the right digit of a cell. `wasCrossedOut`: the player took it out.
  static Hint wrongNotes(const Candidate& lacking, bool wasCrossedOut);
  /// The hint that logic decides nothing, since several solutions are left.
  static Hint undecided();
  /// The hint that there is no step. `refused`: the technique that would find one, if hints may not use it.
  static Hint nothing(std::optional<Technique> refused);
  static Hint thinking();
  /// The candidates that an applied step has ruled out, as a text for the status line.
  static QString whatWasRuledOut(const std::vector<Candidate>& candidates);

 private:
  static void tellWhere(Hint& hint, const TaughtStep& step);
  static void tellWhat(Hint& hint, const TaughtStep& step);
  static Sentence whatDecides(CellSet pattern, std::optional<Digit> told, const Position& position);
  static void tellWhy(Hint& hint, const TaughtStep& step, int told);
  /// Fills the walk and the ghost board of a hint, with `told` consequences. Returns whether these are all.
  static bool tellWhatIf(Hint& hint, const WhatIf& whatIf, const Position& position, int told);
  static QString mistakeTitle(const Mistake& mistake);
  static QString effectOf(const Step& step);
};

/// The cells that a step rests on, which the second rung highlights.
CellSet patternOf(const TaughtStep& step);

}  // namespace sudoku
