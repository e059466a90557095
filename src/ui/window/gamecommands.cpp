#include "gamecommands.h"

#include <array>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "commands.h"
#include "game/control/gamecontroller.h"
#include "game/history/library.h"
#include "game/play/checkpointnames.h"
#include "game/play/game.h"
#include "pages.h"
#include "ui/dialogs/checkpointsdialog.h"

namespace sudoku {
namespace {

/// A name as the text of a menu entry, with & escaped, which would underline a letter.
QString entryOf(QString name) {
  return name.replace(u'&', QLatin1String("&&"));
}

void fillCheckpoints(QMenu& menu, const Game& game, GameController& controller) {
  menu.clear();
  for (std::size_t place = 0; place < game.checkpoints().size(); ++place)
    QObject::connect(menu.addAction(entryOf(CheckpointNames::shown(game.checkpoints()[place].name))),
                     &QAction::triggered, &controller,
                     [&controller, place] { controller.board().returnTo(place); });
  menu.addSeparator();
  QObject::connect(menu.addAction(QCoreApplication::translate("GameMenu", "&Edit checkpoints…")),
                   &QAction::triggered, &menu, [&menu, &game, &controller] {
                     auto* dialog =
                         new CheckpointsDialog(game, controller.board(), menu.parentWidget()->window());
                     dialog->setAttribute(Qt::WA_DeleteOnClose);
                     dialog->open();
                   });
}

void setPlayCommands(Commands& commands, GameController& controller, Pages& pages) {
  BoardCommands& board = controller.board();
  commands.set("previous-game", controller.session(), &GameSession::previousGame);
  commands.set("next-in-collection", controller.session(), &GameSession::playNextInCollection);
  commands.set("check", board, &BoardCommands::check);
  commands.set("restart", [&controller] {
    if (controller.time().allowsPlay())
      controller.session().restart();  // not during a pause, since a restarted game would show the givens
  });
  commands.set("checkpoint", [&board] { board.addCheckpoint(); });
  commands.set("try", board, &BoardCommands::beginTrial);
  commands.set("keep-tried", board, &BoardCommands::keepTrial);
  commands.set("drop-tried", board, &BoardCommands::dropTrial);
  commands.set("give-up", board, &BoardCommands::giveUp);
  commands.set("give-up-path", [&controller, &pages] {
    if (!controller.time().allowsPlay()) return;
    controller.board().recordHelp(HelpKind::GivenUp);
    pages.showPath();
  });
}

void setInputCommands(Commands& commands, const Game& game, CellCommands& cells) {
  constexpr std::array kModes = {"digits", "notes", "centre-notes", "colours"};
  static_assert(kModes.size() == kInputModes);
  for (std::size_t place = 0; place < kModes.size(); ++place) {
    const auto mode = static_cast<InputMode>(place);
    // Choosing a mode that is on already returns to the mode for digits, so that key N turns notes on and
    // off.
    commands.setTicking(
        kModes.at(place), [&cells, mode](bool /*isTicked*/) { cells.toggleInputMode(mode); },
        [&game, mode] { return game.inputMode() == mode; });
  }
  commands.set("next-mode", cells, &CellCommands::stepInputMode);
}

void setStepCommands(Commands& commands, HintCommands& hints, Pages& pages) {
  // On a page that shows steps by itself, such as a lesson, the command shows the next one there; otherwise
  // it shows the game with a hint.
  const auto set = [&](const char* id, void (HintCommands::*command)()) {
    commands.set(id, [&hints, &pages, command] {
      if (pages.takeNextStep()) return;
      (hints.*command)();
      pages.showGame();
    });
  };
  set("next-step", &HintCommands::nextStep);
  set("explain-step", &HintCommands::explainNextStep);
  commands.set("ask", [&hints, &pages] {
    hints.askAboutSelected();
    pages.showGame();
  });
}

void setToolCommands(Commands& commands, const Game& game, BoardCommands& board) {
  commands.setTicking(
      "hints", [&board](bool isTicked) { board.setHints(isTicked); }, [&game] { return game.hints(); });
  commands.set("fill", board, &BoardCommands::fillCandidates);
  commands.set("remove-ruled-out", board, &BoardCommands::removeRuledOut);
  commands.set("clear-notes", board, &BoardCommands::clearNotes);
  commands.setTicking(
      "mark-two", [&board](bool isTicked) { board.setMarksTwoCandidates(isTicked); },
      [&game] { return game.marksTwoCandidates(); });
  commands.set("solve-singles", board, &BoardCommands::solveSingles);
}

void setGameConditions(Commands& commands, const Game& game, GameController& controller) {
  commands.setCondition(CommandWhen::Playing, [&game] { return game.isStarted() && !game.isSolved(); });
  commands.setCondition(CommandWhen::Trying, [&game] { return game.isTrying(); });
  commands.setCondition(CommandWhen::HasCheckpoints, [&game] { return !game.checkpoints().empty(); });
  commands.setCondition(CommandWhen::InCollection,
                        [&controller] { return controller.session().place().has_value(); });
  const auto show = [&commands](CommandWhen when) { return [&commands, when] { commands.show(when); }; };
  const auto showTicks = [&commands] { commands.showTicks(); };
  QObject::connect(&game, &Game::started, &commands, &Commands::showAll);
  QObject::connect(&game, &Game::solvedChanged, &commands, show(CommandWhen::Playing));
  QObject::connect(&game, &Game::trialChanged, &commands, show(CommandWhen::Trying));
  QObject::connect(&game, &Game::checkpointsChanged, &commands, show(CommandWhen::HasCheckpoints));
  QObject::connect(&controller.history().library(), &Library::changed, &commands,
                   show(CommandWhen::InCollection));
  QObject::connect(&game, &Game::hintsChanged, &commands, showTicks);
  QObject::connect(&game, &Game::inputModeChanged, &commands, showTicks);
  QObject::connect(&game, &Game::marksTwoCandidatesChanged, &commands, showTicks);
}

}  // namespace

void setGameCommands(Commands& commands, const Game& game, GameController& controller, Pages& pages) {
  setPlayCommands(commands, controller, pages);
  setInputCommands(commands, game, controller.cells());
  setStepCommands(commands, controller.hints(), pages);
  setToolCommands(commands, game, controller.board());
  setGameConditions(commands, game, controller);
  QMenu* checkpoints = commands.menu(CommandMenu::Checkpoints);
  const auto fill = [checkpoints, &game, &controller] { fillCheckpoints(*checkpoints, game, controller); };
  QObject::connect(&game, &Game::started, checkpoints, fill);
  QObject::connect(&game, &Game::checkpointsChanged, checkpoints, fill);
  fill();
}

}  // namespace sudoku
