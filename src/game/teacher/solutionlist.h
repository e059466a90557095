#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/rating/rating.h>

/// The steps of a position as lists show them: those that lead to the solution, and all that are open.
/// Everything here is pure and may be called from any thread.
namespace sudoku {

/// A step and the position before it.
struct ListedStep {
  Step step;
  Position position;
  std::size_t number = 0;  ///< in the whole list, from 1; 0: it stands in none

  friend bool operator==(const ListedStep&, const ListedStep&) = default;
};

/// Is handed each step as soon as it is found.
using ListedStepSink = std::function<void(const ListedStep&)>;

/// How a position is solved, always by the easiest step. What was stopped ends early.
std::vector<ListedStep> listPath(const Position& position, const std::stop_token& stop = {},
                                 const ListedStepSink& found = {});

/// All open steps of what HoDoKu lists and of what a path may use, the easiest technique first, and within a
/// technique those that do most. What was stopped ends early.
std::vector<ListedStep> listOpenSteps(const Position& position, const std::stop_token& stop = {},
                                      const ListedStepSink& found = {});
/// Puts open steps into that order; what is alike stays in the order in which it was found.
void sortOpenSteps(std::vector<ListedStep>& steps);

/// The easiest techniques first: by level, then in the order of the registry.
bool isEasier(Technique a, Technique b);

/// The hardest technique of some steps, by level, then by score; nothing without steps.
std::optional<Technique> hardestOf(const std::vector<ListedStep>& steps);

/// What is said of a puzzle above its path.
struct PuzzleFigures {
  ExplainerRating explainer;
  HodokuRating hodoku;
  Level level = Level::Easy;

  friend bool operator==(const PuzzleFigures&, const PuzzleFigures&) = default;
};

/// The figures of a puzzle; nothing if it was stopped. Puzzles that Sudoku Explainer rates 10 and more can
/// take seconds.
std::optional<PuzzleFigures> figuresOf(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
