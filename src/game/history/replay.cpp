#include "replay.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <tuple>
#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kLeastWait = 60ms;
constexpr std::chrono::milliseconds kMostWait = 10s;

CellSet wrongEntries(const Grid& board, const Grid& solution) {
  CellSet wrong;
  for (const Cell cell : board.filledCells())
    if (board.at(cell) != solution.at(cell)) wrong.add(cell);
  return wrong;
}

/// The index in `positions` of the position after a move; nothing if it is not among them.
std::optional<std::size_t> placeOf(const std::vector<ReplayPosition>& positions, int move) {
  // The numbers of moves increase along a line, so a binary search finds the move.
  const auto found =
      std::lower_bound(positions.begin(), positions.end(), move,
                       [](const ReplayPosition& position, int number) { return position.move < number; });
  if (found == positions.end() || found->move != move) return std::nullopt;
  return static_cast<std::size_t>(found - positions.begin());
}

}  // namespace

Replay::Replay(StoredGame game) : m_game(std::move(game)), m_tree(m_game) {
  follow(m_tree.presentLine(m_game));
}

bool Replay::hasBranches() const {
  for (int move = 0; move <= static_cast<int>(m_game.moves.size()); ++move)
    if (m_tree.children(move).size() > 1) return true;
  return false;
}

const std::vector<int>& Replay::branchesAt(std::size_t place) const {
  return m_tree.children(m_positions[place].move);
}

void Replay::takeBranch([[maybe_unused]] std::size_t place, int move) {
  assert(m_tree.parent(move) == m_positions[place].move);
  follow(m_tree.lineThrough(move));
}

std::size_t Replay::takeLineThrough(int move) {
  const int wanted = m_tree.standsFor(move);
  if (!placeOf(m_positions, wanted)) follow(m_tree.lineThrough(wanted));
  return *placeOf(m_positions, wanted);
}

void Replay::follow(const std::vector<int>& line) {
  GameState state = startOf(m_game);
  const GameContents& contents = state;
  m_positions.assign(1, {0, contents, {}, {}, 0});
  for (const int number : line) {
    const PlayedMove& move = m_game.moveNumbered(number);
    auto [next, changed] = applyMoveWithChanges(state, move.move);
    state = next;
    m_positions.push_back({number, contents, changed, wrongEntries(state.board, state.puzzle.solution),
                           move.elapsedMs.value_or(m_positions.back().elapsedMs)});
  }
  findMarks();
}

void Replay::findMarks() {
  using Kind = ReplayMark::Kind;
  m_marks.clear();
  const auto markMove = [this](Kind kind, int move, const QString& name) {
    if (const auto place = placeOf(m_positions, m_tree.standsFor(move)))
      m_marks.push_back({kind, *place, name});
  };
  for (std::size_t place = 0; place < m_positions.size(); ++place) {
    if (place > 0 &&
        !(changedEntries(m_positions[place - 1].contents.board, m_positions[place].contents.board) &
          m_positions[place].wrong)
             .isEmpty())
      m_marks.push_back({Kind::Mistake, place});
    if (branchesAt(place).size() > 1) m_marks.push_back({Kind::Branch, place});
  }
  for (const HelpEvent& event : m_game.events)
    markMove(event.kind == HelpKind::Check ? Kind::Check : Kind::Help, event.position, {});
  for (const Checkpoint& checkpoint : m_game.checkpoints)
    markMove(Kind::Checkpoint, checkpoint.position, checkpoint.name);
  for (const int trial : m_game.trials) markMove(Kind::Trial, trial, {});
  std::stable_sort(m_marks.begin(), m_marks.end(), [](const ReplayMark& a, const ReplayMark& b) {
    return std::tuple(a.place, a.kind) < std::tuple(b.place, b.kind);
  });
}

CellSet changedEntries(const Grid& before, const Grid& after) {
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.at(cell) != after.at(cell)) changed.add(cell);
  return changed;
}

std::chrono::milliseconds replayWait(qint64 fromMs, qint64 toMs, ReplaySpeed speed) {
  if (speed == ReplaySpeed::MoveASecond) return 1s;
  const int factor = speed == ReplaySpeed::AsPlayed ? 1 : speed == ReplaySpeed::FourTimes ? 4 : 16;
  const std::chrono::milliseconds wait((toMs - fromMs) / factor);
  return std::clamp(wait, kLeastWait, kMostWait);
}

}  // namespace sudoku
