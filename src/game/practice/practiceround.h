#pragma once

#include <cstddef>
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

/// The answer to a candidate or cell that the player has tried in practice. Plain data.
struct PracticeFeedback {
  enum class Verdict {
    Right,         ///< right, and the step has further conclusions that are not found yet
    AllFound,      ///< right, and the last missing conclusion of the step
    AlreadyFound,  ///< right, but found before
    Near,          ///< wrong, but related to the step; the sentences say what the candidate lacks
    Miss,          ///< wrong: no step of the technique places or eliminates this candidate
    NoCandidate,   ///< the cell is filled, or does not have this candidate
  };

  Verdict verdict{};
  std::vector<Sentence> sentences;  ///< the answer in words, one idea in each sentence

  friend bool operator==(const PracticeFeedback&, const PracticeFeedback&) = default;
};

/// A position to practise in: the player tries candidates until all conclusions of a step are found; any open
/// step of the technique will do. Answers use the steps and the candidates only, so not even a wrong try
/// gives the solution away. For use in one thread.
class PracticeRound {
  Q_DECLARE_TR_FUNCTIONS(sudoku::PracticeRound)

 public:
  using Verdict = PracticeFeedback::Verdict;

  /// Precondition: `position` has at least one step.
  explicit PracticeRound(PracticePosition position) : m_position(std::move(position)) {}

  const PracticePosition& position() const { return m_position; }
  /// Whether the technique places a digit, rather than ruling candidates out.
  bool setsCell() const { return !m_position.steps.front().placements.empty(); }
  /// The heading of the round: `Find: Skyscraper`.
  QString title() const;
  /// Sentences that tell the player what to do.
  std::vector<Sentence> task() const;

  /// The answer to a candidate that the player believes to be ruled out or placed by the technique.
  PracticeFeedback judge(const Candidate& candidate);
  /// The answer to a cell in which the player believes that the technique places a digit.
  PracticeFeedback judge(Cell cell);

  /// The step that the player is about to find: the one with the most conclusions found, or at first the step
  /// on the solution path.
  const Step& step() const { return m_position.steps[m_step]; }
  const std::vector<Candidate>& found() const { return m_found; }
  bool isFound() const;
  /// The picture of the conclusions found so far, and of the last try if it was wrong.
  StepPicture picture() const;

 private:
  PracticeFeedback accept(std::size_t step, const Candidate& candidate);
  PracticeFeedback refuse(const Candidate& candidate);
  /// What the candidate lacks to be a conclusion of step(), or of another open step if it is nearer to that
  /// one.
  std::optional<NearMiss> nearestMiss(const Candidate& candidate) const;
  /// The index of the step that has this conclusion; of several such steps, the one with the most conclusions
  /// found. Nothing if no step has it.
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
