#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTimeZone>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/naming.h>

#include "../play/storedgames.h"
#include "../storage/keptgames.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "game/history/dailyresults.h"
#include "game/history/exchange.h"
#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/gamerecord.h"
#include "game/storage/gamejson.h"

/// Tests that the program's statistics of a player's games follow from their export, by a calculation of
/// another kind.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kDay = qint64{24} * 3600 * 1000;
constexpr qint64 kFirstMoment = 1'740'000'000'000;
constexpr std::uint64_t kExportedGames = 160;

/// A history of games of more than a year, no two of which were begun at the same time.
QByteArray sampleHistory() {
  Random random(5);
  std::vector<KeptGame> games;
  for (std::uint64_t seed = 1; seed <= kExportedGames; ++seed) {
    KeptGame kept = seed % 16 == 0 ? begunGame(seed) : keptGame(seed);
    kept.createdMs =
        kFirstMoment + static_cast<qint64>(seed) * kDay * 2 + static_cast<qint64>(random.below(kDay));
    kept.lastPlayedMs = kept.createdMs + static_cast<qint64>(random.below(2 * kDay));
    StoredGame& game = kept.game;
    game.elapsedMs = static_cast<qint64>(random.below(40)) * 60'000;
    if (game.solvedMs) game.solvedMs = kept.createdMs + static_cast<qint64>(random.below(kDay));
    if (random.below(3) == 0) std::erase_if(game.events, [](const HelpEvent&) { return true; });
    if (random.below(4) == 0) {
      game.append(solvingMove(game));
      game.solvedMs = kept.lastPlayedMs;
    }
    game.begunDay = localDay(kept.createdMs);
    game.solvedDay = game.solvedMs ? std::optional(localDay(*game.solvedMs)) : std::nullopt;
    if (random.below(10) == 0) game.level.reset();
    game.day.reset();
    if (random.below(2) == 0) game.day = QDateTime::fromMSecsSinceEpoch(kept.createdMs).toUTC().date();
    games.push_back(std::move(kept));
  }
  return written(historyOf(std::move(games)));
}

/// A game, as its JSON object in the export describes it.
struct PlainGame {
  explicit PlainGame(const QJsonObject& object)
      : level(object["level"_L1].toString()),
        clock(object["clock"_L1].toInteger()),
        created(object["created"_L1].toInteger()),
        ended(object["lastPlayed"_L1].toInteger()),
        day(object["day"_L1].toString()),
        begunDay(object["begunDay"_L1].toString()),
        solvedDay(object["solvedDay"_L1].toString()) {
    const QJsonArray events = object["events"_L1].toArray();
    hadHelp = !events.isEmpty();
    for (const auto& event : events) {
      isGivenUp = isGivenUp || event.toObject()["kind"_L1] == u"given up"_s;
      sawPath = sawPath || event.toObject()["kind"_L1] == u"path"_s;
    }
    const auto kept = toKeptGame(object);
    EXPECT_TRUE(kept);
    const Grid board = positionOf(kept->game).board;
    const bool wasSolvedOnce = object.contains("solved"_L1);
    isSolved = !isGivenUp && (wasSolvedOnce || sudoku::isSolved(board));
    isPlayed = isGivenUp || isSolved || board != kept->game.puzzle.givens;
    if (isSolved && wasSolvedOnce) ended = object["solved"_L1].toInteger();
  }

  QDate endDay() const { return QDate::fromString(solvedDay, Qt::ISODate); }
  bool isInTime() const { return begunDay <= day && ended - created <= kDay && !sawPath; }
  bool hasTime() const { return isSolved && clock > 0; }

  QString level;
  qint64 clock;
  qint64 created;
  qint64 ended;
  QString day;
  QString begunDay;
  QString solvedDay;
  bool hadHelp = false;
  bool sawPath = false;
  bool isGivenUp = false;
  bool isSolved = false;
  bool isPlayed = false;
};

qint64 plainMedian(std::vector<qint64> times) {
  std::sort(times.begin(), times.end());
  return (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
}

/// Statistics calculated plainly, each figure by itself.
GameStatistics plainStatistics(std::vector<PlainGame> games) {
  GameStatistics found;
  std::sort(games.begin(), games.end(),
            [](const PlainGame& a, const PlainGame& b) { return a.created < b.created; });
  std::vector<qint64> times;
  std::map<QDate, std::vector<qint64>> months;
  for (const PlainGame& game : games) {
    ++found.played;
    found.playedMs += game.clock;
    found.solved += game.isSolved ? 1 : 0;
    found.solvedAlone += game.isSolved && !game.hadHelp ? 1 : 0;
    found.solvedKnown += game.isSolved && game.sawPath ? 1 : 0;
    if (game.isGivenUp) found.streak = 0;
    if (game.isSolved && !game.sawPath) ++found.streak;
    found.longestStreak = std::max(found.longestStreak, found.streak);
    if (!game.hasTime()) continue;
    times.push_back(game.clock);
    months[QDate(game.endDay().year(), game.endDay().month(), 1)].push_back(game.clock);
    if (!game.hadHelp) found.bestMs = std::min(found.bestMs.value_or(game.clock), game.clock);
  }
  if (times.empty()) return found;
  qint64 sum = 0;
  for (const qint64 time : times) sum += time;
  found.averageMs = sum / static_cast<qint64>(times.size());
  found.medianMs = plainMedian(times);
  for (const auto& [month, ofMonth] : months)
    found.months.push_back({month, static_cast<int>(ofMonth.size()), plainMedian(ofMonth)});
  return found;
}

/// The number of records of a level, each found by looking at all games that ended before.
int plainRecords(const std::vector<PlainGame>& games, const QString& level) {
  int records = 0;
  for (const PlainGame& game : games) {
    if (game.level != level || !game.hasTime() || game.hadHelp) continue;
    int before = 0;
    int beaten = 0;
    for (const PlainGame& other : games) {
      if (other.level != level || !other.hasTime() || other.hadHelp) continue;
      if (std::pair(other.ended, other.created) >= std::pair(game.ended, game.created)) continue;
      ++before;
      beaten += other.clock > game.clock ? 1 : 0;
    }
    records += before > 0 && beaten == before ? 1 : 0;
  }
  return records;
}

class ExportedStatisticsTest : public testing::Test {
 protected:
  ExportedStatisticsTest() {
    write(u"sample.json"_s, sampleHistory());
    EXPECT_EQ(importHistory(m_games.path(), path(u"sample.json"_s)).games, static_cast<int>(kExportedGames));
    {
      GameStore store(m_games.path());
      m_summaries = store.library().summaries().value_or(std::vector<GameSummary>());
      m_mastery = store.library().mastery();
    }
    EXPECT_EQ(exportHistory(m_games.path(), path(u"exported.json"_s)).failure, QString());
    QFile file(path(u"exported.json"_s));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    m_export = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray games = m_export["games"_L1].toArray();
    for (const auto& game : games)
      if (const PlainGame plain(game.toObject()); plain.isPlayed) m_plain.push_back(plain);
    EXPECT_GT(m_plain.size(), kExportedGames / 2);
  }

  QString path(const QString& name) const { return m_files.filePath(name); }
  void write(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  std::vector<GameSummary> counted() const {
    return countedGames(m_summaries, GamesCounted::All, StatisticsPeriod::Always, QDate(2026, 11, 24),
                        QTimeZone::utc());
  }

  std::vector<GameSummary> m_summaries;
  MasteryTable m_mastery;
  QJsonObject m_export;
  std::vector<PlainGame> m_plain;

 private:
  QTemporaryDir m_games;
  QTemporaryDir m_files;
};

TEST_F(ExportedStatisticsTest, ThoseOfEachLevelFollowFromTheExport) {
  EXPECT_EQ(statisticsOf(counted(), QTimeZone::utc()), plainStatistics(m_plain));
  int levels = 0;
  for (const LevelStatistics& level : statisticsByLevel(counted(), QTimeZone::utc())) {
    const QString name = level.level ? toQString(nameOf(*level.level)) : QString();
    std::vector<PlainGame> games;
    std::copy_if(m_plain.begin(), m_plain.end(), std::back_inserter(games),
                 [&](const PlainGame& game) { return game.level == name; });
    EXPECT_EQ(level.statistics, plainStatistics(games)) << qPrintable(name);
    levels += games.empty() ? 0 : 1;
  }
  EXPECT_GT(levels, 3) << "the sample shows little";
}

TEST_F(ExportedStatisticsTest, RecordsFollowFromTheExport) {
  std::map<std::optional<Level>, int> records;
  const auto all = counted();
  const auto ids = recordGames(all);
  for (const GameSummary& game : all) records[game.level] += ids.contains(game.id) ? 1 : 0;
  EXPECT_GT(ids.size(), 3U);
  for (const auto& [level, name] : Names<Level>::kNames)
    EXPECT_EQ(records[level], plainRecords(m_plain, toQString(name)));
}

TEST_F(ExportedStatisticsTest, DaysOfDailyPuzzlesFollowFromTheExport) {
  const QDate today(2026, 11, 24);
  const DailyResults results(m_summaries, today);
  int now = 0;
  int longest = 0;
  int solvedDays = 0;
  for (QDate day = QDate(2025, 1, 1); day <= today; day = day.addDays(1)) {
    bool isSolved = false;
    bool isInTime = false;
    for (const PlainGame& game : m_plain) {
      if (game.day != day.toString(Qt::ISODate) || !game.isSolved) continue;
      isSolved = true;
      isInTime = isInTime || game.isInTime();
    }
    EXPECT_EQ(sudoku::isSolved(results.ofDay(day).state), isSolved) << qPrintable(day.toString(Qt::ISODate));
    EXPECT_EQ(results.ofDay(day).counts, isInTime);
    solvedDays += isSolved ? 1 : 0;
    if (day == today && !isInTime) continue;
    now = isInTime ? now + 1 : 0;
    longest = std::max(longest, now);
  }
  EXPECT_GT(solvedDays, 10);
  EXPECT_EQ(results.streaks(), (DailyStreaks{now, longest}));
}

TEST_F(ExportedStatisticsTest, MasteryIsThatOfTheExport) {
  const QJsonObject mastery = m_export["mastery"_L1].toObject();
  EXPECT_EQ(mastery.size(), static_cast<qsizetype>(m_mastery.size()));
  for (const auto& [technique, counts] : m_mastery) {
    const QJsonObject object = mastery[toQString(infoOf(technique).code)].toObject();
    EXPECT_EQ(object["seen"_L1].toInt(), counts.seen);
    EXPECT_EQ(object["foundAlone"_L1].toInt(), counts.foundAlone);
    EXPECT_EQ(object["foundInPractice"_L1].toInt(), counts.foundInPractice);
  }
}

}  // namespace
}  // namespace sudoku
