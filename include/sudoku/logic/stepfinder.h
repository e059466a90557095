#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// Finds steps of logic: the next one, all of them, or a whole path to the solution. Everything in this
/// header is pure and may be called from any thread. Techniques that rest on uniqueness assume that the
/// givens have just one solution. Searches end within some tens of milliseconds after a stop has been
/// requested; the caller's token then tells whether the answer is complete.
namespace sudoku {

/// The order in which techniques are tried.
enum class StepOrder {
  ByLevel,  ///< by level; within a level in HoDoKu's order, techniques that HoDoKu lacks last
  Hodoku,   ///< the order of HoDoKu's solver
};

/// A function that gets each step as soon as it is found, called in the thread that searches.
using StepListener = std::function<void(const Step&)>;

/// Whether nextStep() and solvePath() may use a technique with StepOrder::ByLevel. They use the techniques
/// that HoDoKu's solver uses by default, except for forcing nets, and also death blossoms and all techniques
/// that HoDoKu lacks.
[[nodiscard]] bool mayBeOnPath(Technique technique);

/// The step of the first technique, in the given order, that finds one. Nothing if the board is full, if the
/// search was stopped, or if no technique finds a step. With StepOrder::ByLevel, no technique finds one only
/// if each remaining candidate occurs in some solution.
[[nodiscard]] std::optional<Step> nextStep(const Position& position, StepOrder order = StepOrder::ByLevel,
                                           const std::stop_token& stop = {});

/// Every step of one technique. Without a technique, every step of the techniques for which mayBeOnPath() is
/// true and of forcing nets, but not of dynamic forcing chains and the techniques after them in Technique,
/// which can prove nearly everything. If stopped, the steps found so far.
[[nodiscard]] std::vector<Step> allSteps(const Position& position,
                                         std::optional<Technique> technique = std::nullopt,
                                         const std::stop_token& stop = {}, const StepListener& found = {});

/// The steps that solve a puzzle, and whether they reach its end.
struct SolutionPath {
  std::vector<Step> steps;
  bool isSolved = false;
  bool isStopped = false;  ///< whether the search was stopped before the end
};

/// The path on which each step is the one that nextStep() finds. With StepOrder::ByLevel it solves every
/// puzzle that has one solution.
[[nodiscard]] SolutionPath solvePath(const Position& position, StepOrder order = StepOrder::ByLevel,
                                     const std::stop_token& stop = {}, const StepListener& found = {});

/// The path that solves a puzzle from its start. It is not proved again that the puzzle has one solution.
[[nodiscard]] SolutionPath solvePath(const Puzzle& puzzle, StepOrder order = StepOrder::ByLevel,
                                     const std::stop_token& stop = {});

}  // namespace sudoku
