#pragma once

#include <algorithm>
#include <array>

#include <sudoku/naming.h>
#include <sudoku/step.h>

#include "finders.h"

namespace sudoku::techniques {

/// A technique and the function that finds it.
struct Row {
  TechniqueInfo info;
  Technique group;  ///< the first of the neighbours that HoDoKu's solver looks for together
  void (*find)(Search&);
};

/// The techniques in the order of their enumeration, which is that of HoDoKu's solver. Levels and scores are
/// HoDoKu 2.2's defaults. Techniques that HoDoKu lacks stand at the end, with codes, short names and scores
/// in its manner: 0611-0613 and 0620 deadly patterns, 15xx aligned exclusions, 16xx chains that prove
/// themselves.
// clang-format off
inline constexpr std::array kTable = {
    Row{{Technique::FullHouse, "Full House", "0000", "fh", Level::Easy, HodokuLevel::Easy, 4, true}, Technique::FullHouse, findFullHouses},
    Row{{Technique::NakedSingle, "Naked Single", "0003", "n1", Level::Medium, HodokuLevel::Easy, 4, true}, Technique::NakedSingle, findNakedSingles},
    Row{{Technique::HiddenSingle, "Hidden Single", "0002", "h1", Level::Easy, HodokuLevel::Easy, 14, true}, Technique::HiddenSingle, findHiddenSingles},
    Row{{Technique::LockedPair, "Locked Pair", "0110", "l2", Level::Medium, HodokuLevel::Medium, 40, true}, Technique::LockedPair, findNakedSubsets},
    Row{{Technique::LockedTriple, "Locked Triple", "0111", "l3", Level::Hard, HodokuLevel::Medium, 60, true}, Technique::LockedTriple, findNakedSubsets},
    Row{{Technique::Pointing, "Locked Candidates Type 1 (Pointing)", "0100", "lc1", Level::Medium, HodokuLevel::Medium, 50, true}, Technique::Pointing, findLockedCandidates},
    Row{{Technique::Claiming, "Locked Candidates Type 2 (Claiming)", "0101", "lc2", Level::Medium, HodokuLevel::Medium, 50, true}, Technique::Claiming, findLockedCandidates},
    Row{{Technique::NakedPair, "Naked Pair", "0200", "n2", Level::Medium, HodokuLevel::Medium, 60, true}, Technique::NakedPair, findNakedSubsets},
    Row{{Technique::NakedTriple, "Naked Triple", "0201", "n3", Level::Hard, HodokuLevel::Medium, 80, true}, Technique::NakedTriple, findNakedSubsets},
    Row{{Technique::HiddenPair, "Hidden Pair", "0210", "h2", Level::Medium, HodokuLevel::Medium, 70, true}, Technique::HiddenPair, findHiddenSubsets},
    Row{{Technique::HiddenTriple, "Hidden Triple", "0211", "h3", Level::Hard, HodokuLevel::Medium, 100, true}, Technique::HiddenTriple, findHiddenSubsets},
    Row{{Technique::NakedQuadruple, "Naked Quadruple", "0202", "n4", Level::Expert, HodokuLevel::Hard, 120, true}, Technique::NakedQuadruple, findNakedSubsets},
    Row{{Technique::HiddenQuadruple, "Hidden Quadruple", "0212", "h4", Level::Expert, HodokuLevel::Hard, 150, true}, Technique::HiddenQuadruple, findHiddenSubsets},
    Row{{Technique::XWing, "X-Wing", "0300", "bf2", Level::Hard, HodokuLevel::Hard, 140, true}, Technique::XWing, findFish},
    Row{{Technique::Swordfish, "Swordfish", "0301", "bf3", Level::Expert, HodokuLevel::Hard, 150, true}, Technique::Swordfish, findFish},
    Row{{Technique::Jellyfish, "Jellyfish", "0302", "bf4", Level::Expert, HodokuLevel::Hard, 160, true}, Technique::Jellyfish, findFish},
    Row{{Technique::Squirmbag, "Squirmbag", "0303", "bf5", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::Squirmbag, findFish},
    Row{{Technique::Whale, "Whale", "0304", "bf6", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::Whale, findFish},
    Row{{Technique::Leviathan, "Leviathan", "0305", "bf7", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::Leviathan, findFish},
    Row{{Technique::RemotePair, "Remote Pair", "0703", "rp", Level::Expert, HodokuLevel::Hard, 110, true}, Technique::RemotePair, findRemotePairs},
    Row{{Technique::BugPlusOne, "Bivalue Universal Grave + 1", "0610", "bug1", Level::Hard, HodokuLevel::Hard, 100, true}, Technique::BugPlusOne, findBugPlusOne},
    Row{{Technique::Skyscraper, "Skyscraper", "0400", "sk", Level::Hard, HodokuLevel::Hard, 130, true}, Technique::Skyscraper, findSkyscrapers},
    Row{{Technique::TwoStringKite, "2-String Kite", "0401", "2sk", Level::Hard, HodokuLevel::Hard, 150, true}, Technique::TwoStringKite, findTwoStringKites},
    Row{{Technique::DualTwoStringKite, "Dual 2-String Kite", "0404", "d2sk", Level::Hard, HodokuLevel::Hard, 150, false}, Technique::DualTwoStringKite, findTwoStringKites},
    Row{{Technique::TurbotFish, "Turbot Fish", "0403", "tf", Level::Hard, HodokuLevel::Hard, 120, true}, Technique::TurbotFish, findTurbotFish},
    Row{{Technique::EmptyRectangle, "Empty Rectangle", "0402", "er", Level::Expert, HodokuLevel::Hard, 120, true}, Technique::EmptyRectangle, findEmptyRectangles},
    Row{{Technique::DualEmptyRectangle, "Dual Empty Rectangle", "0405", "der", Level::Expert, HodokuLevel::Hard, 120, false}, Technique::DualEmptyRectangle, findEmptyRectangles},
    Row{{Technique::WWing, "W-Wing", "0803", "w", Level::Hard, HodokuLevel::Hard, 150, true}, Technique::WWing, findWWings},
    Row{{Technique::XyWing, "XY-Wing", "0800", "xy", Level::Hard, HodokuLevel::Hard, 160, true}, Technique::XyWing, findXyWings},
    Row{{Technique::XyzWing, "XYZ-Wing", "0801", "xyz", Level::Expert, HodokuLevel::Hard, 180, true}, Technique::XyzWing, findXyWings},
    Row{{Technique::Uniqueness1, "Uniqueness Test 1", "0600", "u1", Level::Hard, HodokuLevel::Hard, 100, true}, Technique::Uniqueness1, findUniqueRectangles},
    Row{{Technique::Uniqueness2, "Uniqueness Test 2", "0601", "u2", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness2, findUniqueRectangles},
    Row{{Technique::Uniqueness3, "Uniqueness Test 3", "0602", "u3", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness3, findUniqueRectangles},
    Row{{Technique::Uniqueness4, "Uniqueness Test 4", "0603", "u4", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness4, findUniqueRectangles},
    Row{{Technique::Uniqueness5, "Uniqueness Test 5", "0604", "u5", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness5, findUniqueRectangles},
    Row{{Technique::Uniqueness6, "Uniqueness Test 6", "0605", "u6", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness6, findUniqueRectangles},
    Row{{Technique::HiddenRectangle, "Hidden Rectangle", "0606", "hr", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::HiddenRectangle, findUniqueRectangles},
    Row{{Technique::AvoidableRectangle1, "Avoidable Rectangle Type 1", "0607", "ar1", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::AvoidableRectangle1, findAvoidableRectangles},
    Row{{Technique::AvoidableRectangle2, "Avoidable Rectangle Type 2", "0608", "ar2", Level::Expert, HodokuLevel::Hard, 100, true}, Technique::AvoidableRectangle2, findAvoidableRectangles},
    Row{{Technique::FinnedXWing, "Finned X-Wing", "0310", "fbf2", Level::Expert, HodokuLevel::Hard, 130, true}, Technique::FinnedXWing, findFish},
    Row{{Technique::SashimiXWing, "Sashimi X-Wing", "0320", "sbf2", Level::Expert, HodokuLevel::Hard, 150, true}, Technique::SashimiXWing, findFish},
    Row{{Technique::FinnedSwordfish, "Finned Swordfish", "0311", "fbf3", Level::Expert, HodokuLevel::Unfair, 200, true}, Technique::FinnedSwordfish, findFish},
    Row{{Technique::SashimiSwordfish, "Sashimi Swordfish", "0321", "sbf3", Level::Expert, HodokuLevel::Unfair, 240, true}, Technique::SashimiSwordfish, findFish},
    Row{{Technique::FinnedJellyfish, "Finned Jellyfish", "0312", "fbf4", Level::Expert, HodokuLevel::Unfair, 250, true}, Technique::FinnedJellyfish, findFish},
    Row{{Technique::SashimiJellyfish, "Sashimi Jellyfish", "0322", "sbf4", Level::Expert, HodokuLevel::Unfair, 260, true}, Technique::SashimiJellyfish, findFish},
    Row{{Technique::FinnedSquirmbag, "Finned Squirmbag", "0313", "fbf5", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedSquirmbag, findFish},
    Row{{Technique::SashimiSquirmbag, "Sashimi Squirmbag", "0323", "sbf5", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiSquirmbag, findFish},
    Row{{Technique::FinnedWhale, "Finned Whale", "0314", "fbf6", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedWhale, findFish},
    Row{{Technique::SashimiWhale, "Sashimi Whale", "0324", "sbf6", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiWhale, findFish},
    Row{{Technique::FinnedLeviathan, "Finned Leviathan", "0315", "fbf7", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedLeviathan, findFish},
    Row{{Technique::SashimiLeviathan, "Sashimi Leviathan", "0325", "sbf7", Level::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiLeviathan, findFish},
    Row{{Technique::SueDeCoq, "Sue de Coq", "1101", "sdc", Level::Expert, HodokuLevel::Unfair, 250, true}, Technique::SueDeCoq, findSueDeCoq},
    Row{{Technique::SimpleColorsTrap, "Simple Colors Trap", "0500", "sc1", Level::Hard, HodokuLevel::Hard, 150, true}, Technique::SimpleColorsTrap, findSimpleColors},
    Row{{Technique::SimpleColorsWrap, "Simple Colors Wrap", "0501", "sc2", Level::Hard, HodokuLevel::Hard, 150, true}, Technique::SimpleColorsTrap, findSimpleColors},
    Row{{Technique::MultiColors1, "Multi Colors 1", "0502", "mc1", Level::Expert, HodokuLevel::Hard, 200, true}, Technique::MultiColors1, findMultiColors},
    Row{{Technique::MultiColors2, "Multi Colors 2", "0503", "mc2", Level::Expert, HodokuLevel::Hard, 200, true}, Technique::MultiColors1, findMultiColors},
    Row{{Technique::XChain, "X-Chain", "0701", "x", Level::Expert, HodokuLevel::Unfair, 260, true}, Technique::XChain, findXChains},
    Row{{Technique::XyChain, "XY-Chain", "0702", "xyc", Level::Expert, HodokuLevel::Unfair, 260, true}, Technique::XyChain, findXyChains},
    Row{{Technique::ContinuousNiceLoop, "Continuous Nice Loop", "0706", "cnl", Level::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::DiscontinuousNiceLoop, "Discontinuous Nice Loop", "0707", "dnl", Level::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::Aic, "AIC", "0708", "aic", Level::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::GroupedContinuousNiceLoop, "Grouped Continuous Nice Loop", "0709", "gcnl", Level::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::GroupedDiscontinuousNiceLoop, "Grouped Discontinuous Nice Loop", "0710", "gdnl", Level::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::GroupedAic, "Grouped AIC", "0711", "gaic", Level::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::AlsXz, "Almost Locked Set XZ-Rule", "0901", "axz", Level::Extreme, HodokuLevel::Unfair, 300, true}, Technique::AlsXz, findAlsXz},
    Row{{Technique::AlsXyWing, "Almost Locked Set XY-Wing", "0902", "axy", Level::Extreme, HodokuLevel::Unfair, 320, true}, Technique::AlsXyWing, findAlsXyWings},
    Row{{Technique::AlsXyChain, "Almost Locked Set Chain", "0903", "ach", Level::Extreme, HodokuLevel::Unfair, 340, true}, Technique::AlsXyChain, findAlsXyChains},
    Row{{Technique::DeathBlossom, "Death Blossom", "0904", "db", Level::Extreme, HodokuLevel::Unfair, 360, false}, Technique::DeathBlossom, findDeathBlossoms},
    Row{{Technique::FrankenXWing, "Franken X-Wing", "0330", "ff2", Level::Extreme, HodokuLevel::Unfair, 300, true}, Technique::FrankenXWing, findFish},
    Row{{Technique::FrankenSwordfish, "Franken Swordfish", "0331", "ff3", Level::Extreme, HodokuLevel::Unfair, 350, true}, Technique::FrankenSwordfish, findFish},
    Row{{Technique::FrankenJellyfish, "Franken Jellyfish", "0332", "ff4", Level::Extreme, HodokuLevel::Unfair, 370, false}, Technique::FrankenJellyfish, findFish},
    Row{{Technique::FrankenSquirmbag, "Franken Squirmbag", "0333", "ff5", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenSquirmbag, findFish},
    Row{{Technique::FrankenWhale, "Franken Whale", "0334", "ff6", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenWhale, findFish},
    Row{{Technique::FrankenLeviathan, "Franken Leviathan", "0335", "ff7", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenLeviathan, findFish},
    Row{{Technique::FinnedFrankenXWing, "Finned Franken X-Wing", "0340", "fff2", Level::Extreme, HodokuLevel::Unfair, 390, true}, Technique::FinnedFrankenXWing, findFish},
    Row{{Technique::FinnedFrankenSwordfish, "Finned Franken Swordfish", "0341", "fff3", Level::Extreme, HodokuLevel::Unfair, 410, true}, Technique::FinnedFrankenSwordfish, findFish},
    Row{{Technique::FinnedFrankenJellyfish, "Finned Franken Jellyfish", "0342", "fff4", Level::Extreme, HodokuLevel::Unfair, 430, false}, Technique::FinnedFrankenJellyfish, findFish},
    Row{{Technique::FinnedFrankenSquirmbag, "Finned Franken Squirmbag", "0343", "fff5", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenSquirmbag, findFish},
    Row{{Technique::FinnedFrankenWhale, "Finned Franken Whale", "0344", "fff6", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenWhale, findFish},
    Row{{Technique::FinnedFrankenLeviathan, "Finned Franken Leviathan", "0345", "fff7", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenLeviathan, findFish},
    Row{{Technique::MutantXWing, "Mutant X-Wing", "0350", "mf2", Level::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantXWing, findFish},
    Row{{Technique::MutantSwordfish, "Mutant Swordfish", "0351", "mf3", Level::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantSwordfish, findFish},
    Row{{Technique::MutantJellyfish, "Mutant Jellyfish", "0352", "mf4", Level::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantJellyfish, findFish},
    Row{{Technique::MutantSquirmbag, "Mutant Squirmbag", "0353", "mf5", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantSquirmbag, findFish},
    Row{{Technique::MutantWhale, "Mutant Whale", "0354", "mf6", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantWhale, findFish},
    Row{{Technique::MutantLeviathan, "Mutant Leviathan", "0355", "mf7", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantLeviathan, findFish},
    Row{{Technique::FinnedMutantXWing, "Finned Mutant X-Wing", "0360", "fmf2", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantXWing, findFish},
    Row{{Technique::FinnedMutantSwordfish, "Finned Mutant Swordfish", "0361", "fmf3", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantSwordfish, findFish},
    Row{{Technique::FinnedMutantJellyfish, "Finned Mutant Jellyfish", "0362", "fmf4", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantJellyfish, findFish},
    Row{{Technique::FinnedMutantSquirmbag, "Finned Mutant Squirmbag", "0363", "fmf5", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantSquirmbag, findFish},
    Row{{Technique::FinnedMutantWhale, "Finned Mutant Whale", "0364", "fmf6", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantWhale, findFish},
    Row{{Technique::FinnedMutantLeviathan, "Finned Mutant Leviathan", "0365", "fmf7", Level::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantLeviathan, findFish},
    Row{{Technique::KrakenFish1, "Kraken Fish Type 1", "0371", "kf1", Level::Inhuman, HodokuLevel::Extreme, 500, false}, Technique::KrakenFish1, findKrakenFish},
    Row{{Technique::KrakenFish2, "Kraken Fish Type 2", "0372", "kf2", Level::Inhuman, HodokuLevel::Extreme, 500, false}, Technique::KrakenFish1, findKrakenFish},
    Row{{Technique::ForcingChainContradiction, "Forcing Chain Contradiction", "1301", "fcc", Level::Extreme, HodokuLevel::Extreme, 500, true}, Technique::ForcingChainContradiction, findForcingChains},
    Row{{Technique::ForcingChainVerity, "Forcing Chain Verity", "1302", "fcv", Level::Extreme, HodokuLevel::Extreme, 500, true}, Technique::ForcingChainContradiction, findForcingChains},
    Row{{Technique::ForcingNetContradiction, "Forcing Net Contradiction", "1303", "fnc", Level::Inhuman, HodokuLevel::Extreme, 700, true}, Technique::ForcingNetContradiction, findForcingNets},
    Row{{Technique::ForcingNetVerity, "Forcing Net Verity", "1304", "fnv", Level::Inhuman, HodokuLevel::Extreme, 700, true}, Technique::ForcingNetContradiction, findForcingNets},
    Row{{Technique::TemplateSet, "Template Set", "1201", "ts", Level::Inhuman, HodokuLevel::Extreme, 10000, false}, Technique::TemplateSet, findTemplates},
    Row{{Technique::TemplateDelete, "Template Delete", "1202", "td", Level::Inhuman, HodokuLevel::Extreme, 10000, false}, Technique::TemplateDelete, findTemplates},
    Row{{Technique::UniqueLoop, "Unique Loop", "0620", "ul", Level::Expert, HodokuLevel::Hard, 110, false}, Technique::UniqueLoop, findUniqueLoops},
    Row{{Technique::BugType2, "Bivalue Universal Grave Type 2", "0611", "bug2", Level::Expert, HodokuLevel::Hard, 110, false}, Technique::BugType2, findGraves},
    Row{{Technique::BugType3, "Bivalue Universal Grave Type 3", "0612", "bug3", Level::Expert, HodokuLevel::Hard, 120, false}, Technique::BugType3, findGraves},
    Row{{Technique::BugType4, "Bivalue Universal Grave Type 4", "0613", "bug4", Level::Expert, HodokuLevel::Hard, 110, false}, Technique::BugType4, findGraves},
    Row{{Technique::AlignedPairExclusion, "Aligned Pair Exclusion", "1500", "ape", Level::Extreme, HodokuLevel::Unfair, 350, false}, Technique::AlignedPairExclusion, findAlignedExclusions},
    Row{{Technique::AlignedTripleExclusion, "Aligned Triple Exclusion", "1501", "ate", Level::Extreme, HodokuLevel::Unfair, 480, false}, Technique::AlignedTripleExclusion, findAlignedExclusions},
    Row{{Technique::NishioForcingChains, "Nishio Forcing Chains", "1600", "nfc", Level::Extreme, HodokuLevel::Extreme, 520, false}, Technique::NishioForcingChains, findProvedChains},
    Row{{Technique::DynamicForcingChains, "Dynamic Forcing Chains", "1601", "dfc", Level::Inhuman, HodokuLevel::Extreme, 600, false}, Technique::DynamicForcingChains, findProvedChains},
    Row{{Technique::DynamicForcingChainsPlus, "Dynamic Forcing Chains (+)", "1602", "dfc1", Level::Inhuman, HodokuLevel::Extreme, 800, false}, Technique::DynamicForcingChainsPlus, findProvedChains},
    Row{{Technique::NestedForcingChains, "Dynamic Forcing Chains (+ Forcing Chains)", "1603", "dfc2", Level::Inhuman, HodokuLevel::Extreme, 1000, false}, Technique::NestedForcingChains, findProvedChains},
    Row{{Technique::NestedMultipleForcingChains, "Dynamic Forcing Chains (+ Multiple Forcing Chains)", "1604", "dfc3", Level::Inhuman, HodokuLevel::Extreme, 1200, false}, Technique::NestedMultipleForcingChains, findProvedChains},
    Row{{Technique::NestedDynamicForcingChains, "Dynamic Forcing Chains (+ Dynamic Forcing Chains)", "1605", "dfc4", Level::Inhuman, HodokuLevel::Extreme, 1500, false}, Technique::NestedDynamicForcingChains, findProvedChains},
    Row{{Technique::NestedNestedForcingChains, "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "1606", "dfc5", Level::Inhuman, HodokuLevel::Extreme, 2000, false}, Technique::NestedNestedForcingChains, findProvedChains},
    Row{{Technique::RefutationTree, "Refutation Tree", "1607", "rt", Level::Inhuman, HodokuLevel::Extreme, 5000, false}, Technique::RefutationTree, findProvedChains},
};
// clang-format on

constexpr bool isInOrder() {
  for (std::size_t index = 0; index < kTable.size(); ++index)
    if (static_cast<std::size_t>(kTable[index].info.technique) != index) return false;
  return true;
}
static_assert(isInOrder());

constexpr const Row& rowOf(Technique technique) {
  return kTable[static_cast<std::size_t>(technique)];
}

/// Neighbours that are looked for together.
struct Group {
  Technique first;
  Technique last;
};

constexpr Technique lastOfGroup(Technique first) {
  Technique last = first;
  for (const Row& row : kTable)
    if (row.group == first) last = row.info.technique;
  return last;
}

constexpr bool leadsGroup(const Row& row) {
  return row.group == row.info.technique;
}

}  // namespace sudoku::techniques
