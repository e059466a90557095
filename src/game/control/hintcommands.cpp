#include "hintcommands.h"

#include "boardcommands.h"
#include "game/play/game.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/coach.h"
#include "playtime.h"

namespace sudoku {
namespace {

HelpKind helpOf(Rung rung) {
  switch (rung) {
    case Rung::Where:
      return HelpKind::RungWhere;
    case Rung::What:
      return HelpKind::RungWhat;
    case Rung::Why:
      break;
  }
  return HelpKind::RungWhy;
}

}  // namespace

HintCommands::HintCommands(const Game& game, Coach& coach, BoardCommands& board, GameKeeper& keeper,
                           PlayTime& time, QObject* parent)
    : QObject(parent), m_game(game), m_coach(coach), m_board(board), m_keeper(keeper), m_time(time) {
  const Teacher& teacher = m_coach.teacher();
  connect(&teacher, &Teacher::told, this, &HintCommands::noteTold);
  connect(&teacher, &Teacher::mistakeShown, this, [this] { m_board.recordHelp(HelpKind::MistakeShown); });
  connect(&teacher, &Teacher::applied, &m_board, &BoardCommands::applyStep);
  connect(&teacher, &Teacher::candidatesWanted, &m_board, &BoardCommands::fillCandidates);
  connect(&teacher, &Teacher::noteWanted, &m_board, &BoardCommands::putNoteBack);
  connect(&teacher, &Teacher::clearingWanted, &m_board, &BoardCommands::clearMistakes);
  connect(&teacher, &Teacher::backWanted, &m_board, &BoardCommands::backToBeforeMistake);
  connect(&teacher, &Teacher::notesAnswered, &m_board, &BoardCommands::setNotesComplete);
  const Asker& asker = m_coach.asker();
  connect(&asker, &Asker::told, this, &HintCommands::noteTold);
  connect(&asker, &Asker::ruledOut, &m_board, &BoardCommands::applyStep);
  connect(&m_coach, &Coach::hintChanged, this, &HintCommands::hintChanged);
}

const std::optional<Hint>& HintCommands::hint() const {
  return m_coach.hint();
}

void HintCommands::nextStep() {
  if (m_time.allowsPlay()) m_coach.nextStep();
}

void HintCommands::explainNextStep() {
  if (m_time.allowsPlay()) m_coach.explainNextStep();
}

void HintCommands::act(HintAction action) {
  if (m_time.allowsPlay()) m_coach.act(action);
}

void HintCommands::ask(const Question& question) {
  if (m_time.allowsPlay()) m_coach.ask(question);
}

void HintCommands::askAboutSelected() {
  ask(m_game.selectedCell());
}

void HintCommands::askWhyNot(Digit digit) {
  if (m_time.allowsPlay()) m_coach.askWhyNot({m_game.selectedCell(), digit});
}

void HintCommands::choose(const Candidate& option) {
  if (m_time.allowsPlay()) m_coach.asker().choose(option);
}

void HintCommands::retell() {
  m_coach.retell();
}

void HintCommands::noteTold(Rung rung) {
  m_board.recordHelp(helpOf(rung));
  const auto technique = m_coach.hint()->technique;
  if (technique && rung == Rung::Why && !m_game.hasSeveralSolutions())
    m_keeper.recordMastery(*technique, MasteryKind::Seen);
}

}  // namespace sudoku
