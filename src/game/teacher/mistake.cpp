#include "mistake.h"

#include <algorithm>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>

#include "phrases.h"

namespace sudoku {
namespace {

/// Where a board shows that it leads nowhere: a cell or a house with no place left.
struct DeadEnd {
  std::optional<Cell> cell;
  std::optional<House> house;
  Digit digit{1};
};

std::optional<DeadEnd> deadEndOf(const Candidates& candidates) {
  for (const Cell cell : candidates.openCells())
    if (candidates.at(cell).isEmpty()) return DeadEnd{cell, std::nullopt};
  for (const House house : allHouses())
    for (const Digit digit : allDigits())
      if ((candidates.cellsOf(digit) & cellsOf(house)).isEmpty()) return DeadEnd{std::nullopt, house, digit};
  return std::nullopt;
}

/// All singles that are open now.
std::vector<Candidate> singlesOf(const Candidates& candidates) {
  std::vector<Candidate> singles;
  for (const Cell cell : candidates.openCells())
    if (candidates.at(cell).size() == 1) singles.push_back({cell, candidates.at(cell).first()});
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) {
      const CellSet places = candidates.cellsOf(digit) & cellsOf(house);
      if (places.hasOne() && candidates.openCells().contains(places.first()))
        singles.push_back({places.first(), digit});
    }
  return singles;
}

/// Where singles alone lead to a dead end, round by round, so that it is the nearest.
std::optional<DeadEnd> nearestDeadEnd(Candidates candidates) {
  for (;;) {
    if (const auto end = deadEndOf(candidates)) return end;
    const auto singles = singlesOf(candidates);
    if (singles.empty()) return std::nullopt;
    for (const auto& [cell, digit] : singles)
      if (candidates.openCells().contains(cell)) candidates.place(cell, digit);
  }
}

/// How many moves ago an entry was made, the last one being 1.
std::optional<int> movesSince(const std::vector<Move>& applied, Cell cell) {
  const auto enters = [cell](const Move& move) {
    return move.kind == Move::Kind::Enter &&
           std::any_of(move.parts.begin(), move.parts.end(),
                       [cell](const Move::Part& part) { return part.cell == cell; });
  };
  const auto last = std::find_if(applied.rbegin(), applied.rend(), enters);
  if (last == applied.rend()) return std::nullopt;
  return static_cast<int>(last - applied.rbegin()) + 1;
}

}  // namespace

std::optional<Mistake> Mistakes::first(const GameState& state, const std::vector<Move>& applied) {
  std::optional<Cell> wrong;
  std::optional<int> since;
  for (const Cell cell : allCells()) {
    if (state.board.isEmpty(cell) || state.board.at(cell) == state.puzzle.solution.at(cell)) continue;
    const auto ago = movesSince(applied, cell);
    if (wrong && ago.value_or(0) <= since.value_or(0)) continue;
    wrong = cell;
    since = ago;
  }
  if (!wrong) return std::nullopt;
  Mistake mistake{*wrong, *state.board.at(*wrong), {}, {}};
  const Sentence cell = Phrases::cells({mistake.cell}, Role::Eliminated, {mistake.digit});
  const QString digit = Phrases::digit(mistake.digit);
  const QString ago = since == 1 ? tr("the last move") : tr("%n moves ago", nullptr, since.value_or(0));
  mistake.sentences.push_back(
      since ? Phrases::fill(tr("{cell} is not {digit}: that was {ago}."),
                            {{"cell", cell}, {"digit", digit}, {"ago", ago}})
            : Phrases::fill(tr("{cell} is not {digit}."), {{"cell", cell}, {"digit", digit}}));
  mistake.sentences.push_back(whyNot(state, mistake));
  return mistake;
}

/// The shortest refutation: a twin in a house, or the dead end to which singles lead.
Sentence Mistakes::whyNot(const GameState& state, Mistake& mistake) {
  Grid board = state.board;
  for (const Cell cell : allCells())
    if (board.at(cell) != state.puzzle.solution.at(cell)) board.set(cell, std::nullopt);
  const QString digit = Phrases::digit(mistake.digit);
  for (const House house : housesOf(mistake.cell)) {
    const CellSet twins = board.cellsWith(mistake.digit) & cellsOf(house);
    if (twins.isEmpty()) continue;
    mistake.broken = twins;
    return Phrases::fill(tr("{house} has its {digit} already, in {cell}."),
                         {{"house", Phrases::house(house, Role::Cover)},
                          {"digit", digit},
                          {"cell", Phrases::cells(twins, Role::Pattern)}});
  }
  Candidates candidates(board);
  candidates.place(mistake.cell, mistake.digit);
  const auto end = nearestDeadEnd(candidates);
  if (end && end->house) {
    mistake.broken = cellsOf(*end->house);
    return Phrases::fill(
        tr("With it, {house} comes to have no place left for its {digit}."),
        {{"house", Phrases::house(*end->house, Role::Cover)}, {"digit", Phrases::digit(end->digit)}});
  }
  if (end) {
    mistake.broken = {*end->cell};
    return Phrases::fill(tr("With it, no digit is left in the end for {cell}."),
                         {{"cell", Phrases::cells({*end->cell}, Role::Pattern)}});
  }
  return Phrases::fill(tr("With it, there is no way left to fill the board."));
}

}  // namespace sudoku
