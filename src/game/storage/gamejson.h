#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <sudoku/grid/result.h>

#include "game/play/storedgame.h"

/// One game as the JSON of a history has it; the manual (sudoku.6) says what each member means. All functions
/// are pure and may be called from any thread.
namespace sudoku {

/// The longest name of a game, a checkpoint or a tag, in UTF-16 units.
inline constexpr qsizetype kLongestName = 1000;

/// The game on one line, without the id of its row. The same game gives the same bytes. Texts are cut at
/// kLongestName. Precondition: the game has a key, and its moves are in the order of their keys.
QByteArray toJson(const KeptGame& kept);

/// The game of an object, or why it is none that could have been played, translated.
Result<KeptGame, QString> toKeptGame(const QJsonObject& object);

}  // namespace sudoku
