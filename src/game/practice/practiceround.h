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

/// What is said to a try of the player. Plain data.
struct PracticeFeedback {
  enum class Verdict : std::uint8_t {
    Right,         ///< and more is to be found
    AllFound,      ///< right, and the last of its step
    AlreadyFound,  ///< it was right before
    Near,          ///< what it lacks is told
    Miss,          ///< no step of the technique does that
    NoCandidate,   ///< the cell is filled, or the digit is gone from it
  };

  Verdict verdict{};
  std::vector<Sentence> sentences;  ///< one idea each

  friend bool operator==(const PracticeFeedback&, const PracticeFeedback&) = default;
};

/// One position to practise in: the player tries candidates until all that a step concludes is found. Any
/// open step of the technique will do. What is said comes from the steps and the candidates alone: not even a
/// try that is wrong tells anything of the solution. For one thread.
class PracticeRound {
  Q_DECLARE_TR_FUNCTIONS(sudoku::PracticeRound)

 public:
  using Verdict = PracticeFeedback::Verdict;

  /// Precondition: the position has a step.
  explicit PracticeRound(PracticePosition position) : m_position(std::move(position)) {}

  const PracticePosition& position() const { return m_position; }
  /// Whether the technique sets a cell, rather than ruling candidates out.
  bool setsCell() const { return !m_position.steps.front().placements.empty(); }
  /// `Find: Skyscraper`.
  QString title() const;
  /// What the player is to do.
  std::vector<Sentence> task() const;

  /// What to say to a candidate that the player takes for one that goes, or that is set.
  PracticeFeedback judge(const Candidate& candidate);
  /// The same of a cell that the player takes for the one that is set.
  PracticeFeedback judge(Cell cell);

  /// The step that the player is finding: the one that most of what is found belongs to; the path's own to
  /// begin with.
  const Step& step() const { return m_position.steps[m_step]; }
  const std::vector<Candidate>& found() const { return m_found; }
  bool isFound() const;
  /// What is found, and what was tried last if it was not right.
  StepPicture picture() const;

 private:
  PracticeFeedback accept(std::size_t step, const Candidate& candidate);
  PracticeFeedback refuse(const Candidate& candidate);
  /// What the candidate lacks for the step that is being found; for another one if it lacks less there.
  std::optional<NearMiss> nearestMiss(const Candidate& candidate) const;
  /// Of the steps that conclude it the one of which most is found.
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
