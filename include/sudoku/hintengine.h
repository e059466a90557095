#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/candidates.h>
#include <sudoku/grid.h>
#include <sudoku/libraryline.h>
#include <sudoku/puzzlerecord.h>
#include <sudoku/step.h>

/// Finds steps of logic: the next one, all of them, or a whole path. Everything here is pure and may be
/// called from any thread. Techniques that rest on uniqueness take it for granted that the givens have just
/// one solution. Searches end within some tens of milliseconds after a stop has been requested; their token
/// then tells an answer that was cut short from one that is whole.
namespace sudoku {

/// Where somebody stands in a puzzle.
struct Position {
  Grid givens;
  Grid board;             ///< givens and entries
  Candidates candidates;  ///< what is left in the open cells; what the board rules out does not count

  friend bool operator==(const Position&, const Position&) = default;
};

/// The start of a puzzle.
[[nodiscard]] Position positionOf(const Grid& givens);
/// What the notes of a record leave.
[[nodiscard]] Position positionOf(const PuzzleRecord& record);
/// Digits placed and candidates eliminated.
void apply(Position& position, const Step& step);

/// In which order techniques are tried.
enum class StepOrder {
  ByLevel,  ///< ours: by level, then as HoDoKu; what HoDoKu lacks comes last in its level
  Hodoku,   ///< HoDoKu's solver
};

/// Whether a path by level ever takes a step of a technique: none does of templates, forcing nets and the
/// largest fish.
[[nodiscard]] bool mayBeOnPath(Technique technique);

/// The first step in an order. Nothing if the board is full, if it was stopped, or if no technique finds one:
/// in our order only where no candidate can be proved wrong, because each is in some solution.
[[nodiscard]] std::optional<Step> nextStep(const Position& position, StepOrder order = StepOrder::ByLevel,
                                           const std::stop_token& stop = {});

/// Every step of one technique; or of all but the largest fish, the templates, and dynamic forcing chains and
/// what comes after them, which can prove nearly everything. If stopped, those found so far.
[[nodiscard]] std::vector<Step> allSteps(const Position& position,
                                         std::optional<Technique> technique = std::nullopt,
                                         const std::stop_token& stop = {});

/// The steps that the technique of a library line finds in its position, by the rules by which HoDoKu tests
/// itself: its variant selects among them. Nothing for codes that no technique here has.
[[nodiscard]] std::optional<std::vector<Step>> librarySteps(const LibraryLine& line);

/// A step in a position as a line of the library.
[[nodiscard]] LibraryLine toLibraryLine(const Position& position, const Step& step);

/// How a puzzle is solved, and how far.
struct SolutionPath {
  std::vector<Step> steps;
  bool isSolved = false;
  bool isStopped = false;  ///< the steps end where it was told to stop
};

/// Always the first step in an order. In our order it solves every puzzle that has one solution.
[[nodiscard]] SolutionPath solvePath(const Position& position, StepOrder order = StepOrder::ByLevel,
                                     const std::stop_token& stop = {});

}  // namespace sudoku
