#pragma once

#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// One inference of a proof line.
struct Inference {
  int literal;
  /// the numbers of the inferences that it follows from, ascending; all are earlier in the line
  std::vector<int> premises;
  int lemma = -1;  ///< the number of the lemma that proves it, or -1
};

/// Inferences from an assumption, which is the first, to what follows.
using ProofLine = std::vector<Inference>;

/// Lines that start from assumptions, one of which must hold, and end in the same conclusion; or that start
/// from one assumption and end in opposites. A single line ends in the opposite of its assumption, or of
/// something known without it.
using ProofLines = std::vector<ProofLine>;

/// A proof in which every line is needed. Each inference follows from its premises: by the rules of the game,
/// by locked candidates, a pair or an X-wing; or by a lemma, which may rest on those premises too. Plain
/// data.
struct Proof {
  ProofLines lines;  ///< none if it could not be made
  std::vector<ProofLines> lemmas;
};

/// The proof of a step: of all that its trace reached, only what is needed. Uses the searches of the trace's
/// nested steps, and is for their thread; has no lines if one of them is stopped.
[[nodiscard]] Proof prove(const OptionPosition& position, const ChainTrace& trace);

}  // namespace sudoku::chains
