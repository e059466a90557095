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

QString toolText(const char* text) {
  return QCoreApplication::translate("ToolsMenu", text);
}

QAction* addAction(QMenu& menu, const QString& text, const char* name, BoardCommands& board,
                   void (BoardCommands::*command)(), const QKeySequence& key = {}) {
  QAction* action = addNamedAction(menu, text, name, key);
  QObject::connect(action, &QAction::triggered, &board, command);
  return action;
}

}  // namespace

void addToolActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages) {
  // A page that teaches has a next step of its own; otherwise the game is shown, with the hint beside it.
  const auto addHint = [&](const QString& text, const char* name, const QKeySequence& key,
                           void (HintCommands::*command)()) {
    QAction* action = addNamedAction(menu, text, name, key);
    QObject::connect(action, &QAction::triggered, &pages, [&hints = controller.hints(), &pages, command] {
      if (pages.takeNextStep()) return;
      (hints.*command)();
      pages.showGame();
    });
  };
  addHint(toolText("&Next step"), "next-step", Qt::Key_S, &HintCommands::nextStep);
  addHint(toolText("&Explain the next step"), "explain-step", Qt::SHIFT | Qt::Key_S,
          &HintCommands::explainNextStep);
  pages.addToolActions(&menu);
  menu.addSeparator();
  addAction(menu, toolText("&Fill in the candidates"), "fill", controller.board(),
            &BoardCommands::fillCandidates);
  addAction(menu, toolText("&Remove what is ruled out"), "remove-ruled-out", controller.board(),
            &BoardCommands::removeRuledOut);
  addAction(menu, toolText("&Clear the notes"), "clear-notes", controller.board(),
            &BoardCommands::clearNotes);
  QAction* marks = addNamedAction(menu, toolText("&Mark two-candidate cells"), "mark-two", Qt::Key_B);
  marks->setCheckable(true);
  QObject::connect(marks, &QAction::triggered, &controller.board(), &BoardCommands::setMarksTwoCandidates);
  QObject::connect(&game, &Game::marksTwoCandidatesChanged, marks,
                   [&game, marks] { marks->setChecked(game.marksTwoCandidates()); });
  addAction(menu, toolText("&Solve singles"), "solve-singles", controller.board(),
            &BoardCommands::solveSingles);
}

}  // namespace sudoku
