#include "paperlist.h"

#include <QLocale>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzleid.h>

#include "game/history/gamesummary.h"
#include "paperpuzzle.h"

namespace sudoku {

ListedPuzzle listedPuzzle(const GameSummary& game) {
  ListedPuzzle listed;
  listed.record.givens = game.givens;
  listed.record.board = game.board;
  listed.level = game.level;
  listed.explainer = game.explainer;
  if (const auto id = parsePuzzleId(game.puzzleId.toStdString())) listed.number = shortNumber(*id);
  return listed;
}

ListedPuzzle listedPuzzle(std::string_view line, int number) {
  ListedPuzzle listed;
  listed.record.givens = listed.record.board = *parseLine(line);
  listed.number = QLocale().toString(number);
  return listed;
}

}  // namespace sudoku
