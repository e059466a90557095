#include "toolsmenu.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "pages/pages.h"

namespace sudoku {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ToolsMenu", text);
}

QAction* addAction(QMenu& menu, const QString& text, GameController& controller,
                   void (GameController::*command)(), const QKeySequence& shortcut = {}) {
  QAction* action = menu.addAction(text);
  action->setShortcut(shortcut);
  QObject::connect(action, &QAction::triggered, &controller, command);
  return action;
}

}  // namespace

void addToolActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages) {
  // A hint is told beside the game.
  const auto addHint = [&](const QString& text, const QKeySequence& shortcut,
                           void (GameController::*command)()) {
    QAction* action = addAction(menu, text, controller, command, shortcut);
    QObject::connect(action, &QAction::triggered, &pages, &Pages::showGame);
  };
  addHint(tr("&Next step"), Qt::Key_S, &GameController::nextStep);
  addHint(tr("&Explain the next step"), Qt::SHIFT | Qt::Key_S, &GameController::explainNextStep);
  pages.addToolActions(&menu);
  menu.addSeparator();
  addAction(menu, tr("&Fill in the candidates"), controller, &GameController::fillCandidates);
  addAction(menu, tr("&Remove what is ruled out"), controller, &GameController::removeRuledOut);
  addAction(menu, tr("&Clear the notes"), controller, &GameController::clearNotes);
  QAction* marks = menu.addAction(tr("&Mark two-candidate cells"));
  marks->setShortcut(Qt::Key_B);
  marks->setCheckable(true);
  QObject::connect(marks, &QAction::triggered, &controller, &GameController::setMarksTwoCandidates);
  QObject::connect(&game, &Game::marksTwoCandidatesChanged, marks,
                   [&game, marks] { marks->setChecked(game.marksTwoCandidates()); });
  addAction(menu, tr("&Solve singles"), controller, &GameController::solveSingles);
}

}  // namespace sudoku
