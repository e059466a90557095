#include "toldcandidates.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <sudoku/grid/candidates.h>

namespace sudoku {
namespace {

std::size_t toldAt(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}

std::size_t stepsOf(const Answer& answer) {
  return answer.proof ? answer.proof->steps.size() : 0;
}

}  // namespace

bool ToldCandidates::contains(const Candidate& candidate) const {
  return m_told[toldAt(candidate.cell)].contains(candidate.digit);
}

std::size_t ToldCandidates::add(const std::vector<Candidate>& candidates) {
  std::size_t fresh = 0;
  for (const auto& [cell, digit] : candidates) {
    fresh += m_told[toldAt(cell)].contains(digit) ? 0 : 1;
    m_told[toldAt(cell)].add(digit);
  }
  return fresh;
}

/// Whether each cell of the candidates would keep two digits if these too were told to be false.
bool ToldCandidates::mayTell(const std::vector<Candidate>& candidates, const Grid& board) const {
  const Candidates open(board);
  ToldCandidates after = *this;
  after.add(candidates);
  return std::all_of(candidates.begin(), candidates.end(), [&](const Candidate& each) {
    return contains(each) || (open.at(each.cell) - after.m_told[toldAt(each.cell)]).size() >= 2;
  });
}

/// Whether two options at least would stay open if some candidates, and what has been told of the options,
/// are gone.
bool ToldCandidates::leavesTwo(const AskedPosition& asked, const std::vector<Candidate>& gone) const {
  return std::count_if(asked.options.begin(), asked.options.end(), [&](const Candidate& option) {
           return !takerOf(option, asked.position.board) && !contains(option) &&
                  std::find(gone.begin(), gone.end(), option) == gone.end();
         }) >= 2;
}

ShownAnswers ToldCandidates::tell(const AskedPosition& asked, Answers answers) {
  add(asked.ruledOut);
  std::vector<Answer*> gone;
  std::vector<Candidate> options;
  for (Answer& answer : answers) {
    if (answer.kind != Answer::Kind::Gone) continue;
    gone.push_back(&answer);
    options.push_back(answer.option);
  }
  const bool keepsBack = !gone.empty() && !leavesTwo(asked, options);
  const bool keepsAll = keepsBack && !leavesTwo(asked, {});
  std::stable_sort(gone.begin(), gone.end(),
                   [](const Answer* a, const Answer* b) { return stepsOf(*a) < stepsOf(*b); });
  for (Answer* answer : gone) {
    const bool isTold =
        contains(answer->option) || (!keepsBack && answer->proof && tell(asked, *answer->proof));
    if (keepsAll || !isTold) *answer = {answer->option};
  }
  return {std::move(answers), keepsBack};
}

bool ToldCandidates::tell(const AskedPosition& asked, const Disproof& proof) {
  add(asked.ruledOut);
  const std::vector<Candidate> gone = eliminationsOf(proof);
  const bool isKnown =
      std::all_of(gone.begin(), gone.end(), [this](const Candidate& each) { return contains(each); });
  if (isKnown) return true;
  if (!mayTell(gone, asked.position.board) || !leavesTwo(asked, gone)) return false;
  m_count += add(gone);
  return true;
}

}  // namespace sudoku
