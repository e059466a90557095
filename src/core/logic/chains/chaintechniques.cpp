#include "chaintechniques.h"

#include <utility>

#include "patternforcingchains.h"
#include "refutation.h"
#include "simplechains.h"
#include "staticforcingchains.h"

namespace sudoku::chains {
namespace {

/// The object of a shared pointer, which is created if the pointer is empty. The memory of the object is not
/// filled with zeros.
template <typename T>
std::shared_ptr<T> shared(std::shared_ptr<T>& object) {
  if (!object) object = std::make_shared_for_overwrite<T>();
  return object;
}

}  // namespace

ChainSearch& ChainTechniques::of(ChainTechnique technique) {
  auto& search = m_searches[static_cast<std::size_t>(technique)];
  if (!search) search = make(technique);
  return *search;
}

std::unique_ptr<ChainSearch> ChainTechniques::make(ChainTechnique technique) {
  using Rules = ForcingChains::Rules;
  switch (technique) {
    case ChainTechnique::Simple:
      return std::make_unique<SimpleChains>(shared(m_links));
    case ChainTechnique::Nishio:
      return std::make_unique<ForcingChains>(
          Rules{.isDynamic = true, .isNishio = true, .hasPatterns = false, .rating = 7.5},
          shared(m_prefilter), m_stop);
    case ChainTechnique::Multiple:
      return std::make_unique<StaticForcingChains>(shared(m_links), m_stop);
    case ChainTechnique::Dynamic:
      return std::make_unique<ForcingChains>(
          Rules{.isDynamic = true, .isNishio = false, .hasPatterns = false, .rating = 8.5},
          shared(m_prefilter), m_stop);
    case ChainTechnique::DynamicPlus:
      return std::make_unique<PatternForcingChains>(m_stop);
    case ChainTechnique::Refutation:
      return std::make_unique<Refutation>(m_stop);
    default:
      return makeNested(static_cast<int>(technique) - static_cast<int>(ChainTechnique::Nested2));
  }
}

std::unique_ptr<ChainSearch> ChainTechniques::makeNested(int depth) {
  constexpr std::array<std::array<ChainTechnique, 2>, 4> kInside = {
      {{ChainTechnique::Simple, ChainTechnique::Simple},
       {ChainTechnique::Simple, ChainTechnique::Multiple},
       {ChainTechnique::Dynamic, ChainTechnique::Dynamic},
       {ChainTechnique::Dynamic, ChainTechnique::Nested2}}};
  const auto [first, second] = kInside[static_cast<std::size_t>(depth)];
  NestedForcingChains::Nested nested{inner(first)};
  if (second != first) nested.push_back(inner(second));
  return std::make_unique<NestedForcingChains>(9.5 + 0.5 * depth, std::move(nested), m_stop);
}

std::shared_ptr<NestedSearch> ChainTechniques::inner(ChainTechnique technique) {
  auto& search = m_inner[static_cast<std::size_t>(technique)];
  if (!search) search = std::make_shared<NestedSearch>(make(technique));
  return search;
}

}  // namespace sudoku::chains
