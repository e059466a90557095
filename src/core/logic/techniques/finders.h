#pragma once

#include "search.h"

/// The functions that find the steps of each family of techniques, each defined in its own file. They pass
/// the steps of the wanted techniques to the search in HoDoKu's order, until the search is over.
namespace sudoku::techniques {

/// A full house, naked single or hidden single.
struct Single {
  Technique technique;
  Candidate candidate;
};

/// The first full house; if there is none, the first naked single, or else the first hidden single.
std::optional<Single> firstSingle(const State& state);
Step toStep(const State& state, const Single& single);

void findFullHouses(Search& search);
void findNakedSingles(Search& search);
void findHiddenSingles(Search& search);
void findLockedCandidates(Search& search);
void findNakedSubsets(Search& search);
void findHiddenSubsets(Search& search);
void findFish(Search& search);
void findKrakenFish(Search& search);
void findSkyscrapers(Search& search);
void findTwoStringKites(Search& search);
void findDualTwoStringKites(Search& search);
void findEmptyRectangles(Search& search);
void findDualEmptyRectangles(Search& search);
void findWWings(Search& search);
void findXyWings(Search& search);
void findUniqueRectangles(Search& search);
void findAvoidableRectangles(Search& search);
void findBugPlusOne(Search& search);
void findSimpleColors(Search& search);
void findMultiColors(Search& search);
void findTurbotFish(Search& search);
void findRemotePairs(Search& search);
void findXChains(Search& search);
void findXyChains(Search& search);
void findNiceLoops(Search& search);
void findGroupedNiceLoops(Search& search);
void findAlsXz(Search& search);
void findAlsXyWings(Search& search);
void findAlsXyChains(Search& search);
void findDeathBlossoms(Search& search);
void findSueDeCoq(Search& search);
void findForcingChains(Search& search);
void findForcingNets(Search& search);
void findTemplates(Search& search);
void findUniqueLoops(Search& search);
void findBugs(Search& search);
void findAlignedExclusions(Search& search);
void findProvedChains(Search& search);

}  // namespace sudoku::techniques
