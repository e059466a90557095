#include "libraryfilter.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

#include <QDateTime>
#include <QLocale>

#include "game/base/localday.h"

namespace sudoku {
namespace {

constexpr qsizetype kNumberLength = 8;

bool isOnShelf(const GameSummary& game, Shelf shelf) {
  if (!isBegun(game)) return shelf == Shelf::All;
  if (game.removedMs != 0) return shelf == Shelf::Bin;
  switch (shelf) {
    case Shelf::All:
      return true;
    case Shelf::InProgress:
      return game.status == GameStatus::InProgress;
    case Shelf::Solved:
      return game.status == GameStatus::Solved;
    case Shelf::GivenUp:
      return game.status == GameStatus::GivenUp;
    case Shelf::Daily:
      return game.day.has_value();
    case Shelf::Kept:
      return game.isStarred;
    case Shelf::Bin:
      break;
  }
  return false;
}

bool isIn(const GameSummary& game, qint64 collection) {
  return std::any_of(game.collections.begin(), game.collections.end(),
                     [collection](const Membership& place) { return place.collection == collection; });
}

}  // namespace

qint64 rankOf(const GameSummary& game, LibraryOrder order, qint64 collection) {
  constexpr qint64 kNoLevel = 100;
  constexpr qint64 kLast = std::numeric_limits<qint64>::max();
  switch (order) {
    case LibraryOrder::Number:
      for (const Membership& place : game.collections)
        if (place.collection == collection) return place.number;
      return kLast;
    case LibraryOrder::LastPlayed:
      break;
    case LibraryOrder::Level:
      return game.level ? static_cast<qint64>(*game.level) : kNoLevel;
    case LibraryOrder::Time:
      return isBegun(game) ? game.elapsedMs : kLast;
    case LibraryOrder::Begun:
      return isBegun(game) ? -game.createdMs : kLast;
  }
  return isBegun(game) ? -game.lastPlayedMs : kLast;
}

std::optional<Shelf> chosenShelf(const LibraryFilter& filter) {
  const bool isAll = filter.shelf == Shelf::All;
  return isAll && (filter.collection != 0 || !filter.tag.isEmpty()) ? std::nullopt
                                                                    : std::optional(filter.shelf);
}

LibraryFilter withShelf(LibraryFilter filter, Shelf shelf) {
  filter.shelf = shelf;
  if (shelf != Shelf::All) return filter;
  filter.collection = 0;
  filter.tag.clear();
  return filter;
}

GameChoice::GameChoice(LibraryFilter filter, const QDate& today)
    : m_filter(std::move(filter)), m_search(m_filter.text, today) {}

bool GameChoice::isAskedFor(const GameSummary& game) {
  return isOnShelf(game, m_filter.shelf) && (!m_filter.level || game.level == m_filter.level) &&
         (m_filter.tag.isEmpty() || game.tags.contains(m_filter.tag)) &&
         (m_filter.collection == 0 || isIn(game, m_filter.collection)) && m_search.finds(game);
}

std::vector<std::size_t> chosenGames(const std::vector<GameSummary>& games, const LibraryFilter& filter,
                                     LibraryOrder order, const QDate& today) {
  GameChoice choice(filter, today);
  std::vector<std::size_t> chosen;
  for (std::size_t index = 0; index < games.size(); ++index)
    if (choice.isAskedFor(games[index])) chosen.push_back(index);
  std::stable_sort(chosen.begin(), chosen.end(), [&](std::size_t a, std::size_t b) {
    const auto key = [&](const GameSummary& game) {
      return std::pair(rankOf(game, order, filter.collection), -game.lastPlayedMs);
    };
    return key(games[a]) < key(games[b]);
  });
  return chosen;
}

std::array<int, kShelves.size()> countsOf(const std::vector<GameSummary>& games) {
  std::array<int, kShelves.size()> counts{};
  for (const GameSummary& game : games)
    for (std::size_t shelf = 0; shelf < kShelves.size(); ++shelf)
      counts[shelf] += isOnShelf(game, kShelves[shelf]) ? 1 : 0;
  return counts;
}

QStringList tagsOf(const std::vector<GameSummary>& games) {
  std::map<QString, int> counts;
  for (const GameSummary& game : games)
    for (const QString& tag : game.tags) ++counts[tag];
  std::vector<std::pair<int, QString>> sorted;
  sorted.reserve(counts.size());
  for (const auto& [tag, count] : counts) sorted.emplace_back(-count, tag);
  std::sort(sorted.begin(), sorted.end());
  QStringList tags;
  for (const auto& [count, tag] : sorted) tags.push_back(tag);
  return tags;
}

std::map<qint64, int> solvedInCollections(const std::vector<GameSummary>& games) {
  std::map<qint64, std::set<int>> solved;
  for (const GameSummary& game : games)
    if (game.status == GameStatus::Solved)
      for (const Membership& place : game.collections) solved[place.collection].insert(place.number);
  std::map<qint64, int> counts;
  for (const auto& [collection, puzzles] : solved) counts[collection] = static_cast<int>(puzzles.size());
  return counts;
}

QString shortNumber(const QString& puzzleId) {
  return puzzleId.isEmpty() ? QString() : u'#' + puzzleId.section(u'-', -1).right(kNumberLength);
}

void hideBoard(GameSummary& game) {
  game.givens = game.board = Grid();
}

bool isHidden(const GameSummary& game) {
  return game.givens == Grid();  // a summary without givens is not a puzzle
}

Progress progressOf(const GameSummary& game) {
  const int givens = game.givens.filledCells().size();
  return {game.board.filledCells().size() - givens, kCellCount - givens};
}

}  // namespace sudoku
