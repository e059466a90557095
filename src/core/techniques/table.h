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
/// HoDoKu 2.2's defaults.
// clang-format off
inline constexpr std::array kTable = {
    Row{{Technique::FullHouse, "Full House", "0000", "fh", TechniqueLevel::Easy, HodokuLevel::Easy, 4, true}, Technique::FullHouse, findFullHouses},
    Row{{Technique::NakedSingle, "Naked Single", "0003", "n1", TechniqueLevel::Medium, HodokuLevel::Easy, 4, true}, Technique::NakedSingle, findNakedSingles},
    Row{{Technique::HiddenSingle, "Hidden Single", "0002", "h1", TechniqueLevel::Easy, HodokuLevel::Easy, 14, true}, Technique::HiddenSingle, findHiddenSingles},
    Row{{Technique::LockedPair, "Locked Pair", "0110", "l2", TechniqueLevel::Medium, HodokuLevel::Medium, 40, true}, Technique::LockedPair, findNakedSubsets},
    Row{{Technique::LockedTriple, "Locked Triple", "0111", "l3", TechniqueLevel::Hard, HodokuLevel::Medium, 60, true}, Technique::LockedTriple, findNakedSubsets},
    Row{{Technique::Pointing, "Locked Candidates Type 1 (Pointing)", "0100", "lc1", TechniqueLevel::Medium, HodokuLevel::Medium, 50, true}, Technique::Pointing, findLockedCandidates},
    Row{{Technique::Claiming, "Locked Candidates Type 2 (Claiming)", "0101", "lc2", TechniqueLevel::Medium, HodokuLevel::Medium, 50, true}, Technique::Claiming, findLockedCandidates},
    Row{{Technique::NakedPair, "Naked Pair", "0200", "n2", TechniqueLevel::Medium, HodokuLevel::Medium, 60, true}, Technique::NakedPair, findNakedSubsets},
    Row{{Technique::NakedTriple, "Naked Triple", "0201", "n3", TechniqueLevel::Hard, HodokuLevel::Medium, 80, true}, Technique::NakedTriple, findNakedSubsets},
    Row{{Technique::HiddenPair, "Hidden Pair", "0210", "h2", TechniqueLevel::Medium, HodokuLevel::Medium, 70, true}, Technique::HiddenPair, findHiddenSubsets},
    Row{{Technique::HiddenTriple, "Hidden Triple", "0211", "h3", TechniqueLevel::Hard, HodokuLevel::Medium, 100, true}, Technique::HiddenTriple, findHiddenSubsets},
    Row{{Technique::NakedQuadruple, "Naked Quadruple", "0202", "n4", TechniqueLevel::Expert, HodokuLevel::Hard, 120, true}, Technique::NakedQuadruple, findNakedSubsets},
    Row{{Technique::HiddenQuadruple, "Hidden Quadruple", "0212", "h4", TechniqueLevel::Expert, HodokuLevel::Hard, 150, true}, Technique::HiddenQuadruple, findHiddenSubsets},
    Row{{Technique::XWing, "X-Wing", "0300", "bf2", TechniqueLevel::Hard, HodokuLevel::Hard, 140, true}, Technique::XWing, findFish},
    Row{{Technique::Swordfish, "Swordfish", "0301", "bf3", TechniqueLevel::Expert, HodokuLevel::Hard, 150, true}, Technique::Swordfish, findFish},
    Row{{Technique::Jellyfish, "Jellyfish", "0302", "bf4", TechniqueLevel::Expert, HodokuLevel::Hard, 160, true}, Technique::Jellyfish, findFish},
    Row{{Technique::Squirmbag, "Squirmbag", "0303", "bf5", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::Squirmbag, findFish},
    Row{{Technique::Whale, "Whale", "0304", "bf6", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::Whale, findFish},
    Row{{Technique::Leviathan, "Leviathan", "0305", "bf7", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::Leviathan, findFish},
    Row{{Technique::RemotePair, "Remote Pair", "0703", "rp", TechniqueLevel::Expert, HodokuLevel::Hard, 110, true}, Technique::RemotePair, findRemotePairs},
    Row{{Technique::BugPlusOne, "Bivalue Universal Grave + 1", "0610", "bug1", TechniqueLevel::Hard, HodokuLevel::Hard, 100, true}, Technique::BugPlusOne, findBugPlusOne},
    Row{{Technique::Skyscraper, "Skyscraper", "0400", "sk", TechniqueLevel::Hard, HodokuLevel::Hard, 130, true}, Technique::Skyscraper, findSkyscrapers},
    Row{{Technique::TwoStringKite, "2-String Kite", "0401", "2sk", TechniqueLevel::Hard, HodokuLevel::Hard, 150, true}, Technique::TwoStringKite, findTwoStringKites},
    Row{{Technique::DualTwoStringKite, "Dual 2-String Kite", "0404", "d2sk", TechniqueLevel::Hard, HodokuLevel::Hard, 150, false}, Technique::DualTwoStringKite, findTwoStringKites},
    Row{{Technique::TurbotFish, "Turbot Fish", "0403", "tf", TechniqueLevel::Hard, HodokuLevel::Hard, 120, true}, Technique::TurbotFish, findTurbotFish},
    Row{{Technique::EmptyRectangle, "Empty Rectangle", "0402", "er", TechniqueLevel::Expert, HodokuLevel::Hard, 120, true}, Technique::EmptyRectangle, findEmptyRectangles},
    Row{{Technique::DualEmptyRectangle, "Dual Empty Rectangle", "0405", "der", TechniqueLevel::Expert, HodokuLevel::Hard, 120, false}, Technique::DualEmptyRectangle, findEmptyRectangles},
    Row{{Technique::WWing, "W-Wing", "0803", "w", TechniqueLevel::Hard, HodokuLevel::Hard, 150, true}, Technique::WWing, findWWings},
    Row{{Technique::XyWing, "XY-Wing", "0800", "xy", TechniqueLevel::Hard, HodokuLevel::Hard, 160, true}, Technique::XyWing, findXyWings},
    Row{{Technique::XyzWing, "XYZ-Wing", "0801", "xyz", TechniqueLevel::Expert, HodokuLevel::Hard, 180, true}, Technique::XyzWing, findXyWings},
    Row{{Technique::Uniqueness1, "Uniqueness Test 1", "0600", "u1", TechniqueLevel::Hard, HodokuLevel::Hard, 100, true}, Technique::Uniqueness1, findUniqueRectangles},
    Row{{Technique::Uniqueness2, "Uniqueness Test 2", "0601", "u2", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness2, findUniqueRectangles},
    Row{{Technique::Uniqueness3, "Uniqueness Test 3", "0602", "u3", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness3, findUniqueRectangles},
    Row{{Technique::Uniqueness4, "Uniqueness Test 4", "0603", "u4", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness4, findUniqueRectangles},
    Row{{Technique::Uniqueness5, "Uniqueness Test 5", "0604", "u5", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness5, findUniqueRectangles},
    Row{{Technique::Uniqueness6, "Uniqueness Test 6", "0605", "u6", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::Uniqueness6, findUniqueRectangles},
    Row{{Technique::HiddenRectangle, "Hidden Rectangle", "0606", "hr", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::HiddenRectangle, findUniqueRectangles},
    Row{{Technique::AvoidableRectangle1, "Avoidable Rectangle Type 1", "0607", "ar1", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::AvoidableRectangle1, findAvoidableRectangles},
    Row{{Technique::AvoidableRectangle2, "Avoidable Rectangle Type 2", "0608", "ar2", TechniqueLevel::Expert, HodokuLevel::Hard, 100, true}, Technique::AvoidableRectangle2, findAvoidableRectangles},
    Row{{Technique::FinnedXWing, "Finned X-Wing", "0310", "fbf2", TechniqueLevel::Expert, HodokuLevel::Hard, 130, true}, Technique::FinnedXWing, findFish},
    Row{{Technique::SashimiXWing, "Sashimi X-Wing", "0320", "sbf2", TechniqueLevel::Expert, HodokuLevel::Hard, 150, true}, Technique::SashimiXWing, findFish},
    Row{{Technique::FinnedSwordfish, "Finned Swordfish", "0311", "fbf3", TechniqueLevel::Expert, HodokuLevel::Unfair, 200, true}, Technique::FinnedSwordfish, findFish},
    Row{{Technique::SashimiSwordfish, "Sashimi Swordfish", "0321", "sbf3", TechniqueLevel::Expert, HodokuLevel::Unfair, 240, true}, Technique::SashimiSwordfish, findFish},
    Row{{Technique::FinnedJellyfish, "Finned Jellyfish", "0312", "fbf4", TechniqueLevel::Expert, HodokuLevel::Unfair, 250, true}, Technique::FinnedJellyfish, findFish},
    Row{{Technique::SashimiJellyfish, "Sashimi Jellyfish", "0322", "sbf4", TechniqueLevel::Expert, HodokuLevel::Unfair, 260, true}, Technique::SashimiJellyfish, findFish},
    Row{{Technique::FinnedSquirmbag, "Finned Squirmbag", "0313", "fbf5", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedSquirmbag, findFish},
    Row{{Technique::SashimiSquirmbag, "Sashimi Squirmbag", "0323", "sbf5", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiSquirmbag, findFish},
    Row{{Technique::FinnedWhale, "Finned Whale", "0314", "fbf6", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedWhale, findFish},
    Row{{Technique::SashimiWhale, "Sashimi Whale", "0324", "sbf6", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiWhale, findFish},
    Row{{Technique::FinnedLeviathan, "Finned Leviathan", "0315", "fbf7", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::FinnedLeviathan, findFish},
    Row{{Technique::SashimiLeviathan, "Sashimi Leviathan", "0325", "sbf7", TechniqueLevel::Expert, HodokuLevel::Unfair, 470, false}, Technique::SashimiLeviathan, findFish},
    Row{{Technique::SueDeCoq, "Sue de Coq", "1101", "sdc", TechniqueLevel::Expert, HodokuLevel::Unfair, 250, true}, Technique::SueDeCoq, findSueDeCoq},
    Row{{Technique::SimpleColorsTrap, "Simple Colors Trap", "0500", "sc1", TechniqueLevel::Hard, HodokuLevel::Hard, 150, true}, Technique::SimpleColorsTrap, findSimpleColors},
    Row{{Technique::SimpleColorsWrap, "Simple Colors Wrap", "0501", "sc2", TechniqueLevel::Hard, HodokuLevel::Hard, 150, true}, Technique::SimpleColorsTrap, findSimpleColors},
    Row{{Technique::MultiColors1, "Multi Colors 1", "0502", "mc1", TechniqueLevel::Expert, HodokuLevel::Hard, 200, true}, Technique::MultiColors1, findMultiColors},
    Row{{Technique::MultiColors2, "Multi Colors 2", "0503", "mc2", TechniqueLevel::Expert, HodokuLevel::Hard, 200, true}, Technique::MultiColors1, findMultiColors},
    Row{{Technique::XChain, "X-Chain", "0701", "x", TechniqueLevel::Expert, HodokuLevel::Unfair, 260, true}, Technique::XChain, findXChains},
    Row{{Technique::XyChain, "XY-Chain", "0702", "xyc", TechniqueLevel::Expert, HodokuLevel::Unfair, 260, true}, Technique::XyChain, findXyChains},
    Row{{Technique::ContinuousNiceLoop, "Continuous Nice Loop", "0706", "cnl", TechniqueLevel::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::DiscontinuousNiceLoop, "Discontinuous Nice Loop", "0707", "dnl", TechniqueLevel::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::Aic, "AIC", "0708", "aic", TechniqueLevel::Extreme, HodokuLevel::Unfair, 280, true}, Technique::ContinuousNiceLoop, findNiceLoops},
    Row{{Technique::GroupedContinuousNiceLoop, "Grouped Continuous Nice Loop", "0709", "gcnl", TechniqueLevel::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::GroupedDiscontinuousNiceLoop, "Grouped Discontinuous Nice Loop", "0710", "gdnl", TechniqueLevel::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::GroupedAic, "Grouped AIC", "0711", "gaic", TechniqueLevel::Extreme, HodokuLevel::Unfair, 300, true}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops},
    Row{{Technique::AlsXz, "Almost Locked Set XZ-Rule", "0901", "axz", TechniqueLevel::Extreme, HodokuLevel::Unfair, 300, true}, Technique::AlsXz, findAlsXz},
    Row{{Technique::AlsXyWing, "Almost Locked Set XY-Wing", "0902", "axy", TechniqueLevel::Extreme, HodokuLevel::Unfair, 320, true}, Technique::AlsXyWing, findAlsXyWings},
    Row{{Technique::AlsXyChain, "Almost Locked Set Chain", "0903", "ach", TechniqueLevel::Extreme, HodokuLevel::Unfair, 340, true}, Technique::AlsXyChain, findAlsXyChains},
    Row{{Technique::DeathBlossom, "Death Blossom", "0904", "db", TechniqueLevel::Extreme, HodokuLevel::Unfair, 360, false}, Technique::DeathBlossom, findDeathBlossoms},
    Row{{Technique::FrankenXWing, "Franken X-Wing", "0330", "ff2", TechniqueLevel::Extreme, HodokuLevel::Unfair, 300, true}, Technique::FrankenXWing, findFish},
    Row{{Technique::FrankenSwordfish, "Franken Swordfish", "0331", "ff3", TechniqueLevel::Extreme, HodokuLevel::Unfair, 350, true}, Technique::FrankenSwordfish, findFish},
    Row{{Technique::FrankenJellyfish, "Franken Jellyfish", "0332", "ff4", TechniqueLevel::Extreme, HodokuLevel::Unfair, 370, false}, Technique::FrankenJellyfish, findFish},
    Row{{Technique::FrankenSquirmbag, "Franken Squirmbag", "0333", "ff5", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenSquirmbag, findFish},
    Row{{Technique::FrankenWhale, "Franken Whale", "0334", "ff6", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenWhale, findFish},
    Row{{Technique::FrankenLeviathan, "Franken Leviathan", "0335", "ff7", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FrankenLeviathan, findFish},
    Row{{Technique::FinnedFrankenXWing, "Finned Franken X-Wing", "0340", "fff2", TechniqueLevel::Extreme, HodokuLevel::Unfair, 390, true}, Technique::FinnedFrankenXWing, findFish},
    Row{{Technique::FinnedFrankenSwordfish, "Finned Franken Swordfish", "0341", "fff3", TechniqueLevel::Extreme, HodokuLevel::Unfair, 410, true}, Technique::FinnedFrankenSwordfish, findFish},
    Row{{Technique::FinnedFrankenJellyfish, "Finned Franken Jellyfish", "0342", "fff4", TechniqueLevel::Extreme, HodokuLevel::Unfair, 430, false}, Technique::FinnedFrankenJellyfish, findFish},
    Row{{Technique::FinnedFrankenSquirmbag, "Finned Franken Squirmbag", "0343", "fff5", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenSquirmbag, findFish},
    Row{{Technique::FinnedFrankenWhale, "Finned Franken Whale", "0344", "fff6", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenWhale, findFish},
    Row{{Technique::FinnedFrankenLeviathan, "Finned Franken Leviathan", "0345", "fff7", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedFrankenLeviathan, findFish},
    Row{{Technique::MutantXWing, "Mutant X-Wing", "0350", "mf2", TechniqueLevel::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantXWing, findFish},
    Row{{Technique::MutantSwordfish, "Mutant Swordfish", "0351", "mf3", TechniqueLevel::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantSwordfish, findFish},
    Row{{Technique::MutantJellyfish, "Mutant Jellyfish", "0352", "mf4", TechniqueLevel::Extreme, HodokuLevel::Extreme, 450, false}, Technique::MutantJellyfish, findFish},
    Row{{Technique::MutantSquirmbag, "Mutant Squirmbag", "0353", "mf5", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantSquirmbag, findFish},
    Row{{Technique::MutantWhale, "Mutant Whale", "0354", "mf6", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantWhale, findFish},
    Row{{Technique::MutantLeviathan, "Mutant Leviathan", "0355", "mf7", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::MutantLeviathan, findFish},
    Row{{Technique::FinnedMutantXWing, "Finned Mutant X-Wing", "0360", "fmf2", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantXWing, findFish},
    Row{{Technique::FinnedMutantSwordfish, "Finned Mutant Swordfish", "0361", "fmf3", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantSwordfish, findFish},
    Row{{Technique::FinnedMutantJellyfish, "Finned Mutant Jellyfish", "0362", "fmf4", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantJellyfish, findFish},
    Row{{Technique::FinnedMutantSquirmbag, "Finned Mutant Squirmbag", "0363", "fmf5", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantSquirmbag, findFish},
    Row{{Technique::FinnedMutantWhale, "Finned Mutant Whale", "0364", "fmf6", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantWhale, findFish},
    Row{{Technique::FinnedMutantLeviathan, "Finned Mutant Leviathan", "0365", "fmf7", TechniqueLevel::Extreme, HodokuLevel::Extreme, 470, false}, Technique::FinnedMutantLeviathan, findFish},
    Row{{Technique::KrakenFish1, "Kraken Fish Type 1", "0371", "kf1", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 500, false}, Technique::KrakenFish1, findKrakenFish},
    Row{{Technique::KrakenFish2, "Kraken Fish Type 2", "0372", "kf2", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 500, false}, Technique::KrakenFish1, findKrakenFish},
    Row{{Technique::ForcingChainContradiction, "Forcing Chain Contradiction", "1301", "fcc", TechniqueLevel::Extreme, HodokuLevel::Extreme, 500, true}, Technique::ForcingChainContradiction, findForcingChains},
    Row{{Technique::ForcingChainVerity, "Forcing Chain Verity", "1302", "fcv", TechniqueLevel::Extreme, HodokuLevel::Extreme, 500, true}, Technique::ForcingChainContradiction, findForcingChains},
    Row{{Technique::ForcingNetContradiction, "Forcing Net Contradiction", "1303", "fnc", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 700, true}, Technique::ForcingNetContradiction, findForcingNets},
    Row{{Technique::ForcingNetVerity, "Forcing Net Verity", "1304", "fnv", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 700, true}, Technique::ForcingNetContradiction, findForcingNets},
    Row{{Technique::TemplateSet, "Template Set", "1201", "ts", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 10000, false}, Technique::TemplateSet, findTemplates},
    Row{{Technique::TemplateDelete, "Template Delete", "1202", "td", TechniqueLevel::Inhuman, HodokuLevel::Extreme, 10000, false}, Technique::TemplateDelete, findTemplates},
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

}  // namespace sudoku::techniques
