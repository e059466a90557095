#include "nestedsearch.h"

namespace sudoku::chains {
namespace {

// What is kept takes some tens of megabytes at most.
constexpr std::size_t kMostWithoutSteps = 200'000;
constexpr std::size_t kMostFound = 8'000;

std::uint64_t hashOf(const Position& position) {
  std::uint64_t hash = mixed(1, position.digits(0));
  for (int cell = 1; cell < kCellCount; cell += 4)
    hash = mixed(hash, inLane(0, position.digits(cell)) | inLane(1, position.digits(cell + 1)) |
                           inLane(2, position.digits(cell + 2)) | inLane(3, position.digits(cell + 3)));
  return hash;
}

}  // namespace

const std::vector<ChainHint>& NestedSearch::find(const Position& position, const Position& source) {
  static const std::vector<ChainHint> kNone;
  const std::uint64_t hash = hashOf(position);
  if (m_withoutSteps.contains(hash)) return kNone;
  if (const auto known = m_found.find(hash); known != m_found.end()) return known->second;
  m_search->search(position, &source, m_hints);
  if (m_hints.isEmpty()) {
    if (m_withoutSteps.size() == kMostWithoutSteps) m_withoutSteps.clear();
    m_withoutSteps.insert(hash);
    return kNone;
  }
  if (m_found.size() == kMostFound) m_found.clear();
  return m_found[hash] = m_hints.takeSorted();
}

}  // namespace sudoku::chains
