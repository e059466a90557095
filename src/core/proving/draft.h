#pragma once

#include <utility>
#include <vector>

#include <sudoku/proof/premises.h>

#include "sectors.h"

namespace sudoku::proving {

/// A proof in the making: its lemmas, and what is still to be shown.
class Draft {
 public:
  Draft(const proof::Premises& premises, std::vector<Literal> wanted);

  const Known& known() const { return m_known; }
  const std::vector<proof::Lemma>& lemmas() const { return m_proof.lemmas; }
  /// What is still to be shown.
  const std::vector<Literal>& wanted() const { return m_wanted; }
  bool isDone() const { return m_wanted.empty(); }
  Proof take() { return std::move(m_proof); }

  /// Adds a lemma. What it claims as facts is known from now on, and no longer wanted.
  proof::LemmaIndex add(proof::Lemma lemma);

  /// Shows by counting those of what is wanted that follow from the truths and links. Candidates of the
  /// truths that are in too few links get more of them, through the candidate that is to be false.
  void count(const std::vector<Sector>& truths, const std::vector<Sector>& links);

  /// Claims that one of the other candidates of the cells is true than their nominal digits.
  proof::LemmaIndex addSwap(std::vector<std::pair<Cell, DigitSet>> cells);

 private:
  Known m_known;
  std::vector<Literal> m_wanted;
  Proof m_proof;
};

}  // namespace sudoku::proving
