#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <set>
#include <vector>

#include <QDateTime>
#include <QTemporaryDir>
#include <QTimeZone>

#include "../base/localzone.h"
#include "../play/storedgames.h"
#include "game/history/dailyresults.h"
#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"

/// Tests with a year of games: what the program says of them has to follow, by a plain look at everything,
/// from what the player did. There are repeated puzzles, solutions that were shown, games over midnight,
/// journeys and clocks that were wrong.
namespace sudoku {
namespace {

constexpr qint64 kHourOfYearMs = 3'600'000;
constexpr qint64 kDayOfYearMs = 24 * kHourOfYearMs;
constexpr qint64 kNewYear2026Ms = 1'767'225'600'000;
constexpr int kDaysPlayed = 365;
constexpr int kYearPuzzles = 60;

enum class PlayedFate : std::uint8_t { Solved, GivenUp, Left, OnlyLookedAt };

/// What the player did with a game, by the computer's clock.
struct Play {
  qint64 id = 0;
  int puzzle = 0;
  Level level = Level::Easy;
  bool isDaily = false;
  QDate day;  ///< day whose daily puzzle it is; invalid: it is none
  PlayedFate fate = PlayedFate::Solved;
  qint64 clockMs = 0;
  qint64 begunMs = 0;
  QDate begunDay;
  qint64 overMs = 0;  ///< time at which the game was solved, given up or left
  QDate overDay;
  bool wasChecked = false;
  bool sawPath = false;
  qint64 helpedMs = 0;  ///< time of help, if there was help

  bool isSolved() const { return fate == PlayedFate::Solved; }
  bool hadHelp() const { return wasChecked || sawPath || fate == PlayedFate::GivenUp; }
};

/// How far the local clock is from UTC on a day: on a journey from Tokyo to New York and on to Berlin.
qint64 offsetOn(int day) {
  return (day < 120 ? 9 : day < 240 ? -5 : 1) * kHourOfYearMs;
}

/// How wrong the computer's clock is on a day.
qint64 errorOn(int day) {
  if (day >= 200 && day < 206) return -40 * kDayOfYearMs;
  if (day >= 300 && day < 303) return 400 * kDayOfYearMs;
  return day % 10 == 9 ? -3 * kHourOfYearMs : 0;
}

QDate shownDay(qint64 timeMs, qint64 offsetMs) {
  return QDateTime::fromMSecsSinceEpoch(timeMs + offsetMs).toUTC().date();
}

std::vector<Play> playAYear() {
  Random random(2026);
  std::vector<Play> plays;
  for (int day = 0; day < kDaysPlayed; ++day)
    for (std::uint32_t count = random.below(4); count > 0; --count) {
      Play play;
      play.id = static_cast<qint64>(plays.size()) + 1;
      play.puzzle = static_cast<int>(random.below(kYearPuzzles));
      play.level = static_cast<Level>(random.below(6));
      play.clockMs = static_cast<qint64>(1 + random.below(20)) * 30'000;
      const qint64 begun =
          kNewYear2026Ms + day * kDayOfYearMs + static_cast<qint64>(random.below(kDayOfYearMs));
      // Every game begins at another time: the id makes times differ.
      play.begunMs = (begun + errorOn(day)) / 10'000 * 10'000 + play.id;
      play.begunDay = shownDay(play.begunMs, offsetOn(day));
      const qint64 over =
          begun + static_cast<qint64>(random.below(random.below(6) == 0 ? 40 : 3)) * kHourOfYearMs;
      const int overOn = static_cast<int>((over - kNewYear2026Ms) / kDayOfYearMs);
      play.overMs = (over + errorOn(overOn)) / 10'000 * 10'000 + 5'000 + play.id;
      play.overDay = shownDay(play.overMs, offsetOn(overOn));
      play.isDaily = random.below(2) == 0;
      play.day = play.begunDay.addDays(random.below(6) == 0 ? -1 : 0);
      const std::uint32_t fate = random.below(20);
      play.fate = fate == 0   ? PlayedFate::GivenUp
                  : fate == 1 ? PlayedFate::Left
                  : fate == 2 ? PlayedFate::OnlyLookedAt
                              : PlayedFate::Solved;
      play.wasChecked = random.below(8) == 0;
      play.sawPath = random.below(16) == 0;
      play.helpedMs = std::min(play.begunMs, play.overMs) + 2'000;
      plays.push_back(play);
    }
  return plays;
}

KeptGame keptOf(const Play& play, const StoredGame& fresh) {
  KeptGame kept{fresh, play.begunMs, play.overMs};
  StoredGame& game = kept.game;
  const auto keyAt = [&](qint64 timeMs, int number) {
    return UniqueId::derived(timeMs, number, QByteArray::number(play.id));
  };
  game.id = play.id;
  game.key = keyAt(play.begunMs, 0);
  game.level = play.level;
  game.begunDay = play.begunDay;
  game.elapsedMs = play.clockMs;
  if (play.isDaily) game.day = play.day;
  if (play.wasChecked) game.events.push_back({HelpKind::Check, 0, 0, 0, keyAt(play.helpedMs, 1)});
  if (play.sawPath) game.events.push_back({HelpKind::PathSeen, 0, 0, 0, keyAt(play.helpedMs, 2)});
  if (play.fate == PlayedFate::GivenUp)
    game.events.push_back({HelpKind::GivenUp, 0, 0, 0, keyAt(play.overMs, 3)});
  if (play.fate == PlayedFate::OnlyLookedAt) return kept;
  const Cell open = game.puzzle.givens.emptyCells().first();
  game.append(play.fate == PlayedFate::Left ? Move::enter(open, *game.puzzle.solution.at(open))
                                            : solvingMove(game));
  game.moves.back().key = keyAt(std::max(play.overMs, play.begunMs + 1), 4);
  if (!play.isSolved()) return kept;
  game.solvedMs = play.overMs;
  game.solvedDay = play.overDay;
  return kept;
}

/// The expected statistics, by a plain look at all that was played.
class PlainYear {
 public:
  explicit PlainYear(std::vector<Play> plays) : m_plays(std::move(plays)) {}

  /// Whether the solution was known when the game was over.
  bool isKnown(const Play& play) const {
    if (play.sawPath || play.fate == PlayedFate::GivenUp) return true;
    return std::any_of(m_plays.begin(), m_plays.end(), [&](const Play& other) {
      if (other.puzzle != play.puzzle || other.id == play.id) return false;
      const bool isTold = (other.sawPath && other.helpedMs < end(play)) ||
                          (other.fate == PlayedFate::GivenUp && other.overMs < end(play));
      return isTold || (other.isSolved() && other.overMs < end(play));
    });
  }
  bool isAlone(const Play& play) const {
    const bool isHelpedElsewhere = std::any_of(m_plays.begin(), m_plays.end(), [&](const Play& other) {
      return other.puzzle == play.puzzle && (other.wasChecked || other.sawPath) && other.helpedMs < end(play);
    });
    return play.isSolved() && !play.hadHelp() && !isKnown(play) && !isHelpedElsewhere;
  }

  GameStatistics statistics(std::optional<Level> level) const {
    GameStatistics found;
    std::vector<qint64> times;
    std::map<QDate, std::vector<qint64>> months;
    for (const Play& play : played(level)) {
      ++found.played;
      found.playedMs += play.clockMs;
      if (!play.isSolved()) continue;
      ++found.solved;
      found.solvedAlone += isAlone(play) ? 1 : 0;
      found.solvedKnown += isKnown(play) ? 1 : 0;
      if (isAlone(play)) found.bestMs = std::min(found.bestMs.value_or(play.clockMs), play.clockMs);
      times.push_back(play.clockMs);
      months[QDate(play.overDay.year(), play.overDay.month(), 1)].push_back(play.clockMs);
    }
    addStreaks(found, level);
    found.medianMs = median(times);
    qint64 sum = 0;
    for (const qint64 time : times) sum += time;
    found.averageMs = sum / static_cast<qint64>(times.size());
    for (const auto& [month, ofMonth] : months)
      found.months.push_back({month, static_cast<int>(ofMonth.size()), median(ofMonth)});
    return found;
  }

  std::set<qint64> records() const {
    std::set<qint64> records;
    for (const Play& play : m_plays) {
      if (!isAlone(play)) continue;
      int before = 0;
      int slower = 0;
      for (const Play& other : m_plays) {
        if (!isAlone(other) || other.level != play.level || other.overMs >= play.overMs) continue;
        ++before;
        slower += other.clockMs > play.clockMs ? 1 : 0;
      }
      if (before > 0 && before == slower) records.insert(play.id);
    }
    return records;
  }

  bool dayCounts(QDate day) const {
    return std::any_of(m_plays.begin(), m_plays.end(), [&](const Play& play) {
      return play.isDaily && play.day == day && play.begunDay == day && play.isSolved() && !isKnown(play) &&
             play.overMs - play.begunMs <= kDayOfYearMs;
    });
  }
  DailyStreaks dailyStreaks(QDate today) const {
    DailyStreaks streaks;
    int run = 0;
    for (QDate day(2025, 10, 1); day < QDate(2028, 3, 1); day = day.addDays(1)) {
      run = dayCounts(day) ? run + 1 : 0;
      streaks.longest = std::max(streaks.longest, run);
    }
    QDate day = today.addDays(2);
    while (day >= today && !dayCounts(day)) day = day.addDays(-1);
    for (; dayCounts(day); day = day.addDays(-1)) ++streaks.now;
    return streaks;
  }

 private:
  /// The end of a game for comparison: as long as a game is not solved, whatever is told of its puzzle is
  /// told before its end.
  static qint64 end(const Play& play) {
    return play.isSolved() ? play.overMs : std::numeric_limits<qint64>::max();
  }
  static qint64 median(std::vector<qint64> times) {
    std::sort(times.begin(), times.end());
    return (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
  }
  std::vector<Play> played(std::optional<Level> level) const {
    std::vector<Play> found;
    for (const Play& play : m_plays)
      if (play.fate != PlayedFate::OnlyLookedAt && (!level || play.level == *level)) found.push_back(play);
    return found;
  }
  void addStreaks(GameStatistics& found, std::optional<Level> level) const {
    std::vector<Play> plays = played(level);
    std::sort(plays.begin(), plays.end(), [](const Play& a, const Play& b) { return a.begunMs < b.begunMs; });
    for (const Play& play : plays) {
      if (play.fate == PlayedFate::GivenUp) found.streak = 0;
      if (play.isSolved() && !isKnown(play)) ++found.streak;
      found.longestStreak = std::max(found.longestStreak, found.streak);
    }
  }

  std::vector<Play> m_plays;
};

class YearOfGamesTest : public testing::Test {
 protected:
  YearOfGamesTest() {
    std::vector<StoredGame> puzzles;
    puzzles.reserve(kYearPuzzles);
    for (int puzzle = 0; puzzle < kYearPuzzles; ++puzzle)
      puzzles.push_back(freshGame(static_cast<std::uint64_t>(puzzle) + 1));
    GameDatabase database(m_directory.path(), std::chrono::hours(1));
    EXPECT_EQ(database.open(), GameDatabase::State::Usable);
    EXPECT_TRUE(database.inTransaction([&] {
      return std::all_of(m_plays.begin(), m_plays.end(), [&](const Play& play) {
        return writeKeptGame(database, keptOf(play, puzzles[static_cast<std::size_t>(play.puzzle)]));
      });
    }));
  }

  std::vector<GameSummary> summaries() const {
    GameStore store(m_directory.path());
    return store.library().summaries().value_or(std::vector<GameSummary>());
  }

  /// Compares everything, as seen in a time zone on the given day.
  void compare(const QByteArray& zone, const QDate& today) const {
    SCOPED_TRACE(zone.constData());
    const LocalZone here(zone);
    const auto games = summaries();
    ASSERT_EQ(games.size(), m_plays.size());
    const auto counted =
        countedGames(games, GamesCounted::All, StatisticsPeriod::Always, today, QTimeZone::systemTimeZone());
    EXPECT_EQ(statisticsOf(counted, QTimeZone::systemTimeZone()), m_plain.statistics(std::nullopt));
    for (const LevelStatistics& level : statisticsByLevel(counted, QTimeZone::systemTimeZone()))
      if (level.level) {
        EXPECT_EQ(level.statistics, m_plain.statistics(level.level));
      }
    EXPECT_EQ(recordGames(counted), m_plain.records());
    const DailyResults results(games, today);
    EXPECT_EQ(results.streaks(), m_plain.dailyStreaks(today));
    for (QDate day(2025, 10, 1); day < QDate(2028, 3, 1); day = day.addDays(1))
      EXPECT_EQ(results.ofDay(day).counts, m_plain.dayCounts(day)) << qPrintable(day.toString(Qt::ISODate));
  }

  QTemporaryDir m_directory;
  std::vector<Play> m_plays = playAYear();
  PlainYear m_plain{m_plays};
};

TEST_F(YearOfGamesTest, EveryFigureIsWhatAPlainLookFindsInEveryZone) {
  for (const char* const zone : {"Asia/Tokyo", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati"})
    for (const QDate& today : {QDate(2026, 12, 31), QDate(2026, 7, 1), QDate(1970, 1, 1)})
      compare(zone, today);
}

TEST_F(YearOfGamesTest, HasWhatItIsToShow) {
  const GameStatistics all = m_plain.statistics(std::nullopt);
  EXPECT_GT(all.played, 400);
  EXPECT_GT(all.solvedKnown, 100) << "repeated puzzles";
  EXPECT_GT(all.solvedAlone, 20);
  EXPECT_GT(all.longestStreak, 5);
  EXPECT_GT(m_plain.records().size(), 5U);
  EXPECT_GT(m_plain.dailyStreaks(QDate(2026, 12, 31)).longest, 2);
  const auto isOverMidnight = [](const Play& play) {
    return play.isSolved() && play.overDay != play.begunDay;
  };
  EXPECT_GT(std::count_if(m_plays.begin(), m_plays.end(), isOverMidnight), 20);
  const auto isSetBack = [](const Play& play) { return play.overMs < play.begunMs; };
  EXPECT_GT(std::count_if(m_plays.begin(), m_plays.end(), isSetBack), 0);
}

}  // namespace
}  // namespace sudoku
