#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/candidate.h>
#include <sudoku/cellset.h>
#include <sudoku/digitset.h>
#include <sudoku/geometry.h>
#include <sudoku/level.h>

/// A step of logic as plain data: what is concluded, and what it rests on. No text, no colour.
namespace sudoku {

/// The techniques, by HoDoKu's names (SolutionType) and in the order in which HoDoKu's solver tries them;
/// then those that it lacks.
enum class Technique : std::uint8_t {
  FullHouse,
  NakedSingle,
  HiddenSingle,
  LockedPair,
  LockedTriple,
  Pointing,
  Claiming,
  NakedPair,
  NakedTriple,
  HiddenPair,
  HiddenTriple,
  NakedQuadruple,
  HiddenQuadruple,
  XWing,
  Swordfish,
  Jellyfish,
  Squirmbag,
  Whale,
  Leviathan,
  RemotePair,
  BugPlusOne,
  Skyscraper,
  TwoStringKite,
  DualTwoStringKite,
  TurbotFish,
  EmptyRectangle,
  DualEmptyRectangle,
  WWing,
  XyWing,
  XyzWing,
  Uniqueness1,
  Uniqueness2,
  Uniqueness3,
  Uniqueness4,
  Uniqueness5,
  Uniqueness6,
  HiddenRectangle,
  AvoidableRectangle1,
  AvoidableRectangle2,
  FinnedXWing,
  SashimiXWing,
  FinnedSwordfish,
  SashimiSwordfish,
  FinnedJellyfish,
  SashimiJellyfish,
  FinnedSquirmbag,
  SashimiSquirmbag,
  FinnedWhale,
  SashimiWhale,
  FinnedLeviathan,
  SashimiLeviathan,
  SueDeCoq,
  SimpleColorsTrap,
  SimpleColorsWrap,
  MultiColors1,
  MultiColors2,
  XChain,
  XyChain,
  ContinuousNiceLoop,
  DiscontinuousNiceLoop,
  Aic,
  GroupedContinuousNiceLoop,
  GroupedDiscontinuousNiceLoop,
  GroupedAic,
  AlsXz,
  AlsXyWing,
  AlsXyChain,
  DeathBlossom,
  FrankenXWing,
  FrankenSwordfish,
  FrankenJellyfish,
  FrankenSquirmbag,
  FrankenWhale,
  FrankenLeviathan,
  FinnedFrankenXWing,
  FinnedFrankenSwordfish,
  FinnedFrankenJellyfish,
  FinnedFrankenSquirmbag,
  FinnedFrankenWhale,
  FinnedFrankenLeviathan,
  MutantXWing,
  MutantSwordfish,
  MutantJellyfish,
  MutantSquirmbag,
  MutantWhale,
  MutantLeviathan,
  FinnedMutantXWing,
  FinnedMutantSwordfish,
  FinnedMutantJellyfish,
  FinnedMutantSquirmbag,
  FinnedMutantWhale,
  FinnedMutantLeviathan,
  KrakenFish1,
  KrakenFish2,
  ForcingChainContradiction,
  ForcingChainVerity,
  ForcingNetContradiction,
  ForcingNetVerity,
  TemplateSet,
  TemplateDelete,
  // What Sudoku Explainer has besides, and what solves the rest.
  UniqueLoop,
  BugType2,
  BugType3,
  BugType4,
  AlignedPairExclusion,
  AlignedTripleExclusion,
  NishioForcingChains,
  DynamicForcingChains,
  DynamicForcingChainsPlus,
  NestedForcingChains,
  NestedMultipleForcingChains,
  NestedDynamicForcingChains,
  NestedNestedForcingChains,
  RefutationTree,
};

/// HoDoKu's difficulty levels.
enum class HodokuLevel : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

/// What is known of a technique, whatever the position.
struct TechniqueInfo {
  Technique technique;
  std::string_view name;       ///< HoDoKu's, such as `Finned X-Wing`
  std::string_view code;       ///< four digits, as in HoDoKu's library
  std::string_view shortName;  ///< HoDoKu's name on the command line, such as `fbf2`
  Level level;                 ///< ours
  HodokuLevel hodokuLevel;
  int score;            ///< HoDoKu's, of one step
  bool isOnHodokuPath;  ///< HoDoKu's solver uses it unless told otherwise
};

[[nodiscard]] const TechniqueInfo& infoOf(Technique technique);

/// The technique with that name (in any case, blanks or hyphens between the words), code or short name.
[[nodiscard]] std::optional<Technique> techniqueNamed(std::string_view text);

/// One end of an inference: a candidate, several candidates of a digit in a row or column of a box (grouped),
/// or an almost locked set, and whether it is true there.
struct ChainNode {
  enum class Kind : std::uint8_t { Single, Group, AlmostLockedSet };

  Kind kind = Kind::Single;
  bool isOn = false;  ///< the digit stands in one of the cells; otherwise in none
  /// 0: of the chain itself; else a branch of a net, which starts from a node before it.
  std::uint16_t branch = 0;
  Digit digit{1};
  CellSet cells;            ///< of an almost locked set: all its cells
  std::uint16_t lemma = 0;  ///< which lemma of the step proves it, counted from 1; 0: none is needed

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

using Chain = std::vector<ChainNode>;

/// What proves a node of a chain: chains that may rest on whatever stands before that node, and so on
/// outwards.
using Lemma = std::vector<Chain>;

/// Cells of a house that hold one digit more than there are cells.
struct LockedSet {
  CellSet cells;
  DigitSet digits;

  friend bool operator==(const LockedSet&, const LockedSet&) = default;
};

/// What follows from a position, and why. Which of the fields mean something depends on the technique; all
/// of them are what HoDoKu's notation names.
struct Step {
  Technique technique;
  bool isSiamese = false;             ///< two fish with one base and different fins
  std::vector<Digit> digits{};        ///< those that the step is about
  std::vector<Cell> cells{};          ///< the cells of its pattern
  std::vector<House> houses{};        ///< where it is; of a fish: the base
  std::vector<House> covers{};        ///< the cover of a fish
  std::vector<Candidate> fins{};      ///< of a fish, and what plays their part elsewhere
  std::vector<Candidate> endoFins{};  ///< fins in two base houses
  std::optional<Technique> fish{};    ///< which one a kraken fish rests on
  std::vector<Chain> chains{};
  std::vector<Lemma> lemmas{};
  int chainLength = 0;  ///< nodes of all chains, as HoDoKu counts them: locked sets weigh more
  std::vector<LockedSet> lockedSets{};  ///< in the order of the notation
  std::vector<DigitSet> links{};        ///< the restricted common digits between them
  std::vector<CellSet> colors{};        ///< two for each chain of conjugate pairs
  std::vector<Candidate> placements{};
  std::vector<Candidate> eliminations{};  ///< ascending by digit, then cell; none twice

  friend bool operator==(const Step&, const Step&) = default;
};

/// The step in HoDoKu's words, such as `X-Wing: 6 r15 c28 => r3c28<>6`. Forcing chains have a line for each
/// chain, kraken fish one for the fish too, divided by `; `. `[2]` stands behind a node that lemma 2 proves,
/// and in front of the lemma's lines.
[[nodiscard]] std::string toNotation(const Step& step);

}  // namespace sudoku
