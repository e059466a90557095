#include "movetree.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sudoku {
namespace {

/// A sort key that is equal for equal moves from the same position.
auto likenessOf(int parent, const Move& move) {
  const int cell = move.parts.empty() ? -1 : move.parts.front().cell.index();
  const unsigned digits = move.parts.empty() ? 0U : move.parts.front().digits.bits();
  return std::tuple(parent, move.kind, move.parts.size(), cell, digits);
}

}  // namespace

MoveTree::MoveTree(const StoredGame& game)
    : m_first(game.moves.size() + 1, 0),
      m_parents(game.moves.size() + 1, 0),
      m_children(game.moves.size() + 1),
      m_equals(game.moves.size() + 1) {
  m_equals[0] = {0};
  std::map<decltype(likenessOf(0, Move())), std::vector<int>> alike;
  for (int number = 1; number <= static_cast<int>(game.moves.size()); ++number) {
    const auto index = static_cast<std::size_t>(number);
    const PlayedMove& played = game.moveNumbered(number);
    const int parent = standsFor(played.parent);
    std::vector<int>& candidates = alike[likenessOf(parent, played.move)];
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](int other) { return game.moveNumbered(other).move == played.move; });
    m_first[index] = found == candidates.end() ? number : *found;
    m_equals[static_cast<std::size_t>(m_first[index])].push_back(number);
    if (m_first[index] != number) continue;
    candidates.push_back(number);
    m_parents[index] = parent;
    m_children[static_cast<std::size_t>(parent)].push_back(number);
  }
}

std::vector<int> MoveTree::presentLine(const StoredGame& game) const {
  std::vector<int> line = game.presentLine();
  std::transform(line.begin(), line.end(), line.begin(), [this](int move) { return standsFor(move); });
  const std::vector<int> rest = lineFrom(line.empty() ? 0 : line.back());
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

std::vector<int> MoveTree::lineThrough(int move) const {
  std::vector<int> line;
  for (int before = move; before > 0; before = parent(before)) line.push_back(before);
  std::reverse(line.begin(), line.end());
  const std::vector<int> rest = lineFrom(move);
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

std::vector<int> MoveTree::lineFrom(int move) const {
  std::vector<int> line;
  while (!children(move).empty()) {
    move = *std::max_element(children(move).begin(), children(move).end(),
                             [this](int a, int b) { return equals(a).back() < equals(b).back(); });
    line.push_back(move);
  }
  return line;
}

}  // namespace sudoku
