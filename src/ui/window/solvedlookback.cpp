#include "solvedlookback.h"

#include <algorithm>

#include "game/control/gamehistory.h"
#include "game/play/game.h"
#include "ui/panel/statusline.h"

namespace sudoku {
namespace {

/// Whether help was used at the position before a move, or the move itself was help.
bool wasHelped(const StoredGame& game, int before, int move) {
  return std::any_of(game.events.begin(), game.events.end(), [&](const HelpEvent& event) {
    const bool made = event.kind == HelpKind::Applied || event.kind == HelpKind::SinglesSolved;
    return event.position == before || (made && event.position == move);
  });
}

SolvedGame solvedGameOf(const Game& game) {
  const StoredGame& stored = game.stored();
  SolvedGame solved{game.state().puzzle, {}, {}, game.notesComplete().value_or(false)};
  int before = 0;
  for (const int number : stored.lineTo(stored.position)) {
    if (wasHelped(stored, before, number)) solved.helped.insert(solved.moves.size());
    solved.moves.push_back(stored.moveNumbered(number).move);
    before = number;
  }
  return solved;
}

}  // namespace

SolvedLookBack::SolvedLookBack(const Game& game, GameHistory& history, StatusLine& status, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_history(history),
      m_status(status),
      m_finder([this](const LookBack& lookBack) { say(lookBack); }, QThread::LowPriority, this) {
  connect(&m_game, &Game::started, this, [this] { m_finder.cancel(); });
  connect(&m_game, &Game::solvedChanged, this, [this](bool isSolved) {
    m_finder.cancel();
    // A puzzle with several solutions is not solved by logic alone, so it has no hardest step.
    if (isSolved && !m_game.isGivenUp() && !m_game.hasSeveralSolutions()) look();
  });
}

void SolvedLookBack::look() {
  m_finder.run([game = solvedGameOf(m_game)](const std::stop_token& stop) { return lookBackAt(game, stop); });
}

void SolvedLookBack::say(const LookBack& lookBack) {
  const auto next = m_history.learning().next();
  const QString line = LookBackWords::line(lookBack, next);
  if (line.isEmpty()) return;
  if (next)
    m_status.offer(line, tr("Lesson"), [this, next] { emit lessonWanted(*next); });
  else
    m_status.say(line);
}

}  // namespace sudoku
