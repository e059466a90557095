#include <algorithm>
#include <gtest/gtest.h>

#include <QBuffer>
#include <QFile>

#include "../play/storedgames.h"
#include "../storage/keptgames.h"
#include "game/base/limits.h"
#include "game/base/localday.h"
#include "game/history/historyjson.h"
#include "game/storage/gamemembers.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The games and faults that a reader finds in a text.
struct Found {
  std::vector<KeptGame> games;
  QString failure;
  int refused = 0;
  QStringList complaints;
};

Found found(QByteArray json) {
  QBuffer buffer(&json);
  buffer.open(QIODevice::ReadOnly);
  HistoryReader reader(buffer);
  Found found;
  while (auto kept = reader.next()) found.games.push_back(std::move(*kept));
  found.failure = reader.failure();
  found.refused = reader.refused();
  found.complaints = reader.complaints();
  return found;
}

/// Writes the abbreviations of a text out: # stands for the givens of a position, % for the first 20 digits
/// of every key.
QByteArray withKeys(QByteArray text) {
  text.replace('#',
               "0=5 1=3 4=7 9=6 12=1 13=9 14=5 19=9 20=8 25=6 27=8 31=6 35=3 36=4 39=8 41=3 44=1 45=7 49=2"
               " 53=6 55=6 60=2 61=8 66=4 67=1 68=9 71=5 76=8 79=7 80=9");
  return text.replace('%', "019f0000000070008000");
}

/// A sample of a history, in the form that the manual describes.
QByteArray sample() {
  return withKeys(
      R"({"format":"sudoku-history","version":3,"games":[
{"begunDay":"2026-09-22","checkpoints":[{"key":"%0000000000c1","name":"A fork","position":"start"}],"chosenColour":2,)"
      R"("chosenDigit":4,"clock":9000,)"
      R"("created":1790000000000,"day":"2026-11-24","events":[{"clock":5000,"key":"%0000000000e1",)"
      R"("kind":"check","mistakes":1,"position":"%000000000001"}],)"
      R"("givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",)"
      R"("hints":true,"inputMode":"centre","key":"%000000000000","lastPlayed":1790000009000,"level":"easy","moves":[)"
      R"({"cells":"2=1","clock":4000,"erases":1,"key":"%000000000001","kind":"enter"},)"
      R"({"cells":"2=","clock":6000,"key":"%000000000002","kind":"clear"},)"
      R"({"cells":"3=26","key":"%000000000003","kind":"note","parent":"start","sets":1},)"
      R"({"cells":"0=16 2=3","key":"%000000000004","kind":"colour","sets":1},)"
      R"({"cells":"#","centreNotes":"2=45","colours":"0=1","key":"%000000000005","kind":"restore",)"
      R"("notes":"3=1","ruledOut":""}],)"
      R"("name":"Mine","notesComplete":false,"position":"%000000000003","selection":"40 12",)"
      R"("solved":1790000008000,"solvedDay":"2026-09-20","starred":true,"tags":["a","b"],)"
      R"("trials":["start","%000000000002"]}
],"mastery":{
"0000":{"foundAlone":5,"foundInPractice":8,"seen":3}
},"daily":{
"2026-11-24":{"easy":"1-backtracking-all-180-7","hard":"1-backtracking-all-180-8"}
},"learning":{
"0000":{"2026-11-23":{"begun":1,"missed":2},"2026-11-24":{"found":3}}
}}
)");
}

/// The sample with one text in it replaced. Precondition: `before` is in the sample.
QByteArray sampleWith(QByteArray before, const QByteArray& after) {
  before = withKeys(before);
  EXPECT_TRUE(sample().contains(before)) << before.constData();
  QByteArray json = sample();
  return json.replace(before, withKeys(after));
}

TEST(HistoryJsonTest, WritesWhatTheManualDescribes) {
  const History history = readBack(sample());
  ASSERT_EQ(history.games.size(), 1U);
  const StoredGame& game = history.games.front().game;
  EXPECT_EQ(game.moves.size(), 5U);
  EXPECT_EQ(game.moves[1].parent, 1);
  EXPECT_EQ(game.moves[2].parent, 0);
  EXPECT_EQ(game.moves[2].elapsedMs, std::nullopt);
  EXPECT_EQ(game.events.front().position, 1);
  EXPECT_EQ(game.position, 3);
  EXPECT_EQ(game.trials, (std::vector{0, 2}));
  EXPECT_EQ(game.begunDay, QDate(2026, 9, 22));
  EXPECT_EQ(game.solvedDay, QDate(2026, 9, 20));
  EXPECT_EQ(game.notesComplete, false);
  EXPECT_EQ(game.tags, (QStringList{u"a"_s, u"b"_s}));
  EXPECT_EQ(history.besides.dailyIds.size(), 2U);
  EXPECT_EQ(history.besides.mastery.at(*techniqueNamed("0000")), (MasteryCounts{3, 5, 8}));
  const Technique technique = techniqueNamed("0000").value();
  EXPECT_EQ(history.besides.learning,
            (LearningLog{{{technique, QDate(2026, 11, 23), LearningKind::Begun}, 1},
                         {{technique, QDate(2026, 11, 23), LearningKind::Missed}, 2},
                         {{technique, QDate(2026, 11, 24), LearningKind::Found}, 3}}));
  EXPECT_EQ(game.moves[3].move.kind, Move::Kind::Colour);
  EXPECT_EQ(game.moves[4].move.target->centreNotesAt(Cell(2)), (DigitSet{Digit(4), Digit(5)}));
  EXPECT_EQ(game.moves[4].move.target->coloursAt(Cell(0)), DigitSet{Digit(1)});
  EXPECT_EQ(game.inputMode, InputMode::Centre);
  EXPECT_EQ(game.chosenColour, Digit(2));
  EXPECT_EQ(game.selection, Selection(Cell(12)).extendedTo(Cell(40)));
  EXPECT_EQ(written(history), sample());
}

TEST(HistoryJsonTest, WhatIsNoEventOfLearningIsPassedOver) {
  for (const char* const learning :
       {R"(7)", R"([1])", R"({"0000":3})", R"({"9999":{"2026-11-24":{"found":3}}})",
        R"({"0000":{"2026":{"found":3}}})", R"({"0000":{"2026-11-24":{"sung":3}}})",
        R"({"0000":{"2026-11-24":{"found":-3}}})", R"({"0000":{"2026-11-24":{"found":99999999999}}})",
        R"({"0000":{"2026-11-24":{"found":"x"}}})"}) {
    QByteArray json = sample();
    json.truncate(json.indexOf(R"("learning":)"));
    const History history = readBack(json + R"("learning":)" + learning + "}\n");
    EXPECT_TRUE(history.besides.learning.empty()) << learning;
    EXPECT_EQ(history.games.size(), 1U);
  }
}

TEST(HistoryJsonTest, VersionOneIsRead) {
  const QByteArray json = withKeys(
      R"({"format":"sudoku-history","version":1,"games":[
{"clock":9000,"created":1790000000000,)"
      R"("givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",)"
      R"("key":"%000000000000","lastPlayed":1790000009000,"moves":[)"
      R"({"cells":"3=26","key":"%000000000001","kind":"note","sets":1},)"
      R"({"cells":"#","key":"%000000000002","kind":"restore","notes":"3=2","ruledOut":"3=6"}],)"
      R"("notesMode":true,"position":"%000000000002"}
],"mastery":{
},"daily":{
}}
)");
  const History history = readBack(json);
  ASSERT_EQ(history.games.size(), 1U);
  const StoredGame& game = history.games.front().game;
  EXPECT_EQ(game.inputMode, InputMode::Corner);
  EXPECT_EQ(game.selection, Selection());
  EXPECT_EQ(game.moves[1].move.target->notesAt(Cell(3)), DigitSet{Digit(2)});
  EXPECT_EQ(readBack(written(history)), history);
}

TEST(HistoryJsonTest, VersionTwoIsRead) {
  QByteArray json = sample();
  json.replace(R"("version":3)", R"("version":2)");
  json.replace(R"("begunDay":"2026-09-22",)", "").replace(R"("solvedDay":"2026-09-20",)", "");
  json.replace(withKeys(R"("trials":["start","%000000000002"])"), withKeys(R"("trial":"%000000000002")"));
  const History history = readBack(json);
  ASSERT_EQ(history.games.size(), 1U);
  const StoredGame& game = history.games.front().game;
  EXPECT_EQ(game.trials, std::vector{2});
  EXPECT_EQ(game.begunDay, localDay(1'790'000'000'000));
  EXPECT_EQ(game.solvedDay, localDay(1'790'000'008'000));
}

TEST(HistoryJsonTest, EverythingComesBack) {
  constexpr std::uint64_t kKept = 100;
  std::vector<KeptGame> games;
  for (std::uint64_t seed = 1; seed <= kKept; ++seed) games.push_back(keptGame(seed));
  games.push_back(begunGame(kKept + 1));
  games.push_back({solvedGame(kKept + 2), 1, 2});
  games.back().game.begunDay = localDay(1);
  const History history = historyOf(std::move(games));
  const History back = readBack(written(history));
  ASSERT_EQ(back.games.size(), history.games.size());
  for (std::size_t index = 0; index < back.games.size(); ++index)
    EXPECT_EQ(back.games[index], history.games[index]) << index;
  EXPECT_EQ(back, history);
  EXPECT_EQ(written(back), written(history));
}

TEST(HistoryJsonTest, AHistoryWithoutGamesComesBack) {
  EXPECT_EQ(readBack(written({})), History());
  EXPECT_EQ(written(readBack(written({}))), written({}));
}

TEST(HistoryJsonTest, WhatIsNoCollectionIsRefusedAndTheRestIsRead) {
  const QByteArray puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const QByteArray good =
      R"({"created":1,"key":"%0000000000f1","name":"Mine","puzzles":[")" + puzzle + R"("],"renamed":2})";
  const auto with = [&](const QByteArray& collections) {
    return sampleWith("\n],\"mastery\"", "\n],\"collections\":[\n" + collections + "\n],\"mastery\"");
  };
  EXPECT_EQ(found(with(good)).refused, 0);
  for (const char* change : {R"("key":"x")", R"("created":-1)", R"("puzzles":["123"])", R"("puzzles":[])"}) {
    QByteArray bad = good;
    const QByteArray member = QByteArray(change).split(':').front();
    const qsizetype begin = bad.indexOf(member);
    bad.insert(begin, QByteArray(change) + R"(,"was)");
    bad.remove(begin + QByteArray(change).size() + 5, 1);
    const Found read = found(with(bad + ",\n" + good));
    EXPECT_EQ(read.refused, 1) << bad.constData();
    EXPECT_EQ(read.failure, QString()) << bad.constData();
    EXPECT_EQ(read.games.size(), 1U);
    EXPECT_TRUE(read.complaints.value(0).startsWith(u"line "_s));
  }
}

TEST(HistoryJsonTest, RowsAreNotWritten) {
  KeptGame kept = keptGame(1);
  const QByteArray without = written({{kept}});
  kept.game.id = 12;
  EXPECT_EQ(written({{kept}}), without);
}

TEST(HistoryJsonTest, HelpIsWrittenInTheOrderOfItsKeys) {
  KeptGame kept = keptGame(1);
  const QByteArray inOrder = written({{kept}});
  std::reverse(kept.game.events.begin(), kept.game.events.end());
  std::reverse(kept.game.checkpoints.begin(), kept.game.checkpoints.end());
  EXPECT_EQ(written({{kept}}), inOrder);
}

TEST(HistoryJsonTest, BlanksAndUnknownMembersDoNotMatter) {
  QByteArray json = sample();
  json.replace(R"(3,"games)", R"(3,"later":[{"a":"]\"}"}],"games)");
  json.replace(R"(,")", "\t,\r\n \"").replace(R"(":)", "\" :\n");
  EXPECT_EQ(readBack(json), readBack(sample()));
}

TEST(HistoryJsonTest, WhatIsNoHistoryIsRefused) {
  for (const QByteArray json :
       {"", "{}", "[]", R"("format")", R"({"version":1,"format":"sudoku-history"})",
        R"({"format":"sudoku-history"})", R"({"format":"sudoku","version":1})",
        R"({"format":"sudoku-history","version":"1"})", R"({"format":"sudoku-history","version":0})",
        R"({"format":"sudoku-history","games":[],"version":1})"})
    EXPECT_EQ(found(json).failure, u"line 1: this is no history of Sudoku games"_s) << json.constData();
  EXPECT_EQ(found(sample() + "{}").failure, u"line 10: this is no history of Sudoku games"_s);
}

TEST(HistoryJsonTest, ANewerVersionIsRefused) {
  EXPECT_EQ(found(sampleWith(R"("version":3)", R"("version":4)")).failure,
            u"line 1: this history is from a newer version of the program"_s);
}

TEST(HistoryJsonTest, AFileThatEndsTooEarlySaysSo) {
  const std::vector<KeptGame> games = readBack(sample()).games;
  for (qsizetype size = 0; size < sample().size() - 1; ++size) {
    const Found part = found(sample().left(size));
    EXPECT_FALSE(part.failure.isEmpty()) << size;
    EXPECT_EQ(part.refused, 0) << size;
    EXPECT_TRUE(part.games.empty() || part.games == games) << size;
  }
}

/// A replacement that makes the sample wrong, and what the reader says about that.
struct Wrong {
  QByteArray before;
  QByteArray after;
  const char* complaint;
};

TEST(HistoryJsonTest, AGameThatIsNoneIsRefusedAndTheOthersAreRead) {
  const std::vector<Wrong> all = {
      {R"(000000000000")", R"(00000000000x")", "its key cannot be read"},
      {R"(givens":"53)", R"(givens":"5x)", "its givens cannot be read"},
      {R"(givens":"53)", R"(givens":"55)", "its givens make no puzzle with one solution"},
      {R"(givens":"53)", R"(givens":"..)", "its givens make no puzzle with one solution"},
      {R"("cells":"2=1")", R"("cells":"2=12")", "move 1 cannot be read"},
      {R"("cells":"2=1")", R"("cells":"81=1")", "move 1 cannot be read"},
      {R"("cells":"2=1")", R"("cells":"0=1")", "a move cannot be made"},
      {R"("kind":"clear")", R"("kind":"wipe")", "move 2 cannot be read"},
      {R"("parent":"start")", R"("parent":"%000000000003")", "move 3 cannot be read"},
      {R"("parent":"start")", R"("parent":null)", "move 3 cannot be read"},
      {R"(000000000002")", R"(000000000001")", "the key of move 2 is not greater than the one before"},
      {R"("kind":"check")", R"("kind":"chess")", "event 1 cannot be read"},
      {R"("mistakes":1)", R"("mistakes":-1)", "event 1 cannot be read"},
      {R"(A fork","position":"start")", R"(A fork","position":"%000000000009")",
       "checkpoint 1 cannot be read"},
      {"A fork", QByteArray(kLongestName + 1, 'n'), "checkpoint 1 cannot be read"},
      {R"("cells":"0=16 2=3")", R"("cells":"0=7")", "move 4 cannot be read"},
      {R"("cells":"0=16 2=3")", R"("cells":"0=")", "move 4 cannot be read"},
      {R"("colours":"0=1")", R"("colours":"0=7")", "move 5 cannot be read"},
      {R"("centreNotes":"2=45")", R"("centreNotes":"0=4")", "a move cannot be made"},
      {R"("inputMode":"centre")", R"("inputMode":"pen")", "its input mode cannot be read"},
      {R"("chosenColour":2)", R"("chosenColour":7)", "its chosen colour cannot be read"},
      {R"("selection":"40 12")", R"("selection":"40 81")", "its selection cannot be read"},
      {R"(false,"position":"%000000000003")", "false", "it stands after no move of its own"},
      {R"("trials":["start")", R"("trials":[4)", "a trial begins nowhere"},
      {R"("trials":["start")", R"("trials":["%000000000003")", "a trial begins nowhere"},
      {R"(["start","%000000000002"])", R"(["%000000000002","%000000000002"])", "a trial begins nowhere"},
      {R"(["start","%000000000002"])", R"(["start","%000000000004"])", "a trial begins nowhere"},
      {R"("trials":["start","%000000000002"])", R"("trials":"start")", "a trial begins nowhere"},
      {R"("begunDay":"2026-09-22")", R"("begunDay":"2026-09-23")", "its days cannot be read"},
      {R"("begunDay":"2026-09-22")", R"("begunDay":22)", "its days cannot be read"},
      {R"("solvedDay":"2026-09-20")", R"("solvedDay":"2026-09-31")", "its days cannot be read"},
      {R"("chosenDigit":4)", R"("chosenDigit":10)", "its chosen number cannot be read"},
      {R"("clock":9000)", R"("clock":9000.5)", "its times cannot be read"},
      {R"("clock":9000)", R"("clock":1000000000001)", "its times cannot be read"},
      {R"("created":1790000000000,)", "", "its times cannot be read"},
      {"Mine", QByteArray(kLongestName + 1, 'n'), "its name is too long"},
      {R"(["a",)", R"(["",)", "a tag cannot be read"},
      {R"(["a",)", R"(["a\nc",)", "a tag cannot be read"},
      {R"("hints":true)", R"("hints":yes)", "a game cannot be read"},
      {"Mine", "M\xFFne", "a game cannot be read"},
  };
  const QByteArray good = written({{keptGame(1)}}).split('\n')[1];
  for (const Wrong& wrong : all) {
    const Found result = found(sampleWith(wrong.before, wrong.after).replace("\n],", ",\n" + good + "\n],"));
    EXPECT_EQ(result.failure, QString()) << wrong.complaint;
    EXPECT_EQ(result.refused, 1) << wrong.complaint;
    EXPECT_EQ(result.complaints, QStringList("line 2: "_L1 + QLatin1String(wrong.complaint)));
    ASSERT_EQ(result.games.size(), 1U) << wrong.complaint;
    EXPECT_EQ(result.games.front(), keptGame(1));
  }
}

TEST(HistoryJsonTest, ManyGamesThatAreNoneAreCountedAndAFewToldOf) {
  const Found result = found(sampleWith("\n],", QByteArray(",\n{}").repeated(1000) + "\n],"));
  EXPECT_EQ(result.games.size(), 1U);
  EXPECT_EQ(result.refused, 1000);
  EXPECT_EQ(result.complaints.size(), 20);
  EXPECT_EQ(result.complaints.back(), u"line 22: its key cannot be read"_s);
}

TEST(HistoryJsonTest, AMoveThatEndsInASolvedGameIsItsLast) {
  KeptGame kept{solvedGame(1), 1, 2};
  kept.game.begunDay = localDay(1);
  kept.game.moves.push_back({Move::clear(kept.game.puzzle.givens.emptyCells().first()), kept.game.position,
                             UniqueId::after(kept.game.moves.back().key)});
  EXPECT_EQ(found(written({{kept}})).complaints, QStringList(u"line 2: a move cannot be made"_s));
}

TEST(HistoryJsonTest, HugeAndDeepValuesAreRefused) {
  const QByteArray good = ",\n" + written({{keptGame(1)}}).split('\n')[1] + "\n],";
  for (const QByteArray& hostile :
       {'"' + QByteArray(kMostValueBytes, 'x') + '"', QByteArray(100'000, '[') + QByteArray(100'000, ']'),
        QByteArray("{}{}"), QByteArray("1e999")}) {
    const Found result = found(sampleWith("\n],", ",\n" + hostile + good));
    EXPECT_EQ(result.refused + (result.failure.isEmpty() ? 0 : 1), hostile == "{}{}" ? 2 : 1);
    EXPECT_EQ(result.games.size(), hostile == "{}{}" ? 1U : 2U);
  }
}

TEST(HistoryJsonTest, WhateverIsDamagedWhatIsReadCouldBePlayed) {
  constexpr int kDamages = 3000;
  Random random(1);
  const QByteArray json = written(historyOf({keptGame(1), keptGame(2)}));
  int games = 0;
  for (int count = 0; count < kDamages; ++count) {
    QByteArray damaged = json;
    for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
      const auto place = static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(damaged.size())));
      constexpr std::string_view kMarks = "\"{}[],:0\\\n";
      damaged[place] =
          random.below(2) == 0 ? kMarks[random.below(kMarks.size())] : static_cast<char>(random.below(256));
    }
    for (const KeptGame& kept : found(damaged).games) {
      ASSERT_TRUE(boardOf(kept.game));
      ++games;
    }
  }
  EXPECT_GT(games, kDamages / 2);
}

TEST(HistoryJsonTest, IsReadAGameAtATime) {
  std::vector<KeptGame> games;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) games.push_back(keptGame(seed));
  QByteArray json = written(historyOf(std::move(games)));
  QBuffer buffer(&json);
  buffer.open(QIODevice::ReadOnly);
  HistoryReader reader(buffer);
  ASSERT_TRUE(reader.next());
  EXPECT_LT(buffer.pos(), json.size() / 2);
}

TEST(HistoryJsonTest, AFullDiskIsToldOf) {
  QFile full(u"/dev/full"_s);
  ASSERT_TRUE(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
  HistoryWriter writer(full);
  writer.add(keptGame(1));
  EXPECT_FALSE(writer.finish({}));
}

}  // namespace
}  // namespace sudoku
