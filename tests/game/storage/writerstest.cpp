#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <iostream>
#include <thread>
#include <vector>

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sudoku/grid/random.h>

#include "../../patience.h"
#include "../control/gamefixture.h"
#include "../history/manygames.h"
#include "../play/storedgames.h"
#include "faults/faultvfs.h"
#include "game/history/exchange.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/collectionimport.h"
#include "game/storage/writeturns.h"

/// Tests of several threads of one process that write into one file of games.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

TEST(WriteTurnsTest, ThePlayerGoesFirstAndWorkersInTheirOrder) {
  const auto turns = WriteTurns::of(u"somewhere"_s);
  EXPECT_EQ(WriteTurns::of(u"./somewhere"_s), turns);
  std::vector<char> order;  // written only by the thread that has the turn
  std::vector<std::jthread> threads;
  std::atomic<int> waiting = 0;
  auto first = turns->take(WriteTurns::Rank::Worker);
  const auto wait = [&](WriteTurns::Rank rank, char name) {
    const int before = waiting;
    threads.emplace_back([&, rank, name] {
      ++waiting;
      const auto turn = turns->take(rank);
      order.push_back(name);
    });
    ASSERT_TRUE(waitFor([&] { return waiting > before; }));
    QTest::qWait(5);  // the thread is about to ask for its turn
  };
  wait(WriteTurns::Rank::Worker, 'a');
  wait(WriteTurns::Rank::Worker, 'b');
  wait(WriteTurns::Rank::Player, 'p');
  first.reset();
  threads.clear();
  EXPECT_EQ(order, (std::vector{'p', 'a', 'b'}));
}

class WritersTest : public testing::Test {
 protected:
  using Work = std::function<void(const std::stop_token&)>;

  QString file(const QString& name, const QByteArray& content = {}) const {
    QFile file(m_files.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
  QString fileOfGames(int games, int things) const {
    QFile file(m_files.filePath(u"games.json"_s));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    writeManyGames(file, games, things);
    return file.fileName();
  }

  /// Does work in threads while this thread plays a game, with a move every few milliseconds.
  void playDuring(const std::vector<Work>& works) {
    constexpr qint64 kMovesOfAGame = 200;
    PlayedStore store(m_games.path());
    const StoredGame game = freshGame(1);
    Random random(1);
    std::stop_source stop;
    std::vector<std::future<void>> outcomes;
    outcomes.reserve(works.size());
    for (const Work& work : works) outcomes.push_back(std::async(std::launch::async, work, stop.get_token()));
    const auto isDone = [](const std::future<void>& outcome) {
      return outcome.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    while (!isDone(outcomes.front())) {
      if (m_moves % kMovesOfAGame == 0) store.add(withNewKey(game));
      QElapsedTimer timer;
      timer.start();
      EXPECT_TRUE(store.recordMove(randomMove(game.puzzle, random), ++m_moves)) << qPrintable(told(store));
      m_longestMs = std::max(m_longestMs, timer.elapsed());
      m_longestLog = std::max(m_longestLog, QFileInfo(m_games.filePath(u"games.sqlite-wal"_s)).size());
      QTest::qWait(3);
    }
    stop.request_stop();
    EXPECT_EQ(told(store), QString()) << qPrintable(told(store));
    EXPECT_EQ(store.played().moves.size(), static_cast<std::size_t>((m_moves - 1) % kMovesOfAGame + 1));
  }

  static StoredGame withNewKey(StoredGame game) {
    game.key = UniqueId::make();
    return game;
  }

  Work importing(const QString& name, ExchangeReport& report) const {
    return [this, name, &report](const std::stop_token& stop) {
      report = importHistory(m_games.path(), name, {}, stop);
    };
  }
  /// Rates puzzles again and again, as long as the first work goes on.
  Work rating() const {
    return [this](const std::stop_token& stop) {
      while (!stop.stop_requested()) ratePuzzles(m_games.path(), stop);
    };
  }
  Work collecting(const QString& name) const {
    return [this, name](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        const auto report = importCollection(m_games.path(), name, {}, stop);
        EXPECT_EQ(report.failure, QString());
      }
    };
  }

  void expectShortLog() const {
    EXPECT_GT(m_longestLog, 0);
    EXPECT_LT(m_longestLog, qint64{32} * 1024 * 1024);
  }

  QTemporaryDir m_games;
  QTemporaryDir m_files;
  qint64 m_moves = 0;
  qint64 m_longestMs = 0;
  qint64 m_longestLog = 0;
};

TEST_F(WritersTest, NoneFindsTheFileLockedByAnotherHoweverSlowTheDisk) {
  FaultVfs vfs;
  vfs.setSyncTime(std::chrono::milliseconds(150));
  const QString games = fileOfGames(150, 40);
  const QString puzzles = file(u"Some.txt"_s, manyPuzzles(40));
  ExchangeReport report;
  playDuring({importing(games, report), rating(), collecting(puzzles), collecting(puzzles)});
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.games, 150);
  EXPECT_TRUE(report.isComplete());
}

TEST_F(WritersTest, TheLogOfALargeImportStaysShort) {
  constexpr int kPuzzles = 6000;  // each puzzle changes another page of an index
  const QString puzzles = file(u"Many.txt"_s, manyPuzzles(kPuzzles));
  CollectionReport report;
  playDuring({[&](const std::stop_token&) { report = importCollection(m_games.path(), puzzles); }});
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.puzzles, kPuzzles);
  expectShortLog();
}

TEST_F(WritersTest, WhatAnotherProgramHasLockedIsWaitedFor) {
  keep(m_games.path(), freshGame(1));
  const QString games = fileOfGames(3, 10);
  const Intruder other(m_games.path());
  other.run(u"BEGIN IMMEDIATE"_s);
  std::atomic<bool> isWaiting = false;
  auto outcome = std::async(std::launch::async, [&] {
    return importHistory(m_games.path(), games, [&](double, bool waits) { isWaiting = isWaiting || waits; });
  });
  EXPECT_TRUE(waitFor([&] { return isWaiting.load(); }));
  QTest::qWait(90);
  other.run(u"ROLLBACK"_s);
  const ExchangeReport report = outcome.get();
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.games, 3);
}

TEST_F(WritersTest, WaitingForAnotherProgramCanBeStopped) {
  keep(m_games.path(), freshGame(1));
  const QString games = fileOfGames(3, 10);
  const Intruder other(m_games.path());
  other.run(u"BEGIN IMMEDIATE"_s);
  std::stop_source stop;
  const ExchangeReport report = importHistory(
      m_games.path(), games, [&](double, bool waits) { waits ? void(stop.request_stop()) : void(); },
      stop.get_token());
  EXPECT_EQ(report.games, 0);
  EXPECT_NE(report.failure, QString());
  other.run(u"ROLLBACK"_s);
}

/// Tests with the long history of a player of many years.
class WritersLongTest : public WritersTest {
 protected:
  void expectFast() {
    EXPECT_LT(m_longestMs, 50);
    expectShortLog();
    RecordProperty("longest entry, ms", static_cast<int>(m_longestMs));
    RecordProperty("longest log, KB", static_cast<int>(m_longestLog / 1024));
    std::cout << "moves " << m_moves << ", longest " << m_longestMs << " ms, log " << m_longestLog / 1024
              << " KB\n";
  }
};

TEST_F(WritersLongTest, TwentyThousandGamesComeInWhileOneIsPlayed) {
  const QString games = fileOfGames(20'000, 65);
  std::cout << QFileInfo(games).size() / 1'000'000 << " MB\n";
  ExchangeReport report;
  playDuring({importing(games, report), rating()});
  EXPECT_TRUE(report.isComplete()) << qPrintable(report.toText(u"games.json"_s));
  EXPECT_EQ(report.games, 20'000);
  std::cout << qPrintable(report.toText(u"games.json"_s)) << '\n';
  expectFast();
}

TEST_F(WritersLongTest, TwoHundredThousandPuzzlesComeInWhileAGameIsPlayed) {
  const QString puzzles = file(u"Many.txt"_s, manyPuzzles(200'000));
  CollectionReport report;
  playDuring({[&](const std::stop_token&) { report = importCollection(m_games.path(), puzzles); }, rating()});
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.puzzles, 200'000);
  std::cout << qPrintable(report.toText()) << '\n';
  expectFast();
}

}  // namespace
}  // namespace sudoku
