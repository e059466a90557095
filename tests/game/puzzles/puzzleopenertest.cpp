#include <optional>
#include <vector>

#include <QFile>
#include <QSignalSpy>
#include <QThread>

#include "../../patience.h"
#include "../base/workers.h"
#include "../control/gamefixture.h"
#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/play/gamerecord.h"
#include "game/puzzles/puzzleopener.h"

namespace sudoku {
namespace {

/// Tests with an opener whose games are collected and not played.
class PuzzleOpenerTest : public FolderTest {
 protected:
  PuzzleOpenerTest() {
    m_game.start(gameOf(puzzle(), {}, Level::Easy));
    for (const auto signal : {&PuzzleOpener::reported, &PuzzleOpener::failed})
      QObject::connect(&m_opener, signal, [this](const QString& message) { m_messages << message; });
  }

  bool begins(const StoredGame& game) {
    EXPECT_EQ(QThread::currentThread(), m_game.thread());
    m_begun.push_back(game);
    return m_goesOn;
  }
  /// Waits for the next message to the player.
  QString message() {
    EXPECT_TRUE(waitFor([this] { return !m_messages.isEmpty(); }));
    return m_messages.isEmpty() ? QString() : m_messages.takeFirst();
  }

  Game m_game;
  GameClock m_clock;
  bool m_goesOn = false;
  std::vector<StoredGame> m_begun;
  QStringList m_messages;
  PuzzleOpener m_opener{m_game, m_clock, [this](const StoredGame& game) { return begins(game); }};
};

TEST_F(PuzzleOpenerTest, ATextBeginsItsGameLaterAndRated) {
  m_opener.openText(bytes(kSecondPuzzle), "Text");
  EXPECT_TRUE(m_begun.empty());
  EXPECT_EQ(message(), "Text: opened.");
  ASSERT_EQ(m_begun.size(), 1U);
  EXPECT_EQ(m_begun.front().puzzle, puzzle(kSecondPuzzle));
  EXPECT_EQ(m_begun.front().level, levelOf(puzzle(kSecondPuzzle)));
}

TEST_F(PuzzleOpenerTest, ItSaysSoWhereAGameGoesOn) {
  m_goesOn = true;
  m_opener.openText(bytes(kPuzzle), "Text");
  EXPECT_EQ(message(), "Text: you had begun this puzzle, and go on with it.");
}

TEST_F(PuzzleOpenerTest, WhatThereIsToSayOfThePuzzleComesLater) {
  QSignalSpy judged(&m_opener, &PuzzleOpener::judged);
  m_opener.openText(bytes(kPuzzle), "Text");
  ASSERT_TRUE(judged.wait(kPatienceMs));
  EXPECT_EQ(
      judged.front().front().toString(),
      "Text: opened. One solution. Easy, with hidden single. SE 1.2, HoDoKu Easy 204. Some givens could go.");
}

TEST_F(PuzzleOpenerTest, WhatIsWrongIsSaidAndNothingBegins) {
  QSignalSpy used(&m_opener, &PuzzleOpener::fileUsed);
  m_opener.openFile(m_folder.filePath("none.sdk"));
  EXPECT_EQ(message(), "none.sdk: no such file");
  m_opener.openText("53..7\n6..1\n", "Text");
  EXPECT_EQ(message(), "Text: line 1 is not a puzzle: only 5 cells in this row (column 6)");
  EXPECT_TRUE(m_begun.empty());
  EXPECT_EQ(used.count(), 0);
}

TEST_F(PuzzleOpenerTest, AmongSeveralPuzzlesOneIsToBeChosen) {
  std::optional<PuzzleText> several;
  QObject::connect(&m_opener, &PuzzleOpener::choiceNeeded,
                   [&several](const PuzzleText& text) { several = text; });
  m_opener.openText(bytes(kSecondPuzzle) + "\n53..7\n", "Text");
  ASSERT_TRUE(waitFor([&several] { return several.has_value(); }));
  EXPECT_TRUE(m_begun.empty());
  m_opener.openPuzzle(*several, 0);
  EXPECT_EQ(message(), "Text: opened.");
  ASSERT_EQ(m_begun.size(), 1U);
  EXPECT_EQ(m_begun.front().puzzle, puzzle(kSecondPuzzle));
  m_opener.openPuzzle(*several, 1);
  EXPECT_EQ(message(), "Text: line 2 is not a puzzle: only 5 cells of 81 (column 6)");
  EXPECT_EQ(m_begun.size(), 1U);
}

TEST_F(PuzzleOpenerTest, OnlyTheLatestTextCountsAndNoneThatIsCancelled) {
  m_opener.openText(bytes(kPuzzle), "First");
  m_opener.openText(bytes(kSecondPuzzle), "Second");
  EXPECT_EQ(message(), "Second: opened.");
  m_opener.openText(bytes(kPuzzle), "Third");
  m_opener.request(IdRequest{"1-backtracking-all-180-48213"});
  m_opener.cancel();
  finishWork(m_opener);
  EXPECT_EQ(m_begun.size(), 1U);
  EXPECT_EQ(m_messages, QStringList());
}

TEST_F(PuzzleOpenerTest, ARequestBeginsItsGameOrFails) {
  QSignalSpy failed(&m_opener, &PuzzleOpener::requestFailed);
  m_opener.request(IdRequest{"1-backtracking-all-180-48213"});
  EXPECT_TRUE(m_begun.empty());
  ASSERT_TRUE(waitFor([this] { return !m_begun.empty(); }));
  EXPECT_EQ(m_begun.front().puzzleId, "1-backtracking-all-180-48213");
  m_opener.request(IdRequest{toPackedId(Grid())});
  ASSERT_TRUE(waitFor([&failed] { return failed.count() == 1; }));
  EXPECT_EQ(m_begun.size(), 1U);
  EXPECT_EQ(m_messages, QStringList());
}

TEST_F(PuzzleOpenerTest, SavingWritesPositionAndTime) {
  QSignalSpy used(&m_opener, &PuzzleOpener::fileUsed);
  m_game.play(Move::enter(Cell(2), Digit(4)));
  m_clock.setElapsedMs(4321);
  const QString path = m_folder.filePath("game.opensudoku");
  m_opener.save(path, Format::OpenSudoku);
  EXPECT_EQ(message(), "game.opensudoku: saved.");
  EXPECT_EQ(used.count(), 1);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().toStdString(), m_opener.textOf(Format::OpenSudoku));
  m_opener.openFile(path);
  EXPECT_EQ(message(), "game.opensudoku: opened.");
  ASSERT_EQ(m_begun.size(), 1U);
  EXPECT_EQ(positionOf(m_begun.front()), m_game.state());
  EXPECT_EQ(m_begun.front().elapsedMs, 4321);
  EXPECT_EQ(used.count(), 2);
}

TEST_F(PuzzleOpenerTest, TheNameDecidesTheFormatUnlessItSaysNothing) {
  EXPECT_EQ(formatForName("a.sdk", Format::OpenSudoku), Format::Sdk);
  EXPECT_EQ(formatForName("a.SS", Format::Line), Format::SimpleSudoku);
  EXPECT_EQ(formatForName("a.txt", Format::PencilMarks), Format::PencilMarks);
  EXPECT_EQ(formatForName("a.txt", Format::Csv), Format::Line);
  EXPECT_EQ(formatForName("a.puzzle", Format::Csv), Format::Csv);
  EXPECT_EQ(formatForName("a", Format::Csv), Format::Csv);
}

}  // namespace
}  // namespace sudoku
