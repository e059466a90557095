#pragma once

#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// One inference of a ProofLine.
struct Inference {
  int literal;
  /// the numbers of the inferences that it follows from, ascending; all come earlier in the line
  std::vector<int> premises;
  int lemma = -1;  ///< index in Proof::lemmas of the lemma that proves the literal, or -1
};

/// A sequence of inferences, the first of which is an assumption.
using ProofLine = std::vector<Inference>;

/// The lines of a proof. Either they start from several assumptions, one of which must be true, and end in
/// the same conclusion; or they start from one assumption and end in two opposite literals. A single line
/// ends in the opposite of its own assumption, or of a literal that is known without it.
using ProofLines = std::vector<ProofLine>;

/// A proof in which every line is needed. Each inference follows from its premises because a true candidate
/// excludes another, by a single, locked candidates, a pair or an X-wing, or by a lemma (the proof of a step
/// that the chains use), which may use these premises too. Plain data.
struct Proof {
  ProofLines lines;  ///< empty if there is no proof
  std::vector<ProofLines> lemmas;
};

/// The proof of a step, with only the part of the trace that it needs. Calls the searches in
/// ChainTrace::nestedSteps, so it must run in their thread; has no lines if one of them is stopped.
[[nodiscard]] Proof prove(const OptionPosition& position, const ChainTrace& trace);

}  // namespace sudoku::chains
