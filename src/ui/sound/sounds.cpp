#include "sounds.h"

#include <memory>
#include <utility>

#include <QByteArrayList>

#include "game/base/pluginloader.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "soundplayer.h"

namespace sudoku {
namespace {

Sounds::PlayerSource soundPlugin() {
  const auto loader = std::make_shared<PluginLoader>(PluginLoader::pathOf("sudoku-sound"));
  return [loader] { return loader->service<SoundPlayer>(); };
}

}  // namespace

Sounds::Sounds(const Game& game, const Settings& settings, PlayerSource player, QObject* parent)
    : QObject(parent), m_game(game), m_settings(settings), m_player(std::move(player)) {
  connect(&m_game, &Game::started, this, [this] {
    m_wrong = m_game.marks().wrong;
    m_isFull = m_game.state().board.isFull();
  });
  connect(&m_game, &Game::cellsChanged, this, &Sounds::noteBoard);
  connect(&m_game, &Game::marksChanged, this, &Sounds::noteBoard);
  connect(&m_game, &Game::checked, this, &Sounds::noteCheck);
  connect(&m_game, &Game::solvedChanged, this, [this](bool solved) {
    if (solved && !m_game.isGivenUp()) play(Moment::Solved);
  });
}

Sounds::Sounds(const Game& game, const Settings& settings, QObject* parent)
    : Sounds(game, settings, soundPlugin(), parent) {}

void Sounds::noteBoard() {
  const CellSet wrong = std::exchange(m_wrong, m_game.marks().wrong);
  const bool wasFull = std::exchange(m_isFull, m_game.state().board.isFull());
  if (m_game.isSolved()) return;
  if (!(m_wrong - wrong).isEmpty())
    play(Moment::MistakesFound);
  else if (m_isFull && !wasFull)
    play(Moment::FullButWrong);
}

void Sounds::noteCheck() {
  m_wrong = m_game.marks().wrong;
  if (!m_wrong.isEmpty()) play(Moment::MistakesFound);
}

/// Plays the sound for an event of the game. There are sounds only for events that the player might not
/// notice on the screen; an entry has no sound, since fifty clicks in a game would be tiring.
void Sounds::play(Moment moment) {
  if (!m_settings.playsSounds()) return;
  SoundPlayer* const player = m_player();
  if (player == nullptr) return;
  if (moment == Moment::Solved)
    player->play({"game-over-winner", "complete"});  // "complete" is for themes that have no sounds of games
  else
    player->play({"dialog-warning"});
}

}  // namespace sudoku
