#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/rating/rating.h>

/// Lists of steps: the solution path, and all steps that are possible in a position. All functions are pure
/// and may be called from any thread.
namespace sudoku {

/// A step with the position before it.
struct ListedStep {
  Step step;
  Position position;
  std::size_t number = 0;  ///< position in the whole list, from 1; 0 for a step that is in no list

  friend bool operator==(const ListedStep&, const ListedStep&) = default;
};

/// Function that takes each step as soon as it is found.
using ListedStepSink = std::function<void(const ListedStep&)>;

/// The steps that solve a position, always the easiest one next. A search that was stopped returns the steps
/// found so far.
std::vector<ListedStep> listPath(const Position& position, const std::stop_token& stop = {},
                                 const ListedStepSink& found = {});

/// All steps that are possible in a position, with the techniques that HoDoKu lists or that a solution path
/// may use. The easiest technique comes first, and within a technique the steps with the most conclusions. A
/// search that was stopped returns the steps found so far.
std::vector<ListedStep> listOpenSteps(const Position& position, const std::stop_token& stop = {},
                                      const ListedStepSink& found = {});
/// Sorts steps into the order of listOpenSteps(); steps of one technique with equally many conclusions keep
/// their order.
void sortOpenSteps(std::vector<ListedStep>& steps);

/// Whether technique `a` is easier than `b`: by level, then by the order of enum Technique.
bool isEasier(Technique a, Technique b);

/// The hardest technique of some steps, by level, then by score; nothing if there are no steps.
std::optional<Technique> hardestOf(const std::vector<ListedStep>& steps);

/// The ratings of a puzzle that are shown above its solution path.
struct PuzzleFigures {
  ExplainerRating explainer;
  HodokuRating hodoku;
  Level level = Level::Easy;

  friend bool operator==(const PuzzleFigures&, const PuzzleFigures&) = default;
};

/// Finds the ratings of a puzzle; nothing if the search was stopped. Can take seconds for puzzles that Sudoku
/// Explainer rates 10 or more.
std::optional<PuzzleFigures> figuresOf(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
