#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "finders.h"
#include "fishsearch.h"
#include "tables.h"

namespace sudoku::techniques {
namespace {

// HoDoKu's limits for the size of a kraken fish.
constexpr int kSmallest = 2;
constexpr int kLargest = 4;
constexpr int kMaxFins = 2;

/// Finds kraken fish up to franken jellyfish: fish with fins that eliminate nothing without chains. Type 1:
/// chains from all fins lead to an elimination that the fish without fins would make. Type 2: one of the
/// fins, or of the base candidates in a cover house, is true, and chains from all of these lead to the same
/// elimination.
class KrakenFinder {
 public:
  explicit KrakenFinder(Search& search)
      : m_search(search), m_state(search.state), m_tables(search, Reach::LinksAndGroups) {}

  void find() {
    for (const Digit digit : allDigits()) {
      for (int size = kSmallest; size <= kLargest; ++size) {
        const FishLimits limits{size, FishShape::Franken, kMaxFins};
        FishSearch(m_search, digit, limits, [&](const Fish& fish) {
          judge(digit, fish);
          return false;
        }).run();
      }
    }
    for (auto& [conclusion, step] : m_best)
      if (m_search.take(std::move(step))) return;
  }

 private:
  /// The technique, the eliminated candidate and the digit of a kraken fish, as a key.
  using Conclusion = std::tuple<Technique, Candidate, Digit>;

  void judge(Digit digit, const Fish& fish) {
    const CellSet fins = fish.fins();
    const CellSet gone = (fish.coverCells - fish.baseCells) | fish.twiceCovered;
    if (fins.isEmpty() || !(gone & commonPeersOf(fins)).isEmpty()) return;
    if (m_search.wants(Technique::KrakenFish1)) {
      const CellSet ruledOut = ruledOutBy(digit, fins, digit) & gone;
      for (const Cell cell : ruledOut) take(Technique::KrakenFish1, digit, fish, fins, {cell, digit});
    }
    if (m_search.wants(Technique::KrakenFish2))
      for (const House house : fish.cover) judgeCover(digit, fish, house);
  }

  /// Looks for kraken fish of type 2 with one cover house of a fish. Chains start from the fins, and from the
  /// candidates that the base houses have in the cover house. One of these candidates in a second cover house
  /// cannot be true if all fins are false, so it needs no chain.
  void judgeCover(Digit digit, const Fish& fish, House house) {
    const CellSet cells = m_state.cellsOf(digit, house);
    const CellSet body = (cells & fish.baseCells) - fish.twiceCovered;
    // If the base houses contain all candidates in the cover house, a forcing chain from that house proves
    // the same.
    if (body == cells) return;
    const CellSet starts = body | fish.fins();
    for (const Digit other : allDigits())
      for (const Cell cell : ruledOutBy(digit, starts, other) - starts)
        take(Technique::KrakenFish2, digit, fish, starts, {cell, other});
  }

  /// The cells in which the digit `other` is false whichever of some candidates is true.
  CellSet ruledOutBy(Digit digit, CellSet starts, Digit other) const {
    CellSet cells = m_state.cellsOf(other);
    for (const Cell start : starts) cells &= m_tables.of(nodeOf(start, digit, true)).off(other);
    return cells;
  }

  /// Stores a kraken fish. For each conclusion only the one with the simplest fish stays, and of several
  /// such, the one with the shortest chains.
  void take(Technique technique, Digit digit, const Fish& fish, CellSet starts, Candidate gone) {
    const Technique underlying = techniqueOf(m_state, digit, fish);
    const auto known = m_best.find({technique, gone, digit});
    if (known != m_best.end() && reasonOf(known->second).technique < underlying) return;
    reason::KrakenFish reason{techniques::reasonOf(digit, fish), underlying};
    for (const Cell start : starts) {
      ToldTrail told = m_tables.tell(nodeOf(start, digit, true), nodeOf(gone.cell, gone.digit, false));
      reason.chains.push_back(std::move(told.chain));
      reason.length += told.length;
    }
    if (known != m_best.end() && underlying == reasonOf(known->second).technique &&
        reason.length >= reasonOf(known->second).length)
      return;
    m_best[{technique, gone, digit}] = Step{technique, std::move(reason), {}, {gone}};
  }

  static const reason::KrakenFish& reasonOf(const Step& step) {
    return std::get<reason::KrakenFish>(step.reason);
  }

  Search& m_search;
  const State& m_state;
  Tables m_tables;
  std::map<Conclusion, Step> m_best;
};

}  // namespace

void findKrakenFish(Search& search) {
  KrakenFinder(search).find();
}

}  // namespace sudoku::techniques
