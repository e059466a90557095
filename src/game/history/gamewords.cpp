#include "gamewords.h"

#include <QLocale>

#include "game/language/isolated.h"
#include "game/teacher/openedremark.h"

namespace sudoku {

QString GameWords::level(std::optional<Level> level) {
  return level ? levelName(*level) : tr("No level");
}

QString GameWords::severalSolutions() {
  return tr("Several solutions");
}

QString GameWords::status(GameStatus status) {
  switch (status) {
    case GameStatus::Solved:
      return tr("Solved");
    case GameStatus::GivenUp:
      return tr("Given up");
    case GameStatus::InProgress:
      break;
  }
  return tr("In progress");
}

QString GameWords::statusInside(GameStatus status) {
  switch (status) {
    case GameStatus::Solved:
      return tr("solved", "a game, in a list");
    case GameStatus::GivenUp:
      return tr("given up", "a game, in a list");
    case GameStatus::InProgress:
      break;
  }
  return tr("in progress", "a game, in a list");
}

QString GameWords::notBegun() {
  return tr("Not begun");
}

QString GameWords::help(bool hadHelp) {
  return hadHelp ? tr("with help") : tr("unaided");
}

QString GameWords::daily() {
  return tr("Daily");
}

QString GameWords::place(const Membership& place) {
  return tr("%1, %2", "a collection, a puzzle in it").arg(isolated(place.name), number(place));
}

QString GameWords::number(const Membership& place) {
  const QLocale locale;
  return tr("%1 of %2", "a puzzle of a collection, how many it has")
      .arg(locale.toString(place.number), locale.toString(place.all));
}

}  // namespace sudoku
