#include "mastery.h"

#include <algorithm>
#include <array>

#include <sudoku/grid/geometry.h>
#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

struct Frequency {
  Technique technique;
  int puzzles;  ///< number of puzzles, out of 10,000, whose solution path uses the technique
};

/// Frequencies measured on the solution paths of generated puzzles, made by taking givens away in random
/// order: 49,625 Easy with 180° symmetry, and without symmetry 66,784 Medium, 36,251 Hard, 4,553 Expert,
/// 5,573 Extreme; each level has the same weight.
// clang-format off
constexpr std::array kFrequencies = {
    Frequency{Technique::FullHouse, 10000},
    Frequency{Technique::NakedSingle, 6861},
    Frequency{Technique::HiddenSingle, 10000},
    Frequency{Technique::LockedPair, 1430},
    Frequency{Technique::LockedTriple, 21},
    Frequency{Technique::Pointing, 6250},
    Frequency{Technique::Claiming, 3621},
    Frequency{Technique::NakedPair, 3073},
    Frequency{Technique::NakedTriple, 773},
    Frequency{Technique::HiddenPair, 2546},
    Frequency{Technique::HiddenTriple, 242},
    Frequency{Technique::NakedQuadruple, 34},
    Frequency{Technique::HiddenQuadruple, 2},
    Frequency{Technique::XWing, 1048},
    Frequency{Technique::Swordfish, 109},
    Frequency{Technique::Jellyfish, 8},
    Frequency{Technique::RemotePair, 0},
    Frequency{Technique::BugPlusOne, 442},
    Frequency{Technique::Skyscraper, 2164},
    Frequency{Technique::TwoStringKite, 2033},
    Frequency{Technique::TurbotFish, 483},
    Frequency{Technique::EmptyRectangle, 639},
    Frequency{Technique::WWing, 2598},
    Frequency{Technique::XyWing, 1687},
    Frequency{Technique::XyzWing, 872},
    Frequency{Technique::Uniqueness1, 506},
    Frequency{Technique::Uniqueness2, 129},
    Frequency{Technique::Uniqueness3, 225},
    Frequency{Technique::Uniqueness4, 443},
    Frequency{Technique::Uniqueness5, 3},
    Frequency{Technique::Uniqueness6, 127},
    Frequency{Technique::HiddenRectangle, 1327},
    Frequency{Technique::AvoidableRectangle1, 17},
    Frequency{Technique::AvoidableRectangle2, 1},
    Frequency{Technique::FinnedXWing, 537},
    Frequency{Technique::SashimiXWing, 124},
    Frequency{Technique::FinnedSwordfish, 408},
    Frequency{Technique::SashimiSwordfish, 84},
    Frequency{Technique::FinnedJellyfish, 27},
    Frequency{Technique::SashimiJellyfish, 3},
    Frequency{Technique::SueDeCoq, 835},
    Frequency{Technique::SimpleColorsTrap, 242},
    Frequency{Technique::SimpleColorsWrap, 15},
    Frequency{Technique::MultiColors1, 105},
    Frequency{Technique::MultiColors2, 2},
    Frequency{Technique::XChain, 66},
    Frequency{Technique::XyChain, 2413},
    Frequency{Technique::ContinuousNiceLoop, 481},
    Frequency{Technique::DiscontinuousNiceLoop, 1196},
    Frequency{Technique::Aic, 1289},
    Frequency{Technique::GroupedContinuousNiceLoop, 22},
    Frequency{Technique::GroupedDiscontinuousNiceLoop, 309},
    Frequency{Technique::GroupedAic, 125},
    Frequency{Technique::AlsXz, 156},
    Frequency{Technique::AlsXyWing, 146},
    Frequency{Technique::AlsXyChain, 52},
    Frequency{Technique::DeathBlossom, 17},
    Frequency{Technique::FrankenXWing, 0},
    Frequency{Technique::FrankenSwordfish, 0},
    Frequency{Technique::FinnedFrankenXWing, 0},
    Frequency{Technique::FinnedFrankenSwordfish, 8},
    Frequency{Technique::ForcingChainContradiction, 137},
    Frequency{Technique::ForcingChainVerity, 18},
    Frequency{Technique::UniqueLoop, 13},
    Frequency{Technique::BugType2, 0},
    Frequency{Technique::BugType3, 0},
    Frequency{Technique::BugType4, 0},
    Frequency{Technique::AlignedPairExclusion, 0},
    Frequency{Technique::AlignedTripleExclusion, 0},
    Frequency{Technique::NishioForcingChains, 0},
};
// clang-format on

bool places(const Step& step, const Candidate& candidate) {
  return std::find(step.placements.begin(), step.placements.end(), candidate) != step.placements.end();
}

/// Whether a step rules a candidate out, either as an elimination or because the candidate sees a digit that
/// the step places.
bool removes(const Step& step, const Candidate& candidate) {
  const auto sees = [&](const Candidate& placed) {
    return placed.cell == candidate.cell
               ? placed.digit != candidate.digit
               : placed.digit == candidate.digit && peersOf(placed.cell).contains(candidate.cell);
  };
  return std::find(step.eliminations.begin(), step.eliminations.end(), candidate) !=
             step.eliminations.end() ||
         std::any_of(step.placements.begin(), step.placements.end(), sees);
}

/// Whether the candidate is a naked or hidden single.
bool isSingle(const Position& position, const Candidate& candidate) {
  const auto [cell, digit] = candidate;
  if (position.candidates.at(cell).size() == 1) return true;
  const auto houses = housesOf(cell);
  return std::any_of(houses.begin(), houses.end(), [&, digit = digit](House house) {
    return (position.candidates.cellsOf(digit) & cellsOf(house)).hasOne();
  });
}

bool makesSingle(const Step& step, const Position& before, const Candidate& candidate) {
  // A step that places a digit elsewhere would be another move of the player, so it does not justify this
  // one.
  if (step.eliminations.empty()) return false;
  Position after = before;
  after = applyStep(after, step);
  return isSingle(after, candidate);
}

/// The easiest technique, up to a level, for which `justifies` accepts one of the steps in the position.
template <typename Justifies>
std::optional<Technique> easiest(const Position& before, Level most, const std::stop_token& stop,
                                 const Justifies& justifies) {
  for (const Technique technique : practiceTechniques()) {
    if (infoOf(technique).level > std::max(most, Level::Medium) || stop.stop_requested()) break;
    const auto steps = allSteps(before, technique, stop);
    if (std::any_of(steps.begin(), steps.end(), justifies)) return technique;
  }
  return std::nullopt;
}

}  // namespace

Mastery masteryOf(const MasteryCounts& counts) {
  if (counts.foundAlone > 0) return Mastery::FoundAlone;
  if (counts.foundInPractice > 0) return Mastery::FoundInPractice;
  return counts.seen > 0 ? Mastery::Seen : Mastery::None;
}

bool isForPractice(Technique technique) {
  return mayBeOnPath(technique) && infoOf(technique).level <= Level::Extreme;
}

std::vector<Technique> practiceTechniques() {
  std::vector<Technique> techniques;
  for (const Technique technique : allTechniques())
    if (isForPractice(technique)) techniques.push_back(technique);
  std::stable_sort(techniques.begin(), techniques.end(),
                   [](Technique a, Technique b) { return infoOf(a).level < infoOf(b).level; });
  return techniques;
}

int frequencyOf(Technique technique) {
  const auto* const found =
      std::find_if(kFrequencies.begin(), kFrequencies.end(),
                   [&](const Frequency& frequency) { return frequency.technique == technique; });
  return found == kFrequencies.end() ? 0 : found->puzzles;
}

std::optional<Technique> creditForEntry(const Position& before, const Candidate& placed, Level puzzleLevel,
                                        const std::stop_token& stop) {
  return easiest(before, puzzleLevel, stop,
                 [&](const Step& step) { return places(step, placed) || makesSingle(step, before, placed); });
}

std::optional<Technique> creditForRemoval(const Position& before, const Candidate& removed, Level puzzleLevel,
                                          const std::stop_token& stop) {
  return easiest(before, puzzleLevel, stop, [&](const Step& step) { return removes(step, removed); });
}

}  // namespace sudoku
