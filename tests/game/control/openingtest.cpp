#include <memory>
#include <span>

#include <QFile>
#include <QSignalSpy>

#include "../../patience.h"
#include "../base/workers.h"
#include "game/control/gamecontroller.h"
#include "game/play/gamerecord.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

/// Tests of opening, saving and requesting, with a game of kPuzzle in progress.
class OpeningTest : public FolderTest {
 protected:
  OpeningTest() {
    m_controller.start(puzzle());
    m_game.play(Move::enter(kOpen, Digit(4)));
    // Later remarks on the puzzle that was opened are not the message waited for.
    const auto take = [this](const QString& message) {
      if (!message.contains("One solution.")) m_message = message;
    };
    QObject::connect(&m_controller.messages(), &PlayerMessages::reported, take);
    QObject::connect(&m_controller.messages(), &PlayerMessages::failed, take);
  }

  /// Opens a text, and waits for the answer.
  std::string open(const QByteArray& text) {
    m_message.clear();
    m_controller.session().openText(text, "Text");
    return message();
  }
  std::string openFile(const QString& path) {
    m_message.clear();
    m_controller.session().openFile(path);
    return message();
  }
  std::string choose(const PuzzleText& text, std::size_t index) {
    m_message.clear();
    m_controller.session().openPuzzle(text, index);
    return message();
  }
  std::string message() {
    EXPECT_TRUE(waitFor([this] { return !m_message.isEmpty(); }));
    return m_message.toStdString();
  }
  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
  QString m_message;
};

TEST_F(OpeningTest, ATextBeginsItsGameAndThePresentOneIsKept) {
  const GameState before = m_game.state();
  EXPECT_EQ(open(bytes(kSecondPuzzle)), "Text: opened.");
  EXPECT_EQ(m_game.state().puzzle, puzzle(kSecondPuzzle));
  EXPECT_EQ(m_game.position(), 0);
  m_controller.session().previousGame();
  EXPECT_EQ(m_game.state(), before);
}

TEST_F(OpeningTest, EntriesAndNotesComeAlongAndCanBeUndone) {
  m_game.play(Move::enter(kOther, Digit(9)));
  m_game.play(Move::setNote(Cell(5), Digit(8)));
  const GameState state = m_game.state();
  const std::string text = m_controller.session().textOf(Format::OpenSudoku);
  m_controller.start(puzzle(kSecondPuzzle));
  m_controller.start(puzzle());
  m_game.play(Move::clear(kOther));
  EXPECT_EQ(open(bytes(text)), "Text: opened.");
  EXPECT_EQ(m_game.state(), state);
  EXPECT_TRUE(m_game.canUndo());
  m_controller.session().previousGame();
  EXPECT_TRUE(m_game.state().board.isEmpty(kOther)) << "the other game of the puzzle is as it was";
}

TEST_F(OpeningTest, APuzzleThatWasBegunGoesOn) {
  const GameState before = m_game.state();
  m_controller.start(puzzle(kSecondPuzzle));
  EXPECT_EQ(open(bytes(kPuzzle)), "Text: you had begun this puzzle, and go on with it.");
  EXPECT_EQ(m_game.state(), before);
  const std::string text = m_controller.session().textOf(Format::OpenSudoku);
  EXPECT_EQ(open(bytes(text)), "Text: you had begun this puzzle, and go on with it.");
  EXPECT_EQ(m_game.position(), 1);
}

TEST_F(OpeningTest, AnotherGameOfThePuzzleKeepsItsClock) {
  StoredGame other = gameOf(puzzle(), {}, Level::Easy);
  other.append(Move::enter(kOther, Digit(9)));
  other.elapsedMs = 600'000;
  m_controller.start(other);
  m_controller.start(puzzle(kSecondPuzzle));
  PuzzleRecord record = recordOf(GameState(puzzle()));
  record.board.set(kOther, Digit(6));
  EXPECT_EQ(open(QByteArray::fromStdString(write(Format::OpenSudoku, std::span(&record, 1)))),
            "Text: opened.");
  EXPECT_LT(m_controller.time().clock().elapsedMs(), 600'000);
  m_controller.session().previousGame();
  EXPECT_EQ(m_game.moves(), other.moves);
  EXPECT_EQ(m_controller.time().clock().elapsedMs(), 600'000);
}

TEST_F(OpeningTest, WhatIsNoPuzzleIsRefusedAndTheGameGoesOn) {
  const GameState before = m_game.state();
  QSignalSpy started(&m_game, &Game::started);
  EXPECT_EQ(open(bytes(kPuzzle.substr(0, 80))),
            "Text: line 1 is not a puzzle: only 80 cells of 81 (column 81)");
  EXPECT_EQ(open(QByteArray(81, '.')),
            "Text: line 1: more than one solution. The solutions differ in 81 cells.");
  EXPECT_EQ(open("12345678." + QByteArray(8, '.') + '9' + QByteArray(63, '.')), "Text: line 1: no solution");
  EXPECT_EQ(open("55" + QByteArray(79, '.')),
            "Text: line 1 is not a puzzle: 5 stands twice in row 1: r1c1 and r1c2 (column 2)");
  EXPECT_EQ(open("\n\n"), "Text: line 1: no puzzle in it");
  EXPECT_EQ(openFile(m_folder.filePath("none.sdk")), "none.sdk: no such file");
  EXPECT_EQ(started.count(), 0);
  EXPECT_EQ(m_game.state(), before);
}

TEST_F(OpeningTest, SeveralPuzzlesAreToBeChosenFrom) {
  const QByteArray text = bytes(kSecondPuzzle) + '\n' + bytes(kPuzzle) + "\n53..7\n";
  PuzzleText several;
  QObject::connect(&m_controller.session(), &GameSession::choiceNeeded,
                   [&several](const PuzzleText& read) { several = read; });
  m_controller.session().openText(text, "Text");
  ASSERT_TRUE(waitFor([&several] { return !several.puzzles.empty(); }));
  EXPECT_EQ(several.puzzles.size(), 3);
  EXPECT_EQ(m_game.state().puzzle, puzzle());
  EXPECT_EQ(choose(several, 0), "Text: opened.");
  EXPECT_EQ(m_game.state().puzzle, puzzle(kSecondPuzzle));
  EXPECT_EQ(choose(several, 2), "Text: line 3 is not a puzzle: only 5 cells of 81 (column 6)");
  EXPECT_EQ(m_game.state().puzzle, puzzle(kSecondPuzzle));
}

TEST_F(OpeningTest, OfBrokenPuzzlesAloneTheFirstIsExplained) {
  EXPECT_EQ(open("53..7\n6..1\n"), "Text: line 1 is not a puzzle: only 5 cells in this row (column 6)");
}

TEST_F(OpeningTest, AnIdOpensItsPuzzleWithItsNumber) {
  const QString id = "1-backtracking-all-180-48213";
  EXPECT_EQ(open(id.toUtf8()), "Text: opened.");
  EXPECT_EQ(m_game.puzzleId(), id);
  EXPECT_EQ(m_game.puzzleIdOrCells(), id);
  open(bytes(kSecondPuzzle));
  EXPECT_EQ(m_game.puzzleIdOrCells().toStdString(), toPackedId(puzzle(kSecondPuzzle).givens));
}

TEST_F(OpeningTest, AGameBegunMeanwhileDropsWhatIsBeingRead) {
  m_controller.session().openText(bytes(kSecondPuzzle), "Text");
  m_controller.start(puzzle());
  finishWork(m_controller);
  EXPECT_EQ(m_game.state().puzzle, puzzle());
}

TEST_F(OpeningTest, ASavedGameIsOpenedAsItWas) {
  m_game.play(Move::setNote(kOther, Digit(6)));
  const GameState state = m_game.state();
  const QString path = m_folder.filePath("game.opensudoku");
  m_controller.session().save(path, Format::OpenSudoku);
  EXPECT_EQ(m_message, "game.opensudoku: saved.");
  m_game.play(Move::clear(kOpen));
  EXPECT_EQ(openFile(path), "game.opensudoku: opened.");
  EXPECT_EQ(m_game.state(), state);
}

TEST_F(OpeningTest, FilesThatWereUsedAreRememberedOthersNot) {
  const QString saved = m_folder.filePath("game.opensudoku");
  m_controller.session().save(saved, Format::OpenSudoku);
  EXPECT_EQ(m_settings.recentFiles(), QStringList(saved));
  QFile other(m_folder.filePath("other.sdm"));
  QFile broken(m_folder.filePath("broken.sdm"));
  for (QFile* file : {&other, &broken}) ASSERT_TRUE(file->open(QIODevice::WriteOnly));
  other.write(bytes(kSecondPuzzle));
  broken.write(QByteArray(81, '.'));
  other.close();
  broken.close();
  EXPECT_EQ(openFile(other.fileName()), "other.sdm: opened.");
  EXPECT_EQ(m_settings.recentFiles(), QStringList({other.fileName(), saved}));
  EXPECT_EQ(openFile(broken.fileName()),
            "broken.sdm: line 1: more than one solution. The solutions differ in 81 cells.");
  m_controller.session().save(m_folder.filePath("none/game.sdm"), Format::Sdm);
  EXPECT_EQ(m_settings.recentFiles(), QStringList({other.fileName(), saved}));
  m_controller.preferences().clearRecentFiles();
  EXPECT_EQ(m_settings.recentFiles(), QStringList());
}

TEST_F(OpeningTest, TheFormatChosenLastIsRemembered) {
  m_controller.session().save(m_folder.filePath("game.sdk"), Format::Csv);
  EXPECT_EQ(m_settings.saveFormat(), Format::Csv);
  QFile file(m_folder.filePath("game.sdk"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll().toStdString(), m_controller.session().textOf(Format::Sdk)) << "the name decides";
}

TEST_F(OpeningTest, SavingSaysWhatAFormatCannotHoldAndWhatWentWrong) {
  m_controller.session().save(m_folder.filePath("game.txt"), Format::Line);
  EXPECT_EQ(m_message, "game.txt: saved, but this format cannot hold all entries and notes.");
  m_controller.session().save(m_folder.filePath("none/game.txt"), Format::Line);
  EXPECT_TRUE(m_message.startsWith("game.txt: not saved: ")) << m_message.toStdString();
}

TEST_F(OpeningTest, ARequestBeginsItsGameOrFails) {
  QSignalSpy started(&m_game, &Game::started);
  QSignalSpy failed(&m_controller.session(), &GameSession::requestFailed);
  m_controller.session().request(DailyRequest{std::chrono::year(2026) / 7 / 4, Level::Medium});
  ASSERT_TRUE(waitFor([&started] { return started.count() == 1; }));
  EXPECT_EQ(m_game.level(), Level::Medium);
  m_game.play(Move::enter(m_game.state().board.emptyCells().first(), Digit(1)));
  const GameState daily = m_game.state();
  m_controller.session().previousGame();
  m_controller.session().request(DailyRequest{std::chrono::year(2026) / 7 / 4, Level::Medium});
  ASSERT_TRUE(waitFor([&started] { return started.count() == 3; }));
  EXPECT_EQ(m_game.state(), daily) << "the puzzle of the day goes on";
  m_controller.session().request(IdRequest{toPackedId(Grid())});
  ASSERT_TRUE(waitFor([&failed] { return failed.count() == 1; }));
  EXPECT_EQ(m_game.state(), daily);
}

TEST_F(OpeningTest, ACancelledRequestBeginsNothing) {
  QSignalSpy started(&m_game, &Game::started);
  QSignalSpy failed(&m_controller.session(), &GameSession::requestFailed);
  m_controller.session().request(DailyRequest{std::chrono::year(2026) / 7 / 4, Level::Medium});
  m_controller.session().cancelRequest();
  finishWork(m_controller);
  EXPECT_EQ(started.count(), 0);
  EXPECT_EQ(failed.count(), 0);
}

}  // namespace
}  // namespace sudoku
