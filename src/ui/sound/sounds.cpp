#include "sounds.h"

#include <memory>
#include <utility>

#include <QByteArrayList>

#include "game/settings.h"
#include "soundplayer.h"
#include "ui/pluginloader.h"

namespace sudoku {
namespace {

/// Few, and each for something that the player may not be looking at. There is none for an entry: the player
/// has just made it, and fifty clicks in a game soon are tiring.
QByteArrayList namesOf(StatusLine::Moment moment) {
  switch (moment) {
    case StatusLine::Moment::Solved:
      return {"game-over-winner", "complete"};  // themes that have no sounds of games have the other
    case StatusLine::Moment::MistakesFound:
    case StatusLine::Moment::FullButWrong:
      break;
  }
  return {"dialog-warning"};
}

Sounds::PlayerSource soundPlugin() {
  const auto loader = std::make_shared<PluginLoader>(PluginLoader::pathOf("sudoku-sound"));
  return [loader] { return loader->service<SoundPlayer>(); };
}

}  // namespace

Sounds::Sounds(const Settings& settings, PlayerSource player, QObject* parent)
    : QObject(parent), m_settings(settings), m_player(std::move(player)) {}

Sounds::Sounds(const Settings& settings, QObject* parent) : Sounds(settings, soundPlugin(), parent) {}

void Sounds::play(StatusLine::Moment moment) {
  if (!m_settings.playsSounds()) return;
  if (SoundPlayer* const player = m_player()) player->play(namesOf(moment));
}

}  // namespace sudoku
