#include "lookback.h"

#include <algorithm>
#include <tuple>

#include "credit.h"
#include "game/language/joined.h"
#include "solutionlist.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

bool isHarder(Technique a, const std::optional<Technique>& b) {
  const auto weight = [](Technique technique) {
    return std::tuple(infoOf(technique).level, infoOf(technique).score);
  };
  return !b || weight(a) > weight(*b);
}

}  // namespace

LookBack lookBackAt(const SolvedGame& game, const std::stop_token& stop) {
  LookBack said;
  said.needed = hardestOf(listPath(positionOf(game.puzzle.givens), stop));
  if (!said.needed) return said;
  GameState state(game.puzzle);
  for (std::size_t index = 0; index < game.moves.size() && !stop.stop_requested(); ++index) {
    const Move& move = game.moves[index];
    const bool isAlone = !game.helped.contains(index);
    const auto credit =
        isAlone ? creditOf(state, move, infoOf(*said.needed).level, game.notesComplete, stop) : std::nullopt;
    if (credit && isHarder(*credit, said.found)) said.found = credit;
    state = applyMove(state, move);
  }
  return said;
}

QString LookBackWords::line(const LookBack& lookBack, std::optional<Technique> next) {
  if (!lookBack.needed) return {};
  const QString needed = TechniqueWords::title(*lookBack.needed);
  QString line = !lookBack.found ? tr("Hardest step: %1.").arg(needed)
                 : isHarder(*lookBack.needed, lookBack.found)
                     ? tr("Hardest step: %1. Hardest that you found: %2.")
                           .arg(needed, TechniqueWords::title(*lookBack.found))
                     : tr("Hardest step: %1. You found it.").arg(needed);
  if (next) line = Joined::sentences({line, tr("Learn next: %1.").arg(TechniqueWords::title(*next))});
  return line;
}

}  // namespace sudoku
