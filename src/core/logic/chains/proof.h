#pragma once

#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// One inference.
struct Inference {
  int literal;
  std::vector<int> premises;  ///< their numbers in the line, ascending; all are earlier
  int lemma = -1;             ///< the number of the lemma that proves it, or -1
};

/// From an assumption, the first of them, to what follows.
using ProofLine = std::vector<Inference>;

/// Lines that start from all that can be and end in the same conclusion; or that start from one assumption
/// and end in opposites. A line alone ends in the opposite of its assumption, or of what is known without.
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
