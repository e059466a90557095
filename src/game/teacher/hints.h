#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "hint.h"
#include "lesson.h"
#include "whatif.h"

namespace sudoku {

/// How much of a step the player has been told, and what the hint offers besides.
struct Telling {
  Rung rung = Rung::Where;
  /// Number of sentences shown so far of those that explain the step's chains node by node.
  int told = 0;
  bool mayHaveOthers = true;
  /// Whether the hint offers to fill in candidates as notes, since some cells have none.
  bool offersNotes = false;
  /// Right digits that the player's notes lack although they are said to be complete; the hint does not show
  /// them as candidates.
  std::vector<Candidate> lacking;
};

/// The texts of hints, in the player's language. May be called from any thread.
class Hints {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Hints)

 public:
  static Hint ofStep(const TaughtStep& step, const Telling& telling);
  /// The hint that shows what would follow if a conclusion of the step were wrong. It tells the first `told`
  /// consequences.
  static Hint ofWhatIf(const TaughtStep& step, const WhatIf& whatIf, int told);
  static Hint ofMistake(const Mistake& mistake);
  /// The hint that shows what follows from the wrong entry. It tells the first `told` consequences.
  /// Precondition: the mistake has a refutation.
  static Hint ofRefutation(const Mistake& mistake, int told);
  static Hint notesQuestion();
  /// The hint that the player's notes lack the right digit of a cell. `wasCrossedOut`: whether the player had
  /// the note and removed it.
  static Hint wrongNotes(const Candidate& lacking, bool wasCrossedOut);
  /// The hint that logic cannot go on, since the puzzle has several solutions left.
  static Hint undecided();
  /// The hint that there is no step. `refused`: a technique by which there would be a step, but that the
  /// player has excluded from hints.
  static Hint nothing(std::optional<Technique> refused);
  static Hint thinking();
  /// The sentence for the status line that lists the candidates which an applied step has removed.
  static QString whatWasRuledOut(const std::vector<Candidate>& candidates);

  /// How many entries are wrong, as a title.
  static QString wrongEntries(int count);

 private:
  static void tellWhere(Hint& hint, const TaughtStep& step);
  static void tellWhat(Hint& hint, const TaughtStep& step);
  static Sentence whatDecides(CellSet pattern, std::optional<Digit> told, const Position& position);
  static void tellWhy(Hint& hint, const TaughtStep& step, int told);
  /// Fills `walk` and `ghost` of a hint with the first `told` consequences of an assumption. Returns whether
  /// there are no more.
  static bool tellWhatIf(Hint& hint, const WhatIf& whatIf, const Position& position, int told);
  static QString effectOf(const Step& step);
};

/// The cells that a step rests on, which a hint highlights as soon as it tells the technique.
CellSet patternOf(const TaughtStep& step);

}  // namespace sudoku
