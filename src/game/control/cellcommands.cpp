#include "cellcommands.h"

#include <algorithm>

#include "game/play/commandmoves.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/teacher/coach.h"
#include "gamesession.h"
#include "playermessages.h"
#include "playermoves.h"
#include "playtime.h"

namespace sudoku {

CellCommands::CellCommands(Game& game, GameSession& session, Coach& coach, const Settings& settings,
                           PlayerMoves& moves, PlayTime& time, PlayerMessages& messages, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_session(session),
      m_coach(coach),
      m_settings(settings),
      m_moves(moves),
      m_time(time),
      m_messages(messages) {
  connect(&m_game, &Game::started, &m_lastClick, &LastClick::forget);
}

void CellCommands::toggleInputMode(InputMode mode) {
  setInputMode(m_game.inputMode() == mode ? InputMode::Digit : mode);
}

void CellCommands::stepInputMode() {
  setInputMode(static_cast<InputMode>((static_cast<int>(m_game.inputMode()) + 1) % kInputModes));
}

void CellCommands::selectCells(const Selection& selection) {
  if (m_time.mayPlay()) m_game.select(selection);
}

void CellCommands::selectMore(Cell cell) {
  m_lastClick.forget();
  selectCells(m_game.selection().extendedTo(cell));
}

void CellCommands::toggleSelected(Cell cell) {
  m_lastClick.forget();
  selectCells(m_game.selection().toggled(cell));
}

void CellCommands::selectAll() {
  Selection all(m_game.selectedCell());
  all.cells = allCells();
  selectCells(all);
}

void CellCommands::activate(Cell cell) {
  m_lastClick.forget();
  if (!m_time.allowsPlay()) return;
  m_game.select(Selection(cell));
  if (clicksWrite()) applyChosen();
}

void CellCommands::click(Cell cell) {
  const bool waits = m_time.mayPlay() && !chosen();
  activate(cell);
  if (waits) m_lastClick.note(cell);
}

void CellCommands::activateSelected() {
  if (!m_time.allowsPlay()) return;
  const bool isColour = m_game.inputMode() == InputMode::Colour;
  if (isColour ? m_game.chosenColour() : m_game.chosenDigit()) return applyChosen();
  emit m_messages.refused(isColour ? tr("Choose a colour first.") : tr("Choose a digit first."));
}

void CellCommands::clear(Cell cell) {
  m_lastClick.forget();
  if (!m_time.allowsPlay()) return;
  m_game.select(Selection(cell));
  clearSelected();
}

void CellCommands::clearSelected() {
  if (!m_time.allowsPlay()) return;
  const CellSet cells = m_game.selection().cells;
  const GameState before = m_game.state();
  if (m_game.inputMode() != InputMode::Colour)
    m_game.play(clearing(before, cells));
  else if (const auto move = clearingColours(before, cells))
    m_game.play(*move);
  if (m_game.isStarted() && !m_game.isSolved() && m_game.state() == before) sayNothingToClear(cells);
}

void CellCommands::pick(Cell cell) {
  m_lastClick.forget();
  if (!m_time.allowsPlay()) return;
  m_game.select(Selection(cell));
  if (const auto digit = m_game.state().board.at(cell)) return m_game.chooseDigit(digit);
  emit m_messages.refused(tr("There is no digit to choose in this cell."));
}

void CellCommands::pickAll(Cell cell) {
  if (!m_time.allowsPlay()) return;
  pick(cell);
  const Grid& board = m_game.state().board;
  Selection all(cell);
  for (const Cell other : board.filledCells())
    if (board.at(other) == board.at(cell)) all.cells.add(other);
  m_game.select(all);
}

bool CellCommands::paintsNotes() const {
  const bool isNotes = m_game.inputMode() == InputMode::Corner || m_game.inputMode() == InputMode::Centre;
  return isNotes && m_game.chosenDigit() && clicksWrite() && m_time.mayPlay() && !m_game.isSolved();
}

std::optional<Move> CellCommands::stroke(Cell first, CellSet cells) const {
  return painting(m_game.state(), first, cells, *m_game.chosenDigit(), m_game.inputMode());
}

void CellCommands::paint(Cell first, CellSet cells) {
  if (!paintsNotes()) return;
  if (const auto move = stroke(first, cells)) m_moves.playOwn(*move);
}

void CellCommands::type(Digit digit, std::optional<InputMode> mode) {
  if (!m_time.allowsPlay()) return;
  const InputMode meant = mode.value_or(m_game.inputMode());
  const GameState before = m_game.state();
  if (meant == InputMode::Digit && m_game.selection().cells.hasOne())
    // An entry that is typed twice stays, so toggle() is not used.
    m_moves.playOwn(Move::enter(m_game.selectedCell(), digit));
  else
    toggle(digit, meant);
  if (m_game.isStarted() && !m_game.isSolved() && m_game.state() == before) sayNothingTyped(digit, meant);
}

void CellCommands::sayNothingTyped(Digit digit, InputMode mode) {
  const CellSet cells = m_game.selection().cells;
  const CellSet givens = cells & m_game.state().puzzle.givens.filledCells();
  if (mode == InputMode::Colour)
    emit m_messages.refused(tr("The colours are 1 to %1.").arg(kColourCount));
  else if (givens == cells)
    emit m_messages.refused(cells.hasOne() ? tr("A given stays as it is.") : tr("Givens stay as they are."));
  else if (mode != InputMode::Digit)
    emit m_messages.refused(cells.hasOne() ? tr("A filled cell has no notes.")
                                           : tr("Filled cells have no notes."));
  else
    emit m_messages.refused(tr("The %1 is there already.").arg(digit.value()));
}

void CellCommands::sayNothingToClear(CellSet cells) {
  if (m_game.inputMode() == InputMode::Colour)
    emit m_messages.refused(tr("There is no colour to clear."));
  else if ((cells - m_game.state().puzzle.givens.filledCells()).isEmpty())
    emit m_messages.refused(cells.hasOne() ? tr("A given stays as it is.") : tr("Givens stay as they are."));
  else
    emit m_messages.refused(tr("There is nothing to clear."));
}

void CellCommands::press(Digit digit, PressedBy by) {
  if (isForCells(by)) return type(digit);
  if (m_game.inputMode() != InputMode::Colour) return toggleChosen(digit);
  chooseColour(m_game.chosenColour() == digit ? std::nullopt : std::optional(digit));
}

bool CellCommands::clicksWrite() const {
  return m_settings.entryChoices().order != InputOrder::CellFirst;
}

void CellCommands::setInputMode(InputMode mode) {
  m_game.setInputMode(mode);
}

void CellCommands::chooseDigit(std::optional<Digit> digit) {
  m_game.chooseDigit(digit);
}

void CellCommands::chooseColour(std::optional<Digit> colour) {
  m_game.chooseColour(colour);
}

bool CellCommands::isForCells(PressedBy by) const {
  const CellSet cells = m_game.selection().cells;
  if (!cells.hasOne()) {
    // If all selected cells show the chosen number, they were selected by a double click, so that they can be
    // given a colour: a pressed number does not go into them.
    const bool showsChosen = std::all_of(cells.begin(), cells.end(), [this](Cell cell) {
      return m_game.chosenDigit() && m_game.state().board.at(cell) == m_game.chosenDigit();
    });
    return m_game.inputMode() == InputMode::Colour || !showsChosen;
  }
  switch (m_settings.entryChoices().order) {
    case InputOrder::NumberFirst:
      return false;
    case InputOrder::CellFirst:
      return true;
    case InputOrder::Either:
      break;
  }
  return by == PressedBy::Pointer && hasWaitingCell();
}

bool CellCommands::hasWaitingCell() const {
  const auto cell = m_lastClick.cell();
  if (!cell || chosen() || m_game.selection() != Selection(*cell)) return false;
  // A colour goes into any cell, but a number only into an empty one, and only while the program does not
  // mark the possible places of the chosen number.
  return m_game.inputMode() == InputMode::Colour || (m_game.state().board.isEmpty(*cell) && !m_game.hints());
}

void CellCommands::clearColours() {
  m_moves.playAndSay(clearingColours(m_game.state(), m_game.selection().cells),
                     tr("These cells have no colours."));
}

void CellCommands::clearAllColours() {
  m_moves.playAndSay(clearingColours(m_game.state(), allCells()), tr("There are no colours."));
}

void CellCommands::escape() {
  if (m_session.awaitsNew()) return m_session.cancelNew();
  if (!m_time.allowsPlay()) return;
  const CheckReport& marks = m_game.marks();
  if (m_coach.hint())
    m_coach.close();
  else if (!m_game.selection().cells.hasOne())
    select(m_game.selectedCell());
  else if (!marks.right.isEmpty() || !marks.wrong.isEmpty())
    m_game.clearMarks();
  else if (m_game.inputMode() == InputMode::Colour && m_game.chosenColour())
    chooseColour(std::nullopt);
  else
    chooseDigit(std::nullopt);
}

void CellCommands::toggleChosen(Digit digit) {
  m_game.chooseDigit(m_game.chosenDigit() == digit ? std::nullopt : std::optional(digit));
}

void CellCommands::stepChosen(int steps) {
  if (steps == 0) return;
  // If nothing is chosen, stepping forward starts with the first number or colour, and backward with the
  // last.
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

void CellCommands::toggle(Digit digit, InputMode mode) {
  if (const auto move = toggling(m_game.state(), m_game.selection().cells, digit, mode))
    m_moves.playOwn(*move);
}

void CellCommands::applyChosen() {
  if (const auto digit = chosen()) toggle(*digit, m_game.inputMode());
}

std::optional<Digit> CellCommands::chosen() const {
  return m_game.inputMode() == InputMode::Colour ? m_game.chosenColour() : m_game.chosenDigit();
}

}  // namespace sudoku
