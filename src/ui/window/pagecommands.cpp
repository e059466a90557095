#include "pagecommands.h"

#include "commands.h"
#include "game/play/game.h"
#include "pages.h"

namespace sudoku {
namespace {

void setUndoCommands(Commands& commands, const Game& game, Pages& pages) {
  commands.set("undo", pages, &Pages::undo);
  commands.set("redo", pages, &Pages::redo);
  commands.setCondition(CommandWhen::CanUndo, [&pages] { return pages.canUndo(); });
  commands.setCondition(CommandWhen::CanRedo, [&pages] { return pages.canRedo(); });
  const auto show = [&commands] {
    commands.show(CommandWhen::CanUndo);
    commands.show(CommandWhen::CanRedo);
  };
  QObject::connect(&pages, &Pages::turned, &commands, show);
  QObject::connect(&pages, &Pages::undoChanged, &commands, show);
  QObject::connect(&game, &Game::cellsChanged, &commands, show);
}

}  // namespace

void setPageCommands(Commands& commands, const Game& game, Pages& pages) {
  setUndoCommands(commands, game, pages);
  commands.set("daily", pages, &Pages::showDaily);
  commands.set("enter-puzzle", pages, qOverload<>(&Pages::showEntry));
  commands.set("moves", pages, &Pages::showMoves);
  commands.set("library", pages, &Pages::showLibrary);
  commands.set("import-collection", pages, &Pages::importCollection);
  commands.set("statistics", pages, &Pages::showStatistics);
  commands.set("path", pages, &Pages::showPath);
  commands.set("all-steps", pages, &Pages::showAllSteps);
  commands.set("learn", pages, &Pages::showLearn);
  commands.set("practice", pages, &Pages::showPractice);
  commands.set("guide", pages, &Pages::showGuide);
}

}  // namespace sudoku
