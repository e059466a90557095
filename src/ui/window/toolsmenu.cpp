#include "toolsmenu.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "pages.h"
#include "ui/keys/namedaction.h"

namespace sudoku {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ToolsMenu", text);
}

QAction* addAction(QMenu& menu, const QString& text, const char* name, GameController& controller,
                   void (GameController::*command)(), const QKeySequence& key = {}) {
  QAction* action = addNamedAction(menu, text, name, key);
  QObject::connect(action, &QAction::triggered, &controller, command);
  return action;
}

}  // namespace

void addToolActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages) {
  // A hint is told beside the game; pages that teach have a next step of their own.
  const auto addHint = [&](const QString& text, const char* name, const QKeySequence& key,
                           void (GameController::*command)()) {
    QAction* action = addNamedAction(menu, text, name, key);
    QObject::connect(action, &QAction::triggered, &pages, [&controller, &pages, command] {
      if (pages.takeNextStep()) return;
      (controller.*command)();
      pages.showGame();
    });
  };
  addHint(tr("&Next step"), "next-step", Qt::Key_S, &GameController::nextStep);
  addHint(tr("&Explain the next step"), "explain-step", Qt::SHIFT | Qt::Key_S,
          &GameController::explainNextStep);
  pages.addToolActions(&menu);
  menu.addSeparator();
  addAction(menu, tr("&Fill in the candidates"), "fill", controller, &GameController::fillCandidates);
  addAction(menu, tr("&Remove what is ruled out"), "remove-ruled-out", controller,
            &GameController::removeRuledOut);
  addAction(menu, tr("&Clear the notes"), "clear-notes", controller, &GameController::clearNotes);
  QAction* marks = addNamedAction(menu, tr("&Mark two-candidate cells"), "mark-two", Qt::Key_B);
  marks->setCheckable(true);
  QObject::connect(marks, &QAction::triggered, &controller, &GameController::setMarksTwoCandidates);
  QObject::connect(&game, &Game::marksTwoCandidatesChanged, marks,
                   [&game, marks] { marks->setChecked(game.marksTwoCandidates()); });
  addAction(menu, tr("&Solve singles"), "solve-singles", controller, &GameController::solveSingles);
}

}  // namespace sudoku
