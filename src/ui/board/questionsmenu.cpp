#include "questionsmenu.h"

#include <QMenu>

#include <sudoku/grid/geometry.h>

#include "boardwidget.h"
#include "game/control/hintcommands.h"
#include "game/play/game.h"
#include "game/teacher/questionhints.h"

namespace sudoku {

QMenu* makeQuestionsMenu(const Game& game, HintCommands& hints, Cell cell, QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(menu->addAction(BoardWidget::tr("What can go here?")), &QAction::triggered, &hints,
                   &HintCommands::askAboutSelected);
  QMenu* whyNot = menu->addMenu(BoardWidget::tr("Why not"));
  for (const Digit digit : allDigits())
    QObject::connect(whyNot->addAction(QStringLiteral("&%1").arg(digit.value())), &QAction::triggered, &hints,
                     [&hints, digit] { hints.askWhyNot(digit); });
  if (const auto chosen = game.chosenDigit())
    for (const House house : housesOf(cell))
      QObject::connect(menu->addAction(QuestionHints::question(DigitInHouse{*chosen, house})),
                       &QAction::triggered, &hints, [&hints, digit = *chosen, house] {
                         hints.ask(DigitInHouse{digit, house});
                       });
  return menu;
}

}  // namespace sudoku
