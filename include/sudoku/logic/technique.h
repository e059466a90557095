#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>

/// The techniques, and their properties that are the same in all positions. All functions are pure and may be
/// called from any thread.
namespace sudoku {

/// The techniques, by HoDoKu's names (SolutionType) and in the order in which HoDoKu's solver tries them,
/// followed by the techniques that HoDoKu lacks.
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
  // Techniques that only Sudoku Explainer has, and techniques that solve every remaining puzzle.
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

/// The number of techniques. What the program does for every technique it does for allTechniques().
inline constexpr std::size_t kTechniqueCount = static_cast<std::size_t>(Technique::RefutationTree) + 1;

/// All techniques, in the order of the enumeration.
[[nodiscard]] constexpr std::array<Technique, kTechniqueCount> allTechniques() {
  std::array<Technique, kTechniqueCount> all{};
  for (std::size_t index = 0; index < all.size(); ++index) all[index] = static_cast<Technique>(index);
  return all;
}

/// HoDoKu's difficulty levels.
enum class HodokuLevel : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

template <>
struct Names<HodokuLevel> {
  static constexpr std::array kNames = {
      Named{HodokuLevel::Easy, "Easy"},       Named{HodokuLevel::Medium, "Medium"},
      Named{HodokuLevel::Hard, "Hard"},       Named{HodokuLevel::Unfair, "Unfair"},
      Named{HodokuLevel::Extreme, "Extreme"},
  };
};

/// Families of techniques that reason alike.
enum class TechniqueFamily : std::uint8_t {
  Single,
  LockedCandidates,
  Subset,
  Fish,
  SingleDigit,
  Wing,
  DeadlyPattern,  ///< techniques that assume that the givens have one solution
  Coloring,
  Chain,
  AlmostLockedSet,
  KrakenFish,
  ForcingChain,
  Template,
  AlignedExclusion,
  ProvedChain,  ///< Sudoku Explainer's forcing chains, and refutation trees (assumptions in assumptions)
};

/// The properties of a technique that are the same in all positions.
struct TechniqueInfo {
  Technique technique;
  std::string_view name;       ///< HoDoKu's name, such as `Finned X-Wing`
  std::string_view code;       ///< four digits, as in HoDoKu's library
  std::string_view shortName;  ///< HoDoKu's name on the command line, such as `fbf2`
  Level level;                 ///< the level in this program's own scale
  HodokuLevel hodokuLevel;
  int score;            ///< HoDoKu's score of one step
  bool isOnHodokuPath;  ///< whether HoDoKu's solver uses it by default
  TechniqueFamily family;
};

[[nodiscard]] const TechniqueInfo& infoOf(Technique technique);

/// Whether a technique is harder than another one: by level, then by score, then by their order.
[[nodiscard]] bool isHarder(Technique a, Technique b);

/// The technique with a name (in any case, blanks or hyphens between the words), code or short name.
[[nodiscard]] std::optional<Technique> techniqueNamed(std::string_view text);

}  // namespace sudoku
