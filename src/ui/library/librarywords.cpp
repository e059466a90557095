#include "librarywords.h"

#include <QLocale>
#include <QStringList>

#include "game/base/localday.h"
#include "game/history/daywords.h"
#include "game/history/gamewords.h"
#include "game/language/joined.h"
#include "game/teacher/techniquewords.h"
#include "ui/controls/words.h"

namespace sudoku {

QString LibraryWords::shelf(Shelf shelf) {
  switch (shelf) {
    case Shelf::All:
      return tr("All games");
    case Shelf::InProgress:
      return GameWords::status(GameStatus::InProgress);
    case Shelf::Solved:
      return GameWords::status(GameStatus::Solved);
    case Shelf::GivenUp:
      return GameWords::status(GameStatus::GivenUp);
    case Shelf::Daily:
      return GameWords::daily();
    case Shelf::Kept:
      return tr("Kept");
    case Shelf::Bin:
      break;
  }
  return tr("Bin");
}

QString LibraryWords::order(LibraryOrder order) {
  switch (order) {
    case LibraryOrder::LastPlayed:
      return tr("Last played");
    case LibraryOrder::Level:
      return tr("Level");
    case LibraryOrder::Time:
      return tr("Time");
    case LibraryOrder::Number:
      return tr("Number");
    case LibraryOrder::Begun:
      break;
  }
  return tr("Date begun");
}

QString LibraryWords::gameCount(int count) {
  return tr("%Ln games", nullptr, count);
}

QString LibraryWords::shownCount(int shown, int all) {
  return tr("%1 of %Ln games", nullptr, all).arg(QLocale().toString(shown));
}

QString LibraryWords::binCount(int count) {
  if (count == 0) return tr("No game in the bin");
  return tr("%Ln games in the bin, each for 30 days", nullptr, count);
}

QString LibraryWords::selectedCount(int selected, int all) {
  return tr("%1 of %Ln games selected", nullptr, all).arg(QLocale().toString(selected));
}

QString LibraryWords::deleted(const std::vector<const GameSummary*>& games) {
  return tr("Deleted: %1", "name or number of a game, or how many").arg(titleOrCount(games));
}

QString LibraryWords::restored(const std::vector<const GameSummary*>& games) {
  return tr("Restored: %1", "name or number of a game, or how many").arg(titleOrCount(games));
}

QString LibraryWords::titleOrCount(const std::vector<const GameSummary*>& games) {
  return games.size() == 1 ? title(*games.front()) : gameCount(static_cast<int>(games.size()));
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
  if (game.solutions == Solutions::Several) return GameWords::severalSolutions();
  return isBegun(game) || game.level ? GameWords::level(game.level) : tr("No level yet");
}

QString LibraryWords::number(const GameSummary& game) {
  if (!game.puzzleId.isEmpty()) return shortNumber(game.puzzleId);
  return game.collections.empty() ? tr("No number") : GameWords::place(game.collections.front());
}

QString LibraryWords::title(const GameSummary& game, qint64 collection) {
  if (!game.name.isEmpty()) return game.name.simplified();
  for (const Membership& place : game.collections)
    if (place.collection == collection) return GameWords::number(place);
  return number(game);
}

QString LibraryWords::titleWithin(int width, const QFontMetrics& metrics, const GameSummary& game,
                                  qint64 collection) {
  const QString whole = title(game, collection);
  const int excess = metrics.horizontalAdvance(whole) - width;
  if (excess <= 0 || game.collections.empty() || whole != GameWords::place(game.collections.front()))
    return metrics.elidedText(whole, Qt::ElideRight, width);
  Membership place = game.collections.front();
  place.name = metrics.elidedText(place.name, Qt::ElideRight, metrics.horizontalAdvance(place.name) - excess);
  const QString shortened = GameWords::place(place);
  const bool isUseful = place.name.size() > 1 && metrics.horizontalAdvance(shortened) <= width;
  return isUseful ? shortened : GameWords::number(place);
}

QString LibraryWords::state(const GameSummary& game) {
  if (!isBegun(game)) return GameWords::notBegun();
  if (game.status != GameStatus::InProgress) return GameWords::status(game.status);
  if (isHidden(game)) return tr("Paused");
  const Progress progress = progressOf(game);
  return tr("%1 of %2", "filled cells, all that are to be filled").arg(progress.filled).arg(progress.all);
}

QString LibraryWords::help(const GameSummary& game) {
  if (game.status != GameStatus::Solved) return {};
  if (game.foreknowledge == Foreknowledge::Shown) return tr("solution shown");
  if (game.foreknowledge == Foreknowledge::SolvedBefore) return tr("solved before");
  return GameWords::help(game.hadHelp || game.foreknowledge == Foreknowledge::HelpElsewhere);
}

QString LibraryWords::daily(const GameSummary& game, const QDate& today) {
  return game.day ? tr("Daily puzzle of %1", "a day").arg(DayWords::of(*game.day, today)) : QString();
}

QString LibraryWords::techniques(const GameSummary& game) {
  if (game.techniques.isEmpty()) return tr("The techniques of this puzzle are not known yet.");
  QStringList names;
  for (const QString& code : game.techniques.split(u' '))
    if (const auto technique = techniqueNamed(code.toStdString())) names += TechniqueWords::title(*technique);
  return tr("Techniques: %1").arg(Joined::list(names));
}

QString LibraryWords::rating(bool isSlow, int rated, int all) {
  const QLocale locale;
  const QString form =
      isSlow ? tr("Ratings: %1 of %2", "known of puzzles") : tr("Levels: %1 of %2", "known of puzzles");
  return form.arg(locale.toString(rated), locale.toString(all));
}

QString LibraryWords::puzzleCount(int shown, int all) {
  if (shown < all) return tr("%1 of %Ln puzzles", nullptr, all).arg(QLocale().toString(shown));
  return tr("%Ln puzzles", nullptr, all);
}

QString LibraryWords::spoken(const GameSummary& game) {
  if (!isBegun(game)) return Joined::list({level(game), number(game), state(game)});
  return Joined::list({level(game), number(game), GameWords::status(game.status), clockText(game.elapsedMs)});
}

QString LibraryWords::details(const GameSummary& game, const QDate& today) {
  QStringList parts;
  if (!game.name.isEmpty()) parts += game.name.simplified();
  for (const Membership& place : game.collections) parts += GameWords::place(place);
  if (game.day) parts += daily(game, today);
  if (isBegun(game) && game.status == GameStatus::InProgress) parts += state(game);
  if (const QString words = help(game); !words.isEmpty()) parts += words;
  for (const QString& rating : {explainer(game), hodoku(game)})
    if (!rating.isEmpty()) parts += rating;
  if (game.isStarred) parts += tr("kept");
  if (!game.tags.isEmpty()) parts += Joined::list(game.tags);
  if (isBegun(game)) parts += DayWords::of(localDay(game.lastPlayedMs), today);
  if (game.removedMs > 1)
    parts += tr("deleted: %1", "a day").arg(DayWords::of(localDay(game.removedMs), today));
  return Joined::list(parts);
}

}  // namespace sudoku
