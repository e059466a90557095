#include "librarywords.h"

#include <QLocale>
#include <QStringList>

#include "game/localday.h"
#include "game/verdict.h"
#include "ui/words.h"

namespace sudoku {

QString LibraryWords::shelf(Shelf shelf) {
  switch (shelf) {
    case Shelf::All:
      return tr("All games");
    case Shelf::InProgress:
      return tr("In progress");
    case Shelf::Solved:
      return tr("Solved");
    case Shelf::GivenUp:
      return tr("Given up");
    case Shelf::Kept:
      break;
  }
  return tr("Kept");
}

QString LibraryWords::order(LibraryOrder order) {
  switch (order) {
    case LibraryOrder::LastPlayed:
      return tr("Last played");
    case LibraryOrder::Level:
      return tr("Level");
    case LibraryOrder::Time:
      return tr("Time");
    case LibraryOrder::Begun:
      break;
  }
  return tr("Date begun");
}

QString LibraryWords::gameCount(int count) {
  return count == 1 ? tr("One game") : tr("%n games", nullptr, count);
}

QString LibraryWords::solvedCount(int solved, int all) {
  const QLocale locale;
  return tr("%1 of %2 solved", "puzzles of a collection").arg(locale.toString(solved), locale.toString(all));
}

QString LibraryWords::explainer(const GameSummary& game) {
  if (!game.explainer) return {};
  return tr("SE %1", "rating of Sudoku Explainer").arg(QLocale().toString(*game.explainer / 10.0, 'f', 1));
}

QString LibraryWords::hodoku(const GameSummary& game) {
  return game.hodoku ? tr("HoDoKu %1", "score").arg(QLocale().toString(*game.hodoku)) : QString();
}

QString LibraryWords::level(const GameSummary& game) {
  return game.level ? levelName(*game.level) : tr("No level");
}

QString LibraryWords::number(const GameSummary& game) {
  return game.puzzleId.isEmpty() ? tr("No number") : shortNumber(game.puzzleId);
}

QString LibraryWords::title(const GameSummary& game) {
  return game.name.isEmpty() ? number(game) : game.name.simplified();
}

QString LibraryWords::state(const GameSummary& game) {
  switch (game.status) {
    case GameStatus::Solved:
      return shelf(Shelf::Solved);
    case GameStatus::GivenUp:
      return shelf(Shelf::GivenUp);
    case GameStatus::InProgress:
      break;
  }
  if (isHidden(game)) return tr("Paused");
  const Progress progress = progressOf(game);
  return tr("%1 of %2", "filled cells, all that are to be filled").arg(progress.filled).arg(progress.all);
}

QString LibraryWords::help(const GameSummary& game) {
  if (game.status != GameStatus::Solved) return {};
  return game.hadHelp ? tr("with help") : tr("unaided");
}

QString LibraryWords::spoken(const GameSummary& game) {
  const QString status = game.status == GameStatus::InProgress ? shelf(Shelf::InProgress) : state(game);
  return QStringList{level(game), number(game), status, clockText(game.elapsedMs)}.join(", ");
}

QString LibraryWords::details(const GameSummary& game, const QDate& today) {
  QStringList parts;
  if (!game.name.isEmpty()) parts += game.name.simplified();
  if (game.status == GameStatus::InProgress) parts += state(game);
  if (const QString words = help(game); !words.isEmpty()) parts += words;
  for (const QString& rating : {explainer(game), hodoku(game)})
    if (!rating.isEmpty()) parts += rating;
  if (game.isStarred) parts += tr("kept");
  if (!game.tags.isEmpty()) parts += game.tags.join(", ");
  parts += DayWords::of(localDay(game.lastPlayedMs), today);
  return parts.join(", ");
}

}  // namespace sudoku
