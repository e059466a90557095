#include "paperlist.h"

#include <QLocale>

#include "game/play/gamesummary.h"

namespace sudoku {

QString shortNumber(const PuzzleId& id) {
  constexpr int kDigits = 8;
  return QString::number(id.seed).right(kDigits);
}

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
