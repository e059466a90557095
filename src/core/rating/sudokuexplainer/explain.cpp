#include <algorithm>
#include <utility>

#include <sudoku/rating/explainer.h>

#include "hintsearch.h"

namespace sudoku {
namespace {

using explainer::Bits;
using explainer::Hint;
using explainer::HintSearch;
using explainer::OptionPosition;

void apply(const Hint& hint, OptionPosition& position) {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const auto digits = hint.removals[explainer::at(cell)]; digits != 0)
      position.eliminateAll(cell, digits);
  if (hint.cell >= 0) position.place(hint.cell, hint.digit);
}

/// Solves a puzzle by Sudoku Explainer's rules and calls `use` with each step. Returns whether the puzzle was
/// solved; nothing if stopped.
template <typename Use>
std::optional<bool> forEachHint(const Puzzle& puzzle, const std::stop_token& stop, Use use) {
  OptionPosition position(puzzle.givens);
  HintSearch search(stop);
  while (!position.emptyCells().isEmpty()) {
    const auto hint = search.next(position);
    if (stop.stop_requested()) return std::nullopt;
    if (!hint) return false;
    use(*hint);
    apply(*hint, position);
  }
  return true;
}

/// Converts a rating to tenths, rounding as Sudoku Explainer does.
int toTenths(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

ExplainerStep toStep(const Hint& hint) {
  ExplainerStep step;
  step.technique = hint.technique;
  step.nesting = hint.nesting;
  step.rating = toTenths(hint.rating);
  if (hint.cell >= 0) step.placement = Candidate{Cell(hint.cell), Digit(hint.digit + 1)};
  for (const Cell cell : allCells()) {
    if (cell.index() == hint.cell) continue;
    for (const int digit : Bits(hint.removals[explainer::at(cell.index())]))
      step.eliminations.push_back({cell, Digit(digit + 1)});
  }
  return step;
}

std::string tenthsToText(int tenths) {
  return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

}  // namespace

std::string nameOf(const ExplainerStep& step) {
  static constexpr std::array<std::string_view, 6> kNestings = {
      "",
      " (+)",
      " (+ Forcing Chains)",
      " (+ Multiple Forcing Chains)",
      " (+ Dynamic Forcing Chains)",
      " (+ Dynamic Forcing Chains (+ Forcing Chains))"};
  return std::string(nameOf(step.technique)) + std::string(kNestings[static_cast<std::size_t>(step.nesting)]);
}

std::string toText(const ExplainerRating& rating) {
  return tenthsToText(rating.difficulty) + '/' + tenthsToText(rating.pearl) + '/' +
         tenthsToText(rating.diamond);
}

std::optional<ExplainerRating> rateByExplainer(const Puzzle& puzzle, const std::stop_token& stop) {
  double hardest = 0;
  ExplainerRating rating;
  const auto isSolved = forEachHint(puzzle, stop, [&](const Hint& hint) {
    hardest = std::max(hardest, hint.rating);
    if (rating.diamond == 0) rating.diamond = toTenths(hardest);
    if (rating.pearl == 0 && hint.cell >= 0) rating.pearl = toTenths(hardest);
  });
  if (!isSolved) return std::nullopt;
  rating.difficulty = *isSolved ? toTenths(hardest) : kBeyondExplainer;
  return rating;
}

std::optional<std::vector<ExplainerStep>> explain(const Puzzle& puzzle, const std::stop_token& stop) {
  std::vector<ExplainerStep> steps;
  const auto isSolved =
      forEachHint(puzzle, stop, [&steps](const Hint& hint) { steps.push_back(toStep(hint)); });
  return isSolved ? std::optional(std::move(steps)) : std::nullopt;
}

}  // namespace sudoku
