#include "readaloud.h"

#include <QCoreApplication>
#include <QStringList>

#include <sudoku/grid/checker.h>

#include "commands.h"
#include "game/control/playtime.h"
#include "game/language/joined.h"
#include "game/play/game.h"

namespace sudoku {
namespace {

struct ReadTexts {
  Q_DECLARE_TR_FUNCTIONS(ReadAloud)
};

QString houseName(House house) {
  const int number = house.number() + 1;
  switch (house.kind()) {
    case House::Kind::Row:
      return ReadTexts::tr("Row %1").arg(number);
    case House::Kind::Column:
      return ReadTexts::tr("Column %1").arg(number);
    case House::Kind::Box:
      break;
  }
  return ReadTexts::tr("Box %1").arg(number);
}

}  // namespace

QString houseText(const Grid& board, House house) {
  QStringList words;
  for (const Cell cell : cellsOf(house)) {
    const auto digit = board.at(cell);
    words << (digit ? QString::number(digit->value()) : ReadTexts::tr("empty"));
  }
  return ReadTexts::tr("%1: %2").arg(houseName(house), Joined::list(words));
}

QString candidatesText(const GameState& state, Cell cell) {
  const QString place = ReadTexts::tr("Row %1 column %2").arg(cell.row() + 1).arg(cell.column() + 1);
  if (const auto digit = state.board.at(cell))
    return ReadTexts::tr("%1 is %2.").arg(place).arg(digit->value());
  QStringList digits;
  for (const Digit digit : candidatesOf(state).at(cell)) digits << QString::number(digit.value());
  return digits.isEmpty() ? ReadTexts::tr("%1: no digit is left.").arg(place)
                          : ReadTexts::tr("%1 can be %2.").arg(place, Joined::list(digits));
}

QString placesText(const Grid& board, Digit digit) {
  QStringList places;
  for (const Cell cell : possibleCells(board, digit))
    places << ReadTexts::tr("row %1 column %2").arg(cell.row() + 1).arg(cell.column() + 1);
  return places.isEmpty() ? ReadTexts::tr("%1 can go nowhere.").arg(digit.value())
                          : ReadTexts::tr("%1 can go to %2.").arg(digit.value()).arg(Joined::list(places));
}

QString remainderText(const Grid& board) {
  QStringList counts;
  for (const Digit digit : allDigits()) {
    const int left = kDigitCount - board.cellsWith(digit).size();
    if (left > 0) counts << ReadTexts::tr("%1 of %2").arg(left).arg(digit.value());
  }
  return counts.isEmpty() ? ReadTexts::tr("No cell is left.")
                          : ReadTexts::tr("%n cells are left: %1.", nullptr, board.emptyCells().size())
                                .arg(Joined::list(counts));
}

void setReadCommands(Commands& commands, const Game& game, PlayTime& time,
                     const std::function<void(const QString&)>& say) {
  const auto set = [&](const char* id, const std::function<QString()>& what) {
    commands.set(id, [&game, &time, say, what] {
      if (game.isStarted() && time.allowsPlay()) say(what());
    });
  };
  const auto house = [&game](int kind) {
    return [&game, kind] {
      return houseText(game.state().board, housesOf(game.selectedCell()).at(static_cast<std::size_t>(kind)));
    };
  };
  set("read-row", house(0));
  set("read-column", house(1));
  set("read-box", house(2));
  set("read-candidates", [&game] { return candidatesText(game.state(), game.selectedCell()); });
  set("read-places", [&game] {
    const auto digit = game.chosenDigit();
    return digit ? placesText(game.state().board, *digit) : ReadTexts::tr("No digit is chosen.");
  });
  set("read-left", [&game] { return remainderText(game.state().board); });
}

}  // namespace sudoku
