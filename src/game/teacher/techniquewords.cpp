#include "techniquewords.h"

#include <array>
#include <cassert>

#include "game/language/capital.h"

namespace sudoku {
namespace {

struct Words {
  Technique technique;
  const char* title;
  const char* idea;
};

// clang-format off
constexpr std::array kWords = {
    Words{Technique::FullHouse, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Last empty cell"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A row, column or box with one empty cell")},
    Words{Technique::NakedSingle, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Naked single"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "The only digit left for its cell")},
    Words{Technique::HiddenSingle, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Hidden single"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "The only place left in a row, column or box")},
    Words{Technique::LockedPair, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Locked pair"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two digits for two cells of a box and a line")},
    Words{Technique::LockedTriple, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Locked triple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three digits for three cells of a box and a line")},
    Words{Technique::Pointing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Pointing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "The digit of a box lies on one line")},
    Words{Technique::Claiming, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Claiming"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "The digit of a line lies in one box")},
    Words{Technique::NakedPair, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Naked pair"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two cells for two digits")},
    Words{Technique::NakedTriple, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Naked triple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three cells for three digits")},
    Words{Technique::HiddenPair, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Hidden pair"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two digits with two places")},
    Words{Technique::HiddenTriple, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Hidden triple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three digits with three places")},
    Words{Technique::NakedQuadruple, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Naked quadruple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Four cells for four digits")},
    Words{Technique::HiddenQuadruple, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Hidden quadruple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Four digits with four places")},
    Words{Technique::XWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two lines share two places")},
    Words{Technique::Swordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three lines share three places")},
    Words{Technique::Jellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Four lines share four places")},
    Words{Technique::Squirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Five lines share five places")},
    Words{Technique::Whale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Six lines share six places")},
    Words{Technique::Leviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Seven lines share seven places")},
    Words{Technique::RemotePair, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Remote pair"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A row of equal pairs")},
    Words{Technique::BugPlusOne, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "BUG + 1"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "One digit keeps two solutions away")},
    Words{Technique::Skyscraper, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Skyscraper"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two towers on one line")},
    Words{Technique::TwoStringKite, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two-string kite"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two strings that meet in a box")},
    Words{Technique::DualTwoStringKite, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Dual two-string kite"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two kites that meet in a box")},
    Words{Technique::TurbotFish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Turbot fish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A short chain of one digit")},
    Words{Technique::EmptyRectangle, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Empty rectangle"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A box whose digit lies on a cross")},
    Words{Technique::DualEmptyRectangle, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Dual empty rectangle"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A cross in a box, used twice")},
    Words{Technique::WWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "W-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Twins with a link between them")},
    Words{Technique::XyWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "XY-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Either wing holds the digit")},
    Words{Technique::XyzWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "XYZ-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "One of three cells holds the digit")},
    Words{Technique::Uniqueness1, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 1"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three corners that must not be four")},
    Words{Technique::Uniqueness2, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 2"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Corners with one digit more")},
    Words{Technique::Uniqueness3, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 3"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Corners that help to make a set")},
    Words{Technique::Uniqueness4, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 4"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Corners that one digit needs")},
    Words{Technique::Uniqueness5, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 5"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Corners with one digit more")},
    Words{Technique::Uniqueness6, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique rectangle, type 6"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Corners that one digit needs twice")},
    Words{Technique::HiddenRectangle, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Hidden rectangle"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A rectangle among other digits")},
    Words{Technique::AvoidableRectangle1, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Avoidable rectangle, type 1"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three entries that must not be four")},
    Words{Technique::AvoidableRectangle2, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Avoidable rectangle, type 2"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Entries, and corners with one digit more")},
    Words{Technique::FinnedXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "An X-Wing with an extra place")},
    Words{Technique::SashimiXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "An X-Wing with an extra place and a gap")},
    Words{Technique::FinnedSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Swordfish with an extra place")},
    Words{Technique::SashimiSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Swordfish with an extra place and a gap")},
    Words{Technique::FinnedJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Jellyfish with an extra place")},
    Words{Technique::SashimiJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Jellyfish with an extra place and a gap")},
    Words{Technique::FinnedSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Squirmbag with an extra place")},
    Words{Technique::SashimiSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Squirmbag with an extra place and a gap")},
    Words{Technique::FinnedWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Whale with an extra place")},
    Words{Technique::SashimiWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Whale with an extra place and a gap")},
    Words{Technique::FinnedLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Leviathan with an extra place")},
    Words{Technique::SashimiLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sashimi Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Leviathan with an extra place and a gap")},
    Words{Technique::SueDeCoq, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sue de Coq"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A line and a box share out digits")},
    Words{Technique::SimpleColorsTrap, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Colouring: trap"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "What both colours see")},
    Words{Technique::SimpleColorsWrap, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Colouring: wrap"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A colour that sees itself")},
    Words{Technique::MultiColors1, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two colourings: trap"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "What the ends of two colourings see")},
    Words{Technique::MultiColors2, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two colourings: wrap"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A colour that sees both of another")},
    Words{Technique::XChain, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "X-chain"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain of one digit")},
    Words{Technique::XyChain, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "XY-chain"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain of cells with two candidates")},
    Words{Technique::ContinuousNiceLoop, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Closed loop"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain that ends where it began")},
    Words{Technique::DiscontinuousNiceLoop, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Loop with a clash"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain that comes back changed")},
    Words{Technique::Aic, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Chain (AIC)"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "One of two ends is true")},
    Words{Technique::GroupedContinuousNiceLoop, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Closed loop with groups"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain that ends where it began")},
    Words{Technique::GroupedDiscontinuousNiceLoop, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Loop with groups and a clash"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A chain that comes back changed")},
    Words{Technique::GroupedAic, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Chain with groups"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "One of two ends is true")},
    Words{Technique::AlsXz, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Almost locked sets"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two sets that share a digit")},
    Words{Technique::AlsXyWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Almost locked sets: wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two sets that a third connects")},
    Words{Technique::AlsXyChain, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Almost locked sets: chain"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Sets in a row")},
    Words{Technique::DeathBlossom, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Death blossom"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A cell with a set for each digit")},
    Words{Technique::FrankenXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two lines and boxes share as many places")},
    Words{Technique::FrankenSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three lines and boxes share as many places")},
    Words{Technique::FrankenJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Four lines and boxes share as many places")},
    Words{Technique::FrankenSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Five lines and boxes share as many places")},
    Words{Technique::FrankenWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Six lines and boxes share as many places")},
    Words{Technique::FrankenLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Franken Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Seven lines and boxes share as many places")},
    Words{Technique::FinnedFrankenXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken X-Wing with an extra place")},
    Words{Technique::FinnedFrankenSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken Swordfish with an extra place")},
    Words{Technique::FinnedFrankenJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken Jellyfish with an extra place")},
    Words{Technique::FinnedFrankenSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken Squirmbag with an extra place")},
    Words{Technique::FinnedFrankenWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken Whale with an extra place")},
    Words{Technique::FinnedFrankenLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Franken Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Franken Leviathan with an extra place")},
    Words{Technique::MutantXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two houses of all kinds share as many places")},
    Words{Technique::MutantSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three houses of all kinds share as many places")},
    Words{Technique::MutantJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Four houses of all kinds share as many places")},
    Words{Technique::MutantSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Five houses of all kinds share as many places")},
    Words{Technique::MutantWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Six houses of all kinds share as many places")},
    Words{Technique::MutantLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Mutant Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Seven houses of all kinds share as many places")},
    Words{Technique::FinnedMutantXWing, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant X-Wing"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant X-Wing with an extra place")},
    Words{Technique::FinnedMutantSwordfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant Swordfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant Swordfish with an extra place")},
    Words{Technique::FinnedMutantJellyfish, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant Jellyfish"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant Jellyfish with an extra place")},
    Words{Technique::FinnedMutantSquirmbag, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant Squirmbag"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant Squirmbag with an extra place")},
    Words{Technique::FinnedMutantWhale, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant Whale"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant Whale with an extra place")},
    Words{Technique::FinnedMutantLeviathan, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Finned Mutant Leviathan"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A Mutant Leviathan with an extra place")},
    Words{Technique::KrakenFish1, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Kraken fish, type 1"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A fish whose fins lead on")},
    Words{Technique::KrakenFish2, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Kraken fish, type 2"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A fish whose places lead on")},
    Words{Technique::ForcingChainContradiction, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing chain: contradiction"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "An assumption that refutes itself")},
    Words{Technique::ForcingChainVerity, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing chain: every case"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "All cases end alike")},
    Words{Technique::ForcingNetContradiction, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing net: contradiction"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "An assumption that refutes itself")},
    Words{Technique::ForcingNetVerity, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing net: every case"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "All cases end alike")},
    Words{Technique::TemplateSet, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Template: set"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A cell in all ways to place a digit")},
    Words{Technique::TemplateDelete, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Template: delete"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A cell in no way to place a digit")},
    Words{Technique::UniqueLoop, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Unique loop"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A ring that must not be left with two digits")},
    Words{Technique::BugType2, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "BUG, type 2"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "One digit keeps two solutions away")},
    Words{Technique::BugType3, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "BUG, type 3"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Some digits keep two solutions away")},
    Words{Technique::BugType4, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "BUG, type 4"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two cells keep two solutions away")},
    Words{Technique::AlignedPairExclusion, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Aligned pair"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Two cells and what they can hold together")},
    Words{Technique::AlignedTripleExclusion, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Aligned triple"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Three cells and what they can hold together")},
    Words{Technique::NishioForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing chains within a digit"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "A digit that refutes itself")},
    Words{Technique::DynamicForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Dynamic forcing chains"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "What several links lead to together")},
    Words{Technique::DynamicForcingChainsPlus, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Dynamic forcing chains with patterns"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Links, and patterns on the way")},
    Words{Technique::NestedForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Chains inside chains"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Links, and chains on the way")},
    Words{Technique::NestedMultipleForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Forcing chains inside chains"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Links, and cases on the way")},
    Words{Technique::NestedDynamicForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Dynamic chains inside chains"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Links, and nets on the way")},
    Words{Technique::NestedNestedForcingChains, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Chains three deep"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Links, and chains within chains on the way")},
    Words{Technique::RefutationTree, QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "All cases"), QT_TRANSLATE_NOOP("sudoku::TechniqueWords", "Every other case breaks the board")},
};
// clang-format on

const Words& wordsOf(Technique technique) {
  const Words& words = kWords[static_cast<std::size_t>(technique)];
  assert(words.technique == technique);
  return words;
}

/// Whether a technique's name keeps its capital letter inside a sentence: the names of fish and of people do,
/// as do X-Wing and its like, whose second letter tells.
bool isProper(const QString& name) {
  if (name.size() > 1 && !name[1].isLower()) return true;
  static const QStringList words = {"Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan",
                                    "Franken",   "Mutant",    "Kraken",    "Sue"};
  return words.contains(name.section(u' ', 0, 0));
}

}  // namespace

QString TechniqueWords::title(Technique technique) {
  return tr(wordsOf(technique).title);
}

QString TechniqueWords::inside(Technique technique) {
  const QString name = title(technique);
  return isProper(name) ? name : asInside(name);
}

QString TechniqueWords::idea(Technique technique) {
  return tr(wordsOf(technique).idea);
}

QString TechniqueWords::fish(std::size_t size) {
  switch (size) {
    case 2:
      return tr("X-Wing", "a fish, within a sentence");
    case 3:
      return tr("Swordfish", "a fish, within a sentence");
    case 4:
      return tr("Jellyfish", "a fish, within a sentence");
    case 5:
      return tr("Squirmbag", "a fish, within a sentence");
    case 6:
      return tr("Whale", "a fish, within a sentence");
    default:
      return tr("Leviathan", "a fish, within a sentence");
  }
}

QString TechniqueWords::withoutFins(Technique technique, std::size_t size) {
  const auto isFrom = [technique](Technique first, Technique last) {
    return first <= technique && technique <= last;
  };
  const auto sized = [size](Technique smallest) {
    return inside(static_cast<Technique>(static_cast<std::size_t>(smallest) + size - 2));
  };
  if (isFrom(Technique::FinnedFrankenXWing, Technique::FinnedFrankenLeviathan))
    return sized(Technique::FrankenXWing);
  if (isFrom(Technique::FinnedMutantXWing, Technique::FinnedMutantLeviathan))
    return sized(Technique::MutantXWing);
  return fish(size);
}

}  // namespace sudoku
