#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "sectors.h"

namespace sudoku::proving {

/// Adds a sector, or to its weight if it is there already.
void addSector(std::vector<proof::Weighted>& sectors, const Sector& sector, int weight = 1);

/// The sums of a Count: K of each candidate, and R (see proof::Count). Its links may not be enough yet.
class CountSums {
 public:
  CountSums(const proof::Count& count, const Known& known, const std::vector<proof::Lemma>& lemmas);

  /// The links that are missing, all of which have the candidate, so that the Count shows that it is false.
  /// Nothing if there are none that do.
  std::optional<std::vector<proof::Weighted>> linksThrough(const Candidate& candidate) const;

 private:
  void add(const std::vector<proof::Weighted>& sectors, int sign, const std::vector<proof::Lemma>& lemmas);

  std::array<int, kCandidateCount> m_k{};
  int m_r = 0;
  std::vector<std::pair<Candidate, int>> m_uncovered;  // candidates whose K is below 0, and by how much
};

}  // namespace sudoku::proving
