#include "patterncells.h"

#include <array>
#include <variant>
#include <vector>

#include <sudoku/grid/geometry.h>

namespace sudoku {
namespace {

template <typename Cells>
CellSet toSet(const Cells& cells) {
  CellSet set;
  for (const Cell cell : cells) set.add(cell);
  return set;
}

CellSet cellsOfChain(const Chain& chain) {
  CellSet cells;
  for (const ChainNode& node : chain) cells = cells | node.cells;
  return cells;
}

CellSet cellsOfSets(const std::vector<DigitCells>& sets) {
  CellSet cells;
  for (const DigitCells& set : sets) cells = cells | set.cells;
  return cells;
}

/// The cells that each kind of Reason names.
struct PatternCells {
  CellSet operator()(const reason::Single& single) const {
    return single.house ? cellsOf(*single.house) : CellSet{single.candidate.cell};
  }
  CellSet operator()(const reason::LockedCandidates& locked) const { return locked.cells; }
  CellSet operator()(const reason::Subset& subset) const { return subset.cells; }
  CellSet operator()(const reason::Fish& fish) const {
    const CellSet cells = fish.body | toSet(fish.fins) | toSet(fish.endoFins);
    return fish.siamese ? cells | toSet(fish.siamese->fins) : cells;
  }
  CellSet operator()(const reason::KrakenFish& kraken) const {
    CellSet cells = (*this)(kraken.fish);
    for (const Chain& chain : kraken.chains) cells = cells | cellsOfChain(chain);
    return cells;
  }
  CellSet operator()(const reason::SingleDigitPattern& pattern) const {
    const CellSet cells = toSet(pattern.ends) | toSet(pattern.connection);
    return pattern.otherEnds ? cells | toSet(*pattern.otherEnds) : cells;
  }
  CellSet operator()(const reason::EmptyRectangle& rectangle) const {
    const CellSet cells = rectangle.inBox | toSet(rectangle.pair);
    return rectangle.otherPair ? cells | toSet(*rectangle.otherPair) : cells;
  }
  CellSet operator()(const reason::Wing& wing) const { return toSet(wing.pincers) | CellSet{wing.pivot}; }
  CellSet operator()(const reason::WWing& wing) const { return toSet(wing.cells) | toSet(wing.places); }
  CellSet operator()(const reason::Coloring& coloring) const {
    CellSet cells;
    for (const auto& [one, other] : coloring.colorings) cells = cells | one | other;
    return cells;
  }
  CellSet operator()(const reason::Rectangle& rectangle) const {
    const CellSet cells = toSet(rectangle.corners);
    return rectangle.set ? cells | rectangle.set->cells : cells;
  }
  CellSet operator()(const reason::UniqueLoop& loop) const {
    return loop.set ? loop.cells | loop.set->cells : loop.cells;
  }
  CellSet operator()(const reason::BugPlusOne&) const { return CellSet::all(); }
  CellSet operator()(const reason::Bug&) const { return CellSet::all(); }
  CellSet operator()(const reason::LinkChain& chain) const { return cellsOfChain(chain.nodes); }
  CellSet operator()(const reason::AlsXz& sets) const { return sets.a.cells | sets.b.cells; }
  CellSet operator()(const reason::AlsXyWing& wing) const {
    return wing.a.cells | wing.b.cells | wing.pivot.cells;
  }
  CellSet operator()(const reason::AlsChain& chain) const { return cellsOfSets(chain.sets); }
  CellSet operator()(const reason::DeathBlossom& blossom) const {
    return cellsOfSets(blossom.petals) | CellSet{blossom.stem};
  }
  CellSet operator()(const reason::SueDeCoq& sets) const {
    return sets.meeting.cells | sets.inLine.cells | sets.inBox.cells;
  }
  CellSet operator()(const reason::AlignedExclusion& exclusion) const {
    return exclusion.cells | cellsOfSets(exclusion.excluders);
  }
  CellSet operator()(const reason::Template&) const { return CellSet::all(); }
  CellSet operator()(const reason::Proof& proof) const {
    CellSet cells;
    for (const Chain& chain : proof.chains) cells = cells | cellsOfChain(chain);
    for (const Lemma& lemma : proof.lemmas)
      for (const Chain& chain : lemma) cells = cells | cellsOfChain(chain);
    return cells;
  }
};

}  // namespace

CellSet patternCells(const Step& step) {
  return std::visit(PatternCells(), step.reason);
}

}  // namespace sudoku
