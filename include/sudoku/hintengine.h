#pragma once

#include <optional>
#include <vector>

#include <sudoku/candidates.h>
#include <sudoku/grid.h>
#include <sudoku/libraryline.h>
#include <sudoku/puzzlerecord.h>
#include <sudoku/step.h>

/// Finds steps of logic: the next one, all of them, or a whole path. Everything here is pure and may be
/// called from any thread. Techniques that rest on uniqueness take it for granted that the givens have just
/// one solution.
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
  ByLevel,  ///< ours: by level, then by score
  Hodoku,   ///< HoDoKu's solver
};

/// Whether a path by level ever takes a step of a technique: none does of templates and the largest fish.
[[nodiscard]] bool mayBeOnPath(Technique technique);

/// The first step in an order; nothing if the board is full or no technique finds one.
[[nodiscard]] std::optional<Step> nextStep(const Position& position, StepOrder order = StepOrder::ByLevel);

/// Every step of one technique, or of all of them but the largest fish and the templates.
[[nodiscard]] std::vector<Step> allSteps(const Position& position,
                                         std::optional<Technique> technique = std::nullopt);

/// The steps that the technique of a library line finds in its position, by the rules by which HoDoKu tests
/// itself: its variant selects among them. Nothing for codes that no technique here has.
[[nodiscard]] std::optional<std::vector<Step>> librarySteps(const LibraryLine& line);

/// A step in a position as a line of the library.
[[nodiscard]] LibraryLine toLibraryLine(const Position& position, const Step& step);

/// How a puzzle is solved, and how far.
struct SolutionPath {
  std::vector<Step> steps;
  bool isSolved = false;
};

/// Always the first step in an order.
[[nodiscard]] SolutionPath solvePath(const Position& position, StepOrder order = StepOrder::ByLevel);

/// HoDoKu's judgement of a path: the sum of its scores, and the harder of its hardest technique and the level
/// for which the sum stands.
struct HodokuRating {
  HodokuLevel level = HodokuLevel::Easy;
  int score = 0;

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};
[[nodiscard]] HodokuRating rateLikeHodoku(const std::vector<Step>& steps);

}  // namespace sudoku
