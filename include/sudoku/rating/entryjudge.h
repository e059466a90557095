#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>
#include <sudoku/logic/technique.h>

/// What logic gave an entry at the moment at which a player made it.
namespace sudoku {

/// The easiest logic by which an entry follows.
struct Justification {
  /// The hardest technique of those that were taken, the easiest first, until the entry followed.
  Technique technique{};
  int ahead = 0;  ///< how many singles have to be filled in first: at most EntryJudge::kMostAhead

  Level level() const { return infoOf(technique).level; }

  friend bool operator==(const Justification&, const Justification&) = default;
};

/// What is known about an entry, and the position in which it was made.
struct EntryJudgement {
  std::optional<Justification> logic{};  ///< nothing if no technique up to level Extreme gives the entry
  int open = 0;   ///< the number of cells that the techniques of the puzzle's level give
  int empty = 0;  ///< the number of empty cells

  friend bool operator==(const EntryJudgement&, const EntryJudgement&) = default;
};

/// A step that makes an entry possible, in the position in which it is found.
struct Opening {
  Position before;     ///< the candidates that easier steps have eliminated are missing
  Step step;           ///< eliminates candidates, or is a single
  Candidate entry;     ///< follows from the step, and not from the position before it
  bool isSole = true;  ///< whether no step came before this one

  friend bool operator==(const Opening&, const Opening&) = default;
};

/// Judges the entries of a game of one puzzle. What techniques of a level have once eliminated stays known
/// for all positions with the same and further digits; an entry is credited to the easiest technique that
/// gives it where all techniques of easier levels have been applied. So judging a game in its order takes
/// little longer than finding a solution path. Only right entries count, as if wrong ones had not been made.
/// For one thread at a time.
class EntryJudge {
 public:
  /// How many singles a player may fill in before the entry judged, in mind.
  static constexpr int kMostAhead = 3;
  /// The hardest level whose techniques EntryJudgement::open counts: in level Extreme, chains give nearly all
  /// cells at any time.
  static constexpr Level kHardestCounted = Level::Expert;

  /// Techniques of level Extreme are credited only where easier ones give at most so many cells: where more
  /// is open nobody looks for chains, and there are so many that it takes seconds.
  static constexpr int kMostOpenForChains = 8;

  /// Precondition: the puzzle has one solution.
  EntryJudge(const Puzzle& puzzle, Level level);
  ~EntryJudge();
  EntryJudge(const EntryJudge&) = delete;
  EntryJudge& operator=(const EntryJudge&) = delete;

  /// Judges the right entry in a cell, where other cells hold their digits. Preconditions: `filled` contains
  /// the givens, and not the cell. If stopped, what is found is not complete.
  [[nodiscard]] EntryJudgement judge(CellSet filled, Cell cell, const std::stop_token& stop = {});

  /// The easiest step after which a cell is a single, at most of a level: after which `cell` is one if it is
  /// given. What was known in earlier positions does not count. A step that is possible at once is preferred
  /// to one that needs others before it, if it is of the same level; where several of one technique are
  /// needed together, it is the last. Nothing if there is no such step, or if stopped. Techniques above level
  /// Extreme are not tried. Preconditions: `filled` contains the givens, and not `cell`.
  [[nodiscard]] std::optional<Opening> openingOf(CellSet filled, std::optional<Cell> cell, Level most,
                                                 const std::stop_token& stop = {});

 private:
  class Search;
  std::unique_ptr<Search> m_search;
};

}  // namespace sudoku
