#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"

/// Functions that convert a game to the JSON of a history file and back; the manual (sudoku.6) describes each
/// member. All functions are pure and may be called from any thread.
namespace sudoku {

/// The game on one line, without the id of its row. The same game gives the same bytes. Texts are cut at
/// kLongestName. Precondition: the game has a key, and its moves are in the order of their keys.
QByteArray toJson(const KeptGame& kept);

/// The game in a JSON object; if the game could not have been played, the error says why in the player's
/// language.
Result<KeptGame, QString> toKeptGame(const QJsonObject& object);

}  // namespace sudoku
