#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// Finds steps of logic: the next one, all of them, or a whole path. (What Hints marks in the window is
/// possibleCells(), in grid/checker.h.) Everything here is pure and may be called from any thread. Techniques
/// that rest on uniqueness take it for granted that the givens have just one solution. Searches end within
/// some tens of milliseconds after a stop has been requested; their token then tells an answer that was cut
/// short from one that is whole.
namespace sudoku {

/// In which order techniques are tried.
enum class StepOrder {
  ByLevel,  ///< the order of this program: by level, then as HoDoKu; what HoDoKu lacks comes last in its
            ///< level
  Hodoku,   ///< the order of HoDoKu's solver
};

/// A function that is told of a step as soon as it is found, by the thread that looks for it.
using StepListener = std::function<void(const Step&)>;

/// Whether a path by level ever takes a step of a technique: of those that HoDoKu's solver uses by default,
/// except forcing nets; of death blossoms; and of the techniques that HoDoKu lacks.
[[nodiscard]] bool mayBeOnPath(Technique technique);

/// The first step in an order. Nothing if the board is full, if the search was stopped, or if no technique
/// finds one: by level only where no candidate can be proved wrong, because each is in some solution.
[[nodiscard]] std::optional<Step> nextStep(const Position& position, StepOrder order = StepOrder::ByLevel,
                                           const std::stop_token& stop = {});

/// Every step of one technique. Without a technique, every step of all techniques that a path by level may
/// use and of forcing nets, but for dynamic forcing chains and what comes after them, which can prove nearly
/// everything. If stopped, the steps found so far.
[[nodiscard]] std::vector<Step> allSteps(const Position& position,
                                         std::optional<Technique> technique = std::nullopt,
                                         const std::stop_token& stop = {}, const StepListener& found = {});

/// How a puzzle is solved, and how far.
struct SolutionPath {
  std::vector<Step> steps;
  bool isSolved = false;
  bool isStopped = false;  ///< the steps end where the search was told to stop
};

/// The path on which the first step in an order is always taken. By level it solves every puzzle that has one
/// solution.
[[nodiscard]] SolutionPath solvePath(const Position& position, StepOrder order = StepOrder::ByLevel,
                                     const std::stop_token& stop = {}, const StepListener& found = {});

/// The path from the start of a puzzle, without a new proof that it has one solution.
[[nodiscard]] SolutionPath solvePath(const Puzzle& puzzle, StepOrder order = StepOrder::ByLevel,
                                     const std::stop_token& stop = {});

}  // namespace sudoku
