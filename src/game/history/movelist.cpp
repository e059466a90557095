#include "movelist.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <sudoku/grid/checker.h>

#include "game/play/commandmoves.h"
#include "game/play/corrections.h"
#include "replay.h"

namespace sudoku {
namespace {

/// A hash that distinguishes the positions of a puzzle.
std::uint64_t fingerprint(const GameContents& contents) {
  std::uint64_t print = 14'695'981'039'346'656'037U;  // offset basis of FNV-1a with 64 bits
  const auto add = [&print](std::uint64_t value) { print = (print ^ value) * 1'099'511'628'211U; };
  const auto addNumber = [&add](int number) { add(static_cast<std::uint64_t>(number)); };
  for (const Cell cell : allCells()) {
    const CellContents held = contents.at(cell);
    addNumber(held.digit ? held.digit->value() : 0);
    for (const DigitSet digits : {held.notes, held.centreNotes, held.colours, held.ruledOut})
      add(digits.bits());
    for (const Digit digit : held.candidateColours.digits())
      addNumber(digit.value() * 10 + held.candidateColours.of(digit)->value());
  }
  for (const CandidateLink& link : contents.links) {
    for (const Candidate end : {link.first, link.second})
      addNumber(end.cell.index() * kDigitCount + end.digit.index());
    addNumber(static_cast<int>(link.kind));
  }
  return print;
}

/// The move that a click on a row goes to, when several equal moves from one position share the row: one
/// after which Redo plays the moves of the rows below, if possible.
int moveToGoTo(const StoredGame& game, const std::vector<int>& equals, const std::vector<bool>& isPresent,
               const std::vector<bool>& hasNext) {
  const auto rank = [&](int move) {
    const auto index = static_cast<std::size_t>(move);
    return std::tuple(move == game.position, isPresent[index], hasNext[index], move);
  };
  return *std::max_element(equals.begin(), equals.end(), [&rank](int a, int b) { return rank(a) < rank(b); });
}

}  // namespace

MoveList::MoveList(const StoredGame& game) : m_tree(game), m_rowOf(game.moves.size() + 1, 0) {
  addRows(game);
  lookAtPositions(game);
  mark(game);
}

int MoveList::addRow(MoveRow row) {
  const auto index = static_cast<int>(m_rows.size());
  std::vector<int>& neighbours =
      row.parent < 0 ? m_topRows : m_rows[static_cast<std::size_t>(row.parent)].rows;
  row.placeInParent = static_cast<int>(neighbours.size());
  neighbours.push_back(index);
  m_rows.push_back(std::move(row));
  return index;
}

void MoveList::addRows(const StoredGame& game) {
  std::vector<bool> isPresent(game.moves.size() + 1, false);
  std::vector<bool> hasNext(game.moves.size() + 1, false);
  for (const int move : game.presentLine()) isPresent[static_cast<std::size_t>(move)] = true;
  for (const PlayedMove& played : game.moves) hasNext[static_cast<std::size_t>(played.parent)] = true;
  const auto goTo = [&](int move) { return moveToGoTo(game, m_tree.equals(move), isPresent, hasNext); };

  /// Successive moves that still have to be added to the list as rows.
  struct Line {
    int row;    ///< index of the row under which the new rows are folded
    int place;  ///< number of moves from the start up to its first move
    std::vector<int> moves;
  };
  std::vector<int> present = m_tree.presentLine(game);
  present.insert(present.begin(), 0);
  std::vector<Line> lines = {{-1, 0, std::move(present)}};
  for (std::size_t done = 0; done < lines.size(); ++done) {
    const Line line = std::move(lines[done]);
    for (std::size_t index = 0; index < line.moves.size(); ++index) {
      const int move = line.moves[index];
      const int place = line.place + static_cast<int>(index);
      const int row =
          addRow({move == 0 ? MoveRow::Kind::Start : MoveRow::Kind::Move, goTo(move), place, line.row});
      m_rowOf[static_cast<std::size_t>(move)] = row;
      for (const int child : m_tree.children(move)) {
        if (index + 1 < line.moves.size() && line.moves[index + 1] == child) continue;
        std::vector<int> moves = m_tree.lineFrom(child);
        moves.insert(moves.begin(), child);
        const int branch = addRow({MoveRow::Kind::Branch, goTo(moves.back()), place + 1, row});
        lines.push_back({branch, place + 1, std::move(moves)});
      }
    }
  }
}

/// Compares the positions before and after each move to find out what the move did.
void MoveList::lookAtPositions(const StoredGame& game) {
  std::map<int, GameState> open = {{0, startOf(game)}};
  std::map<int, std::uint64_t> prints = {{0, fingerprint(open.at(0))}};
  for (int move = 1; move <= static_cast<int>(game.moves.size()); ++move) {
    if (m_tree.standsFor(move) != move) continue;
    const int parent = m_tree.parent(move);
    const PlayedMove& played = game.moveNumbered(move);
    MoveRow& row = m_rows[static_cast<std::size_t>(rowOf(move))];
    const GameState& before = open.at(parent);
    GameState state = applyMove(before, played.move);
    row.elapsedMs = played.elapsedMs.value_or(this->row(rowOf(parent)).elapsedMs);
    row.wrong = wrongEntries(state) & changedEntries(before.board, state.board);
    const std::uint64_t print = fingerprint(state);
    if (played.move.kind == Move::Kind::Restore) {
      row.isSolution = isSolved(state.board);
      int earlier = parent;
      while (earlier > 0 && prints.at(earlier) != print) earlier = m_tree.parent(earlier);
      if (prints.at(earlier) == print) row.returnsTo = this->row(rowOf(earlier)).place;
    }
    prints.emplace(move, print);
    // A position is stored only if other moves were made from it.
    if (!m_tree.children(move).empty()) open.emplace(move, state);
    if (m_tree.children(parent).back() == move) open.erase(parent);
  }
  for (MoveRow& row : m_rows)
    if (row.kind == MoveRow::Kind::Branch) row.elapsedMs = this->row(rowOf(row.move)).elapsedMs;
}

void MoveList::mark(const StoredGame& game) {
  const auto rowAt = [this](int move) -> MoveRow& { return m_rows[static_cast<std::size_t>(rowOf(move))]; };
  for (const HelpEvent& event : game.events) {
    MoveRow& row = rowAt(event.position);
    ++(event.kind == HelpKind::Check ? row.checks : row.helps);
  }
  for (const Checkpoint& checkpoint : game.checkpoints)
    rowAt(checkpoint.position).checkpoints.push_back(checkpoint.name);
  int number = 0;
  for (const int trial : game.trials) rowAt(trial).trial = ++number;
}

std::vector<int> MoveList::rowsOfWrong(int move, CellSet cells) const {
  std::vector<int> found;
  for (int before = m_tree.standsFor(move); before > 0 && !cells.isEmpty(); before = m_tree.parent(before)) {
    const CellSet entered = row(rowOf(before)).wrong & cells;
    if (!entered.isEmpty()) found.push_back(rowOf(before));
    cells -= entered;
  }
  return found;
}

}  // namespace sudoku
