#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/disproof.h>

#include "question.h"

namespace sudoku {

/// The answers to a question as the player may see them.
struct ShownAnswers {
  Answers answers;
  /// Proofs are kept back, since they would leave the cell or the digit of the question only its right place.
  bool keepsBack = false;
};

/// The candidates of a game that the player has been told to be false by answers to questions. Keeps the
/// solution secret: whatever is asked in whatever order, each cell keeps two digits at least that neither the
/// board takes away nor an answer has told to be false. Used for one game from its start to its end, since
/// what has been told of a position stays true.
class ToldCandidates {
 public:
  void clear() {
    m_told.fill({});
    m_count = 0;
  }
  bool contains(const Candidate& candidate) const;
  /// How many candidates have been told by answers, those left out that were ruled out before.
  std::size_t count() const { return m_count; }

  /// Tells as many of the answers as the secret allows, and returns them. What may not be told is shown as
  /// possible.
  ShownAnswers tell(const AskedPosition& asked, Answers answers);
  /// Tells a proof about an option, if the secret allows it. Returns whether it does.
  bool tell(const AskedPosition& asked, const Disproof& proof);

 private:
  bool mayTell(const std::vector<Candidate>& candidates, const Grid& board) const;
  bool leavesTwo(const AskedPosition& asked, const std::vector<Candidate>& gone) const;
  /// Returns how many of the candidates had not been told.
  std::size_t add(const std::vector<Candidate>& candidates);

  std::array<DigitSet, kCellCount> m_told{};
  std::size_t m_count = 0;
};

}  // namespace sudoku
