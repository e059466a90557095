#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

#include <sudoku/grid/transform.h>
#include <sudoku/making/boardgenerator.h>
#include <sudoku/making/dig.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/solving/solver.h>

#include "logic/walk.h"
#include "making/digging/digger.h"

namespace sudoku {
namespace {

/// The number of boards to try for one request. The rarest requests that can be met (a minimal puzzle with
/// full symmetry, an Extreme one mirrored both ways, 27 givens with full symmetry) take thousands.
constexpr int kMaxBoards = 20'000;
/// The number of boards to try for an Inhuman puzzle. With 180° symmetry one board in 5,000 gives an Inhuman
/// one.
constexpr int kMaxInhumanBoards = 100'000;
/// The number of boards to try for DigMethod::Android1-5. It may be impossible to remove as many givens as
/// they aim at; then the puzzle with fewest givens is taken.
constexpr int kMaxAndroidBoards = 200;

/// The most puzzles that are compared to find the one whose dependency (see Effort) is nearest to the target.
/// Usually one is near enough before that.
constexpr int kMostCandidates = 8;

/// The most boards that one search makes together. A search starts with single boards.
constexpr int kMostTogether = 32;

std::optional<Level> requestedLevel(const PuzzleRequest& request) {
  return request.technique && !request.level ? std::optional(infoOf(*request.technique).level)
                                             : request.level;
}

/// The search for one puzzle: draws ids until one of them gives a puzzle that meets the request.
class Finder {
 public:
  Finder(const PuzzleRequest& request, Random& random, std::stop_token stop)
      : m_request(request),
        m_range(rulesOf(request.recipe).givens),
        m_level(requestedLevel(request)),
        m_random(random),
        m_stop(std::move(stop)) {
    assert(!request.dependency || !isAndroid(request.recipe.dig));
    if (m_range && m_range->most < fewestGivens(request.recipe)) return;
    if (m_level && request.technique && infoOf(*request.technique).level > *m_level) return;
    if (request.techniques) m_allowed = *request.techniques;
    if (request.technique) m_allowed.push_back(*request.technique);
    if (!reachesLevel(request)) return;
    m_boardsLeft = boardBudget(request);
  }

  bool isDone() const { return m_boardsLeft == 0 || m_stop.stop_requested(); }
  /// The ids to try next, at most `most`. Their number doubles with each call, since a search that has taken
  /// long is likely to take longer.
  std::vector<PuzzleId> draw(int most) {
    Random ahead = m_random;
    std::vector<PuzzleId> ids;
    for (int i = 0; i < std::min({m_together, most, m_boardsLeft}); ++i)
      ids.push_back({m_request.recipe, ahead.next()});
    m_together = std::min(2 * m_together, kMostTogether);
    return ids;
  }
  /// Tests the puzzle that the next id has given. Precondition: the search is not done.
  void judge(const PuzzleWithId& made) {
    m_random.next();
    --m_boardsLeft;
    const int givens = made.puzzle.givens.filledCells().size();
    const bool isInRange = !m_range || m_range->contains(givens);
    if (!isInRange && (!isAndroid(m_request.recipe.dig) || givens >= m_fewest)) return;
    if (!isAsRequested(made.puzzle)) return;
    if (m_request.dependency) return compare(made, *m_request.dependency);
    m_best = made;
    m_fewest = givens;
    if (isInRange) m_boardsLeft = 0;
  }
  std::optional<PuzzleWithId> best() const { return m_stop.stop_requested() ? std::nullopt : m_best; }

 private:
  /// Keeps a puzzle if its dependency (see Effort) is nearer to the target than that of all earlier ones.
  void compare(const PuzzleWithId& made, const DependencyTarget& target) {
    const auto dependency = dependencyOf(made.puzzle, m_stop);
    if (!dependency) return;
    const double distance = std::abs(*dependency - target.middle);
    if (distance < m_distance) {
      m_best = made;
      m_distance = distance;
    }
    if (++m_candidates == kMostCandidates || m_distance <= target.reach) m_boardsLeft = 0;
  }

  bool isAsRequested(const Puzzle& puzzle) const {
    if (m_request.minimal && !isMinimal(puzzle)) return false;
    if (m_request.techniques && !needsOnly(puzzle, m_allowed, m_stop).value_or(false)) return false;
    if (m_level && !hasLevel(puzzle, *m_level)) return false;
    return !m_request.technique || needs(puzzle, *m_request.technique, m_stop).value_or(false);
  }

  bool hasLevel(const Puzzle& puzzle, Level level) const {
    return (level != Level::Inhuman || seemsInhuman(puzzle, m_stop)) &&
           levelUpTo(puzzle, level, m_stop) == level;
  }

  const PuzzleRequest& m_request;
  std::optional<GivensRange> m_range;
  std::optional<Level> m_level;
  Random& m_random;
  std::stop_token m_stop;
  std::vector<Technique> m_allowed;  ///< besides singles, if the request has a list
  int m_boardsLeft = 0;
  int m_together = 1;
  std::optional<PuzzleWithId> m_best;
  int m_fewest = kCellCount + 1;
  int m_candidates = 0;
  double m_distance = std::numeric_limits<double>::infinity();
};

/// Searches for one puzzle with each of the `randoms`, making the puzzles of all searches together.
std::vector<std::optional<PuzzleWithId>> findTogether(const PuzzleRequest& request, std::span<Random> randoms,
                                                      const std::stop_token& stop) {
  std::vector<Finder> finders;
  finders.reserve(randoms.size());
  for (Random& random : randoms) finders.emplace_back(request, random, stop);
  for (;;) {
    const auto done = std::count_if(finders.begin(), finders.end(), std::mem_fn(&Finder::isDone));
    const auto searching = static_cast<int>(finders.size()) - static_cast<int>(done);
    std::vector<PuzzleId> ids;
    std::vector<Finder*> drawn;
    for (Finder& finder : finders) {
      if (finder.isDone()) continue;
      for (const PuzzleId& id : finder.draw(std::max(1, kMostTogether / searching))) {
        ids.push_back(id);
        drawn.push_back(&finder);
      }
    }
    if (ids.empty()) break;
    const std::vector<Puzzle> puzzles = makePuzzles(ids, stop);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      if (!drawn[i]->isDone()) drawn[i]->judge({ids[i], puzzles[i]});
  }
  std::vector<std::optional<PuzzleWithId>> found;
  found.reserve(finders.size());
  for (const Finder& finder : finders) found.push_back(finder.best());
  return found;
}

Puzzle propagated(const Puzzle& puzzle, const Recipe& recipe, Random& random) {
  if (!rulesOf(recipe).isPropagated) return puzzle;
  return transformed(puzzle, randomTransformation(random, recipe.symmetry));
}

}  // namespace

Puzzle makePuzzle(const PuzzleId& id) {
  Random random(id.seed);
  const Grid board = makeBoard(id.recipe.board, random);
  const Grid givens = dig(board, id.recipe, random);
  return propagated({givens, board}, id.recipe, random);
}

std::vector<Puzzle> makePuzzles(std::span<const PuzzleId> ids, const std::stop_token& stop) {
  std::vector<Random> randoms;
  std::vector<Puzzle> puzzles;
  std::vector<digging::Digger> diggers;
  diggers.reserve(ids.size());
  for (const PuzzleId& id : ids) {
    if (stop.stop_requested()) return {};
    Random& random = randoms.emplace_back(id.seed);
    const Grid board = makeBoard(id.recipe.board, random);
    diggers.emplace_back(board, id.recipe, random);
    puzzles.push_back({board, board});
  }
  if (!digging::digTogether(diggers, stop)) return {};
  for (std::size_t i = 0; i < ids.size(); ++i) {
    puzzles[i].givens = diggers[i].grid();
    puzzles[i] = propagated(puzzles[i], ids[i].recipe, randoms[i]);
  }
  return puzzles;
}

std::optional<Puzzle> puzzleWithId(std::string_view id) {
  if (const auto made = parsePuzzleId(id)) return makePuzzle(*made);
  const auto cells = parsePackedId(id);
  if (!cells) return std::nullopt;
  const auto puzzle = toPuzzle(*cells);
  return puzzle ? std::optional(*puzzle) : std::nullopt;
}

bool reachesLevel(const PuzzleRequest& request) {
  const auto level = requestedLevel(request);
  if (!level || !request.techniques) return true;
  const auto& listed = *request.techniques;
  const auto techniques = allTechniques();
  return std::any_of(techniques.begin(), techniques.end(), [&](Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    const bool isAllowed = info.family == TechniqueFamily::Single || technique == request.technique ||
                           std::find(listed.begin(), listed.end(), technique) != listed.end();
    return isAllowed && info.level == *level;
  });
}

int boardBudget(const PuzzleRequest& request) {
  if (isAndroid(request.recipe.dig)) return kMaxAndroidBoards;
  return requestedLevel(request) == Level::Inhuman ? kMaxInhumanBoards : kMaxBoards;
}

std::optional<PuzzleWithId> findPuzzle(const PuzzleRequest& request, Random& random,
                                       const std::stop_token& stop) {
  return findTogether(request, {&random, 1}, stop).front();
}

std::vector<std::optional<PuzzleWithId>> findPuzzles(const PuzzleRequest& request, std::uint64_t seed,
                                                     std::uint64_t firstStream, std::size_t count,
                                                     const std::stop_token& stop) {
  std::vector<Random> randoms;
  for (std::size_t i = 0; i < count; ++i) randoms.emplace_back(seed, firstStream + i);
  return findTogether(request, randoms, stop);
}

}  // namespace sudoku
