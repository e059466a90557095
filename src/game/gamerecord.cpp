#include "gamerecord.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>

#include <sudoku/play/severalsolutions.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "verdict.h"

namespace sudoku {
namespace {

QString whyNoPuzzle(const ParseError& error) {
  if (error.column == 0) return QString::fromStdString(toText(error));
  return QCoreApplication::translate("GameRecord", "line %1 is not a puzzle: %2 (column %3)")
      .arg(error.line)
      .arg(QString::fromStdString(error.reason))
      .arg(error.column);
}

}  // namespace

PuzzleRecord recordOf(const GameState& state) {
  PuzzleRecord record;
  record.givens = state.puzzle.givens;
  record.board = state.board;
  record.notes = state.allNotes();
  return record;
}

Result<StoredGame, PuzzleFault> gameOf(const Grid& givens, Solutions most) {
  const auto puzzle = toPuzzle(givens);
  if (puzzle) return gameOf(*puzzle, {}, {});
  const bool isWanted = most == Solutions::Several && givens != Grid();
  if (puzzle.error() != PuzzleFault::SeveralSolutions || !isWanted) return puzzle.error();
  StoredGame game = gameOf({givens, *chosenSolution(givens)}, {}, {});
  game.solutions = Solutions::Several;
  return game;
}

Result<StoredGame, PuzzleFault> gameOf(const PuzzleRecord& record, Solutions most) {
  auto begun = gameOf(record.givens, most);
  if (!begun) return begun.error();
  StoredGame game = std::move(*begun);
  if (game.solutions == Solutions::One) game.level = levelOf(game.puzzle);
  const CellSet open = record.givens.emptyCells();
  // An entry erases notes of its peers, so the notes come last.
  for (const Cell cell : open)
    if (const auto digit = record.board.at(cell)) game.append(Move::enter(cell, *digit));
  for (const Cell cell : open) {
    if (!record.board.isEmpty(cell)) continue;
    for (const Digit digit : record.notesAt(cell)) game.append(Move::setNote(cell, digit));
  }
  const auto elapsed = record.label.elapsed.value_or(std::chrono::milliseconds(0));
  game.elapsedMs = std::max<qint64>(0, elapsed.count());
  return game;
}

StoredGame gameOf(const Puzzle& puzzle, const QString& puzzleId, std::optional<Level> level) {
  StoredGame game;
  game.puzzle = puzzle;
  game.puzzleId = puzzleId;
  game.level = level;
  return game;
}

Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index) {
  const auto failed = [&text](const QString& why) { return text.source + ": " + why; };
  const auto told = [&failed](const ParseError& error) {
    return failed(QString::fromStdString(toText(error)));
  };
  if (!text.failure.isEmpty()) return failed(text.failure);
  const auto& [line, record] = text.puzzles.at(static_cast<qsizetype>(index));
  if (!record) return failed(whyNoPuzzle(record.error()));
  const auto game = gameOf(*record);
  if (!game) {
    const auto fault = told(toParseError(game.error(), record->givens, line));
    if (game.error() != PuzzleFault::SeveralSolutions) return fault;
    return fault + ". " + Verdict::ofSeveralSolutions(record->givens);
  }
  StoredGame withId = *game;
  withId.puzzleId = text.puzzleId;
  return withId;
}

std::optional<PuzzleRecord> severalSolutionsIn(const PuzzleText& text, std::size_t index) {
  if (!text.failure.isEmpty()) return std::nullopt;
  const auto& record = text.puzzles.at(static_cast<qsizetype>(index)).puzzle;
  if (!record || record->givens == Grid()) return std::nullopt;
  const auto puzzle = toPuzzle(record->givens);
  return !puzzle && puzzle.error() == PuzzleFault::SeveralSolutions ? std::optional(*record) : std::nullopt;
}

bool holdsAll(const std::string& text, const GameState& state) {
  const std::array<DigitSet, kCellCount> none{};
  if (state.centreNotes != none || state.colours != none) return false;  // no format has these
  const auto read = readPuzzles(text);
  const PuzzleRecord all = recordOf(state);
  return read.size() == 1 && read.front().puzzle && read.front().puzzle->givens == all.givens &&
         read.front().puzzle->board == all.board && read.front().puzzle->notes == all.notes;
}

GameState positionOf(const StoredGame& game) {
  return positionAt(game, game.position);
}

GameState positionAt(const StoredGame& game, int move) {
  GameState state = startOf(game);
  for (const int number : game.lineTo(move)) state = applyMove(state, game.moveNumbered(number).move);
  return state;
}

}  // namespace sudoku
