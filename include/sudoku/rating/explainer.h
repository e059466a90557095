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
/// steps. Agrees with that program on steps and ratings, including its known errors; therefore the rating of
/// a puzzle may change a little when the puzzle is turned or its digits are exchanged. All functions are pure
/// and may be called from any thread. Results are empty if stopped.
namespace sudoku {

/// Sudoku Explainer's techniques. For forcing chains, ExplainerStep::nesting tells which techniques they
/// contain. Direct Claiming and Generalized X-Wing are left out: Sudoku Explainer always finds a simpler step
/// before one of these.
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

/// One step of Sudoku Explainer's solution.
struct ExplainerStep {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  /// The techniques by which dynamic forcing chains make inferences besides singles: 0 for none, 1 for locked
  /// candidates, pairs and X-wings, 2-5 for these and further chains.
  int nesting = 0;
  int rating = 0;  ///< the rating in tenths: 71 stands for 7.1
  std::optional<Candidate> placement;
  std::vector<Candidate>
      eliminations;  ///< sorted by cell, then digit, without those that the placement implies

  friend bool operator==(const ExplainerStep&, const ExplainerStep&) = default;
};

/// The name of a step's technique in Sudoku Explainer, including its nesting: `Dynamic Cell Forcing Chains
/// (+)`.
[[nodiscard]] std::string nameOf(const ExplainerStep& step);

/// Sudoku Explainer's three ratings of a puzzle, in tenths.
struct ExplainerRating {
  int difficulty = 0;  ///< ER: the rating of the hardest step
  int pearl = 0;       ///< EP: the rating of the hardest step up to the first placement
  int diamond = 0;     ///< ED: the rating of the first step

  friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// The ratings ER/EP/ED as players quote them: `7.1/1.2/1.2`.
[[nodiscard]] std::string toText(const ExplainerRating& rating);

/// The difficulty, in tenths, of a puzzle that even the deepest nested chains do not solve.
inline constexpr int kBeyondExplainer = 200;

/// Sudoku Explainer's rating of a puzzle; nothing if stopped. Puzzles rated 10 and more can take seconds.
[[nodiscard]] std::optional<ExplainerRating> rateByExplainer(const Puzzle& puzzle,
                                                             const std::stop_token& stop = {});

/// Sudoku Explainer's steps in order; they solve the puzzle unless its difficulty is kBeyondExplainer.
/// Nothing if stopped.
[[nodiscard]] std::optional<std::vector<ExplainerStep>> explain(const Puzzle& puzzle,
                                                                const std::stop_token& stop = {});

}  // namespace sudoku
