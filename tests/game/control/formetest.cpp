#include <algorithm>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <iostream>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QSignalSpy>

#include <sudoku/logic/stepfinder.h>

#include "../../patience.h"
#include "../base/endlesswork.h"
#include "game/control/forme.h"
#include "game/control/gamecontroller.h"
#include "game/practice/course.h"
#include "game/practice/formewords.h"
#include "gamefixture.h"

/// Tests of puzzles for what a player knows.
namespace sudoku {
namespace {

using namespace std::chrono_literals;

QDate dayOf(int number) {
  return QDate(2026, 11, 1).addDays(number);
}

/// What a player has learned who found some techniques three times, each on a day.
Learning knowing(const std::vector<std::pair<Technique, int>>& found, int today) {
  LearningLog log;
  for (const auto& [technique, day] : found) log[{technique, dayOf(day), LearningKind::Found}] = 3;
  return {log, {}, dayOf(today)};
}

/// The state of a pupil: the first lessons of the course are known, a few of them are overdue.
Learning pupil(std::uint64_t seed) {
  constexpr std::size_t kMostKnown = 24;
  Random random(seed);
  const auto lessons = courseLessons();
  LearningLog log;
  const std::size_t known = random.below(kMostKnown);
  for (std::size_t lesson = 0; lesson < known; ++lesson)
    log[{lessons[lesson], dayOf(static_cast<int>(random.below(30))), LearningKind::Claimed}] = 1;
  return {log, {}, dayOf(34)};
}

/// A puzzle for a request, without a search: the seed of its id is the number of the technique.
std::optional<SparePuzzle> numberedPuzzle(const PuzzleRequest& request, const std::stop_token& /*stop*/) {
  const PuzzleId id{request.recipe, request.technique ? static_cast<std::uint64_t>(*request.technique) : 999};
  return SparePuzzle{Level::Medium, {id, makePuzzle(id)}};
}

bool isNumbered(const SparePuzzle& puzzle, std::optional<Technique> technique) {
  return puzzle.puzzle.id.seed == (technique ? static_cast<std::uint64_t>(*technique) : 999);
}

/// Checks that the path of a puzzle takes only singles, what is known and what was promised, and that at
/// least once.
void expectPromise(const Puzzle& puzzle, const Learning& learning, std::optional<Technique> needs) {
  const auto known = learning.known();
  bool isNeeded = !needs;
  for (const Step& step : solvePath(puzzle).steps) {
    const bool isSingle = infoOf(step.technique).family == TechniqueFamily::Single;
    const bool isKnown = std::find(known.begin(), known.end(), step.technique) != known.end();
    EXPECT_TRUE(isSingle || isKnown || step.technique == needs) << infoOf(step.technique).name;
    isNeeded = isNeeded || step.technique == needs;
  }
  EXPECT_TRUE(isNeeded);
}

TEST(ForMeTest, NeedsTheOldestRefreshElseTheNextLessonElseNothing) {
  Learning learning = knowing({{Technique::XWing, 3}, {Technique::HiddenPair, 1}}, 20);
  ForMe forMe([&] { return learning; }, numberedPuzzle, {});
  EXPECT_EQ(forMe.needs(), Technique::HiddenPair);
  QSignalSpy changed(&forMe, &ForMe::changed);
  learning = knowing({{Technique::XWing, 3}, {Technique::HiddenPair, 19}}, 20);
  forMe.refresh();
  EXPECT_EQ(forMe.needs(), Technique::XWing);
  learning = knowing({{Technique::XWing, 19}, {Technique::HiddenPair, 19}}, 20);
  forMe.refresh();
  EXPECT_EQ(forMe.needs(), courseLessons().front());
  forMe.refresh();
  EXPECT_EQ(changed.size(), 2);
  std::vector<std::pair<Technique, int>> all;
  for (const Technique technique : courseLessons()) all.emplace_back(technique, 19);
  learning = knowing(all, 20);
  forMe.refresh();
  EXPECT_EQ(forMe.needs(), std::nullopt);
}

TEST(ForMeTest, OffersWhatIsDueThenTheNextLessonThenWhatIsBeingLearned) {
  LearningLog log;
  log[{Technique::XWing, dayOf(1), LearningKind::Found}] = 3;
  log[{Technique::Skyscraper, dayOf(5), LearningKind::Begun}] = 1;
  Learning learning(log, {}, dayOf(20));
  const ForMe forMe([&] { return learning; }, numberedPuzzle, {});
  const std::vector<std::optional<Technique>> expected = {Technique::XWing, courseLessons().front(),
                                                          Technique::Skyscraper, std::nullopt};
  EXPECT_EQ(forMe.choices(), expected);
  EXPECT_EQ(ForMeWords::reason(learning, expected[0]), "due for a refresh");
  EXPECT_EQ(ForMeWords::reason(learning, expected[1]), "your next lesson");
  EXPECT_EQ(ForMeWords::reason(learning, expected[2]), "you are learning it");
  EXPECT_EQ(ForMeWords::reason(learning, expected[3]), "what you know");
}

TEST(ForMeTest, WordsNameWhatIsNeeded) {
  const Learning learning = knowing({{Technique::XWing, 8}, {Technique::Pointing, 19}}, 20);
  EXPECT_EQ(ForMeWords::title(Technique::XWing), "For me: needs X-Wing");
  EXPECT_EQ(ForMeWords::title(Technique::HiddenPair), "For me: needs hidden pair");
  EXPECT_EQ(ForMeWords::title({}), "For me: what you know");
  EXPECT_EQ(ForMeWords::need(Technique::HiddenPair), "Hidden pair");
  EXPECT_EQ(ForMeWords::about(learning, Technique::XWing, dayOf(20)),
            "All that you know, and one X-Wing. You have not met one for 12 days.");
  EXPECT_EQ(ForMeWords::about(learning, Technique::Pointing, dayOf(20)),
            "All that you know, and pointing at least once. You met it yesterday.");
  EXPECT_EQ(ForMeWords::about(learning, Technique::Swordfish, dayOf(20)),
            "All that you know, and one Swordfish.");
  EXPECT_EQ(ForMeWords::about(learning, {}, dayOf(20)), "All that you know, and nothing else.");
  EXPECT_EQ(ForMeWords::nextNew(Technique::XWing), "The next New needs what you know, and one X-Wing.");
}

TEST(ForMeTest, KeepsTwoReadyAndMakesWhatWasChosenBesides) {
  Learning learning = knowing({{Technique::XWing, 1}}, 20);
  ForMe forMe([&] { return learning; }, numberedPuzzle, {});
  forMe.prepare(forMe.needs());
  ASSERT_TRUE(waitFor([&] { return forMe.ready(forMe.needs()) != nullptr; }));
  forMe.prepare(Technique::Skyscraper);
  ASSERT_TRUE(waitFor([&] { return forMe.ready(Technique::Skyscraper) != nullptr; }));
  EXPECT_TRUE(isNumbered(*forMe.take(Technique::Skyscraper), Technique::Skyscraper));
  EXPECT_TRUE(isNumbered(*forMe.take(Technique::XWing), Technique::XWing)) << "it stayed ready";
}

TEST(ForMeTest, AfterItsPatienceItMakesAPuzzleOfWhatIsKnown) {
  Learning learning = knowing({{Technique::XWing, 1}}, 20);
  ForMe forMe([&] { return learning; },
              [](const PuzzleRequest& request, const std::stop_token& stop) -> std::optional<SparePuzzle> {
                if (!request.technique) return numberedPuzzle(request, stop);
                EndlessWork()(stop);
                return std::nullopt;
              },
              {}, 20ms);
  std::optional<SparePuzzle> made;
  QObject::connect(&forMe, &ForMe::madeOther, [&](const SparePuzzle& puzzle) { made = puzzle; });
  EXPECT_EQ(forMe.take(Technique::XWing), std::nullopt);
  ASSERT_TRUE(waitFor([&] { return made.has_value(); }));
  EXPECT_TRUE(isNumbered(*made, std::nullopt));
}

/// Its patience is over as soon as the program waits for anything.
TEST(ForMeTest, WhoWaitsNoLongerIsGivenNoOtherPuzzle) {
  Learning learning = knowing({{Technique::XWing, 1}}, 20);
  ForMe forMe([&] { return learning; },
              [](const PuzzleRequest& request, const std::stop_token& stop) {
                if (request.technique == Technique::XWing) EndlessWork()(stop);
                return numberedPuzzle(request, stop);
              },
              {}, 0ms);
  const QSignalSpy other(&forMe, &ForMe::madeOther);
  EXPECT_EQ(forMe.take(Technique::XWing), std::nullopt);
  forMe.cancel();
  forMe.prepare(Technique::Skyscraper);
  ASSERT_TRUE(waitFor([&] { return forMe.ready(Technique::Skyscraper) != nullptr; }));
  EXPECT_TRUE(other.isEmpty());
}

TEST(ForMeTest, WhatIsNotToBeFoundIsNotWaitedFor) {
  Learning learning = knowing({{Technique::XWing, 1}}, 20);
  ForMe forMe([&] { return learning; },
              [](const PuzzleRequest& request, const std::stop_token& stop) -> std::optional<SparePuzzle> {
                return request.technique ? std::nullopt : numberedPuzzle(request, stop);
              },
              {}, 24h);
  QSignalSpy other(&forMe, &ForMe::madeOther);
  forMe.take(Technique::XWing);
  EXPECT_TRUE(waitFor([&] { return other.size() == 1; }));
}

TEST(ForMeTest, EveryPuzzleThatIsTakenKeepsItsPromise) {
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Learning learning = pupil(seed);
    ForMe forMe([&] { return learning; }, PuzzleQueue::makeAny, {});
    bool isOther = false;
    QObject::connect(&forMe, &ForMe::madeOther, [&](const SparePuzzle& puzzle) {
      isOther = true;
      expectPromise(puzzle.puzzle.puzzle, learning, std::nullopt);
    });
    std::optional<SparePuzzle> puzzle = forMe.take(forMe.needs());
    ASSERT_TRUE(waitFor([&] {
      if (!puzzle && !isOther) puzzle = forMe.ready(forMe.needs()) ? forMe.take(forMe.needs()) : std::nullopt;
      return puzzle || isOther;
    })) << seed;
    if (!puzzle) continue;
    ++taken;
    expectPromise(puzzle->puzzle.puzzle, learning, forMe.needs());
    EXPECT_EQ(levelOf(puzzle->puzzle.puzzle), puzzle->level);
  }
  EXPECT_GE(taken, 8);
}

/// Times in which a puzzle for a player is made by one thread, and taken when it is ready.
TEST(ForMeLongTest, MostPuzzlesFor500PlayersAreThereInNoTime) {
  std::vector<qint64> made;
  std::vector<qint64> took;
  int none = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    Learning learning = pupil(seed);
    PuzzleRequest request = requestFor(learning, techniqueFor(learning));
    request.recipe = PuzzleQueue::kRecipe;
    QElapsedTimer elapsed;
    elapsed.start();
    const auto puzzle = PuzzleQueue::makeAny(request, {});
    made.push_back(elapsed.elapsed());
    if (!puzzle) {
      ++none;
      continue;
    }
    expectPromise(puzzle->puzzle.puzzle, learning, techniqueFor(learning));
    ForMe forMe([&] { return learning; },
                [&](const PuzzleRequest&, const std::stop_token&) { return puzzle; }, {});
    forMe.prepare(forMe.needs());
    ASSERT_TRUE(waitFor([&] { return forMe.ready(forMe.needs()) != nullptr; }));
    elapsed.start();
    EXPECT_TRUE(forMe.take(forMe.needs()).has_value());
    took.push_back(elapsed.nsecsElapsed() / 1000);
  }
  const auto share = [](std::vector<qint64>& values, int percent) {
    std::sort(values.begin(), values.end());
    return static_cast<int>(values[values.size() * static_cast<std::size_t>(percent) / 100]);
  };
  RecordProperty("madeMedianMs", share(made, 50));
  RecordProperty("made90Ms", share(made, 90));
  RecordProperty("takenMedianUs", share(took, 50));
  RecordProperty("none", none);
  EXPECT_LT(share(took, 50), 200'000);
  EXPECT_LT(none, 100);
}

/// What a session's maker of puzzles for the player may do; before the controller, so that it outlives it.
struct ForMePermission {
  std::atomic<bool> m_mayMake = true;
  std::atomic<std::uint64_t> m_seed = 0;
};

class NewForMeTest : protected ForMePermission, public FolderTest {
 protected:
  NewForMeTest() : m_store(m_folder.path(), std::chrono::hours(1)), m_controller(makeController()) {}

  std::unique_ptr<GameController> makeController() {
    const auto make = [this](const PuzzleRequest& request,
                             const std::stop_token& stop) -> std::optional<SparePuzzle> {
      if (request.level) EndlessWork()(stop);
      if (request.technique && !m_mayMake) return std::nullopt;
      const PuzzleId id{request.recipe, ++m_seed};
      if (stop.stop_requested()) return std::nullopt;
      return SparePuzzle{Level::Hard, {id, makePuzzle(id)}};
    };
    return std::make_unique<GameController>(m_game, m_store, m_settings, nullptr, make);
  }
  bool begins() {
    return waitFor([this] { return m_game.isStarted(); });
  }

  Settings m_settings;
  GameStore m_store;
  Game m_game;
  std::unique_ptr<GameController> m_controller;
};

TEST_F(NewForMeTest, NewMakesThemWhileForMeIsChosen) {
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->preferences().setNextForMe();
  ASSERT_EQ(said.size(), 1);
  EXPECT_TRUE(said[0][0].toString().startsWith("The next New needs what you know, and "));
  m_controller->session().newGame();
  ASSERT_TRUE(begins());
  EXPECT_EQ(m_game.level(), Level::Hard) << "the level that the puzzle has";
  for (int game = 0; game < 2; ++game) {
    const UniqueId before = m_game.stored().key;
    m_controller->session().newGame();
    ASSERT_TRUE(waitFor([&] { return m_game.stored().key != before; }));
  }
  EXPECT_FALSE(m_controller->session().isMakingPuzzle());
  m_controller->preferences().setNextLevel(Level::Medium);
  EXPECT_FALSE(m_settings.isForMe());
  m_controller->session().newGame();
  EXPECT_TRUE(m_controller->session().awaitsNew()) << "a puzzle of the level";
}

TEST_F(NewForMeTest, TheChoiceStaysOverARestart) {
  m_controller->preferences().setNextForMe();
  m_controller.reset();
  m_controller = makeController();
  EXPECT_TRUE(m_controller->preferences().isNextForMe());
  m_controller->start({});
  ASSERT_TRUE(begins());
  EXPECT_EQ(m_game.level(), Level::Hard);
}

TEST_F(NewForMeTest, SaysThatThereIsNoneYet) {
  m_mayMake = false;
  m_controller->preferences().setNextForMe();
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->session().newGame();
  ASSERT_TRUE(begins());
  ASSERT_FALSE(said.empty());
  EXPECT_TRUE(said.back()[0].toString().endsWith(" yet. This one needs what you know."))
      << said.back()[0].toString().toStdString();
  EXPECT_FALSE(m_controller->session().isMakingPuzzle());
}

TEST_F(NewForMeTest, CanBeCancelled) {
  m_controller->session().newGameForMe(Technique::XWing);
  EXPECT_TRUE(m_controller->session().isMakingPuzzle());
  m_controller->session().cancelNew();
  EXPECT_FALSE(m_controller->session().isMakingPuzzle());
  EXPECT_FALSE(m_game.isStarted());
}

}  // namespace
}  // namespace sudoku
