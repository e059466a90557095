#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include <sudoku/grid/random.h>
#include <sudoku/logic/stepfinder.h>

#include "game/practice/course.h"
#include "game/practice/learning.h"
#include "game/practice/practiceposition.h"
#include "game/teacher/mastery.h"

namespace sudoku {
namespace {

QDate dayNumber(int number) {
  return QDate(2026, 11, 1).addDays(number);
}

/// The progress with hidden pairs after some events, on a day.
LessonProgress pairsAfter(const LearningLog& log, int today, const MasteryTable& counts = {}) {
  return Learning(log, counts, dayNumber(today)).of(Technique::HiddenPair);
}

LearningEvent pairs(LearningKind kind, int day) {
  return {Technique::HiddenPair, dayNumber(day), kind};
}

TEST(CourseTest, HasALessonOnEachTechniqueThatCanBePractised) {
  auto lessons = courseLessons();
  auto served = servedTechniques();
  EXPECT_FALSE(lessons.empty());
  std::sort(lessons.begin(), lessons.end());
  std::sort(served.begin(), served.end());
  EXPECT_EQ(lessons, served);
}

TEST(CourseTest, GoesFromLevelToLevelAndBeginsWithWhatMostPuzzlesNeed) {
  const auto stages = courseStages();
  ASSERT_EQ(stages.size(), 5U);
  for (std::size_t index = 0; index < stages.size(); ++index) {
    const CourseStage& stage = stages[index];
    EXPECT_EQ(static_cast<std::size_t>(stage.level), index);
    EXPECT_FALSE(stage.lessons.empty());
    for (std::size_t lesson = 0; lesson < stage.lessons.size(); ++lesson) {
      EXPECT_EQ(infoOf(stage.lessons[lesson]).level, stage.level);
      if (lesson == 0) continue;
      EXPECT_GE(frequencyOf(stage.lessons[lesson - 1]), frequencyOf(stage.lessons[lesson]));
    }
  }
  EXPECT_EQ(stages[1].lessons[0], Technique::NakedSingle);
  EXPECT_EQ(stages[1].lessons[1], Technique::Pointing);
}

TEST(LearningTest, ATechniqueIsKnownOnceItHasBeenFoundThreeTimes) {
  LearningLog log;
  EXPECT_EQ(pairsAfter(log, 0).state, LessonState::New);
  log[pairs(LearningKind::Begun, 0)] = 1;
  EXPECT_EQ(pairsAfter(log, 0).state, LessonState::Learning);
  log[pairs(LearningKind::Found, 1)] = 2;
  EXPECT_EQ(pairsAfter(log, 1).state, LessonState::Learning);
  EXPECT_EQ(pairsAfter(log, 1).found, 2);
  log[pairs(LearningKind::Found, 3)] = 1;
  EXPECT_EQ(pairsAfter(log, 3).state, LessonState::Known);
  EXPECT_EQ(pairsAfter(log, 3).due, dayNumber(10));
  EXPECT_EQ(pairsAfter(log, 9).state, LessonState::Known);
  EXPECT_EQ(pairsAfter(log, 10).state, LessonState::Refresh);
}

TEST(LearningTest, ATechniqueIsKnownOnceThePlayerHasProvedIt) {
  LearningLog log;
  log[pairs(LearningKind::Claimed, 2)] = 1;
  EXPECT_EQ(pairsAfter(log, 2).state, LessonState::Known);
  EXPECT_EQ(pairsAfter(log, 9).state, LessonState::Refresh);
}

TEST(LearningTest, EachRefreshLastsTwiceAsLong) {
  LearningLog log;
  log[pairs(LearningKind::Found, 0)] = 3;
  int day = 0;
  for (const int days : {7, 14, 28, 56, 112}) {
    EXPECT_EQ(pairsAfter(log, day).due, dayNumber(day + days));
    day += days;
    log[pairs(LearningKind::Found, day)] = 1;
  }
}

TEST(LearningTest, AFindBeforeItIsDueBeginsTheSameTimeAnew) {
  LearningLog log;
  log[pairs(LearningKind::Found, 0)] = 3;
  log[pairs(LearningKind::Found, 5)] = 1;
  EXPECT_EQ(pairsAfter(log, 5).due, dayNumber(12));
}

TEST(LearningTest, AMissTakesOneIntervalBack) {
  LearningLog log;
  log[pairs(LearningKind::Found, 0)] = 3;
  log[pairs(LearningKind::Found, 7)] = 1;
  log[pairs(LearningKind::Found, 21)] = 1;
  ASSERT_EQ(pairsAfter(log, 21).due, dayNumber(49));
  log[pairs(LearningKind::Missed, 22)] = 1;
  EXPECT_EQ(pairsAfter(log, 22).due, dayNumber(36)) << "14 days in place of 28";
  log[pairs(LearningKind::Missed, 23)] = 1;
  log[pairs(LearningKind::Missed, 24)] = 1;
  EXPECT_EQ(pairsAfter(log, 24).due, dayNumber(30)) << "never less than 7";
  EXPECT_EQ(pairsAfter(log, 30).state, LessonState::Refresh) << "it stays known";
}

TEST(LearningTest, FindsWithoutADayCount) {
  MasteryTable counts;
  counts[Technique::HiddenPair] = {9, 1, 2};
  EXPECT_EQ(pairsAfter({}, 0, counts).state, LessonState::Known);
  EXPECT_EQ(pairsAfter({}, 1000, counts).state, LessonState::Known) << "nobody knows since when";
  LearningLog log;
  log[pairs(LearningKind::Found, 5)] = 1;
  counts[Technique::HiddenPair] = {9, 2, 2};
  EXPECT_EQ(pairsAfter(log, 5, counts).found, 4);
  EXPECT_EQ(pairsAfter(log, 5, counts).due, dayNumber(12));
  counts[Technique::HiddenPair] = {0, 1, 0};
  EXPECT_EQ(pairsAfter(log, 5, counts).state, LessonState::Learning) << "the same find, counted twice";
}

TEST(LearningTest, NextIsTheFirstLessonThatIsNotKnown) {
  LearningLog log;
  std::vector<Technique> order;
  while (const auto next = Learning(log, {}, dayNumber(0)).next()) {
    order.push_back(*next);
    log[{*next, dayNumber(0), LearningKind::Claimed}] = 1;
  }
  EXPECT_EQ(order, courseLessons());
}

TEST(LearningTest, TheLessonsBeforeTheStartComeLastAndAreNotKnown) {
  const Technique start = firstLesson(Level::Hard);
  LearningLog log{{{start, dayNumber(0), LearningKind::Start}, 1}};
  const Learning learning(log, {}, dayNumber(0));
  EXPECT_EQ(learning.start(), start);
  EXPECT_EQ(learning.next(), start);
  EXPECT_NE(learning.next(start), start);
  EXPECT_TRUE(learning.known().empty());
  EXPECT_EQ(learning.of(start), LessonProgress());
  auto lessons = courseLessons();
  const auto first = std::find(lessons.begin(), lessons.end(), start);
  EXPECT_EQ(learning.usable(), std::vector(lessons.begin(), first)) << "by the player's word";
  std::rotate(lessons.begin(), first, lessons.end());
  std::vector<Technique> order;
  while (const auto next = Learning(log, {}, dayNumber(0)).next()) {
    order.push_back(*next);
    log[{*next, dayNumber(0), LearningKind::Claimed}] = 1;
  }
  EXPECT_EQ(order, lessons);
}

TEST(LearningTest, TheStartIsTheOneThatWasChosenLast) {
  LearningLog log;
  EXPECT_EQ(Learning(log, {}, dayNumber(0)).start(), std::nullopt);
  int day = 9;  // the clock of the computer may be put back
  for (const Level level : {Level::Hard, Level::Easy, Level::Hard, Level::Hard, Level::Medium, Level::Easy}) {
    const Technique wanted = firstLesson(level);
    const int choices = Learning(log, {}, dayNumber(0)).choicesToStart(wanted);
    if (choices > 0) log[{wanted, dayNumber(day--), LearningKind::Start}] += choices;
    EXPECT_EQ(Learning(log, {}, dayNumber(0)).start(), wanted);
  }
}

TEST(LearningTest, ADamagedCountOfChoicesIsNotMadeUpForByAsMany) {
  const LearningLog log{{{firstLesson(Level::Hard), dayNumber(0), LearningKind::Start}, 2'000'000'000},
                        {{firstLesson(Level::Hard), dayNumber(1), LearningKind::Start}, 2'000'000'000}};
  EXPECT_LE(Learning(log, {}, dayNumber(0)).choicesToStart(firstLesson(Level::Easy)), 101);
}

TEST(LearningTest, APlayerIsNewUntilALessonOrAStartOrMoreThanTheBasics) {
  const auto isNew = [](const LearningEvent& event, int count) {
    return Learning({{event, count}}, {}, dayNumber(1)).isNewToCourse();
  };
  EXPECT_TRUE(Learning({}, {}, dayNumber(0)).isNewToCourse());
  EXPECT_TRUE(isNew({firstLesson(Level::Easy), dayNumber(0), LearningKind::Found}, 30)) << "in any game";
  EXPECT_TRUE(isNew(pairs(LearningKind::Found, 0), 1));
  EXPECT_FALSE(isNew(pairs(LearningKind::Found, 0), 3));
  EXPECT_FALSE(isNew(pairs(LearningKind::Begun, 0), 1));
  EXPECT_FALSE(isNew({firstLesson(Level::Easy), dayNumber(0), LearningKind::Start}, 1));
}

/// A pupil who solves some exercises each day: what is due, then the next lesson. Forgets a technique on the
/// day on which it should be refreshed, with a chance.
class Pupil {
 public:
  explicit Pupil(std::uint64_t seed) : m_random(seed) {}

  /// Lives through a day, and checks what the pupil gets against what a plain book of the days says.
  void live(int day) {
    const QDate today = dayNumber(day);
    const Learning learning(m_log, {}, today);
    std::vector<Technique> expected;
    for (const auto& [technique, page] : m_book)
      if (page.due <= day) expected.push_back(technique);
    std::stable_sort(expected.begin(), expected.end(),
                     [this](Technique a, Technique b) { return m_book.at(a).due < m_book.at(b).due; });
    ASSERT_EQ(learning.due(), expected) << day;
    for (std::size_t task = 0; task < 2 && m_random.below(10) < 8; ++task) {
      if (task < expected.size())
        refresh(expected[task], day);
      else if (const auto next = learning.next(); next && !m_book.contains(*next))
        learn(*next, day);
    }
  }
  std::size_t known() const { return m_book.size(); }

 private:
  struct Page {
    int days = 7;
    int due = 0;
  };

  void refresh(Technique technique, int day) {
    Page& page = m_book.at(technique);
    const bool remembers = m_random.below(4) != 0;
    ++m_log[{technique, dayNumber(day), remembers ? LearningKind::Found : LearningKind::Missed}];
    page.days = remembers ? 2 * page.days : std::max(7, page.days / 2);
    if (remembers) page.due = day + page.days;
  }
  void learn(Technique technique, int day) {
    m_log[{technique, dayNumber(day), LearningKind::Begun}] = 1;
    m_log[{technique, dayNumber(day), LearningKind::Found}] = Learning::kFindsToKnow;
    m_book[technique] = {7, day + 7};
  }

  Random m_random;
  LearningLog m_log;
  std::map<Technique, Page> m_book;
};

TEST(LearningTest, PupilsGetWhatIsDueOnTheDayOnWhichItIs) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Pupil pupil(seed);
    for (int day = 0; day < 200; ++day) pupil.live(day);
    EXPECT_GT(pupil.known(), 20U) << seed;
  }
}

/// Some state of a pupil: the first lessons of the course are known, a few of them are overdue.
Learning someLearning(std::uint64_t seed) {
  constexpr std::size_t kMostKnown = 24;
  Random random(seed);
  const auto lessons = courseLessons();
  LearningLog log;
  const std::size_t known = random.below(kMostKnown);
  for (std::size_t lesson = 0; lesson < known; ++lesson)
    log[{lessons[lesson], dayNumber(static_cast<int>(random.below(30))), LearningKind::Claimed}] = 1;
  return {log, {}, dayNumber(34)};
}

/// Makes a puzzle for a pupil, if one is found, and looks at its path. Returns whether one was found.
bool expectPromiseKept(std::uint64_t seed) {
  const Learning learning = someLearning(seed);
  const auto needed = techniqueFor(learning);
  Random random(seed);
  const auto puzzle = findPuzzle(requestFor(learning, needed), random);
  if (!puzzle) return false;
  std::set<Technique> promised;
  for (const Technique technique : learning.known()) promised.insert(technique);
  bool isNeeded = false;
  for (const Step& step : solvePath(puzzle->puzzle).steps) {
    const bool isSingle = infoOf(step.technique).family == TechniqueFamily::Single;
    EXPECT_TRUE(isSingle || step.technique == needed || promised.contains(step.technique))
        << seed << ' ' << infoOf(step.technique).name;
    isNeeded = isNeeded || step.technique == needed;
  }
  EXPECT_TRUE(isNeeded || !needed) << seed;
  return true;
}

TEST(LearningTest, APuzzleForAPlayerNeedsWhatWasPromised) {
  int made = 0;
  for (std::uint64_t seed = 1; seed <= 15; ++seed) made += expectPromiseKept(seed) ? 1 : 0;
  EXPECT_GE(made, 10);
}

TEST(LearningLongTest, APuzzleForEachOf500PlayersNeedsWhatWasPromised) {
  int made = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) made += expectPromiseKept(seed) ? 1 : 0;
  EXPECT_GE(made, 400);
}

}  // namespace
}  // namespace sudoku
