#include "paperlist.h"

#include <QLocale>

#include <sudoku/making/puzzleid.h>

#include "game/history/gamesummary.h"
#include "paperpuzzle.h"

namespace sudoku {

ListedPuzzle listedPuzzle(const GameSummary& game, qint64 collection) {
  ListedPuzzle listed;
  listed.record.givens = game.givens;
  listed.record.board = game.board;
  listed.level = game.level;
  listed.explainer = game.explainer;
  if (const auto id = parsePuzzleId(game.puzzleId.toStdString())) listed.number = shortNumber(*id);
  if (!isBegun(game)) listed.number = QLocale().toString(-game.id);
  for (const Membership& place : game.collections)
    if (place.collection == collection) listed.number = QLocale().toString(place.number);
  return listed;
}

}  // namespace sudoku
