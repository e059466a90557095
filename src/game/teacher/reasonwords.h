#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QCoreApplication>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"
#include "phrases.h"

namespace sudoku {

/// Explains why a step holds, in the player's language: one function for each kind of reason, each with a few
/// sentences that end before the conclusion. For use in one thread; the step and its position have to outlive
/// it.
class ReasonWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ReasonWords)

 public:
  ReasonWords(const Step& step, const Position& position) : m_step(step), m_position(position) {}

  using Sentences = std::vector<Sentence>;

  Sentences operator()(const reason::Single& single) const;
  Sentences operator()(const reason::LockedCandidates& locked) const;
  Sentences operator()(const reason::Subset& subset) const;
  Sentences operator()(const reason::Fish& fish) const;
  Sentences operator()(const reason::KrakenFish& kraken) const;
  Sentences operator()(const reason::SingleDigitPattern& pattern) const;
  Sentences operator()(const reason::EmptyRectangle& rectangle) const;
  Sentences operator()(const reason::Wing& wing) const;
  Sentences operator()(const reason::WWing& wing) const;
  Sentences operator()(const reason::Coloring& coloring) const;
  Sentences operator()(const reason::Rectangle& rectangle) const;
  Sentences operator()(const reason::UniqueLoop& loop) const;
  Sentences operator()(const reason::BugPlusOne& bug) const;
  Sentences operator()(const reason::Bug& bug) const;
  Sentences operator()(const reason::LinkChain& chain) const;
  Sentences operator()(const reason::AlsXz& sets) const;
  Sentences operator()(const reason::AlsXyWing& wing) const;
  Sentences operator()(const reason::AlsChain& chain) const;
  Sentences operator()(const reason::DeathBlossom& blossom) const;
  Sentences operator()(const reason::SueDeCoq& sets) const;
  Sentences operator()(const reason::AlignedExclusion& exclusion) const;
  Sentences operator()(const reason::Template& pattern) const;
  Sentences operator()(const reason::Proof& proof) const;

  /// Names the contradiction at the end of a proof by contradiction; nothing for other reasons.
  std::optional<Sentence> contradiction() const;

 private:
  Sentences fullHouse(const reason::Single& single) const;
  Sentences nakedSingle(const reason::Single& single) const;
  Sentences hiddenSingle(const reason::Single& single, House house) const;
  std::vector<House> housesOfAll(const reason::Subset& subset) const;
  QString shareOf(const reason::Subset& subset) const;
  Sentences hiddenSubset(const reason::Subset& subset) const;
  /// Says what a finned fish would eliminate without its fins, and that a fin prevents it.
  Sentences bareFish(const reason::Fish& fish) const;
  Sentences inTwoCovers(const reason::Fish& fish) const;
  Sentences spoiledFish(const reason::Fish& fish) const;
  Sentences siameseFish(const reason::Fish& fish, const reason::Fish::Twin& twin) const;
  Sentences emptyRectangle(const reason::EmptyRectangle& rectangle, const std::array<Cell, 2>& pair) const;
  Sentences trap(const reason::Coloring& coloring) const;
  Sentences wrap(const reason::Coloring& coloring) const;
  Sentences twoColorings(const reason::Coloring& coloring) const;
  /// Says which sides of two colourings cannot both be right, since cells of them see each other.
  Sentences clashAcross(const reason::Coloring& coloring) const;
  /// Says which side of a colouring cannot be right, since it sees both sides of the other.
  Sentences clashWithBoth(const reason::Coloring& coloring) const;
  /// What marks the cells of each side of two colourings.
  using ClassNames = std::array<std::array<QString, 2>, 2>;
  static ClassNames classNames();  ///< the sides of two colourings, in the plural
  /// A cell of a side of a colouring, as the subject of a sentence or as its object.
  static Phrases::Inflected className(std::size_t pair, std::size_t side);
  /// Says which digits would be the only ones left in the cells, and that this cannot be, since they could be
  /// swapped.
  Sentences swappable(CellSet cells, DigitSet digits) const;
  Sentences afterSwappable(CellSet cells, DigitSet digits, const std::optional<DigitCells>& set) const;
  Sentence extended(const DigitCells& set) const;
  Sentence takenByTheOther(const reason::Bug& bug) const;
  Sentences strongCorners(const reason::Rectangle& rectangle) const;
  Sentences hiddenRectangle(const reason::Rectangle& rectangle) const;
  Sentences avoidable(const reason::Rectangle& rectangle) const;
  /// Introduces an almost locked set: a set of n cells with n + 1 digits.
  Sentence almostLocked(const DigitCells& set, std::size_t index) const;
  Sentence bothSets(const DigitCells& one, std::size_t oneIndex, const DigitCells& other,
                    std::size_t otherIndex, DigitSet digits) const;
  DigitSet restricted(const DigitCells& one, const DigitCells& other) const;
  Sentences excludedWith(const reason::AlignedExclusion& exclusion, const Candidate& gone) const;

  Sentences pairs(const reason::LinkChain& chain) const;
  Sentences closedLoop(const reason::LinkChain& chain) const;
  Sentences clash(const reason::LinkChain& chain) const;
  Sentences twoEnds(const reason::LinkChain& chain) const;
  /// Whether a proof is by contradiction: it assumes the opposite of what it proves.
  Sentences aloneIn(const Candidate& candidate) const;
  bool isRefutation(const reason::Proof& proof) const;
  /// The contradiction that ends a proof, as words for the middle of a sentence.
  Sentence broken(const reason::Proof& proof) const;
  Sentences refutation(const reason::Proof& proof) const;
  Sentences cases(const reason::Proof& proof) const;
  /// The sentence for the end of one of a proof's chains: `If r1c5 is 7, the links lead to this: r3c5 is not
  /// 8.`
  Sentence caseEnd(const Chain& chain) const;

  CellSet openPlaces(House house, Digit digit) const;
  DigitSet candidatesAt(Cell cell) const { return m_position.candidates.at(cell); }

  const Step& m_step;
  const Position& m_position;
};

}  // namespace sudoku
