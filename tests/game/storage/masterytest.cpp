#include <gtest/gtest.h>
#include <initializer_list>
#include <utility>

#include <QDateTime>
#include <QTemporaryDir>

#include "../base/fulldisk.h"
#include "../play/storedgames.h"
#include "game/base/localday.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

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

/// The events of today, whichever day it is.
LearningLog today(std::initializer_list<std::pair<std::pair<Technique, LearningKind>, int>> counts) {
  const QDate day = localDay(QDateTime::currentMSecsSinceEpoch());
  LearningLog log;
  for (const auto& [event, count] : counts) log[{event.first, day, event.second}] = count;
  return log;
}

TEST(LearningRowsTest, WhatIsFoundIsAnEventOfTheDayAndWhatIsOnlySeenIsNone) {
  const QTemporaryDir directory;
  const LearningLog expected = today({{{Technique::XWing, LearningKind::Found}, 2},
                                      {{Technique::XWing, LearningKind::Begun}, 1},
                                      {{Technique::HiddenPair, LearningKind::Missed}, 1}});
  {
    GameStore store(directory.path());
    EXPECT_TRUE(store.library().learning().empty());
    EXPECT_TRUE(store.library().recordLearning(Technique::XWing, LearningKind::Begun));
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::Seen));
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::FoundInPractice));
    EXPECT_TRUE(store.library().recordMastery(Technique::XWing, MasteryKind::FoundAlone));
    EXPECT_TRUE(store.library().recordLearning(Technique::HiddenPair, LearningKind::Missed));
    EXPECT_EQ(store.library().learning(), expected);
  }
  EXPECT_EQ(GameStore(directory.path()).library().learning(), expected);
}

TEST(LearningRowsTest, WhatCannotBeWrittenIsWrittenLater) {
  const QTemporaryDir directory;
  const LearningLog expected = today({{{Technique::XWing, LearningKind::Found}, 1}});
  {
    GameStore store(directory.path());
    {
      const FullDisk full;
      EXPECT_FALSE(store.library().recordMastery(Technique::XWing, MasteryKind::FoundAlone));
      EXPECT_EQ(store.library().learning(), expected);
    }
    EXPECT_TRUE(store.tryAgain());
    EXPECT_EQ(store.library().learning(), expected);
  }
  EXPECT_EQ(GameStore(directory.path()).library().learning(), expected);
}

TEST(LearningRowsTest, RowsThatThisVersionDoesNotKnowAreLeftAlone) {
  const QTemporaryDir directory;
  GameStore store(directory.path());
  const Intruder intruder(directory.path());
  for (const char* const row :
       {"('9999', '2026-11-24', 'found', 1)", "('0300', 'some day', 'found', 1)",
        "('0300', '2026-11-24', 'sung', 1)", "('0300', '2026-11-24', 'begun', -1)",
        "('0300', '2026-11-24', 'missed', 'some')", "('0300', '2026-11-24', 'found', 3)"})
    intruder.run(u"INSERT INTO learning VALUES "_s + QLatin1String(row));
  EXPECT_EQ(store.library().learning(),
            (LearningLog{{{Technique::XWing, QDate(2026, 11, 24), LearningKind::Found}, 3}}));
  EXPECT_TRUE(store.library().recordLearning(Technique::XWing, LearningKind::Begun));
  EXPECT_EQ(intruder.run("SELECT count(*) FROM learning"), QStringList("7"));
}

}  // namespace
}  // namespace sudoku
