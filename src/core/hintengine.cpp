#include <algorithm>
#include <array>
#include <utility>

#include <sudoku/hintengine.h>
#include <sudoku/solver.h>

#include "techniques/hodokuorder.h"
#include "techniques/order.h"

namespace sudoku {
namespace {

using techniques::firstOf;
using techniques::isOnPath;
using techniques::kByLevel;
using techniques::kTable;
using techniques::Row;
using techniques::Search;
using techniques::SearchOptions;
using techniques::State;

/// Whether some candidate is in no solution of the board. Proofs for all that is left are long, and where
/// there is none the searches for them go on until they give up.
bool isSomethingWrong(const State& state) {
  std::vector<Grid> grids;
  for (const Cell cell : state.openCells())
    for (const Digit digit : state.at(cell)) grids.emplace_back(state.board()).set(cell, digit);
  std::vector<std::size_t> counts(grids.size());
  countAllSolutions(grids, 1, counts);
  return std::find(counts.begin(), counts.end(), 0U) != counts.end();
}

std::optional<Step> firstByLevel(const State& state, const SearchOptions& options,
                                 const std::stop_token& stop) {
  Search search(state, options, stop);
  bool isProvable = options.isUnique;
  for (const auto [first, last] : kByLevel) {
    if (!isProvable && infoOf(first).level == Level::Inhuman) {
      isProvable = isSomethingWrong(state);
      if (!isProvable) return std::nullopt;
    }
    if (auto step = firstOf(search, first, last)) return step;
  }
  return std::nullopt;
}

std::optional<Step> firstStep(const State& state, StepOrder order, const SearchOptions& options,
                              const std::stop_token& stop) {
  if (state.openCells().isEmpty() || state.isContradictory() || stop.stop_requested()) return std::nullopt;
  return order == StepOrder::Hodoku ? techniques::firstByHodoku(state, options, stop)
                                    : firstByLevel(state, options, stop);
}

SearchOptions optionsFor(const Position& position) {
  SearchOptions options;
  options.isUnique = hasUniqueSolution(position.givens);
  return options;
}

State stateOf(const Position& position) {
  return {position.givens, position.board, position.candidates};
}

SearchOptions libraryOptions(Technique technique, const std::string& variant) {
  SearchOptions options;
  options.wantsAll = true;
  options.onePerElimination = false;
  options.alsChainLength = 6;
  options.alsChainsBothWays = true;
  const bool isFish = technique >= Technique::XWing && technique <= Technique::FinnedMutantLeviathan;
  const std::string_view name = infoOf(technique).name;
  options.pairsUp = technique == Technique::DualTwoStringKite || technique == Technique::DualEmptyRectangle ||
                    (isFish && (name.ends_with("Swordfish") || name.ends_with("Jellyfish")));
  options.twoMakeARectangle = variant == "1" || technique == Technique::DualEmptyRectangle;
  options.missingCandidates = variant != "1";
  options.overlap = variant == "2" && technique != Technique::AlsXz;
  options.lockedSetNodes = variant == "3" || variant == "4" ||
                           (variant == "2" && technique == Technique::GroupedContinuousNiceLoop);
  return options;
}

std::vector<Step> stepsOf(const State& state, Technique technique, const SearchOptions& options,
                          const std::stop_token& stop) {
  Search search(state, options, stop);
  search.lookFor(technique, technique);
  techniques::rowOf(technique).find(search);
  return std::move(search.steps());
}

char toLower(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

/// Whether two names are the same but for their case, and blanks for hyphens.
bool isSameName(std::string_view a, std::string_view b) {
  const auto plain = [](char character) { return character == ' ' ? '-' : toLower(character); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char left, char right) { return plain(left) == plain(right); });
}

/// Whether a line of the library names the digits that go rather than those that the step is about.
bool namesEliminatedDigits(Technique technique) {
  return (technique >= Technique::ContinuousNiceLoop && technique <= Technique::DeathBlossom) ||
         technique == Technique::SueDeCoq || technique == Technique::ForcingChainContradiction ||
         technique == Technique::ForcingNetContradiction || technique >= Technique::NishioForcingChains;
}

bool namesChainLength(Technique technique) {
  return technique == Technique::RemotePair ||
         (technique >= Technique::XChain && technique <= Technique::GroupedAic);
}

}  // namespace

const TechniqueInfo& infoOf(Technique technique) {
  return techniques::rowOf(technique).info;
}

std::optional<Technique> techniqueNamed(std::string_view text) {
  for (const Row& row : kTable)
    if (text == row.info.code || text == row.info.shortName || isSameName(text, row.info.name))
      return row.info.technique;
  return std::nullopt;
}

bool mayBeOnPath(Technique technique) {
  return isOnPath(infoOf(technique));
}

Position positionOf(const Grid& givens) {
  return {givens, givens, Candidates(givens)};
}

Position positionOf(const PuzzleRecord& record) {
  return {record.givens, record.board, candidatesOf(record)};
}

void apply(Position& position, const Step& step) {
  for (const auto [cell, digit] : step.placements) {
    position.board.set(cell, digit);
    position.candidates.place(cell, digit);
  }
  for (const auto [cell, digit] : step.eliminations) position.candidates.eliminate(cell, digit);
}

std::optional<Step> nextStep(const Position& position, StepOrder order, const std::stop_token& stop) {
  return firstStep(stateOf(position), order, optionsFor(position), stop);
}

std::vector<Step> allSteps(const Position& position, std::optional<Technique> technique,
                           const std::stop_token& stop) {
  SearchOptions options = optionsFor(position);
  options.wantsAll = true;
  options.lockedSetNodes = true;
  options.alsChainLength = 4;
  const State state = stateOf(position);
  if (state.isContradictory()) return {};
  if (technique) return stepsOf(state, *technique, options, stop);
  std::vector<Step> steps;
  for (const Row& row : kTable) {
    if (!isOnPath(row.info) && !row.info.isOnHodokuPath) continue;
    if (row.info.technique >= Technique::DynamicForcingChains) break;
    if (stop.stop_requested()) break;
    for (Step& step : stepsOf(state, row.info.technique, options, stop)) steps.push_back(std::move(step));
  }
  return steps;
}

std::optional<std::vector<Step>> librarySteps(const LibraryLine& line) {
  const std::string code = line.technique.substr(0, 4);
  const auto* const row =
      std::find_if(kTable.begin(), kTable.end(), [&](const Row& each) { return each.info.code == code; });
  if (row == kTable.end()) return std::nullopt;
  const Position position = positionOf(toRecord(line));
  return stepsOf(stateOf(position), row->info.technique, libraryOptions(row->info.technique, line.variant),
                 {});
}

LibraryLine toLibraryLine(const Position& position, const Step& step) {
  LibraryLine line;
  line.technique = std::string(infoOf(step.technique).code) + (step.isSiamese ? "1" : "");
  DigitSet digits;
  if (namesEliminatedDigits(step.technique))
    for (const Candidate& candidate : step.eliminations) digits.add(candidate.digit);
  else
    for (const Digit digit : step.digits) digits.add(digit);
  line.digits.clear();
  for (const Digit digit : digits) line.digits += digit.toChar();
  line.givens = position.givens;
  line.board = position.board;
  const Candidates allowed(position.board);
  for (const Cell cell : allowed.openCells())
    for (const Digit digit : allowed.at(cell) - position.candidates.at(cell))
      line.deleted.push_back({cell, digit});
  line.eliminations = step.eliminations;
  line.placements = step.placements;
  if (namesChainLength(step.technique)) line.extra = std::to_string(step.chainLength - 1);
  return line;
}

SolutionPath solvePath(const Position& position, StepOrder order, const std::stop_token& stop) {
  const SearchOptions options = optionsFor(position);
  State state = stateOf(position);
  SolutionPath path;
  while (auto step = firstStep(state, order, options, stop)) {
    carryOut(*step, state);
    path.steps.push_back(*std::move(step));
  }
  path.isSolved = state.openCells().isEmpty();
  path.isStopped = !path.isSolved && stop.stop_requested();
  return path;
}

}  // namespace sudoku
