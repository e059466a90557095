#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include <sudoku/grid/candidate.h>

#include "game/teacher/explanation.h"
#include "game/teacher/steppicture.h"
#include "nearmiss.h"
#include "practiceposition.h"

namespace sudoku {

/// The answer to a try of the player. Plain data.
struct PracticeFeedback {
  enum class Verdict : std::uint8_t {
    Right,         ///< right, and the step has further conclusions to find
    AllFound,      ///< right, and the last conclusion of its step
    AlreadyFound,  ///< right, and found before
    Near,          ///< wrong but near: the sentences say what the candidate lacks
    Miss,          ///< no step of the technique concludes this
    NoCandidate,   ///< the cell is filled, or has lost the digit
  };

  Verdict verdict{};
  std::vector<Sentence> sentences;  ///< the answer, one idea a sentence

  friend bool operator==(const PracticeFeedback&, const PracticeFeedback&) = default;
};

/// One position to practise in: the player tries candidates until all that a step concludes is found. Any
/// open step of the technique will do. Answers come from the steps and the candidates alone: not even a wrong
/// try tells anything of the solution. For one thread.
class PracticeRound {
  Q_DECLARE_TR_FUNCTIONS(sudoku::PracticeRound)

 public:
  using Verdict = PracticeFeedback::Verdict;

  /// Precondition: the position has a step.
  explicit PracticeRound(PracticePosition position) : m_position(std::move(position)) {}

  const PracticePosition& position() const { return m_position; }
  /// Whether the technique sets a cell, rather than ruling candidates out.
  bool setsCell() const { return !m_position.steps.front().placements.empty(); }
  /// The heading of the round: `Find: Skyscraper`.
  QString title() const;
  /// Sentences that tell the player what to do.
  std::vector<Sentence> task() const;

  /// The answer to a candidate that the player thinks is ruled out, or placed, by the technique.
  PracticeFeedback judge(const Candidate& candidate);
  /// The answer to a cell in which the player thinks that the technique places a digit.
  PracticeFeedback judge(Cell cell);

  /// The step that the player is finding: the one to which most of the found conclusions belong; at first the
  /// one on the solution path.
  const Step& step() const { return m_position.steps[m_step]; }
  const std::vector<Candidate>& found() const { return m_found; }
  bool isFound() const;
  /// The conclusions found so far, and the last try if it was wrong.
  StepPicture picture() const;

 private:
  PracticeFeedback accept(std::size_t step, const Candidate& candidate);
  PracticeFeedback refuse(const Candidate& candidate);
  /// What the candidate lacks for the step that is being found, or for another open step if it lacks less for
  /// that.
  std::optional<NearMiss> nearestMiss(const Candidate& candidate) const;
  /// The index of the step that concludes the candidate; of several, the step of which most conclusions are
  /// found. Nothing if no step does.
  std::optional<std::size_t> stepWith(const Candidate& candidate) const;
  int foundOf(const Step& step) const;
  std::vector<Sentence> missWords(const Candidate& candidate) const;
  std::vector<Sentence> cellMissWords(Cell cell) const;

  PracticePosition m_position;
  std::size_t m_step = 0;
  std::vector<Candidate> m_found;
  StepPicture m_miss;
};

}  // namespace sudoku
