// The commands of GameController on cells: the rules of clicking and typing.

#include <algorithm>

#include "game/play/commandmoves.h"
#include "gamecontroller.h"

namespace sudoku {

void GameController::toggleInputMode(InputMode mode) {
  setInputMode(m_game.inputMode() == mode ? InputMode::Digit : mode);
}

void GameController::stepInputMode() {
  setInputMode(static_cast<InputMode>((static_cast<int>(m_game.inputMode()) + 1) % kInputModes));
}

void GameController::selectCells(const Selection& selection) {
  if (!m_isPaused) m_game.select(selection);
}

void GameController::selectMore(Cell cell) {
  m_lastClick.forget();
  selectCells(m_game.selection().extendedTo(cell));
}

void GameController::toggleSelected(Cell cell) {
  m_lastClick.forget();
  selectCells(m_game.selection().toggled(cell));
}

void GameController::selectAll() {
  Selection all(m_game.selectedCell());
  all.cells = allCells();
  selectCells(all);
}

void GameController::activate(Cell cell) {
  m_lastClick.forget();
  if (!mayPlay()) return;
  m_game.select(Selection(cell));
  if (clicksWrite()) applyChosen();
}

void GameController::click(Cell cell) {
  const bool waits = !m_isPaused && !chosen();
  activate(cell);
  if (waits) m_lastClick.note(cell);
}

void GameController::activateSelected() {
  if (!mayPlay()) return;
  const bool isColour = m_game.inputMode() == InputMode::Colour;
  if (isColour ? m_game.chosenColour() : m_game.chosenDigit()) return applyChosen();
  emit refused(isColour ? tr("Choose a colour first.") : tr("Choose a digit first."));
}

void GameController::clear(Cell cell) {
  m_lastClick.forget();
  if (!mayPlay()) return;
  m_game.select(Selection(cell));
  clearSelected();
}

void GameController::clearSelected() {
  if (!mayPlay()) return;
  const CellSet cells = m_game.selection().cells;
  const GameState before = m_game.state();
  if (m_game.inputMode() != InputMode::Colour)
    m_game.play(clearing(before, cells));
  else if (const auto move = clearingColours(before, cells))
    m_game.play(*move);
  if (m_game.isStarted() && !m_game.isSolved() && m_game.state() == before) sayNothingToClear(cells);
}

void GameController::pick(Cell cell) {
  m_lastClick.forget();
  if (!mayPlay()) return;
  m_game.select(Selection(cell));
  if (const auto digit = m_game.state().board.at(cell)) return m_game.chooseDigit(digit);
  emit refused(tr("There is no digit to choose in this cell."));
}

void GameController::pickAll(Cell cell) {
  if (!mayPlay()) return;
  pick(cell);
  const Grid& board = m_game.state().board;
  Selection all(cell);
  for (const Cell other : board.filledCells())
    if (board.at(other) == board.at(cell)) all.cells.add(other);
  m_game.select(all);
}

bool GameController::paintsNotes() const {
  const bool isNotes = m_game.inputMode() == InputMode::Corner || m_game.inputMode() == InputMode::Centre;
  return isNotes && m_game.chosenDigit() && clicksWrite() && !m_isPaused && !m_game.isSolved();
}

std::optional<Move> GameController::stroke(Cell first, CellSet cells) const {
  return painting(m_game.state(), first, cells, *m_game.chosenDigit(), m_game.inputMode());
}

void GameController::paint(Cell first, CellSet cells) {
  if (!paintsNotes()) return;
  if (const auto move = stroke(first, cells)) playOwn(*move);
}

void GameController::type(Digit digit, std::optional<InputMode> mode) {
  if (!mayPlay()) return;
  const InputMode meant = mode.value_or(m_game.inputMode());
  const GameState before = m_game.state();
  if (meant == InputMode::Digit && m_game.selection().cells.hasOne())
    playOwn(Move::enter(m_game.selectedCell(), digit));  // a key that is pressed twice takes nothing away
  else
    toggle(digit, meant);
  if (m_game.isStarted() && !m_game.isSolved() && m_game.state() == before) sayNothingTyped(digit, meant);
}

void GameController::sayNothingTyped(Digit digit, InputMode mode) {
  const CellSet cells = m_game.selection().cells;
  const CellSet givens = cells & m_game.state().puzzle.givens.filledCells();
  if (mode == InputMode::Colour)
    emit refused(tr("The colours are 1 to %1.").arg(kColourCount));
  else if (givens == cells)
    emit refused(cells.hasOne() ? tr("A given stays as it is.") : tr("Givens stay as they are."));
  else if (mode != InputMode::Digit)
    emit refused(cells.hasOne() ? tr("A filled cell has no notes.") : tr("Filled cells have no notes."));
  else
    emit refused(tr("The %1 is there already.").arg(digit.value()));
}

void GameController::sayNothingToClear(CellSet cells) {
  if (m_game.inputMode() == InputMode::Colour)
    emit refused(tr("There is no colour to clear."));
  else if ((cells - m_game.state().puzzle.givens.filledCells()).isEmpty())
    emit refused(cells.hasOne() ? tr("A given stays as it is.") : tr("Givens stay as they are."));
  else
    emit refused(tr("There is nothing to clear."));
}

void GameController::press(Digit digit, PressedBy by) {
  if (isForCells(by)) return type(digit);
  if (m_game.inputMode() != InputMode::Colour) return toggleChosen(digit);
  chooseColour(m_game.chosenColour() == digit ? std::nullopt : std::optional(digit));
}

bool GameController::isForCells(PressedBy by) const {
  const CellSet cells = m_game.selection().cells;
  if (!cells.hasOne()) {
    // All cells of the chosen number are selected with it, so that they can be coloured.
    const bool showsChosen = std::all_of(cells.begin(), cells.end(), [this](Cell cell) {
      return m_game.chosenDigit() && m_game.state().board.at(cell) == m_game.chosenDigit();
    });
    return m_game.inputMode() == InputMode::Colour || !showsChosen;
  }
  switch (m_settings.inputOrder()) {
    case InputOrder::NumberFirst:
      return false;
    case InputOrder::CellFirst:
      return true;
    case InputOrder::Either:
      break;
  }
  return by == PressedBy::Pointer && hasWaitingCell();
}

bool GameController::hasWaitingCell() const {
  const auto cell = m_lastClick.cell();
  if (!cell || chosen() || m_game.selection() != Selection(*cell)) return false;
  // A colour goes into any cell and has no places to be shown.
  return m_game.inputMode() == InputMode::Colour || (m_game.state().board.isEmpty(*cell) && !m_game.hints());
}

void GameController::clearColours() {
  playOrSay(clearingColours(m_game.state(), m_game.selection().cells), tr("These cells have no colours."));
}

void GameController::clearAllColours() {
  playOrSay(clearingColours(m_game.state(), allCells()), tr("There are no colours."));
}

void GameController::escape() {
  if (m_awaitedLevel) return cancelNew();
  if (!mayPlay()) return;
  const CheckReport& marks = m_game.marks();
  if (m_teacher.hint())
    m_teacher.act(HintAction::Close);
  else if (!m_game.selection().cells.hasOne())
    select(m_game.selectedCell());
  else if (!marks.right.isEmpty() || !marks.wrong.isEmpty())
    m_game.clearMarks();
  else if (m_game.inputMode() == InputMode::Colour && m_game.chosenColour())
    chooseColour(std::nullopt);
  else
    chooseDigit(std::nullopt);
}

void GameController::toggleChosen(Digit digit) {
  m_game.chooseDigit(m_game.chosenDigit() == digit ? std::nullopt : std::optional(digit));
}

void GameController::stepChosen(int steps) {
  if (steps == 0) return;
  // Without a choice the first step leads to 1 upwards and to 9 downwards.
  const bool isColour = m_game.inputMode() == InputMode::Colour;
  const int count = isColour ? kColourCount : kDigitCount;
  const auto chosen = isColour ? m_game.chosenColour() : m_game.chosenDigit();
  const int from = chosen ? chosen->index() : steps > 0 ? -1 : count;
  const Digit next(1 + ((from + steps) % count + count) % count);
  if (isColour)
    m_game.chooseColour(next);
  else
    m_game.chooseDigit(next);
}

void GameController::toggle(Digit digit, InputMode mode) {
  if (const auto move = toggling(m_game.state(), m_game.selection().cells, digit, mode)) playOwn(*move);
}

void GameController::applyChosen() {
  if (const auto digit = chosen()) toggle(*digit, m_game.inputMode());
}

std::optional<Digit> GameController::chosen() const {
  return m_game.inputMode() == InputMode::Colour ? m_game.chosenColour() : m_game.chosenDigit();
}

}  // namespace sudoku
