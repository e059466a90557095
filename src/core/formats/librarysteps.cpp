#include <algorithm>
#include <string>
#include <variant>

#include <sudoku/formats/librarysteps.h>

#include "candidategrid.h"
#include "logic/techniques/registry.h"

namespace sudoku {
namespace {

using techniques::allOf;
using techniques::kTable;
using techniques::Row;
using techniques::rowOf;
using techniques::SearchOptions;
using techniques::State;

SearchOptions libraryOptions(Technique technique, const std::string& variant) {
  SearchOptions options;
  options.wantsAll = true;
  options.onePerElimination = false;
  options.alsChainLength = 6;
  options.alsChainsBothWays = true;
  const int fishSize = rowOf(technique).fish.size;
  options.pairsUp = technique == Technique::DualTwoStringKite || technique == Technique::DualEmptyRectangle ||
                    fishSize == 3 || fishSize == 4;
  options.twoMakeARectangle = variant == "1" || technique == Technique::DualEmptyRectangle;
  options.missingCandidates = variant != "1";
  options.overlap = variant == "2" && technique != Technique::AlsXz;
  options.lockedSetNodes = variant == "3" || variant == "4" ||
                           (variant == "2" && technique == Technique::GroupedContinuousNiceLoop);
  return options;
}

/// A visitor that returns the digits of a step as HoDoKu's library lists them: for most kinds of reason, the
/// digits that the reason contains.
struct DigitsOf {
  DigitSet operator()(const reason::Single& single) const { return {single.candidate.digit}; }
  DigitSet operator()(const reason::KrakenFish& kraken) const { return {kraken.fish.digit}; }
  DigitSet operator()(const reason::Wing& wing) const { return wing.pivotDigits | DigitSet{wing.digit}; }
  DigitSet operator()(const reason::WWing& wing) const { return {wing.digit, wing.link}; }
  DigitSet operator()(const reason::Rectangle& rectangle) const {
    return {rectangle.digits[0], rectangle.digits[1]};
  }
  DigitSet operator()(const reason::BugPlusOne& /*none*/) const { return {}; }
  template <typename Other>
  DigitSet operator()(const Other& other) const {
    if constexpr (requires { DigitSet(other.digits); })
      return other.digits;
    else if constexpr (requires { other.digit; })
      return {other.digit};
    else
      return {};
  }
};

DigitSet namedDigits(const Step& step) {
  if (!rowOf(step.technique).has(techniques::kNamesEliminated)) return std::visit(DigitsOf(), step.reason);
  DigitSet digits;
  for (const Candidate& candidate : step.eliminations) digits.add(candidate.digit);
  return digits;
}

bool isSiameseFish(const Step& step) {
  const auto* const fish = std::get_if<reason::Fish>(&step.reason);
  return fish != nullptr && fish->siamese.has_value();
}

}  // namespace

std::optional<std::vector<Step>> librarySteps(const LibraryLine& line) {
  const std::string code = line.technique.substr(0, 4);
  const auto* const row =
      std::find_if(kTable.begin(), kTable.end(), [&](const Row& each) { return each.info.code == code; });
  if (row == kTable.end()) return std::nullopt;
  const Technique technique = row->info.technique;
  const State state(positionOf(toRecord(line)));
  if (state.isContradictory()) return std::vector<Step>();
  return allOf(state, {technique, technique}, libraryOptions(technique, line.variant));
}

LibraryLine toLibraryLine(const Position& position, const Step& step) {
  LibraryLine line;
  line.technique = std::string(infoOf(step.technique).code) + (isSiameseFish(step) ? "1" : "");
  line.digits.clear();
  for (const Digit digit : namedDigits(step)) line.digits += digit.toChar();
  line.givens = position.givens;
  line.board = position.board;
  line.deleted = formats::goneFrom(position.board, position.candidates);
  line.eliminations = step.eliminations;
  line.placements = step.placements;
  if (rowOf(step.technique).has(techniques::kNamesLength))
    line.extra = std::to_string(std::get<reason::LinkChain>(step.reason).length - 1);
  return line;
}

}  // namespace sudoku
