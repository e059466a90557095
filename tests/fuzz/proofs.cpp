#include <algorithm>

#include <sudoku/logic/position.h>
#include <sudoku/proof/proofchecker.h>
#include <sudoku/proof/prooftext.h>
#include <sudoku/proving/stepproof.h>

#include "../core/proof/claims.h"
#include "bytes.h"
#include "puzzles.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

constexpr std::size_t kMostLemmas = 50;

}  // namespace

/// Reads lemmas, a line for each, behind a byte that chooses the puzzle. Those that the checker accepts are
/// true of its solution.
void checkProofs(std::string_view input) {
  if (input.empty()) return;
  Bytes first(input.substr(0, 1));
  const Puzzle puzzle = somePuzzle(first);
  Proof proof;
  for (std::string_view rest = input.substr(1); !rest.empty() && proof.lemmas.size() < kMostLemmas;) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const auto lemma = proof::parseLemma(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!lemma) continue;
    const auto again = proof::parseLemma(toText(*lemma));
    require(again && *again == *lemma);
    proof.lemmas.push_back(*lemma);
  }
  const auto fault = firstFault(proving::premisesOf(positionOf(puzzle.givens)), proof, {});
  if (fault) proof.lemmas.resize(fault->lemma);
  for (const proof::Lemma& lemma : proof.lemmas) require(isTrueOf(puzzle.solution, lemma));
}

}  // namespace sudoku::fuzz
