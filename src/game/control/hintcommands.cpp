#include "hintcommands.h"

#include "boardcommands.h"
#include "game/play/game.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/teacher.h"
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

HintCommands::HintCommands(const Game& game, Teacher& teacher, BoardCommands& board, GameKeeper& keeper,
                           PlayTime& time, QObject* parent)
    : QObject(parent), m_game(game), m_teacher(teacher), m_board(board), m_keeper(keeper), m_time(time) {
  connect(&m_teacher, &Teacher::told, this, &HintCommands::noteTold);
  connect(&m_teacher, &Teacher::mistakeShown, this, [this] { m_board.recordHelp(HelpKind::MistakeShown); });
  connect(&m_teacher, &Teacher::applied, &m_board, &BoardCommands::applyStep);
  connect(&m_teacher, &Teacher::candidatesWanted, &m_board, &BoardCommands::fillCandidates);
  connect(&m_teacher, &Teacher::noteWanted, &m_board, &BoardCommands::putNoteBack);
  connect(&m_teacher, &Teacher::clearingWanted, &m_board, &BoardCommands::clearMistakes);
  connect(&m_teacher, &Teacher::backWanted, &m_board, &BoardCommands::backToBeforeMistake);
  connect(&m_teacher, &Teacher::notesAnswered, &m_board, &BoardCommands::setNotesComplete);
}

void HintCommands::nextStep() {
  if (m_time.allowsPlay()) m_teacher.nextStep();
}

void HintCommands::explainNextStep() {
  if (m_time.allowsPlay()) m_teacher.explainNextStep();
}

void HintCommands::ask(HintAction action) {
  if (m_time.allowsPlay()) m_teacher.act(action);
}

void HintCommands::noteTold(Rung rung) {
  m_board.recordHelp(helpOf(rung));
  const auto technique = m_teacher.hint()->technique;
  if (technique && rung == Rung::Why && !m_game.hasSeveralSolutions())
    m_keeper.recordMastery(*technique, MasteryKind::Seen);
}

}  // namespace sudoku
