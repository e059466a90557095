#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/rating/rating.h>

/// Lists of steps as the pages show them: the steps that lead to the solution, and all steps open in a
/// position. Everything here is pure and may be called from any thread.
namespace sudoku {

/// A step and the position before it.
struct ListedStep {
  Step step;
  Position position;
  std::size_t number = 0;  ///< place in the whole list, from 1; 0: the step stands in none

  friend bool operator==(const ListedStep&, const ListedStep&) = default;
};

/// Function that takes each step as soon as it is found.
using ListedStepSink = std::function<void(const ListedStep&)>;

/// How a position is solved, always by the easiest step. A search that was stopped gives the steps found so
/// far.
std::vector<ListedStep> listPath(const Position& position, const std::stop_token& stop = {},
                                 const ListedStepSink& found = {});

/// All open steps of the techniques that HoDoKu lists or that a solution path may use, the easiest technique
/// first, and within a technique the steps that conclude most. A search that was stopped gives the steps
/// found so far.
std::vector<ListedStep> listOpenSteps(const Position& position, const std::stop_token& stop = {},
                                      const ListedStepSink& found = {});
/// Sorts open steps into the order of listOpenSteps(); steps that are alike keep their order.
void sortOpenSteps(std::vector<ListedStep>& steps);

/// Whether technique `a` is easier than `b`: by level, then by the order of the registry.
bool isEasier(Technique a, Technique b);

/// The hardest technique of some steps, by level, then by score; nothing if there are no steps.
std::optional<Technique> hardestOf(const std::vector<ListedStep>& steps);

/// The ratings of a puzzle that stand above its solution path.
struct PuzzleFigures {
  ExplainerRating explainer;
  HodokuRating hodoku;
  Level level = Level::Easy;

  friend bool operator==(const PuzzleFigures&, const PuzzleFigures&) = default;
};

/// Finds the figures of a puzzle; nothing if it was stopped. Puzzles that Sudoku Explainer rates 10 and more
/// can take seconds.
std::optional<PuzzleFigures> figuresOf(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
