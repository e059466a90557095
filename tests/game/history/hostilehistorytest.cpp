#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include <QFile>
#include <QTemporaryDir>

#include <sudoku/grid/checker.h>

#include "../play/storedgames.h"
#include "game/history/exchange.h"
#include "hostilehistory.h"

/// Tests of importing histories whose origin nobody knows.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class HostileHistoryTest : public testing::Test {
 protected:
  HostileHistoryTest() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) m_games.push_back(keptGame(seed));
    std::vector<KeptGame> own(m_games.begin(), m_games.begin() + 2);
    m_own = written(historyOf(own));
    // The imported games were played on elsewhere, so that there is something to unite.
    for (KeptGame& kept : m_games) {
      Machine machine(kept, 99);
      machine.playOn(10);
      kept = machine.kept();
    }
  }

  ExchangeReport take(const QTemporaryDir& games, const QByteArray& json) const {
    QFile file(m_files.filePath(u"taken.json"_s));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(json);
    file.close();
    return importHistory(games.path(), file.fileName());
  }
  QByteArray exported(const QTemporaryDir& games) const {
    QFile file(m_files.filePath(u"exported.json"_s));
    EXPECT_EQ(exportHistory(games.path(), file.fileName()).failure, QString());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  /// The keys of the moves of each game in an export.
  static std::map<UniqueId, std::set<UniqueId>> movesOf(const QByteArray& json) {
    std::map<UniqueId, std::set<UniqueId>> moves;
    for (const KeptGame& kept : readBack(json).games)
      for (const PlayedMove& move : kept.game.moves) moves[kept.game.key].insert(move.key);
    return moves;
  }

  static void expectNothingLost(const QByteArray& before, const QByteArray& after) {
    const auto found = movesOf(after);
    for (const auto& [key, moves] : movesOf(before)) {
      const auto game = found.find(key);
      ASSERT_NE(game, found.end());
      EXPECT_TRUE(std::includes(game->second.begin(), game->second.end(), moves.begin(), moves.end()));
    }
  }

  /// Expects that an import takes in all of an export, and that exporting again gives the same.
  void expectAccepted(const QByteArray& json) const {
    const QTemporaryDir elsewhere;
    const ExchangeReport report = take(elsewhere, json);
    EXPECT_TRUE(report.isComplete()) << qPrintable(report.toText(u"file"_s));
    EXPECT_EQ(exported(elsewhere), json);
  }

  /// Makes some more moves in each game of a directory.
  static void playOn(const QTemporaryDir& games, std::uint64_t seed) {
    Random random(seed);
    GameStore store(games.path());
    const auto summaries = store.library().summaries();
    ASSERT_TRUE(summaries);
    for (const GameSummary& summary : *summaries) {
      auto game = store.play().resume(summary.id);
      ASSERT_TRUE(game);
      if (isSolved(*boardOf(*game))) continue;
      game->append(randomMove(game->puzzle, random));
      EXPECT_TRUE(store.play().recordMove(*game, *boardOf(*game)));
    }
  }

  void takeHostile(std::uint64_t seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    const QTemporaryDir games;
    ASSERT_TRUE(take(games, m_own).isComplete());
    const QByteArray before = exported(games);
    const ExchangeReport report = take(games, hostileHistory(historyOf(m_games), seed));
    m_refused += report.refused;
    m_taken += report.games + report.united;
    const QByteArray taken = exported(games);
    expectNothingLost(before, taken);
    expectAccepted(taken);
    EXPECT_TRUE(take(games, taken).isComplete());
    EXPECT_EQ(exported(games), taken) << "once more changes nothing";
    playOn(games, seed);
    const QByteArray played = exported(games);
    expectNothingLost(taken, played);
    expectAccepted(played);
  }

  std::vector<KeptGame> m_games;
  QByteArray m_own;
  QTemporaryDir m_files;
  int m_refused = 0;
  int m_taken = 0;
};

TEST_F(HostileHistoryTest, WhatIsTakenInCanBePlayedAndTakenOn) {
  for (std::uint64_t seed = 1; seed <= 12 && !HasFailure(); ++seed) takeHostile(seed);
  EXPECT_GT(m_refused, 5);
  EXPECT_GT(m_taken, 10);
}

using HostileHistoryLongTest = HostileHistoryTest;

TEST_F(HostileHistoryLongTest, WhatIsTakenInCanBePlayedAndTakenOn) {
  for (std::uint64_t seed = 1001; seed <= 1500 && !HasFailure(); ++seed) takeHostile(seed);
  EXPECT_GT(m_refused, 500);
  EXPECT_GT(m_taken, 300);
}

TEST_F(HostileHistoryTest, KeysThatLeaveNoRoomAreRefusedByName) {
  const QByteArray json = written(historyOf({m_games.front()}));
  const KeptGame& kept = m_games.front();
  const auto refusal = [&](const UniqueId& key, const QByteArray& by) {
    const QTemporaryDir games;
    const ExchangeReport report = take(games, QByteArray(json).replace(key.toText().toLatin1(), by));
    return report.complaints.join(u'\n');
  };
  const QByteArray last(qsizetype{2} * UniqueId::kBytes, 'f');
  EXPECT_EQ(refusal(kept.game.key, last), u"line 2: its key leaves no room for keys that follow"_s);
  EXPECT_EQ(refusal(kept.game.moves.back().key, last),
            u"line 2: the key of move %1 leaves no room for the next"_s.arg(kept.game.moves.size()));
  EXPECT_EQ(refusal(kept.game.events.back().key, last),
            u"line 2: the key of event %1 leaves no room for the next"_s.arg(kept.game.events.size()));
  EXPECT_EQ(
      refusal(kept.game.checkpoints.back().key, last),
      u"line 2: the key of checkpoint %1 leaves no room for the next"_s.arg(kept.game.checkpoints.size()));
}

TEST_F(HostileHistoryTest, TheLatestKeyThatIsAcceptedIsFollowedByOthers) {
  KeptGame kept = m_games.front();
  kept.game.moves.back().key = *UniqueId::fromText(u"7fffffffffff7fffbfffffffffffffff"_s);
  const QTemporaryDir games;
  ASSERT_TRUE(take(games, written(historyOf({kept}))).isComplete());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) playOn(games, seed);
  expectAccepted(exported(games));
}

TEST_F(HostileHistoryTest, ValuesOfAnotherKindAreRefusedByName) {
  const QByteArray json = written(historyOf({begunGame(1)}));
  const std::map<QByteArray, QString> all = {
      {R"("tags":"abc")", u"line 2: its tags are no list"_s},
      {R"("name":5)", u"line 2: its name is no text"_s},
      {R"("starred":1)", u"line 2: its starred is neither true nor false"_s},
      {R"("solved":"now")", u"line 2: its times cannot be read"_s}};
  for (const auto& [member, complaint] : all) {
    const QTemporaryDir games;
    QByteArray spoiled = json;
    const ExchangeReport report = take(games, spoiled.replace(R"("clock")", member + R"(,"clock")"));
    EXPECT_EQ(report.complaints, QStringList(complaint));
  }
}

TEST_F(HostileHistoryTest, ByteOrderMarksAreKnown) {
  const QByteArray json = written(historyOf(m_games));
  const QTemporaryDir games;
  EXPECT_TRUE(take(games, "\xEF\xBB\xBF" + json).isComplete());
  const QByteArray wide(reinterpret_cast<const char*>(QString::fromUtf8(json).utf16()), 2 * json.size());
  for (const QByteArray& text : {wide, "\xFF\xFE" + wide}) {
    const ExchangeReport report = take(games, text);
    EXPECT_EQ(report.failure, u"taken.json: line 1: this is in UTF-16, and has to be in UTF-8."_s);
  }
}

TEST_F(HostileHistoryTest, OfAFileThatWasCutItIsSaidWhatWasTakenIn) {
  const QByteArray json = written(historyOf(m_games));
  const QTemporaryDir games;
  const ExchangeReport report = take(games, json.left(json.lastIndexOf("\n{", json.indexOf("\n]"))));
  EXPECT_EQ(report.games, 3);
  EXPECT_FALSE(report.isComplete());
  const QString text = report.toText(u"taken.json"_s);
  EXPECT_TRUE(text.contains(u"ends too early. Done before that: games: 3, moves: "_s)) << qPrintable(text);
}

TEST_F(HostileHistoryTest, TheFirstReasonsForARefusalAreTold) {
  QByteArray json = written(historyOf(m_games));
  json.replace("\n]", QByteArray(",\n{}").repeated(5) + "\n]");
  const QTemporaryDir games;
  const ExchangeReport report = take(games, json);
  EXPECT_EQ(report.games, 4);
  EXPECT_FALSE(report.isComplete());
  const QString text = report.toText(u"taken.json"_s);
  EXPECT_TRUE(
      text.endsWith(u"Refused: 5 (line 6: its key cannot be read; line 7: its key cannot be read; line"
                    " 8: its key cannot be read)."_s))
      << qPrintable(text);
}

}  // namespace
}  // namespace sudoku
