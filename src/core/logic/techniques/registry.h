#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include <sudoku/grid/naming.h>
#include <sudoku/logic/step.h>

#include "finders.h"

namespace sudoku::techniques {

// Properties of techniques, as bits that are combined in Row::traits.

/// The trait of techniques that the solution path of the easiest steps may use. Others are those that
/// HoDoKu's solver does not use by default (templates, kraken fish, dual patterns, very large or complex
/// fish), and forcing nets, because dynamic forcing chains prove the same eliminations.
inline constexpr unsigned kOnPath = 1;
/// The trait of techniques in the list of all steps of a position: those with kOnPath and forcing nets, but
/// none that can prove nearly every possible elimination.
inline constexpr unsigned kListed = 2;
/// The trait of techniques for which a line in the format of HoDoKu's library (a puzzle and a step) lists the
/// eliminated digits, not the digits of the pattern.
inline constexpr unsigned kNamesEliminated = 4;
/// The trait of techniques for which a line in the format of HoDoKu's library (a puzzle and a step) contains
/// the length of the chain.
inline constexpr unsigned kNamesLength = 8;

/// The kinds of base and cover houses of a fish. Basic: rows and columns. Franken: rows or boxes and columns
/// or boxes. Mutant: all kinds for both.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

/// The fins of a fish. In a sashimi fish some base house has at most one place besides the fins; only basic
/// fish are classified as such.
enum class FishFins : std::uint8_t { None, Finned, Sashimi };

/// The size, shape and fins of the fish that a technique finds.
struct FishForm {
  int size = 0;
  FishShape shape = FishShape::Basic;
  FishFins fins = FishFins::None;

  friend constexpr bool operator==(const FishForm&, const FishForm&) = default;
};

/// A row of the table of techniques: a technique and the function that finds its steps.
struct Row {
  TechniqueInfo info;
  Technique group;  ///< the first of those that HoDoKu's solver tries together with this one
  void (*find)(Search&);
  unsigned traits;
  FishForm fish{};  ///< the kind of fish; used only if the technique is a fish

  constexpr bool has(unsigned trait) const { return (traits & trait) != 0; }
};

/// The techniques in the order of their enumeration. Those that HoDoKu has come first, in the order of its
/// solver, with the levels and scores of HoDoKu 2.2. Those that it lacks follow, with codes, short names and
/// scores of the same form: 0611-0613 and 0620 for deadly patterns, 15xx for aligned exclusions, 16xx for
/// Sudoku Explainer's chains.
// clang-format off
inline constexpr std::array kTable = {
    Row{{Technique::FullHouse, "Full House", "0000", "fh", Level::Easy, HodokuLevel::Easy, 4, true, TechniqueFamily::Single}, Technique::FullHouse, findFullHouses, kOnPath | kListed},
    Row{{Technique::NakedSingle, "Naked Single", "0003", "n1", Level::Medium, HodokuLevel::Easy, 4, true, TechniqueFamily::Single}, Technique::NakedSingle, findNakedSingles, kOnPath | kListed},
    Row{{Technique::HiddenSingle, "Hidden Single", "0002", "h1", Level::Easy, HodokuLevel::Easy, 14, true, TechniqueFamily::Single}, Technique::HiddenSingle, findHiddenSingles, kOnPath | kListed},
    Row{{Technique::LockedPair, "Locked Pair", "0110", "l2", Level::Medium, HodokuLevel::Medium, 40, true, TechniqueFamily::Subset}, Technique::LockedPair, findNakedSubsets, kOnPath | kListed},
    Row{{Technique::LockedTriple, "Locked Triple", "0111", "l3", Level::Hard, HodokuLevel::Medium, 60, true, TechniqueFamily::Subset}, Technique::LockedTriple, findNakedSubsets, kOnPath | kListed},
    Row{{Technique::Pointing, "Locked Candidates Type 1 (Pointing)", "0100", "lc1", Level::Medium, HodokuLevel::Medium, 50, true, TechniqueFamily::LockedCandidates}, Technique::Pointing, findLockedCandidates, kOnPath | kListed},
    Row{{Technique::Claiming, "Locked Candidates Type 2 (Claiming)", "0101", "lc2", Level::Medium, HodokuLevel::Medium, 50, true, TechniqueFamily::LockedCandidates}, Technique::Claiming, findLockedCandidates, kOnPath | kListed},
    Row{{Technique::NakedPair, "Naked Pair", "0200", "n2", Level::Medium, HodokuLevel::Medium, 60, true, TechniqueFamily::Subset}, Technique::NakedPair, findNakedSubsets, kOnPath | kListed},
    Row{{Technique::NakedTriple, "Naked Triple", "0201", "n3", Level::Hard, HodokuLevel::Medium, 80, true, TechniqueFamily::Subset}, Technique::NakedTriple, findNakedSubsets, kOnPath | kListed},
    Row{{Technique::HiddenPair, "Hidden Pair", "0210", "h2", Level::Medium, HodokuLevel::Medium, 70, true, TechniqueFamily::Subset}, Technique::HiddenPair, findHiddenSubsets, kOnPath | kListed},
    Row{{Technique::HiddenTriple, "Hidden Triple", "0211", "h3", Level::Hard, HodokuLevel::Medium, 100, true, TechniqueFamily::Subset}, Technique::HiddenTriple, findHiddenSubsets, kOnPath | kListed},
    Row{{Technique::NakedQuadruple, "Naked Quadruple", "0202", "n4", Level::Expert, HodokuLevel::Hard, 120, true, TechniqueFamily::Subset}, Technique::NakedQuadruple, findNakedSubsets, kOnPath | kListed},
    Row{{Technique::HiddenQuadruple, "Hidden Quadruple", "0212", "h4", Level::Expert, HodokuLevel::Hard, 150, true, TechniqueFamily::Subset}, Technique::HiddenQuadruple, findHiddenSubsets, kOnPath | kListed},
    Row{{Technique::XWing, "X-Wing", "0300", "bf2", Level::Hard, HodokuLevel::Hard, 140, true, TechniqueFamily::Fish}, Technique::XWing, findFish, kOnPath | kListed, {2, FishShape::Basic, FishFins::None}},
    Row{{Technique::Swordfish, "Swordfish", "0301", "bf3", Level::Expert, HodokuLevel::Hard, 150, true, TechniqueFamily::Fish}, Technique::Swordfish, findFish, kOnPath | kListed, {3, FishShape::Basic, FishFins::None}},
    Row{{Technique::Jellyfish, "Jellyfish", "0302", "bf4", Level::Expert, HodokuLevel::Hard, 160, true, TechniqueFamily::Fish}, Technique::Jellyfish, findFish, kOnPath | kListed, {4, FishShape::Basic, FishFins::None}},
    Row{{Technique::Squirmbag, "Squirmbag", "0303", "bf5", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::Squirmbag, findFish, 0, {5, FishShape::Basic, FishFins::None}},
    Row{{Technique::Whale, "Whale", "0304", "bf6", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::Whale, findFish, 0, {6, FishShape::Basic, FishFins::None}},
    Row{{Technique::Leviathan, "Leviathan", "0305", "bf7", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::Leviathan, findFish, 0, {7, FishShape::Basic, FishFins::None}},
    Row{{Technique::RemotePair, "Remote Pair", "0703", "rp", Level::Expert, HodokuLevel::Hard, 110, true, TechniqueFamily::Chain}, Technique::RemotePair, findRemotePairs, kOnPath | kListed | kNamesLength},
    Row{{Technique::BugPlusOne, "Bivalue Universal Grave + 1", "0610", "bug1", Level::Hard, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::BugPlusOne, findBugPlusOne, kOnPath | kListed},
    Row{{Technique::Skyscraper, "Skyscraper", "0400", "sk", Level::Hard, HodokuLevel::Hard, 130, true, TechniqueFamily::SingleDigit}, Technique::Skyscraper, findSkyscrapers, kOnPath | kListed},
    Row{{Technique::TwoStringKite, "2-String Kite", "0401", "2sk", Level::Hard, HodokuLevel::Hard, 150, true, TechniqueFamily::SingleDigit}, Technique::TwoStringKite, findTwoStringKites, kOnPath | kListed},
    Row{{Technique::DualTwoStringKite, "Dual 2-String Kite", "0404", "d2sk", Level::Hard, HodokuLevel::Hard, 150, false, TechniqueFamily::SingleDigit}, Technique::DualTwoStringKite, findDualTwoStringKites, 0},
    Row{{Technique::TurbotFish, "Turbot Fish", "0403", "tf", Level::Hard, HodokuLevel::Hard, 120, true, TechniqueFamily::Chain}, Technique::TurbotFish, findTurbotFish, kOnPath | kListed},
    Row{{Technique::EmptyRectangle, "Empty Rectangle", "0402", "er", Level::Expert, HodokuLevel::Hard, 120, true, TechniqueFamily::SingleDigit}, Technique::EmptyRectangle, findEmptyRectangles, kOnPath | kListed},
    Row{{Technique::DualEmptyRectangle, "Dual Empty Rectangle", "0405", "der", Level::Expert, HodokuLevel::Hard, 120, false, TechniqueFamily::SingleDigit}, Technique::DualEmptyRectangle, findDualEmptyRectangles, 0},
    Row{{Technique::WWing, "W-Wing", "0803", "w", Level::Hard, HodokuLevel::Hard, 150, true, TechniqueFamily::Wing}, Technique::WWing, findWWings, kOnPath | kListed},
    Row{{Technique::XyWing, "XY-Wing", "0800", "xy", Level::Hard, HodokuLevel::Hard, 160, true, TechniqueFamily::Wing}, Technique::XyWing, findXyWings, kOnPath | kListed},
    Row{{Technique::XyzWing, "XYZ-Wing", "0801", "xyz", Level::Expert, HodokuLevel::Hard, 180, true, TechniqueFamily::Wing}, Technique::XyzWing, findXyWings, kOnPath | kListed},
    Row{{Technique::Uniqueness1, "Uniqueness Test 1", "0600", "u1", Level::Hard, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness1, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::Uniqueness2, "Uniqueness Test 2", "0601", "u2", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness2, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::Uniqueness3, "Uniqueness Test 3", "0602", "u3", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness3, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::Uniqueness4, "Uniqueness Test 4", "0603", "u4", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness4, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::Uniqueness5, "Uniqueness Test 5", "0604", "u5", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness5, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::Uniqueness6, "Uniqueness Test 6", "0605", "u6", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::Uniqueness6, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::HiddenRectangle, "Hidden Rectangle", "0606", "hr", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::HiddenRectangle, findUniqueRectangles, kOnPath | kListed},
    Row{{Technique::AvoidableRectangle1, "Avoidable Rectangle Type 1", "0607", "ar1", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::AvoidableRectangle1, findAvoidableRectangles, kOnPath | kListed},
    Row{{Technique::AvoidableRectangle2, "Avoidable Rectangle Type 2", "0608", "ar2", Level::Expert, HodokuLevel::Hard, 100, true, TechniqueFamily::DeadlyPattern}, Technique::AvoidableRectangle2, findAvoidableRectangles, kOnPath | kListed},
    Row{{Technique::FinnedXWing, "Finned X-Wing", "0310", "fbf2", Level::Expert, HodokuLevel::Hard, 130, true, TechniqueFamily::Fish}, Technique::FinnedXWing, findFish, kOnPath | kListed, {2, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiXWing, "Sashimi X-Wing", "0320", "sbf2", Level::Expert, HodokuLevel::Hard, 150, true, TechniqueFamily::Fish}, Technique::SashimiXWing, findFish, kOnPath | kListed, {2, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::FinnedSwordfish, "Finned Swordfish", "0311", "fbf3", Level::Expert, HodokuLevel::Unfair, 200, true, TechniqueFamily::Fish}, Technique::FinnedSwordfish, findFish, kOnPath | kListed, {3, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiSwordfish, "Sashimi Swordfish", "0321", "sbf3", Level::Expert, HodokuLevel::Unfair, 240, true, TechniqueFamily::Fish}, Technique::SashimiSwordfish, findFish, kOnPath | kListed, {3, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::FinnedJellyfish, "Finned Jellyfish", "0312", "fbf4", Level::Expert, HodokuLevel::Unfair, 250, true, TechniqueFamily::Fish}, Technique::FinnedJellyfish, findFish, kOnPath | kListed, {4, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiJellyfish, "Sashimi Jellyfish", "0322", "sbf4", Level::Expert, HodokuLevel::Unfair, 260, true, TechniqueFamily::Fish}, Technique::SashimiJellyfish, findFish, kOnPath | kListed, {4, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::FinnedSquirmbag, "Finned Squirmbag", "0313", "fbf5", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::FinnedSquirmbag, findFish, 0, {5, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiSquirmbag, "Sashimi Squirmbag", "0323", "sbf5", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::SashimiSquirmbag, findFish, 0, {5, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::FinnedWhale, "Finned Whale", "0314", "fbf6", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::FinnedWhale, findFish, 0, {6, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiWhale, "Sashimi Whale", "0324", "sbf6", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::SashimiWhale, findFish, 0, {6, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::FinnedLeviathan, "Finned Leviathan", "0315", "fbf7", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::FinnedLeviathan, findFish, 0, {7, FishShape::Basic, FishFins::Finned}},
    Row{{Technique::SashimiLeviathan, "Sashimi Leviathan", "0325", "sbf7", Level::Expert, HodokuLevel::Unfair, 470, false, TechniqueFamily::Fish}, Technique::SashimiLeviathan, findFish, 0, {7, FishShape::Basic, FishFins::Sashimi}},
    Row{{Technique::SueDeCoq, "Sue de Coq", "1101", "sdc", Level::Expert, HodokuLevel::Unfair, 250, true, TechniqueFamily::AlmostLockedSet}, Technique::SueDeCoq, findSueDeCoq, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::SimpleColorsTrap, "Simple Colors Trap", "0500", "sc1", Level::Hard, HodokuLevel::Hard, 150, true, TechniqueFamily::Coloring}, Technique::SimpleColorsTrap, findSimpleColors, kOnPath | kListed},
    Row{{Technique::SimpleColorsWrap, "Simple Colors Wrap", "0501", "sc2", Level::Hard, HodokuLevel::Hard, 150, true, TechniqueFamily::Coloring}, Technique::SimpleColorsTrap, findSimpleColors, kOnPath | kListed},
    Row{{Technique::MultiColors1, "Multi Colors 1", "0502", "mc1", Level::Expert, HodokuLevel::Hard, 200, true, TechniqueFamily::Coloring}, Technique::MultiColors1, findMultiColors, kOnPath | kListed},
    Row{{Technique::MultiColors2, "Multi Colors 2", "0503", "mc2", Level::Expert, HodokuLevel::Hard, 200, true, TechniqueFamily::Coloring}, Technique::MultiColors1, findMultiColors, kOnPath | kListed},
    Row{{Technique::XChain, "X-Chain", "0701", "x", Level::Expert, HodokuLevel::Unfair, 260, true, TechniqueFamily::Chain}, Technique::XChain, findXChains, kOnPath | kListed | kNamesLength},
    Row{{Technique::XyChain, "XY-Chain", "0702", "xyc", Level::Expert, HodokuLevel::Unfair, 260, true, TechniqueFamily::Chain}, Technique::XyChain, findXyChains, kOnPath | kListed | kNamesLength},
    Row{{Technique::ContinuousNiceLoop, "Continuous Nice Loop", "0706", "cnl", Level::Extreme, HodokuLevel::Unfair, 280, true, TechniqueFamily::Chain}, Technique::ContinuousNiceLoop, findNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::DiscontinuousNiceLoop, "Discontinuous Nice Loop", "0707", "dnl", Level::Extreme, HodokuLevel::Unfair, 280, true, TechniqueFamily::Chain}, Technique::ContinuousNiceLoop, findNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::Aic, "AIC", "0708", "aic", Level::Extreme, HodokuLevel::Unfair, 280, true, TechniqueFamily::Chain}, Technique::ContinuousNiceLoop, findNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::GroupedContinuousNiceLoop, "Grouped Continuous Nice Loop", "0709", "gcnl", Level::Extreme, HodokuLevel::Unfair, 300, true, TechniqueFamily::Chain}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::GroupedDiscontinuousNiceLoop, "Grouped Discontinuous Nice Loop", "0710", "gdnl", Level::Extreme, HodokuLevel::Unfair, 300, true, TechniqueFamily::Chain}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::GroupedAic, "Grouped AIC", "0711", "gaic", Level::Extreme, HodokuLevel::Unfair, 300, true, TechniqueFamily::Chain}, Technique::GroupedContinuousNiceLoop, findGroupedNiceLoops, kOnPath | kListed | kNamesEliminated | kNamesLength},
    Row{{Technique::AlsXz, "Almost Locked Set XZ-Rule", "0901", "axz", Level::Extreme, HodokuLevel::Unfair, 300, true, TechniqueFamily::AlmostLockedSet}, Technique::AlsXz, findAlsXz, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::AlsXyWing, "Almost Locked Set XY-Wing", "0902", "axy", Level::Extreme, HodokuLevel::Unfair, 320, true, TechniqueFamily::AlmostLockedSet}, Technique::AlsXyWing, findAlsXyWings, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::AlsXyChain, "Almost Locked Set Chain", "0903", "ach", Level::Extreme, HodokuLevel::Unfair, 340, true, TechniqueFamily::AlmostLockedSet}, Technique::AlsXyChain, findAlsXyChains, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::DeathBlossom, "Death Blossom", "0904", "db", Level::Extreme, HodokuLevel::Unfair, 360, false, TechniqueFamily::AlmostLockedSet}, Technique::DeathBlossom, findDeathBlossoms, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::FrankenXWing, "Franken X-Wing", "0330", "ff2", Level::Extreme, HodokuLevel::Unfair, 300, true, TechniqueFamily::Fish}, Technique::FrankenXWing, findFish, kOnPath | kListed, {2, FishShape::Franken, FishFins::None}},
    Row{{Technique::FrankenSwordfish, "Franken Swordfish", "0331", "ff3", Level::Extreme, HodokuLevel::Unfair, 350, true, TechniqueFamily::Fish}, Technique::FrankenSwordfish, findFish, kOnPath | kListed, {3, FishShape::Franken, FishFins::None}},
    Row{{Technique::FrankenJellyfish, "Franken Jellyfish", "0332", "ff4", Level::Extreme, HodokuLevel::Unfair, 370, false, TechniqueFamily::Fish}, Technique::FrankenJellyfish, findFish, 0, {4, FishShape::Franken, FishFins::None}},
    Row{{Technique::FrankenSquirmbag, "Franken Squirmbag", "0333", "ff5", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FrankenSquirmbag, findFish, 0, {5, FishShape::Franken, FishFins::None}},
    Row{{Technique::FrankenWhale, "Franken Whale", "0334", "ff6", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FrankenWhale, findFish, 0, {6, FishShape::Franken, FishFins::None}},
    Row{{Technique::FrankenLeviathan, "Franken Leviathan", "0335", "ff7", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FrankenLeviathan, findFish, 0, {7, FishShape::Franken, FishFins::None}},
    Row{{Technique::FinnedFrankenXWing, "Finned Franken X-Wing", "0340", "fff2", Level::Extreme, HodokuLevel::Unfair, 390, true, TechniqueFamily::Fish}, Technique::FinnedFrankenXWing, findFish, kOnPath | kListed, {2, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::FinnedFrankenSwordfish, "Finned Franken Swordfish", "0341", "fff3", Level::Extreme, HodokuLevel::Unfair, 410, true, TechniqueFamily::Fish}, Technique::FinnedFrankenSwordfish, findFish, kOnPath | kListed, {3, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::FinnedFrankenJellyfish, "Finned Franken Jellyfish", "0342", "fff4", Level::Extreme, HodokuLevel::Unfair, 430, false, TechniqueFamily::Fish}, Technique::FinnedFrankenJellyfish, findFish, 0, {4, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::FinnedFrankenSquirmbag, "Finned Franken Squirmbag", "0343", "fff5", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedFrankenSquirmbag, findFish, 0, {5, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::FinnedFrankenWhale, "Finned Franken Whale", "0344", "fff6", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedFrankenWhale, findFish, 0, {6, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::FinnedFrankenLeviathan, "Finned Franken Leviathan", "0345", "fff7", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedFrankenLeviathan, findFish, 0, {7, FishShape::Franken, FishFins::Finned}},
    Row{{Technique::MutantXWing, "Mutant X-Wing", "0350", "mf2", Level::Extreme, HodokuLevel::Extreme, 450, false, TechniqueFamily::Fish}, Technique::MutantXWing, findFish, 0, {2, FishShape::Mutant, FishFins::None}},
    Row{{Technique::MutantSwordfish, "Mutant Swordfish", "0351", "mf3", Level::Extreme, HodokuLevel::Extreme, 450, false, TechniqueFamily::Fish}, Technique::MutantSwordfish, findFish, 0, {3, FishShape::Mutant, FishFins::None}},
    Row{{Technique::MutantJellyfish, "Mutant Jellyfish", "0352", "mf4", Level::Extreme, HodokuLevel::Extreme, 450, false, TechniqueFamily::Fish}, Technique::MutantJellyfish, findFish, 0, {4, FishShape::Mutant, FishFins::None}},
    Row{{Technique::MutantSquirmbag, "Mutant Squirmbag", "0353", "mf5", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::MutantSquirmbag, findFish, 0, {5, FishShape::Mutant, FishFins::None}},
    Row{{Technique::MutantWhale, "Mutant Whale", "0354", "mf6", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::MutantWhale, findFish, 0, {6, FishShape::Mutant, FishFins::None}},
    Row{{Technique::MutantLeviathan, "Mutant Leviathan", "0355", "mf7", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::MutantLeviathan, findFish, 0, {7, FishShape::Mutant, FishFins::None}},
    Row{{Technique::FinnedMutantXWing, "Finned Mutant X-Wing", "0360", "fmf2", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantXWing, findFish, 0, {2, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::FinnedMutantSwordfish, "Finned Mutant Swordfish", "0361", "fmf3", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantSwordfish, findFish, 0, {3, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::FinnedMutantJellyfish, "Finned Mutant Jellyfish", "0362", "fmf4", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantJellyfish, findFish, 0, {4, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::FinnedMutantSquirmbag, "Finned Mutant Squirmbag", "0363", "fmf5", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantSquirmbag, findFish, 0, {5, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::FinnedMutantWhale, "Finned Mutant Whale", "0364", "fmf6", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantWhale, findFish, 0, {6, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::FinnedMutantLeviathan, "Finned Mutant Leviathan", "0365", "fmf7", Level::Extreme, HodokuLevel::Extreme, 470, false, TechniqueFamily::Fish}, Technique::FinnedMutantLeviathan, findFish, 0, {7, FishShape::Mutant, FishFins::Finned}},
    Row{{Technique::KrakenFish1, "Kraken Fish Type 1", "0371", "kf1", Level::Inhuman, HodokuLevel::Extreme, 500, false, TechniqueFamily::KrakenFish}, Technique::KrakenFish1, findKrakenFish, 0},
    Row{{Technique::KrakenFish2, "Kraken Fish Type 2", "0372", "kf2", Level::Inhuman, HodokuLevel::Extreme, 500, false, TechniqueFamily::KrakenFish}, Technique::KrakenFish1, findKrakenFish, 0},
    Row{{Technique::ForcingChainContradiction, "Forcing Chain Contradiction", "1301", "fcc", Level::Extreme, HodokuLevel::Extreme, 500, true, TechniqueFamily::ForcingChain}, Technique::ForcingChainContradiction, findForcingChains, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::ForcingChainVerity, "Forcing Chain Verity", "1302", "fcv", Level::Extreme, HodokuLevel::Extreme, 500, true, TechniqueFamily::ForcingChain}, Technique::ForcingChainContradiction, findForcingChains, kOnPath | kListed},
    Row{{Technique::ForcingNetContradiction, "Forcing Net Contradiction", "1303", "fnc", Level::Inhuman, HodokuLevel::Extreme, 700, true, TechniqueFamily::ForcingChain}, Technique::ForcingNetContradiction, findForcingNets, kListed | kNamesEliminated},
    Row{{Technique::ForcingNetVerity, "Forcing Net Verity", "1304", "fnv", Level::Inhuman, HodokuLevel::Extreme, 700, true, TechniqueFamily::ForcingChain}, Technique::ForcingNetContradiction, findForcingNets, kListed},
    Row{{Technique::TemplateSet, "Template Set", "1201", "ts", Level::Inhuman, HodokuLevel::Extreme, 10000, false, TechniqueFamily::Template}, Technique::TemplateSet, findTemplates, 0},
    Row{{Technique::TemplateDelete, "Template Delete", "1202", "td", Level::Inhuman, HodokuLevel::Extreme, 10000, false, TechniqueFamily::Template}, Technique::TemplateDelete, findTemplates, 0},
    Row{{Technique::UniqueLoop, "Unique Loop", "0620", "ul", Level::Expert, HodokuLevel::Hard, 110, false, TechniqueFamily::DeadlyPattern}, Technique::UniqueLoop, findUniqueLoops, kOnPath | kListed},
    Row{{Technique::BugType2, "Bivalue Universal Grave Type 2", "0611", "bug2", Level::Expert, HodokuLevel::Hard, 110, false, TechniqueFamily::DeadlyPattern}, Technique::BugType2, findBugs, kOnPath | kListed},
    Row{{Technique::BugType3, "Bivalue Universal Grave Type 3", "0612", "bug3", Level::Expert, HodokuLevel::Hard, 120, false, TechniqueFamily::DeadlyPattern}, Technique::BugType3, findBugs, kOnPath | kListed},
    Row{{Technique::BugType4, "Bivalue Universal Grave Type 4", "0613", "bug4", Level::Expert, HodokuLevel::Hard, 110, false, TechniqueFamily::DeadlyPattern}, Technique::BugType4, findBugs, kOnPath | kListed},
    Row{{Technique::AlignedPairExclusion, "Aligned Pair Exclusion", "1500", "ape", Level::Extreme, HodokuLevel::Unfair, 350, false, TechniqueFamily::AlignedExclusion}, Technique::AlignedPairExclusion, findAlignedExclusions, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::AlignedTripleExclusion, "Aligned Triple Exclusion", "1501", "ate", Level::Extreme, HodokuLevel::Unfair, 480, false, TechniqueFamily::AlignedExclusion}, Technique::AlignedTripleExclusion, findAlignedExclusions, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::NishioForcingChains, "Nishio Forcing Chains", "1600", "nfc", Level::Extreme, HodokuLevel::Extreme, 520, false, TechniqueFamily::ProvedChain}, Technique::NishioForcingChains, findProvedChains, kOnPath | kListed | kNamesEliminated},
    Row{{Technique::DynamicForcingChains, "Dynamic Forcing Chains", "1601", "dfc", Level::Inhuman, HodokuLevel::Extreme, 600, false, TechniqueFamily::ProvedChain}, Technique::DynamicForcingChains, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::DynamicForcingChainsPlus, "Dynamic Forcing Chains (+)", "1602", "dfc1", Level::Inhuman, HodokuLevel::Extreme, 800, false, TechniqueFamily::ProvedChain}, Technique::DynamicForcingChainsPlus, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::NestedForcingChains, "Dynamic Forcing Chains (+ Forcing Chains)", "1603", "dfc2", Level::Inhuman, HodokuLevel::Extreme, 1000, false, TechniqueFamily::ProvedChain}, Technique::NestedForcingChains, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::NestedMultipleForcingChains, "Dynamic Forcing Chains (+ Multiple Forcing Chains)", "1604", "dfc3", Level::Inhuman, HodokuLevel::Extreme, 1200, false, TechniqueFamily::ProvedChain}, Technique::NestedMultipleForcingChains, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::NestedDynamicForcingChains, "Dynamic Forcing Chains (+ Dynamic Forcing Chains)", "1605", "dfc4", Level::Inhuman, HodokuLevel::Extreme, 1500, false, TechniqueFamily::ProvedChain}, Technique::NestedDynamicForcingChains, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::NestedNestedForcingChains, "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))", "1606", "dfc5", Level::Inhuman, HodokuLevel::Extreme, 2000, false, TechniqueFamily::ProvedChain}, Technique::NestedNestedForcingChains, findProvedChains, kOnPath | kNamesEliminated},
    Row{{Technique::RefutationTree, "Refutation Tree", "1607", "rt", Level::Inhuman, HodokuLevel::Extreme, 5000, false, TechniqueFamily::ProvedChain}, Technique::RefutationTree, findProvedChains, kOnPath | kNamesEliminated},
};
// clang-format on

constexpr bool isInOrder() {
  for (std::size_t index = 0; index < kTable.size(); ++index)
    if (static_cast<std::size_t>(kTable[index].info.technique) != index) return false;
  return true;
}
static_assert(kTable.size() == kTechniqueCount && isInOrder());

constexpr const Row& rowOf(Technique technique) {
  return kTable[static_cast<std::size_t>(technique)];
}

/// A range of adjacent techniques in the table that one function finds together.
struct Group {
  Technique first;
  Technique last;
};

/// The groups whose first technique fulfils `isSuch`, in the order of the table.
template <bool (*isSuch)(const Row&)>
constexpr auto groupsOf() {
  constexpr auto leads = [](const Row& row) { return row.group == row.info.technique && isSuch(row); };
  std::array<Group, std::count_if(kTable.begin(), kTable.end(), leads)> groups{};
  std::size_t count = 0;
  for (const Row& row : kTable) {
    if (leads(row)) groups[count++].first = row.group;
    if (count > 0 && groups[count - 1].first == row.group) groups[count - 1].last = row.info.technique;
  }
  return groups;
}

/// The first step of a group of adjacent techniques. Nothing if there is none, or if stopped, because what a
/// stopped search has found need not be the first step.
std::optional<Step> firstOf(Search& search, Technique first, Technique last);

/// Every step of a group's techniques that the options allow, in the order of the techniques. If stopped, the
/// steps found so far.
std::vector<Step> allOf(const State& state, Group group, const SearchOptions& options,
                        const std::stop_token& stop = {});

}  // namespace sudoku::techniques
