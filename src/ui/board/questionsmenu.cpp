#include "questionsmenu.h"

#include <QCoreApplication>
#include <QMenu>

#include <sudoku/grid/geometry.h>

#include "game/control/hintcommands.h"
#include "game/play/game.h"
#include "game/teacher/questionhints.h"

namespace sudoku {
namespace {

/// The texts of the menu, which belong to the board.
struct QuestionTexts {
  Q_DECLARE_TR_FUNCTIONS(sudoku::BoardWidget)
};

}  // namespace

QMenu* makeQuestionsMenu(const Game& game, HintCommands& hints, Cell cell, QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(menu->addAction(QuestionTexts::tr("What can go here?")), &QAction::triggered, &hints,
                   &HintCommands::askAboutSelected);
  QMenu* whyNot = menu->addMenu(QuestionTexts::tr("Why not"));
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
