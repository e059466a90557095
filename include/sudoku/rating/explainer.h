#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/puzzle.h>

/// The rating scale that players quote as "ER": how Sudoku Explainer 1.2.1 solves a puzzle and rates its
/// steps. Agrees with that program on the steps and their ratings, its known slips included; it is therefore
/// not quite invariant when a puzzle is turned or relabelled. All functions are pure and may be called from
/// any thread. A rating that was stopped gives nothing.
namespace sudoku {

/// What Sudoku Explainer calls its techniques; forcing chains also have a nesting (see ExplainerStep). Its
/// Direct Claiming and Generalized X-Wing are left out: whatever they find, simpler steps have found before.
enum class ExplainerTechnique : std::uint8_t {
  HiddenSingle,
  DirectPointing,
  DirectHiddenPair,
  NakedSingle,
  DirectHiddenTriplet,
  Pointing,
  Claiming,
  NakedPair,
  XWing,
  HiddenPair,
  NakedTriplet,
  Swordfish,
  HiddenTriplet,
  XYWing,
  XYZWing,
  UniqueRectangle1,
  UniqueRectangle2,
  UniqueRectangle3,
  UniqueRectangle4,
  UniqueLoop1,
  UniqueLoop2,
  UniqueLoop3,
  UniqueLoop4,
  NakedQuad,
  Jellyfish,
  HiddenQuad,
  Bug1,
  Bug2,
  Bug3,
  Bug4,
  AlignedPairExclusion,
  BidirectionalXCycle,
  BidirectionalYCycle,
  BidirectionalCycle,
  TurbotFish,
  ForcingXChain,
  ForcingChain,
  AlignedTripletExclusion,
  NishioForcingChains,
  CellForcingChains,
  RegionForcingChains,
  DynamicCellForcingChains,
  DynamicRegionForcingChains,
  DynamicContradictionForcingChains,
  DynamicDoubleForcingChains,
};

template <>
struct Names<ExplainerTechnique> {
  static constexpr std::array kNames = {
      Named{ExplainerTechnique::HiddenSingle, "Hidden Single"},
      Named{ExplainerTechnique::DirectPointing, "Direct Pointing"},
      Named{ExplainerTechnique::DirectHiddenPair, "Direct Hidden Pair"},
      Named{ExplainerTechnique::NakedSingle, "Naked Single"},
      Named{ExplainerTechnique::DirectHiddenTriplet, "Direct Hidden Triplet"},
      Named{ExplainerTechnique::Pointing, "Pointing"},
      Named{ExplainerTechnique::Claiming, "Claiming"},
      Named{ExplainerTechnique::NakedPair, "Naked Pair"},
      Named{ExplainerTechnique::XWing, "X-Wing"},
      Named{ExplainerTechnique::HiddenPair, "Hidden Pair"},
      Named{ExplainerTechnique::NakedTriplet, "Naked Triplet"},
      Named{ExplainerTechnique::Swordfish, "Swordfish"},
      Named{ExplainerTechnique::HiddenTriplet, "Hidden Triplet"},
      Named{ExplainerTechnique::XYWing, "XY-Wing"},
      Named{ExplainerTechnique::XYZWing, "XYZ-Wing"},
      Named{ExplainerTechnique::UniqueRectangle1, "Unique Rectangle type 1"},
      Named{ExplainerTechnique::UniqueRectangle2, "Unique Rectangle type 2"},
      Named{ExplainerTechnique::UniqueRectangle3, "Unique Rectangle type 3"},
      Named{ExplainerTechnique::UniqueRectangle4, "Unique Rectangle type 4"},
      Named{ExplainerTechnique::UniqueLoop1, "Unique Loop type 1"},
      Named{ExplainerTechnique::UniqueLoop2, "Unique Loop type 2"},
      Named{ExplainerTechnique::UniqueLoop3, "Unique Loop type 3"},
      Named{ExplainerTechnique::UniqueLoop4, "Unique Loop type 4"},
      Named{ExplainerTechnique::NakedQuad, "Naked Quad"},
      Named{ExplainerTechnique::Jellyfish, "Jellyfish"},
      Named{ExplainerTechnique::HiddenQuad, "Hidden Quad"},
      Named{ExplainerTechnique::Bug1, "BUG type 1"},
      Named{ExplainerTechnique::Bug2, "BUG type 2"},
      Named{ExplainerTechnique::Bug3, "BUG type 3"},
      Named{ExplainerTechnique::Bug4, "BUG type 4"},
      Named{ExplainerTechnique::AlignedPairExclusion, "Aligned Pair Exclusion"},
      Named{ExplainerTechnique::BidirectionalXCycle, "Bidirectional X-Cycle"},
      Named{ExplainerTechnique::BidirectionalYCycle, "Bidirectional Y-Cycle"},
      Named{ExplainerTechnique::BidirectionalCycle, "Bidirectional Cycle"},
      Named{ExplainerTechnique::TurbotFish, "Turbot Fish"},
      Named{ExplainerTechnique::ForcingXChain, "Forcing X-Chain"},
      Named{ExplainerTechnique::ForcingChain, "Forcing Chain"},
      Named{ExplainerTechnique::AlignedTripletExclusion, "Aligned Triplet Exclusion"},
      Named{ExplainerTechnique::NishioForcingChains, "Nishio Forcing Chains"},
      Named{ExplainerTechnique::CellForcingChains, "Cell Forcing Chains"},
      Named{ExplainerTechnique::RegionForcingChains, "Region Forcing Chains"},
      Named{ExplainerTechnique::DynamicCellForcingChains, "Dynamic Cell Forcing Chains"},
      Named{ExplainerTechnique::DynamicRegionForcingChains, "Dynamic Region Forcing Chains"},
      Named{ExplainerTechnique::DynamicContradictionForcingChains, "Dynamic Contradiction Forcing Chains"},
      Named{ExplainerTechnique::DynamicDoubleForcingChains, "Dynamic Double Forcing Chains"},
  };
};

/// One step of the solution.
struct ExplainerStep {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  /// What is nested in dynamic chains: 0 nothing, 1 locking, pairs and X-wings, 2-5 chains.
  int nesting = 0;
  int rating = 0;  ///< the rating in tenths: 71 stands for 7.1
  std::optional<Candidate> placement;
  std::vector<Candidate> eliminations;  ///< by cell, then by digit; a placement's own consequences left out

  friend bool operator==(const ExplainerStep&, const ExplainerStep&) = default;
};

/// The technique as Sudoku Explainer names it, with what is nested in it: `Dynamic Cell Forcing Chains (+)`.
[[nodiscard]] std::string nameOf(const ExplainerStep& step);

/// What a puzzle is rated, in tenths.
struct ExplainerRating {
  int difficulty = 0;  ///< ER: the hardest step
  int pearl = 0;       ///< EP: the hardest step up to the first that places a digit
  int diamond = 0;     ///< ED: the first step

  friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// The rating as it is quoted: `7.1/1.2/1.2`.
[[nodiscard]] std::string toText(const ExplainerRating& rating);

/// The difficulty of what even the deepest nested chains do not solve.
inline constexpr int kBeyondExplainer = 200;

/// The rating of a puzzle; nothing if it was stopped. Puzzles rated 10 and more can take seconds.
[[nodiscard]] std::optional<ExplainerRating> rateByExplainer(const Puzzle& puzzle,
                                                             const std::stop_token& stop = {});

/// The steps that lead to the rating, in order; they solve the puzzle unless its difficulty is
/// kBeyondExplainer. Nothing if it was stopped.
[[nodiscard]] std::optional<std::vector<ExplainerStep>> explain(const Puzzle& puzzle,
                                                                const std::stop_token& stop = {});

}  // namespace sudoku
