#include "inputmenu.h"

#include <array>

#include <QActionGroup>
#include <QMenu>

#include "game/game.h"
#include "game/gamecontroller.h"

namespace sudoku {

void addInputActions(QMenu& menu, const Game& game, GameController& controller) {
  const std::array actions = {menu.addAction(QObject::tr("&Digits")), menu.addAction(QObject::tr("&Notes")),
                              menu.addAction(QObject::tr("C&entre notes")),
                              menu.addAction(QObject::tr("Col&ours"))};
  actions[static_cast<std::size_t>(InputMode::Corner)]->setShortcut(Qt::Key_N);
  auto* group = new QActionGroup(&menu);
  group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  for (int mode = 0; mode < kInputModes; ++mode) {
    QAction* action = actions.at(static_cast<std::size_t>(mode));
    action->setCheckable(true);
    group->addAction(action);
    // What is on already goes back to digits: N turns notes on and off.
    QObject::connect(action, &QAction::triggered, &controller,
                     [&controller, mode] { controller.toggleInputMode(static_cast<InputMode>(mode)); });
  }
  QAction* next = menu.addAction(QObject::tr("Ne&xt of these"));
  next->setShortcut(Qt::Key_M);
  QObject::connect(next, &QAction::triggered, &controller, &GameController::stepInputMode);
  const auto show = [actions, &game] {
    for (int mode = 0; mode < kInputModes; ++mode)
      actions.at(static_cast<std::size_t>(mode))->setChecked(static_cast<int>(game.inputMode()) == mode);
  };
  QObject::connect(&game, &Game::started, &menu, show);
  QObject::connect(&game, &Game::inputModeChanged, &menu, show);
  show();
}

}  // namespace sudoku
