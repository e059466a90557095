#include <sudoku/candidates.h>
#include <sudoku/rating.h>

#include "techniques/order.h"
#include "walk.h"

namespace sudoku {
namespace {

/// What a path up to a level comes to.
struct Passage {
  bool isSolved = false;
  bool usesTechnique = false;
};

/// The first step of the path up to a level, maybe without a technique.
std::optional<Step> firstStep(const techniques::State& state, Level most, std::optional<Technique> spared) {
  const techniques::SearchOptions options;
  techniques::Search search(state, options);
  for (const Technique technique : techniques::kByLevel) {
    const TechniqueInfo& info = infoOf(technique);
    if (info.level > most) break;
    if (!techniques::isOnPath(info) || technique == spared) continue;
    if (auto step = techniques::firstOf(search, technique, technique)) return step;
  }
  return std::nullopt;
}

/// Goes the path up to a level, with a technique or without.
Passage pass(const Grid& puzzle, Level most, Technique technique, bool isSpared,
             const std::stop_token& stop) {
  const auto spared = isSpared ? std::optional(technique) : std::nullopt;
  techniques::State state(puzzle, puzzle, Candidates(puzzle));
  Passage passage;
  while (!stop.stop_requested()) {
    const auto step = firstStep(state, most, spared);
    if (!step) break;
    passage.usesTechnique = passage.usesTechnique || step->technique == technique;
    for (const auto [cell, digit] : step->placements) state.place(cell, digit);
    for (const auto [cell, digit] : step->eliminations) state.eliminate(cell, digit);
  }
  passage.isSolved = state.openCells().isEmpty();
  return passage;
}

}  // namespace

Level levelOf(const Grid& puzzle) {
  return levelUpTo(puzzle, Level::Extreme).value_or(Level::Inhuman);
}

std::optional<Level> levelUpTo(const Grid& puzzle, Level most, const std::stop_token& stop) {
  Walk walk(puzzle);
  for (const auto& [level, name] : Names<Level>::kNames) {
    if (level == Level::Inhuman || level > most) break;
    if (walk.goOn(level, stop)) return level;
    if (stop.stop_requested()) return std::nullopt;
  }
  return most == Level::Inhuman ? std::optional(most) : std::nullopt;
}

bool isSolvableUpTo(const Grid& puzzle, Level level) {
  return Walk(puzzle).goOn(level, {});
}

bool needs(const Grid& puzzle, Technique technique, const std::stop_token& stop) {
  const auto level = levelUpTo(puzzle, Level::Inhuman, stop);
  return level && infoOf(technique).level <= *level &&
         pass(puzzle, *level, technique, false, stop).usesTechnique &&
         !pass(puzzle, *level, technique, true, stop).isSolved && !stop.stop_requested();
}

}  // namespace sudoku
