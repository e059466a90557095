#include "collectionlist.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "game/storage/collectionrows.h"

namespace sudoku {
namespace {

// Listing a collection only reads the database, so there is nothing that has to be synced to the disk soon.
constexpr auto kListSyncDelay = std::chrono::hours(1);
/// The most puzzles that are read from the database at once, to limit the memory that is used.
constexpr int kMembersReadAtOnce = 2000;

}  // namespace

int numberIn(qint64 collection, const GameSummary& game) {
  for (const Membership& place : game.collections)
    if (place.collection == collection) return place.number;
  return 0;
}

std::vector<GameSummary> gamesOf(qint64 collection, const std::vector<GameSummary>& games) {
  std::vector<GameSummary> chosen;
  std::unordered_set<int> known;
  for (const GameSummary& game : games)
    if (const int number = numberIn(collection, game); number > 0 && known.insert(number).second)
      chosen.push_back(game);
  return chosen;
}

bool isWholeCollection(const CollectionQuery& query) {
  LibraryFilter all;
  all.collection = query.filter.collection;
  LibraryFilter asked = query.filter;
  asked.text = asked.text.simplified();
  return asked == all && query.order == LibraryOrder::Number;
}

std::vector<int> numbersUpTo(int last) {
  std::vector<int> numbers(static_cast<std::size_t>(std::max(0, last)));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

std::vector<int> listCollection(const QString& directory, const CollectionQuery& query,
                                const std::stop_token& stop) {
  GameDatabase database(directory, kListSyncDelay);
  if (database.open() != GameDatabase::State::Usable) return {};
  std::unordered_map<int, const GameSummary*> games;
  for (const GameSummary& game : query.games) games[numberIn(query.collection.id, game)] = &game;
  GameChoice choice(query.filter, query.today);
  std::vector<std::pair<qint64, int>> found;
  for (int next = 1; !stop.stop_requested();) {
    const auto members = readMembersFrom(database, query.collection, next, kMembersReadAtOnce);
    if (!members || members->empty()) break;
    for (const GameSummary& member : *members) {
      const int number = static_cast<int>(-member.id);
      const auto game = games.find(number);
      const GameSummary& shown = game == games.end() ? member : *game->second;
      next = number + 1;
      if (choice.isAskedFor(shown))
        found.emplace_back(rankOf(shown, query.order, query.collection.id), number);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<int> numbers;
  numbers.reserve(found.size());
  for (const auto& [rank, number] : found) numbers.push_back(number);
  return numbers;
}

}  // namespace sudoku
