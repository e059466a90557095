#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/teacher/explanation.h"
#include "game/teacher/steppicture.h"
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
  std::vector<Sentence> sentences;  ///< one idea each; the first says what is nearly right
  StepPicture picture;              ///< of what the sentences name

  friend bool operator==(const NearMiss&, const NearMiss&) = default;
};

/// In the player's language what a candidate lacks that a step does not take. For one thread; the step and
/// its position outlive it.
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

  NearMiss lacksFin(const Candidate& candidate, CellSet missed) const;
  NearMiss lacksLine(const reason::Fish& fish, const Candidate& candidate) const;
  /// `It has to see both ends.`
  Sentence hasToSee(const StepEnds& ends) const;

  const Step& m_step;
  const Position& m_position;
};

/// How feedback names a candidate: `4 in r4c8`.
Sentence candidateWords(const Candidate& candidate, Role role);

}  // namespace sudoku
