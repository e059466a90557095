#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "../base/fulldisk.h"
#include "../play/storedgames.h"

namespace sudoku {
namespace {

MasteryCounts counts(int seen, int foundAlone, int foundInPractice) {
  return {seen, foundAlone, foundInPractice};
}

TEST(MasteryTest, EachKindIsCountedByItselfAndStaysInTheFile) {
  const QTemporaryDir directory;
  {
    GameStore store(directory.path());
    EXPECT_TRUE(store.library().mastery().empty());
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::Seen));
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::Seen));
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::FoundInPractice));
    EXPECT_TRUE(store.library().recordMastery(Technique::RefutationTree, MasteryKind::FoundAlone));
  }
  const MasteryTable expected = {{Technique::XWing, counts(2, 0, 1)},
                                 {Technique::RefutationTree, counts(0, 1, 0)}};
  EXPECT_EQ(GameStore(directory.path()).library().mastery(), expected);
}

TEST(MasteryTest, WhatCannotBeWrittenIsWrittenLater) {
  const QTemporaryDir directory;
  {
    GameStore store(directory.path());
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::Seen));
    {
      const FullDisk full;
      EXPECT_FALSE(store.library().recordMastery(Technique::XWing, MasteryKind::Seen));
      EXPECT_EQ(store.state().kind, StorageState::Kind::Trouble);
      EXPECT_FALSE(store.play().hasUnwrittenMoves());
      EXPECT_EQ(store.library().mastery(), (MasteryTable{{Technique::XWing, counts(2, 0, 0)}}));
    }
    EXPECT_TRUE(store.tryAgain());
    EXPECT_EQ(told(store), QString());
    EXPECT_EQ(store.library().mastery(), (MasteryTable{{Technique::XWing, counts(2, 0, 0)}}));
  }
  EXPECT_EQ(GameStore(directory.path()).library().mastery(),
            (MasteryTable{{Technique::XWing, counts(2, 0, 0)}}));
}

TEST(MasteryTest, RowsThatThisVersionDoesNotKnowAreLeftAlone) {
  const QTemporaryDir directory;
  GameStore store(directory.path());
  const Intruder intruder(directory.path());
  intruder.run("INSERT INTO mastery VALUES ('9999', 1, 2, 3)");
  intruder.run("INSERT INTO mastery VALUES ('0300', 1, 'some', -3)");
  EXPECT_TRUE(store.library().recordMastery(Technique::HiddenPair, MasteryKind::Seen));
  EXPECT_EQ(store.library().mastery().at(Technique::XWing), counts(1, 0, 0));
  EXPECT_EQ(intruder.run("SELECT count(*) FROM mastery"), QStringList("3"));
}

}  // namespace
}  // namespace sudoku
