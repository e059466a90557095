#pragma once

#include <QString>

#include "gamedatabase.h"

namespace sudoku {

/// What became of the games in a damaged file.
struct RescueReport {
  int saved = 0;
  int inPart = 0;  ///< of those saved, the games whose last moves could not be read
  int lost = 0;    ///< games that were there, as far as can be told, and could not be read
};

/// Copies every game, with all that belongs to it, collections, mastery and daily puzzles, as far as they can
/// be read from a damaged file into an empty database: row by row, so that a damaged page costs no more than
/// what is on it, and also with a new first page in place of a damaged one. Each game is checked. The file
/// itself is left as it is. Nothing if the copies cannot be written.
std::optional<RescueReport> rescueGames(const QString& damagedPath, GameDatabase& into);

}  // namespace sudoku
