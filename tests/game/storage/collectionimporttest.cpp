#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QtTest>

#include "../language/bracketedwords.h"
#include "../play/storedgames.h"
#include "collectionfixture.h"
#include "game/base/limits.h"
#include "game/history/library.h"
#include "game/history/libraryfilter.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/collectionimport.h"
#include "game/storage/collectionrows.h"

/// Tests of collections read from files.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

TEST_F(CollectionTest, AFileOfPuzzlesBecomesACollectionNamedAfterIt) {
  const CollectionReport report = importSome(3, u"Top 3.txt"_s);
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.puzzles, 3);
  GameStore store(path());
  const auto collections = store.library().collections();
  ASSERT_EQ(collections->size(), 1U);
  EXPECT_EQ(collections->front(), (CollectionSummary{report.id, u"Top 3"_s, 3}));
  EXPECT_EQ(rows(u"SELECT number, cells FROM members JOIN puzzles ON id = puzzle ORDER BY number"_s),
            (QStringList{u"1|"_s + puzzleText(1), u"2|"_s + puzzleText(2), u"3|"_s + puzzleText(3)}));
}

TEST_F(CollectionTest, WhatIsNoPuzzleIsToldWithItsLineAndReason) {
  QByteArray clash = puzzleText(2);
  clash.replace(0, 2, "55");
  const QByteArray empty(81, '.');
  const CollectionReport report =
      import(u"Mixed.txt"_s, "# a comment\n" + puzzleText(1) + "\nnonsense\n" + clash + '\n' + empty + '\n' +
                                 puzzleText(1) + "\n" + puzzleText(3) + '\n');
  EXPECT_EQ(report.puzzles, 2);
  EXPECT_EQ(report.duplicates, 1);
  EXPECT_EQ(report.faults, 3);
  ASSERT_EQ(report.complaints.size(), 3);
  EXPECT_TRUE(report.complaints[0].startsWith(u"line 3"_s)) << qPrintable(report.complaints[0]);
  EXPECT_TRUE(report.complaints[1].startsWith(u"line 4"_s)) << qPrintable(report.complaints[1]);
  EXPECT_TRUE(report.complaints[2].startsWith(u"line 5"_s)) << qPrintable(report.complaints[2]);
  for (const char* part : {"Mixed: 2 puzzles imported.", "More than once in the file: 1.", "No puzzles: 3."})
    EXPECT_TRUE(report.toText().contains(QLatin1String(part))) << qPrintable(report.toText());
}

TEST_F(CollectionTest, WhatIsNoPuzzleIsToldInThePlayersLanguage) {
  const BracketedWords language;
  const QByteArray empty(81, '.');
  const CollectionReport report =
      import(u"Mixed.txt"_s, puzzleText(1) + '\n' + puzzleText(2).first(80) + '\n' + empty + '\n');
  EXPECT_EQ(report.complaints, (QStringList{u"[line 2, column 81: [only 80 cells of 81]]"_s,
                                            u"[line 3: [more than one solution]]"_s}));
}

TEST_F(CollectionTest, AFileWithoutPuzzlesLeavesNoCollection) {
  for (const QByteArray& text : {QByteArray("nothing here\n"), QByteArray()}) {
    const CollectionReport report = import(u"None.txt"_s, text);
    EXPECT_EQ(report.id, 0);
    EXPECT_NE(report.failure, QString());
  }
  EXPECT_NE(importCollection(path(), m_files.filePath(u"missing.txt"_s)).failure, QString());
  EXPECT_NE(importCollection(path(), m_files.path()).failure, QString());
  EXPECT_TRUE(GameStore(path()).library().collections()->empty());
  ratePuzzles(path());
  EXPECT_TRUE(rows(u"SELECT * FROM collections"_s).isEmpty());
}

TEST_F(CollectionTest, APuzzleOfTwoCollectionsIsKeptOnce) {
  importSome(3, u"A.txt"_s);
  importSome(4, u"B.txt"_s);
  EXPECT_EQ(rows(u"SELECT count(*) FROM puzzles"_s), QStringList(u"4"_s));
  EXPECT_EQ(rows(u"SELECT count(*) FROM members"_s), QStringList(u"7"_s));
}

TEST_F(CollectionTest, TheSameFileAgainIsAskedAbout) {
  const qint64 id = importSome(3).id;
  const CollectionSummary there{id, u"Some"_s, 3};
  const QByteArray first = puzzleText(1) + '\n';
  // A collection is recognized by its name, or by the puzzles it begins with.
  for (const QString& name : {u"some.txt"_s, u"Renamed.txt"_s}) {
    const CollectionReport report = prepareCollection(path(), {file(name, first + puzzleText(7) + '\n')});
    EXPECT_EQ(report.same, there) << qPrintable(name);
    EXPECT_EQ(report.id, 0);
    EXPECT_EQ(report.failure, QString());
  }
  EXPECT_EQ(prepareCollection(path(), {file(u"Others.txt"_s, puzzleText(2) + '\n')}).same, std::nullopt);
  EXPECT_EQ(GameStore(path()).library().collections()->size(), 1U);
}

TEST_F(CollectionTest, WhatIsNewIsAddedBehindWhatIsThere) {
  const qint64 id = importSome(3).id;
  const QString more =
      file(u"More.txt"_s, puzzleText(2) + '\n' + puzzleText(5) + '\n' + puzzleText(4) + '\n');
  const CollectionReport report = prepareCollection(path(), {more, SameCollection::Add, id});
  EXPECT_EQ(report.id, id);
  EXPECT_EQ(report.toText(), u"More: 2 new puzzles imported. There already: 1."_s);
  EXPECT_EQ(
      rows(
          u"SELECT number, cells FROM members JOIN puzzles ON id = puzzle WHERE number > 3 ORDER BY number"_s),
      (QStringList{u"4|"_s + puzzleText(5), u"5|"_s + puzzleText(4)}));
  const CollectionReport again = prepareCollection(path(), {more, SameCollection::Add, id});
  EXPECT_EQ(again.id, id);
  EXPECT_EQ(again.puzzles, 0);
  EXPECT_EQ(GameStore(path()).library().collections()->front().puzzles, 5);
}

TEST_F(CollectionTest, AnAdditionThatIsStoppedIsTakenBack) {
  const qint64 id = importSome(3).id;
  const QStringList before = rows(u"SELECT * FROM members"_s);
  QByteArray text;
  for (int puzzle = 0; puzzle < 150; ++puzzle) {
    QByteArray line = puzzleText(static_cast<std::uint64_t>(1 + puzzle % 10));
    for (char& cell : line)
      if (cell != '.') cell = static_cast<char>('1' + (cell - '1' + 1 + puzzle / 10) % 9);
    text += line + '\n';
  }
  std::stop_source stopper;
  const auto stopLate = [&stopper](double part) {
    if (part > 0.95) stopper.request_stop();
  };
  const CollectionReport report = prepareCollection(
      path(), {file(u"Long.txt"_s, text), SameCollection::Add, id}, stopLate, stopper.get_token());
  EXPECT_EQ(report.id, 0);
  EXPECT_TRUE(stopper.stop_requested());
  EXPECT_EQ(rows(u"SELECT * FROM members"_s), before);
  EXPECT_EQ(rows(u"SELECT count(*) FROM puzzles"_s), QStringList(u"3"_s));
}

TEST_F(CollectionTest, TooManyPuzzlesAreToldBeforeAnythingIsWritten) {
  QFile list(m_files.filePath(u"Million.txt"_s));
  ASSERT_TRUE(list.open(QIODevice::WriteOnly));
  const QByteArray thousand = (puzzleText(1) + '\n').repeated(1000);
  for (int part = 0; part < kMostInCollection / 1000; ++part) list.write(thousand);
  list.write(puzzleText(2) + '\n');
  list.close();
  const CollectionReport report = importCollection(path(), list.fileName());
  EXPECT_EQ(report.failure, u"it has 1,000,001 puzzles, and a collection at most 1,000,000"_s);
  EXPECT_TRUE(GameStore(path()).library().collections()->empty());
}

TEST_F(CollectionTest, ALargeListIsReadInPieces) {
  // Lines that are not puzzles take little time and memory, and the numbers of lines are those in the file.
  const QByteArray filler = (QByteArray(200, '#') + '\n').repeated(1000);
  QFile list(m_files.filePath(u"Large.txt"_s));
  ASSERT_TRUE(list.open(QIODevice::WriteOnly));
  list.write(puzzleText(1) + '\n');
  for (int part = 0; part < 130; ++part) list.write(filler);
  list.write("nonsense\n" + puzzleText(2));
  list.close();
  const CollectionReport report = importCollection(path(), list.fileName());
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.puzzles, 2);
  ASSERT_EQ(report.complaints.size(), 1);
  EXPECT_TRUE(report.complaints.front().startsWith(u"line 130002"_s))
      << qPrintable(report.complaints.front());
}

TEST_F(CollectionTest, AnImportThatIsStoppedAtOnceFailsForNoReason) {
  std::stop_source stopper;
  stopper.request_stop();
  const CollectionReport report =
      importCollection(path(), file(u"Some.txt"_s, puzzleText(1)), {}, stopper.get_token());
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.puzzles, 0);
  EXPECT_EQ(report.id, 0);
}

TEST_F(CollectionTest, AnImportThatIsStoppedLeavesNothingBehind) {
  constexpr int kPuzzles = 300;  // more than are written in one transaction
  importSome(2, u"Kept.txt"_s);
  const QStringList before = Intruder(path()).contents();
  QByteArray text;
  for (int puzzle = 0; puzzle < kPuzzles; ++puzzle) {
    // Puzzles that become each other by a permutation of the digits.
    QByteArray line = puzzleText(static_cast<std::uint64_t>(1 + puzzle % 10));
    for (char& cell : line)
      if (cell != '.') cell = static_cast<char>('1' + (cell - '1' + puzzle / 10) % 9);
    text += line + '\n';
  }
  std::stop_source stopper;
  const auto stopLate = [&stopper](double part) {
    if (part > 0.95) stopper.request_stop();
  };
  const CollectionReport report =
      importCollection(path(), file(u"Long.txt"_s, text), stopLate, stopper.get_token());
  EXPECT_EQ(report.id, 0);
  EXPECT_TRUE(stopper.stop_requested());
  EXPECT_NE(rows(u"SELECT count(*) FROM collections"_s), QStringList(u"1"_s)) << "it was not under way";
  EXPECT_EQ(GameStore(path()).library().collections()->size(), 1U);
  ratePuzzles(path(), stopper.get_token());  // stopped at once, so that it only clears away
  EXPECT_NE(rows(u"SELECT state FROM collections"_s).size(), 0);
  ratePuzzles(path());
  EXPECT_EQ(rows(u"SELECT cells FROM puzzles"_s).size(), 2);
  EXPECT_EQ(rows(u"SELECT * FROM members"_s).size(), 2);
  EXPECT_EQ(rows(u"SELECT * FROM collections"_s).size(), 1);
}

TEST_F(CollectionTest, AnImportUnderWayIsNotClearedAway) {
  qint64 id = 0;
  {
    GameDatabase database(path(), std::chrono::hours(1));
    ASSERT_EQ(database.open(), GameDatabase::State::Usable);
    database.inTransaction([&] {
      id = addCollection(database, {UniqueId::make(), 1, 1, u"On its way"_s, {}}).value_or(0);
      return id != 0;
    });
  }
  {
    const FileLock lock(importLockOf(path(), id));
    ratePuzzles(path());
    EXPECT_EQ(rows(u"SELECT name FROM collections"_s), QStringList(u"On its way"_s));
  }
  ratePuzzles(path());
  EXPECT_TRUE(rows(u"SELECT name FROM collections"_s).isEmpty());
}

TEST_F(CollectionTest, TheLibraryImportsAndTellsHowFarItIs) {
  GameStore store(path());
  Library library(store.library());
  QSignalSpy changed(&library, &Library::changed);
  QSignalSpy imported(&library, &Library::imported);
  library.importCollection({file(u"One.txt"_s, puzzleText(1))});
  EXPECT_TRUE(library.isImporting());
  ASSERT_TRUE(imported.wait());
  EXPECT_FALSE(library.isImporting());
  EXPECT_EQ(changed.size(), 1);
  EXPECT_EQ(library.collections().size(), 1U);
}

TEST_F(CollectionTest, ACancelledImportIsNeverSeen) {
  GameStore store(path());
  Library library(store.library());
  QSignalSpy imported(&library, &Library::imported);
  QSignalSpy cancelled(&library, &Library::importCancelled);
  library.importCollection({file(u"One.txt"_s, puzzleText(1))});
  library.cancelImport();
  EXPECT_EQ(cancelled.size(), 1);
  EXPECT_FALSE(library.isImporting());
  library.importCollection({file(u"Two.txt"_s, puzzleText(2))});
  ASSERT_TRUE(imported.wait());
  EXPECT_EQ(imported.size(), 1);
  ASSERT_EQ(library.collections().size(), 1U);
  EXPECT_EQ(library.collections().front().name, u"Two"_s);
}

TEST_F(CollectionTest, WhatIsOnlyPreparedIsNotSeenAndGoesWithItsClaim) {
  CollectionReport report = prepareCollection(path(), {file(u"One.txt"_s, puzzleText(1))});
  EXPECT_GT(report.id, 0);
  ratePuzzles(path());
  EXPECT_TRUE(GameStore(path()).library().collections()->empty());
  EXPECT_EQ(rows(u"SELECT * FROM members"_s).size(), 1);
  report.claim.reset();
  ratePuzzles(path());
  EXPECT_TRUE(rows(u"SELECT * FROM members"_s).isEmpty());
}

}  // namespace
}  // namespace sudoku
