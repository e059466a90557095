#include "statusline.h"

#include "game/game.h"
#include "game/gamecontroller.h"
#include "ui/words.h"

namespace sudoku {

StatusLine::StatusLine(const Game& game, GameController& controller, QWidget* parent)
    : QLabel(parent), m_game(game), m_controller(controller) {
  setTextFormat(Qt::PlainText);  // names of files, and what is wrong in them, are anybody's texts
  setForegroundRole(QPalette::PlaceholderText);
  setMinimumWidth(0);
  setWordWrap(true);  // what is wrong with a file can be long
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(&m_game, &Game::started, this, &StatusLine::showStart);
  connect(&m_game, &Game::cellsChanged, this, &StatusLine::showChange);
  connect(&m_game, &Game::checked, this, &StatusLine::showReport);
  connect(&m_game, &Game::solvedChanged, this, &StatusLine::showSolved);
  connect(&m_controller, &GameController::noPreviousGame, this,
          [this] { setText(tr("There is no earlier game.")); });
  connect(&m_controller, &GameController::reported, this, &QLabel::setText);
  connect(&m_controller, &GameController::pausedChanged, this, &StatusLine::showPause);
  connect(&m_controller.teacher(), &Teacher::hintChanged, this, &StatusLine::showHint);
}

void StatusLine::showStart() {
  if (m_game.isSolved()) return showSolved(true);
  setText(tr("Choose a number and click a cell. Right-click clears a cell."));
}

void StatusLine::showChange() {
  const bool fullButWrong = m_game.state().board.emptyCells().isEmpty() && !m_game.isSolved();
  setText(fullButWrong ? tr("Every cell is filled, but something is wrong.") : QString());
}

void StatusLine::showHint() {
  const auto& hint = m_controller.teacher().hint();
  if (m_controller.isPaused()) return;  // it tells of the board; it is shown when the game goes on
  if (hint) setText(hint->status);
  if (!hint && text() == m_hintText) showChange();
  m_hintText = hint ? hint->status : QString();
}

void StatusLine::showPause() {
  if (m_controller.isPaused()) return;  // the controller says so
  showChange();
  showHint();
}

void StatusLine::showReport(const CheckReport& report) {
  setText(tr("%1 right, %2 wrong, %3 empty")
              .arg(report.right.size())
              .arg(report.wrong.size())
              .arg(report.empty.size()));
}

void StatusLine::showSolved(bool solved) {
  if (!solved) return;
  const QString time = clockText(m_controller.clock().elapsedMs());
  if (m_game.isGivenUp())
    setText(tr("Given up after %1. This is the solution.").arg(time));
  else if (m_controller.isRecord())
    setText(tr("Solved in %1: your best time of this level without help.").arg(time));
  else
    setText(tr("Solved in %1.").arg(time));
}

}  // namespace sudoku
