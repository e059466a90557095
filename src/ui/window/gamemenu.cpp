#include "gamemenu.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "game/control/gamecontroller.h"
#include "game/history/library.h"
#include "game/play/game.h"
#include "pages.h"
#include "ui/dialogs/checkpointsdialog.h"
#include "ui/keys/namedaction.h"

namespace sudoku {
namespace {

QString gameMenuText(const char* text) {
  return QCoreApplication::translate("GameMenu", text);
}

/// A name as the text of a menu entry, in which & would underline a letter.
QString entryOf(QString name) {
  return name.replace(u'&', QLatin1String("&&"));
}

void fillCheckpoints(QMenu& menu, const Game& game, GameController& controller) {
  menu.clear();
  for (std::size_t place = 0; place < game.checkpoints().size(); ++place)
    QObject::connect(menu.addAction(entryOf(game.checkpoints()[place].name)), &QAction::triggered,
                     &controller, [&controller, place] { controller.board().returnTo(place); });
  menu.addSeparator();
  QObject::connect(menu.addAction(gameMenuText("&Edit checkpoints…")), &QAction::triggered, &menu,
                   [&menu, &game, &controller] {
                     auto* dialog =
                         new CheckpointsDialog(game, controller.board(), menu.parentWidget()->window());
                     dialog->setAttribute(Qt::WA_DeleteOnClose);
                     dialog->open();
                   });
}

void addCheckpointActions(QMenu& menu, const Game& game, GameController& controller) {
  QAction* checkpoint = addNamedAction(menu, gameMenuText("Chec&kpoint"), "checkpoint", Qt::CTRL | Qt::Key_K);
  QObject::connect(checkpoint, &QAction::triggered, &controller,
                   [&controller] { controller.board().addCheckpoint(); });
  QMenu* checkpoints = menu.addMenu(gameMenuText("Return &to checkpoint"));
  const auto show = [checkpoints, &game, &controller] {
    fillCheckpoints(*checkpoints, game, controller);
    checkpoints->setEnabled(!game.checkpoints().empty());
  };
  QObject::connect(&game, &Game::started, checkpoints, show);
  QObject::connect(&game, &Game::checkpointsChanged, checkpoints, show);
  show();
}

void addTrialActions(QMenu& menu, const Game& game, GameController& controller) {
  QAction* attempt = addNamedAction(menu, gameMenuText("Tr&y this"), "try", Qt::Key_T);
  QAction* keep = addNamedAction(menu, gameMenuText("Keep &what was tried"), "keep-tried");
  QAction* drop = addNamedAction(menu, gameMenuText("&Drop what was tried"), "drop-tried");
  QObject::connect(attempt, &QAction::triggered, &controller.board(), &BoardCommands::beginTrial);
  QObject::connect(keep, &QAction::triggered, &controller.board(), &BoardCommands::keepTrial);
  QObject::connect(drop, &QAction::triggered, &controller.board(), &BoardCommands::dropTrial);
  const auto show = [attempt, keep, drop, &game] {
    attempt->setEnabled(game.isStarted() && !game.isSolved());
    keep->setEnabled(game.isTrying());
    drop->setEnabled(game.isTrying());
  };
  QObject::connect(&game, &Game::started, attempt, show);
  QObject::connect(&game, &Game::trialChanged, attempt, show);
  QObject::connect(&game, &Game::solvedChanged, attempt, show);
  show();
}

void addGiveUp(QMenu& menu, const Game& game, GameController& controller, Pages& pages) {
  QMenu* giveUp = menu.addMenu(gameMenuText("Give &up"));
  QObject::connect(addNamedAction(*giveUp, gameMenuText("Show the &solution"), "give-up"),
                   &QAction::triggered, &controller.board(), &BoardCommands::giveUp);
  QObject::connect(addNamedAction(*giveUp, gameMenuText("Show the &path to it"), "give-up-path"),
                   &QAction::triggered, &pages, [&controller, &pages] {
                     if (!controller.time().allowsPlay()) return;
                     controller.board().recordHelp(HelpKind::GivenUp);
                     pages.showPath();
                   });
  const auto show = [giveUp, &game] { giveUp->setEnabled(game.isStarted() && !game.isSolved()); };
  QObject::connect(&game, &Game::started, giveUp, show);
  QObject::connect(&game, &Game::solvedChanged, giveUp, show);
  show();
}

}  // namespace

void addCollectionAction(QMenu& menu, const Game& game, GameController& controller) {
  QAction* next = addNamedAction(menu, gameMenuText("Ne&xt in collection"), "next-in-collection");
  QObject::connect(next, &QAction::triggered, &controller.session(), &GameSession::playNextInCollection);
  const auto show = [next, &controller] { next->setEnabled(controller.session().place().has_value()); };
  QObject::connect(&game, &Game::started, next, show);
  QObject::connect(&controller.history().library(), &Library::changed, next, show);
  show();
}

void addGameActions(QMenu& menu, const Game& game, GameController& controller, Pages& pages) {
  QObject::connect(addNamedAction(menu, gameMenuText("&Restart"), "restart"), &QAction::triggered,
                   &controller, [&controller] {
                     if (controller.time().allowsPlay())
                       controller.session().restart();  // in a pause a restart would show the givens
                   });
  QObject::connect(addNamedAction(menu, gameMenuText("Mo&ves"), "moves", Qt::CTRL | Qt::Key_M),
                   &QAction::triggered, &pages, &Pages::showMoves);
  addCheckpointActions(menu, game, controller);
  menu.addSeparator();
  addTrialActions(menu, game, controller);
  menu.addSeparator();
  addGiveUp(menu, game, controller, pages);
  menu.addSeparator();
  pages.addLibraryActions(&menu);
}

}  // namespace sudoku
