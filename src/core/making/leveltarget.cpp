#include <array>
#include <cstddef>
#include <optional>

#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/leveltarget.h>

namespace sudoku {
namespace {

/// The number of givens that puzzles made for a level should have, and the dependency (see Effort): the mean
/// number of cells that singles can fill at a time.
struct LevelTarget {
  GivensRange givens;
  std::optional<DependencyTarget> dependency;  ///< empty for Inhuman
};

/// The targets of all levels. DependencyTarget::reach, the greatest accepted distance from the middle, is
/// about a fifth of the middle; then about two puzzles that fit otherwise are made to find one (measured).
/// Easy puzzles are made so fast that their reach can be smaller.
constexpr std::array<LevelTarget, Names<Level>::kNames.size()> kLevelTargets = {{
    {{36, 44}, DependencyTarget{18, 1.2}},
    {{30, 36}, DependencyTarget{7, 1.6}},
    {{26, 32}, DependencyTarget{5, 1}},
    {{22, 30}, DependencyTarget{4, .8}},
    {{22, 30}, DependencyTarget{3.4, .7}},
    {{22, 30}, std::nullopt},
}};

/// Whether puzzles with a symmetry have 31 or more givens on average, even if no more givens can be removed
/// from them.
constexpr bool isShallow(Symmetry symmetry) {
  return symmetry == Symmetry::Rotate90 || symmetry == Symmetry::MirrorBoth || symmetry == Symmetry::Full;
}

constexpr int kMostWhereShallow = 36;

/// The target of a level. From Hard on, a symmetry that is isShallow() allows more givens.
LevelTarget levelTargetOf(Level level, Symmetry symmetry) {
  LevelTarget target = kLevelTargets[static_cast<std::size_t>(level)];
  if (level >= Level::Hard && isShallow(symmetry)) target.givens.most = kMostWhereShallow;
  return target;
}

}  // namespace

PuzzleRequest withLevelTarget(PuzzleRequest request) {
  const Recipe& recipe = request.recipe;
  if (!request.level || request.minimal || request.technique) return request;
  if (recipe.dig != DigMethod::All || recipe.order || recipe.givens) return request;
  const LevelTarget target = levelTargetOf(*request.level, recipe.symmetry);
  request.recipe.givens = target.givens;
  request.dependency = target.dependency;
  return request;
}

}  // namespace sudoku
