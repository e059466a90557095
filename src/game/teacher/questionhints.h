#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "hint.h"
#include "lesson.h"
#include "question.h"
#include "whatif.h"

namespace sudoku {

/// A proof that a candidate is false, with each of its steps explained.
struct TaughtProof {
  Candidate refuted;
  std::vector<TaughtStep> steps;  ///< each in the position that the steps before it lead to
  Level level = Level::Easy;      ///< the level of the hardest step
};

TaughtProof teach(const Disproof& proof, const Position& position);

/// The texts of answers to questions, in the player's language. May be called from any thread.
class QuestionHints {
  Q_DECLARE_TR_FUNCTIONS(sudoku::QuestionHints)

 public:
  /// How a question is put into words: for an easy puzzle without the name of the cell.
  enum class Naming { Cells, Plain };

  /// The words of a question.
  static QString question(const Question& question, Naming naming = Naming::Cells);
  /// All answers. `isLooking`: proofs are still being looked for. `keepsBack`: proofs are known that may not
  /// be told.
  static Hint ofAnswers(const AskedPosition& asked, const Answers& answers, bool isLooking, bool keepsBack,
                        Naming naming);
  /// The answer about an option that a cell takes away. Precondition: the answer has a taker.
  static Hint ofTaken(const AskedPosition& asked, const Answer& answer);
  /// The answer about an option that nothing rules out as far as the player may know.
  static Hint ofPossible(const AskedPosition& asked, const Candidate& option);
  /// The answer about an option that has been ruled out before, for which no proof is known.
  static Hint ofRuledOut(const AskedPosition& asked, const Candidate& option);
  /// The answer about an option that only a long proof rules out.
  static Hint ofLong(const AskedPosition& asked, const Candidate& option, const Disproof& proof);
  /// The proof, of which the first `told` steps have been shown; if it has one step, the first `told` links
  /// of that step's chains. `isRuledOut`: the candidate has been ruled out already.
  static Hint ofProof(const AskedPosition& asked, const TaughtProof& proof, int told, bool isRuledOut);
  /// What would follow if the candidate of a proof were true. It tells the first `told` consequences.
  static Hint ofWhatIf(const TaughtProof& proof, const WhatIf& whatIf, int told);
  /// The remark that the answer is being looked for.
  static Hint thinking(const AskedPosition& asked);
  /// The offer to show the wrong entries before the answers.
  static Hint ofWrongEntries(int count);
  /// The remark that the cell has a digit.
  static Hint ofFilled(Cell cell, bool isGiven);

 private:
  static QString allAnswers(const AskedPosition& asked);
  static QString whyNot(const Candidate& option);
  static Hint answer(const AskedPosition& asked, const Candidate& option);
  static void say(Hint& hint);
  static QString techniques(const TaughtProof& proof);
  static void tellSteps(Hint& hint, const TaughtProof& proof);
};

}  // namespace sudoku
