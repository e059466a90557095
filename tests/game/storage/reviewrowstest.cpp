#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "../play/storedgames.h"
#include "game/storage/reviewrows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

const KeptReview& someReview() {
  static const KeptReview review{5,
                                 {{Justification{Technique::NakedSingle, 0}, 7},
                                  {Justification{Technique::XWing, 2}, 1},
                                  {std::nullopt, 3},
                                  {std::nullopt, 0}},
                                 {1, 1, 1}};
  return review;
}

TEST(ReviewRowsTest, AReviewIsKeptWithItsGame) {
  const QTemporaryDir directory;
  const StoredGame game = keep(directory.path(), playedGame(1));
  {
    GameStore store(directory.path());
    EXPECT_EQ(store.library().review(game.id), std::nullopt);
    EXPECT_TRUE(store.library().keepReview(game.id, KeptReview()));
    EXPECT_TRUE(store.library().keepReview(game.id, someReview()));
  }
  GameStore store(directory.path());
  EXPECT_EQ(store.library().review(game.id), someReview());
  EXPECT_EQ(store.library().reviewCounts(), (std::map<qint64, ReviewCounts>{{game.id, {1, 1, 1}}}));
}

TEST(ReviewRowsTest, OfAGameThatIsNotThereNothingIsKept) {
  const QTemporaryDir directory;
  const StoredGame game = keep(directory.path(), playedGame(1));
  GameStore store(directory.path());
  EXPECT_TRUE(store.library().keepReview(game.id + 1, someReview()));
  EXPECT_TRUE(store.library().keepReview(game.id, someReview()));
  EXPECT_EQ(store.library().reviewCounts().size(), 1U);
  const Intruder intruder(directory.path());
  intruder.run(u"PRAGMA foreign_keys = ON"_s);
  GameDatabase database(directory.path(), std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  ASSERT_TRUE(database.run("DELETE FROM games"));
  EXPECT_TRUE(store.library().reviewCounts().empty());
}

TEST(ReviewRowsTest, WhatAnotherVersionMadeOrCannotBeReadIsMadeAnew) {
  const QTemporaryDir directory;
  const StoredGame game = keep(directory.path(), playedGame(1));
  GameStore store(directory.path());
  const Intruder intruder(directory.path());
  for (const char* const change :
       {"engine = '0.0.1'", "judgements = 'nonsense'", "judgements = '0000:0'", "judgements = '9999:0:1'",
        "judgements = '0000:9:1'", "judgements = '0000:0:82'", "moves = -1", "mistakes = 'some'"}) {
    EXPECT_TRUE(store.library().keepReview(game.id, someReview()));
    EXPECT_TRUE(store.library().review(game.id));
    intruder.run(u"UPDATE reviews SET "_s + QLatin1String(change));
    EXPECT_FALSE(store.library().review(game.id)) << change;
  }
}

TEST(ReviewRowsTest, JudgementsAreATextAndBack) {
  EXPECT_EQ(toText(someReview().judgements), u"0003:0:7 0300:2:1 -:0:3 -:0:0"_s);
  EXPECT_EQ(toJudgements(toText(someReview().judgements)), someReview().judgements);
  EXPECT_EQ(toJudgements(u""_s), std::vector<EntryJudgement>());
}

}  // namespace
}  // namespace sudoku
