#include "playermoves.h"

#include "changewords.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/teacher/coach.h"
#include "playermessages.h"
#include "playtime.h"

namespace sudoku {

PlayerMoves::PlayerMoves(Game& game, const Settings& settings, const Coach& coach, PlayTime& time,
                         PlayerMessages& messages, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_settings(settings),
      m_coach(coach),
      m_time(time),
      m_messages(messages) {
  connect(&m_examiner, &Examiner::credited, this, &PlayerMoves::credited);
}

bool PlayerMoves::isAllowed() {
  return m_time.allowsPlay();
}

bool PlayerMoves::isOpen() {
  return m_game.isStarted() && !m_game.isSolved() && isAllowed();
}

bool PlayerMoves::play(const std::optional<Move>& move, const QString& otherwise,
                       std::optional<HelpKind> help) {
  if (!isOpen()) return false;
  if (!move || applyMoveWithChanges(m_game.state(), *move).changed.isEmpty()) {
    emit m_messages.refused(otherwise);
    return false;
  }
  if (help) m_game.recordHelp(*help);
  m_game.play(asWished(*move));
  return true;
}

void PlayerMoves::playAndSay(const std::optional<Move>& move, const QString& otherwise,
                             std::optional<HelpKind> help) {
  const GameState before = m_game.state();
  if (play(move, otherwise, help)) emit m_messages.done(ChangeWords::done(before, m_game.state()));
}

void PlayerMoves::playOwn(const Move& asked) {
  const bool isAided = m_coach.hint() || m_coach.hasTold(asked);
  const GameState before = m_game.state();
  const Move move = asWished(asked);
  const bool isHinted = m_coach.isHinted(move);
  m_game.play(move);
  if (isHinted && !m_game.isSolved()) emit m_messages.reported(tr("Well seen."));
  if (!isAided && !m_game.hasSeveralSolutions() && m_game.state() != before)
    m_examiner.examine(before, move, m_game.level().value_or(Level::Inhuman),
                       m_game.notesComplete().value_or(false));
}

/// The move with the player's preference whether an entry erases its digit from the notes of its peers.
Move PlayerMoves::asWished(Move move) const {
  if (move.kind == Move::Kind::Enter) move.erases = m_settings.entryChoices().erasesNotes;
  return move;
}

}  // namespace sudoku
