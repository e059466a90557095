#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/teacher/explanation.h"
#include "stepends.h"

namespace sudoku {

/// A wrong try in practice, where the player looks for the candidates that a step places or eliminates (its
/// conclusions): the candidate is none of them, but has to do with the step. Says what it lacks.
struct NearMiss {
  /// How near the candidate is to a conclusion of the step, the nearest first.
  enum class Kind {
    SeesNotAll,   ///< it sees some, but not all, of the cells that it has to see
    LacksFin,     ///< it is in a cover line of the fish, but does not see the fins
    LacksLine,    ///< it sees the fins of the fish, but is in none of its cover lines
    RightCell,    ///< the step rules out or places another digit of the same cell
    InPattern,    ///< the step rests on this very candidate
    PatternCell,  ///< the step rests on the candidate's cell, but not on its digit
  };

  Kind kind{};
  /// Sentences that say what is right about the candidate, what it lacks, and where to look next. They name
  /// no other cell, so that they do not give the pattern away.
  std::vector<Sentence> sentences;

  friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

/// Explains, in the player's language, what a candidate lacks to be a conclusion of a step. The explanation
/// uses the pattern of the step, never the solution. For use in one thread; the step and its position have to
/// outlive the finder.
class NearMissFinder {
  Q_DECLARE_TR_FUNCTIONS(sudoku::NearMissFinder)

 public:
  NearMissFinder(const Step& step, const Position& position) : m_step(step), m_position(position) {}

  /// What the candidate lacks; nothing if it has nothing to do with the step. Precondition: the candidate is
  /// left in an empty cell, and the step neither removes nor places it.
  std::optional<NearMiss> find(const Candidate& candidate) const;

 private:
  std::optional<NearMiss> seesNotAll(const Candidate& candidate) const;
  std::optional<NearMiss> ofFish(const reason::Fish& fish, const Candidate& candidate) const;
  std::optional<NearMiss> rightCell(const Candidate& candidate) const;
  std::optional<NearMiss> inPattern(const Candidate& candidate) const;

  /// The sentence that says what the candidate has to see, such as `It has to see both ends.`
  Sentence hasToSee(const StepEnds& ends) const;
  /// The sentence that says where to look for the candidates that a pattern rules out.
  Sentence lookBeyond() const;

  const Step& m_step;
  const Position& m_position;
};

/// A candidate in words: `4 in r4c8`.
Sentence candidateWords(const Candidate& candidate);

}  // namespace sudoku
