#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"

/// Functions that convert a game to the JSON of a history file and back; the manual (sudoku.6) describes each
/// member. All functions are pure and may be called from any thread.
namespace sudoku {

/// The game as one line of JSON, without its row id. Equal games give equal bytes. Texts are cut off at
/// kLongestName. Precondition: the game has a unique id, and its moves are sorted by theirs.
QByteArray toJson(const KeptGame& kept);

/// The game in a JSON object; if the game could not have been played, the error says why in the player's
/// language.
Result<KeptGame, QString> toKeptGame(const QJsonObject& object);

}  // namespace sudoku
