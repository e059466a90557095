#include <array>
#include <utility>

#include "finders.h"
#include "logic/patterns/patterns.h"

namespace sudoku::techniques {
namespace {

using patterns::SetKind;

// The techniques for locked subsets of two and of three cells.
constexpr std::array kLocked = {Technique::LockedPair, Technique::LockedTriple};
constexpr std::array kNaked = {Technique::NakedPair, Technique::NakedTriple, Technique::NakedQuadruple};
constexpr std::array kHidden = {Technique::HiddenPair, Technique::HiddenTriple, Technique::HiddenQuadruple};

/// Passes the steps of a naked subset to the search; the subset may lie in several houses. It is a locked
/// subset if it eliminates candidates in its box and also in its row or column outside the box.
bool takeNaked(Search& search, const reason::Subset& subset) {
  const std::size_t index = patterns::at(subset.digits.size() - 2);
  Step step{kNaked.at(index), subset};
  CellSet gone;
  for (const Digit digit : subset.digits) {
    const CellSet cells = search.state.cellsOf(digit) & commonPeersOf(subset.cells);
    eliminate(step, digit, cells);
    gone |= cells;
  }
  const CellSet box = cellsOf(House::box(subset.cells.first().box()));
  const bool isLocked = (subset.cells - box).isEmpty() && !(gone & box).isEmpty() && !(gone - box).isEmpty();
  if (isLocked && index < kLocked.size()) step.technique = kLocked.at(index);
  return search.takeEliminating(std::move(step));
}

bool takeHidden(Search& search, const reason::Subset& subset) {
  Step step{kHidden.at(patterns::at(subset.digits.size() - 2)), subset};
  for (const Digit digit : allDigits() - subset.digits)
    eliminate(step, digit, search.state.cellsOf(digit) & subset.cells);
  return search.takeEliminating(std::move(step));
}

template <SetKind kind, int size>
void findSubsets(Search& search) {
  patterns::forEachSubset<kind, size, patterns::SetRule::Hodoku>(
      search.state.position(), kind == SetKind::Naked ? size : size + 1, patterns::AllDigits(),
      [&search](const patterns::SubsetPattern& pattern) {
        const reason::Subset subset{patterns::cellsAt(pattern.house, pattern.places),
                                    DigitSet::fromBits(pattern.digits), patterns::toHouse(pattern.house)};
        return kind == SetKind::Naked ? takeNaked(search, subset) : takeHidden(search, subset);
      });
}

}  // namespace

void findNakedSubsets(Search& search) {
  if (search.wants(Technique::NakedPair) || search.wants(Technique::LockedPair))
    findSubsets<SetKind::Naked, 2>(search);
  else if (search.wants(Technique::NakedTriple) || search.wants(Technique::LockedTriple))
    findSubsets<SetKind::Naked, 3>(search);
  else
    findSubsets<SetKind::Naked, 4>(search);
}

void findHiddenSubsets(Search& search) {
  if (search.wants(Technique::HiddenPair))
    findSubsets<SetKind::Hidden, 2>(search);
  else if (search.wants(Technique::HiddenTriple))
    findSubsets<SetKind::Hidden, 3>(search);
  else
    findSubsets<SetKind::Hidden, 4>(search);
}

}  // namespace sudoku::techniques
