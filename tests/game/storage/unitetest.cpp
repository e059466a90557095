#include <gtest/gtest.h>
#include <map>
#include <set>
#include <tuple>

#include "game/storage/unite.h"
#include "keptgames.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::uint64_t kSeeds = 200;

/// A game as it was played on three machines, which began with the same state of it.
struct Three {
  explicit Three(std::uint64_t seed)
      : a(playedOn(keptGame(seed), seed + kSeeds)),
        b(playedOn(keptGame(seed), seed + 2 * kSeeds)),
        c(playedOn(keptGame(seed), seed + 3 * kSeeds)) {}

  static KeptGame playedOn(KeptGame kept, std::uint64_t seed) {
    Machine machine(std::move(kept), seed);
    machine.playOn(static_cast<int>(seed % 20));
    return machine.kept();
  }

  KeptGame a;
  KeptGame b;
  KeptGame c;
};

KeptGame united(const KeptGame& a, const KeptGame& b) {
  const auto result = unite(a, b);
  EXPECT_TRUE(result);
  return result.value_or(KeptGame());
}

UniqueId keyAt(const StoredGame& game, int position) {
  return position == 0 ? UniqueId() : game.moveNumbered(position).key;
}

/// Each move by its key, with the key of its parent.
std::map<UniqueId, std::pair<UniqueId, std::vector<Move>>> movesOf(const StoredGame& game) {
  std::map<UniqueId, std::pair<UniqueId, std::vector<Move>>> moves;
  for (const PlayedMove& move : game.moves) moves[move.key] = {keyAt(game, move.parent), {move.move}};
  return moves;
}

/// The key of the move of each checkpoint and event, by their own keys.
std::map<UniqueId, UniqueId> placesOf(const StoredGame& game) {
  std::map<UniqueId, UniqueId> places;
  for (const HelpEvent& event : game.events) places[event.key] = keyAt(game, event.position);
  for (const Checkpoint& checkpoint : game.checkpoints)
    places[checkpoint.key] = keyAt(game, checkpoint.position);
  return places;
}

TEST(UniteTest, IsIdempotentCommutativeAndAssociative) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Three three(seed);
    const auto& [a, b, c] = std::tie(three.a, three.b, three.c);
    EXPECT_EQ(united(a, a), a) << seed;
    const KeptGame ab = united(a, b);
    EXPECT_EQ(united(b, a), ab) << seed;
    EXPECT_EQ(united(a, ab), ab) << seed;
    EXPECT_EQ(united(ab, c), united(a, united(b, c))) << seed;
  }
}

TEST(UniteTest, HoldsEachMoveHelpAndCheckpointOfBothOnce) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Three three(seed);
    const StoredGame game = united(three.a, three.b).game;
    EXPECT_TRUE(boardOf(game)) << seed;
    auto moves = movesOf(three.a.game);
    moves.merge(movesOf(three.b.game));
    EXPECT_EQ(movesOf(game), moves) << seed;
    EXPECT_EQ(game.moves.size(), moves.size()) << seed;
    auto places = placesOf(three.a.game);
    places.merge(placesOf(three.b.game));
    EXPECT_EQ(placesOf(game), places) << seed;
    EXPECT_EQ(game.events.size() + game.checkpoints.size(), places.size()) << seed;
  }
}

TEST(UniteTest, StandsAndIsSetAsTheStatePlayedLast) {
  KeptGame earlier = keptGame(1);
  Machine machine(earlier, 2);
  machine.playOn(15);
  KeptGame later = machine.kept();
  later.lastPlayedMs = earlier.lastPlayedMs + 1;
  later.game.elapsedMs = earlier.game.elapsedMs - 1;
  later.game.trials = {0, later.game.position};
  later.game.name = u"Later"_s;
  earlier.game.name = u"Much later"_s;
  earlier.createdMs = later.createdMs - 1;
  later.game.begunDay = earlier.game.begunDay->addDays(-1);
  const KeptGame both = united(earlier, later);
  EXPECT_EQ(keyAt(both.game, both.game.position), keyAt(later.game, later.game.position));
  EXPECT_EQ(both.game.trials, (std::vector<int>{0, both.game.position}));
  EXPECT_EQ(both.game.name, u"Later"_s);
  EXPECT_EQ(both.game.notesComplete, later.game.notesComplete);
  EXPECT_EQ(both.game.elapsedMs, earlier.game.elapsedMs);
  EXPECT_EQ(both.lastPlayedMs, later.lastPlayedMs);
  EXPECT_EQ(both.createdMs, earlier.createdMs);
  EXPECT_EQ(both.game.begunDay, earlier.game.begunDay) << "a day goes with its time";
}

TEST(UniteTest, AGameInPlayStandsAsOnTheBoardAndIsTheLatestFromThenOn) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const Three three(seed);
    const auto both = uniteInPlay(three.a, three.b);
    ASSERT_TRUE(both) << seed;
    EXPECT_EQ(keyAt(both->game, both->game.position), keyAt(three.a.game, three.a.game.position)) << seed;
    EXPECT_EQ(boardOf(both->game), boardOf(three.a.game)) << seed;
    EXPECT_EQ(both->game.selection, three.a.game.selection) << seed;
    EXPECT_EQ(both->game.name, three.a.game.name) << seed;
    EXPECT_EQ(both->game.moves, united(three.a, three.b).game.moves) << seed;
    EXPECT_EQ(uniteInPlay(*both, three.b), both) << seed;
    EXPECT_EQ(united(*both, three.b), *both) << seed;
  }
}

TEST(UniteTest, KeepsTheRowAndWhatOnlyOneKnows) {
  KeptGame kept = keptGame(1);
  KeptGame imported = kept;
  kept.game.id = 7;
  kept.game.solvedMs = 2000;
  kept.game.solvedDay = QDate(1969, 12, 31);
  kept.game.tags = QStringList{u"b"_s};
  imported.game.solvedMs = 1000;
  imported.game.solvedDay = QDate(1970, 1, 1);
  imported.game.day = QDate(2026, 11, 24);
  imported.game.tags = QStringList{u"a"_s, u"b"_s};
  kept.game.level.reset();
  kept.game.puzzleId.clear();
  const StoredGame game = united(kept, imported).game;
  EXPECT_EQ(game.id, 7);
  EXPECT_EQ(game.solvedMs, 1000);
  EXPECT_EQ(game.solvedDay, QDate(1970, 1, 1));
  EXPECT_EQ(game.day, imported.game.day);
  EXPECT_EQ(game.level, imported.game.level);
  EXPECT_EQ(game.puzzleId, imported.game.puzzleId);
  EXPECT_EQ(game.tags, (QStringList{u"a"_s, u"b"_s}));
}

TEST(UniteTest, WhatIsNotOneGameStaysTwo) {
  const KeptGame kept = keptGame(1);
  KeptGame other = kept;
  other.game.key = keptGame(2).game.key;
  EXPECT_FALSE(unite(kept, other));
  other = kept;
  other.game.puzzle = keptGame(2).game.puzzle;
  EXPECT_FALSE(unite(kept, other));
  other = kept;
  other.game.moves[3].move = Move::clear(other.game.puzzle.givens.emptyCells().first());
  EXPECT_FALSE(unite(kept, other));
  other = kept;
  other.game.moves[3].parent = other.game.moves[3].parent == 0 ? 1 : 0;
  EXPECT_FALSE(unite(kept, other));
}

TEST(UniteTest, MasteryCountsWhatBothKnowOnce) {
  const MasteryTable a = {{Technique::NakedSingle, {3, 5, 8}}, {Technique::XWing, {1, 0, 0}}};
  const MasteryTable b = {{Technique::NakedSingle, {4, 2, 8}}, {Technique::Skyscraper, {0, 1, 0}}};
  const MasteryTable both = unite(a, b);
  EXPECT_EQ(both, (MasteryTable{{Technique::NakedSingle, {4, 5, 8}},
                                {Technique::XWing, {1, 0, 0}},
                                {Technique::Skyscraper, {0, 1, 0}}}));
  EXPECT_EQ(unite(b, a), both);
  EXPECT_EQ(unite(both, a), both);
}

TEST(UniteTest, DailyPuzzlesOfBothAreKnown) {
  const std::pair first(QDate(2026, 11, 24), Level::Easy);
  const std::pair second(QDate(2026, 11, 24), Level::Hard);
  const DailyIds a = {{first, u"1-backtracking-all-180-2"_s}};
  const DailyIds b = {{first, u"1-backtracking-all-180-1"_s}, {second, u"1-backtracking-all-180-3"_s}};
  EXPECT_EQ(unite(a, b), b);
  EXPECT_EQ(unite(b, a), b);
}

TEST(UniteTest, ACollectionKeepsItsLatestNameAndAllItsPuzzles) {
  const UniqueId key = UniqueId::derived(1, 1, "c");
  const std::vector<Collection> states = {{key, 5, 5, u"As imported"_s, {"a", "b"}},
                                          {key, 5, 9, u"Mine"_s, {"a", "b"}},
                                          {key, 4, 9, u"Other"_s, {"a", "b", "c"}},
                                          {key, 6, 7, u"Zoo"_s, {"a", "b", "d"}}};
  for (const Collection& a : states)
    for (const Collection& b : states) {
      EXPECT_EQ(unite(a, b), unite(b, a));
      EXPECT_EQ(unite(unite(a, b), b), unite(a, b));
      for (const Collection& c : states) EXPECT_EQ(unite(unite(a, b), c), unite(a, unite(b, c)));
    }
  EXPECT_EQ(unite(states[0], states[1]).name, u"Mine"_s);
  const Collection all = unite(states[2], states[3]);
  EXPECT_EQ(all.name, u"Other"_s);
  EXPECT_EQ(all.createdMs, 4);
  EXPECT_EQ(all.puzzles, states[3].puzzles);
}

/// Two histories made into one, as an import does it.
History united(const History& a, const History& b) {
  std::map<UniqueId, KeptGame> games;
  for (const KeptGame& kept : a.games) games.emplace(kept.game.key, kept);
  for (const KeptGame& kept : b.games) {
    const auto [entry, isNew] = games.emplace(kept.game.key, kept);
    if (!isNew) entry->second = united(entry->second, kept);
  }
  History history;
  for (const auto& [key, kept] : games) history.games.push_back(kept);
  history.besides = {unite(a.besides.mastery, b.besides.mastery),
                     unite(a.besides.dailyIds, b.besides.dailyIds),
                     unite(a.besides.learning, b.besides.learning)};
  return history;
}

TEST(UniteTest, TwoHistoriesHoldEveryGameOnceHoweverTheyComeTogether) {
  const Three shared(3);
  const History a = historyOf({keptGame(1), keptGame(2), shared.a});
  const History b = historyOf({shared.b, keptGame(2), keptGame(4)});
  const History both = united(a, b);
  std::set<UniqueId> keys;
  for (const KeptGame& kept : both.games) keys.insert(kept.game.key);
  EXPECT_EQ(both.games.size(), 4U);
  EXPECT_EQ(keys.size(), 4U);
  EXPECT_EQ(written(united(b, a)), written(both));
  EXPECT_EQ(written(united(a, readBack(written(both)))), written(both));
}

}  // namespace
}  // namespace sudoku
