#include <atomic>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include <QSignalSpy>
#include <QThread>

#include "../../patience.h"
#include "../base/endlesswork.h"
#include "../base/workers.h"
#include "game/practice/practicesession.h"
#include "game/teacher/stepwords.h"
#include "practicepositions.h"

namespace sudoku {
namespace {

using Outcome = PracticeSession::Outcome;
using Phase = PracticeSession::Phase;

std::optional<PracticePosition> stored(Technique technique, Random& /*random*/,
                                       const std::stop_token& /*stop*/) {
  return support::practicePosition(technique);
}

bool comesTo(const PracticeSession& session, Phase phase) {
  return waitFor([&] { return session.phase() == phase; });
}

void findAll(PracticeSession& session) {
  const Step step = session.round()->position().steps.front();
  for (const Candidate& candidate : step.placements) session.judge(candidate);
  for (const Candidate& candidate : step.eliminations) session.judge(candidate);
}

/// A candidate that no step concludes.
Candidate trueCandidate(const PracticePosition& made) {
  const Cell cell = made.position.candidates.openCells().first();
  return {cell, *made.puzzle.solution.at(cell)};
}

TEST(PracticeSessionTest, PreparesInAWorkerThenAsks) {
  QThread* const here = QThread::currentThread();
  std::atomic<bool> isElsewhere = false;
  PracticeSession session({Technique::XWing}, 1, [&](Technique technique, Random& random, const auto& stop) {
    isElsewhere = QThread::currentThread() != here;
    return stored(technique, random, stop);
  });
  EXPECT_EQ(session.phase(), Phase::Preparing);
  EXPECT_EQ(session.round(), nullptr);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_TRUE(isElsewhere);
  ASSERT_NE(session.round(), nullptr);
  EXPECT_EQ(session.round()->position().technique, Technique::XWing);
  EXPECT_EQ(session.roundNumber(), 1);
}

TEST(PracticeSessionTest, CountsWhatIsFoundAlone) {
  PracticeSession session({Technique::Skyscraper}, 1, stored);
  QSignalSpy ended(&session, &PracticeSession::roundEnded);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  findAll(session);
  EXPECT_EQ(session.phase(), Phase::Found);
  EXPECT_EQ(session.outcomes(), std::vector{Outcome::FoundAlone});
  ASSERT_EQ(ended.size(), 1);
  EXPECT_EQ(ended[0][0].value<Technique>(), Technique::Skyscraper);
  EXPECT_EQ(ended[0][1].value<Outcome>(), Outcome::FoundAlone);
  EXPECT_EQ(session.roundNumber(), 1);
  session.next();
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_EQ(session.roundNumber(), 2);
  EXPECT_FALSE(session.lastRight());
}

TEST(PracticeSessionTest, WhatWasShownIsNotFoundAlone) {
  PracticeSession session({Technique::Skyscraper}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_TRUE(session.help().empty());
  session.showWhere();
  EXPECT_EQ(session.phase(), Phase::Asking);
  EXPECT_EQ(session.help().size(), 1U);
  EXPECT_TRUE(session.outcomes().empty());
  findAll(session);
  EXPECT_EQ(session.outcomes(), std::vector{Outcome::FoundWithHelp});
}

TEST(PracticeSessionTest, ThreeMissesAreHelp) {
  for (const int misses : {2, 3}) {
    PracticeSession session({Technique::Skyscraper}, 1, stored);
    ASSERT_TRUE(comesTo(session, Phase::Asking));
    const PracticePosition made = session.round()->position();
    for (int miss = 0; miss < misses; ++miss) session.judge(trueCandidate(made));
    ASSERT_TRUE(session.lastMiss());
    EXPECT_EQ(toPlainText(session.lastMiss()->sentences.back()).startsWith("After three misses"),
              misses == 3);
    // A try that is no candidate does not count as a miss.
    session.judge({made.position.board.filledCells().first(), Digit(1)});
    findAll(session);
    EXPECT_EQ(session.outcomes(), std::vector{misses == 3 ? Outcome::FoundWithHelp : Outcome::FoundAlone});
  }
}

TEST(PracticeSessionTest, WhatIsPlayedToTheEndIsNotFoundAlone) {
  PracticeSession session({Technique::Skyscraper}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  session.playOn();
  findAll(session);
  EXPECT_EQ(session.outcomes(), std::vector{Outcome::FoundWithHelp});
}

TEST(PracticeSessionTest, WhatIsFoundIsExplainedWithItsWalk) {
  PracticeSession session({Technique::XyChain}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_TRUE(session.help().empty());
  EXPECT_TRUE(session.walk().empty());
  const PracticePosition made = session.round()->position();
  findAll(session);
  ASSERT_EQ(session.phase(), Phase::Found);
  const Explanation explanation = explain(session.round()->step(), made.position);
  EXPECT_EQ(session.help(), explanation.why);
  EXPECT_EQ(session.walk(), explanation.walk);
  EXPECT_FALSE(session.walk().empty());
  EXPECT_EQ(session.picture(), pictureOf(session.round()->step(), made.position));
  EXPECT_FALSE(session.toldLinks()) << "the walk has not begun: all links are strong";
  session.goAlong(1);
  EXPECT_EQ(session.toldOfWalk(), 1);
  EXPECT_TRUE(session.toldLinks());
  session.goAlong(-5);
  EXPECT_EQ(session.toldOfWalk(), 0);
  session.next();
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_TRUE(session.walk().empty());
}

TEST(PracticeSessionTest, AnExplanationEndsTheRound) {
  PracticeSession session({Technique::Skyscraper}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  session.explain();
  EXPECT_EQ(session.phase(), Phase::Told);
  EXPECT_GE(session.help().size(), 3U);
  EXPECT_EQ(session.outcomes(), std::vector{Outcome::Shown});
  const PracticePosition& made = session.round()->position();
  EXPECT_EQ(session.picture(), pictureOf(made.steps.front(), made.position));
  session.judge(made.steps.front().eliminations.front());
  EXPECT_TRUE(session.round()->found().empty()) << "the round is over";
  session.next();
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_TRUE(session.help().empty());
  EXPECT_EQ(session.picture(), StepPicture());
}

TEST(PracticeSessionTest, AMissStaysBesideWhatWasRight) {
  PracticeSession session({Technique::LockedTriple}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  const PracticePosition made = session.round()->position();
  session.judge(made.steps.front().eliminations.front());
  ASSERT_TRUE(session.lastRight());
  session.judge(trueCandidate(made));
  ASSERT_TRUE(session.lastMiss());
  EXPECT_NE(session.lastMiss()->verdict, PracticeFeedback::Verdict::Right);
  EXPECT_TRUE(session.lastRight());
  session.judge(made.steps.front().eliminations.back());
  EXPECT_FALSE(session.lastMiss());
}

TEST(PracticeSessionTest, AnotherChoiceKeepsTheRoundThatIsStillAskedFor) {
  PracticeSession session({Technique::XWing}, 1, stored);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  session.choose({Technique::XWing, Technique::Skyscraper});
  EXPECT_EQ(session.phase(), Phase::Asking);
  session.choose({Technique::Skyscraper});
  EXPECT_EQ(session.phase(), Phase::Preparing);
  EXPECT_EQ(session.round(), nullptr);
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  EXPECT_EQ(session.round()->position().technique, Technique::Skyscraper);
  EXPECT_EQ(session.roundNumber(), 1);
}

TEST(PracticeSessionTest, AnotherChoiceKeepsWhatIsCounted) {
  PracticeSession session({Technique::XWing}, 1, stored);
  for (int round = 0; round < PracticeSession::kRounds; ++round) {
    ASSERT_TRUE(comesTo(session, Phase::Asking));
    findAll(session);
    EXPECT_EQ(session.phase(), Phase::Found);
    session.choose({round % 2 == 0 ? Technique::Skyscraper : Technique::XWing});
    EXPECT_EQ(session.phase(), Phase::Found) << "the round has ended";
    session.next();
    if (round + 1 == PracticeSession::kRounds) break;
    ASSERT_TRUE(comesTo(session, Phase::Asking));
    EXPECT_EQ(session.round()->position().technique,
              round % 2 == 0 ? Technique::Skyscraper : Technique::XWing);
  }
  EXPECT_EQ(session.phase(), Phase::Over);
  EXPECT_EQ(session.count(Outcome::FoundAlone), PracticeSession::kRounds);
}

TEST(PracticeSessionTest, AChoiceWithPositionsEndsHavingNone) {
  const auto onlyXWings = [](Technique technique, Random& random, const std::stop_token& stop) {
    return technique == Technique::XWing ? stored(technique, random, stop) : std::nullopt;
  };
  PracticeSession session({Technique::Skyscraper}, 1, onlyXWings);
  ASSERT_TRUE(comesTo(session, Phase::Nothing));
  session.choose({Technique::XWing});
  ASSERT_TRUE(comesTo(session, Phase::Asking));
}

TEST(PracticeSessionTest, IsOverAfterTenRounds) {
  PracticeSession session({Technique::XWing, Technique::HiddenSingle}, 1, stored);
  std::vector<int> counts(2);
  for (int round = 0; round < PracticeSession::kRounds; ++round) {
    ASSERT_TRUE(comesTo(session, Phase::Asking));
    EXPECT_EQ(session.roundNumber(), round + 1);
    ++counts[session.round()->position().technique == Technique::XWing ? 0 : 1];
    if (round < 3) {
      session.skip();
    } else if (round < 5) {
      session.explain();
      session.next();
    } else {
      findAll(session);
      session.next();
    }
  }
  EXPECT_EQ(session.phase(), Phase::Over);
  EXPECT_EQ(session.roundNumber(), PracticeSession::kRounds);
  EXPECT_EQ(counts, (std::vector{5, 5})) << "the techniques take turns";
  EXPECT_EQ(session.count(Outcome::Skipped), 3);
  EXPECT_EQ(session.count(Outcome::Shown), 2);
  EXPECT_EQ(session.count(Outcome::FoundAlone), 5);
}

TEST(PracticeSessionTest, MakesTheNextOneAhead) {
  std::atomic<int> made = 0;
  PracticeSession session({Technique::XWing}, 1, [&](Technique technique, Random& random, const auto& stop) {
    ++made;
    return stored(technique, random, stop);
  });
  ASSERT_TRUE(comesTo(session, Phase::Asking));
  ASSERT_TRUE(waitFor([&] { return made == 2; }));
  finishWork(session);
  EXPECT_EQ(made, 2) << "one round ahead, and no further";
  EXPECT_EQ(session.phase(), Phase::Asking);
  EXPECT_EQ(session.outcomes().size(), 0U);
}

TEST(PracticeSessionTest, ATechniqueWithoutPositionsGivesItsTurnToOthers) {
  PracticeSession session(
      {Technique::Squirmbag, Technique::XWing}, 1, [](Technique technique, Random& random, const auto& stop) {
        return technique == Technique::XWing ? stored(technique, random, stop) : std::nullopt;
      });
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(comesTo(session, Phase::Asking));
    EXPECT_EQ(session.round()->position().technique, Technique::XWing);
    session.skip();
  }
}

TEST(PracticeSessionTest, SaysSoWhereThereIsNothing) {
  PracticeSession session({Technique::Squirmbag}, 1);
  EXPECT_TRUE(comesTo(session, Phase::Nothing));
  EXPECT_EQ(session.round(), nullptr);
}

TEST(PracticeSessionTest, EndsItsWorkWithItself) {
  EndlessWork work;
  auto session = std::make_unique<PracticeSession>(
      std::vector{Technique::XWing}, 1,
      [&](Technique, Random&, const std::stop_token& stop) -> std::optional<PracticePosition> {
        work(stop);
        return std::nullopt;
      });
  ASSERT_TRUE(work.hasBegun());
  session.reset();
  EXPECT_TRUE(work.wasAsked());
}

}  // namespace
}  // namespace sudoku
