#pragma once

#include <algorithm>

#include <sudoku/grid/grid.h>
#include <sudoku/proof/proof.h>

namespace sudoku::proof {

/// Whether what a lemma claims is true of a solution.
inline bool isTrueOf(const Grid& solution, const Lemma& lemma) {
  const auto holds = [&](const Literal& literal) {
    return (solution.at(literal.candidate.cell) == literal.candidate.digit) == literal.isTrue;
  };
  const auto& literals = lemma.literals;
  return lemma.claim == Lemma::Claim::Any ? std::any_of(literals.begin(), literals.end(), holds)
                                          : std::all_of(literals.begin(), literals.end(), holds);
}

}  // namespace sudoku::proof
