#include "rest.h"

#include <bit>
#include <limits>

// Work on vectors has no code of its own, but one for each kind of processor in place.
#define SUDOKU_IN_PLACE __attribute__((always_inline))

namespace sudoku::explainer {
namespace {

#if defined(__x86_64__)

const bool kHasAvx2 = __builtin_cpu_supports("avx2") != 0;

template <typename Work>
[[gnu::target("avx2")]] auto runOnAvx2(Work work) {
  return work();
}

/// Takes each vector in one register where the processor has such, and otherwise in two.
template <typename Work>
auto run(Work work) {
  return kHasAvx2 ? runOnAvx2(work) : work();
}

#else

template <typename Work>
auto run(Work work) {
  return work();
}

#endif

}  // namespace

Rest::Rest(const Position& position) {
  m_units.back() = Vector{} + static_cast<Mask>(kStays | kAll);  // those behind the last are never news
  for (int unit = 0; unit < kUnitCount; ++unit) setUnit(unit, newUnit(position.unit(unit)));
}

Rest::Rest(const Rest& one, const Rest& other) {
  run([&]() SUDOKU_IN_PLACE {
    for (std::size_t i = 0; i < m_units.size(); ++i) m_units[i] = one.m_units[i] & other.m_units[i];
  });
}

/// What is empty from the outset, as it is filled, must not look like a contradiction.
Mask Rest::newUnit(Mask mask) {
  if (mask == 0) return kStays | kAll;
  return static_cast<Mask>(mask | kStays | (countOf(mask) > 1 ? kOpen : 0));
}

void Rest::turnOff(int candidate) {
  const auto& [units, bits] = membershipOf(candidate);
  for (std::size_t i = 0; i < units.size(); ++i) takeFromUnit(units[i], bits[i]);
}

void Rest::turnOn(int candidate) {
  const auto& [units, bits] = membershipOf(candidate);
  for (std::size_t i = 0; i < units.size(); ++i) {
    for (const int other : Bits(without(unit(units[i]) & kAll, bits[i])))
      turnOff(candidateAt(units[i], other));
    takeFromUnit(units[i], kOpen);
  }
}

/// Without the lowest bit an open single has just its two further bits, and what is empty not both of them.
SUDOKU_IN_PLACE inline void Rest::addNews(const Vector& units, Vector& news) {
  const Vector rest = units & (units - Mask{1});
  news |= reinterpret_cast<Vector>((rest == Mask{kStays | kOpen}) | ((rest & kStays) == Mask{0}));
}

SUDOKU_IN_PLACE inline bool Rest::isAny(const Vector& units) {
  const auto words = std::bit_cast<Words>(units);
  return (words[0] | words[1] | words[2] | words[3]) != 0;
}

void Rest::keepOnly(const Rest& other) {
  run([&]() SUDOKU_IN_PLACE {
    for (std::size_t i = 0; i < m_units.size(); ++i) m_units[i] &= other.m_units[i];
  });
}

/// Some vectors at a time, as most have news early or not at all.
bool Rest::wouldHaveNews(const Rest& other) const {
  constexpr std::size_t kAtOnce = 7;
  static_assert(kVectorCount % kAtOnce == 0);
  return run([&]() SUDOKU_IN_PLACE {
    for (std::size_t first = 0; first < m_units.size(); first += kAtOnce) {
      Vector news{};
      for (std::size_t i = first; i < first + kAtOnce; ++i) addNews(m_units[i] & other.m_units[i], news);
      if (isAny(news)) return true;
    }
    return false;
  });
}

int Rest::news(std::size_t& place) const {
  Words words{};
  const bool isThere = run([&]() SUDOKU_IN_PLACE {
    for (std::size_t looked = 0; looked < m_units.size(); ++looked) {
      Vector news{};
      addNews(m_units[place], news);
      if (isAny(news)) {
        words = std::bit_cast<Words>(news);
        return true;
      }
      if (++place == m_units.size()) place = 0;
    }
    return false;
  });
  if (!isThere) return kNoNews;
  std::size_t word = 0;
  while (words[word] == 0) ++word;
  const int unit = static_cast<int>(place * kUnitsPerVector + word * kUnitsPerWord) +
                   std::countr_zero(words[word]) / std::numeric_limits<Mask>::digits;
  const Mask left = static_cast<Mask>(this->unit(unit) & kAll);
  return left == 0 ? kContradiction : candidateAt(unit, firstOf(left));
}

Rest::Lost::Lost(const Rest& position, const Rest& rest) {
  run([&]() SUDOKU_IN_PLACE {
    for (std::size_t i = 0; i < m_units.size(); ++i)
      m_units[i] = position.m_units[i] & ~rest.m_units[i] & kAll;
  });
}

bool Rest::Lost::except(const Rest& rest) {
  return run([&]() SUDOKU_IN_PLACE {
    Vector any{};
    for (std::size_t i = 0; i < m_units.size(); ++i) {
      m_units[i] &= ~rest.m_units[i];
      any |= m_units[i];
    }
    return isAny(any);
  });
}

}  // namespace sudoku::explainer
