#include "gameoftext.h"

#include <QCoreApplication>

#include <sudoku/solving/solver.h>

#include "game/language/parsewords.h"
#include "game/play/gamerecord.h"
#include "game/teacher/openedremark.h"

namespace sudoku {
namespace {

QString whyNoPuzzle(const ParseError& error) {
  if (error.column == 0) return ParseWords::text(error);
  return QCoreApplication::translate("GameRecord", "line %1 is not a puzzle: %2 (column %3)")
      .arg(QString::number(error.line), ParseWords::reason(error), QString::number(error.column));
}

}  // namespace

Result<StoredGame, QString> gameOf(const PuzzleText& text, std::size_t index) {
  const auto failed = [&text](const QString& why) { return text.source + ": " + why; };
  if (!text.failure.isEmpty()) return failed(text.failure);
  const auto& [line, record] = text.puzzles.at(static_cast<qsizetype>(index));
  if (!record) return failed(whyNoPuzzle(record.error()));
  const auto game = gameOf(*record);
  if (!game) {
    const auto fault = failed(ParseWords::text(toParseError(game.error(), record->givens, line)));
    if (game.error() != PuzzleFault::SeveralSolutions) return fault;
    //: What is wrong with a puzzle, without a full stop, and a sentence about its solutions
    return QCoreApplication::translate("GameRecord", "%1. %2", "fault, then a sentence")
        .arg(fault, OpenedRemark::ofSeveralSolutions(record->givens));
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

}  // namespace sudoku
