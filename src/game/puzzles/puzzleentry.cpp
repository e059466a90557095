#include "puzzleentry.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/checker.h>
#include <sudoku/solving/solver.h>

#include "game/language/joined.h"
#include "game/language/parsewords.h"
#include "game/teacher/clashwords.h"
#include "game/teacher/phrases.h"

namespace sudoku {
namespace {

/// The most cells that a message lists; of more cells it only gives the number.
constexpr int kListedCells = 8;

QString listOf(CellSet cells) {
  return toPlainText(Phrases::cells(cells, Role::Words));
}

/// A sentence such as `Row 1 has two 6s, in r1c2 and r1c5.`
QString clashText(const Clash& clash) {
  QString words = ClashWords::of(clash);
  words.chop(1);
  return PuzzleEntry::tr("%1, in %2.", "which digit stands twice, cells").arg(words, listOf(clash.cells));
}

QString differenceText(CellSet cells) {
  return cells.size() > kListedCells ? PuzzleEntry::tr("Two solutions differ in %n cells.", "", cells.size())
                                     : PuzzleEntry::tr("Two solutions differ in %1.").arg(listOf(cells));
}

}  // namespace

PuzzleEntry::PuzzleEntry(QObject* parent)
    : QObject(parent),
      m_counter([this](const std::optional<std::size_t>& count) {
        if (!count) return;
        m_judgement = *count == 0 ? Judgement::None : *count == 1 ? Judgement::One : Judgement::Several;
        emit judged();
      }),
      m_finder([this](const std::optional<TwoSolutions>& solutions) {
        m_twoSolutions = solutions;
        emit judged();
      }),
      m_adder([this](const std::optional<std::vector<Candidate>>& givens) {
        if (givens) addGivens(*givens);
      }),
      m_reader([this](const Pasted& pasted) { take(pasted); }, this) {}

CellSet PuzzleEntry::conflicts() const {
  return conflictingCells(givens());
}

QString PuzzleEntry::judgementText() const {
  return Joined::sentences({m_note, judgementAlone()});
}

QString PuzzleEntry::judgementAlone() const {
  const bool isEmpty = givens().filledCells().isEmpty();
  switch (m_judgement) {
    case Judgement::Unknown:
      return tr("Looking for solutions …");
    case Judgement::Conflict:
      return clashText(*findClash(givens()));
    case Judgement::None:
      return tr("No solution. A digit is wrong.");
    case Judgement::One:
      return tr("One solution. The puzzle can be played.");
    case Judgement::Several:
      break;
  }
  return isEmpty          ? tr("Enter the givens of a puzzle, or paste it.")
         : m_twoSolutions ? differenceText(m_twoSolutions->difference())
                          : tr("More than one solution. Digits are missing.");
}

void PuzzleEntry::select(Cell cell) {
  m_isPastLast = false;
  if (std::exchange(m_selectedCell, cell) != cell) emit selectionChanged();
}

void PuzzleEntry::type(Digit digit) {
  Grid board = givens();
  board.set(m_selectedCell, digit);
  change(board);
  goOn();
}

void PuzzleEntry::leaveEmpty() {
  clear(m_selectedCell);
  goOn();
}

void PuzzleEntry::goOn() {
  const int next = m_selectedCell.index() + 1;
  m_isPastLast = next == kCellCount;
  if (!m_isPastLast) select(Cell(next));
}

void PuzzleEntry::goBack() {
  if (!m_isPastLast && m_selectedCell.index() > 0) select(Cell(m_selectedCell.index() - 1));
  m_isPastLast = false;
  clear(m_selectedCell);
}

void PuzzleEntry::findTwoSolutions() {
  m_finder.run([board = givens()](const std::stop_token& stop) { return sudoku::twoSolutions(board, stop); });
}

void PuzzleEntry::enter(const Grid& givens) {
  change(givens);
  findTwoSolutions();
}

void PuzzleEntry::addMissing() {
  m_adder.run([board = givens()](const std::stop_token& stop) { return missingGivens(board, stop); });
}

void PuzzleEntry::addGivens(const std::vector<Candidate>& added) {
  Grid board = givens();
  for (const auto& [cell, digit] : added) board.set(cell, digit);
  const int count = static_cast<int>(added.size());
  change(board, tr("%n digits were added.", "", count));
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
  m_reader.run([text](const std::stop_token& stop) {
    PuzzleText read = readPuzzleText(text, {}, Extent::AllPuzzles, stop);
    const auto count = std::count_if(read.puzzles.begin(), read.puzzles.end(),
                                     [](const ReadPuzzle& each) { return each.puzzle.hasValue(); });
    const qsizetype all = count + read.morePuzzles;
    read.puzzles = read.puzzles.mid(0, 1);
    return Pasted{std::move(read), all};
  });
}

void PuzzleEntry::undo() {
  if (canUndo()) goBackTo(m_place - 1);
}

void PuzzleEntry::redo() {
  if (canRedo()) goBackTo(m_place + 1);
}

/// Selects the cell that undo or redo has changed, so that the player can type into that cell next.
void PuzzleEntry::goBackTo(std::size_t place) {
  const Grid before = givens();
  goTo(place);
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.at(cell) != givens().at(cell)) changed.add(cell);
  if (changed.hasOne()) select(changed.first());
}

void PuzzleEntry::change(const Grid& board, const QString& note) {
  m_reader.cancel();
  if (board == givens()) return;
  m_boards.resize(m_place + 1);
  m_boards.push_back(board);
  goTo(m_place + 1, note);
}

void PuzzleEntry::goTo(std::size_t place, const QString& note) {
  m_reader.cancel();
  m_finder.cancel();
  m_adder.cancel();
  m_twoSolutions.reset();
  m_place = place;
  m_note = note;
  judge();
  emit givensChanged();
}

void PuzzleEntry::judge() {
  m_counter.cancel();
  m_judgement = conflicts().isEmpty() ? Judgement::Unknown : Judgement::Conflict;
  if (m_judgement == Judgement::Unknown)
    m_counter.run([board = givens()](const std::stop_token& stop) { return countSolutions(board, 2, stop); });
}

void PuzzleEntry::take(const Pasted& pasted) {
  const auto refuse = [this](const QString& why) { emit reported(tr("This is not a Sudoku: %1").arg(why)); };
  if (!pasted.text.failure.isEmpty()) return refuse(pasted.text.failure);
  const auto& puzzle = pasted.text.puzzles.front().puzzle;
  if (!puzzle) return refuse(ParseWords::text(puzzle.error()));
  const QString note =
      pasted.count < 2 ? QString() : tr("The first of %n puzzles.", "", static_cast<int>(pasted.count));
  change(puzzle->givens, note);
  // If the text has the same givens as before, only the note has changed.
  if (std::exchange(m_note, note) != note) emit judged();
}

}  // namespace sudoku
