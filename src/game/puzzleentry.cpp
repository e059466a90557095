#include "puzzleentry.h"

#include <utility>

#include <sudoku/grid/checker.h>
#include <sudoku/solving/solver.h>

namespace sudoku {

PuzzleEntry::PuzzleEntry(QObject* parent)
    : QObject(parent),
      m_counter([this](const std::optional<std::size_t>& count) {
        if (!count) return;
        m_judgement = *count == 0 ? Judgement::None : *count == 1 ? Judgement::One : Judgement::Several;
        emit judged();
      }),
      m_reader([this](const PuzzleText& text) { take(text); }) {}

CellSet PuzzleEntry::conflicts() const {
  return conflictingCells(givens());
}

QString PuzzleEntry::judgementText() const {
  const bool isEmpty = givens().filledCells().isEmpty();
  switch (m_judgement) {
    case Judgement::Unknown:
      return tr("Looking for solutions …");
    case Judgement::Conflict:
      return tr("The same number stands twice in a row, column or box.");
    case Judgement::None:
      return tr("No solution. A number is wrong.");
    case Judgement::One:
      return tr("One solution. The puzzle can be played.");
    case Judgement::Several:
      break;
  }
  return isEmpty ? tr("Enter the numbers of a puzzle, or paste it.")
                 : tr("More than one solution. Numbers are missing.");
}

void PuzzleEntry::select(Cell cell) {
  if (std::exchange(m_selectedCell, cell) != cell) emit selectionChanged();
}

void PuzzleEntry::enter(Cell cell, Digit digit) {
  Grid board = givens();
  if (board.at(cell) == digit)
    board.clear(cell);
  else
    board.set(cell, digit);
  change(board);
}

void PuzzleEntry::clear(Cell cell) {
  Grid board = givens();
  board.clear(cell);
  change(board);
}

void PuzzleEntry::clearAll() {
  change(Grid());
}

void PuzzleEntry::paste(const QByteArray& text) {
  m_reader.run(
      [text](const std::stop_token& stop) { return readPuzzleText(text, {}, Extent::FirstPuzzle, stop); });
}

void PuzzleEntry::undo() {
  if (canUndo()) goTo(m_place - 1);
}

void PuzzleEntry::redo() {
  if (canRedo()) goTo(m_place + 1);
}

void PuzzleEntry::change(const Grid& board) {
  m_reader.cancel();
  if (board == givens()) return;
  m_boards.resize(m_place + 1);
  m_boards.push_back(board);
  goTo(m_place + 1);
}

void PuzzleEntry::goTo(std::size_t place) {
  m_reader.cancel();
  m_place = place;
  judge();
  emit givensChanged();
}

void PuzzleEntry::judge() {
  m_counter.cancel();
  m_judgement = conflicts().isEmpty() ? Judgement::Unknown : Judgement::Conflict;
  if (m_judgement == Judgement::Unknown)
    m_counter.run([board = givens()](const std::stop_token& stop) { return countSolutions(board, 2, stop); });
}

void PuzzleEntry::take(const PuzzleText& text) {
  const auto refuse = [this](const QString& why) { emit reported(tr("This is not a Sudoku: %1").arg(why)); };
  if (!text.failure.isEmpty()) return refuse(text.failure);
  const auto& puzzle = text.puzzles.front().puzzle;
  if (!puzzle) return refuse(QString::fromStdString(toText(puzzle.error())));
  change(puzzle->givens);
}

}  // namespace sudoku
