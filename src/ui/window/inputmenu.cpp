#include "inputmenu.h"

#include <array>

#include <QActionGroup>
#include <QMenu>

#include "game/control/cellcommands.h"
#include "game/play/game.h"
#include "ui/keys/namedaction.h"

namespace sudoku {

void addInputActions(QMenu& menu, const Game& game, CellCommands& cells) {
  const std::array actions = {addNamedAction(menu, QObject::tr("&Digit"), "digits"),
                              addNamedAction(menu, QObject::tr("Corner &notes"), "notes", Qt::Key_N),
                              addNamedAction(menu, QObject::tr("C&entre notes"), "centre-notes"),
                              addNamedAction(menu, QObject::tr("Col&our"), "colours")};
  auto* group = new QActionGroup(&menu);
  group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  for (int mode = 0; mode < kInputModes; ++mode) {
    QAction* action = actions.at(static_cast<std::size_t>(mode));
    action->setCheckable(true);
    group->addAction(action);
    // A mode that is on already goes back to digits: the key N turns notes on and off.
    QObject::connect(action, &QAction::triggered, &cells,
                     [&cells, mode] { cells.toggleInputMode(static_cast<InputMode>(mode)); });
  }
  QAction* next = addNamedAction(menu, QObject::tr("Ne&xt mode"), "next-mode", Qt::Key_M);
  QObject::connect(next, &QAction::triggered, &cells, &CellCommands::stepInputMode);
  const auto show = [actions, &game] {
    for (int mode = 0; mode < kInputModes; ++mode)
      actions.at(static_cast<std::size_t>(mode))->setChecked(static_cast<int>(game.inputMode()) == mode);
  };
  QObject::connect(&game, &Game::started, &menu, show);
  QObject::connect(&game, &Game::inputModeChanged, &menu, show);
  show();
}

}  // namespace sudoku
