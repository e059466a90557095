#include "markcommands.h"

#include <utility>

#include "game/language/isolated.h"
#include "game/play/game.h"
#include "game/teacher/coach.h"
#include "game/teacher/phrases.h"
#include "playermessages.h"
#include "playermoves.h"
#include "playtime.h"

namespace sudoku {

MarkCommands::MarkCommands(Game& game, const Coach& coach, PlayerMoves& moves, PlayTime& time,
                           PlayerMessages& messages, QObject* parent)
    : QObject(parent), m_game(game), m_coach(coach), m_moves(moves), m_time(time), m_messages(messages) {
  connect(&m_game, &Game::started, this, &MarkCommands::dropStart);
  connect(&m_game, &Game::inputModeChanged, this, [this] {
    m_start.reset();
    emit changed();
  });
}

void MarkCommands::chooseTarget(MarkTarget target) {
  if (target == m_target) return;
  m_target = target;
  m_start.reset();
  emit changed();
}

MarkTarget MarkCommands::target() const {
  return m_game.inputMode() == InputMode::Colour ? m_target : MarkTarget::Cell;
}

void MarkCommands::chooseLinkKind(LinkKind kind) {
  m_linkKind = kind;
  emit changed();
}

std::optional<Candidate> MarkCommands::start() const {
  const bool isThere = m_start && target() == MarkTarget::Link &&
                       m_game.state().allNotesAt(m_start->cell).contains(m_start->digit);
  return isThere ? m_start : std::nullopt;
}

/// Whether marks can be changed now: not while a hint covers them. Tells the player if not.
bool MarkCommands::isAllowed() {
  if (!m_moves.isOpen()) return false;
  if (m_coach.hint()) emit m_messages.refused(tr("Close the hint first: it hides colours and links."));
  return !m_coach.hint();
}

void MarkCommands::press(Candidate candidate) {
  if (!isAllowed()) return;
  const auto colour = m_game.chosenColour();
  if (!colour) return emit m_messages.refused(tr("Choose a colour first."));
  if (const auto move = togglingCandidateColour(m_game.state(), {candidate.cell}, candidate.digit, *colour))
    m_game.play(*move);
}

void MarkCommands::removeColour(Candidate candidate) {
  if (!isAllowed() || !m_game.state().candidateColoursAt(candidate.cell).of(candidate.digit)) return;
  m_game.play({Move::Kind::CandidateColour, {{candidate.cell, {candidate.digit}}}});
}

QString MarkCommands::linkText(Candidate from) const {
  return (m_linkKind == LinkKind::Strong ? tr("Strong link from %1 in %2", "digit, cell")
                                         : tr("Weak link from %1 in %2", "digit, cell"))
      .arg(from.digit.value())
      .arg(isolated(Phrases::name(from.cell)));
}

void MarkCommands::sayLink(Candidate from, Candidate to) {
  emit m_messages.reported(tr("%1: let go on %2 in %3.", "`Strong link from 4 in r6c1`, digit, cell")
                               .arg(linkText(from))
                               .arg(to.digit.value())
                               .arg(isolated(Phrases::name(to.cell))));
}

void MarkCommands::link(Candidate from, Candidate to) {
  if (!isAllowed()) return;
  const auto move = togglingLink(m_game.state(), from, to, m_linkKind);
  if (!move) return;
  m_game.play(*move);
  emit m_messages.reported(move->link ? tr("%1 to %2 in %3.", "`Strong link from 4 in r6c1`, digit, cell")
                                            .arg(linkText(from))
                                            .arg(to.digit.value())
                                            .arg(isolated(Phrases::name(to.cell)))
                                      : tr("The link is taken away."));
}

void MarkCommands::unlink(const CandidateLink& link) {
  if (!isAllowed()) return;
  m_game.play(Move::changeLink(link.first, link.second, std::nullopt));
  emit m_messages.reported(tr("The link is taken away."));
}

void MarkCommands::type(Digit digit) {
  if (!isAllowed()) return;
  if (target() == MarkTarget::Candidate) {
    const auto colour = m_game.chosenColour();
    if (!colour) return emit m_messages.refused(tr("Choose a colour first."));
    m_moves.play(togglingCandidateColour(m_game.state(), m_game.selection().cells, digit, *colour),
                 tr("%1 is not among the notes here.").arg(digit.value()));
    return;
  }
  const Candidate candidate{m_game.selectedCell(), digit};
  if (!m_game.state().allNotesAt(candidate.cell).contains(digit))
    return emit m_messages.refused(tr("%1 is not among the notes here.").arg(digit.value()));
  typeEnd(candidate);
}

void MarkCommands::typeEnd(Candidate end) {
  const auto from = start();
  m_start = from ? std::nullopt : std::optional(end);
  emit changed();
  if (from && *from != end) link(*from, end);
  if (!from)
    emit m_messages.reported(
        tr("%1: move to its other end and press the digit.", "`Strong link from 4 in r6c1`")
            .arg(linkText(end)));
}

bool MarkCommands::dropStart() {
  const bool isThere = start().has_value();
  m_start.reset();
  if (isThere) emit changed();
  return isThere;
}

bool MarkCommands::choose(Digit digit) {
  if (target() == MarkTarget::Candidate && allColours().contains(digit)) {
    m_game.chooseColour(digit);
    return true;
  }
  if (target() != MarkTarget::Link || digit.value() > 2) return false;
  chooseLinkKind(digit.value() == 1 ? LinkKind::Strong : LinkKind::Weak);
  return true;
}

void MarkCommands::clear(bool all) {
  if (!isAllowed()) return;
  const CellSet cells = all ? allCells() : m_game.selection().cells;
  if (m_target == MarkTarget::Link)
    m_moves.playAndSay(clearingLinks(m_game.state(), cells),
                       all ? tr("There are no links.") : tr("These cells have no links."));
  else
    m_moves.playAndSay(
        clearingCandidateColours(m_game.state(), cells),
        all ? tr("No candidate has a colour.") : tr("No candidate of these cells has a colour."));
}

}  // namespace sudoku
