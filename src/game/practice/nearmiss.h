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

/// A candidate that a step does not take, though it nearly does or has to do with it: what it lacks.
struct NearMiss {
  /// How near it was, the nearest first.
  enum class Kind : std::uint8_t {
    SeesNotAll,   ///< it sees a part of what it has to see
    LacksFin,     ///< it is in a line of the fish, but does not see its fins
    LacksLine,    ///< it sees the fins of the fish, but is in none of its lines
    RightCell,    ///< another digit of its cell goes, or is placed
    InPattern,    ///< the step rests on it
    PatternCell,  ///< the step rests on its cell, and not on its digit
  };

  Kind kind{};
  /// What is right about it, what is missing, what to look at next. They name no cell but its own, so that
  /// the pattern is still to be found.
  std::vector<Sentence> sentences;

  friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

/// In the player's language what a candidate lacks that a step does not take: by the pattern alone, never by
/// the solution. For one thread; the step and its position outlive it.
class NearMissFinder {
  Q_DECLARE_TR_FUNCTIONS(sudoku::NearMissFinder)

 public:
  NearMissFinder(const Step& step, const Position& position) : m_step(step), m_position(position) {}

  /// Nothing if it has nothing to do with the step. Precondition: an open candidate, and the step neither
  /// takes nor places it.
  std::optional<NearMiss> find(const Candidate& candidate) const;

 private:
  std::optional<NearMiss> seesNotAll(const Candidate& candidate) const;
  std::optional<NearMiss> ofFish(const reason::Fish& fish, const Candidate& candidate) const;
  std::optional<NearMiss> rightCell(const Candidate& candidate) const;
  std::optional<NearMiss> inPattern(const Candidate& candidate) const;

  /// `It has to see both ends.`
  Sentence hasToSee(const StepEnds& ends) const;
  /// Where what the pattern rules out is to be looked for.
  Sentence lookBeyond() const;

  const Step& m_step;
  const Position& m_position;
};

/// How feedback names a candidate: `4 in r4c8`.
Sentence candidateWords(const Candidate& candidate);

}  // namespace sudoku
