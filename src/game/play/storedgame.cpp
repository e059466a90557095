#include "storedgame.h"

#include <algorithm>
#include <map>

#include <sudoku/grid/checker.h>

namespace sudoku {
namespace {

/// Whether a position belongs to this puzzle.
bool isPositionOf(const GameContents& contents, const Puzzle& puzzle) {
  const CellSet cells = allCells();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    const auto given = puzzle.givens.at(cell);
    if (given && (contents.board.at(cell) != given || !contents.ruledOutAt(cell).isEmpty())) return false;
    return contents.board.isEmpty(cell) || contents.allNotesAt(cell).isEmpty();
  });
}

bool isPossible(const GameState& state, const Move& move) {
  if (isSolved(state.board)) return false;
  if (move.target && !isPositionOf(*move.target, state.puzzle)) return false;
  // Givens can be coloured, but not changed in any other way.
  return move.kind == Move::Kind::Colour ||
         std::none_of(move.parts.begin(), move.parts.end(),
                      [&](const Move::Part& part) { return state.isGiven(part.cell); });
}

/// For each move, and for the start at index 0, the number of the newest move that follows it; 0 if none
/// does.
std::vector<int> newestChildren(const std::vector<PlayedMove>& moves) {
  std::vector<int> children(moves.size() + 1, 0);
  for (std::size_t index = 0; index < moves.size(); ++index)
    children[static_cast<std::size_t>(moves[index].parent)] = static_cast<int>(index) + 1;
  return children;
}

bool areInOrder(const std::vector<PlayedMove>& moves) {
  for (std::size_t index = 0; index < moves.size(); ++index)
    if (moves[index].parent < 0 || moves[index].parent > static_cast<int>(index)) return false;
  return true;
}

}  // namespace

HelpCounts StoredGame::help() const {
  HelpCounts counts;
  for (const HelpEvent& event : events) ++counts.of(event.kind);
  return counts;
}

void StoredGame::append(Move move) {
  const UniqueId last = moves.empty() ? key : moves.back().key;
  moves.push_back({std::move(move), position, UniqueId::after(last)});
  position = static_cast<int>(moves.size());
}

std::optional<int> StoredGame::playedBefore(const Move& move) const {
  const auto found = std::find_if(moves.rbegin(), moves.rend(), [&](const PlayedMove& played) {
    return played.parent == position && played.move == move;
  });
  return found == moves.rend() ? std::nullopt : std::optional(static_cast<int>(moves.rend() - found));
}

std::vector<int> StoredGame::lineTo(int move) const {
  std::vector<int> line;
  for (; move > 0; move = moveNumbered(move).parent) line.push_back(move);
  std::reverse(line.begin(), line.end());
  return line;
}

int StoredGame::movesBetween(int from, int to) const {
  int count = 0;
  // A parent has a lesser number than its children, so the later of the two moves is never an ancestor of the
  // other.
  for (; from != to; ++count) {
    int& later = from > to ? from : to;
    later = moveNumbered(later).parent;
  }
  return count;
}

std::vector<int> StoredGame::presentLine() const {
  std::vector<int> line = lineTo(position);
  const std::vector<int> next = newestChildren(moves);
  for (int move = next[static_cast<std::size_t>(position)]; move > 0;
       move = next[static_cast<std::size_t>(move)])
    line.push_back(move);
  return line;
}

GameState positionOf(const StoredGame& game) {
  return positionAt(game, game.position);
}

GameState positionAt(const StoredGame& game, int move) {
  GameState state = startOf(game);
  for (const int number : game.lineTo(move)) state = applyMove(state, game.moveNumbered(number).move);
  return state;
}

std::optional<Grid> boardOf(const StoredGame& game) {
  if (!areInOrder(game.moves)) return std::nullopt;
  // A position is kept in memory only until the last move that is played in it, to save memory.
  const std::vector<int> last = newestChildren(game.moves);
  std::map<int, GameState> open;
  GameState state(game.puzzle);
  std::optional<Grid> board;
  for (int number = 0;; ++number) {
    if (number == game.position) board = state.board;
    const auto index = static_cast<std::size_t>(number);
    if (index == game.moves.size()) return board;
    if (last[index] > number + 1) open.emplace(number, state);
    const auto& [move, parent, key, clock] = game.moves[index];
    if (parent != number) state = open.at(parent);
    if (last[static_cast<std::size_t>(parent)] == number + 1) open.erase(parent);
    if (!isPossible(state, move)) return std::nullopt;
    state = applyMove(state, move);
  }
}

GameStatus statusOf(const StoredGame& game, const Grid& board) {
  if (game.help().of(HelpKind::GivenUp) > 0) return GameStatus::GivenUp;
  return isSolved(board) ? GameStatus::Solved : GameStatus::InProgress;
}

}  // namespace sudoku
