#include <algorithm>
#include <map>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>
#include <sudoku/play/severalsolutions.h>

namespace sudoku {
namespace {

std::size_t placeOf(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}

void enter(GameState& state, Cell cell, Digit digit, bool erases) {
  if (state.board.at(cell) == digit || isSolved(state.board)) return;
  state.board.set(cell, digit);
  state.notes[placeOf(cell)] = state.centreNotes[placeOf(cell)] = {};
  if (!erases || !(state.board.cellsWith(digit) & peersOf(cell)).isEmpty()) return;
  for (const Cell peer : peersOf(cell)) {
    state.notes[placeOf(peer)].remove(digit);
    state.centreNotes[placeOf(peer)].remove(digit);
  }
}

void change(DigitSet& set, DigitSet digits, bool adds) {
  set = adds ? set | digits : set - digits;
}

/// Changes the notes or the eliminated candidates of an open cell.
void changeOpenCell(CellContents& contents, const Move& move, DigitSet digits) {
  switch (move.kind) {
    case Move::Kind::Note:
      return change(contents.notes, digits, move.sets);
    case Move::Kind::CentreNote:
      return change(contents.centreNotes, digits, move.sets);
    case Move::Kind::Fill:
      contents.notes = digits;
      return;
    case Move::Kind::RuleOut:
      change(contents.ruledOut, digits, true);
      [[fallthrough]];
    default:
      change(contents.notes, digits, false);
      change(contents.centreNotes, digits, false);
  }
}

void changeCell(GameState& state, const Move& move, const Move::Part& part) {
  if (move.kind == Move::Kind::Enter) return enter(state, part.cell, part.digits.first(), move.erases);
  CellContents contents = state.at(part.cell);
  if (move.kind == Move::Kind::Colour)
    change(contents.colours, part.digits & allColours(), move.sets);
  else if (move.kind == Move::Kind::Clear)
    contents = {{}, {}, {}, contents.colours, contents.ruledOut, {}};
  else if (move.kind == Move::Kind::CandidateColour)
    for (const Digit digit : part.digits) contents.candidateColours.set(digit, move.colour);
  else if (!contents.digit)
    changeOpenCell(contents, move, part.digits);
  state.put(part.cell, contents);
}

/// Whether a move may change a cell at all.
bool mayChange(const GameState& state, const Move& move, Cell cell) {
  return move.kind == Move::Kind::Colour || !state.isGiven(cell);
}

void restore(GameState& state, const GameContents& target) {
  for (const Cell cell : state.puzzle.givens.emptyCells()) state.put(cell, target.at(cell));
  state.colours = target.colours;
  state.links = target.links;
}

/// Carries out a move of kind Link or Unlink.
void changeLinks(GameState& state, const Move& move) {
  const std::vector<Candidate> candidates = move.candidates();
  const auto isNamed = [&](Candidate candidate) {
    return std::find(candidates.begin(), candidates.end(), candidate) != candidates.end();
  };
  if (move.kind == Move::Kind::Unlink) {
    std::erase_if(state.links,
                  [&](const CandidateLink& link) { return isNamed(link.first) || isNamed(link.second); });
    return;
  }
  if (candidates.size() != 2) return;
  std::erase_if(state.links,
                [&](const CandidateLink& link) { return link.joins(candidates[0], candidates[1]); });
  if (!move.link) return;
  const CandidateLink link = CandidateLink::between(candidates[0], candidates[1], *move.link);
  state.links.insert(std::upper_bound(state.links.begin(), state.links.end(), link), link);
}

/// Removes the colours and links of candidates that are not in the notes.
void dropMarksOfMissing(GameState& state) {
  for (const Cell cell : state.candidateColours.cells()) {
    CandidateColours colours = state.candidateColoursAt(cell);
    colours.keepOnly(state.allNotesAt(cell));
    state.candidateColours.put(cell, colours);
  }
  std::erase_if(state.links, [&](const CandidateLink& link) {
    return !state.allNotesAt(link.first.cell).contains(link.first.digit) ||
           !state.allNotesAt(link.second.cell).contains(link.second.digit);
  });
}

/// The cells at the ends of links that only one of the positions has.
CellSet cellsOfOtherLinks(const GameContents& before, const GameContents& after) {
  CellSet cells;
  if (before.links == after.links) return cells;
  std::vector<CandidateLink> others;
  std::set_symmetric_difference(before.links.begin(), before.links.end(), after.links.begin(),
                                after.links.end(), std::back_inserter(others));
  for (const CandidateLink& link : others) {
    cells.add(link.first.cell);
    cells.add(link.second.cell);
  }
  return cells;
}

bool isAboutLinks(const Move& move) {
  return move.kind == Move::Kind::Link || move.kind == Move::Kind::Unlink;
}

void carryOut(GameState& state, const Move& move) {
  if (move.kind == Move::Kind::Restore)
    restore(state, *move.target);
  else if (isAboutLinks(move))
    changeLinks(state, move);
  else
    for (const Move::Part& part : move.parts)
      if (mayChange(state, move, part.cell)) changeCell(state, move, part);
  dropMarksOfMissing(state);
}

/// Whether `other` lacks some entry of `board` for which `isMeant` returns true.
template <typename IsMeant>
bool lacksEntry(const Grid& board, const Grid& other, const IsMeant& isMeant) {
  const CellSet cells = board.filledCells();
  return std::any_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return isMeant(cell) && board.at(cell) != other.at(cell); });
}

/// Chooses the solution that entries are judged by after a move, if the puzzle has several. Keeps the
/// eliminated candidates only if all entries that they may rely on are right by that solution.
void judgeAnew(GameState& state, const GameState& before, const Move& move) {
  const Grid& judged = before.puzzle.solution;
  state.puzzle.solution = judgingSolution(state.puzzle.givens, state.board, judged);
  const bool isForgotten =
      move.kind == Move::Kind::Restore
          ? lacksEntry(state.board, state.puzzle.solution, [](Cell /*any*/) { return true; })
          : lacksEntry(before.board, state.board,
                       [&](Cell cell) { return before.board.at(cell) == judged.at(cell); });
  if (isForgotten) state.ruledOut = {};
}

/// The move that sets a digit in all cells if some cell lacks it, or else removes it from all.
template <typename DigitsAt>
std::optional<Move> toggling(Move::Kind kind, CellSet cells, Digit digit, const DigitsAt& digitsAt) {
  CellSet lacking;
  for (const Cell cell : cells)
    if (!digitsAt(cell).contains(digit)) lacking.add(cell);
  Move move{kind, {}, !lacking.isEmpty()};
  for (const Cell cell : move.sets ? lacking : cells) move.parts.push_back({cell, {digit}});
  return move.parts.empty() ? std::nullopt : std::optional(std::move(move));
}

}  // namespace

std::array<DigitSet, kCellCount> GameContents::allNotes() const {
  std::array<DigitSet, kCellCount> all{};
  for (const Cell cell : allCells()) all[placeOf(cell)] = allNotesAt(cell);
  return all;
}

std::optional<LinkKind> GameContents::linkBetween(Candidate one, Candidate other) const {
  const auto found = std::find_if(links.begin(), links.end(),
                                  [&](const CandidateLink& link) { return link.joins(one, other); });
  return found == links.end() ? std::nullopt : std::optional(found->kind);
}

std::vector<Candidate> Move::candidates() const {
  std::vector<Candidate> all;
  for (const Part& part : parts)
    for (const Digit digit : part.digits) all.push_back({part.cell, digit});
  return all;
}

Move Move::changeLink(Candidate one, Candidate other, std::optional<LinkKind> link) {
  Move move{Kind::Link, {{one.cell, {one.digit}}, {other.cell, {other.digit}}}};
  if (one.cell == other.cell) move.parts = {{one.cell, {one.digit, other.digit}}};
  move.link = link;
  return move;
}

CellContents GameContents::at(Cell cell) const {
  return {board.at(cell),  notesAt(cell),    centreNotesAt(cell),
          coloursAt(cell), ruledOutAt(cell), candidateColoursAt(cell)};
}

void GameContents::put(Cell cell, const CellContents& contents) {
  board.set(cell, contents.digit);
  notes[placeOf(cell)] = contents.notes;
  centreNotes[placeOf(cell)] = contents.centreNotes;
  colours[placeOf(cell)] = contents.colours;
  ruledOut[placeOf(cell)] = contents.ruledOut;
  candidateColours.put(cell, contents.candidateColours);
}

Move Move::clear(CellSet cells) {
  Move move{Kind::Clear};
  for (const Cell cell : cells) move.parts.push_back({cell, {}});
  return move;
}

Move Move::enter(const std::vector<Candidate>& entries) {
  Move move{Kind::Enter};
  for (const Candidate& entry : entries) move.parts.push_back({entry.cell, {entry.digit}});
  return move;
}

Move Move::ruleOut(const std::vector<Candidate>& candidates) {
  std::map<Cell, DigitSet> digitsOf;
  for (const Candidate& candidate : candidates) digitsOf[candidate.cell].add(candidate.digit);
  Move move{Kind::RuleOut};
  for (const auto& [cell, digits] : digitsOf) move.parts.push_back({cell, digits});
  return move;
}

Move Move::restore(const GameContents& target) {
  return {Kind::Restore, {}, true, true, std::make_shared<const GameContents>(target)};
}

bool operator==(const Move& a, const Move& b) {
  const bool sameTarget = a.target && b.target ? *a.target == *b.target : a.target == b.target;
  return sameTarget && a.kind == b.kind && a.parts == b.parts && a.sets == b.sets && a.erases == b.erases &&
         a.colour == b.colour && a.link == b.link;
}

GameState applyMove(GameState state, const Move& move) {
  if (isSolved(state.board)) return state;
  if (state.solutions == Solutions::One) {
    carryOut(state, move);
    return state;
  }
  const GameState before = state;
  carryOut(state, move);
  if (state.board != before.board) judgeAnew(state, before, move);
  return state;
}

AppliedMove applyMoveWithChanges(const GameState& state, const Move& move) {
  AppliedMove applied{applyMove(state, move), {}};
  applied.changed = cellsOfOtherLinks(state, applied.state);
  for (const Cell cell : allCells())
    if (applied.state.at(cell) != state.at(cell)) applied.changed.add(cell);
  return applied;
}

std::optional<Move> togglingDigit(const GameState& state, CellSet cells, Digit digit) {
  cells &= state.puzzle.givens.emptyCells();
  const CellSet lacking = cells - state.board.cellsWith(digit);
  if (cells.isEmpty()) return std::nullopt;
  if (lacking.isEmpty()) return Move::clear(cells);
  std::vector<Candidate> entries;
  for (const Cell cell : lacking) entries.push_back({cell, digit});
  return Move::enter(entries);
}

std::optional<Move> togglingNote(const GameState& state, CellSet cells, Digit digit) {
  return toggling(Move::Kind::Note, cells & state.board.emptyCells(), digit,
                  [&state](Cell cell) { return state.notesAt(cell); });
}

std::optional<Move> togglingCentreNote(const GameState& state, CellSet cells, Digit digit) {
  return toggling(Move::Kind::CentreNote, cells & state.board.emptyCells(), digit,
                  [&state](Cell cell) { return state.centreNotesAt(cell); });
}

std::optional<Move> togglingColour(const GameState& state, CellSet cells, Digit colour) {
  return toggling(Move::Kind::Colour, cells, colour, [&state](Cell cell) { return state.coloursAt(cell); });
}

std::optional<Move> clearingColours(const GameState& state, CellSet cells) {
  Move move{Move::Kind::Colour, {}, false};
  for (const Cell cell : cells)
    if (const DigitSet colours = state.coloursAt(cell); !colours.isEmpty())
      move.parts.push_back({cell, colours});
  return move.parts.empty() ? std::nullopt : std::optional(std::move(move));
}

std::optional<Move> togglingCandidateColour(const GameState& state, CellSet cells, Digit digit,
                                            Digit colour) {
  std::vector<Move::Part> lacking;
  std::vector<Move::Part> noted;
  for (const Cell cell : cells) {
    if (!state.allNotesAt(cell).contains(digit)) continue;
    noted.push_back({cell, {digit}});
    if (state.candidateColoursAt(cell).of(digit) != colour) lacking.push_back(noted.back());
  }
  if (noted.empty()) return std::nullopt;
  Move move{Move::Kind::CandidateColour, lacking.empty() ? noted : lacking};
  if (!lacking.empty()) move.colour = colour;
  return move;
}

std::optional<Move> clearingCandidateColours(const GameState& state, CellSet cells) {
  Move move{Move::Kind::CandidateColour, {}};
  for (const Cell cell : cells)
    if (const DigitSet digits = state.candidateColoursAt(cell).digits(); !digits.isEmpty())
      move.parts.push_back({cell, digits});
  return move.parts.empty() ? std::nullopt : std::optional(std::move(move));
}

std::optional<Move> togglingLink(const GameState& state, Candidate one, Candidate other, LinkKind kind) {
  const auto isNoted = [&](Candidate candidate) {
    return state.allNotesAt(candidate.cell).contains(candidate.digit);
  };
  if (one == other || !isNoted(one) || !isNoted(other)) return std::nullopt;
  const bool isThere = state.linkBetween(one, other) == kind;
  return Move::changeLink(one, other, isThere ? std::nullopt : std::optional(kind));
}

std::optional<Move> clearingLinks(const GameState& state, CellSet cells) {
  std::array<DigitSet, kCellCount> digits{};
  for (const CandidateLink& link : state.links)
    for (const Candidate end : {link.first, link.second})
      if (cells.contains(end.cell)) digits[static_cast<std::size_t>(end.cell.index())].add(end.digit);
  Move move{Move::Kind::Unlink, {}};
  for (const Cell cell : cells)
    if (const DigitSet ends = digits[static_cast<std::size_t>(cell.index())]; !ends.isEmpty())
      move.parts.push_back({cell, ends});
  return move.parts.empty() ? std::nullopt : std::optional(std::move(move));
}

Candidates candidatesOf(const GameState& state) {
  Candidates candidates(state.board);
  for (const Cell cell : candidates.openCells())
    for (const Digit digit : state.ruledOutAt(cell)) candidates.eliminate(cell, digit);
  return candidates;
}

CellSet twoCandidateCells(const GameState& state) {
  const Candidates candidates = candidatesOf(state);
  CellSet cells;
  for (const Cell cell : candidates.openCells())
    if (candidates.at(cell).size() == 2) cells.add(cell);
  return cells;
}

int remainingCount(const Grid& board, Digit digit) {
  return kDigitCount - board.cellsWith(digit).size();
}

}  // namespace sudoku
