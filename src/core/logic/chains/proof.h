#pragma once

#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// One inference of a line.
struct Inference {
  int literal;
  /// the numbers in the line of what it follows from, ascending; all are earlier
  std::vector<int> premises;
  int lemma = -1;  ///< the number of the lemma that proves it, or -1
};

/// Inferences from an assumption, which is the first, to what follows.
using ProofLine = std::vector<Inference>;

/// Lines that start from assumptions one of which must hold and end in the same conclusion; or that start
/// from one assumption and end in opposites. A line alone ends in the opposite of its assumption, or of what
/// is known without.
using ProofLines = std::vector<ProofLine>;

/// A proof in which nothing is idle. Each inference follows from its premises: by the rules of the game, by
/// locked candidates, a pair or an X-wing; or by a lemma, which may rest on those premises too. Plain data.
struct Proof {
  ProofLines lines;  ///< none if it could not be made
  std::vector<ProofLines> lemmas;
};

/// Takes what a proof in a position needs of all that has been reached. Uses the searches of the trace's
/// nested steps, and is for their thread; has no lines if one of them is stopped.
[[nodiscard]] Proof prove(const OptionPosition& position, const ChainTrace& trace);

}  // namespace sudoku::chains
