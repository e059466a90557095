#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/teacher/explanation.h"
#include "stepends.h"

namespace sudoku {

/// A candidate that the player tried and that is no conclusion of a practice step, though it nearly is one or
/// has to do with the step; and what it lacks.
struct NearMiss {
  /// How near the candidate was to being right, the nearest first.
  enum class Kind : std::uint8_t {
    SeesNotAll,   ///< it sees some of the cells that it has to see, and not all
    LacksFin,     ///< it is in a line of the fish, and does not see the fins
    LacksLine,    ///< it sees the fins of the fish, and is in none of its lines
    RightCell,    ///< another digit of the same cell is ruled out or placed
    InPattern,    ///< the step rests on this candidate
    PatternCell,  ///< the step rests on the candidate's cell, and not on its digit
  };

  Kind kind{};
  /// Sentences on what is right about the candidate, what is missing, and where to look next. They name no
  /// other cell, so that the pattern is still to be found.
  std::vector<Sentence> sentences;

  friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

/// Says in the player's language what a candidate lacks that is no conclusion of a step: by the pattern
/// alone, never by the solution. For one thread; the step and its position outlive the finder.
class NearMissFinder {
  Q_DECLARE_TR_FUNCTIONS(sudoku::NearMissFinder)

 public:
  NearMissFinder(const Step& step, const Position& position) : m_step(step), m_position(position) {}

  /// What the candidate lacks; nothing if the step has nothing to do with it. Precondition: the candidate is
  /// open, and the step neither removes nor places it.
  std::optional<NearMiss> find(const Candidate& candidate) const;

 private:
  std::optional<NearMiss> seesNotAll(const Candidate& candidate) const;
  std::optional<NearMiss> ofFish(const reason::Fish& fish, const Candidate& candidate) const;
  std::optional<NearMiss> rightCell(const Candidate& candidate) const;
  std::optional<NearMiss> inPattern(const Candidate& candidate) const;

  /// The sentence `It has to see both ends.`, or what else the candidate has to see.
  Sentence hasToSee(const StepEnds& ends) const;
  /// The sentence that says where to look for candidates that the pattern rules out.
  Sentence lookBeyond() const;

  const Step& m_step;
  const Position& m_position;
};

/// A candidate as feedback names it: `4 in r4c8`.
Sentence candidateWords(const Candidate& candidate);

}  // namespace sudoku
